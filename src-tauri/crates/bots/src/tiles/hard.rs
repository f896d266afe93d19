//! Sees every play there is, and thinks a few of them through: what to hold back, whether to open, what the table would
//! offer the other side.

mod outcome;
mod round;
mod turn;

use rand_chacha::ChaCha8Rng;

use super::{Melds, board::Board};
use crate::solver::Solver;
use turn::Turn;

pub(super) fn play(board: &Board, rng: &mut ChaCha8Rng) -> Option<Melds> {
    let mut solver = Solver::new();
    let mut turns = turn::all(board, &mut solver);
    let best = match turns.iter().position(Turn::goes_out) {
        Some(out) => out,
        None if turns.len() == 1 => 0,
        None => outcome::best(board, &turns, &mut solver, rng),
    };
    turns.swap_remove(best).melds
}
