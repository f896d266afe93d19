//! The turns that are worth a thought: the fullest, those that hold something back, and none.

use cards::{Card, Face};

use super::super::{
    Melds,
    board::{Board, value, without},
};
use crate::solver::{Goal, Solver};

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
}

/// The fullest turn first, where there is one; drawing or passing last.
pub(super) fn all(board: &Board, solver: &mut Solver) -> Vec<Turn> {
    let mut turns = if board.has_opened { plays(board, solver) } else { openings(board, solver) };
    turns.push(Turn { melds: None, rack: board.rack.clone() });
    let mut distinct: Vec<Turn> = Vec::new();
    for turn in turns {
        if distinct.iter().all(|known| known.rack != turn.rack) {
            distinct.push(turn);
        }
    }
    distinct
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
    let own = solver.best(&[], &board.rack, Goal::Tiles).map_or(Vec::new(), |own| own.placed);
    let mut play = |rack: &[Card]| {
        let best = solver.nearest(&board.table, rack, Goal::Tiles)?;
        Some(Turn { rack: without(&board.rack, &best.placed), melds: Some(best.melds) })
    };
    let Some(full) = play(&board.rack) else { return Vec::new() };
    if full.goes_out() {
        return vec![full];
    }
    let held_back = [without_jokers(&board.rack), without(&board.rack, &own)];
    let others: Vec<Turn> = held_back.iter().filter_map(|rack| play(rack)).collect();
    [full].into_iter().chain(others).collect()
}

fn without_jokers(rack: &[Card]) -> Vec<Card> {
    rack.iter().copied().filter(|card| card.face() != Face::Joker).collect()
}
