//! Rummy 500 for two to seven, with options. docs/rummy500.md.

use cards::{Ace, Deck};

use super::{Choices, Chosen};
use crate::{
    AfterStock, Discards, Exhaustion, FirstDealer, GameEnd, GoingOut, Melding, Rules, Scoring, TakenCard, TurnLimit,
};

/// Only two may choose how many cards they are dealt.
pub(super) const fn choices(seats: u8) -> Choices {
    Choices {
        seats: &[2, 3, 4, 5, 6, 7],
        hand: if seats == 2 { &[13, 10, 7] } else { &[7] },
        jokers: &[0, 2],
        ace: &[],
        target: &[500, 250, 1000],
        rounds: &[],
        go_out_any: &[],
    }
}

pub(super) fn rules(chosen: &Chosen) -> Rules {
    Rules {
        seats: chosen.seats,
        deck: Deck::cards_of(if chosen.seats < 5 { 1 } else { 2 }, chosen.jokers.unwrap_or(0)),
        hand: chosen.hand.unwrap_or(7),
        first_dealer: FirstDealer::Random,
        ace: Ace::Either,
        discards: Discards::Dig,
        taken_card: TakenCard::StaysUnlessLast,
        going_out: GoingOut::AnyWay,
        after_stock: AfterStock::Shuffle(Exhaustion::EndsAt(3)),
        scoring: Scoring::PlacedLessHeld,
        turn_limit: TurnLimit::AsBlocked(500),
        game_end: chosen.end.unwrap_or(GameEnd::Target(500)),
        melding: Melding::Fixed,
    }
}
