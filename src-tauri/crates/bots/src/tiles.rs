//! Computer players at a table of tiles, which whoever is to move may rebuild. docs/tiles.md, The computer.

mod board;
mod easy;
mod hard;
mod hint;
mod medium;
mod simple;

use cards::{Card, Slot};
use protocol::{Action, Level, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::solver::way;
use board::Board;
pub use hint::{Hint, hint};

/// Melds of tiles as they lie, or shall lie.
type Melds = Vec<Vec<Card>>;

/// The move of a computer player for the seat to move.
pub(crate) fn choose(view: &View, level: Level, chance: u64) -> Action {
    let board = Board::of(view, view.turn).expect("a seat sees its own rack");
    let mut rng = ChaCha8Rng::seed_from_u64(chance);
    let melds = match level {
        Level::Easy => easy::play(&board, &mut rng),
        Level::Medium => medium::play(&board),
        Level::Hard => hard::play(&board, &mut rng),
    };
    melds.map_or_else(|| without_play(&board), |melds| Action::Play(slots(&in_place(&board, melds))))
}

fn without_play(board: &Board) -> Action {
    if board.pool > 0 { Action::Draw } else { Action::Pass }
}

/// Melds in the places where most of their tiles lay, new ones after them.
fn in_place(board: &Board, melds: Melds) -> Melds {
    let places = way(&board.table, &melds).places;
    let mut placed: Vec<(usize, Vec<Card>)> = places.into_iter().zip(melds).collect();
    placed.sort_by_key(|(place, _)| *place);
    placed.into_iter().map(|(_, meld)| meld).collect()
}

fn slots(melds: &Melds) -> Vec<Vec<Slot>> {
    melds.iter().map(|meld| meld.iter().copied().map(Slot::natural).collect()).collect()
}
