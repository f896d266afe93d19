//! Rummy for two, to 100. docs/rummy100.md.

use cards::{Ace, Deck};

use super::Choices;
use crate::{
    AfterStock, Discards, Exhaustion, FirstDealer, GameEnd, GoingOut, Melding, Rules, Scoring, Seat, TakenCard,
    TurnLimit,
};

/// It has no options.
pub(super) const CHOICES: Choices =
    Choices { seats: &[2], hand: &[], jokers: &[], ace: &[], target: &[], rounds: &[], go_out_any: &[] };

pub(super) const fn rules() -> Rules {
    Rules {
        seats: 2,
        deck: Deck::PACK,
        hand: 10,
        first_dealer: FirstDealer::Seat(Seat(1)),
        ace: Ace::Low,
        discards: Discards::Top,
        taken_card: TakenCard::Stays,
        going_out: GoingOut::AnyWay,
        after_stock: AfterStock::Shuffle(Exhaustion::Unlimited),
        scoring: Scoring::WinnerTakesHands,
        turn_limit: TurnLimit::NoPoints(200),
        game_end: GameEnd::Target(100),
        melding: Melding::Fixed,
    }
}
