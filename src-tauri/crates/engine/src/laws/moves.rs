//! What may be done: the list, the options in bulk and what is decided are one, and no move leads into a dead end.

use alloc::{collections::BTreeSet, vec, vec::Vec};
use cards::{Card, CardSet, Face, Rank, Slot, Suit, melds_in};
use protocol::{Action, AfterStock, Cards, Exhaustion, MeldId, Options, Phase, Placing, TurnLimit};

use super::probe::Probe;
use crate::State;

/// A move without the order of its cards and without their copies: kind, named face, meld, and what is shown and played.
type Key = (u8, Option<Face>, Option<MeldId>, Vec<Vec<(Face, Face)>>);

fn key(action: &Action) -> Key {
    let sorted = |slots: &[Slot]| {
        let mut faces: Vec<_> = slots.iter().map(|slot| (slot.plays, slot.card.face())).collect();
        faces.sort_unstable();
        vec![faces]
    };
    match action {
        Action::Play(melds) => {
            let mut melds: Vec<_> = melds.iter().flat_map(|meld| sorted(meld)).collect();
            melds.sort_unstable();
            (7, None, None, melds)
        }
        Action::Pass => (8, None, None, Vec::new()),
        Action::Draw => (0, None, None, Vec::new()),
        Action::Take => (1, None, None, Vec::new()),
        Action::Discard(card) => (2, Some(card.face()), None, Vec::new()),
        Action::Meld(slots) => (3, None, None, sorted(slots)),
        Action::LayOff(id, slots) => (4, None, Some(*id), sorted(slots)),
        Action::Dig(card, Placing::Meld(slots)) => (5, Some(card.face()), None, sorted(slots)),
        Action::Dig(card, Placing::LayOff(id, slots)) => (6, Some(card.face()), Some(*id), sorted(slots)),
    }
}

/// Whether it says what a joker stands for.
pub(super) fn announces(action: &Action) -> bool {
    key(action).3.iter().flatten().any(|(plays, shown)| plays != shown)
}

fn is_allowed(state: &State, action: &Action) -> bool {
    state.decide(state.turn(), action).is_ok()
}

pub(super) fn a_probe_is_listed_or_refused(state: &State, legal: &[Action], Probe(action): &Probe) {
    if super::tiles::is_unlisted(state, action) {
        return;
    }
    let probed = key(action);
    let listed = legal.iter().any(|there| is_alike(there, action) && key(there) == probed);
    assert_eq!(listed, is_allowed(state, action), "{action}: {state:?}");
}

/// Whether two moves are of one kind and of as many cards; far cheaper than their keys.
fn is_alike(one: &Action, other: &Action) -> bool {
    let count = |action: &Action| match action {
        Action::Draw | Action::Take | Action::Discard(_) | Action::Pass => 0,
        Action::Play(melds) => melds.len(),
        Action::Meld(slots) | Action::LayOff(_, slots) => slots.len(),
        Action::Dig(_, Placing::Meld(slots) | Placing::LayOff(_, slots)) => slots.len(),
    };
    core::mem::discriminant(one) == core::mem::discriminant(other) && count(one) == count(other)
}

pub(super) fn options_are_the_list_in_bulk(state: &State, legal: &[Action]) {
    let mut bulk = Options { lay_off: vec![Cards::default(); state.melds.len()], ..Options::default() };
    if state.phase() == Phase::Draw && !state.rules.is_rearranged() {
        bulk.lay_off.clear();
    }
    let mut lay_off = vec![CardSet::EMPTY; bulk.lay_off.len()];
    let (mut dig, mut discard) = (CardSet::EMPTY, CardSet::EMPTY);
    for action in legal {
        match action {
            Action::Draw => bulk.draw = true,
            Action::Take => bulk.take = true,
            Action::Pass => bulk.pass = true,
            Action::Play(melds) => match super::tiles::added_to(state, melds) {
                None => bulk.meld = true,
                Some((place, card)) => drop(lay_off[place].insert(card)),
            },
            Action::Meld(_) => bulk.meld = true,
            Action::Dig(card, _) => drop(dig.insert(*card)),
            Action::Discard(card) => drop(discard.insert(*card)),
            Action::LayOff(id, _) => {
                let cards = &mut lay_off[id.index().expect("a meld")];
                *cards = cards.union(&action.cards());
            }
        }
    }
    for place in 0..lay_off.len() {
        let like_it = |other: &usize| faces(state, *other) == faces(state, place);
        if let Some(first) = (0..place).find(like_it).filter(|_| state.rules.is_rearranged()) {
            lay_off[place] = lay_off[first];
        }
    }
    bulk.dig = dig.into();
    bulk.discard = discard.into();
    bulk.lay_off = lay_off.into_iter().map(Cards::from).collect();
    assert_eq!(state.options(), bulk);
}

fn faces(state: &State, place: usize) -> Vec<Face> {
    state.melds[place].meld.cards().map(Card::face).collect()
}

/// The turn can be ended from here: by a discard, or by putting the last card down.
pub(super) fn the_turn_can_end(state: &State, legal: &[Action]) {
    if state.rules.is_rearranged() {
        return assert!(!legal.is_empty(), "no move: {state:?}");
    }
    let by_discard = legal.iter().any(|action| matches!(action, Action::Discard(_)));
    let by_last_card = state.own_hand().len() == 1 && !legal.is_empty();
    let draws = state.phase() == Phase::Draw && !legal.is_empty();
    assert!(by_discard || by_last_card || draws, "no way to end the turn: {state:?}");
}

/// A round that goes on has turns left, and a stock that may run out once more or has done so in this very turn.
pub(super) fn the_round_will_end(state: &State) {
    match state.rules.turn_limit {
        TurnLimit::NoPoints(limit) | TurnLimit::AsBlocked(limit) => assert!(state.turns < limit),
        // Each turn takes a tile from pool or rack, and between two passes lies one that does.
        TurnLimit::Unlimited => assert!(state.turns < 2 * 106 && state.passes < state.rules.seats),
    }
    match state.rules.after_stock {
        AfterStock::Shuffle(Exhaustion::EndsAt(times)) | AfterStock::TurnOver(Exhaustion::EndsAt(times)) => {
            let in_this_turn = state.phase() == Phase::Play && state.stock.is_empty();
            assert!(state.exhausted < times || state.exhausted == times && in_this_turn);
        }
        AfterStock::Shuffle(Exhaustion::Unlimited) | AfterStock::TurnOver(Exhaustion::Unlimited) => {}
        AfterStock::Pass => assert!(state.passes == 0 || state.stock.is_empty()),
    }
    assert!(state.hands.iter().all(|hand| !hand.is_empty()));
}

pub(super) fn what_is_listed_is_allowed_and_leaves_a_way_on(state: &State, legal: &[Action]) {
    let keys: BTreeSet<Key> = legal.iter().map(key).collect();
    assert_eq!(keys.len(), legal.len(), "a move is listed twice");
    for action in legal {
        let events = state.decide(state.turn(), action).unwrap_or_else(|why| panic!("{action} is listed: {why}"));
        let mut after = state.clone();
        after.log.clear();
        events.iter().for_each(|event| after.evolve(event));
        if after.end().is_none() && after.turn == state.turn {
            let discards = !after.options().discard.is_empty();
            assert!(
                discards || after.own_hand().len() == 1 && !after.legal_actions().is_empty(),
                "{action}: {state:?}"
            );
        }
    }
}

/// Up to four cards of the hand, and of what a dig would bring, as a meld and as a lay-off on every meld, with jokers
/// announced as anything that shares a suit or a rank: listed exactly where allowed. Long melds without jokers too.
pub(super) fn every_small_placing_is_listed_or_refused(state: &State, legal: &[Action]) {
    let listed: BTreeSet<Key> = legal.iter().map(key).collect();
    let agrees = |action: &Action| assert_eq!(listed.contains(&key(action)), is_allowed(state, action), "{action}");
    if state.rules.is_rearranged() {
        super::tiles::small_plays(state).iter().for_each(agrees);
        return;
    }
    if state.phase() == Phase::Play {
        for meld in melds_in(&state.own_hand(), state.rules.ace) {
            agrees(&Action::meld(meld.iter()));
        }
        small_placings(state, state.own_hand()).into_iter().for_each(|place| agrees(&place.into()));
        return;
    }
    let first: Vec<Card> = state.discard.iter().copied().take(3).collect();
    for card in first {
        if let Ok(cards) = state.dug_cards(card.face()) {
            let hand = state.own_hand().union(&cards.iter().copied().take(6).collect());
            small_placings(state, hand).into_iter().for_each(|place| agrees(&Action::Dig(card, place)));
        }
    }
}

fn small_placings(state: &State, hand: CardSet) -> Vec<Placing> {
    let (jokers, naturals): (Vec<Card>, Vec<Card>) = hand.iter().partition(|card| card.face() == Face::Joker);
    let cards: Vec<Card> = jokers.into_iter().chain(naturals).take(10).collect();
    let melds =
        (0..state.melds.len()).map(|index| (Some(MeldId::at(index)), Some(state.melds[index].meld.slots()[0].plays)));
    let places: Vec<_> = melds.chain([(None, None)]).collect();
    let mut all = Vec::new();
    for mask in (1u32..1 << cards.len()).filter(|mask| mask.count_ones() <= 4) {
        let chosen: Vec<Card> = (0..cards.len()).filter(|i| mask >> i & 1 == 1).map(|i| cards[i]).collect();
        for (id, anchor) in &places {
            let slots = announced_near(&chosen, *anchor);
            all.extend(slots.into_iter().map(|slots| match id {
                Some(id) => Placing::LayOff(*id, slots),
                None => Placing::Meld(slots),
            }));
        }
    }
    all
}

/// These cards with their jokers announced in every way that shares a suit or a rank with the anchor, or else with the
/// first natural card among them.
fn announced_near(cards: &[Card], anchor: Option<Face>) -> Vec<Vec<Slot>> {
    let natural = || cards.iter().map(|card| card.face()).find(|face| *face != Face::Joker);
    let faces = anchor.or_else(natural).map(near).unwrap_or_default();
    let mut all = vec![Vec::new()];
    for card in cards {
        let plays = if card.face() == Face::Joker { faces.clone() } else { vec![card.face()] };
        all = all
            .iter()
            .flat_map(|slots: &Vec<Slot>| {
                plays.iter().map(|plays| slots.iter().copied().chain([Slot { card: *card, plays: *plays }]).collect())
            })
            .collect();
    }
    all
}

fn near(face: Face) -> Vec<Face> {
    let Face::Suited(suit, rank) = face else { return Vec::new() };
    let of_suit = Rank::all().map(|rank| Face::Suited(suit, rank));
    let of_rank = Suit::CARDS.into_iter().filter(|other| *other != suit).map(|suit| Face::Suited(suit, rank));
    of_suit.chain(of_rank).collect()
}
