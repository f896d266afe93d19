//! A set of cards as bits.

use crate::{Card, Face, Rank, Suit};
use core::fmt;

/// A set of cards: for each copy a word of cards and one of tiles, and in it a lane of sixteen bits a suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardSet([u64; 4]);

/// The bits of a lane that stand for a rank.
const RANKS: u16 = 0x3ffe;

impl CardSet {
    /// No cards.
    pub const EMPTY: Self = Self([0; 4]);

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// Whether this very card is there; another copy of it is another card.
    pub const fn contains(&self, card: Card) -> bool {
        self.0[word(card)] & bit(card) != 0
    }

    /// Adds a card; says whether it is new here.
    pub fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        self.0[word(card)] |= bit(card);
        new
    }

    /// Takes a card out; says whether it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        let was = self.contains(card);
        self.0[word(card)] &= !bit(card);
        was
    }

    /// This set with one card more.
    #[must_use]
    pub fn with(mut self, card: Card) -> Self {
        self.insert(card);
        self
    }

    /// This set with one card less.
    #[must_use]
    pub fn without(mut self, card: Card) -> Self {
        self.remove(card);
        self
    }

    /// All cards of either set.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Whether every card of this set is in the other too.
    pub fn is_subset(&self, other: &Self) -> bool {
        self.minus(other).is_empty()
    }

    /// The cards by copy, suit and rank.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let words = self.0;
        (0..4u8).flat_map(move |word| {
            let mut left = words[word as usize];
            core::iter::from_fn(move || {
                let place = (left != 0).then(|| left.trailing_zeros() as u8)?;
                left &= left - 1;
                Some(Card::from_byte(word << 6 | place))
            })
        })
    }

    /// The lowest copy of this face, where there is one.
    pub fn find(&self, face: Face) -> Option<Card> {
        Card::first(face).copies().find(|card| self.contains(*card))
    }

    /// The ranks held in a suit, bit 1 for the ace to bit 13 for the king, whatever their copy.
    pub fn lane(&self, suit: Suit) -> u16 {
        let first = word(Card::new(suit, Rank::ACE, 0));
        let all = self.0[first] | self.0[first + 2];
        (all >> (16 * suit.place())) as u16 & RANKS
    }

    /// The first copies of these ranks of a suit, given as [`CardSet::lane`] gives them.
    pub(crate) const fn of_lane(suit: Suit, lane: u16) -> Self {
        let mut words = [0; 4];
        words[word(Card::new(suit, Rank::ACE, 0))] = ((lane & RANKS) as u64) << (16 * suit.place());
        Self(words)
    }

    /// The suits of cards in which a rank is held.
    pub fn suits_of(&self, rank: Rank) -> impl Iterator<Item = Suit> + '_ {
        Suit::CARDS.into_iter().filter(move |suit| self.lane(*suit) >> rank.number() & 1 == 1)
    }
}

const fn word(card: Card) -> usize {
    (card.byte() >> 6) as usize
}

const fn bit(card: Card) -> u64 {
    1 << (card.byte() & 63)
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Deck;

    #[test]
    fn a_deck_goes_in_and_comes_out_again() {
        let deck: CardSet = Deck::PACK.cards().collect();
        assert_eq!(deck.len(), 52);
        assert_eq!(deck.iter().collect::<CardSet>(), deck);
        assert_eq!(deck.lane(Suit::Hearts), 0x3ffe);
        assert_eq!(deck.lane(Suit::Orange), 0);
        let tiles: CardSet = Deck::TILES.cards().collect();
        assert_eq!(tiles.iter().collect::<CardSet>(), tiles);
        assert_eq!((tiles.lane(Suit::Orange), tiles.lane(Suit::Hearts)), (0x3ffe, 0));
    }

    #[test]
    fn inserting_and_removing_tell_whether_they_changed_anything() {
        let card = Card::joker(1);
        let mut set = CardSet::EMPTY;
        assert!(!set.remove(card));
        assert!(set.insert(card) && !set.insert(card));
        assert!(set.remove(card) && set.is_empty());
    }

    #[test]
    fn the_lowest_copy_is_found_first() {
        let ace = Card::new(Suit::Spades, Rank::ACE, 1);
        let set = CardSet::EMPTY.with(ace).with(ace.with_copy(0));
        assert_eq!(set.find(ace.face()), Some(ace.with_copy(0)));
        assert_eq!(set.find(Face::Joker), None);
    }
}
