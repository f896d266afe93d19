//! Orders that please the eye: how a hand is sorted.

use crate::{Card, Face, Suit};
use alloc::vec::Vec;

/// How a hand is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SortBy {
    /// Ranks together, ace first.
    Rank,
    /// Suits together, each from the ace up, black and red by turns; tiles by colour.
    Suit,
}

impl SortBy {
    /// Sorts cards; jokers come last.
    pub fn sort(self, cards: &mut [Card]) {
        cards.sort_by_key(|card| (self.key(card.face()), card.byte()));
    }

    /// The cards of an iterator, sorted.
    pub fn sorted(self, cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
        let mut cards: Vec<Card> = cards.into_iter().collect();
        self.sort(&mut cards);
        cards
    }

    fn key(self, face: Face) -> (u8, u8) {
        match (face, self) {
            (Face::Joker, _) => (u8::MAX, u8::MAX),
            (Face::Suited(suit, rank), Self::Rank) => (rank.number(), suit as u8),
            (Face::Suited(suit, rank), Self::Suit) => (place_of(suit), rank.number()),
        }
    }
}

const fn place_of(suit: Suit) -> u8 {
    match suit {
        Suit::Clubs | Suit::Red => 0,
        Suit::Diamonds | Suit::Blue => 1,
        Suit::Spades | Suit::Orange => 2,
        Suit::Hearts | Suit::Black => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::{string::ToString, vec::Vec};

    fn sorted(by: SortBy, cards: &str) -> Vec<alloc::string::String> {
        let cards = cards.split(' ').map(|text| Card::first(text.parse().expect("a card")));
        by.sorted(cards).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn by_rank_and_by_suit_with_jokers_last() {
        assert_eq!(sorted(SortBy::Rank, "Kd * 2s 2c Ah"), ["Ah", "2c", "2s", "Kd", "*"]);
        assert_eq!(sorted(SortBy::Suit, "Kd * 2s 2c Ah"), ["2c", "Kd", "2s", "Ah", "*"]);
    }
}
