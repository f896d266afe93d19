//! Discarding, which ends the turn.

use alloc::{vec, vec::Vec};
use cards::Card;
use protocol::{Code, Refusal};

use crate::{Event, State};

impl State {
    pub(super) fn decide_discard(&self, card: Card) -> Result<Vec<Event>, Refusal> {
        let hand = self.own_hand();
        let card = hand.find(card.face()).ok_or_else(|| Refusal::of(Code::CardNotInHand, [card]))?;
        if !self.may_discard_of(hand, self.taken(), card) {
            return Err(Refusal::of(Code::JustTaken, [card]));
        }
        Ok(vec![Event::Discarded { seat: self.turn, card }])
    }
}
