//! Moves named, and what speaks for them, in sentences that serve as advice to a player and as an account of a computer's
//! move alike.

use cards::{Card, Face, Slot};
use protocol::{Action, Cards, MeldId, Placing, Reason, Seat, SeatEvent, View};

use crate::{
    log::{self, Audience},
    rebuilt,
    say::Say,
    turn::{self, Detail, Part},
};

/// A run of more cards than these is named by its ends.
const MOST_IN_A_RUN: usize = 4;

/// More tiles than these are named by their number.
const MOST_TILES: usize = 7;

/// A move by its name: "Descartar 9♣".
pub fn named(view: &View, action: &Action) -> Say {
    let say = |key: &'static str| Say::new(key).with("deck", log::deck_word(view.law.deck.kind));
    match action {
        Action::Draw => say("move-draw"),
        Action::Take => say("move-take").with("card", view.discard.iter().rev().take(1).copied().collect::<Vec<_>>()),
        Action::Dig(card, Placing::Meld(slots)) => {
            say("move-dig-meld").with("card", *card).with("cards", slots.clone())
        }
        Action::Dig(card, Placing::LayOff(_, slots)) => {
            say("move-dig-lay-off").with("card", *card).with("cards", slots.clone())
        }
        Action::Meld(slots) => say("move-meld").with("cards", slots.clone()),
        Action::LayOff(meld, slots) => laid_off(view, *meld, slots),
        Action::Discard(card) => say("move-discard").with("card", *card),
        Action::Play(melds) => match placed(view, melds) {
            tiles if tiles.len() > MOST_TILES => say("move-play-many").with("count", tiles.len()),
            tiles => say("move-play").with("cards", tiles),
        },
        Action::Pass => say("move-pass"),
    }
}

fn laid_off(view: &View, meld: MeldId, slots: &[Slot]) -> Say {
    let there = meld.index().and_then(|index| view.melds.get(index)).map(|laid| &laid.cards[..]).unwrap_or_default();
    let card = |slot: &Slot| Card::first(slot.plays);
    match there {
        [first, .., last] if there.len() > MOST_IN_A_RUN => {
            Say::new("move-lay-off-run").with("first", card(first)).with("last", card(last))
        }
        _ => Say::new("move-lay-off").with("meld", there.to_vec()),
    }
    .with("cards", slots.to_vec())
}

/// The tiles that a play brings to a table that may be rebuilt.
pub fn placed(view: &View, melds: &[Vec<Slot>]) -> Vec<Card> {
    let before: Vec<Face> = view.melds.iter().flat_map(|laid| &laid.cards).map(|slot| slot.card.face()).collect();
    rebuilt::placed_on(before, melds)
}

/// What a seat did by a move, as it is told in the log.
pub fn told(view: &View, seat: Seat, action: &Action, to: &Audience) -> Option<Say> {
    let events = events(view, seat, action);
    match (action, turn::parts(&events).pop()) {
        (Action::Dig(..), Some(Part::Turn(turn))) => Some(turn.say(to, Detail::Whole)),
        (Action::Play(melds), _) => {
            let tiles = placed(view, melds);
            Some(to.by("log-played", seat).with("count", tiles.len()).with("cards", tiles))
        }
        _ => log::last(&[&view.log[..], &events].concat(), to),
    }
}

/// The facts that come of a move, as far as they are known before it.
fn events(view: &View, seat: Seat, action: &Action) -> Vec<SeatEvent> {
    let laid = |place: &Placing| match place {
        Placing::Meld(slots) => SeatEvent::Melded(seat, slots.clone()),
        Placing::LayOff(meld, slots) => SeatEvent::LaidOff(seat, *meld, slots.clone()),
    };
    match action {
        Action::Draw => vec![SeatEvent::Drew(seat, None)],
        Action::Take => view.discard.last().map(|card| SeatEvent::Took(seat, *card)).into_iter().collect(),
        Action::Dig(card, place) => {
            let depth = view.discard.iter().rposition(|other| other.face() == card.face()).unwrap_or_default();
            let dug: Cards = view.discard.iter().skip(depth).copied().collect();
            if dug.is_empty() { vec![laid(place)] } else { vec![SeatEvent::Dug(seat, dug), laid(place)] }
        }
        Action::Meld(slots) => vec![SeatEvent::Melded(seat, slots.clone())],
        Action::LayOff(meld, slots) => vec![SeatEvent::LaidOff(seat, *meld, slots.clone())],
        Action::Discard(card) => vec![SeatEvent::Discarded(seat, *card)],
        Action::Play(melds) => vec![SeatEvent::Played(seat, melds.clone())],
        Action::Pass => vec![SeatEvent::Passed(seat)],
    }
}

/// What speaks for a move, in a sentence.
pub fn reason(reason: &Reason, to: &Audience) -> Say {
    let say = Say { key: format!("reason-{}", reason.why.text()).into(), args: Vec::new() }
        .with("deck", log::deck_word(to.deck))
        .with("cards", reason.cards.to_vec())
        .with("number", reason.cards.len())
        .with("count", reason.count);
    match reason.seat {
        Some(seat) => say.by(&to.player(seat)),
        None => say.with("who", "nobody").with("name", ""),
    }
}
