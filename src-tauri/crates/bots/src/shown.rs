//! What everybody at the table knows of the hands.

use cards::{Card, CardSet};
use protocol::{SeatEvent, View};

/// The cards that each seat took openly and still holds, by seat. A view tells faces, so that a face counts, no copy.
pub(crate) fn shown(view: &View) -> Vec<CardSet> {
    let mut held = vec![CardSet::EMPTY; view.law.seats.into()];
    for event in &view.log {
        match event {
            SeatEvent::Took(seat, card) => add(&mut held[seat.index()], *card),
            SeatEvent::Dug(seat, cards) => cards.iter().for_each(|card| add(&mut held[seat.index()], *card)),
            SeatEvent::Melded(seat, slots) | SeatEvent::LaidOff(seat, _, slots) => {
                slots.iter().for_each(|slot| remove(&mut held[seat.index()], slot.card));
            }
            SeatEvent::Discarded(seat, card) => remove(&mut held[seat.index()], *card),
            SeatEvent::Dealt { .. }
            | SeatEvent::Drew(..)
            | SeatEvent::Shuffled
            | SeatEvent::TurnedOver(_)
            | SeatEvent::Played(..)
            | SeatEvent::Passed(_) => {}
        }
    }
    held
}

/// One more card of this face, as the lowest copy that is not there.
pub(crate) fn add(set: &mut CardSet, card: Card) {
    let free = card.copies().find(|copy| !set.contains(*copy));
    if let Some(copy) = free {
        set.insert(copy);
    }
}

fn remove(set: &mut CardSet, card: Card) {
    if let Some(copy) = set.find(card.face()) {
        set.remove(copy);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_equal_cards_one_may_leave_and_the_other_stay() {
        let seven = Card::first("7h".parse().expect("a card"));
        let mut held = CardSet::EMPTY;
        add(&mut held, seven);
        add(&mut held, seven);
        assert_eq!(held.len(), 2);
        remove(&mut held, seven);
        assert_eq!(held.len(), 1);
        remove(&mut held, seven);
        remove(&mut held, seven);
        assert!(held.is_empty());
    }
}
