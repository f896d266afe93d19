//! The curtain at a shared device.

use super::*;
use crate::model::{Lift, Screen, Sheet, Showing};

/// Whatever of the model could still show a card of the hand.
fn shows(model: &Model, text: &str) -> bool {
    let model = Model { words: Model::new(Vec::new()).words, ..model.clone() };
    format!("{model:?}").contains(text)
}

fn passed_on() -> Model {
    let mut model = seated(Mode::SameDevice, view(Phase::Play, "Kd 2s 7h"));
    choose(&mut model, "Kd");
    update(&mut model, Msg::Open(Sheet::Log));
    assert!(shows(&model, "Kd"));
    push(&mut model, Push::Curtain(curtain()));
    model
}

#[test]
fn the_curtain_leaves_nothing_of_any_hand_behind() {
    let model = passed_on();
    assert_eq!(model.showing(), Showing::Curtain);
    assert!(model.table.is_none() && model.sheet.is_none());
    assert!(!shows(&model, "Kd") && !shows(&model, "2s"));
}

#[test]
fn it_names_the_next_player_and_what_happened_in_three_lines() {
    let model = passed_on();
    let curtain = model.curtain.as_ref().expect("a curtain");
    assert_eq!(model.words.name(&curtain.next()), "Bruno");
    let lines: Vec<String> = curtain.since().iter().map(|line| model.words.say(&line.say)).collect();
    assert_eq!(lines[0], "Ana bajó 7♥ 8♥ 9♥, añadió 9♥ y descartó 5♠");
    assert!(lines.len() == 2 && lines[1].contains("mazo"));
    let seats: Vec<_> = curtain.seats().into_iter().map(|(player, score, count)| (player.name, score, count)).collect();
    assert_eq!(seats, [("Ana".into(), 57, 6), ("Bruno".into(), 42, 10)]);
}

#[test]
fn holding_or_two_taps_lift_it_for_the_next_player_once() {
    let mut model = passed_on();
    assert_eq!(update(&mut model.clone(), Msg::CurtainHeld), [Cmd::Sit(Seat(1))]);
    assert_eq!(update(&mut model, Msg::CurtainTap), []);
    assert_eq!(model.curtain.as_ref().map(|curtain| curtain.lift), Some(Lift::Tapped));
    assert_eq!(update(&mut model, Msg::CurtainTap), [Cmd::Sit(Seat(1))]);
    assert_eq!(update(&mut model, Msg::CurtainTap), []);
    assert_eq!(update(&mut model, Msg::CurtainHeld), []);
    push(&mut model, Push::Welcome(welcome(Mode::SameDevice, view(Phase::Draw, "3c"))));
    assert_eq!((model.showing(), model.curtain.is_none()), (Showing::Table, true));
}

#[test]
fn when_the_page_goes_out_of_sight_the_hand_is_gone_at_once() {
    let mut model = seated(Mode::SameDevice, view(Phase::Play, "Kd 2s 7h"));
    let drawn = Update { version: 5, events: vec![event("0 draw Kd")], view: view(Phase::Play, "Kd 2s 7h") };
    push(&mut model, Push::Update(drawn));
    assert_eq!(update(&mut model, Msg::PageHidden), [Cmd::Hide]);
    assert_eq!(model.showing(), Showing::Waiting);
    assert!(!shows(&model, "Kd"));
    assert_eq!(update(&mut model, Msg::PageHidden), []);
    push(&mut model, Push::Curtain(curtain()));
    assert_eq!((model.screen, model.showing()), (Screen::Table, Showing::Curtain));
}

#[test]
fn a_page_hidden_as_the_curtain_lifts_shows_no_hand_when_it_comes_back() {
    let mut model = passed_on();
    update(&mut model, Msg::CurtainHeld);
    assert_eq!(update(&mut model, Msg::PageHidden), [Cmd::Hide]);
    push(&mut model, Push::Welcome(welcome(Mode::SameDevice, view(Phase::Draw, "3c"))));
    assert!(model.showing() == Showing::Curtain && !shows(&model, "3c"));
    push(&mut model, Push::Curtain(curtain()));
    assert_eq!(update(&mut model, Msg::CurtainHeld), [Cmd::Sit(Seat(1))]);
}

#[test]
fn against_the_computer_there_is_no_curtain() {
    let mut model = playing("Kd 2s 7h");
    assert_eq!(update(&mut model, Msg::PageHidden), []);
    assert_eq!(update(&mut model, Msg::Hide), []);
    assert!(model.table.is_some());
}

#[test]
fn a_curtain_for_a_table_that_was_left_changes_nothing() {
    let mut model = passed_on();
    assert_eq!(update(&mut model, Msg::Back), [Cmd::CloseTable, Cmd::ReadSaved]);
    push(&mut model, Push::Curtain(curtain()));
    assert_eq!((model.screen, model.curtain.is_none()), (Screen::Home, true));
}
