//! A first look for a way that loses no more than the bound says: where there is one, it is the best, and soon found.

use super::{
    choice::{Choice, Choices, Loss},
    counts::NUMBERS,
    state::{AllSteps, STATES, State},
    sweep::Plan,
};

const WORDS: usize = STATES.div_ceil(64);

/// The memory of a dive: for each count of jokers and each number the states that lead nowhere.
#[derive(Debug)]
pub struct Dive {
    dead: Vec<u64>,
    plan: Plan,
    /// Choices tried since it was made.
    pub work: u64,
}

/// What does not change on the way down.
struct Water<'a> {
    choices: &'a Choices,
    steps: &'a AllSteps,
    jokers: u8,
    limit: Loss,
}

impl Dive {
    pub fn new() -> Self {
        Self { dead: vec![0; NUMBERS * 3 * WORDS], plan: [Choice::NONE; NUMBERS], work: 0 }
    }

    /// A plan that loses no more than `limit`, which is what all colours must lose by themselves.
    pub fn run(&mut self, choices: &Choices, steps: &AllSteps, jokers: u8, limit: Loss) -> Option<Plan> {
        let water = Water { choices, steps, jokers, limit };
        self.dead[..(usize::from(jokers) + 1) * NUMBERS * WORDS].fill(0);
        self.is_way(&water, 0, State::START, 0, 0).then_some(self.plan)
    }

    /// Whether there is a way on from a state that was reached with some loss and so many jokers used.
    ///
    /// docs/solver.md, Dive. The bound never falls on a way, so a state is reached with one loss only, and it is dead for good once tried.
    fn is_way(&mut self, water: &Water, number: usize, state: State, used: u8, loss: Loss) -> bool {
        if number == NUMBERS {
            return true;
        }
        if self.is_dead(number, state, used) {
            return false;
        }
        let pairs = state.pairs();
        for choice in &water.choices.of[number] {
            self.work += 1;
            if loss + choice.loss > water.limit {
                break;
            }
            let used = used + choice.jokers;
            if used > water.jokers {
                continue;
            }
            let steps = water.steps.over(number, water.jokers - used);
            let Some(next) = steps.take(&pairs, &choice.to_runs, water.limit - loss - choice.loss) else { continue };
            self.plan[number] = *choice;
            if self.is_way(water, number + 1, next, used, loss + choice.loss) {
                return true;
            }
        }
        self.dead[word(number, state, used)] |= bit(state);
        false
    }

    /// Fewer jokers used are no worse: those left over find a place.
    fn is_dead(&self, number: usize, state: State, used: u8) -> bool {
        (0..=used).any(|fewer| self.dead[word(number, state, fewer)] & bit(state) != 0)
    }
}

fn word(number: usize, state: State, used: u8) -> usize {
    (usize::from(used) * NUMBERS + number) * WORDS + usize::from(state.0) / 64
}

fn bit(state: State) -> u64 {
    1 << (state.0 % 64)
}
