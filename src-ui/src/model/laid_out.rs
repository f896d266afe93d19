//! One's own hand laid out by melds: the best of them first, then what is left over.

use cards::{Arrangement, Card, SortBy};

use super::TableModel;

impl TableModel {
    /// The hand laid out so that what is left over counts least.
    pub fn laid_out(&self) -> LaidOut {
        let law = &self.view.law;
        let hand = self.hand().iter().copied().collect();
        let arranged = Arrangement::of(hand, law.ace, &|card| law.points_of(card.face()));
        LaidOut { cards: arranged.laid_out(law.ace, |rest| SortBy::Suit.sorted(rest.iter())), left: arranged.cost }
    }
}

/// A hand by melds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LaidOut {
    pub cards: Vec<Card>,
    /// Points of the cards that are in no meld.
    pub left: i32,
}
