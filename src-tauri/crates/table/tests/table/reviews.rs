//! A finished round gone through once more: what is told of each move, to whom, and what is thought of it.

use protocol::{
    Action, Again, Agree, Agreement, AskReview, Code, Game, Judgement, Level, Mode, Moment, Push, Request, Seat, View,
};
use table::{Device, Out, Question, Slot, Slots, Table};

use crate::damage::{body_of, sealed};
use crate::sample::{
    Cupboard, Dice, TABLES, answer, any_move, new_table, new_table_of, place_of, play_round, resume, say, seats,
};

fn ask(deal: u32, number: u16) -> Request {
    Request::Review(AskReview { id: 7, deal, number })
}

fn code(outs: &[Out]) -> Option<Code> {
    if let Push::Refused(refused) = answer(outs) { Some(refused.code) } else { None }
}

fn asked(table: &mut Table, seat: Seat, number: u16) -> (Moment, Question) {
    let deal = table.course().deal_number();
    let outs = say(table, seat, ask(deal, number));
    let [Out::Tell(told, Push::Moment(moment)), Out::Review(asking, question), Out::Tell(_, Push::Done(_))] = &outs[..]
    else {
        panic!("told and done: {outs:?}")
    };
    assert_eq!((*told, *asking), (seat, seat), "the asker alone is told");
    (moment.clone(), (**question).clone())
}

/// A move of the round, as it was made.
struct Made {
    view: View,
    action: Action,
    level: Option<Level>,
    chance: Option<u64>,
}

/// Plays a round against the computer, with a word on every move.
fn made(device: &mut Device, dice: &mut Dice) -> Vec<Made> {
    let mut made = Vec::new();
    while !device.table().summary().round_over {
        let thinking = device.thinking();
        let view = device.table().view(device.table().curtain().next);
        let action = any_move(&view, dice);
        let told = action.to_string().parse().expect("a move");
        let (level, chance) = (thinking.as_ref().map(|it| it.level), thinking.as_ref().map(|it| it.chance));
        made.push(Made { view, action: told, level, chance });
        match thinking {
            Some(thinking) => assert!(device.answer(&thinking, Some(action))),
            None => device.request(act(device.table(), action)),
        }
        device.drain();
    }
    made
}

fn act(table: &Table, action: Action) -> Request {
    Request::Act(protocol::Act { id: 1, version: table.version(), action })
}

fn next_round(device: &mut Device) {
    let deal = device.table().course().deal_number();
    device.request(Request::Agree(Agree { id: 1, to: Agreement::NextRound, deal }));
    device.drain();
}

/// The moment of a move is what its seat saw when it made it: no hand of others, though the round is over by now.
#[test]
fn every_move_is_told_as_its_seat_saw_the_table() {
    for (number, (game, rules)) in TABLES.into_iter().enumerate() {
        let mut dice = Dice::new(number as u64);
        let mut device = Device::new(new_table_of(game, Mode::Computer, rules, number as u64));
        let made = made(&mut device, &mut dice);
        let deal = device.table().course().deal_number();
        for (number, made) in made.iter().enumerate() {
            device.request(ask(deal, number as u16));
            let pushes = device.drain().pushes;
            let [Push::Moment(moment), Push::Done(_)] = &pushes[..] else { panic!("{pushes:?}") };
            let question = device.take_question().expect("it is to be judged");
            assert_eq!((&moment.view, moment.seat, moment.level), (&made.view, made.view.turn, made.level));
            assert!(moment.view.hands.iter().filter(|hand| hand.is_some()).count() == 1 && moment.view.end.is_none());
            assert_eq!((usize::from(moment.number), moment.deal), (number, deal));
            assert_eq!(&question.moment, moment);
            assert!(made.chance.is_none() || question.chance == made.chance);
            assert_eq!(named(&moment.action), named(&made.action));
        }
        device.request(ask(deal, u16::MAX));
        let last = device.take_question().expect("the last one").moment;
        assert_eq!((usize::from(last.number) + 1, usize::from(last.count)), (made.len(), made.len()));
    }
}

/// What kind of move it is, and with which cards, in any order.
fn named(action: &Action) -> (String, Vec<String>) {
    let text = action.to_string();
    let mut words: Vec<String> = text.split([' ', '[', ']']).map(String::from).collect();
    let verb = words.remove(0);
    words.sort();
    (verb, words)
}

#[test]
fn a_running_round_and_an_unknown_deal_tell_nothing() {
    let (mut device, mut dice) = (Device::new(new_table(Mode::Computer, 2)), Dice::new(2));
    let refused = |device: &mut Device, deal: u32| {
        device.request(ask(deal, 0));
        let pushes = device.drain().pushes;
        assert_eq!(device.take_question(), None);
        let [Push::Refused(refused)] = &pushes[..] else { panic!("{pushes:?}") };
        refused.code
    };
    assert_eq!(refused(&mut device, 1), Code::RoundNotOver);
    assert_eq!((refused(&mut device, 0), refused(&mut device, 2)), (Code::BadMessage, Code::BadMessage));
    made(&mut device, &mut dice);
    next_round(&mut device);
    assert_eq!((refused(&mut device, 2), refused(&mut device, 3)), (Code::RoundNotOver, Code::BadMessage));
    device.request(ask(1, 3));
    assert!(device.take_question().is_some());
    assert!(matches!(&device.drain().pushes[..], [Push::Moment(moment), Push::Done(_)] if moment.deal == 1));
    device.request(Request::Agree(Agree { id: 1, to: Agreement::NewGame, deal: 2 }));
    device.drain();
    assert_eq!(refused(&mut device, 1), Code::BadMessage, "the facts of an old game are gone");
}

#[test]
fn any_seat_asks_and_no_computer() {
    let (mut table, mut dice) = (new_table_of(Game::Rummy500, Mode::SameDevice, "seats=5 jokers=2", 3), Dice::new(3));
    play_round(&mut table, &mut dice);
    for seat in seats(&table) {
        let (moment, question) = asked(&mut table, seat, 4);
        assert_eq!((moment.level, question.stopped), (None, None));
    }
    let (mut table, mut dice) = (new_table(Mode::Computer, 3), Dice::new(3));
    play_round(&mut table, &mut dice);
    assert_eq!(code(&say(&mut table, Seat(1), ask(1, 0))), Some(Code::BadMessage));
}

/// Computer players of another release may think otherwise: of its deals nothing is claimed. Older ones kept no chance at all.
#[test]
fn a_deal_of_another_release_has_no_receipts() {
    let (mut table, mut dice) = (new_table(Mode::Computer, 4), Dice::new(4));
    play_round(&mut table, &mut dice);
    let mut shelf = Cupboard::default();
    Slots::for_new(&shelf, place_of(&table)).keep(&mut shelf, table.course()).expect("a shelf in memory");
    let good = body_of(shelf.slots.values().next().expect("a save"));
    let chance = |field: &str, value: Option<&str>| {
        let mut body = good.clone();
        let deal = body["events"][0]["deal"].as_object_mut().expect("a deal");
        match value {
            Some(value) => drop(deal.insert(field.into(), value.into())),
            None => drop(deal.remove(field)),
        }
        let mut shelf = Cupboard::default();
        shelf.put(place_of(&table), Slot::A, sealed(&body.to_string()));
        let mut again = resume(Slots::open(&shelf, place_of(&table)).expect("a table").1, 1);
        asked(&mut again, Seat(0), 3).1.chance
    };
    assert!(chance("release", Some(env!("CARGO_PKG_VERSION"))).is_some());
    assert_eq!(["0.0.1", ""].map(|release| chance("release", Some(release))), [None, None]);
    assert_eq!((chance("release", None), chance("bot_seed", None)), (None, None));
}

fn judgement() -> Judgement {
    Judgement::Receipt { reasons: Vec::new(), again: Again::Same }
}

/// A device with a finished round, and the questions about its first moves, asked one after the other.
fn wondered(mode: Mode, numbers: &[u16]) -> (Device, Vec<Question>) {
    let (mut table, mut dice) = (new_table(mode, 5), Dice::new(5));
    play_round(&mut table, &mut dice);
    let mut device = Device::new(table);
    device.greet();
    device.sit(device.table().curtain().next).expect("whoever is next, or the person");
    let ask = |number: &u16| {
        device.request(ask(1, *number));
        device.take_question().expect("it is to be judged")
    };
    let questions = numbers.iter().map(ask).collect();
    device.drain();
    (device, questions)
}

#[test]
fn what_is_thought_of_a_move_is_told_once() {
    let (mut device, questions) = wondered(Mode::Computer, &[6]);
    assert!(device.wonders(&questions[0]));
    device.judge(&questions[0], judgement());
    let outbox = device.drain();
    assert!(!outbox.save, "nothing has changed");
    let [Push::Judged(judged)] = &outbox.pushes[..] else { panic!("{:?}", outbox.pushes) };
    assert_eq!((judged.deal, judged.number, &judged.judgement), (1, 6, &judgement()));
    device.judge(&questions[0], judgement());
    assert_eq!(device.drain().pushes, []);
}

#[test]
fn what_is_thought_too_late_is_told_to_nobody() {
    let (mut device, questions) = wondered(Mode::Computer, &[6, 7]);
    assert!(!device.wonders(&questions[0]) && device.wonders(&questions[1]));
    device.judge(&questions[0], judgement());
    assert_eq!(device.drain().pushes, [], "another move was asked for since");
    device.judge(&questions[1], judgement());
    assert!(matches!(&device.drain().pushes[..], [Push::Judged(judged)] if judged.number == 7));
    let (mut device, questions) = wondered(Mode::SameDevice, &[6]);
    device.hide();
    device.drain();
    device.judge(&questions[0], judgement());
    assert_eq!(device.drain().pushes, [], "behind the curtain");
}

/// Whoever asks is answered, even where a move cannot be judged: that says nothing against it.
#[test]
fn a_move_that_cannot_be_judged_is_told_of_all_the_same() {
    let (mut device, mut dice) = (Device::new(new_table(Mode::Computer, 6)), Dice::new(6));
    made(&mut device, &mut dice);
    let (mut persons, mut computers) = (0, 0);
    for number in 0..8 {
        device.request(ask(1, number));
        let question = device.take_question().expect("a question");
        match (question.moment.level, question.unjudged()) {
            (None, Judgement::Compared { best, loss: 0 }) if best.action == question.moment.action => persons += 1,
            (Some(_), Judgement::Receipt { again: Again::Unknown, .. }) => computers += 1,
            other => panic!("{other:?}"),
        }
        device.judge(&question, question.unjudged());
        assert!(matches!(device.drain().pushes.last(), Some(Push::Judged(judged)) if judged.number == number));
    }
    assert!(persons > 0 && computers > 0, "{persons}, {computers}");
}
