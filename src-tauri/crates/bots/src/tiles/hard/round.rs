//! An imagined round in which every tile has its place, played on by two who always place the most tiles.

use cards::Card;

use super::{
    super::{
        Melds,
        board::{Board, value, without},
    },
    turn::Turn,
};
use crate::solver::{Goal, Solver};

/// Whose view it is; the other one is the rival.
const ME: usize = 0;

/// What winning is worth besides the points.
const WIN: i32 = 50;

#[derive(Clone)]
pub(super) struct Round<'a> {
    board: &'a Board,
    table: Melds,
    racks: [Vec<Card>; 2],
    has_opened: [bool; 2],
    /// The next tile last.
    pool: Vec<Card>,
    passes: u8,
}

impl<'a> Round<'a> {
    /// A round with what a seat sees, and this for what it does not.
    pub fn new(board: &'a Board, rival: Vec<Card>, pool: Vec<Card>) -> Self {
        Self {
            board,
            table: board.table.clone(),
            racks: [board.rack.clone(), rival],
            has_opened: [board.has_opened, board.rival.has_opened],
            pool,
            passes: board.passes,
        }
    }

    /// What comes of a turn of mine, if both go on for so many turns.
    pub fn after(&self, turn: &Turn, turns: usize, solver: &mut Solver) -> i32 {
        let mut round = self.clone();
        match &turn.melds {
            Some(melds) => round.put(ME, melds.clone(), turn.rack.clone()),
            None => round.draw_or_pass(ME),
        }
        for number in 0..turns {
            if let Some(outcome) = round.outcome() {
                return outcome;
            }
            round.take_turn((number + 1) % 2, solver);
        }
        round.outcome().unwrap_or_else(|| round.standing())
    }

    fn put(&mut self, who: usize, melds: Melds, rack: Vec<Card>) {
        self.table = melds;
        self.racks[who] = rack;
        self.has_opened[who] = true;
        self.passes = 0;
    }

    fn draw_or_pass(&mut self, who: usize) {
        match self.pool.pop() {
            Some(tile) => self.racks[who].push(tile),
            None => self.passes += 1,
        }
    }

    fn take_turn(&mut self, who: usize, solver: &mut Solver) {
        let play = if self.has_opened[who] { self.play(who, solver) } else { self.opening(who, solver) };
        match play {
            Some((melds, placed)) => {
                let rack = without(&self.racks[who], &placed);
                self.put(who, melds, rack);
            }
            None => self.draw_or_pass(who),
        }
    }

    fn play(&self, who: usize, solver: &mut Solver) -> Option<(Melds, Vec<Card>)> {
        let best = solver.best(&self.table, &self.racks[who], Goal::Tiles)?;
        Some((best.melds, best.placed))
    }

    fn opening(&self, who: usize, solver: &mut Solver) -> Option<(Melds, Vec<Card>)> {
        let best = solver.best(&[], &self.racks[who], Goal::Points { joker: 0 })?;
        let opens = value(&best.melds) >= self.board.needed();
        opens.then(|| (self.table.iter().cloned().chain(best.melds).collect(), best.placed))
    }

    /// What the round came to, where it is over.
    fn outcome(&self) -> Option<i32> {
        let is_over = self.racks.iter().any(Vec::is_empty) || self.passes > 1;
        let ahead = self.ahead();
        is_over.then(|| ahead + WIN * ahead.signum())
    }

    fn ahead(&self) -> i32 {
        let [me, rival] = self.racks.each_ref().map(|rack| self.board.points(rack));
        rival - me
    }

    /// A guess at what a round will come to: who holds fewer tiles is likelier to go out.
    fn standing(&self) -> i32 {
        const A_TILE: i32 = 8;
        let [me, rival] = self.racks.each_ref().map(|rack| rack.len() as i32);
        (self.ahead() + A_TILE * (rival - me)) / 2
    }
}
