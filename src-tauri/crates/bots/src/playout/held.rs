//! The cards of a hand as bits, so that a round can be played on in a few millionths of a second.

use cards::{Ace, CardSet, Face, Rank, Suit};
use protocol::Rules;

/// A lane of bits for a suit: bit 1 for the ace to bit 13 for the king; where heights are meant, bit 14 for an ace above it.
pub(super) type Lane = u16;

/// The bits of all ranks.
pub(super) const RANKS: Lane = 0b11_1111_1111_1110;
/// The bit of a low ace.
pub(super) const LOW_ACE: Lane = 1 << 1;
/// The bit of an ace above the king.
pub(super) const HIGH_ACE: Lane = 1 << 14;

/// Cards, of which no copies are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Held {
    /// The ranks held in each suit.
    pub once: [Lane; 4],
    /// Those of them that are held twice.
    pub twice: [Lane; 4],
    pub jokers: u8,
}

/// What cards are worth, by rank.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    pub ranks: [i32; 15],
    pub joker: i32,
}

impl Held {
    pub fn of(cards: &CardSet) -> Self {
        let mut held = Self::default();
        cards.iter().for_each(|card| held.add(card.face()));
        held
    }

    pub fn add(&mut self, face: Face) {
        match face {
            Face::Joker => self.jokers += 1,
            Face::Suited(suit, rank) => {
                let (lane, bit) = (suit as usize & 3, bit(rank));
                self.twice[lane] |= self.once[lane] & bit;
                self.once[lane] |= bit;
            }
        }
    }

    pub fn has(&self, face: Face) -> bool {
        match face {
            Face::Joker => self.jokers > 0,
            Face::Suited(..) => lies_in(&self.once, face),
        }
    }

    pub fn has_two(&self, face: Face) -> bool {
        match face {
            Face::Joker => self.jokers > 1,
            Face::Suited(suit, rank) => self.twice[suit as usize & 3] & bit(rank) != 0,
        }
    }

    pub fn remove(&mut self, face: Face) {
        match face {
            Face::Joker => self.jokers = self.jokers.saturating_sub(1),
            Face::Suited(suit, rank) => self.remove_bit(suit as usize & 3, bit(rank)),
        }
    }

    /// Takes one copy of these ranks of a suit out.
    pub fn remove_bit(&mut self, lane: usize, bits: Lane) {
        let double = self.twice[lane] & bits;
        self.twice[lane] &= !bits;
        self.once[lane] &= !(bits & !double);
    }

    /// These cards without those.
    pub fn without(&self, those: &Self) -> Self {
        let mut left = *self;
        for lane in 0..4 {
            left.remove_bit(lane, those.twice[lane]);
            left.remove_bit(lane, those.once[lane]);
        }
        left.jokers = left.jokers.saturating_sub(those.jokers);
        left
    }

    pub fn len(&self) -> u32 {
        count(&self.once) + count(&self.twice) + u32::from(self.jokers)
    }

    pub fn points(&self, worth: &Worth) -> i32 {
        let lanes = self.once.iter().chain(&self.twice);
        lanes.map(|lane| worth.of(*lane)).sum::<i32>() + worth.joker * i32::from(self.jokers)
    }

    /// The faces of naturals that are held.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        (0..4).flat_map(move |lane| ones(self.once[lane]).map(move |rank| face(lane, rank)))
    }

    /// The suits, as bits, in which a rank is held.
    pub fn suits_of(&self, rank: u8) -> u8 {
        suits_at(&self.once, rank)
    }
}

impl Worth {
    pub fn by(law: &Rules) -> Self {
        let mut ranks = [0; 15];
        for rank in Rank::all() {
            ranks[rank.number() as usize] = law.points_of(Face::Suited(Suit::Clubs, rank));
        }
        ranks[14] = ranks[1];
        Self { ranks, joker: law.points_of(Face::Joker) }
    }

    /// What the cards of a lane are worth together.
    pub fn of(&self, lane: Lane) -> i32 {
        ones(lane).map(|place| self.ranks[place as usize]).sum()
    }
}

pub(super) const fn bit(rank: Rank) -> Lane {
    1 << rank.number()
}

/// What there is for each suit.
pub(super) fn each(of: impl Fn(usize) -> Lane) -> [Lane; 4] {
    [of(0), of(1), of(2), of(3)]
}

/// How many bits there are.
pub(super) fn count(lanes: &[Lane; 4]) -> u32 {
    lanes.iter().fold(0, |all, lane| all << 16 | u64::from(*lane)).count_ones()
}

/// The suits, as bits, that have a rank.
pub(super) fn suits_at(lanes: &[Lane; 4], rank: u8) -> u8 {
    (0..4).fold(0, |suits, lane| suits | ((lanes[lane] >> rank & 1) as u8) << lane)
}

/// A rank in these suits.
pub(super) fn in_suits(suits: u8, rank: u8) -> [Lane; 4] {
    each(|lane| Lane::from(suits >> lane & 1) << rank)
}

/// Whether a card is among these; a joker is anywhere.
pub(super) fn lies_in(lanes: &[Lane; 4], card: Face) -> bool {
    match card {
        Face::Joker => true,
        Face::Suited(suit, rank) => lanes[suit as usize & 3] & bit(rank) != 0,
    }
}

/// Whether any card is among both.
pub(super) fn meet(lanes: &[Lane; 4], others: &[Lane; 4]) -> bool {
    lanes.iter().zip(others).any(|(lane, other)| lane & other != 0)
}

/// The places of the bits of a lane.
pub(super) fn ones(mut lane: Lane) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let place = (lane != 0).then(|| lane.trailing_zeros() as u8)?;
        lane &= lane - 1;
        Some(place)
    })
}

/// The heights at which the ranks of a lane may lie in a run.
pub(super) const fn heights(lane: Lane, ace: Ace) -> Lane {
    let high = if lane & LOW_ACE == 0 { 0 } else { HIGH_ACE };
    match ace {
        Ace::Low => lane,
        Ace::High => lane & !LOW_ACE | high,
        Ace::Either => lane | high,
    }
}

/// The ranks of heights.
pub(super) const fn ranks(heights: Lane) -> Lane {
    let ranks = heights & !HIGH_ACE;
    if heights & HIGH_ACE == 0 { ranks } else { ranks | LOW_ACE }
}

/// The face of a rank in the suit of a lane.
pub(super) fn face(lane: usize, rank: u8) -> Face {
    Face::Suited(Suit::CARDS[lane & 3], Rank::new(rank).unwrap_or(Rank::ACE))
}
