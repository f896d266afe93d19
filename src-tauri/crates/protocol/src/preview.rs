//! What the chosen cards would make, to light things up only: whoever hosts the table decides.

use alloc::vec::Vec;
use cards::{Card, Meld, Slot};

use crate::{Action, Code, LaidMeld, MeldId, Placing, Refusal, View};

/// The meld that an action would put on the table or leave there, as far as the cards themselves say.
///
/// # Errors
/// Why these cards are no meld. An action that makes no meld is a `bad_message`.
pub fn preview(view: &View, action: &Action) -> Result<Meld, Refusal> {
    match action {
        Action::Meld(slots) => Meld::new(slots, view.law.ace).map_err(|why| refusal(why.into(), slots)),
        Action::LayOff(id, slots) => {
            let laid = laid_meld(&view.melds, *id)?;
            let there = Meld::new(&laid.cards, view.law.ace).map_err(|why| refusal(why.into(), &laid.cards))?;
            there.extended(slots, view.law.ace).map_err(|why| refusal(why.into(), slots))
        }
        Action::Dig(card, place) if !has(place, *card) => Err(Refusal::of(Code::DigCardNotPlaced, [*card])),
        Action::Dig(_, place) => preview(view, &place.clone().into()),
        Action::Draw | Action::Take | Action::Discard(_) | Action::Play(_) | Action::Pass => {
            Err(Code::BadMessage.into())
        }
    }
}

fn has(place: &Placing, card: Card) -> bool {
    let (Placing::Meld(slots) | Placing::LayOff(_, slots)) = place;
    slots.iter().any(|slot| slot.card.face() == card.face())
}

fn laid_meld(melds: &[LaidMeld], id: MeldId) -> Result<&LaidMeld, Refusal> {
    id.index().and_then(|index| melds.get(index)).ok_or_else(|| Code::NoSuchMeld.into())
}

fn refusal(code: Code, slots: &[Slot]) -> Refusal {
    let cards: Vec<_> = slots.iter().map(|slot| slot.card).collect();
    Refusal::of(code, cards)
}
