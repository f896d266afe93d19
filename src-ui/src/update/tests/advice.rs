//! Help where cards are played with: what a good move is about, the move, and the button that makes it.

use cards::Slot;
use protocol::{Action, Advice, Discards, Hinted, MeldId, Placing, Reason, Why};

use super::*;
use crate::{model::Hint, msg::Arranging, step::Tone, taps::Shown};

fn answer(model: &mut Model, version: u64, action: Action, reasons: Vec<Reason>) -> Vec<Cmd> {
    push(model, Push::Hint(Hinted { version, advice: Advice { action, reasons }, steps: Vec::new() }))
}

/// Asked and answered.
fn told(model: &mut Model, action: Action, reasons: Vec<Reason>) {
    assert!(matches!(&update(model, Msg::Hint)[..], [Cmd::Send(Request::Hint(ask))] if ask.version == 4));
    assert!(answer(model, 4, action, reasons).is_empty());
}

/// Title and note of the bar, and its buttons.
fn bar(model: &Model) -> (String, String, Vec<(&'static str, Tone)>) {
    let step = table(model).step();
    let note = step.note.map(|note| model.words.say(&note)).unwrap_or_default();
    (model.words.say(&step.title), note, step.buttons.iter().map(|button| (button.label, button.tone)).collect())
}

/// What the main button of the bar asks of the host.
fn made(model: &mut Model) -> Vec<String> {
    let msg = table(model).step().buttons[0].msg.clone();
    let commands = update(model, msg);
    moves(&commands)
}

fn points(count: i32) -> Reason {
    Reason::new(Why::SavesPoints, [], count)
}

fn alone(text: &str) -> Reason {
    Reason::new(Why::LiesAlone, [card(text)], 0)
}

#[test]
fn the_first_tap_marks_what_the_move_is_about_and_chooses_nothing() {
    let mut model = playing("7h Kd 2s");
    told(&mut model, Action::Discard(card("Kd")), vec![points(10), alone("Kd")]);
    assert_eq!(table(&model).hinted(), cards("Kd").set());
    assert!(table(&model).selected.is_empty());
    let (title, note, buttons) = bar(&model);
    assert_eq!((title.as_str(), note.as_str()), ("Fíjate en K♦", "Quita 10 puntos de la mano."));
    assert_eq!(buttons, [("hint-show", Tone::Lit)]);
    let heard: Vec<String> = model.spoken.polite.iter().map(|say| model.words.say(say)).collect();
    assert_eq!(heard, [title, note]);
    assert!(model.words.card_in_hand(table(&model), card("Kd")).contains("marcada por la pista"));
}

#[test]
fn the_second_tap_says_the_move_and_why_and_one_more_makes_it() {
    let mut model = playing("7h Kd 2s");
    told(&mut model, Action::Discard(card("Kd")), vec![points(10), alone("Kd")]);
    assert!(update(&mut model, Msg::Hint).is_empty(), "it makes no move by itself");
    assert_eq!(table(&model).selected, [card("Kd")]);
    let (title, note, buttons) = bar(&model);
    assert_eq!(title, "Descartar K♦");
    assert_eq!(note, "Quita 10 puntos de la mano. K♦ no va con nada de la mano.");
    assert_eq!(buttons, [("step-discard-button", Tone::Lit)]);
    assert_eq!(made(&mut model), ["discard Kd"]);
}

#[test]
fn what_lies_on_the_table_is_marked_too() {
    let mut model = playing("7h 9h 2s");
    let lay_off = Action::LayOff(MeldId(1), vec![Slot::natural(card("9h"))]);
    told(&mut model, lay_off, vec![]);
    assert_eq!(table(&model).advised().meld, Some(MeldId(1)));
    update(&mut model, Msg::Hint);
    assert_eq!(bar(&model).0, "Añadir 9♥ a 9♣ 9♦ 9♠");
    assert_eq!(made(&mut model), ["layoff 1 9h"]);
}

#[test]
fn a_meld_goes_down_by_its_ordinary_button() {
    let mut model = playing("7h 8h 9h 2s");
    told(&mut model, Action::meld(cards("7h 8h 9h").iter().copied()), vec![Why::GoesOut.into()]);
    update(&mut model, Msg::Hint);
    assert_eq!((bar(&model).0, bar(&model).1), ("Bajar 7♥ 8♥ 9♥".into(), "Así se cierra la ronda.".into()));
    assert_eq!(made(&mut model), ["meld 7h 8h 9h"]);
}

#[test]
fn before_the_draw_a_pile_is_marked() {
    for (action, about, said, asked) in [
        (Action::Draw, "Fíjate en el mazo", "Robar del mazo", "draw"),
        (Action::Take, "Fíjate en el descarte", "Tomar 5♠ del descarte", "take"),
    ] {
        let mut model = seated(Mode::Computer, view(Phase::Draw, "7h Kd 2s"));
        told(&mut model, action, vec![]);
        assert_eq!(bar(&model).0, about);
        let advised = table(&model).advised();
        assert_eq!([advised.stock, advised.discard], [asked == "draw", asked == "take"]);
        update(&mut model, Msg::Hint);
        assert_eq!(bar(&model).0, said);
        assert_eq!(made(&mut model), [asked]);
    }
}

#[test]
fn a_dig_opens_the_pile_and_names_its_card() {
    let mut to_dig = view(Phase::Draw, "7s 9s Kd");
    to_dig.law.discards = Discards::Dig;
    to_dig.discard = cards("8s 2c 5d");
    to_dig.options.as_mut().expect("a turn").dig = cards("8s");
    let mut model = seated(Mode::Computer, to_dig);
    let slots = cards("7s 8s 9s").iter().map(|card| Slot::natural(*card)).collect();
    told(&mut model, Action::Dig(card("8s"), Placing::Meld(slots)), vec![]);
    assert!(table(&model).fan().is_none() && table(&model).advised().discard);
    update(&mut model, Msg::Hint);
    assert_eq!(table(&model).named(), Some(0));
    assert_eq!(table(&model).selected, cards("7s 9s").to_vec());
    assert_eq!(bar(&model).0, "Excavar hasta 8♠ y bajar 7♠ 8♠ 9♠");
    assert_eq!(made(&mut model), ["dig 8s: meld 8s 7s 9s"]);
}

#[test]
fn what_is_done_meanwhile_puts_it_away() {
    let mut model = playing("7h Kd 2s");
    told(&mut model, Action::Discard(card("Kd")), vec![]);
    choose(&mut model, "2s");
    assert_ne!(bar(&model).2, [("hint-show", Tone::Lit)], "it is read");
    assert_eq!(table(&model).hinted(), cards("Kd").set(), "and stays marked");
    update(&mut model, Msg::Hint);
    assert_eq!(table(&model).selected, [card("Kd")], "what is chosen is what is advised");
    update(&mut model, Msg::Back);
    assert!(table(&model).hinted().is_empty() && table(&model).selected.is_empty());
    told(&mut model, Action::Discard(card("Kd")), vec![]);
    push(&mut model, at_the_table::updated(5, view(Phase::Play, "7h Kd 2s"), &[]));
    assert_eq!(table(&model).hint, Hint::Unasked, "after any change it is asked for anew");
    update(&mut model, Msg::Hint);
    answer(&mut model, 4, Action::Discard(card("Kd")), vec![]);
    assert_eq!(table(&model).hint, Hint::Asked, "that was of the table before");
}

#[test]
fn while_the_hand_is_put_in_order_a_hint_ends_that() {
    let mut model = playing("7h Kd 2s");
    update(&mut model, Msg::Arrange(Arranging::Begin));
    told(&mut model, Action::Discard(card("Kd")), vec![]);
    assert!(!table(&model).arranging);
}

#[test]
fn a_double_tap_on_the_button_does_not_make_the_move() {
    let mut model = playing("7h Kd 2s");
    told(&mut model, Action::Discard(card("Kd")), vec![]);
    let before = Shown::by(&model);
    update(&mut model, Msg::Hint);
    assert_ne!(Shown::by(&model), before);
}
