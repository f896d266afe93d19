//! One card: which piece of the deck it is, the face it shows, and its text.

use alloc::string::String;
use core::{fmt, str::FromStr};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the four suits, in the deck's order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All suits in the deck's order.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The letter of the notation: `c`, `d`, `h` or `s`.
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'c',
            Self::Diamonds => 'd',
            Self::Hearts => 'h',
            Self::Spades => 's',
        }
    }

    const fn from_index(index: u8) -> Self {
        Self::ALL[(index & 3) as usize]
    }
}

/// A rank from ace (1) to king (13).
///
/// Invariant: 1 to 13, kept by [`Rank::new`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rank(u8);

impl Rank {
    /// The lowest rank; a run may have it above the king. [`Ace`](crate::Ace) says where.
    pub const ACE: Self = Self(1);
    /// The highest rank.
    pub const KING: Self = Self(13);

    /// The rank of this number, where there is one.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=13 => Some(Self(number)),
            _ => None,
        }
    }

    /// 1 for an ace to 13 for a king.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The letter of the notation: `A 2 … 9 T J Q K`.
    pub const fn letter(self) -> char {
        LETTERS[self.0 as usize - 1] as char
    }

    /// All ranks, ace first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=13).map(Self)
    }
}

const LETTERS: &[u8; 13] = b"A23456789TJQK";

/// What a card shows, or what a joker stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    Joker,
    Suited(Suit, Rank),
}

/// One piece of a deck: two sevens of hearts are two cards with one [`Face`].
///
/// Bits, high to low: copy (2), suit (2), rank (4); rank 0 is a joker. The byte is also the card's place in a
/// [`CardSet`](crate::CardSet).
///
/// Invariant: the rank is at most 13, and a joker has suit 0. Kept by [`Card::new`] and [`Card::joker`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of this face in the given copy of the deck (0 to 3).
    pub const fn new(suit: Suit, rank: Rank, copy: u8) -> Self {
        Self((copy & 3) << 6 | (suit as u8) << 4 | rank.0)
    }

    /// One of the jokers (0 to 3).
    pub const fn joker(copy: u8) -> Self {
        Self((copy & 3) << 6)
    }

    /// The first copy of a face.
    pub const fn first(face: Face) -> Self {
        match face {
            Face::Joker => Self::joker(0),
            Face::Suited(suit, rank) => Self::new(suit, rank, 0),
        }
    }

    /// The same face in another copy of the deck.
    pub const fn with_copy(self, copy: u8) -> Self {
        Self((copy & 3) << 6 | self.0 & 0x3f)
    }

    /// Which copy of the deck this card comes from (0 to 3).
    pub const fn copy(self) -> u8 {
        self.0 >> 6
    }

    /// What this card shows.
    pub const fn face(self) -> Face {
        match Rank::new(self.0 & 15) {
            None => Face::Joker,
            Some(rank) => Face::Suited(Suit::from_index(self.0 >> 4), rank),
        }
    }

    /// The card as a number that no other card of any deck has.
    pub const fn byte(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_byte(byte: u8) -> Self {
        Self(byte)
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Joker => f.write_str("*"),
            Self::Suited(suit, rank) => write!(f, "{}{suit}", rank.letter()),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.face().fmt(f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.copy() {
            0 => write!(f, "{self}"),
            copy => write!(f, "{self}#{copy}"),
        }
    }
}

/// A text that names no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no card")]
pub struct ParseFaceError(pub String);

impl FromStr for Face {
    type Err = ParseFaceError;

    fn from_str(text: &str) -> Result<Self, ParseFaceError> {
        parse_face(text).ok_or_else(|| ParseFaceError(text.into()))
    }
}

fn parse_face(text: &str) -> Option<Face> {
    if text == "*" {
        return Some(Face::Joker);
    }
    let mut letters = text.chars();
    let (rank, suit) = (letters.next()?, letters.next()?);
    let number = LETTERS.iter().position(|l| *l as char == rank)? as u8 + 1;
    let suit = Suit::ALL.into_iter().find(|s| s.letter() == suit)?;
    match letters.next() {
        None => Some(Face::Suited(suit, Rank::new(number)?)),
        Some(_) => None,
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Deck;
    use alloc::string::ToString;

    #[test]
    fn every_card_reads_back_as_its_own_face() {
        for card in Deck::PACK.cards() {
            assert_eq!(card.to_string().parse::<Face>(), Ok(card.face()));
        }
    }

    #[test]
    fn texts_that_are_no_card_are_refused() {
        for text in ["", "7", "7x", "1h", "10h", "th", "7h ", "Ñd", "**"] {
            assert_eq!(text.parse::<Face>(), Err(ParseFaceError(text.into())));
        }
    }

    #[test]
    fn a_copy_changes_the_card_and_not_the_face() {
        let seven = Card::first("7h".parse().expect("a card"));
        let other = seven.with_copy(1);
        assert_ne!(seven, other);
        assert_eq!(seven.face(), other.face());
    }
}
