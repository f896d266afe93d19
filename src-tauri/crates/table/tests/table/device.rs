//! One device: who is told what, and nothing of any hand while nobody holds it.

use protocol::{Act, Action, Agree, Agreement, Cards, Mode, Push, Request, Seat, TakeBack};
use table::{Device, NotNext, Thinking};

use crate::sample::{Dice, any_move, new_table};

fn open(mode: Mode, seed: u64) -> Device {
    let mut device = Device::new(new_table(mode, seed));
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

/// Over whole games by two people: whatever is told while nobody holds the device names no card of a hand that has
/// not been seen on the table.
#[test]
fn nothing_of_a_hand_is_told_while_nobody_holds_the_device() {
    let mut dice = Dice::new(7);
    for seed in 0..6 {
        let mut device = open(Mode::SameDevice, seed);
        must_hide_behind_curtain(&mut device);
        for _ in 0..400 {
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
    for seat in [Seat(0), Seat(1)] {
        let view = device.table().view(seat);
        let hand = view.hands[seat.index()].clone().expect("one's own hand");
        for card in hand.iter().filter(|card| !was_open(&view, **card)) {
            assert!(!text.contains(&card.to_string()), "{card} of seat {seat} in {text}");
        }
    }
}

/// Whether everybody has seen this card: taken from the discard pile, or taken back from the table.
fn was_open(view: &protocol::View, card: cards::Card) -> bool {
    view.log.iter().any(|event| event.in_public().to_string().contains(&card.to_string()))
}

fn must_be_for(pushes: &[Push], holder: Seat) {
    let other = holder.next(2).index();
    let hidden = |hands: &[Option<Cards>], over: bool| over || hands[other].is_none();
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
            | Push::Trouble(_) => {}
        }
    }
}
