//! What a play has put on a table that may be rebuilt, worked out from what lay there before.

use cards::{Card, Face, Slot};
use protocol::SeatEvent;

/// The tiles of a play that came from a rack, in the order in which they lie; none where nobody knows what lay there
/// before. `log` is what happened up to the play.
pub fn placed(log: &[SeatEvent], melds: &[Vec<Slot>]) -> Option<Vec<Card>> {
    Some(placed_on(tiles_after(log)?, melds))
}

/// The tiles of a play that were not on the table before.
pub fn placed_on(mut before: Vec<Face>, melds: &[Vec<Slot>]) -> Vec<Card> {
    let is_new = |slot: &&Slot| {
        let face = slot.card.face();
        let there = before.iter().position(|other| *other == face);
        there.map(|place| before.swap_remove(place)).is_none()
    };
    melds.iter().flatten().filter(is_new).map(|slot| Card::first(slot.card.face())).collect()
}

/// Every tile on the table after these events, as far as they tell.
pub fn tiles_after(log: &[SeatEvent]) -> Option<Vec<Face>> {
    Some(table_after(log)?.iter().flatten().map(|slot| slot.card.face()).collect())
}

/// The melds on the table after these events, as far as they tell.
pub fn table_after(log: &[SeatEvent]) -> Option<Vec<Vec<Slot>>> {
    log.iter().rev().find_map(|event| match event {
        SeatEvent::Played(_, melds) => Some(melds.clone()),
        SeatEvent::Dealt { .. } => Some(Vec::new()),
        SeatEvent::Drew(..)
        | SeatEvent::Shuffled
        | SeatEvent::TurnedOver(_)
        | SeatEvent::Took(..)
        | SeatEvent::Dug(..)
        | SeatEvent::Melded(..)
        | SeatEvent::LaidOff(..)
        | SeatEvent::Discarded(..)
        | SeatEvent::Passed(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put(log: &[&str], play: &str) -> Option<Vec<String>> {
        let log: Vec<SeatEvent> = log.iter().map(|event| event.parse().expect("an event")).collect();
        let Ok(SeatEvent::Played(_, melds)) = play.parse() else { panic!("{play} is no play") };
        placed(&log, &melds).map(|cards| cards.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn of_two_equal_tiles_only_the_second_is_new() {
        let log = ["deal : r4 r4", "0 play [r3 r4 r5]", "1 draw"];
        assert_eq!(
            put(&log, "0 play [r4 r5 r6] [r4 r3 r2]").as_deref(),
            Some(&["r6", "r4", "r2"].map(String::from)[..])
        );
        assert_eq!(put(&log[..1], "0 play [k1 k2 *]").as_deref(), Some(&["k1", "k2", "*"].map(String::from)[..]));
    }

    #[test]
    fn where_it_is_not_told_what_lay_there_nobody_knows() {
        assert_eq!(put(&["0 draw"], "1 play [r3 r4 r5]"), None);
    }
}
