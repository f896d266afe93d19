//! What a player who asks for help is told: which tiles can be placed, and how.

use cards::{
    Card,
    way::{Step, way},
};
use protocol::{Action, Advice, DraftMeldId, Edit, Reason, View, Why};

use super::{Melds, action, board, board::Board};
use crate::Hint;
use crate::solver::{Goal, Solver};

/// A play that is as good as any of this turn: it places the most tiles, or opens with the most points. No step, where there
/// is no play.
///
/// Equal tiles are numbered as in the [draft](protocol::Draft) with which the turn begins.
pub(crate) fn hint(view: &View) -> Hint {
    let board = board(view);
    let best = best(&board);
    let reason = best.as_ref().map_or(Why::NoPlay.into(), |(_, tiles)| speaks_for(&board, tiles));
    let steps = best.as_ref().map_or(Vec::new(), |(melds, _)| steps(&board, melds));
    let action: Action = action(&board, best.map(|(melds, _)| melds));
    Hint { advice: Advice { action, reasons: vec![reason] }, steps }
}

fn speaks_for(board: &Board, tiles: &[Card]) -> Reason {
    let count = tiles.len() as i32;
    if tiles.len() == board.rack.len() {
        return Reason::new(Why::GoesOut, tiles.iter().copied(), count);
    }
    if board.has_opened {
        return Reason::new(Why::MostTiles, tiles.iter().copied(), count);
    }
    Reason::new(Why::Opens, tiles.iter().copied(), board.points(tiles))
}

fn steps(board: &Board, melds: &Melds) -> Vec<Edit> {
    let mut places = board.table.len();
    way(&board.table, melds).steps.into_iter().map(|step| edit(step, &mut places)).collect()
}

fn best(board: &Board) -> Option<(Melds, Vec<Card>)> {
    let mut solver = Solver::new();
    if board.has_opened {
        let best = solver.nearest(&board.table, &board.rack, Goal::Tiles)?;
        return Some((best.melds, best.placed));
    }
    let best = board.first_play(&board.rack, &mut solver)?;
    Some((board.table.iter().cloned().chain(best.melds).collect(), best.placed))
}

/// A step as a draft makes it. Of `places` melds all have been begun so far.
fn edit(step: Step, places: &mut usize) -> Edit {
    if step.to == *places {
        *places += 1;
        return Edit::New(step.tiles);
    }
    Edit::Add(DraftMeldId(step.to as u32 + 1), step.tiles)
}
