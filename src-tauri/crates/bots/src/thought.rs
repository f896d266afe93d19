//! A move thought out in pieces, for whoever thinks where a page is drawn as well.

use protocol::{Action, Level, View};

use crate::{choose, tiles};

/// A move of a computer player that is being thought out.
#[derive(Debug)]
pub struct Thought {
    course: Course,
    view: Box<View>,
    chance: u64,
    pieces: u32,
}

#[derive(Debug)]
enum Course {
    /// Soon done, in one piece.
    Short(Level),
    Long(Box<tiles::Thought>),
}

impl Thought {
    /// Begins to think of the move that [`choose`] gives for the same view, level and chance.
    pub fn begin(view: &View, level: Level, chance: u64) -> Self {
        let course = match level {
            Level::Hard if view.law.is_rearranged() => Course::Long(Box::new(tiles::Thought::begin(view, chance))),
            Level::Easy | Level::Medium | Level::Hard => Course::Short(level),
        };
        Self { course, view: Box::new(view.clone()), chance, pieces: 0 }
    }

    /// Thinks on for a piece; gives the move, once it is found.
    pub fn go_on(&mut self) -> Option<Action> {
        self.pieces += 1;
        match &mut self.course {
            Course::Short(level) => Some(choose(&self.view, *level, self.chance)),
            Course::Long(thought) => thought.go_on(),
        }
    }

    /// How many pieces have been thought.
    pub const fn pieces(&self) -> u32 {
        self.pieces
    }

    /// Ends the thought where it is; gives the move that is best so far. The same view, level, chance and number of pieces
    /// give the same move.
    pub fn stop(self) -> Action {
        let level = match self.course {
            Course::Short(level) => level,
            Course::Long(_) => Level::Medium,
        };
        choose(&self.view, level, self.chance)
    }
}
