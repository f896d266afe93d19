//! The decks that games are dealt from, in the order they have before the shuffle.

use crate::{Card, Rank, Suit};

/// Which cards there are: packs of 52, and jokers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Deck {
    pub packs: u8,
    pub jokers: u8,
}

impl Deck {
    /// One pack without jokers.
    pub const PACK: Self = Self { packs: 1, jokers: 0 };

    /// The cards in the order before the shuffle: pack by pack, clubs to spades, ace to king; then the jokers.
    /// docs/fair-deal.md, From seed to deal.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let naturals = (0..self.packs).flat_map(|copy| {
            Suit::ALL.into_iter().flat_map(move |suit| Rank::all().map(move |rank| Card::new(suit, rank, copy)))
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
        let deck = Deck { packs: 2, jokers: 2 };
        assert_eq!(deck.cards().count(), 106);
        assert_eq!(deck.cards().collect::<CardSet>().len(), 106);
    }
}
