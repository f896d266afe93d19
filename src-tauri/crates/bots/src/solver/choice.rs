//! What can be done with the tiles of one number: how many go to runs, how many to groups, how many stay in the rack.

use super::{
    counts::{ByColour, COLOURS, Counts, NUMBERS},
    group_split::{self, Grouped},
    run_pair::MOST,
};

/// The loss of leaving tiles in the rack. What is best loses least.
pub type Loss = u32;

/// One way to use the tiles of a number.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub loss: Loss,
    /// Tiles and jokers that go to runs of each colour.
    pub to_runs: ByColour,
    /// Jokers used, in runs and groups.
    pub jokers: u8,
    /// Which way of grouping, as a place in [`Choices::groupings`].
    pub grouping: u8,
}

impl Choice {
    /// Nothing is there to choose.
    pub const NONE: Self = Self { loss: 0, to_runs: [0; COLOURS], jokers: 0, grouping: 0 };
}

/// For each number all choices that no other beats, least loss first.
#[derive(Debug)]
pub struct Choices {
    pub groupings: Vec<Grouped>,
    pub of: [Vec<Choice>; NUMBERS],
}

impl Choices {
    pub fn new() -> Self {
        let mut groupings = group_split::all();
        groupings.sort_by_key(|grouped| grouped.jokers);
        Self { groupings, of: Default::default() }
    }

    /// Works out the choices of a position, in place of those of the last.
    pub fn fill(&mut self, counts: &Counts, losses: &[Loss; NUMBERS]) {
        for number in 0..NUMBERS {
            let found = &mut self.of[number];
            found.clear();
            let tiles = Tiles {
                all: &counts.all[number],
                on_table: &counts.on_table[number],
                jokers: counts.jokers,
                loss: losses[number],
            };
            let mut best = [[Loss::MAX; 3]; 81];
            for (place, grouped) in self.groupings.iter().enumerate() {
                if grouped.jokers <= tiles.jokers && (0..COLOURS).all(|c| grouped.taken[c] <= tiles.all[c]) {
                    let start = Choice { jokers: grouped.jokers, grouping: place as u8, ..Choice::NONE };
                    tiles.choose(grouped, 0, start, &mut best, found);
                }
            }
            found.retain(|choice| choice.loss == best[code(&choice.to_runs)][usize::from(choice.jokers)]);
            found.retain(|choice| {
                let losses = &best[code(&choice.to_runs)];
                losses[..usize::from(choice.jokers)].iter().all(|loss| *loss > choice.loss)
            });
            found.sort_unstable_by_key(|choice| (choice.loss, choice.jokers));
        }
    }
}

fn code(to_runs: &ByColour) -> usize {
    to_runs.iter().rev().fold(0, |code, taken| code * 3 + usize::from(*taken))
}

struct Tiles<'a> {
    all: &'a ByColour,
    on_table: &'a ByColour,
    jokers: u8,
    loss: Loss,
}

impl Tiles<'_> {
    /// Chooses for one colour after the other, and keeps a whole choice that is better than the last of its kind.
    fn choose(
        &self,
        grouped: &Grouped,
        colour: usize,
        so_far: Choice,
        best: &mut [[Loss; 3]; 81],
        found: &mut Vec<Choice>,
    ) {
        if colour == COLOURS {
            let best = &mut best[code(&so_far.to_runs)][usize::from(so_far.jokers)];
            if so_far.loss < *best {
                *best = so_far.loss;
                found.push(so_far);
            }
            return;
        }
        let (all, left) = (self.all[colour], self.all[colour] - grouped.taken[colour]);
        let least = self.on_table[colour].saturating_sub(grouped.taken[colour]);
        for taken in least..=(left + self.jokers - so_far.jokers).min(MOST as u8) {
            let mut choice = so_far;
            choice.to_runs[colour] = taken;
            choice.jokers += taken.saturating_sub(left);
            choice.loss += Loss::from(all - (grouped.taken[colour] + taken).min(all)) * self.loss;
            self.choose(grouped, colour + 1, choice, best, found);
        }
    }
}
