//! A finished round gone through once more, move by move.

use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

use crate::{Action, Advice, Level, Reason, Seat, View};

/// A seat asks for one move of a round that is over. It is answered at once; what is thought of the move follows by a
/// push, when it is worked out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AskReview {
    pub id: u64,
    /// Which round, by its deal.
    pub deal: u32,
    /// Which move of it, from 0; a number beyond the last means the last.
    pub number: u16,
}

/// One move of a round that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moment {
    pub deal: u32,
    /// From 0.
    pub number: u16,
    /// How many moves the round had.
    pub count: u16,
    /// Who made it.
    pub seat: Seat,
    /// How well the computer player played that made it.
    pub level: Option<Level>,
    #[serde(rename = "move")]
    pub action: Action,
    /// What its seat saw before it, and nothing else.
    pub view: View,
}

/// What is thought of one move of a round that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Judged {
    pub deal: u32,
    pub number: u16,
    pub judgement: Judgement,
}

/// What is thought of a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Judgement {
    /// Of a computer player's.
    Receipt { reasons: Vec<Reason>, again: Again },
    /// Of a person's: what the strongest computer player would have done with the same knowledge, and how many hundredths of
    /// a point that is thought to bring more.
    Compared { best: Advice, loss: i32 },
}

/// Whether a computer player's move comes out again when it is thought out once more from what its seat saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Again {
    /// The same move.
    Same,
    /// Another one: something is wrong.
    Other,
    /// The round was dealt by another release, its chance was not kept, or a plain move stood in for a thought that failed.
    Unknown,
}
