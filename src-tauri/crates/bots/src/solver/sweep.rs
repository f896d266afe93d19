//! One sweep over the numbers, from 1 to 13: of all ways to lose no more than a limit, one that loses least.

use super::{
    choice::{Choice, Choices, Loss},
    counts::NUMBERS,
    state::{AllSteps, STATES, State},
};

/// A way up to some number: where the runs stand, what was lost, and where it came from.
#[derive(Clone, Copy, Debug)]
struct Reached {
    loss: Loss,
    /// Place among what was reached one number before.
    from: u16,
    state: State,
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
    now: Vec<u16>,
    next: Vec<u16>,
    /// Choices tried since it was made.
    pub work: u64,
}

impl Sweep {
    pub fn new() -> Self {
        Self { reached: vec![Vec::new(); NUMBERS + 1], now: vec![0; 3 * STATES], next: vec![0; 3 * STATES], work: 0 }
    }

    /// The plan that loses least, where that is within the limit.
    pub fn run(&mut self, choices: &Choices, steps: &AllSteps, jokers: u8, limit: Loss) -> Option<Plan> {
        let start = Reached { loss: 0, from: 0, state: State::START, jokers: 0, choice: 0 };
        self.reached[0].clear();
        self.reached[0].push(start);
        self.now[slot(0, State::START)] = 1;
        for number in 0..NUMBERS {
            self.step(number, &choices.of[number], steps, jokers, limit);
        }
        self.forget(NUMBERS);
        let last = &self.reached[NUMBERS];
        let best = (0..last.len()).min_by_key(|place| last[*place].loss)?;
        Some(self.plan(choices, best))
    }

    fn step(&mut self, number: usize, choices: &[Choice], steps: &AllSteps, jokers: u8, limit: Loss) {
        let (before, after) = self.reached.split_at_mut(number + 1);
        let (before, after) = (&before[number], &mut after[0]);
        after.clear();
        for (from, reached) in before.iter().enumerate() {
            if is_beaten(&self.now, before, reached) {
                continue;
            }
            let pairs = reached.state.pairs();
            for (place, choice) in choices.iter().enumerate() {
                self.work += 1;
                let loss = reached.loss + choice.loss;
                if loss > limit {
                    break;
                }
                let used = reached.jokers + choice.jokers;
                if used > jokers {
                    continue;
                }
                let steps = steps.over(number, jokers - used);
                if let Some(state) = steps.take(&pairs, &choice.to_runs, limit - loss) {
                    let new = Reached { loss, from: from as u16, state, jokers: used, choice: place as u8 };
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
        let mut plan = [Choice::NONE; NUMBERS];
        for number in (0..NUMBERS).rev() {
            let reached = &self.reached[number + 1][place];
            plan[number] = choices.of[number][usize::from(reached.choice)];
            place = reached.from.into();
        }
        plan
    }
}

fn slot(jokers: u8, state: State) -> usize {
    usize::from(jokers) * STATES + usize::from(state.0)
}

/// Whether the same state is reached with fewer jokers and no more loss. The jokers left over always find a place;
/// docs/solver.md, Jokers.
fn is_beaten(now: &[u16], reached: &[Reached], by: &Reached) -> bool {
    (0..by.jokers).any(|fewer| {
        let place = now[slot(fewer, by.state)];
        place > 0 && reached[usize::from(place) - 1].loss <= by.loss
    })
}

fn keep(next: &mut [u16], after: &mut Vec<Reached>, new: Reached) {
    let place = &mut next[slot(new.jokers, new.state)];
    match *place {
        0 => {
            after.push(new);
            *place = after.len() as u16;
        }
        known => {
            let known = &mut after[usize::from(known) - 1];
            if new.loss < known.loss {
                *known = new;
            }
        }
    }
}
