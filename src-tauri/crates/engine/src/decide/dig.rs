//! Taking a card from inside the discard pile with all above it, and placing it at once: one indivisible move.
//! docs/rummy500.md, A turn.

use alloc::vec::Vec;
use cards::{Card, Face};
use protocol::{Code, Discards, Placing, Refusal};

use crate::{Event, State};

impl State {
    pub(super) fn decide_dig(&self, card: Card, place: &Placing) -> Result<Vec<Event>, Refusal> {
        let cards = self.dug_cards(card.face())?;
        let (Placing::Meld(slots) | Placing::LayOff(_, slots)) = place;
        if !slots.iter().any(|slot| slot.card.face() == card.face()) {
            return Err(Refusal::of(Code::DigCardNotPlaced, [card]));
        }
        let placed = self.placer_with(cards).decide(place)?;
        let dug = Event::Dug { seat: self.turn, cards: cards.to_vec() };
        Ok([dug].into_iter().chain(placed).collect())
    }

    /// The cards that a dig for this face brings, the named one first.
    pub(crate) fn dug_cards(&self, face: Face) -> Result<&[Card], Refusal> {
        match self.rules.discards {
            Discards::Dig => {}
            Discards::Top | Discards::None => return Err(Code::DigNotAllowed.into()),
        }
        let named = |there: &Card| there.face() == face;
        let not_there = || Refusal::of(Code::NotInDiscardPile, [Card::first(face)]);
        let index = self.discard.iter().rposition(named).ok_or_else(not_there)?;
        if index + 1 == self.discard.len() {
            return Err(Refusal::of(Code::DigNotAllowed, [Card::first(face)]));
        }
        Ok(&self.discard[index..])
    }
}
