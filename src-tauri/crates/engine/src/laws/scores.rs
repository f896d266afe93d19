//! What a round comes to: its scores, the end of the game, the proof of its deal, and its facts told again.

use alloc::{string::ToString, vec::Vec};
use cards::{Card, Face, MeldKind, Rank};
use protocol::{End, Game, GameEnd, Hex, HowEnded, Reveal, Scoring, Seat, TurnLimit, Verdict};

use super::{
    chance, tables,
    walk::{Seen, Walk},
};
use crate::{State, verify};

pub(super) fn a_round_is_worth_what_its_cards_are(state: &State) {
    let end = state.end().expect("the round is over");
    let held: Vec<i32> = state.hands.iter().map(|hand| hand.iter().map(|card| value(state, card)).sum()).collect();
    let all_held: i32 = held.iter().sum();
    let sum: i32 = end.round_scores.iter().sum();
    let no_points = end.how == HowEnded::Turns && matches!(state.rules.turn_limit, TurnLimit::NoPoints(_));
    assert_eq!(end.seat.is_some(), end.how == HowEnded::Out);
    match (state.rules.scoring, end.seat) {
        _ if no_points => assert!(end.round_scores.iter().all(|points| *points == 0)),
        (Scoring::PlacedLessHeld, _) => assert_eq!(sum, on_table(state) - all_held),
        (_, Some(seat)) => {
            assert!(state.hand(seat).is_empty());
            assert_eq!(sum, if end.doubled { 2 * all_held } else { all_held });
            assert_eq!(end.round_scores[seat.index()], sum, "the winner takes it all");
        }
        (_, None) => the_lowest_take_the_differences(end, &held),
    }
    assert!(!end.doubled || state.rules.scoring == Scoring::WinnerTakesHandsOrRummy);
}

fn the_lowest_take_the_differences(end: &End, held: &[i32]) {
    let lowest = held.iter().min().expect("a seat");
    let differences: i32 = held.iter().map(|points| points - lowest).sum();
    for (score, points) in end.round_scores.iter().zip(held) {
        assert_eq!(*score, if points == lowest { differences } else { 0 });
    }
    assert!(!end.doubled);
}

/// What a card counts anywhere but low in a run.
fn value(state: &State, card: Card) -> i32 {
    match card.face() {
        Face::Joker if state.rules.deck == cards::Deck::TILES => 30,
        Face::Suited(_, rank) if state.rules.deck == cards::Deck::TILES => rank.number().into(),
        Face::Joker => 15,
        Face::Suited(_, Rank::ACE) if state.rules.ace == cards::Ace::Low => 1,
        Face::Suited(_, Rank::ACE) => 15,
        Face::Suited(_, rank) if rank.number() > 10 => 10,
        Face::Suited(_, rank) => rank.number().into(),
    }
}

fn on_table(state: &State) -> i32 {
    let of_meld = |laid: &crate::Laid| {
        let slots = laid.meld.slots();
        let all: i32 = slots.iter().map(|slot| value(state, slot.card)).sum();
        let is_low_run = laid.meld.kind() == MeldKind::Run && slots[0].card.to_string().starts_with('A');
        if is_low_run { all - value(state, slots[0].card) + 1 } else { all }
    };
    state.melds.iter().map(of_meld).sum()
}

pub(super) fn the_game_ends_when_it_should(state: &State) {
    let end = state.end().expect("the round is over");
    for (seat, score) in state.scores.iter().enumerate() {
        assert_eq!(*score, state.sheet.iter().map(|round| round[seat]).sum::<i32>());
    }
    let top = *state.scores.iter().max().expect("a seat");
    let over = match state.rules.game_end {
        GameEnd::Target(target) => top >= target,
        GameEnd::Rounds(rounds) => usize::from(rounds) == state.sheet.len(),
        GameEnd::EachRound => return a_round_stands_by_itself(state),
    };
    assert_eq!(end.game_over, over);
    let winners: Vec<Seat> =
        Seat::all(state.rules.seats).filter(|seat| over && state.scores[seat.index()] == top).collect();
    assert_eq!(end.winners, winners);
}

/// There is one round of scores at a time, and who scored has won it.
fn a_round_stands_by_itself(state: &State) {
    let end = state.end().expect("the round is over");
    assert!(state.sheet.len() == 1 && !end.game_over && end.winners.len() < 2);
    let scored = |seat: &Seat| state.scores[seat.index()] > 0;
    assert_eq!(end.winners, Seat::all(state.rules.seats).filter(scored).collect::<Vec<_>>());
}

pub(super) fn a_deal_proves(walk: &Walk) {
    let state = &walk.state;
    let reveal = walk.reveal();
    for seat in Seat::all(state.rules().seats) {
        let told = serde_json::to_string(&state.view(seat)).expect("a view is JSON");
        let read = serde_json::from_str(&told).expect("a view");
        assert_eq!(verify(&read, seat, &reveal), Verdict::Fits);
    }
}

impl Walk {
    fn reveal(&self) -> Reveal {
        Reveal {
            deal: self.state.deal_number(),
            server_seed: Hex(self.server_seed).to_string(),
            nonces: self.nonces().iter().map(|nonce| Hex(*nonce).to_string()).collect(),
        }
    }
}

pub(super) fn the_facts_give_the_state(walk: &Walk) {
    let state = &walk.state;
    let mut again = State::new(state.game, state.keys.clone(), state.rules.clone());
    walk.facts.iter().for_each(|event| again.evolve(event));
    assert_eq!(again, *state, "the facts give the state");
}

#[test]
fn a_deal_that_was_tampered_with_is_found_out() {
    let mut walk = Walk::new(tables::of(Game::Rummy100)[0].clone(), chance(5), Seen::default());
    walk.deal();
    while walk.state.end().is_none() {
        let legal = walk.state.legal_actions();
        walk.step(&legal);
    }
    let (view, reveal) = (walk.state.view(Seat(0)), walk.reveal());
    assert_eq!(verify(&view, Seat(0), &reveal), Verdict::Fits);

    let other_seed = Reveal { server_seed: Hex([3; 32]).to_string(), ..reveal.clone() };
    assert_eq!(verify(&view, Seat(0), &other_seed), Verdict::OtherSeed);

    let mut other_hand = view.clone();
    other_hand.log[0] = "deal 2c: As Ks".parse().expect("an event");
    assert_eq!(verify(&other_hand, Seat(0), &reveal), Verdict::OtherDeal);

    let mut other_draw = view;
    let drawn = other_draw.log.iter().position(|event| event.deed().starts_with("draw ")).expect("a card was drawn");
    let card = if other_draw.log[drawn].deed() == "draw As" { "2c" } else { "As" };
    other_draw.log[drawn] = alloc::format!("0 draw {card}").parse().expect("an event");
    assert_eq!(verify(&other_draw, Seat(0), &reveal), Verdict::OtherDraw);
}
