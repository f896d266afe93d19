//! Turns compared by what becomes of them: for each of some ways in which the hidden tiles may lie, all are tried.

use cards::Card;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::{super::board::Board, round::Round, turn::Turn};
use crate::solver::{Goal, Solver};

/// The place of the turn that does best.
pub(super) fn best(board: &Board, turns: &[Turn], solver: &mut Solver, rng: &mut ChaCha8Rng) -> usize {
    let (ways, length) = budget(board);
    let mut sums = vec![0; turns.len()];
    for _ in 0..ways {
        let round = imagine(board, solver, rng);
        for (sum, turn) in sums.iter_mut().zip(turns) {
            *sum += round.after(turn, length, solver);
        }
    }
    let best = sums.iter().copied().max();
    sums.iter().position(|sum| Some(*sum) == best).unwrap_or_default()
}

/// In how many ways the hidden tiles are imagined, and how many turns the round is played on.
///
/// With nothing left to draw all hidden tiles lie in the other rack, so that one way is the true one and worth following
/// to the end. Else many ways to go on a little tell more than few to go on for long: found by letting computers play.
fn budget(board: &Board) -> (usize, usize) {
    if board.pool == 0 { (1, 40) } else { (12, 4) }
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
