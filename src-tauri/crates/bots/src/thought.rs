//! A move thought out in pieces, for whoever thinks where a page is drawn as well.

use protocol::{Action, Level, View};

use crate::{Budget, choose, hard::Search, tiles};

/// A move of a computer player that is being thought out.
#[derive(Debug)]
pub struct Thought {
    course: Course,
    pieces: u32,
}

#[derive(Debug)]
enum Course {
    /// Soon done, in one piece.
    Short {
        view: Box<View>,
        level: Level,
        chance: u64,
    },
    Cards(Box<Search>),
    Tiles(Box<tiles::Thought>),
}

impl Thought {
    /// Begins to think of the move that [`choose`] gives for the same view, level and chance.
    pub fn begin(view: &View, level: Level, chance: u64) -> Self {
        Self::within(view, level, chance, Budget::FULL)
    }

    /// Begins to think of a move that may cost so much.
    pub fn within(view: &View, level: Level, chance: u64, budget: Budget) -> Self {
        let course = match level {
            Level::Hard if view.law.is_rearranged() => Course::Tiles(Box::new(tiles::Thought::begin(view, chance))),
            Level::Hard => Course::Cards(Box::new(Search::begin(view, chance, budget))),
            Level::Easy | Level::Medium => Course::Short { view: Box::new(view.clone()), level, chance },
        };
        Self { course, pieces: 0 }
    }

    /// Thinks on for a piece; gives the move, once it is found.
    pub fn go_on(&mut self) -> Option<Action> {
        self.pieces += 1;
        match &mut self.course {
            Course::Short { view, level, chance } => Some(choose(view, *level, *chance)),
            Course::Cards(search) => search.go_on().then(|| search.best()),
            Course::Tiles(thought) => thought.go_on(),
        }
    }

    /// Thinks it through to the end.
    pub fn finish(mut self) -> Action {
        loop {
            if let Some(action) = self.go_on() {
                return action;
            }
        }
    }

    /// In how many pieces has been thought so far.
    pub const fn pieces(&self) -> u32 {
        self.pieces
    }

    /// The best move that has been found so far, for whoever can wait no longer. After as many pieces it is the same again.
    pub fn stop(self) -> Action {
        match self.course {
            Course::Short { view, level, chance } => choose(&view, level, chance),
            Course::Cards(mut search) => search.best(),
            Course::Tiles(thought) => thought.stop(),
        }
    }
}
