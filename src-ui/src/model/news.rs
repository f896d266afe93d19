//! What is new on the table since the player's last turn.

use cards::{Face, Slot};
use protocol::{MeldId, SeatEvent};

use super::TableModel;

impl TableModel {
    /// Of each card of a meld, whether another has put it there since the player's last turn; nothing is new any more
    /// once the round is over.
    pub fn new_in(&self, meld: MeldId) -> Vec<bool> {
        let Some(laid) = meld.index().and_then(|index| self.view.melds.get(index)) else { return Vec::new() };
        let new = if self.is_over() { Vec::new() } else { self.placed_since(meld) };
        laid.cards.iter().map(|slot| new.contains(&slot.plays)).collect()
    }

    /// What others have put into a meld since then, by the cards it plays.
    fn placed_since(&self, meld: MeldId) -> Vec<Face> {
        let log = &self.view.log;
        let ended = log.iter().rposition(|event| matches!(event, SeatEvent::Discarded(seat, _) if *seat == self.seat));
        let begin = ended.map_or(0, |place| place + 1);
        let mut melds = log[..begin].iter().filter(|event| matches!(event, SeatEvent::Melded(..))).count();
        let mut placed: Vec<&Slot> = Vec::new();
        for event in &log[begin..] {
            let at = match event {
                SeatEvent::Melded(..) => {
                    melds += 1;
                    Some(MeldId::at(melds - 1))
                }
                SeatEvent::LaidOff(_, at, _) => Some(*at),
                SeatEvent::Dealt { .. }
                | SeatEvent::Drew(..)
                | SeatEvent::Shuffled
                | SeatEvent::TurnedOver(_)
                | SeatEvent::Took(..)
                | SeatEvent::Dug(..)
                | SeatEvent::Discarded(..)
                | SeatEvent::Played(..)
                | SeatEvent::Passed(_) => None,
            };
            if let SeatEvent::Melded(seat, slots) | SeatEvent::LaidOff(seat, _, slots) = event
                && at == Some(meld)
                && *seat != self.seat
            {
                placed.extend(slots);
            }
        }
        placed.into_iter().map(|slot| slot.plays).collect()
    }
}
