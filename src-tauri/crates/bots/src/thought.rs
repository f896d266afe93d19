//! A move thought out in pieces, for whoever thinks where a page is drawn as well.

use protocol::{Action, Level, View};

use crate::{choose, tiles};

/// A move of a computer player that is being thought out.
#[derive(Debug)]
pub struct Thought(Course);

#[derive(Debug)]
enum Course {
    /// Soon done, in one piece.
    Short {
        view: Box<View>,
        level: Level,
        chance: u64,
    },
    Long(Box<tiles::Thought>),
}

impl Thought {
    /// Begins to think of the move that [`choose`] gives for the same view, level and chance.
    pub fn begin(view: &View, level: Level, chance: u64) -> Self {
        if view.law.is_rearranged() && level == Level::Hard {
            return Self(Course::Long(Box::new(tiles::Thought::begin(view, chance))));
        }
        Self(Course::Short { view: Box::new(view.clone()), level, chance })
    }

    /// Thinks on for a piece; gives the move, once it is found.
    pub fn go_on(&mut self) -> Option<Action> {
        match &mut self.0 {
            Course::Short { view, level, chance } => Some(choose(view, *level, *chance)),
            Course::Long(thought) => thought.go_on(),
        }
    }
}
