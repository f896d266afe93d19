//! One card: which piece of the deck it is, the face it shows, and its text.

use alloc::string::String;
use core::{fmt, str::FromStr};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::DeckKind;

/// One of the four suits of cards, or of the four colours of tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
    Red,
    Blue,
    Orange,
    Black,
}

impl Suit {
    /// The suits of cards, in the deck's order.
    pub const CARDS: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];
    /// The colours of tiles, in the deck's order.
    pub const TILES: [Self; 4] = [Self::Red, Self::Blue, Self::Orange, Self::Black];

    /// The letter of the notation: `c`, `d`, `h` or `s`; of a colour `r`, `b`, `o` or `k`.
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'c',
            Self::Diamonds => 'd',
            Self::Hearts => 'h',
            Self::Spades => 's',
            Self::Red => 'r',
            Self::Blue => 'b',
            Self::Orange => 'o',
            Self::Black => 'k',
        }
    }

    /// Which sort of deck it belongs to.
    pub const fn kind(self) -> DeckKind {
        match self {
            Self::Clubs | Self::Diamonds | Self::Hearts | Self::Spades => DeckKind::Cards,
            Self::Red | Self::Blue | Self::Orange | Self::Black => DeckKind::Tiles,
        }
    }

    /// Its place among the four of its kind.
    pub(crate) const fn place(self) -> usize {
        (self as usize) & 3
    }

    const fn from_index(index: u8) -> Self {
        let place = (index & 3) as usize;
        if index & 4 == 0 { Self::CARDS[place] } else { Self::TILES[place] }
    }
}

/// A rank from ace (1) to king (13); of a tile its number.
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

/// One piece of a deck: two sevens of hearts are two cards with one [`Face`]. A tile is a card of a deck of tiles: its
/// colour is its suit, its number its rank.
///
/// Bits, high to low: copy (1), suit (3), rank (4); rank 0 is a joker. The byte is also the card's place in a
/// [`CardSet`](crate::CardSet).
///
/// Invariant: the rank is at most 13, and a joker has suit 0. Kept by [`Card::new`] and [`Card::joker`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many copies of a face there can be.
    pub const COPIES: u8 = 2;

    /// The card of this face in the given copy of the deck (0 or 1).
    pub const fn new(suit: Suit, rank: Rank, copy: u8) -> Self {
        Self((copy & 1) << 7 | (suit as u8) << 4 | rank.0)
    }

    /// One of the two jokers (0 or 1).
    pub const fn joker(copy: u8) -> Self {
        Self((copy & 1) << 7)
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
        Self((copy & 1) << 7 | self.0 & 0x7f)
    }

    /// Every copy of this face, the first one first.
    pub fn copies(self) -> impl Iterator<Item = Self> {
        (0..Self::COPIES).map(move |copy| self.with_copy(copy))
    }

    /// Which copy of the deck this card comes from (0 or 1).
    pub const fn copy(self) -> u8 {
        self.0 >> 7
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
            Self::Suited(suit, rank) => match suit.kind() {
                DeckKind::Cards => write!(f, "{}{suit}", rank.letter()),
                DeckKind::Tiles => write!(f, "{suit}{}", rank.number()),
            },
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
    let first = letters.next()?;
    let (suit, number) = match of_letter(Suit::TILES, first) {
        Some(colour) => (colour, tile_number(letters.as_str())?),
        None => {
            let suit = of_letter(Suit::CARDS, letters.next()?)?;
            let number = LETTERS.iter().position(|l| *l as char == first)? as u8 + 1;
            (suit, letters.next().is_none().then_some(number)?)
        }
    };
    Some(Face::Suited(suit, Rank::new(number)?))
}

fn of_letter(suits: [Suit; 4], letter: char) -> Option<Suit> {
    suits.into_iter().find(|suit| suit.letter() == letter)
}

/// Each number is written one way only.
fn tile_number(text: &str) -> Option<u8> {
    let digits = text.bytes().all(|digit| digit.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| digits)
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
        for card in Deck::PACK.cards().chain(Deck::TILES.cards()) {
            assert_eq!(card.to_string().parse::<Face>(), Ok(card.face()));
        }
    }

    #[test]
    fn texts_that_are_no_card_are_refused() {
        for text in
            ["", "7", "7x", "1h", "10h", "th", "7h ", "Ñd", "**", "r", "r0", "r14", "r07", "r+7", "7r", "k130", "R7"]
        {
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
