//! Help for a person, worked out in pieces: the move to make, and what is thought of one that was made.

use protocol::{Action, Advice, Level, View};

use crate::{Thought, reasons};

/// The chance with which help is worked out, so that the same question has the same answer.
const CHANCE: u64 = 0;

/// What the strongest level thinks of a table.
pub(crate) fn thought_for(view: &View) -> Thought {
    Thought::begin(view, Level::Hard, CHANCE)
}

/// A move that is being compared with the best one.
#[derive(Debug)]
pub struct Comparison {
    view: View,
    made: Action,
    thought: Thought,
}

impl Comparison {
    /// Begins to compare a move of the seat to move, as that seat sees the table, with what the strongest level would do.
    pub fn begin(view: &View, made: &Action) -> Self {
        Self { view: view.clone(), made: made.clone(), thought: thought_for(view) }
    }

    /// Thinks on for a piece; gives the best move, and how many hundredths of a point it is thought to bring more.
    pub fn go_on(&mut self) -> Option<(Advice, i32)> {
        let action = self.thought.go_on()?;
        let loss = if action == self.made { 0 } else { 100 };
        Some((Advice { reasons: reasons(&self.view, &action), action }, loss))
    }

    /// Thinks it through to the end.
    pub fn finish(mut self) -> (Advice, i32) {
        loop {
            if let Some(compared) = self.go_on() {
                return compared;
            }
        }
    }
}
