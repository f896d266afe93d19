//! Help for a person, worked out in pieces: the move to make, and what is thought of one that was made.

use protocol::{Action, Advice, Level, View};

use crate::{Budget, Thought, hard::Search, reasons, tiles};

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
    course: Course,
}

#[derive(Debug)]
enum Course {
    Cards(Box<Search>),
    Tiles(Box<tiles::Thought>),
}

impl Comparison {
    /// Begins to compare a move of the seat to move, as that seat sees the table, with what the strongest level would do.
    pub fn begin(view: &View, made: &Action) -> Self {
        let course = if view.law.is_rearranged() {
            Course::Tiles(Box::new(tiles::Thought::comparing(view, made, CHANCE)))
        } else {
            Course::Cards(Box::new(Search::comparing(view, made, CHANCE, Budget::FULL)))
        };
        Self { view: view.clone(), made: made.clone(), course }
    }

    /// Thinks on for a piece; gives the best move, and how many hundredths of a point it is thought to bring more: nothing
    /// where that may be chance.
    pub fn go_on(&mut self) -> Option<(Advice, i32)> {
        let (best, loss) = match &mut self.course {
            Course::Cards(search) => {
                let best = search.go_on().then(|| search.best())?;
                (best, search.loss())
            }
            // The same tiles can lie in many ways, of which none is better.
            Course::Tiles(thought) => match (thought.go_on()?, thought.loss()) {
                (_, 0) => (self.made.clone(), 0),
                better => better,
            },
        };
        Some((Advice { reasons: reasons(&self.view, &best), action: best }, loss))
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
