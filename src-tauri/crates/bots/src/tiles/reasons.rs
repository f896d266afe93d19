//! What speaks for a move at a table that may be rebuilt.

use cards::Card;
use protocol::{Action, Reason, View, Why};

use super::{
    Melds, board,
    board::{Board, value},
};
use crate::solver::{Goal, Solver};

/// What speaks for a legal move of the seat to move, the weightiest first; never nothing.
pub(crate) fn reasons(view: &View, action: &Action) -> Vec<Reason> {
    let board = board(view);
    match action {
        Action::Play(melds) => {
            let melds = melds.iter().map(|meld| meld.iter().map(|slot| slot.card).collect()).collect();
            played(view, &board, &melds)
        }
        Action::Pass => holds_less(view, &board).map_or_else(|| kept(&board), |less| vec![less]),
        Action::Draw | Action::Take | Action::Dig(..) | Action::Meld(_) | Action::LayOff(..) | Action::Discard(_) => {
            kept(&board)
        }
    }
}

fn played(view: &View, board: &Board, melds: &Melds) -> Vec<Reason> {
    let placed = placed(board, melds);
    let count = placed.len() as i32;
    let about = |why, count| Reason::new(why, placed.iter().copied(), count);
    if placed.len() == board.rack.len() {
        return vec![about(Why::GoesOut, count)];
    }
    let first = if board.has_opened {
        // That fewer are placed than could be may be an oversight, so that what these few bring is said.
        (most(board).len() == placed.len()).then(|| about(Why::MostTiles, count))
    } else {
        Some(about(Why::Opens, value(melds) as i32 - value(&board.table) as i32))
    };
    // What a first play takes off the rack is as good as said by its worth.
    let saves = board.has_opened.then(|| about(Why::SavesPoints, board.points(&placed)));
    [first, near_out(view, board), saves].into_iter().flatten().collect()
}

/// What speaks for placing nothing.
fn kept(board: &Board) -> Vec<Reason> {
    let (most, opening) = (most(board).len() as i32, || Solver::new().opening(&board.rack));
    let reason = match most {
        0 if board.has_opened => Why::NoPlay.into(),
        0 => opening().map_or(Why::NoPlay.into(), |best| Reason::new(Why::BelowOpening, [], best.points as i32)),
        most => Reason::new(Why::KeepsTiles, [], most),
    };
    vec![reason]
}

/// The most tiles that can be placed; before the first play, those of the dearest one.
fn most(board: &Board) -> Vec<Card> {
    let mut solver = Solver::new();
    let best = if board.has_opened {
        solver.best(&board.table, &board.rack, Goal::Tiles)
    } else {
        board.first_play(&board.rack, &mut solver)
    };
    best.map_or(Vec::new(), |best| best.placed)
}

/// That a pass ends the round, and with it the fewer points. With nothing left to draw all hidden tiles lie in the other rack.
fn holds_less(view: &View, board: &Board) -> Option<Reason> {
    let hidden = board.unseen();
    let less = board.points(&hidden) - board.points(&board.rack);
    let is_last = board.passes + 1 >= view.law.seats && hidden.len() == board.rival.tiles;
    (is_last && less > 0).then(|| Reason::new(Why::HoldsLess, [], less).about(view.turn.next(view.law.seats)))
}

fn near_out(view: &View, board: &Board) -> Option<Reason> {
    const FEW: usize = 3;
    let tiles = board.rival.tiles;
    let reason = || Reason::new(Why::OtherNearOut, [], tiles as i32).about(view.turn.next(view.law.seats));
    (tiles <= FEW).then(reason)
}

/// The tiles of the rack that a table has besides those that lie. Of equal ones those are meant that are named, where any are.
fn placed(board: &Board, melds: &Melds) -> Vec<Card> {
    let mut lying: Vec<Card> = board.table.concat();
    let (mut placed, mut rack) = (Vec::new(), board.rack.clone());
    let named: Vec<Card> = melds.concat();
    rack.sort_by_key(|card| !named.contains(card));
    for card in &named {
        if let Some(place) = lying.iter().position(|lies| lies.face() == card.face()) {
            lying.swap_remove(place);
        } else if let Some(place) = rack.iter().position(|held| held.face() == card.face()) {
            placed.push(rack.remove(place));
        }
    }
    placed
}
