//! Sees every play there is, and thinks many of them through: what to hold back, whether to open, what the table would
//! offer the other side.

mod outcome;
mod round;
mod turn;

use rand_chacha::ChaCha8Rng;

use super::board::Board;
use crate::solver::Solver;
use outcome::Outcomes;
pub(super) use turn::Turn;

/// A turn that is being thought out, in pieces of which none is long.
#[derive(Debug)]
pub(super) struct Thought {
    rng: ChaCha8Rng,
    solver: Solver,
    /// None until it is known which turns there are.
    outcomes: Option<Outcomes>,
    /// The turn with which all others are compared, where one is.
    made: Option<Turn>,
}

impl Thought {
    pub fn begin(rng: ChaCha8Rng) -> Self {
        Self { rng, solver: Solver::new(), outcomes: None, made: None }
    }

    /// Begins to compare all turns with this one.
    pub fn comparing(rng: ChaCha8Rng, made: Turn) -> Self {
        Self { made: Some(made), ..Self::begin(rng) }
    }

    /// By how many hundredths of a point the best turn fares better than the one that was made.
    pub fn loss(&self) -> i32 {
        self.outcomes.as_ref().zip(self.made.as_ref()).map_or(0, |(outcomes, made)| outcomes.loss(made))
    }

    /// Thinks on for a piece: finds the turns, then tries them in one way after the other in which the hidden tiles may lie.
    pub fn go_on(&mut self, board: &Board) -> Option<Turn> {
        let turn = match &mut self.outcomes {
            Some(outcomes) => outcomes.go_on(board, &mut self.solver, &mut self.rng),
            None => self.first(board),
        };
        turn.map(|turn| turn.laid_near(board, &mut self.solver))
    }

    /// Which turn does best so far, once it is known which there are.
    pub fn best(&self) -> Option<Turn> {
        self.outcomes.as_ref().map(Outcomes::best)
    }

    /// The turn, where there is nothing to think about.
    fn first(&mut self, board: &Board) -> Option<Turn> {
        let mut turns = turn::all(board, &mut self.solver);
        if let Some(made) = &self.made {
            turn::add(&mut turns, made.clone());
            self.outcomes = Some(Outcomes::comparing(board, turns));
            return None;
        }
        let only = turns.iter().position(Turn::goes_out).or((turns.len() == 1).then_some(0));
        if only.is_none() {
            self.outcomes = Some(Outcomes::of(board, turns));
            return None;
        }
        only.map(|only| turns.swap_remove(only))
    }
}
