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

use cards::{Card, Face, Slot, way::way};
use protocol::{Action, Level, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::solver::Solver;
use board::Board;
use hard::Turn;
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
        Level::Hard => crate::Thought::begin(view, level, chance).finish(),
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

    /// Begins to compare all moves with this one.
    pub fn comparing(view: &View, made: &Action, chance: u64) -> Self {
        let board = board(view);
        let made = turn(&board, made);
        Self { board, thought: hard::Thought::comparing(ChaCha8Rng::seed_from_u64(chance), made) }
    }

    /// By how many hundredths of a point the best move fares better than the one it was compared with.
    pub fn loss(&self) -> i32 {
        self.thought.loss()
    }

    /// Thinks on for a piece; gives the move, once it is found.
    pub fn go_on(&mut self) -> Option<Action> {
        let turn = self.thought.go_on(&self.board)?;
        Some(action(&self.board, turn.melds))
    }

    /// The best move that has been found so far.
    pub fn stop(self) -> Action {
        let melds = match self.thought.best() {
            Some(turn) => turn.laid_near(&self.board, &mut Solver::new()).melds,
            None => medium::play(&self.board),
        };
        action(&self.board, melds)
    }
}

fn board(view: &View) -> Board {
    Board::of(view, view.turn).expect("a seat sees its own rack")
}

fn action(board: &Board, melds: Option<Melds>) -> Action {
    melds.map_or_else(|| without_play(board), |melds| Action::Play(slots(&in_place(board, melds))))
}

/// What a move does at this table.
fn turn(board: &Board, action: &Action) -> Turn {
    let Action::Play(melds) = action else { return Turn { melds: None, rack: board.rack.clone() } };
    let mut lying: Vec<Face> = melds.iter().flatten().map(|slot| slot.card.face()).collect();
    let mut lies =
        |card: &Card| lying.iter().position(|face| *face == card.face()).map(|place| lying.swap_remove(place));
    for card in board.table.iter().flatten() {
        lies(card);
    }
    let rack = board.rack.iter().copied().filter(|card| lies(card).is_none()).collect();
    Turn { melds: Some(melds.iter().map(|meld| meld.iter().map(|slot| slot.card).collect()).collect()), rack }
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
