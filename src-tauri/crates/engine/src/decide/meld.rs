//! Putting a new meld on the table.

use alloc::{vec, vec::Vec};
use cards::{Card, CardSet, Meld, MeldError, Slot};
use protocol::{Code, Refusal};

use crate::{Event, State};

impl State {
    pub(super) fn decide_meld(&self, slots: &[Slot]) -> Result<Vec<Event>, Refusal> {
        let slots = self.held(slots)?;
        let meld = Meld::new(&slots, self.rules.ace).map_err(|why| no_meld(why, &slots))?;
        let placed: CardSet = meld.cards().collect();
        self.never_stuck(placed, |last| self.fits_somewhere(last) || self.fits(&meld, last))?;
        Ok(vec![Event::Melded { seat: self.turn, meld }])
    }

    /// Whether a card can be laid off on any meld that lies on the table.
    pub(super) fn fits_somewhere(&self, card: Card) -> bool {
        self.melds.iter().any(|laid| self.fits(&laid.meld, card))
    }

    pub(super) fn fits(&self, meld: &Meld, card: Card) -> bool {
        meld.extended(&[Slot::natural(card)], self.rules.ace).is_ok()
    }
}

/// The refusal for cards that are no meld.
pub(super) fn no_meld(why: MeldError, slots: &[Slot]) -> Refusal {
    Refusal::of(Code::from(why), slots.iter().map(|slot| slot.card))
}
