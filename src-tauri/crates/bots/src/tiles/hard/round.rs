//! An imagined round in which every tile has its place, played on by two who always place the most tiles.

use std::mem::swap;

use cards::Card;
use rand::{Rng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::{
    super::board::{Board, value, without},
    turn::Turn,
};
use crate::solver::{Counts, Goal, Solver};

/// Whose view it is.
const ME: usize = 0;
const RIVAL: usize = 1;

/// What winning is worth besides the points.
const WIN: i32 = 50;

#[derive(Clone)]
pub(super) struct Round<'a> {
    board: &'a Board,
    /// How the melds lie does not matter to who sees every play.
    table: Counts,
    racks: [Vec<Card>; 2],
    has_opened: [bool; 2],
    /// The next tile last.
    pool: Vec<Card>,
    passes: u8,
}

impl<'a> Round<'a> {
    /// The hidden tiles as they may lie: what the rival kept in its last turn it could not place.
    pub fn imagine(board: &'a Board, solver: &mut Solver, rng: &mut ChaCha8Rng) -> Self {
        const TRIES: usize = 6;
        let mut hidden = board.unseen();
        hidden.shuffle(rng);
        let pool = hidden.split_off(board.rival.tiles);
        let mut round = Self {
            board,
            table: Counts::of(board.table.iter().flatten().copied(), []),
            racks: [board.rack.clone(), hidden],
            has_opened: [board.has_opened, board.rival.has_opened],
            pool,
            passes: board.passes,
        };
        let mut tries = 0..TRIES;
        while tries.next().is_some() && round.change_placeable(solver, rng) {}
        round
    }

    /// Gives the rival others for the tiles that it kept and could have placed. Whether there were any.
    fn change_placeable(&mut self, solver: &mut Solver, rng: &mut ChaCha8Rng) -> bool {
        if self.pool.is_empty() {
            return false;
        }
        let kept = &self.racks[RIVAL][..self.board.rival.kept];
        let Some(placeable) = self.placeable(RIVAL, kept, solver) else { return false };
        for held in self.racks[RIVAL].iter_mut().filter(|card| placeable.contains(card)) {
            let other = rng.random_range(0..self.pool.len() as u32) as usize;
            swap(held, &mut self.pool[other]);
        }
        true
    }

    /// What comes of a turn of mine, if both go on for so many turns, or for as many as so much reckoning allows.
    pub fn after(&self, turn: &Turn, turns: usize, work: u64, solver: &mut Solver) -> i32 {
        let mut round = self.clone();
        let last = solver.work() + work;
        match turn.melds {
            Some(_) => round.put(ME, &without(&self.racks[ME], &turn.rack)),
            None => round.draw_or_pass(ME),
        }
        for who in [RIVAL, ME].into_iter().cycle().take(turns) {
            if let Some(outcome) = round.outcome() {
                return outcome;
            }
            if solver.work() > last {
                break;
            }
            round.take_turn(who, solver);
        }
        round.outcome().unwrap_or_else(|| round.standing())
    }

    fn put(&mut self, who: usize, tiles: &[Card]) {
        self.table.lay(tiles);
        self.racks[who] = without(&self.racks[who], tiles);
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
        match self.placeable(who, &self.racks[who], solver) {
            Some(tiles) => self.put(who, &tiles),
            None => self.draw_or_pass(who),
        }
    }

    /// The most of these tiles that a seat can place.
    fn placeable(&self, who: usize, tiles: &[Card], solver: &mut Solver) -> Option<Vec<Card>> {
        if self.has_opened[who] {
            return solver.most(&self.table, tiles);
        }
        let best = solver.best(&[], tiles, Goal::Points { joker: 0 })?;
        (value(&best.melds) >= self.board.needed()).then_some(best.placed)
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

    /// A guess at what a round will come to: who holds fewer tiles is likelier to go out, the more so the
    /// fewer they are.
    fn standing(&self) -> i32 {
        const A_TILE: i32 = 8;
        const NEAR_THE_END: i32 = 20;
        let [me, rival] = self.racks.each_ref().map(|rack| rack.len() as i32);
        let a_tile = A_TILE + NEAR_THE_END / (me.min(rival) + 1);
        (self.ahead() + a_tile * (rival - me)) / 2
    }
}
