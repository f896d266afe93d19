//! Adding cards to a meld that lies on the table.

use alloc::{vec, vec::Vec};
use cards::{Card, MeldError, Slot};
use protocol::{Code, MeldId, Refusal};

use crate::{Event, State};

impl State {
    pub(super) fn decide_lay_off(&self, id: MeldId, slots: &[Slot]) -> Result<Vec<Event>, Refusal> {
        let there = &self.laid(id).ok_or(Code::NoSuchMeld)?.meld;
        let cards = self.held(slots)?;
        let result = there.extended(&cards, self.rules.ace).map_err(|why| does_not_fit(why, &cards))?;
        let placed = cards.iter().map(|slot| slot.card).collect();
        self.never_stuck(placed, |last| self.fits_elsewhere(id, last) || self.fits(&result, last))?;
        Ok(vec![Event::LaidOff { seat: self.turn, meld: id, cards, result }])
    }

    fn fits_elsewhere(&self, id: MeldId, card: Card) -> bool {
        let mut melds = self.melds.iter().enumerate();
        melds.any(|(index, laid)| Some(index) != id.index() && self.fits(&laid.meld, card))
    }
}

/// The code that says why, or that the cards simply do not fit.
fn does_not_fit(why: MeldError, slots: &[Slot]) -> Refusal {
    let code = match why {
        MeldError::NotASetOrRun => Code::DoesNotFitMeld,
        MeldError::TooShort
        | MeldError::DuplicateSuit
        | MeldError::MixedSuits
        | MeldError::NotConsecutive
        | MeldError::WrapsAround
        | MeldError::WrongAce
        | MeldError::CardTwice
        | MeldError::JokerNotAnnounced
        | MeldError::JokerNeedsNatural => why.into(),
    };
    Refusal::of(code, slots.iter().map(|slot| slot.card))
}
