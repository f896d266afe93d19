//! Cards in words: their names, their indices, and the marks that stand for them inside a sentence.

use cards::{Card, Deck, Face, Rank, Suit};

use super::Words;
use crate::say::Piece;

/// A private character a card, by which a card inside a formatted text is found again.
const FIRST_MARK: u32 = 0xE000;

impl Words {
    /// The name: "siete de corazones".
    pub fn card(&self, card: Card) -> String {
        match card.face() {
            Face::Joker => self.text("card-joker"),
            Face::Suited(suit, rank) => {
                self.with("card-name", &[("rank", self.rank(rank).into()), ("suit", self.suit(suit).into())])
            }
        }
    }

    /// The name within a sentence: "el siete de corazones".
    pub(super) fn card_heard(&self, card: Card) -> String {
        let index = match card.face() {
            Face::Joker => String::new(),
            Face::Suited(_, rank) => rank_index(rank),
        };
        self.with("card-heard", &[("index", index.into()), ("card", self.card(card).into())])
    }

    /// The index as it is printed: `7♥`.
    pub fn index(&self, card: Card) -> String {
        match card.face() {
            Face::Joker => "★".into(),
            Face::Suited(suit, rank) => format!("{}{}", rank_index(rank), suit_sign(suit)),
        }
    }

    /// The name of a rank: "siete", "rey".
    pub fn rank(&self, rank: Rank) -> String {
        self.text(RANKS[usize::from(rank.number()) - 1])
    }

    /// The name of a suit: "corazones".
    pub fn suit(&self, suit: Suit) -> String {
        self.text(match suit {
            Suit::Clubs => "suit-clubs",
            Suit::Diamonds => "suit-diamonds",
            Suit::Hearts => "suit-hearts",
            Suit::Spades => "suit-spades",
        })
    }
}

const RANKS: [&str; 13] = [
    "rank-ace",
    "rank-2",
    "rank-3",
    "rank-4",
    "rank-5",
    "rank-6",
    "rank-7",
    "rank-8",
    "rank-9",
    "rank-10",
    "rank-jack",
    "rank-queen",
    "rank-king",
];

/// A rank as it is printed on a card: `A`, `10`, `Q`.
pub fn rank_index(rank: Rank) -> String {
    match rank.number() {
        10 => "10".into(),
        _ => rank.letter().to_string(),
    }
}

const fn suit_sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}

/// The character that stands for a card.
pub(super) fn mark(card: Card) -> char {
    char::from_u32(FIRST_MARK + u32::from(card.byte())).expect("the private use area is wider than a byte")
}

/// A formatted text cut at the marks.
pub(super) fn split(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut plain = String::new();
    for letter in text.chars() {
        match marked(letter) {
            None => plain.push(letter),
            Some(card) => {
                push_text(&mut pieces, &mut plain);
                pieces.push(Piece::Card(card));
            }
        }
    }
    push_text(&mut pieces, &mut plain);
    pieces
}

fn push_text(pieces: &mut Vec<Piece>, plain: &mut String) {
    if !plain.is_empty() {
        pieces.push(Piece::Text(std::mem::take(plain)));
    }
}

fn marked(letter: char) -> Option<Card> {
    let byte = u32::from(letter).checked_sub(FIRST_MARK)?;
    Deck { packs: 4, jokers: 4 }.cards().find(|card| u32::from(card.byte()) == byte)
}
