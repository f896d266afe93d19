//! Which cards go together.

use std::ops::Range;

use cards::{Ace, Card, CardSet, Face, Meld, MeldKind, Rank, Suit};

use crate::{lay_off::takes_joker, outlook::Outlook};

/// The height of an ace that lies on a king.
const HIGH_ACE: u8 = 14;

/// The faces any of which makes a meld of two natural cards; none where they do not go together.
pub(super) fn gaps(one: Face, other: Face, ace: Ace) -> Vec<Face> {
    let (Face::Suited(suit, rank), Face::Suited(also, as_high)) = (one, other) else { return Vec::new() };
    if suit != also {
        let rest = Suit::CARDS.into_iter().filter(|rest| ![suit, also].contains(rest));
        return rest.filter(|_| rank == as_high).map(|rest| Face::Suited(rest, rank)).collect();
    }
    let pairs = heights(rank, ace).flat_map(|one| heights(as_high, ace).map(move |other| (one, other)));
    pairs.flat_map(|(one, other)| between(one, other)).filter_map(|height| face_at(suit, height, ace)).collect()
}

/// Whether two natural cards are of one rank, or of one suit with at most one card between them.
pub(super) fn is_near(one: Face, other: Face, ace: Ace) -> bool {
    !gaps(one, other, ace).is_empty()
}

/// The cards near this one.
pub(super) fn near(cards: &CardSet, card: Card, ace: Ace) -> CardSet {
    cards.iter().filter(|other| is_near(card.face(), other.face(), ace)).collect()
}

/// Two of these cards that make a meld with this one.
pub(super) fn partners(cards: &CardSet, card: Card, ace: Ace) -> Option<CardSet> {
    let (jokers, mut naturals): (Vec<Card>, Vec<Card>) = cards.iter().partition(|card| card.face() == Face::Joker);
    // Which copy it is means nothing, so that it must not decide which come first.
    naturals.sort_by_key(|card| card.face());
    if card.face() == Face::Joker {
        let joker = jokers.iter().find(|joker| **joker != card);
        let with_both = joker.zip(naturals.first()).map(|(joker, natural)| [*joker, *natural].into_iter().collect());
        let pair = |one: &Card| Some(near(cards, *one, ace).iter().next()?).map(|other| [*one, other]);
        return with_both.or_else(|| naturals.iter().find_map(pair).map(|pair| pair.into_iter().collect()));
    }
    let natural = naturals.iter().find_map(|other| {
        let third = gaps(card.face(), other.face(), ace).into_iter().find_map(|face| cards.find(face))?;
        Some(CardSet::EMPTY.with(*other).with(third))
    });
    natural.or_else(|| match jokers[..] {
        [] => None,
        [joker] => near(cards, card, ace).iter().next().map(|other| CardSet::EMPTY.with(joker).with(other)),
        [one, two, ..] => Some(CardSet::EMPTY.with(one).with(two)),
    })
}

/// Whether this card can be laid off on the table, with others of the hand where that helps.
pub(super) fn fits_the_table(look: &Outlook, hand: &CardSet, card: Card) -> bool {
    look.melds.iter().any(|meld| match card.face() {
        Face::Joker => takes_joker(meld),
        Face::Suited(suit, rank) => fits(meld, hand, suit, rank, look.ace()),
    })
}

fn fits(meld: &Meld, hand: &CardSet, suit: Suit, rank: Rank, ace: Ace) -> bool {
    let Face::Suited(first_suit, first) = meld.slots()[0].plays else { return false };
    match meld.kind() {
        MeldKind::Set => rank == first && meld.slots().iter().all(|slot| slot.plays != Face::Suited(suit, rank)),
        MeldKind::Run => {
            let (low, high) = (first.number(), first.number() + meld.slots().len() as u8 - 1);
            let jokers = hand.iter().filter(|card| card.face() == Face::Joker).count();
            let are_held = |missing: Range<u8>| {
                missing.filter(|height| hand.at_height(suit, *height, ace).is_none()).count() <= jokers
            };
            // A run holds no ace twice.
            let reaches = |height: u8| match height {
                HIGH_ACE => low > 1 && are_held(high + 1..height),
                1 => high < HIGH_ACE && are_held(2..low),
                _ => are_held(high + 1..height) && are_held(height + 1..low),
            };
            suit == first_suit && heights(rank, ace).any(|height| !(low..=high).contains(&height) && reaches(height))
        }
    }
}

/// Where a rank may lie in a run: 1 to 13, and 14 for an ace on top of the king.
fn heights(rank: Rank, ace: Ace) -> impl Iterator<Item = u8> {
    let (low, high) = match (rank, ace) {
        (Rank::ACE, Ace::High) => (None, Some(HIGH_ACE)),
        (Rank::ACE, Ace::Either) => (Some(1), Some(HIGH_ACE)),
        (rank, _) => (Some(rank.number()), None),
    };
    low.into_iter().chain(high)
}

/// The heights that make a run of two.
fn between(one: u8, other: u8) -> impl Iterator<Item = u8> {
    let (low, high) = (one.min(other), one.max(other));
    let heights = match high - low {
        1 => [Some(low - 1), Some(high + 1)],
        2 => [Some(low + 1), None],
        _ => [None, None],
    };
    heights.into_iter().flatten()
}

fn face_at(suit: Suit, height: u8, ace: Ace) -> Option<Face> {
    let rank = match (height, ace) {
        (1, Ace::High) | (HIGH_ACE, Ace::Low) => return None,
        (HIGH_ACE, _) => Rank::ACE,
        (height, _) => Rank::new(height)?,
    };
    Some(Face::Suited(suit, rank))
}
