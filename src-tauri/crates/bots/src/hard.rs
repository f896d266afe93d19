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
use candidate::Candidate;
pub(crate) use prior::is_safe;
pub(crate) use tells::Tells;

/// How much a move may take to think out: nodes, of which one is a hand of an imagined round that is looked at for melds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget(pub u64);

impl Budget {
    /// What the app gives a move.
    pub const FULL: Self = Self(300_000);
}

/// After so many worlds moves without a hope are given up for the first time.
const FIRST_LOOK: i32 = 24;

/// What it costs to imagine where the hidden cards lie, in nodes.
const A_WORLD: u64 = 100;

/// A move that is being thought out. The same view, chance and budget come to the same move everywhere.
#[derive(Debug)]
pub(crate) struct Search {
    view: View,
    chance: u64,
    budget: Budget,
    /// The move with which the best is compared, where one is.
    made: Option<Action>,
    /// None until it is known which moves there are.
    trial: Option<Trial>,
}

/// Moves that are being tried.
#[derive(Debug)]
struct Trial {
    rng: ChaCha8Rng,
    tells: Tells,
    /// The better ones first, once a stage is over.
    candidates: Vec<Candidate>,
    /// The move with which the best is compared: it is tried in every world, and changes nothing else.
    made: Option<Candidate>,
    /// How many are thought of after each stage to come, that of the next one last.
    stages: Vec<usize>,
    /// How many are thought of now.
    live: usize,
    /// What each stage may cost, and what this one has cost.
    share: u64,
    spent: u64,
    /// In how many ways the hidden cards were imagined.
    worlds: i32,
    /// After how many of them moves without a hope are given up next.
    next_look: i32,
}

impl Search {
    /// Begins to look for the best move.
    pub fn begin(view: &View, chance: u64, budget: Budget) -> Self {
        Self { view: view.clone(), chance, budget, made: None, trial: None }
    }

    /// Begins to look for the same best move, and compares this one with it.
    pub fn comparing(view: &View, made: &Action, chance: u64, budget: Budget) -> Self {
        Self { made: Some(made.clone()), ..Self::begin(view, chance, budget) }
    }

    /// Thinks on for a piece: finds the moves, then tries them in one world after the other. Says whether that was the last one.
    pub fn go_on(&mut self) -> bool {
        match &mut self.trial {
            Some(trial) => trial.go_on(&self.view),
            None => self.trial().is_over(),
        }
    }

    /// The move that fares best, as far as has been thought.
    pub fn best(&mut self) -> Action {
        self.trial().best().action.clone()
    }

    /// By how many hundredths of a point the best move fares better than the one it is compared with; nothing where that may be
    /// chance.
    pub fn loss(&mut self) -> i32 {
        self.trial().loss()
    }

    fn trial(&mut self) -> &mut Trial {
        let Self { view, chance, budget, made, trial } = self;
        trial.get_or_insert_with(|| Trial::of(view, *chance, *budget, made.as_ref()))
    }
}

impl Trial {
    fn of(view: &View, chance: u64, budget: Budget, made: Option<&Action>) -> Self {
        let look = Outlook::of(view);
        let candidates = candidate::all(&look, &Judge::of(view, chance));
        let made = made
            .and_then(|made| Candidate::made(made, view))
            .filter(|made| candidates.len() > 1 || made.action != candidates[0].action);
        let stages = stages(candidates.len());
        Self {
            rng: ChaCha8Rng::seed_from_u64(chance),
            tells: Tells::of(view),
            live: candidates.len(),
            share: budget.0 / stages.len().max(1) as u64,
            candidates,
            made,
            stages,
            spent: 0,
            worlds: 0,
            next_look: FIRST_LOOK,
        }
    }

    fn go_on(&mut self, view: &View) -> bool {
        const PIECE: u64 = 15_000;
        let mut left = PIECE;
        while !self.is_over() && left > 0 {
            let spent = self.try_world(view);
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
        self.is_over()
    }

    /// Whether the best move is known, and how a move compares with it.
    fn is_over(&self) -> bool {
        const COMPARED: i32 = 150;
        self.stages.is_empty() && (self.made.is_none() || self.worlds >= COMPARED)
    }

    /// Plays on after each move in one more way in which the hidden cards may lie; gives what that cost.
    fn try_world(&mut self, view: &View) -> u64 {
        let world = imagine(view, &self.tells, &mut self.rng);
        self.worlds += 1;
        let mut nodes = A_WORLD;
        for candidate in &mut self.candidates[..self.live] {
            let mut round = world.clone();
            candidate.plan.play(&mut round, view);
            candidate.fared(round.outcome(view.turn));
            nodes += round.nodes();
        }
        if let Some(made) = &mut self.made {
            let mut round = world;
            made.plan.play(&mut round, view);
            made.fared(round.outcome(view.turn));
        }
        nodes
    }

    /// Moves that fare clearly worse than the best need no further thought.
    fn give_up_hopeless(&mut self) {
        const ERRORS: f64 = 3.0;
        self.rank();
        let (best, others) = self.candidates[..self.live].split_at_mut(1);
        let is_hopeless = |candidate: &Candidate| candidate.is_worse_by(ERRORS, &best[0]);
        others.sort_by_cached_key(|candidate| is_hopeless(candidate));
        self.live = 1 + others.iter().filter(|candidate| !is_hopeless(candidate)).count();
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

    fn best(&self) -> &Candidate {
        let live = self.candidates[..self.live].iter();
        live.rev().max_by_key(|candidate| candidate.standing()).expect("a seat that is to move always has a move")
    }

    fn loss(&self) -> i32 {
        const ERRORS: f64 = 2.0;
        let (Some(made), best) = (&self.made, self.best()) else { return 0 };
        if made.is_worse_by(ERRORS, best) { made.behind(best) } else { 0 }
    }
}

/// How many moves are thought of after each stage, that of the next one last: half as many each time.
fn stages(moves: usize) -> Vec<usize> {
    if moves < 2 {
        return Vec::new();
    }
    let halves = core::iter::successors(Some(moves.div_ceil(2)), |count| Some(count.div_ceil(2)));
    let mut stages: Vec<usize> = halves.take_while(|count| *count > 1).chain([1]).collect();
    stages.reverse();
    stages
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
