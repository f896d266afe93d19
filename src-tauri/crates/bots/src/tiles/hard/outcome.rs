//! Turns compared by what becomes of them: for each of some ways in which the hidden tiles may lie, all are tried.

use cards::Card;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::{super::board::Board, round::Round, turn::Turn};
use crate::solver::{Goal, Solver};

/// Ways in which the hidden tiles may lie.
const WAYS: usize = 10;

/// How many turns each is played on.
const TURNS: usize = 12;

/// The place of the turn that does best.
pub(super) fn best(board: &Board, turns: &[Turn], solver: &mut Solver, rng: &mut ChaCha8Rng) -> usize {
    let mut sums = vec![0; turns.len()];
    // With nothing left to draw all hidden tiles lie in the other rack.
    let ways = if board.pool == 0 { 1 } else { WAYS };
    for _ in 0..ways {
        let round = imagine(board, solver, rng);
        for (sum, turn) in sums.iter_mut().zip(turns) {
            *sum += round.after(turn, TURNS, solver);
        }
    }
    let best = sums.iter().copied().max();
    sums.iter().position(|sum| Some(*sum) == best).unwrap_or_default()
}

/// The hidden tiles in any order in which the rival had nothing to play if it played nothing.
fn imagine<'a>(board: &'a Board, solver: &mut Solver, rng: &mut ChaCha8Rng) -> Round<'a> {
    const TRIES: usize = 4;
    let mut hidden = board.unseen();
    for _ in 0..TRIES {
        hidden.shuffle(rng);
        if is_likely(board, &hidden, solver) {
            break;
        }
    }
    let pool = hidden.split_off(board.rival.tiles);
    Round::new(board, hidden, pool)
}

/// Whether the rival, which holds the first of these, would have drawn the last of its tiles where it did draw.
fn is_likely(board: &Board, hidden: &[Card], solver: &mut Solver) -> bool {
    let held = &hidden[..board.rival.tiles.saturating_sub(1)];
    let must_have_nothing = board.rival.has_drawn && board.rival.has_opened;
    !must_have_nothing || solver.best(&board.table, held, Goal::Tiles).is_none()
}
