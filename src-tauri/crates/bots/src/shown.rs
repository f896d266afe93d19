//! What everybody at the table knows of the hands.

use cards::CardSet;
use protocol::{SeatEvent, View};

/// The cards that each seat took openly and still holds, by seat.
pub(crate) fn shown(view: &View) -> Vec<CardSet> {
    let mut held = vec![CardSet::EMPTY; view.law.seats.into()];
    for event in &view.log {
        match event {
            SeatEvent::Took(seat, card) => held[seat.index()] = held[seat.index()].with(*card),
            SeatEvent::Dug(seat, cards) => held[seat.index()] = held[seat.index()].union(&cards.set()),
            SeatEvent::Melded(seat, slots) | SeatEvent::LaidOff(seat, _, slots) => {
                let placed = slots.iter().map(|slot| slot.card).collect();
                held[seat.index()] = held[seat.index()].minus(&placed);
            }
            SeatEvent::Discarded(seat, card) => held[seat.index()] = held[seat.index()].without(*card),
            SeatEvent::Dealt { .. } | SeatEvent::Drew(..) | SeatEvent::Shuffled | SeatEvent::TurnedOver(_) => {}
        }
    }
    held
}
