//! One device: who is told what, and nothing of any hand while nobody holds it.

use std::collections::BTreeSet;

use protocol::{Act, Action, Agree, Agreement, Cards, Mode, Push, Request, Seat, TakeBack};
use table::{Device, NotNext, Table, Thinking};

use crate::sample::{Dice, TABLES, any_move, new_table, new_table_of, seats};

fn open(mode: Mode, seed: u64) -> Device {
    put_on_a_device(new_table(mode, seed))
}

fn put_on_a_device(table: Table) -> Device {
    let mut device = Device::new(table);
    device.greet();
    device
}

fn request(device: &mut Device, action: Action) -> Vec<Push> {
    let version = device.table().version();
    device.request(Request::Act(Act { id: 1, version, action }));
    device.drain().pushes
}

fn agree(device: &Device, to: Agreement) -> Request {
    Request::Agree(Agree { id: 2, to, deal: device.table().course().deal_number() })
}

/// One move of whoever's turn it is, by whoever may make it.
fn step(device: &mut Device, dice: &mut Dice) -> Vec<Push> {
    let next = device.table().curtain().next;
    let action = any_move(&device.table().view(next), dice);
    request(device, action)
}

fn is_curtain(push: &Push) -> bool {
    matches!(push, Push::Curtain(_))
}

#[test]
fn people_who_share_a_device_find_a_curtain_first() {
    let mut device = open(Mode::SameDevice, 1);
    let outbox = device.drain();
    assert!(outbox.save, "a new table is saved at once");
    assert!(matches!(&outbox.pushes[..], [Push::Curtain(curtain)] if curtain.next == Seat(0)));
    assert_eq!(device.sit(Seat(1)), Err(NotNext));
    assert_eq!(device.drain().pushes, []);
    assert_eq!(device.sit(Seat(0)), Ok(()));
    assert!(matches!(&device.drain().pushes[..], [Push::Welcome(welcome)] if welcome.seat == Seat(0)));
}

#[test]
fn against_the_computer_there_is_no_curtain() {
    let mut device = open(Mode::Computer, 1);
    assert!(matches!(&device.drain().pushes[..], [Push::Welcome(welcome)] if welcome.seat == Seat(0)));
    device.hide();
    assert_eq!(device.drain().pushes, []);
}

#[test]
fn whoever_ends_a_turn_sees_it_end_and_then_the_curtain() {
    let mut device = open(Mode::SameDevice, 2);
    device.sit(Seat(0)).expect("seat 0 begins");
    device.drain();
    request(&mut device, Action::Draw);
    let card = device.table().view(Seat(0)).options.expect("its turn").discard[0];
    let pushes = request(&mut device, Action::Discard(card));
    assert!(matches!(&pushes[..], [Push::Update(_), Push::Done(_), Push::Curtain(_)]), "{pushes:?}");
    let Some(Push::Curtain(curtain)) = pushes.last() else { unreachable!("the curtain is last") };
    let log: Vec<String> = curtain.log.iter().map(ToString::to_string).collect();
    assert_eq!(log, ["0 draw".to_owned(), format!("0 discard {card}")]);
    let refused = request(&mut device, Action::Draw);
    assert!(matches!(&refused[..], [Push::Refused(_)]), "nobody holds the device");
}

#[test]
fn hiding_takes_the_device_away_and_the_same_seat_takes_it_again() {
    let mut device = open(Mode::SameDevice, 3);
    device.sit(Seat(0)).expect("seat 0 begins");
    request(&mut device, Action::Draw);
    device.hide();
    assert!(device.drain().pushes.iter().any(is_curtain));
    assert!(matches!(request(&mut device, Action::Draw)[..], [Push::Refused(_)]));
    device.sit(Seat(0)).expect("still its turn");
    assert!(matches!(&device.drain().pushes[..], [Push::Welcome(_)]));
}

#[test]
fn the_next_deal_waits_behind_the_curtain() {
    let mut dice = Dice::new(4);
    let mut device = open(Mode::SameDevice, 4);
    play_round(&mut device, &mut dice);
    let again = agree(&device, Agreement::NextRound);
    device.request(again);
    let pushes = device.drain().pushes;
    assert!(matches!(&pushes[..], [Push::Deal(_), Push::Done(_), Push::Curtain(_)]), "{pushes:?}");
}

fn play_round(device: &mut Device, dice: &mut Dice) {
    while !device.table().summary().round_over {
        let _ = device.sit(device.table().curtain().next);
        device.drain();
        let pushes = step(device, dice);
        let over = device.table().summary().round_over;
        assert!(!over || !pushes.iter().any(is_curtain), "the end of a round is seen by who ended it");
        assert!(!over || pushes.iter().any(|push| matches!(push, Push::Reveal(_))));
    }
}

#[test]
fn a_computer_that_answers_late_is_not_heard() {
    let mut dice = Dice::new(5);
    let mut device = open(Mode::Computer, 5);
    while device.thinking().is_none() {
        step(&mut device, &mut dice);
    }
    let thinking = device.thinking().expect("the computer is to move");
    assert_eq!(thinking.view.turn, thinking.seat);
    assert!(thinking.view.hands[0].is_none(), "it sees its own hand only");
    let over = agree(&device, Agreement::NewGame);
    device.request(over);
    device.drain();
    assert!(!device.answer(&thinking, Some(Action::Draw)));
    let before = device.table().version();
    let for_the_person = Thinking { seat: Seat(0), version: before, ..thinking };
    assert!(!device.answer(&for_the_person, Some(Action::Draw)), "nor is one heard for the person");
    assert_eq!(device.table().version(), before);
}

#[test]
fn a_computers_move_is_shown_to_the_person() {
    let mut dice = Dice::new(6);
    let mut device = open(Mode::Computer, 6);
    while device.thinking().is_none() {
        step(&mut device, &mut dice);
    }
    let thinking = device.thinking().expect("the computer is to move");
    device.drain();
    assert!(device.answer(&thinking, Some(Action::Draw)));
    let outbox = device.drain();
    assert!(outbox.save);
    let [Push::Update(update)] = &outbox.pushes[..] else { panic!("one update, and no answer to a request") };
    assert_eq!(update.events.iter().map(ToString::to_string).collect::<Vec<_>>(), ["1 draw"]);
}

/// A computer player that finds no move, or none but wrong ones, keeps nobody waiting.
#[test]
fn a_computer_that_fails_draws_and_discards() {
    let wrong = Action::meld([cards::Card::joker(0)]);
    for answer in [None, Some(wrong)] {
        let mut dice = Dice::new(7);
        let mut device = open(Mode::Computer, 7);
        for _ in 0..40 {
            match device.thinking() {
                Some(thinking) => assert!(device.answer(&thinking, answer.clone()), "{:?}", thinking.view),
                None if device.table().view(Seat(0)).end.is_some() => break,
                None => drop(step(&mut device, &mut dice)),
            }
        }
        let log = device.table().view(Seat(0)).log;
        let said = |deed: &str| log.iter().any(|event| event.to_string().starts_with(deed));
        assert!(said("1 draw") && said("1 discard"), "{log:?}");
    }
}

/// Over many rounds of every game: whatever is told while nobody holds the device names no card of a hand that has not
/// been seen on the table.
#[test]
fn nothing_of_a_hand_is_told_while_nobody_holds_the_device() {
    let mut dice = Dice::new(7);
    for (seed, (game, rules)) in TABLES.into_iter().enumerate() {
        let mut device = put_on_a_device(new_table_of(game, Mode::SameDevice, rules, seed as u64));
        must_hide_behind_curtain(&mut device);
        for _ in 0..250 {
            let next = device.table().curtain().next;
            if device.table().summary().round_over {
                let again = agree(&device, Agreement::NewGame);
                device.request(again);
            } else if dice.below(5) == 0 {
                device.hide();
            }
            must_hide_behind_curtain(&mut device);
            let _ = device.sit(next);
            let mut pushes = device.drain().pushes;
            must_be_for(&pushes, next);
            if dice.below(6) == 0 {
                device.request(Request::TakeBack(TakeBack { id: 3, version: device.table().version() }));
            } else if !device.table().summary().round_over {
                pushes = step(&mut device, &mut dice);
            }
            let behind = pushes.iter().position(is_curtain).map_or(Vec::new(), |at| pushes.split_off(at));
            must_hide_hands(&device, &behind);
            must_be_for(&pushes, next);
        }
    }
}

/// The curtain names the next seat of any number, and has scores and cards of all.
#[test]
fn the_device_goes_round_the_whole_table() {
    let mut dice = Dice::new(8);
    for (game, rules) in TABLES {
        let mut device = put_on_a_device(new_table_of(game, Mode::SameDevice, rules, 8));
        let seats = device.table().summary().names.len();
        let mut turns: Vec<Seat> = Vec::new();
        while turns.len() < 3 * seats && !device.table().summary().round_over {
            let curtain = device.table().curtain();
            assert_eq!((curtain.scores.len(), curtain.hand_counts.len()), (seats, seats));
            if turns.last() != Some(&curtain.next) {
                let others = curtain.log.iter().filter_map(|event| event.seat()).filter(|seat| *seat != curtain.next);
                assert_eq!(others.collect::<BTreeSet<_>>().len(), turns.len().min(seats - 1), "{:?}", curtain.log);
                turns.push(curtain.next);
            }
            let _ = device.sit(curtain.next);
            step(&mut device, &mut dice);
        }
        let goes_round = turns.windows(2).all(|pair| pair[1] == pair[0].next(seats as u8));
        assert!(goes_round && turns.len() > seats, "{turns:?}");
    }
}

/// Whole rounds of every game against computers in every other seat: all that is told is for the person.
#[test]
fn whole_rounds_against_computers_end() {
    let mut dice = Dice::new(9);
    for (seed, (game, rules)) in TABLES.into_iter().enumerate() {
        let mut device = put_on_a_device(new_table_of(game, Mode::Computer, rules, seed as u64));
        for _ in 0..2 {
            while !device.table().summary().round_over {
                if let Some(thinking) = device.thinking() {
                    let action = any_move(&thinking.view, &mut dice);
                    assert!(device.answer(&thinking, Some(action)));
                } else {
                    step(&mut device, &mut dice);
                }
                must_be_for(&device.drain().pushes, Seat(0));
            }
            let next = agree(&device, Agreement::NextRound);
            device.request(next);
        }
    }
}

/// What is told with a curtain, and after it.
fn must_hide_behind_curtain(device: &mut Device) {
    let mut pushes = device.drain().pushes;
    let at = pushes.iter().position(is_curtain).unwrap_or(pushes.len());
    must_hide_hands(device, &pushes.split_off(at));
}

fn must_hide_hands(device: &Device, pushes: &[Push]) {
    if device.table().summary().round_over {
        return;
    }
    let text = serde_json::to_string(pushes).expect("pushes are JSON");
    for seat in seats(device.table()) {
        let view = device.table().view(seat);
        let hand = view.hands[seat.index()].clone().expect("one's own hand");
        for card in hand.iter().filter(|card| !was_open(&view, **card)) {
            assert!(!names(&text, *card), "{card} of seat {seat} in {text}");
        }
    }
}

/// Whether everybody has seen this card: taken from the discard pile, or taken back from the table.
fn was_open(view: &protocol::View, card: cards::Card) -> bool {
    view.log.iter().any(|event| names(&event.in_public().to_string(), card))
}

/// Whether a text has this card as a word of its own: `r13` does not name `r1`.
fn names(text: &str, card: cards::Card) -> bool {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '*').any(|word| word == card.to_string())
}

fn must_be_for(pushes: &[Push], holder: Seat) {
    let is_hidden = |(seat, hand): (usize, &Option<Cards>)| seat == holder.index() || hand.is_none();
    let hidden = |hands: &[Option<Cards>], over: bool| over || hands.iter().enumerate().all(is_hidden);
    for push in pushes {
        match push {
            Push::Welcome(welcome) => {
                assert!(hidden(&welcome.view.hands, welcome.view.end.is_some()));
            }
            Push::Update(update) => assert!(hidden(&update.view.hands, update.view.end.is_some())),
            Push::Roster(_)
            | Push::Deal(_)
            | Push::Done(_)
            | Push::Refused(_)
            | Push::Reveal(_)
            | Push::Curtain(_)
            | Push::Hint(_)
            | Push::Moment(_)
            | Push::Judged(_)
            | Push::Trouble(_) => {}
        }
    }
}
