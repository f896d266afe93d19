//! Turns compared by what becomes of them: for each of some ways in which the hidden tiles may lie, all are tried.

use cards::Card;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::{super::board::Board, round::Round, turn::Turn};
use crate::solver::{Goal, Solver};

/// What becomes of each turn, as far as it has been tried.
#[derive(Debug)]
pub(super) struct Outcomes {
    turns: Vec<Turn>,
    sums: Vec<i32>,
    /// In how many more ways the hidden tiles are to be imagined.
    ways: usize,
    length: usize,
}

impl Outcomes {
    pub fn of(board: &Board, turns: Vec<Turn>) -> Self {
        let (ways, length) = budget(board);
        Self { sums: vec![0; turns.len()], turns, ways, length }
    }

    /// Tries all turns in one more way; gives the one that does best, once that is known.
    pub fn go_on(&mut self, board: &Board, solver: &mut Solver, rng: &mut ChaCha8Rng) -> Option<Turn> {
        let round = imagine(board, solver, rng);
        for (sum, turn) in self.sums.iter_mut().zip(&self.turns) {
            *sum += round.after(turn, self.length, solver);
        }
        self.ways -= 1;
        (self.ways == 0).then(|| self.best())
    }

    fn best(&mut self) -> Turn {
        let best = self.sums.iter().copied().max();
        let place = self.sums.iter().position(|sum| Some(*sum) == best).unwrap_or_default();
        self.turns.swap_remove(place)
    }
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
