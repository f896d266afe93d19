//! What ends a round: an empty hand, a stock that ran out for the last time, as many turns as a round may have, or passes
//! of all seats in a row.

use alloc::vec::Vec;
use cards::Meld;
use protocol::{AfterStock, Exhaustion, HowEnded, TurnLimit};

use crate::{Event, State};

impl State {
    /// The events with the end of the round, where they bring it about.
    /// docs/rummy100.md, End of a round. docs/rummy.md, End of a round. docs/rummy500.md, End of a round.
    /// docs/tiles.md, End of a round.
    pub(super) fn with_ending(&self, mut events: Vec<Event>) -> Vec<Event> {
        if let Some(how) = self.how_it_ends(&events) {
            let mut after = self.clone();
            for event in &events {
                after.evolve(event);
            }
            let end = after.scored(how, self.turn, self.placed_before.contains(&self.turn));
            events.push(Event::RoundEnded { end });
        }
        events
    }

    fn how_it_ends(&self, events: &[Event]) -> Option<HowEnded> {
        let mut hand = self.own_hand();
        let turn_completed = events.iter().any(|event| event.ends_turn_of(&self.rules).is_some());
        for event in events {
            match event {
                Event::Melded { meld, .. } => hand = hand.minus(&meld.cards().collect()),
                Event::LaidOff { cards, .. } => hand = hand.minus(&cards.iter().map(|slot| slot.card).collect()),
                Event::Drew { card, .. } | Event::Took { card, .. } => hand = hand.with(*card),
                Event::Dug { cards, .. } => hand = hand.union(&cards.iter().copied().collect()),
                Event::Discarded { card, .. } => hand = hand.without(*card),
                Event::Played { melds, .. } => hand = hand.minus(&melds.iter().flat_map(Meld::cards).collect()),
                Event::Passed { .. } if self.passes.saturating_add(1) >= self.rules.seats => {
                    return Some(HowEnded::Blocked);
                }
                Event::Passed { .. } => {}
                Event::Dealt { .. } | Event::Shuffled { .. } | Event::TurnedOver { .. } | Event::RoundEnded { .. } => {}
            }
        }
        match (hand.is_empty(), turn_completed) {
            (true, _) => Some(HowEnded::Out),
            (false, true) => self.how_a_turn_ends_it(),
            (false, false) => None,
        }
    }

    fn how_a_turn_ends_it(&self) -> Option<HowEnded> {
        let is_blocked = match self.rules.after_stock {
            AfterStock::Shuffle(Exhaustion::EndsAt(times)) | AfterStock::TurnOver(Exhaustion::EndsAt(times)) => {
                self.exhausted >= times
            }
            AfterStock::Shuffle(Exhaustion::Unlimited) | AfterStock::TurnOver(Exhaustion::Unlimited) => false,
            AfterStock::Pass => false,
        };
        let is_last_turn = match self.rules.turn_limit {
            TurnLimit::NoPoints(limit) | TurnLimit::AsBlocked(limit) => self.turns.saturating_add(1) >= limit,
            TurnLimit::Unlimited => false,
        };
        match (is_blocked, is_last_turn) {
            (true, _) => Some(HowEnded::Blocked),
            (false, true) => Some(HowEnded::Turns),
            (false, false) => None,
        }
    }
}
