//! Putting cards on the table, from a hand as it is or as a dig would leave it.

use alloc::{vec, vec::Vec};
use cards::{Card, CardSet, Face, Meld, MeldError, Slot};
use protocol::{Code, GoingOut, MeldId, Placing, Refusal};

use crate::{Event, State};

/// The seat to move with the hand that it puts cards down from.
#[derive(Clone, Copy)]
pub(crate) struct Placer<'a> {
    pub(crate) state: &'a State,
    pub(crate) hand: CardSet,
    /// The face that was taken in this turn and may not be discarded.
    taken: Option<Face>,
}

impl State {
    /// The seat to move as it is.
    pub(crate) fn placer(&self) -> Placer<'_> {
        Placer { state: self, hand: self.own_hand(), taken: self.taken() }
    }

    /// The seat to move as it would be with these cards of the discard pile.
    pub(crate) fn placer_with(&self, dug: &[Card]) -> Placer<'_> {
        Placer { state: self, hand: self.own_hand().union(&dug.iter().copied().collect()), taken: None }
    }
}

impl Placer<'_> {
    /// What comes of putting cards down.
    pub(crate) fn decide(&self, place: &Placing) -> Result<Vec<Event>, Refusal> {
        match place {
            Placing::Meld(slots) => self.decide_meld(slots),
            Placing::LayOff(id, slots) => self.decide_lay_off(*id, slots),
        }
    }

    pub(super) fn decide_meld(&self, slots: &[Slot]) -> Result<Vec<Event>, Refusal> {
        let slots = self.held(slots)?;
        let meld = Meld::new(&slots, self.state.rules.ace).map_err(|why| no_meld(why, &slots))?;
        self.never_stuck(&slots, None, &meld)?;
        Ok(vec![Event::Melded { seat: self.state.turn, meld }])
    }

    pub(super) fn decide_lay_off(&self, id: MeldId, slots: &[Slot]) -> Result<Vec<Event>, Refusal> {
        let there = &self.state.laid(id).ok_or(Code::NoSuchMeld)?.meld;
        let cards = self.held(slots)?;
        let result = there.extended(&cards, self.state.rules.ace).map_err(|why| does_not_fit(why, &cards))?;
        self.never_stuck(&cards, Some(id), &result)?;
        Ok(vec![Event::LaidOff { seat: self.state.turn, meld: id, cards, result }])
    }

    /// The named cards as the seat holds them: of two equal cards, the lowest copy.
    fn held(&self, slots: &[Slot]) -> Result<Vec<Slot>, Refusal> {
        let mut left = self.hand;
        let held = slots.iter().map(|slot| {
            let card = left.find(slot.card.face()).ok_or_else(|| Refusal::of(Code::CardNotInHand, [slot.card]))?;
            left.remove(card);
            Ok(Slot { card, plays: slot.plays })
        });
        held.collect()
    }

    /// Refuses to put cards down that would leave the seat without a way to end its turn; `result` is the meld that they
    /// are then part of, `replaced` the one that it was before.
    /// docs/rummy100.md, Never stuck. docs/rummy.md, A turn.
    fn never_stuck(&self, placed: &[Slot], replaced: Option<MeldId>, result: &Meld) -> Result<(), Refusal> {
        let placed: CardSet = placed.iter().map(|slot| slot.card).collect();
        let rest = self.hand.minus(&placed);
        let by_discard_only = self.state.rules.going_out == GoingOut::ByDiscard;
        if rest.is_empty() && by_discard_only {
            return Err(Refusal::of(Code::MustKeepADiscard, placed.iter()));
        }
        let taken = self.taken.filter(|taken| placed.find(*taken).is_none());
        match only(rest).filter(|last| !self.state.may_discard_of(rest, taken, *last)) {
            Some(last) if by_discard_only || !self.fits_somewhere(last, replaced, result) => {
                Err(Refusal::of(Code::WouldStrand, [last]))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whether a card fits any meld on the table, with `result` in the place of the one that it replaces.
    fn fits_somewhere(&self, card: Card, replaced: Option<MeldId>, result: &Meld) -> bool {
        let others = self.state.melds.iter().enumerate().filter(|(index, _)| Some(MeldId::at(*index)) != replaced);
        let mut melds = others.map(|(_, laid)| &laid.meld).chain([result]);
        melds.any(|meld| !meld.announced(&[card], self.state.rules.ace).is_empty())
    }
}

/// The card, where there is just one.
fn only(cards: CardSet) -> Option<Card> {
    cards.iter().next().filter(|_| cards.len() == 1)
}

/// The refusal for cards that are no meld.
fn no_meld(why: MeldError, slots: &[Slot]) -> Refusal {
    Refusal::of(Code::from(why), slots.iter().map(|slot| slot.card))
}

/// The code that says why, or that the cards simply do not fit.
fn does_not_fit(why: MeldError, slots: &[Slot]) -> Refusal {
    match why {
        MeldError::NotASetOrRun => Refusal::of(Code::DoesNotFitMeld, slots.iter().map(|slot| slot.card)),
        MeldError::TooShort
        | MeldError::DuplicateSuit
        | MeldError::MixedSuits
        | MeldError::NotConsecutive
        | MeldError::WrapsAround
        | MeldError::WrongAce
        | MeldError::CardTwice
        | MeldError::JokerNotAnnounced
        | MeldError::JokerNeedsNatural => no_meld(why, slots),
    }
}
