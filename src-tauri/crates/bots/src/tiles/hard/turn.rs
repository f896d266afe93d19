//! The turns that are worth a thought: the fullest, those that hold something back, and none.

use cards::{Card, Face};

use super::super::{
    Melds,
    board::{Board, value, without},
};
use crate::solver::{Goal, Solver};

/// Once so much is reckoned, no further turn is looked for.
const ENOUGH: u64 = 4_000_000;

/// What may be done in a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::tiles) struct Turn {
    /// The whole table; none for a draw or a pass.
    pub melds: Option<Melds>,
    /// The rack after it, without what is drawn.
    pub rack: Vec<Card>,
}

impl Turn {
    pub fn goes_out(&self) -> bool {
        self.rack.is_empty()
    }

    /// Whether two turns leave equal racks, which lie by face.
    pub fn is_like(&self, other: &Self) -> bool {
        self.rack.iter().map(|card| card.face()).eq(other.rack.iter().map(|card| card.face()))
    }

    /// The same play, on the table that is nearest to the one that lies.
    pub fn laid_near(self, board: &Board, solver: &mut Solver) -> Self {
        if self.melds.is_none() || !board.has_opened {
            return self;
        }
        let placed = without(&board.rack, &self.rack);
        let near = solver.nearest(&board.table, &placed, Goal::Tiles).map(|near| near.melds);
        Self { melds: near.or(self.melds), rack: self.rack }
    }
}

/// The fullest turn first, where there is one; drawing or passing last.
pub(super) fn all(board: &Board, solver: &mut Solver) -> Vec<Turn> {
    let mut turns = if board.has_opened { plays(board, solver) } else { openings(board, solver) };
    turns.push(Turn { melds: None, rack: board.rack.clone() });
    let mut distinct: Vec<Turn> = Vec::new();
    turns.into_iter().for_each(|turn| add(&mut distinct, turn));
    distinct
}

/// Adds a turn that leaves another rack than those that are known.
pub(super) fn add(turns: &mut Vec<Turn>, turn: Turn) {
    if turns.iter().all(|known| !known.is_like(&turn)) {
        turns.push(turn);
    }
}

fn openings(board: &Board, solver: &mut Solver) -> Vec<Turn> {
    let mut opening = |rack: &[Card]| Some(board.first_play(rack, solver)?.melds);
    let Some(full) = opening(&board.rack) else { return Vec::new() };
    let turn = |new: Melds| Turn {
        rack: without(&board.rack, &new.concat()),
        melds: Some(board.table.iter().cloned().chain(new).collect()),
    };
    let naturals = opening(&without_jokers(&board.rack));
    let short = shortened(&full, board.needed());
    [Some(full), naturals, Some(short)].into_iter().flatten().map(turn).collect()
}

/// Melds that still open without those of them that can be held back, the cheapest first.
fn shortened(melds: &Melds, needed: u32) -> Melds {
    let mut melds = melds.clone();
    melds.sort_by_key(|meld| value(std::slice::from_ref(meld)));
    let mut place = 0;
    while place < melds.len() {
        let meld = melds.remove(place);
        if value(&melds) < needed {
            melds.insert(place, meld);
            place += 1;
        }
    }
    melds
}

fn plays(board: &Board, solver: &mut Solver) -> Vec<Turn> {
    let full = play(board, &board.rack, solver);
    let mut turns: Vec<Turn> = full.into_iter().collect();
    if turns.iter().all(Turn::goes_out) {
        return turns;
    }
    for rack in in_part(board, &turns[0], solver) {
        if solver.work() < ENOUGH {
            turns.extend(play(board, &rack, solver));
        }
    }
    turns
}

/// The fullest play of these tiles.
fn play(board: &Board, tiles: &[Card], solver: &mut Solver) -> Option<Turn> {
    let best = solver.best(&board.table, tiles, Goal::Tiles)?;
    Some(Turn { rack: without(&board.rack, &best.placed), melds: Some(best.melds) })
}

/// The rack without what might be worth holding back, and each tile of it by itself.
fn in_part(board: &Board, full: &Turn, solver: &mut Solver) -> Vec<Vec<Card>> {
    let own = solver.best(&[], &board.rack, Goal::Tiles).map_or(Vec::new(), |own| own.melds);
    let placed = without(&board.rack, &full.rack);
    let mut held_back = vec![own.concat()];
    held_back.extend(own);
    held_back.extend(placed.into_iter().map(|card| vec![card]));
    let rests = held_back.iter().map(|held| without(&board.rack, held));
    let alone = board.rack.iter().map(|card| vec![*card]);
    [without_jokers(&board.rack)].into_iter().chain(rests).chain(alone).collect()
}

fn without_jokers(rack: &[Card]) -> Vec<Card> {
    rack.iter().copied().filter(|card| card.face() != Face::Joker).collect()
}
