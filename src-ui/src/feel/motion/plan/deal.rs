//! Dealing: one card after the other from the stock to the seats, then the upcard.

use protocol::Seat;

use super::{Travel, Way};
use crate::feel::motion::{
    scene::{Anchor, Scene},
    tokens::Tokens,
};

/// No deal takes longer than so many of the times between two cards.
const LONGEST: f64 = 20.0;

/// The whole deal, the seat after the dealer first.
pub fn deal(after: &Scene, tokens: &Tokens) -> Vec<Travel> {
    let mut ends = dealt(after);
    ends.extend((!after.view.discard.is_empty()).then_some(Anchor::Discard(0)));
    let room = LONGEST * tokens.deal - tokens.travel;
    let step = tokens.deal.min(room / ends.len().saturating_sub(1).max(1) as f64);
    let travel = |(place, to): (usize, Anchor)| Travel {
        card: seen(after, to),
        from: Anchor::Stock,
        to,
        delay: place as f64 * step,
        way: Way::Deal,
    };
    ends.into_iter().enumerate().map(travel).collect()
}

/// Where the cards of the hands go, in the order in which they are dealt.
fn dealt(after: &Scene) -> Vec<Anchor> {
    let counts = &after.view.hand_counts;
    let seats = counts.len() as u8;
    let most = counts.iter().copied().max().unwrap_or_default();
    let mut ends = Vec::new();
    for place in 0..most {
        let turns = (1..=seats).map(|turn| Seat((after.view.dealer.0 + turn) % seats));
        ends.extend(
            turns
                .filter(|seat| place < counts[seat.index()])
                .map(|seat| if seat == after.seat { Anchor::Hand(place.into()) } else { Anchor::Seat(seat) }),
        );
    }
    ends
}

fn seen(after: &Scene, to: Anchor) -> Option<cards::Card> {
    match to {
        Anchor::Hand(place) => after.hand.get(place).copied(),
        Anchor::Discard(_) => after.view.discard.last().copied(),
        Anchor::Stock | Anchor::Seat(_) | Anchor::Meld(..) | Anchor::Felt => None,
    }
}
