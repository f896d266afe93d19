//! What a player who asks for help is told: the move to make, why, and at a table that may be rebuilt the way there.

use protocol::{Advice, Edit, View};

use crate::{Thought, help::thought_for, reasons, tiles};

/// The help for one move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    pub advice: Advice,
    /// The steps of a draft that lead from the start of the turn to the play; none where there is no play.
    pub steps: Vec<Edit>,
}

/// A hint that is being worked out.
#[derive(Debug)]
pub struct Help {
    view: View,
    thought: Thought,
}

impl Help {
    /// Begins to work out a hint for the seat to move, as that seat sees the table.
    pub fn begin(view: &View) -> Self {
        Self { view: view.clone(), thought: thought_for(view) }
    }

    /// Thinks on for a piece; gives the hint, once it is found.
    pub fn go_on(&mut self) -> Option<Hint> {
        if self.view.law.is_rearranged() {
            return Some(tiles::hint(&self.view));
        }
        let action = self.thought.go_on()?;
        Some(Hint { advice: Advice { reasons: reasons(&self.view, &action), action }, steps: Vec::new() })
    }

    /// Thinks it through to the end.
    pub fn finish(mut self) -> Hint {
        loop {
            if let Some(hint) = self.go_on() {
                return hint;
            }
        }
    }
}
