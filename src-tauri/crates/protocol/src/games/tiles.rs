//! Tile rummy for two. docs/tiles.md.

use cards::{Ace, Deck};

use super::Choices;
use crate::{
    AfterStock, Discards, FirstDealer, GameEnd, GoingOut, Melding, Rules, Scoring, Seat, TakenCard, TurnLimit,
};

/// It has no options.
pub(super) const CHOICES: Choices =
    Choices { seats: &[2], hand: &[], jokers: &[], ace: &[], target: &[], rounds: &[], go_out_any: &[] };

pub(super) const fn rules() -> Rules {
    Rules {
        seats: 2,
        deck: Deck::TILES,
        hand: 14,
        // Seat 0 starts.
        first_dealer: FirstDealer::Seat(Seat(1)),
        ace: Ace::Low,
        discards: Discards::None,
        taken_card: TakenCard::Stays,
        going_out: GoingOut::AnyWay,
        after_stock: AfterStock::Pass,
        scoring: Scoring::WinnerTakesHands,
        turn_limit: TurnLimit::Unlimited,
        game_end: GameEnd::EachRound,
        melding: Melding::Rearranged { opening: 30 },
    }
}
