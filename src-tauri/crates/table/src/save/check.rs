//! Whether a saved fact can have happened: each card is where the fact says that it was.
//!
//! Knows no rules of play: a save stays good when a rule is mended.

use cards::{Card, CardSet, DeckKind, HandOrder, Meld, Slot};
use std::collections::{BTreeMap, BTreeSet};

use engine::{DealKind, Event, State};
use protocol::{AfterStock, Discards, End, FirstDealer, GameEnd, MeldId, Phase, Rules, Seat, TurnLimit};

use crate::{
    Course,
    levels::{Change, Levels},
    moves::{moves, rounds},
};

/// Words of a stream that no deal with its reshuffles comes near.
const MOST_WORDS: u32 = 100_000;
/// Points that no round comes near.
const MOST_POINTS: u32 = 100_000;
/// Rounds that no game with an end comes near.
const MOST_ROUNDS: u16 = 10_000;
/// Turns and exhausted stocks that no round comes near.
const MOST_TURNS: u16 = 10_000;
const MOST_EXHAUSTED: u8 = 250;
/// Deals and changes that no table comes near.
const MOST_DEALS: u32 = 1 << 30;
const MOST_CHANGES: u64 = 1 << 53;

/// What in a save cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Damage(pub String);

fn must(holds: bool, what: &str) -> Result<(), Damage> {
    if holds { Ok(()) } else { Err(Damage(what.into())) }
}

/// Whether cards can be dealt by this law at all.
pub(crate) fn law(rules: &Rules) -> Result<(), Damage> {
    must((1..=2).contains(&rules.deck.packs) && rules.deck.jokers <= 2, "no such deck")?;
    must((2..=7).contains(&rules.seats), "no such number of seats")?;
    let dealer = match rules.first_dealer {
        FirstDealer::Seat(seat) => seat.0 < rules.seats,
        FirstDealer::Random => true,
    };
    must(dealer, "no such dealer")?;
    must(is_of_one_kind(rules), "a law of cards and of tiles")?;
    must(rules.is_rearranged() || has_turn_limit(rules), "a round of cards that need not end")?;
    let dealt = usize::from(rules.seats) * usize::from(rules.hand);
    must(rules.hand > 0 && dealt < rules.deck.cards().count(), "more cards dealt than there are")
}

/// Whether so many rounds can have been forgotten: where scores go on, none.
pub(crate) fn rounds_before(rules: &Rules, rounds: u16) -> Result<(), Damage> {
    must(rounds == 0 || is_endless(rules), "rounds that are not told of")
}

/// Whether each round stands by itself, so that no number of them is too many.
const fn is_endless(rules: &Rules) -> bool {
    match rules.game_end {
        GameEnd::EachRound => true,
        GameEnd::Target(_) | GameEnd::Rounds(_) => false,
    }
}

/// Tables are rebuilt of tiles, without discards, and elsewhere nobody passes.
fn is_of_one_kind(rules: &Rules) -> bool {
    let rebuilt = rules.is_rearranged();
    let tiles = rules.deck.kind == DeckKind::Tiles;
    let (no_discards, passes) = (rules.discards == Discards::None, rules.after_stock == AfterStock::Pass);
    [tiles, no_discards, passes].iter().all(|so| *so == rebuilt)
}

/// Whether a round ends after so many turns, whatever is played.
const fn has_turn_limit(rules: &Rules) -> bool {
    match rules.turn_limit {
        TurnLimit::NoPoints(_) | TurnLimit::AsBlocked(_) => true,
        TurnLimit::Unlimited => false,
    }
}

/// Whether this can be the next fact.
pub(crate) fn event(state: &State, is_first: bool, event: &Event) -> Result<(), Damage> {
    let is_deal = matches!(event, Event::Dealt { .. });
    must(is_first == (is_deal && state.deal_number() == 0), "a game that does not begin with its deal")?;
    let between_rounds = state.phase() == Phase::RoundOver || is_first;
    must(is_deal == between_rounds, "a fact out of its place")?;
    match event {
        Event::Dealt { kind, deal, words, dealer, hands, stock, upcard, commit: _, seed: _ } => {
            let is_new_game = is_first && state.round() == 0;
            must((*kind == DealKind::NewGame) == is_new_game, "a deal of the wrong kind")?;
            let follows = if is_first { *deal > 0 && *deal < MOST_DEALS } else { *deal == state.deal_number() + 1 };
            must(follows && *words < MOST_WORDS && is_seat(state, *dealer), "a deal that does not follow")?;
            must(is_endless(state.rules()) || state.round() < MOST_ROUNDS, "too many rounds")?;
            must(is_first || state.end().is_some_and(|end| !end.game_over), "a round after the game")?;
            dealt(state.rules(), hands, stock, *upcard)
        }
        Event::Shuffled { stock, words } => {
            let pile = state.discard().split_last().map_or(&[][..], |(_, below)| below);
            must(*words < MOST_WORDS, "too many words")?;
            new_stock(state, stock, pile)
        }
        Event::TurnedOver { stock, upcard } => {
            let all: Vec<Card> = stock.iter().copied().chain([*upcard]).collect();
            new_stock(state, &all, state.discard())
        }
        Event::Drew { seat, card } => {
            must(may(state, *seat, Phase::Draw) && state.stock().next() == Some(*card), "a draw of another card")
        }
        Event::Took { seat, card } => {
            must(may(state, *seat, Phase::Draw) && state.discard().last() == Some(card), "a take of another card")
        }
        Event::Dug { seat, cards } => {
            let there = may(state, *seat, Phase::Draw) && cards.len() > 1 && state.discard().ends_with(cards);
            must(there, "a dig for other cards")
        }
        Event::Melded { seat, meld } => placed(state, *seat, meld.slots()),
        Event::LaidOff { seat, meld, cards, result } => {
            placed(state, *seat, cards)?;
            let grown = joined(state, *meld, cards)?;
            let same = grown.len() == result.slots().len() && grown.iter().all(|slot| result.slots().contains(slot));
            must(same, "a lay-off that leaves another meld")
        }
        Event::Discarded { seat, card } => {
            let held = may(state, *seat, Phase::Play) && state.hand(*seat).contains(*card);
            must(held && state.position().turns < MOST_TURNS, "a discard of another card")
        }
        Event::Played { seat, melds } => played(state, *seat, melds),
        Event::Passed { seat } => {
            must(may(state, *seat, Phase::Draw) && state.stock().len() == 0, "a pass while there are tiles to draw")?;
            must(state.position().turns < MOST_TURNS, "too many turns")
        }
        Event::RoundEnded { end } => ended(state, end),
    }?;
    must(is_deal || is_end(event) || !has_empty_hand(state), "a round that goes on without cards")
}

/// Whether the last fact can be the last: there was a deal, and nobody has gone out unnoticed.
pub(crate) fn end_of_log(state: &State) -> Result<(), Damage> {
    must(state.deal_number() > 0, "no deal")?;
    must(state.end().is_some() || !has_empty_hand(state), "a round that goes on without cards")
}

pub(crate) fn version(version: u64) -> Result<u64, Damage> {
    must(version < MOST_CHANGES, "too many changes").map(|()| version)
}

/// Orders of hands: cards that there are, none twice. What is no longer held means nothing.
pub(crate) fn orders(
    state: &State,
    orders: impl ExactSizeIterator<Item = Vec<Card>>,
) -> Result<Vec<HandOrder>, Damage> {
    let rules = state.rules();
    must(orders.len() == usize::from(rules.seats), "orders for other seats")?;
    let deck: CardSet = rules.deck.cards().collect();
    let order = |(seat, order): (Seat, Vec<Card>)| {
        let set: CardSet = order.iter().copied().collect();
        must(set.len() == order.len() && set.is_subset(&deck), "an order with a card twice or an unknown one")?;
        Ok(HandOrder::new(&order, &state.hand(seat)))
    };
    Seat::all(rules.seats).zip(orders).map(order).collect()
}

/// Changes of level in the order of the log, none twice, of seats at which computers sit.
pub(crate) fn levels(course: &Course, changes: Vec<Change>) -> Result<Levels, Damage> {
    must(changes.is_sorted_by_key(|change| change.at), "changes of level in another order")?;
    for (place, Change { at, seat, .. }) in changes.iter().enumerate() {
        let fits = (1..=course.log.len()).contains(at) && course.seats.level(*seat).is_some();
        let twice = changes[..place].iter().any(|other| (other.at, other.seat) == (*at, *seat));
        must(fits && !twice, "a change of level that cannot have been made")?;
    }
    Ok(Levels(changes))
}

/// Thoughts that were stopped, in the order of the log: each before a computer player's move.
pub(crate) fn stopped(course: &Course, stopped: Vec<(usize, u32)>) -> Result<BTreeMap<usize, u32>, Damage> {
    let thought = thought(course);
    must(stopped.is_sorted_by(|a, b| a.0 < b.0), "stopped thoughts in another order")?;
    must(stopped.iter().all(|(at, _)| thought.contains(at)), "a stopped thought without its move")?;
    Ok(stopped.into_iter().collect())
}

/// Plain moves in place of computer players', in the order of the log.
pub(crate) fn stood_in(course: &Course, stood_in: Vec<usize>) -> Result<BTreeSet<usize>, Damage> {
    let thought = thought(course);
    must(stood_in.is_sorted_by(|a, b| a < b), "plain moves in another order")?;
    let fits = |at: &usize| thought.contains(at) && !course.stopped.contains_key(at);
    must(stood_in.iter().all(fits), "a plain move in place of none")?;
    Ok(stood_in.into_iter().collect())
}

/// Where in the log the moves of computer players stand.
fn thought(course: &Course) -> BTreeSet<usize> {
    let moves = rounds(&course.log).into_iter().flat_map(|round| moves(&course.log, round));
    moves.filter(|made| course.seats.level(made.seat).is_some()).map(|made| made.at).collect()
}

fn dealt(rules: &Rules, hands: &[Vec<Card>], stock: &[Card], upcard: Option<Card>) -> Result<(), Damage> {
    let hand_size = usize::from(rules.hand);
    let sizes = hands.len() == usize::from(rules.seats) && hands.iter().all(|hand| hand.len() == hand_size);
    must(sizes, "hands of another size")?;
    must(upcard.is_some() == (rules.discards != Discards::None), "an upcard where there is none, or none")?;
    let all: Vec<Card> = hands.iter().flatten().chain(stock).chain(&upcard).copied().collect();
    must(is_exactly(&all, rules.deck.cards().collect()), "a card missing, twice or of another deck")
}

fn new_stock(state: &State, stock: &[Card], from: &[Card]) -> Result<(), Damage> {
    let when = state.phase() == Phase::Draw && state.stock().len() == 0 && !from.is_empty();
    must(when && state.position().exhausted < MOST_EXHAUSTED, "a new stock before the old one is gone")?;
    must(is_exactly(stock, from.iter().copied().collect()), "a new stock of other cards")
}

fn placed(state: &State, seat: Seat, slots: &[Slot]) -> Result<(), Damage> {
    let cards: Vec<Card> = slots.iter().map(|slot| slot.card).collect();
    let set: CardSet = cards.iter().copied().collect();
    let held = set.len() == cards.len() && set.is_subset(&state.hand(seat));
    must(may(state, seat, Phase::Play) && held && !cards.is_empty(), "cards placed that are not in hand")
}

/// Every tile of the table stays there, and what is new was in the rack.
fn played(state: &State, seat: Seat, melds: &[Meld]) -> Result<(), Damage> {
    let cards: Vec<Card> = melds.iter().flat_map(Meld::cards).collect();
    let all: CardSet = cards.iter().copied().collect();
    let before: CardSet = state.melds().iter().flat_map(|laid| laid.meld.cards()).collect();
    must(all.len() == cards.len() && before.is_subset(&all), "a table that lost or doubled a tile")?;
    let new = all.minus(&before);
    let held = may(state, seat, Phase::Draw) && !new.is_empty() && new.is_subset(&state.hand(seat));
    must(held && state.position().turns < MOST_TURNS, "tiles placed that are not in the rack")
}

fn joined(state: &State, id: MeldId, cards: &[Slot]) -> Result<Vec<Slot>, Damage> {
    let laid = id.index().and_then(|index| state.melds().get(index));
    let laid = laid.ok_or_else(|| Damage("a lay-off on no meld".into()))?;
    Ok(laid.meld.slots().iter().chain(cards).copied().collect())
}

fn ended(state: &State, end: &End) -> Result<(), Damage> {
    let seats = usize::from(state.rules().seats);
    let scored = end.round_scores.len() == seats && end.round_scores.iter().all(|n| n.unsigned_abs() < MOST_POINTS);
    must(scored, "scores of another table")?;
    must(end.seat.into_iter().chain(end.winners.iter().copied()).all(|seat| is_seat(state, seat)), "no such seat")?;
    let fits = match state.rules().game_end {
        GameEnd::Target(_) | GameEnd::Rounds(_) => end.game_over != end.winners.is_empty(),
        GameEnd::EachRound => !end.game_over,
    };
    must(fits, "a game without a winner, or a winner without a game")
}

fn is_exactly(cards: &[Card], set: CardSet) -> bool {
    cards.len() == set.len() && cards.iter().copied().collect::<CardSet>() == set
}

fn may(state: &State, seat: Seat, phase: Phase) -> bool {
    state.turn() == seat && state.phase() == phase
}

fn is_seat(state: &State, seat: Seat) -> bool {
    seat.0 < state.rules().seats
}

const fn is_end(event: &Event) -> bool {
    matches!(event, Event::RoundEnded { .. })
}

fn has_empty_hand(state: &State) -> bool {
    Seat::all(state.rules().seats).any(|seat| state.hand(seat).is_empty())
}
