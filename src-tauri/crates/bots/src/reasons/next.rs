//! What the next player threw away or let lie.

use cards::{Ace, Card, Face};
use protocol::{Reason, Seat, SeatEvent, View, Why};

use super::{
    fitting::{fits_the_table, is_near},
    known::Known,
};

/// That the next player hardly wants this card, for it threw or left one like it. Not where it was seen to take one that goes
/// with this card and keeps it, nor where the card can be laid off.
pub(super) fn unwanted(known: &Known, card: Card) -> Option<Reason> {
    let ace = known.ace();
    let kept = known.look.rivals.first().map(|rival| rival.shown).unwrap_or_default();
    let is_wanted = |held: Card| held.face() == card.face() || is_near(card.face(), held.face(), ace);
    if kept.iter().any(is_wanted) || fits_the_table(&known.look, &known.elsewhere(), card) {
        return None;
    }
    let (thrown, left) = thrown_and_left(known.view, known.next());
    let latest = |why, cards: Vec<Card>| {
        let like = cards.into_iter().rfind(|other| is_like(card.face(), other.face(), ace))?;
        Some(Reason::new(why, [like], 0).about(known.next()))
    };
    latest(Why::ThrownByNext, thrown).or_else(|| latest(Why::LeftByNext, left))
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

/// The cards that a seat discarded in this round, and those on top of the pile that it let lie to draw from the stock.
fn thrown_and_left(view: &View, seat: Seat) -> (Vec<Card>, Vec<Card>) {
    let (mut thrown, mut left) = (Vec::new(), Vec::new());
    let (mut top, mut turned) = (None, None);
    for event in &view.log {
        match event {
            SeatEvent::Dealt { upcard, .. } => top = *upcard,
            SeatEvent::TurnedOver(upcard) => turned = Some(*upcard),
            SeatEvent::Drew(who, _) => {
                left.extend(top.filter(|_| *who == seat));
                top = turned.take().or(top);
            }
            SeatEvent::Discarded(who, card) => {
                thrown.extend((*who == seat).then_some(*card));
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
    (thrown, left)
}
