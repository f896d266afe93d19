//! A save brings back the very table: the views, the moves, the order of hands, what may be taken back.

use protocol::{Agree, Agreement, Arrange, Game, Mode, Request, SavedState, Seat, TakeBack};
use table::{Envelope, KeepError, Lies, OpenError, Place, Shelf, Slot, Slots, Table, look, set_newer_aside};

use crate::damage::{body_of, sealed};
use crate::sample::{
    Cupboard, Dice, TABLES, new_table, new_table_of, place, place_of, play, play_round, resume, say, seats, views,
};

fn keep(shelf: &mut Cupboard, slots: &mut Slots, table: &Table) {
    slots.keep(shelf, table.course()).expect("a shelf in memory");
}

fn reopened(shelf: &Cupboard, mode: Mode) -> Table {
    reopened_at(shelf, place(mode))
}

fn reopened_at(shelf: &Cupboard, at: Place) -> Table {
    let (_, course) = Slots::open(shelf, at).expect("what was kept");
    resume(course, 1)
}

#[test]
fn after_every_move_of_random_games_the_same_table_comes_back() {
    let mut dice = Dice::new(1);
    for (seed, (game, rules)) in TABLES.into_iter().enumerate() {
        let mode = *dice.pick(&Mode::ALL);
        let mut table = new_table_of(game, mode, rules, seed as u64);
        let at = place_of(&table);
        let mut shelf = Cupboard::default();
        let mut slots = Slots::for_new(&shelf, at);
        for _ in 0..120 {
            change(&mut table, &mut dice);
            keep(&mut shelf, &mut slots, &table);
            let again = reopened_at(&shelf, at);
            assert_eq!(again.course(), table.course());
            assert_eq!(views(&again), views(&table));
            assert!(seats(&table).all(|seat| again.welcome(seat) == table.welcome(seat)));
            assert_eq!(again.curtain(), table.curtain());
        }
    }
}

fn change(table: &mut Table, dice: &mut Dice) {
    let turn = table.curtain().next;
    let to = *dice.pick(&[Agreement::NextRound, Agreement::NewGame]);
    let agree = Request::Agree(Agree { id: 1, to, deal: table.course().deal_number() });
    if table.summary().round_over {
        say(table, Seat(0), agree);
        return;
    }
    match dice.below(12) {
        0 => drop(say(table, turn, Request::TakeBack(TakeBack { id: 1, version: table.version() }))),
        1 => {
            let mut order = table.welcome(Seat(0)).order;
            order.0.reverse();
            say(table, Seat(0), Request::Arrange(Arrange { id: 1, order }));
        }
        _ => drop(play(table, dice)),
    }
}

/// Saved before a new stock is made and played on from there, the same cards come.
#[test]
fn the_cards_to_come_are_kept() {
    let mut dice = Dice::new(2);
    for (game, rules) in TABLES {
        let mut table = new_table_of(game, Mode::SameDevice, rules, 2);
        let at = place_of(&table);
        let mut shelf = Cupboard::default();
        let mut slots = Slots::for_new(&shelf, at);
        for _ in 0..12 {
            keep(&mut shelf, &mut slots, &table);
            let mut again = reopened_at(&shelf, at);
            let mut other_dice = dice.clone();
            for _ in 0..6 {
                if !table.summary().round_over {
                    play(&mut table, &mut dice);
                    play(&mut again, &mut other_dice);
                }
            }
            assert_eq!(views(&again), views(&table));
        }
    }
}

#[test]
fn the_slots_are_written_in_turn_and_the_later_one_counts() {
    let mut table = new_table(Mode::Computer, 3);
    let mut shelf = Cupboard::default();
    let at = place(Mode::Computer);
    let mut slots = Slots::for_new(&shelf, at);
    let mut dice = Dice::new(3);
    for count in 1..6 {
        keep(&mut shelf, &mut slots, &table);
        let written = if count % 2 == 1 { Slot::A } else { Slot::B };
        assert_eq!(envelope(&shelf, written).count, count);
        assert_eq!(reopened(&shelf, Mode::Computer).version(), table.version());
        play(&mut table, &mut dice);
    }
}

fn envelope(shelf: &Cupboard, slot: Slot) -> Envelope {
    serde_json::from_slice(&shelf.slots[&place(Mode::Computer).name(slot)]).expect("an envelope")
}

#[test]
fn a_torn_slot_falls_back_to_the_other_and_is_kept() {
    let mut shelf = Cupboard::default();
    let at = place(Mode::Computer);
    let mut table = new_table(Mode::Computer, 4);
    let mut slots = Slots::for_new(&shelf, at);
    keep(&mut shelf, &mut slots, &table);
    let before = table.version();
    play(&mut table, &mut Dice::new(4));
    keep(&mut shelf, &mut slots, &table);
    let torn = shelf.slots[&at.name(Slot::B)][..50].to_vec();
    shelf.put(at, Slot::B, torn.clone());
    let (mut slots, course) = Slots::open(&shelf, at).expect("slot A is good");
    assert_eq!(course.version(), before);
    slots.keep(&mut shelf, &course).expect("a shelf in memory");
    assert_eq!(shelf.aside, [(at.name(Slot::B), "corrupt", torn)]);
    assert_eq!(envelope(&shelf, Slot::B).count, 2);
}

#[test]
fn where_both_are_torn_it_is_said_and_a_new_table_writes_over_neither() {
    let mut shelf = Cupboard::default();
    let at = place(Mode::Computer);
    shelf.put(at, Slot::A, "{");
    shelf.put(at, Slot::B, "");
    assert_eq!(Slots::open(&shelf, at).map(|_| ()), Err(OpenError::Damaged));
    assert_eq!(look(&shelf, at).state(), Some(SavedState::Damaged));
    let mut slots = Slots::for_new(&shelf, at);
    let table = new_table(Mode::Computer, 5);
    keep(&mut shelf, &mut slots, &table);
    keep(&mut shelf, &mut slots, &table);
    assert_eq!(shelf.aside.len(), 2);
    assert!(matches!(look(&shelf, at), Lies::Table(_)));
}

#[test]
fn a_newer_releases_save_is_left_alone_until_it_is_set_aside() {
    let at = place(Mode::Computer);
    let newer = r#"{"version":2,"count":9,"sum":"?","body":{"unknown":[]}}"#;
    let mut shelf = Cupboard::default();
    let mut table = new_table(Mode::Computer, 6);
    let mut before = Slots::for_new(&shelf, at);
    keep(&mut shelf, &mut before, &table);
    shelf.put(at, Slot::B, newer);
    let untouched = shelf.clone();
    assert_eq!(Slots::open(&shelf, at).map(|_| ()), Err(OpenError::Newer));
    assert_eq!(look(&shelf, at).state(), Some(SavedState::Newer));
    let mut slots = Slots::for_new(&shelf, at);
    assert_eq!(slots.keep(&mut shelf, table.course()), Err(KeepError::Newer));
    assert_eq!(shelf, untouched);
    set_newer_aside(&mut shelf, at).expect("a shelf in memory");
    assert_eq!(shelf.aside, [(at.name(Slot::B), "newer", newer.into())]);
    play(&mut table, &mut Dice::new(6));
    keep(&mut shelf, &mut slots, &table);
    assert_eq!(reopened(&shelf, Mode::Computer).version(), table.version());
}

#[test]
fn a_shelf_that_fails_loses_nothing_and_is_tried_again() {
    let at = place(Mode::Computer);
    let mut shelf = Cupboard::default();
    let mut table = new_table(Mode::Computer, 7);
    let mut slots = Slots::for_new(&shelf, at);
    keep(&mut shelf, &mut slots, &table);
    let kept = table.version();
    shelf.broken = true;
    for _ in 0..5 {
        play(&mut table, &mut Dice::new(7));
        assert!(matches!(slots.keep(&mut shelf, table.course()), Err(KeepError::Shelf(_))));
        assert_eq!(reopened(&shelf, Mode::Computer).version(), kept);
    }
    shelf.broken = false;
    keep(&mut shelf, &mut slots, &table);
    assert_eq!(reopened(&shelf, Mode::Computer).version(), table.version());
    assert_eq!(shelf.aside, [], "its own torn writes are worth nothing to anybody");
}

#[test]
fn a_table_that_was_played_on_elsewhere_is_not_overwritten() {
    let at = place(Mode::Computer);
    let mut shelf = Cupboard::default();
    let mut table = new_table(Mode::Computer, 8);
    let mut here = Slots::for_new(&shelf, at);
    keep(&mut shelf, &mut here, &table);
    let (mut there, _) = Slots::open(&shelf, at).expect("just kept");
    play(&mut table, &mut Dice::new(8));
    keep(&mut shelf, &mut there, &table);
    let before = shelf.clone();
    assert_eq!(here.keep(&mut shelf, table.course()), Err(KeepError::Overtaken));
    assert_eq!(shelf, before);
}

#[test]
fn an_empty_place_says_so() {
    let shelf = Cupboard::default();
    assert_eq!(Slots::open(&shelf, place(Mode::Computer)).map(|_| ()), Err(OpenError::Nothing));
    assert_eq!(look(&shelf, place(Mode::Computer)).state(), None);
    assert_eq!(shelf.read(place(Mode::Computer), Slot::A), table::Found::Nothing);
}

/// A game without an end must not grow for ever.
#[test]
fn of_rounds_that_stand_by_themselves_only_the_last_is_kept() {
    let mut dice = Dice::new(12);
    let mut table = new_table_of(Game::Tiles, Mode::SameDevice, "seats=2", 12);
    let at = place_of(&table);
    let mut shelf = Cupboard::default();
    let mut slots = Slots::for_new(&shelf, at);
    let mut longest = Vec::new();
    for round in 1..=8 {
        play_round(&mut table, &mut dice);
        keep(&mut shelf, &mut slots, &table);
        longest.push(shelf.slots.values().map(Vec::len).max().expect("a save"));
        let again = reopened_at(&shelf, at);
        assert_eq!((again.course(), again.view(Seat(0)).round), (table.course(), round));
        let next = Agree { id: 1, to: Agreement::NextRound, deal: table.course().deal_number() };
        table = again;
        say(&mut table, Seat(0), Request::Agree(next));
    }
    assert!(longest[7] < 2 * longest[0], "{longest:?}");
}

/// No game of today both forgets rounds and takes back; a law that does loses nothing by it.
#[test]
fn what_is_taken_back_leaves_the_rounds_before() {
    let mut dice = Dice::new(13);
    let mut table = new_table(Mode::Computer, 13);
    let may_take_back = |table: &Table| {
        let view = table.view(table.curtain().next);
        view.options.is_some_and(|options| options.take_back)
    };
    while !may_take_back(&table) {
        play(&mut table, &mut dice);
    }
    let at = place_of(&table);
    let mut shelf = Cupboard::default();
    let mut slots = Slots::for_new(&shelf, at);
    keep(&mut shelf, &mut slots, &table);
    let mut body = body_of(&shelf.slots[&at.name(Slot::A)]);
    body["law"]["game_end"] = "each_round".into();
    body["events"][0]["deal"]["kind"] = "next_round".into();
    body["rounds_before"] = 2.into();
    shelf.put(at, Slot::A, sealed(&body.to_string()));
    let mut table = reopened_at(&shelf, at);
    let (seat, melds) = (table.curtain().next, table.view(Seat(0)).melds);
    let request = Request::TakeBack(TakeBack { id: 1, version: table.version() });
    say(&mut table, seat, request);
    let view = table.view(seat);
    assert_ne!(view.melds, melds, "it is taken back");
    assert_eq!(view.round, 3);
}
