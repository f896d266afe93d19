//! What has happened, as sentences.

use cards::{CardSet, DeckKind};
use protocol::{Phase, Roster, Seat, SeatEvent, View};

use crate::{model::identity, player::Player, rebuilt, say::Say};

/// To whom it is told, and of what they play with.
#[derive(Clone, Copy, Debug)]
pub struct Audience<'a> {
    pub roster: &'a Roster,
    /// Nobody, for what anybody may know.
    pub reader: Option<Seat>,
    pub deck: DeckKind,
}

impl Audience<'_> {
    /// How the audience calls a seat.
    pub fn player(&self, seat: Seat) -> Player {
        Player::of(self.roster, seat, self.reader)
    }

    /// A sentence about a seat; `$deck` says whether it plays with cards or with tiles.
    pub fn by(&self, key: &'static str, seat: Seat) -> Say {
        self.about(key).by(&self.player(seat))
    }

    /// A sentence about nobody.
    pub fn about(&self, key: &'static str) -> Say {
        Say::new(key).with("deck", deck_word(self.deck))
    }
}

/// By which texts pick their words for cards or for tiles.
pub const fn deck_word(deck: DeckKind) -> &'static str {
    match deck {
        DeckKind::Cards => "cards",
        DeckKind::Tiles => "tiles",
    }
}

/// What the last of these events says.
pub fn last(log: &[SeatEvent], to: &Audience) -> Option<Say> {
    let (event, before) = log.split_last()?;
    Some(match event {
        SeatEvent::Dealt { upcard: Some(card), .. } => Say::new("log-dealt-upcard").with("card", *card),
        SeatEvent::Dealt { upcard: None, .. } => to.about("log-dealt"),
        SeatEvent::Shuffled => Say::new("log-shuffled"),
        SeatEvent::Drew(seat, None) => to.by("log-drew", *seat),
        SeatEvent::Drew(seat, Some(card)) => to.by("log-drew-card", *seat).with("card", *card),
        SeatEvent::TurnedOver(card) => Say::new("log-turned-over").with("card", *card),
        SeatEvent::Dug(seat, cards) => {
            to.by("log-dug", *seat).with("card", cards[..1].to_vec()).with("count", cards.len())
        }
        SeatEvent::Took(seat, card) => to.by("log-took", *seat).with("card", *card),
        SeatEvent::Melded(seat, slots) => to.by("log-melded", *seat).with("cards", slots.clone()),
        SeatEvent::LaidOff(seat, _, slots) => to.by("log-laid-off", *seat).with("cards", slots.clone()),
        SeatEvent::Discarded(seat, card) => to.by("log-discarded", *seat).with("card", *card),
        SeatEvent::Played(seat, melds) => match rebuilt::placed(before, melds) {
            Some(cards) => to.by("log-played", *seat).with("count", cards.len()).with("cards", cards),
            None => to.by("log-rebuilt", *seat),
        },
        SeatEvent::Passed(seat) => to.by("log-passed", *seat),
    })
}

/// The cards that a seat has drawn, taken or dug in the turn under way, as far as it still holds them.
pub fn fresh(view: &View, seat: Seat, hand: &CardSet) -> CardSet {
    if !view.law.is_rearranged() && (view.turn != seat || view.phase != Phase::Play) {
        return CardSet::EMPTY;
    }
    let came = view.log.iter().rev().find_map(|event| match event {
        SeatEvent::Drew(who, card) if *who == seat => Some(card.iter().copied().collect()),
        SeatEvent::Took(who, card) if *who == seat => Some(vec![*card]),
        SeatEvent::Dug(who, cards) if *who == seat => Some(cards.to_vec()),
        SeatEvent::Played(who, _) | SeatEvent::Passed(who) if *who == seat => Some(Vec::new()),
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
