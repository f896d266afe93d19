//! Where the runs of all four colours stand after a number, and the steps from there over the next one.

use super::{
    bound::{Bounds, HOPELESS},
    choice::Loss,
    counts::{ByColour, COLOURS, NUMBERS},
    run_pair::{MOST, NONE, PAIRS, next},
};

/// All pairs of runs in four colours.
pub const STATES: usize = PAIRS.pow(COLOURS as u32);

/// A pair of runs in each colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State(pub u16);

impl State {
    /// No run in progress.
    pub const START: Self = Self(NONE as u16);

    pub fn pairs(self) -> [usize; COLOURS] {
        let state = usize::from(self.0);
        [state % PAIRS, state / PAIRS % PAIRS, state / PAIRS.pow(2) % PAIRS, state / PAIRS.pow(3)]
    }
}

/// Where each pair of runs goes with so many tiles: what it adds to the state, below the loss still to come.
#[derive(Clone, Copy, Default, Debug)]
pub struct Steps([[[u64; MOST + 1]; PAIRS]; COLOURS]);

const STATE_BITS: u32 = 16;

impl Steps {
    fn fill(&mut self, bounds: &[[Loss; PAIRS]; COLOURS]) {
        for (colour, bounds) in bounds.iter().enumerate() {
            let weight = PAIRS.pow(colour as u32);
            for (pair, steps) in self.0[colour].iter_mut().enumerate() {
                for (taken, step) in steps.iter_mut().enumerate() {
                    *step = match next(pair, taken) {
                        None => u64::from(HOPELESS) << STATE_BITS,
                        Some(next) => u64::from(bounds[next]) << STATE_BITS | (next * weight) as u64,
                    };
                }
            }
        }
    }

    /// The state after these tiles, where no more than `limit` must be lost later.
    pub fn take(&self, pairs: &[usize; COLOURS], to_runs: &ByColour, limit: Loss) -> Option<State> {
        let sum: u64 = (0..COLOURS).map(|colour| self.0[colour][pairs[colour]][usize::from(to_runs[colour])]).sum();
        (sum >> STATE_BITS <= u64::from(limit)).then_some(State(sum as u16))
    }
}

/// The steps over every number, by the jokers that are left after it.
#[derive(Debug)]
pub struct AllSteps(Vec<[Steps; 3]>);

impl AllSteps {
    pub fn new() -> Self {
        Self(vec![[Steps::default(); 3]; NUMBERS])
    }

    pub fn over(&self, number: usize, jokers_left: u8) -> &Steps {
        &self.0[number][usize::from(jokers_left)]
    }

    /// Works out the steps of a position, in place of those of the last.
    pub fn fill(&mut self, bounds: &Bounds, jokers: u8) {
        for (number, steps) in self.0.iter_mut().enumerate() {
            for (left, steps) in steps.iter_mut().enumerate().take(usize::from(jokers) + 1) {
                steps.fill(bounds.after(number + 1, left));
            }
        }
    }
}
