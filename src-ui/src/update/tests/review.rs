//! Going through a round that is over.

use protocol::{Action, Advice, Again, Judged, Judgement, Level, Moment, Reason, Why};

use super::*;
use crate::{
    keys::{On, Stroke, said},
    model::{Screen, Seek, Showing},
    msg::Reviewing,
};

/// A round of six moves: two of the person at seat 0, then two of the computer, and so on.
const COUNT: u16 = 6;

fn over() -> Model {
    seated(Mode::Computer, round_end::over(false))
}

fn go(model: &mut Model, what: Reviewing) -> Vec<Cmd> {
    update(model, Msg::Review(what))
}

/// The moves that are asked for.
fn asked(commands: &[Cmd]) -> Vec<u16> {
    let number = |command: &Cmd| {
        let Cmd::Send(Request::Review(ask)) = command else { return None };
        (ask.deal == 1).then_some(ask.number)
    };
    commands.iter().filter_map(number).collect()
}

fn moment(number: u16) -> Moment {
    let is_person = number % 4 < 2;
    let seat = Seat(u8::from(!is_person));
    let phase = if number.is_multiple_of(2) { Phase::Draw } else { Phase::Play };
    let seen = view(phase, "7h Kd 2s");
    let hand = seen.hands[0].clone();
    let hands = if is_person { vec![hand, None] } else { vec![None, hand] };
    let action = if number.is_multiple_of(2) { Action::Draw } else { Action::Discard(card("Kd")) };
    let level = (!is_person).then_some(Level::Hard);
    Moment { deal: 1, number, count: COUNT, seat, level, action, view: View { turn: seat, hands, ..seen } }
}

/// The host answers; returns what is asked for next.
fn come(model: &mut Model, number: u16) -> Vec<u16> {
    asked(&push(model, Push::Moment(moment(number))))
}

fn judge(model: &mut Model, number: u16, judgement: Judgement) {
    assert!(push(model, Push::Judged(Judged { deal: 1, number, judgement })).is_empty());
}

fn better(card_text: &str, loss: i32) -> Judgement {
    let best = Advice { action: Action::Discard(card(card_text)), reasons: vec![Why::GoesOut.into()] };
    Judgement::Compared { best, loss }
}

fn at(number: u16) -> Model {
    let mut model = over();
    assert_eq!(asked(&go(&mut model, Reviewing::Open)), [0]);
    assert!(come(&mut model, 0).is_empty());
    for number in 1..=number {
        assert_eq!(asked(&go(&mut model, Reviewing::Next)), [number]);
        come(&mut model, number);
    }
    model
}

fn shown(model: &Model) -> &crate::model::ReviewedMove {
    model.review.as_ref().and_then(|review| review.shown.as_ref()).expect("a move is shown")
}

fn heard(model: &Model) -> Vec<String> {
    model.spoken.polite.iter().map(|say| model.words.say(say)).collect()
}

#[test]
fn it_begins_with_the_first_move_and_ends_with_the_last() {
    let mut model = at(0);
    assert_eq!(model.screen, Screen::Review);
    assert_eq!(heard(&model), ["Robaste del mazo", "Jugada 1 de 6"]);
    assert!(asked(&go(&mut model, Reviewing::Previous)).is_empty(), "there is nothing before it");
    assert_eq!(asked(&go(&mut model, Reviewing::Last)), [5]);
    come(&mut model, 5);
    assert!(asked(&go(&mut model, Reviewing::Next)).is_empty(), "there is nothing after it");
    assert_eq!(asked(&go(&mut model, Reviewing::First)), [0]);
}

#[test]
fn the_table_is_what_the_player_of_the_move_saw_and_cannot_be_played_at() {
    let model = at(2);
    let table = &shown(&model).table;
    assert_eq!((table.seat, table.view.hands[0].is_none()), (Seat(1), true));
    assert!(!table.is_my_turn() && table.view.options.is_none() && !table.may_have_hint());
    assert_eq!(heard(&model)[0], "El ordenador robó del mazo", "it is told to whoever reads it");
    assert_eq!(model.words.name(&table.player(Seat(0))), "Tú");
}

#[test]
fn quick_taps_count_from_what_was_asked_for_last() {
    let mut model = at(0);
    assert_eq!(asked(&go(&mut model, Reviewing::Next)), [1]);
    assert_eq!(asked(&go(&mut model, Reviewing::Next)), [2]);
    assert!(come(&mut model, 1).is_empty());
    assert_eq!(shown(&model).number, 0, "nobody waits for that one any more");
    come(&mut model, 2);
    assert_eq!(shown(&model).number, 2);
}

#[test]
fn the_next_move_of_a_person_is_found_past_those_of_computers() {
    let mut model = at(1);
    assert_eq!(asked(&go(&mut model, Reviewing::NextOfPerson)), [2]);
    assert_eq!(come(&mut model, 2), [3]);
    assert_eq!(shown(&model).number, 1, "nothing is shown of those");
    assert_eq!(come(&mut model, 3), [4]);
    assert!(come(&mut model, 4).is_empty());
    assert_eq!(shown(&model).number, 4);
    assert_eq!(asked(&go(&mut model, Reviewing::PreviousOfPerson)), [3]);
    assert_eq!(come(&mut model, 3), [2]);
    assert_eq!(come(&mut model, 2), [1]);
    come(&mut model, 1);
    assert_eq!(shown(&model).number, 1);
}

#[test]
fn a_move_of_a_person_is_compared_in_whole_points() {
    let compared = |loss: i32| {
        let mut model = at(1);
        judge(&mut model, 1, better("7h", loss));
        let opinion = shown(&model).opinion().expect("it is judged");
        let compared = opinion.compared.expect("it is a person's");
        assert_eq!(model.words.say(&compared.best), "Descartar 7♥");
        (model.words.say(&compared.difference.expect("it is another move")), compared.is_better)
    };
    assert_eq!(compared(-20), ("Igual de buena".into(), false));
    assert_eq!(compared(49), ("Igual de buena".into(), false));
    assert_eq!(compared(50), ("Cerca de un punto mejor".into(), true));
    assert_eq!(compared(149), ("Cerca de un punto mejor".into(), true));
    assert_eq!(compared(310), ("Unos 3 puntos mejor".into(), true));
}

#[test]
fn the_better_move_is_marked_beside_one_s_own_and_the_same_one_is_not() {
    let mut model = at(1);
    assert_eq!((shown(&model).own().hand, shown(&model).better().hand), (cards("Kd").to_vec(), vec![]));
    judge(&mut model, 1, better("7h", 310));
    assert_eq!(shown(&model).better().hand, cards("7h").to_vec());
    let told =
        ["El nivel difícil, con lo mismo a la vista", "Descartar 7♥", "Unos 3 puntos mejor", "Así se cierra la ronda."];
    assert_eq!(heard(&model), told);
    let mut model = at(1);
    judge(&mut model, 1, better("Kd", 0));
    assert!(shown(&model).better().hand.is_empty());
    assert_eq!(heard(&model)[1..], ["Haría lo mismo", "Así se cierra la ronda."]);
}

#[test]
fn a_move_of_a_computer_comes_with_its_receipt() {
    let mut model = at(3);
    let reasons = vec![Reason::new(Why::OtherNearOut, [], 1).about(Seat(0))];
    judge(&mut model, 3, Judgement::Receipt { reasons, again: Again::Same });
    let told = ["Te queda una sola carta y puedes cerrar pronto.", "Calculada de nuevo, sale la misma jugada."];
    assert_eq!(heard(&model), told);
    assert!(shown(&model).opinion().expect("it is judged").compared.is_none());
}

#[test]
fn a_judgement_of_another_move_is_forgotten() {
    let mut model = at(1);
    judge(&mut model, 0, better("7h", 310));
    assert!(shown(&model).judgement.is_none());
    push(&mut model, Push::Judged(Judged { deal: 2, number: 1, judgement: better("7h", 310) }));
    assert!(shown(&model).judgement.is_none());
}

#[test]
fn a_step_back_leads_to_where_it_was_opened_and_it_goes_on_where_it_was_left() {
    let mut model = at(1);
    update(&mut model, Msg::Back);
    assert_eq!((model.screen, model.showing()), (Screen::Table, Showing::RoundEnd));
    assert_eq!(asked(&go(&mut model, Reviewing::Open)), [1], "what was thought of it never came");
    come(&mut model, 1);
    judge(&mut model, 1, better("7h", 310));
    update(&mut model, Msg::Back);
    assert!(asked(&go(&mut model, Reviewing::Open)).is_empty());
    assert_eq!((shown(&model).number, heard(&model).len()), (1, 6));
}

#[test]
fn with_the_next_deal_it_is_gone() {
    let mut model = at(1);
    let next = View { deal: 2, log: vec![event("deal 2c: Kd 2s 7h")], ..view(Phase::Draw, "Kd 2s 7h") };
    push(&mut model, at_the_table::updated(5, next, &["deal 2c: Kd 2s 7h"]));
    assert!(model.review.is_none());
    assert_eq!((model.screen, model.showing()), (Screen::Table, Showing::Table));
    assert!(asked(&go(&mut model, Reviewing::Open)).is_empty(), "a round under way is not gone through");
}

#[test]
fn where_the_host_cannot_tell_it_one_hears_so() {
    let mut model = over();
    let commands = go(&mut model, Reviewing::Open);
    let [Cmd::Send(request)] = &commands[..] else { panic!("nothing is asked") };
    push(&mut model, Push::Refused(Refused { id: request.id(), code: Code::BadMessage, cards: Cards::default() }));
    assert!(model.review.as_ref().is_some_and(|review| review.is_untold) && model.sheet.is_none());
    assert_eq!(heard(&model), ["Esta ronda no se puede repasar."]);
    update(&mut model, Msg::Back);
    assert_eq!(asked(&go(&mut model, Reviewing::Open)), [0], "it can be tried again");
}

#[test]
fn keys_lead_from_move_to_move() {
    let model = at(1);
    let press = |key: &str, shift| said(&model, &Stroke { key: key.into(), shift, on: On::Control });
    let expected = [
        ("ArrowRight", false, Some(Msg::Review(Reviewing::Next))),
        ("ArrowLeft", false, Some(Msg::Review(Reviewing::Previous))),
        ("ArrowRight", true, Some(Msg::Review(Reviewing::NextOfPerson))),
        ("Home", false, Some(Msg::Review(Reviewing::First))),
        ("End", false, Some(Msg::Review(Reviewing::Last))),
        ("Escape", false, Some(Msg::Back)),
        ("d", false, None),
    ];
    for (key, shift, msg) in expected {
        assert_eq!(press(key, shift), msg, "{key}");
    }
    assert_eq!(model.review.as_ref().and_then(|review| review.asked).map(|asked| asked.seek), None::<Seek>);
}
