//! A case: a position, moves, and what must come of them.

use alloc::{string::String, vec::Vec};
use cards::{Card, Slot};
use serde::{Deserialize, Serialize};

use crate::{
    Cards, Code, Game, LaidMeld, Phase, Position, RuleKeys, Seat,
    position::{face, slots},
};

/// One rule, shown by an example.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    pub name: String,
    pub game: Game,
    #[serde(default)]
    pub rules: RuleKeys,
    pub position: Position,
    #[serde(default)]
    pub moves: Vec<CaseMove>,
    #[serde(default)]
    pub then: Then,
    pub legal: Option<LegalCase>,
    /// How many legal moves there are.
    pub count: Option<usize>,
}

/// A move of a case, and how it is to be answered.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseMove {
    /// A move of the notation, or `next`.
    #[serde(rename = "do")]
    pub text: String,
    pub expect: Expect,
    /// Who makes it; the seat to move, where left out.
    pub seat: Option<Seat>,
    /// The version it is made for; the current one, where left out.
    pub version: Option<u64>,
}

/// `ok`, or a refusal code, or any of several.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Expect {
    Code(Code),
    AnyOf(Vec<Code>),
    Ok(Okay),
}

/// The word `ok`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Okay {
    Ok,
}

/// What the list of legal moves of the seat to move must and must not hold.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LegalCase {
    pub includes: Vec<String>,
    pub excludes: Vec<String>,
}

/// What is asserted at the end of a case; only what is given.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Then {
    pub dealer: Option<Seat>,
    pub turn: Option<Seat>,
    pub phase: Option<Phase>,
    #[serde(alias = "racks")]
    pub hands: Option<Vec<Cards>>,
    #[serde(alias = "pool")]
    pub stock: Option<Cards>,
    pub discard: Option<Cards>,
    pub melds: Option<Vec<ThenMeld>>,
    pub scores: Option<Vec<i32>>,
    #[serde(with = "face")]
    pub taken: Option<Card>,
    pub exhausted: Option<u8>,
    pub turns: Option<u16>,
    pub round: Option<u16>,
    pub placed_before: Option<Vec<Seat>>,
    pub placed_now: Option<bool>,
    /// Melds of tiles, in any order.
    pub table: Option<Vec<ThenMeld>>,
    pub opened: Option<Vec<bool>>,
    pub passes: Option<u8>,
    #[serde(with = "face")]
    pub discard_top: Option<Card>,
    pub stock_count: Option<u8>,
    pub hand_counts: Option<Vec<u8>>,
    pub table_points: Option<Vec<i32>>,
    pub round_scores: Option<Vec<i32>>,
    pub winner: Option<Winner>,
    pub round_over: Option<bool>,
    pub game_over: Option<bool>,
}

/// A meld that is asserted: its cards alone, or also who put each of them there.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub enum ThenMeld {
    Cards(#[serde(with = "slots")] Vec<Slot>),
    Laid(LaidMeld),
}

/// A seat, or several that share the first place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Winner {
    One(Seat),
    Shared(Vec<Seat>),
}

impl Winner {
    /// The winning seats.
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Self::One(seat) => [*seat].into(),
            Self::Shared(seats) => seats.clone(),
        }
    }
}
