//! Which message a key stands for on which screen.

use super::{dig, round_end::over, *};
use crate::{
    keys::{Direction, On, Stroke, direction, listed, said},
    model::{RoundPage, Screen, Sheet},
    msg::{Arranging, Handling, Setting},
};
use cards::Nudge;
use protocol::Shortcuts;

fn stroke(key: &str, on: On) -> Stroke {
    Stroke { key: key.into(), shift: false, on }
}

fn press(model: &Model, key: &str) -> Option<Msg> {
    said(model, &stroke(key, On::Card))
}

/// Presses keys one after the other, as the page would hear them; what was asked of the table.
fn play(model: &mut Model, keys: &[&str]) -> Vec<String> {
    let mut asked = Vec::new();
    for key in keys {
        if let Some(msg) = press(model, key) {
            asked.extend(moves(&update(model, msg)));
        }
    }
    asked
}

fn drawing() -> Model {
    seated(Mode::Computer, view(Phase::Draw, "Kd 2s 7h"))
}

#[test]
fn a_turn_can_be_played_by_keys() {
    assert_eq!(play(&mut drawing(), &["d"]), ["draw"]);
    assert_eq!(play(&mut drawing(), &["t"]), ["take"]);
    assert_eq!(play(&mut drawing(), &["Enter"]), ["draw"]);
    let mut model = playing("7h 7s 7c Kd");
    for text in ["7h", "7s", "7c"] {
        update(&mut model, Msg::TapCard(card(text)));
    }
    assert_eq!(play(&mut model.clone(), &["m"]), ["meld 7h 7s 7c"]);
    assert_eq!(play(&mut model, &["Enter"]), ["meld 7h 7s 7c"]);
    let mut model = playing("7h Kd");
    update(&mut model, Msg::TapCard(card("Kd")));
    assert_eq!(play(&mut model.clone(), &["X"]), ["discard Kd"], "capitals are the same keys");
    assert_eq!(play(&mut model, &["Enter"]), ["discard Kd"]);
}

#[test]
fn the_key_that_takes_never_discards() {
    let mut model = playing("7h Kd");
    update(&mut model, Msg::TapCard(card("Kd")));
    assert_eq!(play(&mut model, &["t"]), ["take"], "the table says why not");
}

#[test]
fn enter_is_the_bar_s_button_but_other_buttons_keep_it() {
    let model = drawing();
    assert_eq!(said(&model, &stroke("Enter", On::Nothing)), Some(Msg::TapStock));
    assert_eq!(said(&model, &stroke("Enter", On::Control)), None);
    assert_eq!(press(&model, " "), None, "the space bar presses what has the focus");
}

#[test]
fn sorting_taking_back_and_the_list_of_keys() {
    let model = playing("7h Kd");
    assert_eq!(press(&model, "s"), Some(Msg::Open(Sheet::Sort)));
    assert_eq!(press(&model, "u"), Some(Msg::TakeBack));
    assert_eq!(press(&model, "?"), Some(Msg::Open(Sheet::Keys)));
    assert_eq!(said(&Model::new(Vec::new()), &stroke("?", On::Nothing)), None, "nothing is there yet");
}

#[test]
fn escape_closes_and_gives_up_but_does_not_leave_the_table() {
    let mut model = playing("7h Kd");
    assert_eq!(press(&model, "Escape"), None);
    update(&mut model, Msg::TapCard(card("Kd")));
    update(&mut model, Msg::Open(Sheet::Menu));
    assert_eq!(press(&model, "Escape"), Some(Msg::CloseSheet));
    play(&mut model, &["Escape", "Escape"]);
    assert_eq!(model.table.as_ref().map(|table| table.selected.len()), Some(0));
    update(&mut model, Msg::Go(Screen::Settings));
    play(&mut model, &["Escape"]);
    assert_eq!(model.screen, Screen::Table);
}

#[test]
fn letters_are_letters_in_a_field_and_under_a_sheet() {
    let mut model = drawing();
    assert_eq!(said(&model, &stroke("d", On::Text)), None);
    update(&mut model, Msg::Open(Sheet::Menu));
    assert_eq!(press(&model, "d"), None);
    update(&mut model, Msg::CloseSheet);
    update(&mut model, Msg::Go(Screen::Settings));
    assert_eq!(press(&model, "d"), None, "the table is not in sight");
}

#[test]
fn shortcuts_can_be_turned_off_and_what_cancels_stays() {
    let mut model = playing("7h Kd");
    update(&mut model, Msg::Set(Setting::Shortcuts(Shortcuts::Off)));
    for key in ["d", "t", "m", "x", "s", "u", "?", "Enter"] {
        assert_eq!(press(&model, key), None, "{key}");
    }
    update(&mut model, Msg::Open(Sheet::Menu));
    assert_eq!(press(&model, "Escape"), Some(Msg::CloseSheet));
}

#[test]
fn behind_the_curtain_no_key_does_anything() {
    let mut model = seated(Mode::SameDevice, view(Phase::Draw, "Kd 2s 7h"));
    push(&mut model, Push::Curtain(curtain()));
    for key in ["d", "t", "m", "x", "s", "u", "?", "Enter", "Escape"] {
        assert_eq!(said(&model, &stroke(key, On::Nothing)), None, "{key}");
    }
}

#[test]
fn with_shift_an_arrow_moves_the_chosen_card_while_the_hand_is_put_in_order() {
    let mut model = playing("Kd 2s 7h");
    let shifted = Stroke { shift: true, ..stroke("ArrowLeft", On::Card) };
    assert_eq!(said(&model, &shifted), None);
    update(&mut model, Msg::Arrange(Arranging::Begin));
    assert_eq!(said(&model, &shifted), Some(Msg::Nudge(Nudge::Left)));
    assert_eq!(press(&model, "ArrowLeft"), None);
    assert_eq!(direction(&stroke("ArrowLeft", On::Card)), Some(Direction::Left));
    assert_eq!(direction(&stroke("ArrowLeft", On::Text)), None);
}

#[test]
fn with_shift_and_not_with_capitals_what_was_undone_is_made_again() {
    let model = tiles::at("r4 k9", &["r1 r2 r3"]);
    let shifted = |key| said(&model, &Stroke { shift: true, ..stroke(key, On::Card) });
    assert_eq!(
        ["u", "U"].map(|key| press(&model, key)),
        [Some(Msg::Handle(Handling::Undo)), Some(Msg::Handle(Handling::Undo))]
    );
    assert_eq!(["u", "U"].map(shifted), [Some(Msg::Handle(Handling::Redo)), Some(Msg::Handle(Handling::Redo))]);
}

#[test]
fn the_key_that_opens_the_pile_is_listed_where_one_digs() {
    let lists_it = |model: &Model| listed(model).any(|(_, does)| does == "key-fan");
    assert!(!lists_it(&playing("Kd 2s")));
    assert!(lists_it(&dig::page(&dig::position("draw", "7s Kd", "2s 8s", &[]))));
    assert!(lists_it(&Model::new(Vec::new())), "at some table it does something");
}

#[test]
fn a_round_that_is_over_goes_on_with_enter() {
    let mut model = seated(Mode::Computer, over(false));
    assert_eq!(said(&model, &stroke("Enter", On::Nothing)), Some(Msg::NextRound));
    assert_eq!(said(&model, &stroke("Enter", On::Control)), None);
    assert_eq!(press(&model, "d"), None);
    update(&mut model, Msg::ShowRound(RoundPage::Table));
    assert_eq!(press(&model, "Enter"), Some(Msg::ShowRound(RoundPage::Result)));
}
