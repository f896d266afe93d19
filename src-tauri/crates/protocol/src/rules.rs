//! The law of a table as data, and the few keys by which players choose it.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use cards::{Ace, Deck, DeckKind, Face, Rank};
use core::{fmt, str::FromStr};
use serde::{Deserialize, Serialize};

use crate::{Action, Seat};

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
    pub melding: Melding,
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
    /// There is no discard pile.
    None,
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
    /// There is none: whoever does not play passes, and the round ends when every seat has passed in a row.
    Pass,
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
    /// There is none, for rounds that end by themselves.
    Unlimited,
}

/// When a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameEnd {
    /// With the round in which a seat reaches so many points.
    Target(i32),
    /// After so many rounds.
    Rounds(u16),
    /// It never is: each round stands by itself, and no score is carried into the next one.
    EachRound,
}

/// What becomes of melds that lie on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Melding {
    /// They stay as they lie and are laid off on. A turn is a draw, any melds and lay-offs, and a discard.
    Fixed,
    /// All of them may be rebuilt. A turn is one move: the whole table as it is to be, a draw, or a pass.
    Rearranged {
        /// What a seat's first melds of a round must be worth together: new ones, of its own hand alone, with everything
        /// else on the table left as it lies.
        opening: u16,
    },
}

impl Rules {
    /// Points of an ace that does not lie low in a run.
    pub const fn ace_points(&self) -> i32 {
        match self.ace {
            Ace::Low => 1,
            Ace::High | Ace::Either => 15,
        }
    }

    /// Points of a face that is left in hand: an ace as the game has it, pictures 10, jokers 15, others their number;
    /// of tiles the number, and 30 for a joker.
    pub fn points_of(&self, face: Face) -> i32 {
        match (self.deck.kind, face) {
            (DeckKind::Tiles, Face::Joker) => 30,
            (DeckKind::Tiles, Face::Suited(_, rank)) => rank.number().into(),
            (DeckKind::Cards, Face::Joker) => 15,
            (DeckKind::Cards, Face::Suited(_, Rank::ACE)) => self.ace_points(),
            (DeckKind::Cards, Face::Suited(_, rank)) => rank.number().min(10).into(),
        }
    }

    /// Whether the whole table may be rebuilt, in turns of one move.
    pub const fn is_rearranged(&self) -> bool {
        match self.melding {
            Melding::Fixed => false,
            Melding::Rearranged { .. } => true,
        }
    }

    /// Whether there is such a move at this table at all, and the deck has such cards; whether it is allowed now is for
    /// the host to say.
    pub fn knows(&self, action: &Action) -> bool {
        let of_deck = action.cards().iter().all(|card| self.deck.kind.has(card.face()));
        of_deck
            && match action {
                Action::Draw => true,
                Action::Play(_) | Action::Pass => self.is_rearranged(),
                Action::Take | Action::Dig(..) | Action::Meld(_) | Action::LayOff(..) | Action::Discard(_) => {
                    !self.is_rearranged()
                }
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
