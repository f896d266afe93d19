//! Opening, replacing and losing tables; settings.

use super::*;
use crate::{
    model::{Banner, Newer, Screen, Sheet, Showing, form::Rule},
    msg::Setting,
};
use protocol::{Fault, FaultCode, Language, Level, Saved, SavedState, Summary, Theme, Trouble};

fn home(saved: Vec<Saved>) -> Model {
    let mut model = Model::new(vec!["es-ES".into()]);
    update(&mut model, Msg::Opened(Default::default()));
    update(&mut model, Msg::Saved(saved));
    model
}

fn saved(mode: Mode, state: SavedState) -> Saved {
    Saved { mode, game: Game::Rummy100, state }
}

fn summary(game_over: bool) -> SavedState {
    SavedState::Table(Summary {
        names: vec![String::new(); 2],
        kinds: vec![Kind::Human, Kind::Hard],
        scores: vec![3, 4],
        round: 2,
        turn: Seat(0),
        round_over: game_over,
        game_over,
    })
}

const GAME: Game = Game::Rummy100;

/// The kind of the table that was asked for, new or saved.
fn asked(commands: &[Cmd]) -> (&'static str, Mode) {
    match commands {
        [Cmd::NewTable(setup), ..] => ("new", setup.mode),
        [Cmd::OpenTable(mode, GAME)] => ("saved", *mode),
        other => panic!("no table was asked for: {other:?}"),
    }
}

#[test]
fn the_first_draw_is_the_second_tap() {
    let mut model = home(Vec::new());
    assert_eq!(asked(&update(&mut model, Msg::Start(GAME))), ("new", Mode::Computer));
    assert_eq!(model.showing(), Showing::Waiting);
    push(&mut model, Push::Welcome(welcome(Mode::Computer, view(Phase::Draw, "Kd 2s"))));
    assert_eq!(moves(&update(&mut model, Msg::TapStock)), ["draw"]);
}

#[test]
fn a_picture_goes_on_with_the_table_there_is_or_deals_a_new_one() {
    let mut running = home(vec![saved(Mode::Computer, summary(false))]);
    assert_eq!(asked(&update(&mut running, Msg::Start(GAME))), ("saved", Mode::Computer));
    let mut shared = home(vec![saved(Mode::SameDevice, summary(false))]);
    assert_eq!(asked(&update(&mut shared, Msg::Start(GAME))), ("saved", Mode::SameDevice));
    let mut over = home(vec![saved(Mode::Computer, summary(true))]);
    assert_eq!(asked(&update(&mut over, Msg::Start(GAME))), ("new", Mode::Computer));
    let mut damaged = home(vec![saved(Mode::Computer, SavedState::Damaged)]);
    assert_eq!(update(&mut damaged, Msg::Start(GAME)), []);
    assert!(matches!(damaged.sheet, Some(Sheet::Unreadable { .. })));
}

#[test]
fn against_the_computer_whatever_was_played_last() {
    let mut model = home(vec![saved(Mode::SameDevice, summary(false))]);
    assert_eq!(asked(&update(&mut model, Msg::Quick(GAME))), ("new", Mode::Computer));
    let mut running = home(vec![saved(Mode::Computer, summary(false))]);
    assert_eq!(asked(&update(&mut running, Msg::Quick(GAME))), ("saved", Mode::Computer));
}

#[test]
fn the_options_last_used_are_kept_and_used_again() {
    let mut model = home(Vec::new());
    update(&mut model, Msg::Options(GAME));
    assert_eq!((model.screen, model.form.mode), (Screen::NewTable, Mode::Computer));
    update(&mut model, Msg::FormMode(Mode::SameDevice));
    update(&mut model, Msg::FormName(Seat(0), "Ana".into()));
    let commands = update(&mut model, Msg::Deal);
    let [Cmd::NewTable(_), Cmd::KeepChoices(kept)] = &commands[..] else { panic!("{commands:?}") };
    let mut again = Model::new(vec!["es-ES".into()]);
    update(&mut again, Msg::Opened(kept.clone()));
    update(&mut again, Msg::Saved(Vec::new()));
    let commands = update(&mut again, Msg::Start(GAME));
    let [Cmd::NewTable(setup)] = &commands[..] else { panic!("what is kept already is not kept anew: {commands:?}") };
    assert_eq!((setup.mode, setup.seats[0].name.as_str()), (Mode::SameDevice, "Ana"));
}

#[test]
fn a_level_chosen_at_the_table_is_used_again() {
    let mut model = playing("Kd 2s");
    update(&mut model, Msg::SetLevel(Seat(1), Level::Easy));
    update(&mut model, Msg::LeaveTable);
    update(&mut model, Msg::Saved(vec![saved(Mode::Computer, summary(true))]));
    let commands = update(&mut model, Msg::Start(GAME));
    assert!(matches!(&commands[..], [Cmd::NewTable(setup)] if setup.seats[1].kind == Kind::Easy), "{commands:?}");
}

/// Whatever a new table of that game would be like.
#[test]
fn one_level_more_is_kept_with_the_others_of_its_table() {
    let mut model = playing("Kd 2s");
    let computer = |seat, kind| RosterSeat { seat: Seat(seat), name: String::new(), kind };
    let mut four = roster(Mode::Computer);
    four.seats.extend([computer(2, Kind::Easy), computer(3, Kind::Hard)]);
    push(&mut model, Push::Roster(four.clone()));
    let kept = |model: &Model| {
        let last = model.settings.last_played(GAME).expect("choices");
        (last.level, last.levels.iter().take(3).copied().collect::<Vec<_>>())
    };
    update(&mut model, Msg::SetLevel(Seat(3), Level::Medium));
    assert_eq!(kept(&model).1, [Level::Hard, Level::Easy, Level::Medium]);
    update(&mut model, Msg::SetLevel(Seat(2), Level::Hard));
    assert_eq!(kept(&model), (Level::Hard, vec![]), "all play alike");
}

#[test]
fn a_table_just_left_is_never_replaced_unasked() {
    let mut model = playing("Kd 2s");
    model.saved = Some(Vec::new());
    assert_eq!(update(&mut model, Msg::LeaveTable), [Cmd::CloseTable, Cmd::ReadSaved]);
    for early in [Msg::Start(GAME), Msg::Quick(GAME), Msg::Deal] {
        assert_eq!(update(&mut model, early), [], "what lies saved is not known yet");
    }
    update(&mut model, Msg::Saved(vec![saved(Mode::Computer, summary(false))]));
    assert_eq!(asked(&update(&mut model, Msg::Start(GAME))), ("saved", Mode::Computer));
}

#[test]
fn twenty_taps_open_one_table() {
    let mut model = home(Vec::new());
    let all: Vec<Cmd> = (0..20).flat_map(|_| update(&mut model, Msg::Deal)).collect();
    assert_eq!(all.iter().filter(|command| matches!(command, Cmd::NewTable(_))).count(), 1);
}

#[test]
fn the_form_becomes_the_table_that_was_chosen() {
    let mut model = home(Vec::new());
    update(&mut model, Msg::Choose(Game::Rummy100, Mode::SameDevice));
    assert_eq!(model.screen, Screen::NewTable);
    update(&mut model, Msg::FormName(Seat(1), format!("  Bru|no{}", "o".repeat(40))));
    update(&mut model, Msg::FormName(Seat(7), "nobody".into()));
    let setup = model.form.setup();
    assert_eq!(setup.seats[0].name, "");
    assert_eq!((setup.seats[1].name.chars().count(), &setup.seats[1].name[..6]), (24, "Brunoo"));
    update(&mut model, Msg::FormMode(Mode::Computer));
    update(&mut model, Msg::FormLevel(Level::Hard));
    assert_eq!(model.form.setup().seats[1].kind, Kind::Hard);
}

#[test]
fn a_table_that_is_still_played_is_replaced_only_after_asking() {
    let mut model = home(vec![saved(Mode::Computer, summary(false))]);
    assert_eq!(update(&mut model, Msg::Deal), []);
    assert_eq!(model.sheet, Some(Sheet::AskReplace));
    assert_eq!(asked(&update(&mut model, Msg::DealAnyway)), ("new", Mode::Computer));
}

#[test]
fn what_cannot_be_read_says_so_and_is_not_opened() {
    for (state, newer) in [(SavedState::Damaged, Newer::Damaged), (SavedState::Newer, Newer::Newer)] {
        let mut model = home(vec![saved(Mode::Computer, state)]);
        assert_eq!(update(&mut model, Msg::Continue(Mode::Computer, Game::Rummy100)), []);
        assert!(matches!(model.sheet, Some(Sheet::Unreadable { newer: shown, .. }) if shown == newer));
    }
}

#[test]
fn a_failed_call_is_said_in_words_and_leaves_no_empty_table() {
    let mut model = home(Vec::new());
    update(&mut model, Msg::Quick(GAME));
    let fault = Fault::new(FaultCode::Damaged, "torn");
    assert_eq!(update(&mut model, Msg::Failed(fault.clone())), [Cmd::ReadSaved]);
    assert_eq!((model.screen, &model.sheet, model.waiting), (Screen::Home, &Some(Sheet::Fault(fault)), true));
    let mut seated = playing("Kd 2s");
    choose(&mut seated, "Kd");
    update(&mut seated, Msg::Discard);
    update(&mut seated, Msg::Failed(Fault::new(FaultCode::Storage, "")));
    assert!(table(&seated).pending.is_none() && seated.screen == Screen::Table);
}

#[test]
fn a_table_that_goes_on_in_another_tab_is_left() {
    let mut model = playing("Kd 2s");
    assert_eq!(update(&mut model, Msg::Lost(Fault::new(FaultCode::OtherTab, ""))), [Cmd::ReadSaved]);
    assert!(model.table.is_none() && matches!(model.sheet, Some(Sheet::Fault(_))));
}

#[test]
fn troubles_stay_as_lines_until_they_are_over() {
    let mut model = playing("Kd 2s");
    for _ in 0..2 {
        push(&mut model, Push::Trouble(Trouble::NotSaved));
    }
    assert_eq!(model.banner, Some(Banner::NotSaved));
    push(&mut model, Push::Trouble(Trouble::NewerInPlace));
    let asked = update(&mut model, Msg::SetNewerAside(Mode::Computer, Game::Rummy100));
    assert_eq!(asked[0], Cmd::SetNewerAside(Mode::Computer, Game::Rummy100));
    assert_eq!(model.banner, Some(Banner::NewerInPlace), "it is not yet set aside");
    push(&mut model, Push::Trouble(Trouble::SavedAgain));
    assert_eq!(model.banner, None);
}

#[test]
fn a_table_that_could_not_be_saved_is_left_only_after_asking() {
    let mut model = playing("Kd 2s");
    push(&mut model, Push::Trouble(Trouble::NotSaved));
    for leaving in [Msg::LeaveTable, Msg::Back, Msg::Go(Screen::Home)] {
        assert_eq!(update(&mut model, leaving), []);
        assert_eq!((model.screen, model.sheet.take()), (Screen::Table, Some(Sheet::AskLeave)));
    }
    assert_eq!(update(&mut model, Msg::LeaveAnyway), [Cmd::CloseTable, Cmd::ReadSaved]);
}

#[test]
fn settings_take_effect_at_once_and_are_kept() {
    let mut model = home(Vec::new());
    let commands = update(&mut model, Msg::Set(Setting::Language(Some(Language::Pt))));
    assert_eq!(model.words.language(), Language::Pt);
    assert!(matches!(&commands[..], [Cmd::Look(_, Language::Pt), Cmd::KeepSettings(_)]));
    update(&mut model, Msg::Set(Setting::Theme(Theme::Dark)));
    update(&mut model, Msg::Set(Setting::Language(None)));
    assert_eq!((model.settings.theme, model.words.language()), (Theme::Dark, Language::Es));
}

#[test]
fn erasing_leaves_a_page_as_on_the_first_day() {
    let mut model = playing("Kd 2s");
    update(&mut model, Msg::Set(Setting::Theme(Theme::Dark)));
    assert_eq!(update(&mut model, Msg::EraseAll), [Cmd::CloseTable, Cmd::EraseAll]);
    update(&mut model, Msg::Erased);
    assert_eq!((model.screen, model.settings.theme, model.table.is_none()), (Screen::Home, Theme::System, true));
}

#[test]
fn about_leads_back_to_settings_and_these_to_the_table_they_were_opened_from() {
    let mut model = playing("Kd 2s");
    update(&mut model, Msg::Go(Screen::Settings));
    update(&mut model, Msg::Go(Screen::About));
    update(&mut model, Msg::Back);
    assert_eq!(model.screen, Screen::Settings);
    update(&mut model, Msg::Back);
    assert_eq!((model.screen, model.showing()), (Screen::Table, Showing::Table));
}

#[test]
fn a_page_without_a_host_says_so() {
    let mut model = Model::new(Vec::new());
    update(&mut model, Msg::NoHost);
    assert_eq!(model.screen, Screen::NoHost);
}

fn of(game: Game, mode: Mode) -> Saved {
    Saved { mode, game, state: summary(false) }
}

#[test]
fn the_game_played_last_is_the_one_that_goes_on() {
    let mut model = home(Vec::new());
    for game in Game::ALL {
        update(&mut model, Msg::Start(game));
        update(&mut model, Msg::LeaveTable);
        update(&mut model, Msg::Saved(Vec::new()));
    }
    let all = vec![of(Game::Rummy, Mode::Computer), of(Game::Rummy500, Mode::SameDevice)];
    update(&mut model, Msg::Saved(all));
    assert_eq!(model.last_under_way(), Some((Mode::SameDevice, Game::Rummy500)));
    let commands = update(&mut model, Msg::Continue(Mode::Computer, Game::Rummy));
    assert!(matches!(&commands[..], [Cmd::OpenTable(..), Cmd::KeepChoices(kept)] if kept.last_game() == Game::Rummy));
    assert_eq!(model.last_under_way(), Some((Mode::Computer, Game::Rummy)));
}

#[test]
fn the_rules_read_from_home_are_those_of_the_game_as_it_was_last_played() {
    let mut model = home(Vec::new());
    update(&mut model, Msg::Choose(Game::Rummy500, Mode::Computer));
    update(&mut model, Msg::FormRule(Rule::Seats(5)));
    update(&mut model, Msg::Deal);
    update(&mut model, Msg::LeaveTable);
    update(&mut model, Msg::RulesOf(Game::Rummy500));
    assert_eq!((&model.sheet, model.form.law().seats), (&Some(Sheet::Rules), 5));
    update(&mut model, Msg::RulesOf(Game::Rummy100));
    assert_eq!((&model.sheet, model.form.game), (&Some(Sheet::Rules), Game::Rummy100));
}

#[test]
fn each_computer_s_level_is_set_by_itself_and_the_sheet_stays_for_the_others() {
    let mut model = playing("Kd 2s");
    let mut three = roster(Mode::Computer);
    three.seats.push(RosterSeat { seat: Seat(2), name: String::new(), kind: Kind::Easy });
    push(&mut model, Push::Roster(three));
    update(&mut model, Msg::Open(Sheet::Level));
    let commands = update(&mut model, Msg::SetLevel(Seat(2), Level::Hard));
    let [Cmd::Send(Request::SetLevel(set)), ..] = &commands[..] else { panic!("{commands:?}") };
    assert_eq!((set.seat, set.level, &model.sheet), (Seat(2), Level::Hard, &Some(Sheet::Level)));
    let mut two = playing("Kd 2s");
    update(&mut two, Msg::Open(Sheet::Level));
    update(&mut two, Msg::SetLevel(Seat(1), Level::Hard));
    assert_eq!(two.sheet, None);
}
