//! Rummy for two to four, with options. docs/rummy.md.

use cards::{Ace, Deck};

use super::{Choices, Chosen};
use crate::{
    AceKey, AfterStock, Discards, Exhaustion, FirstDealer, GameEnd, GoingOut, Melding, Rules, Scoring, TakenCard,
    TurnLimit,
};

pub(super) const CHOICES: Choices = Choices {
    seats: &[2, 3, 4],
    hand: &[],
    jokers: &[],
    ace: &[AceKey::Low, AceKey::High],
    target: &[100, 50, 150, 200],
    rounds: &[1, 3, 5, 10],
    go_out_any: &[false, true],
};

pub(super) fn rules(chosen: &Chosen) -> Rules {
    Rules {
        seats: chosen.seats,
        deck: Deck::PACK,
        hand: if chosen.seats == 2 { 10 } else { 7 },
        first_dealer: FirstDealer::Random,
        ace: match chosen.ace {
            Some(AceKey::High) => Ace::High,
            Some(AceKey::Low) | None => Ace::Low,
        },
        discards: Discards::Top,
        taken_card: TakenCard::Stays,
        going_out: if chosen.go_out_any == Some(true) { GoingOut::AnyWay } else { GoingOut::ByDiscard },
        after_stock: AfterStock::TurnOver(Exhaustion::EndsAt(2)),
        scoring: Scoring::WinnerTakesHandsOrRummy,
        turn_limit: TurnLimit::AsBlocked(500),
        game_end: chosen.end.unwrap_or(GameEnd::Target(100)),
        melding: Melding::Fixed,
    }
}
