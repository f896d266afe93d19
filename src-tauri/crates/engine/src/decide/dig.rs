//! Taking a card from inside the discard pile with all above it, and placing it at once: one indivisible move.

use alloc::vec::Vec;
use cards::Card;
use protocol::{Code, Discards, Placing, Refusal};

use crate::{Event, State};

impl State {
    pub(super) fn decide_dig(&self, card: Card, place: &Placing) -> Result<Vec<Event>, Refusal> {
        let cards = self.dug_cards(card)?;
        let (Placing::Meld(slots) | Placing::LayOff(_, slots)) = place;
        if !slots.iter().any(|slot| slot.card.face() == card.face()) {
            return Err(Refusal::of(Code::DigCardNotPlaced, [card]));
        }
        let after = self.while_digging(cards.clone());
        let placed = match place {
            Placing::Meld(slots) => after.decide_meld(slots),
            Placing::LayOff(id, slots) => after.decide_lay_off(*id, slots),
        }?;
        let dug = Event::Dug { seat: self.turn, cards };
        Ok([dug].into_iter().chain(placed).collect())
    }

    /// The cards that a dig for this face brings, the named one first.
    pub(crate) fn dug_cards(&self, card: Card) -> Result<Vec<Card>, Refusal> {
        if self.rules.discards == Discards::Top {
            return Err(Code::DigNotAllowed.into());
        }
        let named = |there: &Card| there.face() == card.face();
        let index = self.discard.iter().rposition(named).ok_or_else(|| Refusal::of(Code::NotInDiscardPile, [card]))?;
        if index + 1 == self.discard.len() {
            return Err(Refusal::of(Code::DigNotAllowed, [card]));
        }
        Ok(self.discard[index..].to_vec())
    }

    /// The table as it would be while a dig for this card is being placed.
    pub(crate) fn while_digging(&self, cards: Vec<Card>) -> Self {
        let mut after = self.clone();
        after.evolve(&Event::Dug { seat: self.turn, cards });
        after
    }
}
