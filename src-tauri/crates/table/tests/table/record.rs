//! What is kept of a game so that it can be gone through again: the chance of every move, levels, and the record.

use engine::{DealKind, Seed, State, move_chance};
use protocol::{
    Action, Agree, Agreement, AskReview, Game, Kind, Level, Mode, Origin, Record, RecordMove, Request, Seat, SetLevel,
    TakeBack, View, games,
};
use table::{Chance, Device, Slots, Table};

use crate::sample::{
    Cupboard, Dice, TABLES, any_move, new_table, new_table_of, place_of, play, play_round, resume, say,
};

fn set_level(table: &mut Table, level: Level) {
    say(table, Seat(0), Request::SetLevel(SetLevel { id: 1, seat: Seat(1), level }));
}

fn next_round(table: &mut Table) {
    let deal = table.course().deal_number();
    say(table, Seat(0), Request::Agree(Agree { id: 1, to: Agreement::NextRound, deal }));
}

/// Plays with the person until a computer player is to move, then lets it make so many moves.
fn step(device: &mut Device, dice: &mut Dice) {
    let view = device.table().view(device.table().curtain().next);
    let action = any_move(&view, dice);
    match device.thinking() {
        Some(thinking) => drop(device.answer(&thinking, Some(action))),
        None => device.request(Request::Act(protocol::Act { id: 1, version: device.table().version(), action })),
    }
    device.drain();
}

fn chance(device: &Device) -> Option<u64> {
    device.thinking().map(|thinking| thinking.chance)
}

#[test]
fn the_chance_of_a_move_follows_from_the_seed_and_the_moves_before() {
    let mut seeds = Dice::new(4);
    let (_, bot_seed) = (seeds.seed(), seeds.seed());
    let (mut device, mut dice) = (Device::new(new_table(Mode::Computer, 4)), Dice::new(9));
    let (mut number, mut seen) = (0, 0);
    while !device.table().summary().round_over {
        if let Some(chance) = chance(&device) {
            assert_eq!(chance, move_chance(&bot_seed, number));
            seen += 1;
        }
        step(&mut device, &mut dice);
        number += 1;
    }
    assert!(seen > 10, "{seen}");
}

/// A table that is put away and opened again thinks on with the same chance, and what was taken back leaves no trace.
#[test]
fn neither_saves_nor_what_was_taken_back_change_the_chance() {
    let mut dice = Dice::new(3);
    let mut table = new_table_of(Game::Rummy500, Mode::Computer, "seats=3 jokers=2", 3);
    let mut taken_back = 0;
    for _ in 0..400 {
        if table.summary().round_over {
            next_round(&mut table);
        }
        let before = Device::new(resume(table.course().clone(), 1)).thinking();
        let mut shelf = Cupboard::default();
        Slots::for_new(&shelf, place_of(&table)).keep(&mut shelf, table.course()).expect("a shelf in memory");
        let (_, course) = Slots::open(&shelf, place_of(&table)).expect("what was kept");
        assert_eq!(Device::new(resume(course, 1)).thinking(), before);
        let turn = table.curtain().next;
        play(&mut table, &mut dice);
        if turn == Seat(0) {
            let numbered = |table: &Table| table.view(turn).log.len();
            let facts = numbered(&table);
            let version = table.version();
            say(&mut table, turn, Request::TakeBack(TakeBack { id: 1, version }));
            taken_back += u32::from(numbered(&table) < facts);
        }
    }
    assert!(taken_back > 3, "{taken_back}");
}

#[test]
fn a_level_that_has_changed_is_thought_at_anew() {
    let (mut device, mut dice) = (Device::new(new_table(Mode::Computer, 5)), Dice::new(5));
    while device.thinking().is_none() {
        step(&mut device, &mut dice);
    }
    let thinking = device.thinking().expect("the computer is to move");
    device.request(Request::SetLevel(SetLevel { id: 1, seat: Seat(1), level: Level::Hard }));
    assert!(!device.answer(&thinking, Some(Action::Draw)), "medium is overtaken");
    let hard = device.thinking().expect("it is still to move");
    assert_eq!((hard.level, hard.chance, hard.version), (Level::Hard, thinking.chance, thinking.version));
    assert!(device.answer(&hard, Some(Action::Draw)));
}

/// Plays a record with the engine alone.
fn replayed(record: &Record) -> State {
    let rules = games::rules(record.game, &record.rules).expect("a law");
    let mut state = State::new(record.game, record.rules.clone(), rules);
    let mut deals = record.deals.iter();
    let mut deal = |state: &mut State, kind| {
        let deal = deals.next().expect("a seed for each deal");
        let Origin::Seed(seed) = &deal.origin else { panic!("a table deals from seeds") };
        let (seed, commit) = (Seed::new(seed.0), deal.proof.as_ref().expect("a proof").commit.0);
        let dealt = match deal.dealer {
            Some(dealer) => state.deal_by(dealer, kind, deal.number, seed, commit),
            None => state.deal(kind, deal.number, seed, commit),
        };
        state.evolve(&dealt);
    };
    deal(&mut state, DealKind::NewGame);
    for line in &record.moves {
        match line {
            RecordMove::Act(action) => {
                let events = state.decide(state.turn(), action).expect("it was made once");
                events.iter().for_each(|event| state.evolve(event));
            }
            RecordMove::Next => deal(&mut state, DealKind::NextRound),
            RecordMove::Player(..) | RecordMove::Stopped(_) | RecordMove::StoodIn => {}
        }
    }
    state
}

/// What all seats see, but for the number of the round, which a record of a round that stands by itself does not have.
fn seen(view: impl Fn(Seat) -> View, seats: u8) -> Vec<View> {
    Seat::all(seats).map(|seat| View { round: 0, ..view(seat).by_faces() }).collect()
}

#[test]
fn a_record_of_the_finished_rounds_leads_to_the_same_table() {
    for (seed, (game, rules)) in TABLES.into_iter().enumerate() {
        let (mut dice, mut table) = (Dice::new(seed as u64), new_table_of(game, Mode::SameDevice, rules, seed as u64));
        assert_eq!(table.course().record(), None, "no round is over");
        for _ in 0..2 {
            play_round(&mut table, &mut dice);
            let record = table.course().record().expect("a round is over");
            assert_eq!(record.to_string().parse::<Record>(), Ok(record.clone()));
            let state = replayed(&record);
            let seats = state.rules().seats;
            assert_eq!(seen(|seat| state.view(seat), seats), seen(|seat| table.view(seat), seats));
            assert_eq!(record.result.is_some(), table.summary().game_over);
            let to = if table.summary().game_over { Agreement::NewGame } else { Agreement::NextRound };
            let deal = table.course().deal_number();
            say(&mut table, Seat(0), Request::Agree(Agree { id: 1, to, deal }));
        }
    }
}

#[test]
fn a_running_round_is_in_no_record() {
    let (mut table, mut dice) = (new_table(Mode::Computer, 6), Dice::new(6));
    play_round(&mut table, &mut dice);
    let finished = table.course().record();
    next_round(&mut table);
    for _ in 0..10 {
        assert_eq!(table.course().record(), finished);
        set_level(&mut table, *dice.pick(&Level::ALL));
        play(&mut table, &mut dice);
    }
    assert_eq!(finished.expect("a round is over").deals.len(), 1);
}

#[test]
fn a_record_tells_who_played_when_and_whose_thoughts_were_stopped() {
    let (mut device, mut dice) = (Device::new(new_table(Mode::Computer, 7)), Dice::new(7));
    let mut stop = Some(12);
    let mut at = None;
    let mut number = 0;
    while !device.table().summary().round_over {
        match device.thinking() {
            Some(thinking) if stop.is_some() => {
                let action = any_move(&thinking.view, &mut dice);
                device.request(Request::SetLevel(SetLevel { id: 1, seat: Seat(1), level: Level::Hard }));
                let hard = device.thinking().expect("it is still to move");
                assert!(device.answer_after(&hard, Some(action), stop.take()));
                at = Some(number);
            }
            _ => step(&mut device, &mut dice),
        }
        number += 1;
    }
    let record = device.table().course().record().expect("a round is over");
    assert_eq!((record.players[0].name(), record.players[1].kind()), ("Ana", Kind::Medium));
    let at = at.expect("the computer moved");
    assert_eq!(record.moves[at..at + 2], [RecordMove::Player(Seat(1), Kind::Hard), RecordMove::Stopped(12)]);
    assert!(matches!(record.moves[at + 2], RecordMove::Act(_)));
    assert_eq!(record.moves.len(), number + 2);
    assert!(record.deals[0].bot_seed.is_some() && record.deals[0].proof.is_some());
}

/// The thought of a move that the table does not allow is not that of the plain move in its place.
#[test]
fn a_plain_move_in_place_of_a_wrong_one_is_told_as_such() {
    let (mut device, mut dice) = (Device::new(new_table(Mode::Computer, 8)), Dice::new(8));
    let mut at = 0;
    while device.thinking().is_none() {
        step(&mut device, &mut dice);
        at += 1;
    }
    let thinking = device.thinking().expect("the computer is to move");
    assert!(device.answer_after(&thinking, Some(Action::Pass), Some(3)));
    while !device.table().summary().round_over {
        step(&mut device, &mut dice);
    }
    let mut shelf = Cupboard::default();
    let place = place_of(device.table());
    Slots::for_new(&shelf, place).keep(&mut shelf, device.table().course()).expect("a shelf in memory");
    let (_, kept) = Slots::open(&shelf, place).expect("it was kept");
    for course in [device.table().course(), &kept] {
        let record = course.record().expect("a round is over");
        let plain: Vec<usize> = (0..record.moves.len()).filter(|at| record.moves[*at] == RecordMove::StoodIn).collect();
        assert_eq!(plain, [at]);
        assert!(record.moves.iter().all(|line| matches!(line, RecordMove::Act(_) | RecordMove::StoodIn)));
    }
    let mut asked = |number| {
        device.request(Request::Review(AskReview { id: 1, deal: 1, number: number as u16 }));
        device.take_question().expect("the round is over")
    };
    assert_eq!(asked(at).chance, None);
    let next = (at + 1..at + 9).map(&mut asked).find(|question| question.moment.level.is_some());
    assert!(next.is_some_and(|question| question.chance.is_some()));
}
