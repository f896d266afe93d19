//! The things on a table that a move is about, to be marked there.

use cards::{Card, CardSet};
use protocol::{Action, MeldId, Placing};

use super::TableModel;
use crate::{
    advice,
    placing::{Source, placed},
};

/// What a move is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Touched {
    /// The cards of the hand, in the order in which the move names them.
    pub hand: Vec<Card>,
    /// The stock, or the pool of tiles.
    pub stock: bool,
    /// The discard pile.
    pub discard: bool,
    /// The place of a card in the discard pile that is dug for.
    pub dug: Option<usize>,
    /// Newer cards of the pile that go down with that one.
    pub along: Vec<usize>,
    /// The meld that cards go to.
    pub meld: Option<MeldId>,
}

impl Touched {
    /// What this move is about, made by the seat of this table.
    pub fn by(table: &TableModel, action: &Action) -> Self {
        let hand = |cards: &[Card]| Self { hand: table.as_held(cards), ..Self::default() };
        let slots: Vec<Card> = placed(action).iter().map(|slot| slot.card).collect();
        match action {
            Action::Draw | Action::Pass => Self { stock: true, ..Self::default() },
            Action::Take => Self { discard: true, ..Self::default() },
            Action::Dig(card, place) => {
                let meld = match place {
                    Placing::Meld(_) => None,
                    Placing::LayOff(meld, _) => Some(*meld),
                };
                Self { meld, ..Self::by_dig(table, *card, &slots) }
            }
            Action::Meld(_) => hand(&slots),
            Action::LayOff(meld, _) => Self { meld: Some(*meld), ..hand(&slots) },
            Action::Discard(card) => hand(&[*card]),
            Action::Play(melds) => hand(&advice::placed(&table.view, melds)),
        }
    }

    fn by_dig(table: &TableModel, card: Card, slots: &[Card]) -> Self {
        let pile = &table.view.discard;
        let dug = pile.iter().rposition(|other| other.face() == card.face());
        let mut touched = Self { discard: true, dug, ..Self::default() };
        let mut held: Vec<Card> = table.hand().to_vec();
        let mut newer: Vec<usize> = (dug.map_or(0, |place| place + 1)..pile.len()).collect();
        let mut rest = slots.to_vec();
        if let Some(itself) = rest.iter().position(|other| other.face() == card.face()) {
            rest.remove(itself);
        }
        for card in rest {
            if let Some(place) = held.iter().position(|other| other.face() == card.face()) {
                touched.hand.push(held.remove(place));
            } else if let Some(place) = newer.iter().position(|place| pile[*place].face() == card.face()) {
                touched.along.push(newer.remove(place));
            }
        }
        touched
    }

    /// The cards of the hand, as a set.
    pub fn held(&self) -> CardSet {
        self.hand.iter().copied().collect()
    }

    /// What goes down with the card that is dug for.
    pub fn sources(&self) -> Vec<Source> {
        let hand = self.hand.iter().map(|card| Source::Hand(*card));
        hand.chain(self.along.iter().map(|place| Source::Pile(*place))).collect()
    }
}

impl TableModel {
    /// Cards by the names that they have in the hand; a host names faces.
    fn as_held(&self, cards: &[Card]) -> Vec<Card> {
        super::identity::in_hand(cards, &self.hand().iter().copied().collect(), &[])
    }
}
