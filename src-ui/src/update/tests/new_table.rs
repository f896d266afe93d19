//! The choices for a new table: what is offered, what reaches the host, what is remembered.

use super::*;
use crate::model::{NewTableForm, form::Rule};
use protocol::{AceKey, GameEnd, Level, Settings, games};

fn form(game: Game, mode: Mode) -> Model {
    let mut model = Model::new(vec!["es-ES".into()]);
    update(&mut model, Msg::Opened(Default::default()));
    update(&mut model, Msg::Saved(Vec::new()));
    update(&mut model, Msg::Choose(game, mode));
    model
}

fn pick(model: &mut Model, rules: &[Rule]) {
    for rule in rules {
        update(model, Msg::FormRule(*rule));
    }
}

/// The options and the kinds of players that the host is asked for.
fn dealt(model: &mut Model) -> (String, Vec<Kind>) {
    match &update(model, Msg::Deal)[..] {
        [Cmd::NewTable(setup), ..] => (setup.rules.to_string(), setup.seats.iter().map(|seat| seat.kind).collect()),
        other => panic!("no table was asked for: {other:?}"),
    }
}

#[test]
fn every_option_reaches_the_host() {
    let mut model = form(Game::Rummy, Mode::Computer);
    let end = Rule::End(GameEnd::Rounds(3));
    pick(&mut model, &[Rule::Seats(4), Rule::Ace(AceKey::High), Rule::GoOutAny(true), end]);
    let kinds = vec![Kind::Human, Kind::Medium, Kind::Medium, Kind::Medium];
    assert_eq!(dealt(&mut model), ("seats=4 ace=high rounds=3 go_out_any=true".into(), kinds));
    let mut model = form(Game::Rummy500, Mode::SameDevice);
    pick(&mut model, &[Rule::Hand(10), Rule::Jokers(2), Rule::End(GameEnd::Target(250))]);
    assert_eq!(dealt(&mut model), ("hand=10 jokers=2 target=250".into(), vec![Kind::Human; 2]));
}

#[test]
fn whatever_is_offered_makes_a_table() {
    for game in Game::ALL {
        for seats in games::Choices::of(game, 2).seats {
            let mut form = NewTableForm { game, ..NewTableForm::default() };
            form.choose(Rule::Seats(*seats));
            for offer in form.seats_offer().into_iter().chain(form.offers()) {
                assert!(offer.values.contains(&offer.chosen), "{game} {seats}: {offer:?}");
                for rule in offer.values {
                    let mut chosen = form.clone();
                    chosen.choose(rule);
                    let offers: Vec<Rule> =
                        chosen.seats_offer().into_iter().chain(chosen.offers()).map(|offer| offer.chosen).collect();
                    assert!(offers.contains(&rule), "{game} {seats}: {rule:?} is chosen");
                    assert_eq!(chosen.setup().seats.len(), usize::from(chosen.law().seats));
                }
            }
        }
    }
}

#[test]
fn points_and_rounds_are_one_choice() {
    let mut model = form(Game::Rummy, Mode::Computer);
    pick(&mut model, &[Rule::End(GameEnd::Rounds(3)), Rule::End(GameEnd::Target(50))]);
    assert_eq!(model.form.rules.to_string(), "target=50");
    pick(&mut model, &[Rule::End(GameEnd::Rounds(1))]);
    assert_eq!(model.form.law().game_end, GameEnd::Rounds(1));
}

#[test]
fn fewer_seats_keep_what_was_typed_and_lose_what_they_have_not() {
    let mut model = form(Game::Rummy500, Mode::SameDevice);
    pick(&mut model, &[Rule::Hand(10), Rule::Jokers(2), Rule::Seats(7)]);
    assert_eq!(model.form.rules.to_string(), "seats=7 jokers=2", "only two choose their hand");
    update(&mut model, Msg::FormName(Seat(6), "Ana".into()));
    pick(&mut model, &[Rule::Seats(2), Rule::Seats(7)]);
    assert_eq!(model.form.setup().seats[6].name, "Ana");
}

#[test]
fn on_this_device_the_game_is_chosen_too_and_who_plays_stays() {
    let mut model = form(Game::Rummy500, Mode::Computer);
    update(&mut model, Msg::Deal);
    update(&mut model, Msg::LeaveTable);
    update(&mut model, Msg::Saved(Vec::new()));
    update(&mut model, Msg::ChooseAny(Mode::SameDevice));
    let chosen = |model: &Model| (model.form.game, model.form.mode, model.form.any_game);
    assert_eq!(chosen(&model), (Game::Rummy500, Mode::SameDevice, true), "the last one is chosen before any tap");
    update(&mut model, Msg::FormName(Seat(1), "Ana".into()));
    update(&mut model, Msg::FormGame(Game::Rummy));
    assert_eq!(chosen(&model), (Game::Rummy, Mode::SameDevice, true));
    assert_eq!(model.form.setup().seats[1].name, "Ana");
    update(&mut model, Msg::Options(Game::Rummy));
    assert!(!model.form.any_game, "the picture of a game has chosen it");
}

#[test]
fn two_of_one_name_are_told_apart() {
    let named = |typed: &[&str]| {
        let mut model = form(Game::Rummy500, Mode::SameDevice);
        pick(&mut model, &[Rule::Seats(typed.len() as u8)]);
        for (seat, name) in typed.iter().enumerate() {
            update(&mut model, Msg::FormName(Seat(seat as u8), (*name).into()));
        }
        model.form.setup().seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>()
    };
    assert_eq!(named(&["Ana", "ana ", "", "Ana", ""]), ["Ana", "ana 2", "", "Ana 3", ""]);
    assert_eq!(named(&["Ana", "Ana", "Ana 2"]), ["Ana", "Ana 3", "Ana 2"], "whoever is called so stays so");
    let long = "n".repeat(24);
    assert_eq!(named(&[&long, &long])[1], format!("{} 2", "n".repeat(22)));
}

#[test]
fn computers_play_alike_or_each_its_own_level() {
    let mut model = form(Game::Rummy500, Mode::Computer);
    pick(&mut model, &[Rule::Seats(4)]);
    update(&mut model, Msg::FormLevel(Level::Hard));
    update(&mut model, Msg::FormApart(true));
    update(&mut model, Msg::FormSeatLevel(Seat(2), Level::Easy));
    let kinds = vec![Kind::Human, Kind::Hard, Kind::Easy, Kind::Hard];
    assert_eq!(dealt(&mut model.clone()).1, kinds);
    assert_eq!(model.form.common_level(), None);
    let mut alike = model.clone();
    update(&mut alike, Msg::FormLevel(Level::Medium));
    assert_eq!((alike.form.common_level(), dealt(&mut alike).1[2]), (Some(Level::Medium), Kind::Medium));
    update(&mut model, Msg::FormApart(false));
    assert_eq!(dealt(&mut model).1[2], Kind::Hard);
}

#[test]
fn the_choices_of_each_game_are_remembered() {
    let mut model = form(Game::Rummy500, Mode::Computer);
    pick(&mut model, &[Rule::Seats(3), Rule::Jokers(2)]);
    update(&mut model, Msg::FormApart(true));
    update(&mut model, Msg::FormSeatLevel(Seat(1), Level::Easy));
    let commands = update(&mut model, Msg::Deal);
    let [Cmd::NewTable(first), Cmd::KeepChoices(kept)] = &commands[..] else { panic!("{commands:?}") };
    let text = serde_json::to_string(kept).expect("settings");
    let again: Settings = serde_json::from_str(&text).expect("settings");
    assert_eq!(NewTableForm::last_played(&again, Game::Rummy500).setup(), *first);
    assert_eq!(NewTableForm::last_played(&again, Game::Rummy).setup().seats.len(), 2);
    assert_eq!(again.last_game(), Game::Rummy500);
}

/// What the first release kept of a game, and options that no game has.
#[test]
fn settings_of_other_releases_still_load() {
    let old = r#"{"last":[{"game":"rummy100","mode":"same_device","level":"hard","names":["Ana","Bruno"]}]}"#;
    let settings: Settings = serde_json::from_str(old).expect("settings");
    let form = NewTableForm::last_played(&settings, Game::Rummy100);
    assert_eq!((form.mode, form.level, form.apart), (Mode::SameDevice, Level::Hard, None));
    assert_eq!(form.setup().seats[1].name, "Bruno");
    let odd = r#"{"last":[{"game":"rummy","mode":"computer","rules":{"seats":9},"level":"easy","names":[]}]}"#;
    let settings: Settings = serde_json::from_str(odd).expect("settings");
    assert_eq!(NewTableForm::last_played(&settings, Game::Rummy).setup().seats.len(), 2);
}
