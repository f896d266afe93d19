//! Lays down its own melds, then looks at one meld of the table after the other: what it and the rack make together. Once a
//! turn it brings two of them together.

use super::{Melds, board::Board, rebuild::Rebuilt};
use crate::solver::Solver;

pub(super) fn play(board: &Board) -> Option<Melds> {
    let mut solver = Solver::new();
    if board.has_opened {
        let rebuilt = Rebuilt::with_own(board, &board.rack, &mut solver);
        return rebuilt.one_by_one().two_together().if_fewer_than(board.rack.len());
    }
    let opening = board.first_play(&board.rack, &mut solver)?;
    Some(board.table.iter().cloned().chain(opening.melds).collect())
}
