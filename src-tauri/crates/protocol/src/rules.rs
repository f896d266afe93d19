//! The law of a table as data, and the few keys by which players choose it.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use cards::{Ace, Deck, Face, Rank};
use core::{fmt, str::FromStr};
use serde::{Deserialize, Serialize};

use crate::Seat;

/// What two games may differ in; nothing else may differ.
///
/// Embedded in every save, so that a changed preset changes no game under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    pub seats: u8,
    pub deck: Deck,
    /// Cards dealt to each seat.
    pub hand: u8,
    pub first_dealer: FirstDealer,
    pub ace: Ace,
    pub discards: Discards,
    pub taken_card: TakenCard,
    pub going_out: GoingOut,
    pub after_stock: AfterStock,
    pub scoring: Scoring,
    pub turn_limit: TurnLimit,
    pub game_end: GameEnd,
}

/// Who deals the first deal of a table; later the deal moves on clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstDealer {
    Seat(Seat),
    Random,
}

/// What may be taken from the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Discards {
    /// The top card.
    Top,
    /// The top card, or any card with all above it where it can be placed at once.
    Dig,
}

/// When the card just taken from the discard pile may be discarded in the same turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakenCard {
    Stays,
    StaysUnlessLast,
}

/// How a hand may be emptied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoingOut {
    /// By meld, lay-off or discard.
    AnyWay,
    /// By discard only.
    ByDiscard,
}

/// What drawing from an empty stock does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AfterStock {
    /// Shuffles the discards, all but the top, into a new stock.
    Shuffle(Exhaustion),
    /// Turns the whole discard pile over, unshuffled; its first card starts the new discard pile.
    TurnOver(Exhaustion),
}

/// How often the stock may run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Exhaustion {
    Unlimited,
    /// The round ends with the turn in which the stock has run out this often.
    EndsAt(u8),
}

/// What a round is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// Who goes out gets the value of all cards that the others hold.
    WinnerTakesHands,
    /// The same, doubled for who goes out having put nothing on the table before; a blocked round goes to the lowest
    /// hand, by the differences.
    WinnerTakesHandsOrRummy,
    /// Every seat: the cards it put on the table less the cards left in hand.
    PlacedLessHeld,
}

/// The number of completed turns, over all seats, after which a round ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnLimit {
    /// Nobody scores.
    NoPoints(u16),
    /// It is scored as if the stock had run out for the last time.
    AsBlocked(u16),
}

/// When a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameEnd {
    /// With the round in which a seat reaches so many points.
    Target(i32),
    /// After so many rounds.
    Rounds(u16),
}

impl Rules {
    /// Points of an ace that does not lie low in a run.
    pub const fn ace_points(&self) -> i32 {
        match self.ace {
            Ace::Low => 1,
            Ace::High | Ace::Either => 15,
        }
    }

    /// Points of a face that is left in hand: an ace as the game has it, pictures 10, jokers 15, others their number.
    pub fn points_of(&self, face: Face) -> i32 {
        match face {
            Face::Joker => 15,
            Face::Suited(_, Rank::ACE) => self.ace_points(),
            Face::Suited(_, rank) => i32::from(rank.number().min(10)),
        }
    }
}

/// Which end of a run the ace lies at, where players choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AceKey {
    Low,
    High,
}

/// The options of a table as players choose them; a key left out has its game's default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RuleKeys {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jokers: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ace: Option<AceKey>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub go_out_any: Option<bool>,
}

/// Why options are none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RuleKeysError {
    #[error("unknown rule `{0}`")]
    UnknownKey(String),
    #[error("`{1}` is no value of the rule `{0}`")]
    BadValue(String, String),
    #[error("the rule `{0}` is given twice")]
    Twice(String),
    #[error("this game has no rule `{0}`")]
    NotOfThisGame(String),
    #[error("a game ends at a target or after rounds, not by both")]
    TargetAndRounds,
}

impl RuleKeys {
    /// The keys that are given, with their values, in the notation's order.
    pub fn given(&self) -> Vec<(&'static str, String)> {
        let all = [
            ("seats", self.seats.map(|n| n.to_string())),
            ("hand", self.hand.map(|n| n.to_string())),
            ("jokers", self.jokers.map(|n| n.to_string())),
            ("ace", self.ace.map(|ace| ace.to_string())),
            ("target", self.target.map(|n| n.to_string())),
            ("rounds", self.rounds.map(|n| n.to_string())),
            ("go_out_any", self.go_out_any.map(|yes| yes.to_string())),
        ];
        all.into_iter().filter_map(|(key, value)| Some((key, value?))).collect()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), RuleKeysError> {
        match key {
            "seats" => fill(&mut self.seats, key, value),
            "hand" => fill(&mut self.hand, key, value),
            "jokers" => fill(&mut self.jokers, key, value),
            "target" => fill(&mut self.target, key, value),
            "rounds" => fill(&mut self.rounds, key, value),
            "go_out_any" => fill(&mut self.go_out_any, key, value),
            "ace" => fill(&mut self.ace, key, value),
            _ => Err(RuleKeysError::UnknownKey(key.into())),
        }
    }
}

fn fill<T: FromStr>(place: &mut Option<T>, key: &str, value: &str) -> Result<(), RuleKeysError> {
    if place.is_some() {
        return Err(RuleKeysError::Twice(key.into()));
    }
    *place = Some(value.parse().map_err(|_| RuleKeysError::BadValue(key.into(), value.into()))?);
    Ok(())
}

impl fmt::Display for AceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Low => "low",
            Self::High => "high",
        })
    }
}

impl FromStr for AceKey {
    type Err = RuleKeysError;

    fn from_str(text: &str) -> Result<Self, RuleKeysError> {
        match text {
            "low" => Ok(Self::Low),
            "high" => Ok(Self::High),
            _ => Err(RuleKeysError::BadValue("ace".into(), text.into())),
        }
    }
}

impl FromStr for RuleKeys {
    type Err = RuleKeysError;

    fn from_str(text: &str) -> Result<Self, RuleKeysError> {
        let mut keys = Self::default();
        for word in text.split_whitespace() {
            let (key, value) = word.split_once('=').ok_or_else(|| RuleKeysError::UnknownKey(word.into()))?;
            keys.set(key, value)?;
        }
        Ok(keys)
    }
}

impl fmt::Display for RuleKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.given().into_iter().map(|(key, value)| format!("{key}={value}")).collect();
        f.write_str(&words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_read_back_as_they_were_written() {
        let text = "seats=3 hand=7 jokers=2 ace=high target=500 rounds=5 go_out_any=true";
        assert_eq!(text.parse::<RuleKeys>().expect("keys").to_string(), text);
    }

    #[test]
    fn keys_that_make_no_sense_are_refused() {
        for text in ["seats", "seats=x", "seats=-1", "ace=middle", "colour=red", "seats=2 seats=2"] {
            assert!(text.parse::<RuleKeys>().is_err(), "{text}");
        }
    }
}
