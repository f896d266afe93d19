//! What the home screen tells of a saved table.

use alloc::{string::String, vec::Vec};
use serde::{Deserialize, Serialize};

use crate::{Game, Kind, Mode, Seat};

/// A table's place on this device, and what is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saved {
    pub mode: Mode,
    pub game: Game,
    pub state: SavedState,
}

/// What lies in a table's place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SavedState {
    /// A table that can be continued.
    Table(Summary),
    /// Files that cannot be read; they are kept.
    Damaged,
    /// A table of a newer release; it is left untouched.
    Newer,
}

/// A saved table in a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    pub names: Vec<String>,
    pub kinds: Vec<Kind>,
    /// By seat; empty in a round that stands by itself, until it is over.
    pub scores: Vec<i32>,
    pub round: u16,
    pub turn: Seat,
    pub round_over: bool,
    pub game_over: bool,
}
