//! Sees every play there is, and thinks a few of them through: what to hold back, whether to open, what the table would
//! offer the other side.

mod outcome;
mod round;
mod turn;

use rand_chacha::ChaCha8Rng;

use super::board::Board;
use crate::solver::Solver;
use outcome::Outcomes;
use turn::Turn;

/// A turn that is being thought out, in pieces of which none is long.
#[derive(Debug)]
pub(super) struct Thought {
    rng: ChaCha8Rng,
    solver: Solver,
    /// None until it is known which turns there are.
    outcomes: Option<Outcomes>,
}

impl Thought {
    pub fn begin(rng: ChaCha8Rng) -> Self {
        Self { rng, solver: Solver::new(), outcomes: None }
    }

    /// Thinks on for a piece: finds the turns, then tries them in one way after the other in which the hidden tiles may lie.
    pub fn go_on(&mut self, board: &Board) -> Option<Turn> {
        if let Some(outcomes) = &mut self.outcomes {
            return outcomes.go_on(board, &mut self.solver, &mut self.rng);
        }
        let mut turns = turn::all(board, &mut self.solver);
        let only = turns.iter().position(Turn::goes_out).or((turns.len() == 1).then_some(0));
        if let Some(only) = only {
            return Some(turns.swap_remove(only));
        }
        self.outcomes = Some(Outcomes::of(board, turns));
        None
    }
}
