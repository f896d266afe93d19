//! What the next player threw away or let lie of late.

use cards::{Ace, Card, Face, Slot};
use protocol::{Reason, SeatEvent, Why};

use super::{
    fitting::{fits_the_table, is_near},
    known::Known,
};

/// A card that a seat threw or let lie.
struct Sign {
    why: Why,
    card: Card,
    /// How many turns the seat has begun since.
    turns: u8,
}

/// That the next player hardly wants this card, for it lately threw or left one like it. Not where anything that it took or
/// put down since speaks against that, nor where the card is of use with what everybody sees.
pub(super) fn unwanted(known: &Known, card: Card) -> Option<Reason> {
    const LATE: u8 = 3;
    if is_of_use(known, card) {
        return None;
    }
    let is_sign = |sign: &Sign| sign.turns < LATE && is_like(card.face(), sign.card.face(), known.ace());
    let signs: Vec<Sign> = signs(known, card).into_iter().filter(is_sign).collect();
    let latest = |why| {
        let sign = signs.iter().rfind(|sign| sign.why == why)?;
        Some(Reason::new(why, [sign.card], 0).about(known.next()))
    };
    latest(Why::ThrownByNext).or_else(|| latest(Why::LeftByNext))
}

/// Whether a card can be laid off, or goes with one that another was seen to take or that can be dug for.
fn is_of_use(known: &Known, card: Card) -> bool {
    let goes = |other: &Card| goes_with(card.face(), other.face(), known.ace());
    let is_kept = known.look.rivals.iter().any(|rival| rival.shown.iter().any(|held| goes(&held)));
    let is_dug_with = known.look.may_be_dug() && known.look.pile.iter().any(goes);
    is_kept || is_dug_with || fits_the_table(&known.look, &known.elsewhere(), card)
}

/// What the next player threw and let lie in this round, but for that after which it took or put down something that goes
/// with it or with this card.
fn signs(known: &Known, card: Card) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Vec::new();
    let (mut top, mut turned) = (None, None);
    for event in &known.view.log {
        let is_next = event.seat() == Some(known.next());
        if is_next {
            put_to(&mut signs, event, card, known.ace());
        }
        let mut add = |why, card| signs.extend(is_next.then_some(Sign { why, card, turns: 0 }));
        match event {
            SeatEvent::Dealt { upcard, .. } => top = *upcard,
            SeatEvent::TurnedOver(upcard) => turned = Some(*upcard),
            SeatEvent::Drew(..) => {
                top.into_iter().for_each(|card| add(Why::LeftByNext, card));
                top = turned.take().or(top);
            }
            SeatEvent::Discarded(_, card) => {
                add(Why::ThrownByNext, *card);
                top = Some(*card);
            }
            SeatEvent::Took(..) | SeatEvent::Dug(..) => top = None,
            SeatEvent::Shuffled
            | SeatEvent::Melded(..)
            | SeatEvent::LaidOff(..)
            | SeatEvent::Played(..)
            | SeatEvent::Passed(_) => {}
        }
    }
    signs
}

/// Signs grow older with each turn of the seat, and fall where it takes or puts down what goes with them or with the card.
fn put_to(signs: &mut Vec<Sign>, event: &SeatEvent, card: Card, ace: Ace) {
    if begins_turn(event) {
        signs.iter_mut().for_each(|sign| sign.turns = sign.turns.saturating_add(1));
    }
    let faces = wanted(event);
    let goes = |one: Card| faces.iter().any(|face| goes_with(one.face(), *face, ace));
    signs.retain(|sign| !goes(card) && !goes(sign.card));
}

const fn begins_turn(event: &SeatEvent) -> bool {
    matches!(event, SeatEvent::Drew(..) | SeatEvent::Took(..) | SeatEvent::Dug(..))
}

/// The faces of what was taken or put down.
fn wanted(event: &SeatEvent) -> Vec<Face> {
    let faces = |slots: &[Slot]| slots.iter().map(|slot| slot.plays).collect();
    match event {
        SeatEvent::Took(_, card) => vec![card.face()],
        SeatEvent::Dug(_, cards) => cards.iter().map(|card| card.face()).collect(),
        SeatEvent::Melded(_, slots) | SeatEvent::LaidOff(_, _, slots) => faces(slots),
        SeatEvent::Dealt { .. }
        | SeatEvent::Drew(..)
        | SeatEvent::Shuffled
        | SeatEvent::TurnedOver(_)
        | SeatEvent::Discarded(..)
        | SeatEvent::Played(..)
        | SeatEvent::Passed(_) => Vec::new(),
    }
}

/// Whether two cards are equal or near each other.
fn goes_with(one: Face, other: Face, ace: Ace) -> bool {
    one == other || is_near(one, other, ace)
}

/// Whether two cards are of one rank, or neighbours of one suit.
fn is_like(one: Face, other: Face, ace: Ace) -> bool {
    match (one, other) {
        (Face::Suited(_, rank), Face::Suited(_, also)) if rank == also => true,
        (Face::Suited(_, rank), Face::Suited(_, also)) => {
            // The king and the ace lie further apart by number than in a run.
            let steps = rank.number().abs_diff(also.number());
            is_near(one, other, ace) && (steps == 1 || steps == 12)
        }
        (Face::Joker, _) | (_, Face::Joker) => false,
    }
}
