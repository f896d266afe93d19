//! Cards in words: their names, their indices, and the marks that stand for them inside a sentence.

use cards::{Card, Deck, DeckKind, Face, Rank, Slot, Suit};

use super::Words;
use crate::say::Piece;

/// A private character a card, by which a card inside a formatted text is found again.
const FIRST_MARK: u32 = 0xE000;
/// As many marks further stands the joker that plays that card.
const JOKER_MARKS: u32 = 0x100;

impl Words {
    /// The name: "siete de corazones".
    pub fn card(&self, card: Card) -> String {
        match card.face() {
            Face::Joker => self.text("card-joker"),
            Face::Suited(suit, rank) => match suit.kind() {
                DeckKind::Cards => {
                    self.with("card-name", &[("rank", self.rank(rank).into()), ("suit", self.suit(suit).into())])
                }
                DeckKind::Tiles => {
                    self.with("tile-name", &[("number", rank.number().into()), ("colour", self.suit(suit).into())])
                }
            },
        }
    }

    /// The name within a sentence: "el siete de corazones".
    pub(super) fn card_heard(&self, card: Card) -> String {
        let index = match card.face() {
            Face::Joker => String::new(),
            Face::Suited(suit, rank) => match suit.kind() {
                DeckKind::Cards => rank_index(rank),
                DeckKind::Tiles => rank.number().to_string(),
            },
        };
        self.with("card-heard", &[("index", index.into()), ("card", self.card(card).into())])
    }

    /// A card on the table by its name; a joker by what it stands for: "comodín por el cinco de corazones".
    pub fn slot(&self, slot: &Slot) -> String {
        match stands_for(slot) {
            None => self.card(slot.card),
            Some(face) => self.with("card-joker-for", &[("card", self.card_heard(Card::first(face)).into())]),
        }
    }

    /// The same within a sentence: "el comodín por el cinco de corazones".
    pub(super) fn slot_heard(&self, slot: &Slot) -> String {
        match stands_for(slot) {
            None => self.card_heard(slot.card),
            Some(_) => self.with("card-heard", &[("index", "".into()), ("card", self.slot(slot).into())]),
        }
    }

    /// As it is printed: `7♥`, or `★7♥` for a joker that stands for it.
    pub(super) fn slot_index(&self, slot: &Slot) -> String {
        let joker = self.index(Card::joker(0));
        match stands_for(slot) {
            None => self.index(slot.card),
            Some(face) => format!("{joker}{}", self.index(Card::first(face))),
        }
    }

    /// The index as it is printed: `7♥`.
    pub fn index(&self, card: Card) -> String {
        match card.face() {
            Face::Joker => "★".into(),
            Face::Suited(suit, rank) => match suit.kind() {
                DeckKind::Cards => format!("{}{}", rank_index(rank), suit_sign(suit)),
                DeckKind::Tiles => format!("{}{}", rank.number(), suit_sign(suit)),
            },
        }
    }

    /// The name of a rank: "siete", "rey".
    pub fn rank(&self, rank: Rank) -> String {
        self.text(RANKS[usize::from(rank.number()) - 1])
    }

    /// The name of a suit: "corazones", or of a colour: "rojo".
    pub fn suit(&self, suit: Suit) -> String {
        self.text(match suit {
            Suit::Clubs => "suit-clubs",
            Suit::Diamonds => "suit-diamonds",
            Suit::Hearts => "suit-hearts",
            Suit::Spades => "suit-spades",
            Suit::Red => "colour-red",
            Suit::Blue => "colour-blue",
            Suit::Orange => "colour-orange",
            Suit::Black => "colour-black",
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
        Suit::Red => '■',
        Suit::Blue => '▲',
        Suit::Orange => '◆',
        Suit::Black => '●',
    }
}

/// What a joker on the table stands for.
pub(super) fn stands_for(slot: &Slot) -> Option<Face> {
    (slot.card.face() == Face::Joker && slot.plays != Face::Joker).then_some(slot.plays)
}

/// The character that stands for a card.
pub(super) fn mark(slot: &Slot) -> char {
    let mark = match stands_for(slot) {
        None => u32::from(slot.card.byte()),
        Some(face) => JOKER_MARKS + u32::from(Card::first(face).byte()),
    };
    char::from_u32(FIRST_MARK + mark).expect("the private use area is wider than two bytes")
}

/// A formatted text cut at the marks.
pub(super) fn split(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut plain = String::new();
    for letter in text.chars() {
        match marked(letter) {
            None => plain.push(letter),
            Some(piece) => {
                push_text(&mut pieces, &mut plain);
                pieces.push(piece);
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

fn marked(letter: char) -> Option<Piece> {
    let mark = u32::from(letter).checked_sub(FIRST_MARK)?;
    let all = || Deck::cards_of(2, 2).cards().chain(Deck::TILES.cards());
    let known = |byte: u32| all().find(|card| u32::from(card.byte()) == byte);
    match mark.checked_sub(JOKER_MARKS) {
        None => known(mark).map(Piece::Card),
        Some(plays) => known(plays).map(|card| Piece::Joker(card.face())),
    }
}
