//! Rummy for two, to 100. docs/rummy100.md.

use cards::{Ace, Deck};
use protocol::{
    AfterStock, Discards, Exhaustion, FirstDealer, GameEnd, GoingOut, RuleKeys, RuleKeysError, Rules, Scoring, Seat,
    TakenCard, TurnLimit,
};

const RULES: Rules = Rules {
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
};

/// The one law of this game; it has no options.
pub(super) fn rules(keys: &RuleKeys) -> Result<Rules, RuleKeysError> {
    for (key, value) in keys.given() {
        match (key, value.as_str()) {
            ("seats", "2") => {}
            ("seats", _) => return Err(RuleKeysError::BadValue(key.into(), value)),
            _ => return Err(RuleKeysError::NotOfThisGame(key.into())),
        }
    }
    Ok(RULES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_seats_are_the_only_choice() {
        assert_eq!(rules(&RuleKeys::default()), Ok(RULES));
        assert_eq!(rules(&"seats=2".parse().expect("keys")), Ok(RULES));
        for other in ["seats=3", "target=50", "ace=low", "jokers=0"] {
            assert!(rules(&other.parse().expect("keys")).is_err(), "{other}");
        }
    }
}
