//! Places the most tiles it can in each turn, whatever comes of it; before it has opened, the dearest melds it has.

use super::{Melds, board::Board};
use crate::solver::{Goal, Solver};

/// The table after the play; none where there is no play.
pub(super) fn best(board: &Board) -> Option<Melds> {
    let mut solver = Solver::new();
    if board.has_opened {
        return solver.nearest(&board.table, &board.rack, Goal::Tiles).map(|best| best.melds);
    }
    let best = board.first_play(&board.rack, &mut solver)?;
    Some(board.table.iter().cloned().chain(best.melds).collect())
}
