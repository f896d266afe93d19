//! The decks that games are dealt from, in the order they have before the shuffle.

use crate::{Card, Face, Rank, Suit};

/// What a deck is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckKind {
    Cards,
    Tiles,
}

impl DeckKind {
    /// Its four suits, in the order before the shuffle.
    pub const fn suits(self) -> [Suit; 4] {
        match self {
            Self::Cards => Suit::CARDS,
            Self::Tiles => Suit::TILES,
        }
    }

    /// Whether a face can be part of such a deck.
    pub fn has(self, face: Face) -> bool {
        match face {
            Face::Joker => true,
            Face::Suited(suit, _) => suit.kind() == self,
        }
    }
}

/// Which cards there are: packs of 52, and jokers. There are two copies of a card and two jokers at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Deck {
    pub kind: DeckKind,
    pub packs: u8,
    pub jokers: u8,
}

impl Deck {
    /// One pack of cards without jokers.
    pub const PACK: Self = Self::cards_of(1, 0);
    /// All 106 tiles: 1 to 13 in four colours, twice, and two jokers.
    pub const TILES: Self = Self { kind: DeckKind::Tiles, packs: 2, jokers: 2 };

    /// So many packs of cards with so many jokers.
    pub const fn cards_of(packs: u8, jokers: u8) -> Self {
        Self { kind: DeckKind::Cards, packs, jokers }
    }

    /// The cards in the order before the shuffle: pack by pack, clubs to spades, ace to king, or red, blue, orange, black,
    /// 1 to 13; then the jokers. docs/fair-deal.md, From seed to deal.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let naturals = (0..self.packs).flat_map(move |copy| {
            let suits = self.kind.suits().into_iter();
            suits.flat_map(move |suit| Rank::all().map(move |rank| Card::new(suit, rank, copy)))
        });
        naturals.chain((0..self.jokers).map(Card::joker))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CardSet;

    #[test]
    fn no_card_of_two_packs_is_like_another() {
        for deck in [Deck::cards_of(2, 2), Deck::TILES] {
            assert_eq!(deck.cards().count(), 106);
            assert_eq!(deck.cards().collect::<CardSet>().len(), 106);
        }
        let naturals = |deck: Deck| deck.cards().take(104).collect::<CardSet>();
        assert_eq!(naturals(Deck::TILES).union(&naturals(Deck::cards_of(2, 2))).len(), 208, "no tile is a card");
    }
}
