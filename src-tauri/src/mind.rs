//! What thinks of a computer player's move in pieces, and is stopped where it comes to no end.

use std::time::{Duration, Instant};

use protocol::{Action, Level, View};

/// A move that is being thought out.
pub trait Mind {
    /// Thinks on for a piece; gives the move, once it is found.
    fn go_on(&mut self) -> Option<Action>;
    /// How many pieces have been thought.
    fn pieces(&self) -> u32;
    /// The best move so far.
    fn stop(self: Box<Self>) -> Action;
}

/// How computer players think: from a view, a level and chance.
pub type Minds = fn(&View, Level, u64) -> Box<dyn Mind>;

impl Mind for bots::Thought {
    fn go_on(&mut self) -> Option<Action> {
        Self::go_on(self)
    }

    fn pieces(&self) -> u32 {
        Self::pieces(self)
    }

    fn stop(self: Box<Self>) -> Action {
        Self::stop(*self)
    }
}

/// The computer players of this release.
pub fn bots(view: &View, level: Level, chance: u64) -> Box<dyn Mind> {
    Box::new(bots::Thought::begin(view, level, chance))
}

/// Thinks a move out, and stops where that takes longer than this; then it says after how many pieces.
pub(crate) fn think(mut mind: Box<dyn Mind>, longest: Duration) -> (Action, Option<u32>) {
    let begun = Instant::now();
    loop {
        if let Some(action) = mind.go_on() {
            return (action, None);
        }
        if begun.elapsed() >= longest {
            let pieces = mind.pieces();
            return (mind.stop(), Some(pieces));
        }
    }
}
