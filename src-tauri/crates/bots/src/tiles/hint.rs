//! What a player who asks for help is told: which tiles can be placed, and how.

use cards::way::{Step, way};
use protocol::{Action, Advice, DraftMeldId, Edit, View};

use super::{Melds, action, board, board::Board, greedy};
use crate::{Hint, reasons};

/// A play that is as good as any of this turn: it places the most tiles, or opens with the most points. No step, where there
/// is no play.
///
/// Equal tiles are numbered as in the [draft](protocol::Draft) with which the turn begins.
pub(crate) fn hint(view: &View) -> Hint {
    let board = board(view);
    let best = greedy::best(&board);
    let steps = best.as_ref().map_or(Vec::new(), |melds| steps(&board, melds));
    let action: Action = action(&board, best);
    Hint { advice: Advice { reasons: reasons(view, &action), action }, steps }
}

fn steps(board: &Board, melds: &Melds) -> Vec<Edit> {
    let mut places = board.table.len();
    way(&board.table, melds).steps.into_iter().map(|step| edit(step, &mut places)).collect()
}

/// A step as a draft makes it. Of `places` melds all have been begun so far.
fn edit(step: Step, places: &mut usize) -> Edit {
    if step.to == *places {
        *places += 1;
        return Edit::New(step.tiles);
    }
    Edit::Add(DraftMeldId(step.to as u32 + 1), step.tiles)
}
