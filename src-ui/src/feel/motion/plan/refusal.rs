//! A refused move: what was meant to go sets out, and comes back.

use cards::Card;
use protocol::Action;

use super::{Travel, Way};
use crate::feel::motion::scene::{Anchor, Scene};

/// The cards of a move that has just been refused, towards where they were to go.
pub fn refusal(before: &Scene, after: &Scene) -> Vec<Travel> {
    let refused = after.refused.as_ref().filter(|_| after.refused != before.refused);
    let Some(action) = refused.and_then(|refused| refused.action.as_ref()) else { return Vec::new() };
    let own = Anchor::Seat(after.seat);
    match action {
        Action::Draw => vec![refuse(None, Anchor::Stock, own)],
        Action::Take | Action::Dig(..) => vec![refuse(after.view.discard.last().copied(), Anchor::Discard(0), own)],
        Action::Meld(_) => from_hand(after, action, Anchor::Felt),
        Action::LayOff(meld, _) => from_hand(after, action, Anchor::Meld(*meld, 0)),
        Action::Discard(_) => from_hand(after, action, Anchor::Discard(0)),
        // What was put on the table lies there, and stays.
        Action::Play(_) | Action::Pass => Vec::new(),
    }
}

fn from_hand(after: &Scene, action: &Action, to: Anchor) -> Vec<Travel> {
    let cards = action.cards();
    let places = after.hand.iter().enumerate().filter(|(_, card)| cards.contains(**card));
    places.map(|(place, card)| refuse(Some(*card), Anchor::Hand(place), to)).collect()
}

const fn refuse(card: Option<Card>, from: Anchor, to: Anchor) -> Travel {
    Travel { card, from, to, delay: 0.0, way: Way::Refuse }
}
