//! Help: who may ask, what it is worked out from, and who is told.

use protocol::{Action, Advice, AskHint, Code, Edit, Game, Mode, Push, Request, Seat};
use table::{Device, Out, Table};

use crate::sample::{Dice, TABLES, act, answer, new_table_of, play, say, seats};

fn tiles(mode: Mode) -> Table {
    let mut table = new_table_of(Game::Tiles, mode, "seats=2", 5);
    table.drain();
    table
}

fn ask(version: u64) -> Request {
    Request::Hint(AskHint { id: 7, version })
}

fn code(outs: &[Out]) -> Option<Code> {
    if let Push::Refused(refused) = answer(outs) { Some(refused.code) } else { None }
}

/// A device in the hands of the seat to move, and that seat.
fn taken() -> (Device, Seat) {
    let mut device = Device::new(tiles(Mode::SameDevice));
    let seat = device.table().curtain().next;
    device.sit(seat).expect("it is that seat's turn");
    device.drain();
    (device, seat)
}

fn advice() -> Advice {
    Advice { action: Action::Draw, reasons: Vec::new() }
}

fn steps() -> Vec<Edit> {
    vec!["new r1 r2 r3".parse().expect("a step")]
}

#[test]
fn the_seat_to_move_may_ask_and_nobody_else() {
    let mut table = tiles(Mode::SameDevice);
    let (seat, version) = (table.curtain().next, table.version());
    let before = table.course().clone();
    let outs = say(&mut table, seat, ask(version));
    assert!(matches!(&outs[..], [Out::Hint(asking), Out::Tell(_, Push::Done(_))] if *asking == seat), "{outs:?}");
    assert_eq!(code(&say(&mut table, seat.next(2), ask(version))), Some(Code::NotYourTurn));
    assert_eq!(code(&say(&mut table, seat, ask(version + 1))), Some(Code::StaleVersion));
    assert_eq!(table.course(), &before);
}

/// In either phase of the turn, and once the round is over no more.
#[test]
fn the_seat_to_move_may_ask_at_every_table() {
    for (number, (game, rules)) in TABLES.into_iter().enumerate() {
        let (mut table, mut dice) = (new_table_of(game, Mode::SameDevice, rules, 5), Dice::new(number as u64));
        let mut asked = std::collections::BTreeSet::new();
        table.drain();
        while !table.summary().round_over {
            let (seat, version, phase) = (table.curtain().next, table.version(), table.view(Seat(0)).phase);
            let outs = say(&mut table, seat, ask(version));
            assert!(matches!(&outs[..], [Out::Hint(asking), Out::Tell(_, Push::Done(_))] if *asking == seat));
            let next = seat.next(seats(&table).count() as u8);
            assert_eq!(code(&say(&mut table, next, ask(version))), Some(Code::NotYourTurn));
            asked.insert(format!("{phase:?}"));
            play(&mut table, &mut dice);
        }
        assert_eq!(asked.len(), if game == Game::Tiles { 1 } else { 2 }, "{asked:?}");
        let version = table.version();
        let refused = code(&say(&mut table, Seat(0), ask(version)));
        assert!(matches!(refused, Some(Code::RoundOver | Code::GameOver)), "{refused:?}");
    }
}

#[test]
fn help_is_worked_out_from_what_the_seat_sees_and_told_to_it() {
    let (mut device, seat) = taken();
    let version = device.table().version();
    device.request(ask(version));
    assert!(matches!(device.drain().pushes[..], [Push::Done(_)]), "it is answered at once");
    let asked = device.take_asked().expect("it was asked");
    assert_eq!((asked.seat, asked.version), (seat, version));
    assert_eq!(asked.view, device.table().view(seat));
    assert!(asked.view.hands[seat.next(2).index()].is_none(), "nothing else is known");
    assert_eq!(device.take_asked(), None, "once");
    device.help(&asked, advice(), steps());
    let outbox = device.drain();
    assert!(!outbox.save);
    assert!(matches!(&outbox.pushes[..], [Push::Hint(told)] if (told.version, &told.steps) == (version, &steps())));
}

#[test]
fn help_that_comes_too_late_is_told_to_nobody() {
    let (mut device, seat) = taken();
    device.request(ask(device.table().version()));
    let asked = device.take_asked().expect("it was asked");
    device.hide();
    device.drain();
    device.help(&asked, advice(), steps());
    assert_eq!(device.drain().pushes, [], "behind the curtain");
    device.sit(seat).expect("still its turn");
    device.drain();
    let draw = protocol::Act { id: 8, version: asked.version, action: Action::Draw };
    device.request(Request::Act(draw));
    device.drain();
    device.help(&asked, advice(), steps());
    device.sit(seat.next(2)).expect("the other's turn");
    device.drain();
    device.help(&asked, advice(), steps());
    assert_eq!(device.drain().pushes, [], "after the turn");
}

#[test]
fn a_computer_asks_for_no_help() {
    let mut table = tiles(Mode::Computer);
    while table.view(Seat(0)).turn == Seat(0) {
        act(&mut table, Seat(0), Action::Draw);
    }
    let version = table.version();
    assert_eq!(code(&say(&mut table, Seat(1), ask(version))), Some(Code::BadMessage));
}
