//! The least that must be lost from a number on, each colour taken alone: what is sure to lose too much is dropped.
//! docs/solver.md, Bounds.

use super::{
    choice::Loss,
    counts::{COLOURS, Counts, NUMBERS},
    run_pair::{MOST, NONE, PAIRS, may_end, next},
};

/// A loss that no position has; four of them still add up.
pub const HOPELESS: Loss = 1 << 20;

/// For the tiles after each number: by jokers left, colour and pair of runs, the least loss.
#[derive(Debug)]
pub struct Bounds {
    after: [[[[Loss; PAIRS]; COLOURS]; 3]; NUMBERS + 1],
}

impl Bounds {
    pub fn new() -> Self {
        Self { after: [[[[0; PAIRS]; COLOURS]; 3]; NUMBERS + 1] }
    }

    /// The bounds once `done` numbers are dealt with and `jokers` are left.
    pub fn after(&self, done: usize, jokers: usize) -> &[[Loss; PAIRS]; COLOURS] {
        &self.after[done][jokers]
    }

    /// The pairs that can be brought to an end, a bit for each.
    pub fn hopeful(&self, done: usize, jokers: usize, colour: usize) -> u16 {
        let pairs = self.after[done][jokers][colour].iter().enumerate();
        pairs.fold(0, |hopeful, (pair, bound)| hopeful | u16::from(*bound < HOPELESS) << pair)
    }

    /// The least loss of the whole position.
    pub fn of_all(&self, jokers: u8) -> Loss {
        self.after(0, jokers.into()).iter().map(|pairs| pairs[NONE]).sum()
    }

    /// Works out the bounds of a position, in place of those of the last.
    pub fn fill(&mut self, counts: &Counts, losses: &[Loss; NUMBERS]) {
        for jokers in 0..=usize::from(counts.jokers) {
            for colour in 0..COLOURS {
                self.after[NUMBERS][jokers][colour] =
                    std::array::from_fn(|pair| if may_end(pair) { 0 } else { HOPELESS });
            }
        }
        for done in (0..NUMBERS).rev() {
            for jokers in 0..=usize::from(counts.jokers) {
                for colour in 0..COLOURS {
                    self.after[done][jokers][colour] = self.of_colour(counts, losses[done], done, jokers, colour);
                }
            }
        }
    }

    fn of_colour(&self, counts: &Counts, loss: Loss, done: usize, jokers: usize, colour: usize) -> [Loss; PAIRS] {
        let all = usize::from(counts.all[done][colour]);
        let on_table = usize::from(counts.on_table[done][colour]);
        let others = (0..COLOURS).filter(|other| *other != colour && counts.all[done][*other] > 0).count();
        let groups = others + jokers >= 2;
        let mut bounds = [HOPELESS; PAIRS];
        for taken in 0..=MOST {
            let (used, extra) = (taken.min(all), taken.saturating_sub(all));
            if extra > jokers || (!groups && used < on_table) {
                continue;
            }
            let here = if groups { 0 } else { (all - used) as Loss * loss };
            let after = &self.after[done + 1][jokers - extra][colour];
            for (pair, bound) in bounds.iter_mut().enumerate() {
                if let Some(next) = next(pair, taken) {
                    *bound = (*bound).min(here + after[next]);
                }
            }
        }
        bounds
    }
}
