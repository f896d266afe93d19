//! Computer players at a table of tiles, which whoever is to move may rebuild. docs/tiles.md, The computer.

mod board;
mod easy;
mod greedy;
mod hard;
mod hint;
mod medium;
mod reasons;
mod rebuild;
mod simple;

use cards::{Card, Slot, way::way};
use protocol::{Action, Level, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use board::Board;
pub(crate) use hint::hint;
pub(crate) use reasons::reasons;

/// Melds of tiles as they lie, or shall lie.
type Melds = Vec<Vec<Card>>;

/// The move of a computer player for the seat to move.
pub(crate) fn choose(view: &View, level: Level, chance: u64) -> Action {
    let board = board(view);
    match level {
        Level::Easy => action(&board, easy::play(&board, &mut ChaCha8Rng::seed_from_u64(chance))),
        Level::Medium => action(&board, medium::play(&board)),
        Level::Hard => {
            let mut thought = Thought::begin(view, chance);
            loop {
                if let Some(action) = thought.go_on() {
                    return action;
                }
            }
        }
    }
}

/// The play that places the most tiles, for the seat to move.
pub(crate) fn most(view: &View) -> Action {
    let board = board(view);
    action(&board, greedy::best(&board))
}

/// A move of the hard level, thought out in pieces.
#[derive(Debug)]
pub(crate) struct Thought {
    board: Board,
    thought: hard::Thought,
}

impl Thought {
    pub fn begin(view: &View, chance: u64) -> Self {
        Self { board: board(view), thought: hard::Thought::begin(ChaCha8Rng::seed_from_u64(chance)) }
    }

    /// Thinks on for a piece; gives the move, once it is found.
    pub fn go_on(&mut self) -> Option<Action> {
        let turn = self.thought.go_on(&self.board)?;
        Some(action(&self.board, turn.melds))
    }
}

fn board(view: &View) -> Board {
    Board::of(view, view.turn).expect("a seat sees its own rack")
}

fn action(board: &Board, melds: Option<Melds>) -> Action {
    melds.map_or_else(|| without_play(board), |melds| Action::Play(slots(&in_place(board, melds))))
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
