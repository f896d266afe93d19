//! Turns compared by what becomes of them: tried in one way after the other in which the hidden tiles may lie, the worse
//! ones less often.

use rand_chacha::ChaCha8Rng;

use super::{super::board::Board, round::Round, turn::Turn};
use crate::solver::Solver;

/// What becomes of the turns that are still thought of, as far as they have been tried.
#[derive(Debug)]
pub(super) struct Outcomes {
    /// The better ones first, once a stage is over.
    turns: Vec<(i32, Turn)>,
    /// The stages to come, the next one last.
    stages: Vec<Stage>,
    /// How many turns a round is played on.
    length: usize,
    /// In how many ways all of them have been tried.
    tried: i32,
}

/// In how many ways all turns are tried, and how many of them are thought of after it.
#[derive(Clone, Copy, Debug)]
struct Stage {
    ways: usize,
    kept: usize,
}

/// Once so much is reckoned, no further way is begun.
const ENOUGH: u64 = 16_000_000;

/// How much may be reckoned for one way, by all turns together.
const A_WAY: u64 = 12_000_000;

impl Outcomes {
    pub fn of(board: &Board, turns: Vec<Turn>) -> Self {
        let (stages, length) = budget(board);
        Self { turns: turns.into_iter().map(|turn| (0, turn)).collect(), stages: stages.to_vec(), length, tried: 0 }
    }

    /// All turns are tried equally often, so that they can be compared.
    pub fn comparing(board: &Board, turns: Vec<Turn>) -> Self {
        let all = Self::of(board, turns);
        let ways = all.stages.iter().map(|stage| stage.ways).sum();
        Self { stages: vec![Stage { ways, kept: all.turns.len() }], ..all }
    }

    /// By how many hundredths of a point the best turn does better than this one.
    pub fn loss(&self, made: &Turn) -> i32 {
        let best = self.turns.iter().map(|(sum, _)| *sum).max().unwrap_or(0);
        let made = self.turns.iter().find(|(_, turn)| turn.is_like(made)).map_or(best, |(sum, _)| *sum);
        100 * (best - made) / self.tried.max(1)
    }

    /// Tries all turns in one more way; gives the one that does best, once that is known.
    pub fn go_on(&mut self, board: &Board, solver: &mut Solver, rng: &mut ChaCha8Rng) -> Option<Turn> {
        if solver.work() < ENOUGH {
            self.try_all(&Round::imagine(board, solver, rng), solver);
            self.tried += 1;
        }
        let stage = self.stages.last_mut()?;
        stage.ways -= 1;
        if stage.ways == 0 {
            let kept = stage.kept;
            self.stages.pop();
            // Of equals those stay in front that place more tiles.
            self.turns.sort_by_key(|(sum, _)| -sum);
            self.turns.truncate(kept);
        }
        self.stages.is_empty().then(|| self.turns[0].1.clone())
    }

    /// The turn that does best so far; of equals the one that places more tiles.
    pub fn best(&self) -> Turn {
        let best = self.turns.iter().rev().max_by_key(|(sum, _)| *sum);
        best.expect("there is a turn to think of").1.clone()
    }

    fn try_all(&mut self, round: &Round, solver: &mut Solver) {
        let share = A_WAY / self.turns.len() as u64;
        for (sum, turn) in &mut self.turns {
            *sum += round.after(turn, self.length, share, solver);
        }
    }
}

/// With nothing left to draw all hidden tiles lie in the other rack, so that one way is the true one and worth following
/// to the end. Else many ways to go on a little tell more than few to go on for long: found by letting computers play.
fn budget(board: &Board) -> (&'static [Stage], usize) {
    const TRUE_WAY: [Stage; 1] = [Stage { ways: 1, kept: 1 }];
    const WAYS: [Stage; 3] = [Stage { ways: 12, kept: 1 }, Stage { ways: 6, kept: 3 }, Stage { ways: 4, kept: 6 }];
    if board.pool == 0 { (&TRUE_WAY, 40) } else { (&WAYS, 6) }
}
