//! One sweep over the numbers, from 1 to 13: of all ways to lose no more than a limit, one that loses least.

use super::{
    bound::{Bounds, HOPELESS},
    choice::{Choice, Choices, Loss},
    counts::{ByColour, COLOURS, NUMBERS},
    run_pair::{MOST, NONE, PAIRS, next},
};

/// All pairs of runs in four colours.
const STATES: usize = PAIRS.pow(COLOURS as u32);

/// A way up to some number: where the runs stand, what was lost, and where it came from.
#[derive(Clone, Copy, Debug)]
struct Reached {
    loss: Loss,
    /// Place among what was reached one number before.
    from: u32,
    state: u16,
    jokers: u8,
    choice: u8,
}

/// What a number's tiles are used for, the number being told by the place in the list.
pub type Plan = [Choice; NUMBERS];

/// The memory of a sweep, kept from one to the next.
#[derive(Debug)]
pub struct Sweep {
    reached: Vec<Vec<Reached>>,
    /// For each number of jokers used and each state the place, plus one, of how it is reached; zero for not at all.
    now: Vec<u32>,
    next: Vec<u32>,
}

/// Where a pair of runs goes: what it adds to the state, below what must yet be lost at least.
type Steps = [[[u64; MOST + 1]; PAIRS]; COLOURS];

const STATE_BITS: u32 = 16;

impl Sweep {
    pub fn new() -> Self {
        Self { reached: vec![Vec::new(); NUMBERS + 1], now: vec![0; 3 * STATES], next: vec![0; 3 * STATES] }
    }

    pub fn probe(&self)->Vec<usize>{ self.reached.iter().map(|r|r.len()).collect() }
    /// The plan that loses least, and its loss, where that is within the limit.
    pub fn run(&mut self, choices: &Choices, bounds: &Bounds, jokers: u8, limit: Loss) -> Option<(Plan, Loss)> {
        let start = Reached { loss: 0, from: 0, state: NONE as u16, jokers: 0, choice: 0 };
        self.reached[0].clear();
        self.reached[0].push(start);
        self.now[NONE] = 1;
        for number in 0..NUMBERS {
            self.step(number, &choices.of[number], bounds, jokers, limit);
        }
        self.forget(NUMBERS);
        let last = &self.reached[NUMBERS];
        let best = (0..last.len()).min_by_key(|place| last[*place].loss)?;
        Some((self.plan(choices, best), last[best].loss))
    }

    fn step(&mut self, number: usize, choices: &[Choice], bounds: &Bounds, jokers: u8, limit: Loss) {
        let steps: [Steps; 3] = std::array::from_fn(|left| match left <= usize::from(jokers) {
            true => steps(bounds, number + 1, left),
            false => [[[0; MOST + 1]; PAIRS]; COLOURS],
        });
        let (before, after) = self.reached.split_at_mut(number + 1);
        let (before, after) = (&before[number], &mut after[0]);
        after.clear();
        for (from, reached) in before.iter().enumerate() {
            if is_beaten(&self.now, before, reached) {
                continue;
            }
            let state = usize::from(reached.state);
            let pairs = [state % PAIRS, state / PAIRS % PAIRS, state / PAIRS.pow(2) % PAIRS, state / PAIRS.pow(3)];
            for (place, choice) in choices.iter().enumerate() {
                let loss = reached.loss + choice.loss;
                if loss > limit {
                    break;
                }
                let used = reached.jokers + choice.jokers;
                if used > jokers {
                    continue;
                }
                let step = take(&steps[usize::from(jokers - used)], &pairs, &choice.to_runs);
                if Loss::try_from(step >> STATE_BITS).is_ok_and(|bound| loss + bound <= limit) {
                    let state = step as u16;
                    let new = Reached { loss, from: from as u32, state, jokers: used, choice: place as u8 };
                    keep(&mut self.next, after, new);
                }
            }
        }
        self.forget(number);
        std::mem::swap(&mut self.now, &mut self.next);
    }

    /// Empties the table of what was reached after a number.
    fn forget(&mut self, number: usize) {
        for reached in &self.reached[number] {
            self.now[slot(reached.jokers, reached.state)] = 0;
        }
    }

    fn plan(&self, choices: &Choices, last: usize) -> Plan {
        let mut place = last;
        let mut plan = [Choice { loss: 0, to_runs: [0; COLOURS], jokers: 0, grouping: 0 }; NUMBERS];
        for number in (0..NUMBERS).rev() {
            let reached = &self.reached[number + 1][place];
            plan[number] = choices.of[number][usize::from(reached.choice)];
            place = reached.from as usize;
        }
        plan
    }
}

fn slot(jokers: u8, state: u16) -> usize {
    usize::from(jokers) * STATES + usize::from(state)
}

fn steps(bounds: &Bounds, done: usize, jokers: usize) -> Steps {
    let bounds = bounds.after(done, jokers);
    std::array::from_fn(|colour| {
        let weight = PAIRS.pow(colour as u32);
        std::array::from_fn(|pair| {
            std::array::from_fn(|taken| match next(pair, taken) {
                None => u64::from(HOPELESS) << STATE_BITS,
                Some(next) => u64::from(bounds[colour][next]) << STATE_BITS | (next * weight) as u64,
            })
        })
    })
}

fn take(steps: &Steps, pairs: &[usize; COLOURS], to_runs: &ByColour) -> u64 {
    (0..COLOURS).map(|colour| steps[colour][pairs[colour]][usize::from(to_runs[colour])]).sum()
}

/// Whether the same state is reached with fewer jokers and no more loss. The jokers left over always find a place;
/// docs/solver.md, Jokers.
fn is_beaten(now: &[u32], reached: &[Reached], by: &Reached) -> bool {
    (0..by.jokers).any(|fewer| {
        let place = now[slot(fewer, by.state)];
        place > 0 && reached[place as usize - 1].loss <= by.loss
    })
}

fn keep(next: &mut [u32], after: &mut Vec<Reached>, new: Reached) {
    let place = &mut next[slot(new.jokers, new.state)];
    match *place {
        0 => {
            after.push(new);
            *place = after.len() as u32;
        }
        known => {
            let known = &mut after[known as usize - 1];
            if new.loss < known.loss {
                *known = new;
            }
        }
    }
}
