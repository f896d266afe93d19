//! What has happened, as sentences.

use cards::CardSet;
use protocol::{Phase, Roster, Seat, SeatEvent, View};

use crate::{model::identity, player::Player, say::Say};

/// What an event says to a reader; without one, as anybody may know it.
pub fn say(event: &SeatEvent, roster: &Roster, reader: Option<Seat>) -> Say {
    let by = |key: &'static str, seat: Seat| Say::new(key).by(&Player::of(roster, seat, reader));
    match event {
        SeatEvent::Dealt { upcard: Some(card), .. } => Say::new("log-dealt-upcard").with("card", *card),
        SeatEvent::Dealt { upcard: None, .. } => Say::new("log-dealt"),
        SeatEvent::Shuffled => Say::new("log-shuffled"),
        SeatEvent::Drew(seat, None) => by("log-drew", *seat),
        SeatEvent::Drew(seat, Some(card)) => by("log-drew-card", *seat).with("card", *card),
        SeatEvent::TurnedOver(card) => Say::new("log-turned-over").with("card", *card),
        SeatEvent::Dug(seat, cards) => {
            by("log-dug", *seat).with("card", cards[..1].to_vec()).with("count", cards.len())
        }
        SeatEvent::Took(seat, card) => by("log-took", *seat).with("card", *card),
        SeatEvent::Melded(seat, slots) => by("log-melded", *seat).with("cards", slots.clone()),
        SeatEvent::LaidOff(seat, _, slots) => by("log-laid-off", *seat).with("cards", slots.clone()),
        SeatEvent::Discarded(seat, card) => by("log-discarded", *seat).with("card", *card),
        SeatEvent::Played(seat, _) => by("log-played", *seat),
        SeatEvent::Passed(seat) => by("log-passed", *seat),
    }
}

/// The cards that a seat has drawn, taken or dug in the turn under way, as far as it still holds them.
pub fn fresh(view: &View, seat: Seat, hand: &CardSet) -> CardSet {
    if view.turn != seat || view.phase != Phase::Play {
        return CardSet::EMPTY;
    }
    let came = view.log.iter().rev().find_map(|event| match event {
        SeatEvent::Drew(who, card) if *who == seat => Some(card.iter().copied().collect()),
        SeatEvent::Took(who, card) if *who == seat => Some(vec![*card]),
        SeatEvent::Dug(who, cards) if *who == seat => Some(cards.to_vec()),
        SeatEvent::Dealt { .. }
        | SeatEvent::Shuffled
        | SeatEvent::TurnedOver(_)
        | SeatEvent::Drew(..)
        | SeatEvent::Took(..)
        | SeatEvent::Dug(..)
        | SeatEvent::Melded(..)
        | SeatEvent::LaidOff(..)
        | SeatEvent::Discarded(..)
        | SeatEvent::Played(..)
        | SeatEvent::Passed(_) => None,
    });
    identity::in_hand(&came.unwrap_or_default(), hand, &[]).into_iter().filter(|card| hand.contains(*card)).collect()
}
