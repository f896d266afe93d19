//! Lays down its own melds, then looks at one meld of the table after the other: what it and the rack make together.

use super::{
    Melds,
    board::{Board, without},
};
use crate::solver::{Goal, Solver};

pub(super) fn play(board: &Board) -> Option<Melds> {
    let mut solver = Solver::new();
    if board.has_opened {
        return rebuild(board, &mut solver);
    }
    let opening = board.first_play(&board.rack, &mut solver)?;
    Some(board.table.iter().cloned().chain(opening.melds).collect())
}

/// Each meld takes tiles, gives some away or is split, once and by itself: never do tiles of two melds come together.
fn rebuild(board: &Board, solver: &mut Solver) -> Option<Melds> {
    let mut left = board.rack.clone();
    let mut melds = board.table.clone();
    if let Some(own) = solver.best(&[], &left, Goal::Tiles) {
        left = without(&left, &own.placed);
        melds.extend(own.melds);
    }
    for place in 0..melds.len() {
        if let Some(more) = solver.nearest(&melds[place..=place], &left, Goal::Tiles) {
            left = without(&left, &more.placed);
            let mut made = more.melds.into_iter();
            melds[place] = made.next().unwrap_or_default();
            melds.extend(made);
        }
    }
    (left.len() < board.rack.len()).then_some(melds)
}
