//! What a player who asks for help is told: which tiles can be placed, and how.

use cards::{
    Card,
    way::{Step, way},
};
use protocol::{DraftMeldId, Edit, Seat, View};

use super::{Melds, board::Board};
use crate::solver::{Goal, Solver};

/// A play that is as good as any of this turn: it places the most tiles, or opens with the most points.
///
/// Equal tiles are numbered as in the [draft](protocol::Draft) with which the turn begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The tiles of the rack that find a place.
    pub tiles: Vec<Card>,
    /// The steps of a draft that lead there from the start of the turn.
    pub steps: Vec<Edit>,
}

/// The help that a view allows to give; none where there is no play, so that only drawing or passing is left.
pub fn hint(view: &View, seat: Seat) -> Option<Hint> {
    let board = Board::of(view, seat)?;
    let (melds, tiles) = best(&board)?;
    let steps = way(&board.table, &melds).steps;
    let mut places = board.table.len();
    Some(Hint { tiles, steps: steps.into_iter().map(|step| edit(step, &mut places)).collect() })
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
