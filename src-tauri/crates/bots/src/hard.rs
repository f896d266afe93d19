//! Plays the round on in many of the ways in which the hidden cards may lie, and makes the move that fares best.
//! docs/players.md, Hard.

mod candidate;
mod prior;
mod tells;

use imagined::{Imagined, Seed};
use protocol::{Action, View};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{judge::Judge, outlook::Outlook, playout::Playout};
use candidate::{Candidate, Plan};
pub(crate) use tells::Tells;

/// How much a move may take to think out: nodes, of which one is a hand of an imagined round that is looked at for melds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget(pub u64);

impl Budget {
    /// What the app gives a move.
    pub const FULL: Self = Self(300_000);
    /// What takes a fiftieth of a second.
    pub const QUICK: Self = Self(36_000);
}

/// A move that is being thought out. The same view, chance and budget come to the same move everywhere.
#[derive(Debug)]
pub(crate) struct Search {
    view: View,
    rng: ChaCha8Rng,
    tells: Tells,
    /// The better ones first, once a stage is over.
    candidates: Vec<Candidate>,
    /// How many of them are thought of after each stage to come, that of the next one last.
    stages: Vec<usize>,
    /// How many are thought of now.
    live: usize,
    /// What each stage may cost, and what this one has cost.
    share: u64,
    spent: u64,
    /// In how many ways the hidden cards were imagined.
    worlds: i64,
    /// After how many of them moves without a hope are given up next.
    next_look: i64,
    /// Whether all moves are compared to the end.
    compares: bool,
}

/// After so many worlds moves without a hope are given up for the first time.
const FIRST_LOOK: i64 = 24;

/// What it costs to imagine where the hidden cards lie, in nodes.
const A_WORLD: u64 = 100;

impl Search {
    /// Begins to look for the best move: after each stage the worse half is given up.
    pub fn begin(view: &View, chance: u64, budget: Budget) -> Self {
        let candidates = candidate::all(&Outlook::of(view), &Judge::of(view, chance));
        let halves = core::iter::successors(Some(candidates.len()), |count| Some(count.div_ceil(2)));
        let mut stages: Vec<usize> = halves.skip(1).take_while(|count| *count > 1).collect();
        if candidates.len() > 1 {
            stages.push(1);
        }
        stages.reverse();
        Self::through(view, chance, budget, candidates, stages)
    }

    /// Begins to compare all moves with this one: none is given up.
    pub fn comparing(view: &View, made: &Action, chance: u64, budget: Budget) -> Self {
        let look = Outlook::of(view);
        let mut candidates = candidate::all(&look, &Judge::of(view, chance));
        candidate::add(&mut candidates, view, &look, made);
        let stages = if candidates.len() > 1 { vec![candidates.len()] } else { Vec::new() };
        Self { compares: true, ..Self::through(view, chance, budget, candidates, stages) }
    }

    fn through(view: &View, chance: u64, budget: Budget, candidates: Vec<Candidate>, stages: Vec<usize>) -> Self {
        Self {
            view: view.clone(),
            rng: ChaCha8Rng::seed_from_u64(chance),
            tells: Tells::of(view),
            live: candidates.len(),
            share: budget.0 / stages.len().max(1) as u64,
            candidates,
            stages,
            spent: 0,
            worlds: 0,
            next_look: FIRST_LOOK,
            compares: false,
        }
    }

    /// Thinks on for a piece; says whether that was the last one.
    pub fn go_on(&mut self) -> bool {
        const PIECE: u64 = 15_000;
        let mut left = PIECE;
        while !self.stages.is_empty() && left > 0 {
            let spent = self.try_world();
            left = left.saturating_sub(spent);
            self.spent += spent;
            if self.worlds >= self.next_look {
                self.next_look += self.next_look / 2;
                self.give_up_hopeless();
            }
            if self.spent >= self.share {
                self.end_stage();
            }
        }
        self.stages.is_empty()
    }

    /// The move that fares best, as far as has been thought.
    pub fn best(&self) -> &Action {
        let live = self.candidates[..self.live].iter();
        let best = live.rev().max_by_key(|candidate| candidate.standing());
        &best.expect("a seat that is to move always has a move").action
    }

    /// By how many hundredths of a point the best move fares better than this one.
    pub fn loss(&self, made: &Action) -> i32 {
        let plan = Plan::of(made, &self.view);
        let sum_of = |is: &dyn Fn(&Candidate) -> bool| self.candidates.iter().find(|it| is(it)).map(|it| it.sum);
        let best = sum_of(&|candidate| candidate.action == *self.best());
        let made = sum_of(&|candidate| Some(candidate.plan) == plan);
        let (Some(best), Some(made)) = (best, made) else { return 0 };
        ((best - made) / self.worlds.max(1)).max(0) as i32
    }

    /// Plays on after each move in one more way in which the hidden cards may lie; gives what that cost.
    fn try_world(&mut self) -> u64 {
        let world = imagine(&self.view, &self.tells, &mut self.rng);
        self.worlds += 1;
        let mut nodes = A_WORLD;
        for candidate in &mut self.candidates[..self.live] {
            let mut round = world.clone();
            candidate.plan.play(&mut round);
            candidate.fared(round.outcome(self.view.turn));
            nodes += round.nodes();
        }
        nodes
    }

    /// Moves that fare clearly worse than the best need no further thought.
    fn give_up_hopeless(&mut self) {
        if self.compares {
            return;
        }
        self.rank();
        let (best, others) = self.candidates[..self.live].split_at_mut(1);
        others.sort_by_key(|candidate| candidate.is_clearly_worse(&best[0]));
        self.live = 1 + others.iter().take_while(|candidate| !candidate.is_clearly_worse(&best[0])).count();
        if self.live == 1 {
            self.stages.clear();
        }
    }

    fn end_stage(&mut self) {
        self.rank();
        self.live = self.stages.pop().unwrap_or(1).min(self.live);
        self.spent = 0;
    }

    fn rank(&mut self) {
        self.candidates[..self.live].sort_by_key(|candidate| -candidate.standing());
    }
}

/// One way in which the hidden cards may lie.
fn imagine<'a>(view: &'a View, tells: &Tells, rng: &mut ChaCha8Rng) -> Playout<'a> {
    let mut seed = [0; 32];
    rng.fill(&mut seed);
    let table = Imagined::of(view, view.turn, &Seed::new(seed));
    let mut round = Playout::of(view, &table, rng.random());
    round.make_likely(tells, rng);
    round
}
