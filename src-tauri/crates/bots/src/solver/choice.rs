//! What can be done with the tiles of one number: how many go to runs, how many to groups, how many stay in the rack.

use super::{
    counts::{ByColour, COLOURS, Counts, NUMBERS},
    group_split::{self, Grouped},
    reach::Useful,
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
    halves: [Halves; 2],
    best: [[Best; 3]; WAYS],
    /// The ways of which anything was found, a bit for each.
    found: u128,
    /// Choices of one number by the tiles that stay in the rack and the jokers used.
    sorted: [Vec<Choice>; 3 * (2 * COLOURS + 1)],
}

/// All ways to send tiles of four colours to runs.
const WAYS: usize = 81;

/// The best choice found for its number of jokers and its tiles in runs.
#[derive(Clone, Copy, Debug)]
struct Best {
    /// Tiles that stay in the rack.
    left: u8,
    grouping: u8,
}

const NO_WAY: Best = Best { left: u8::MAX, grouping: 0 };

impl Choices {
    pub fn new() -> Self {
        let mut groupings = group_split::all();
        groupings.sort_by_key(|grouped| grouped.jokers);
        let halves = [Halves::new(0), Halves::new(2)];
        Self {
            groupings,
            of: Default::default(),
            halves,
            best: [[NO_WAY; 3]; WAYS],
            found: 0,
            sorted: [const { Vec::new() }; 3 * (2 * COLOURS + 1)],
        }
    }

    /// Works out the choices of a position, in place of those of the last.
    pub fn fill(&mut self, counts: &Counts, losses: &[Loss; NUMBERS], useful: &Useful) {
        for (number, loss) in losses.iter().enumerate() {
            self.halves.iter_mut().for_each(|halves| halves.fill(counts, number, useful));
            self.find_best(counts.jokers);
            self.list_best(number, counts.jokers, *loss);
        }
    }

    fn find_best(&mut self, jokers: u8) {
        let [low, high] = &self.halves;
        let possible = self.groupings.iter().take_while(|grouped| grouped.jokers <= jokers);
        for (place, grouped) in possible.enumerate() {
            let two_halves = high.of(grouped);
            for one in low.of(grouped) {
                let used = grouped.jokers + one.jokers;
                for two in two_halves.iter().filter(|two| used + two.jokers <= jokers) {
                    let (way, left) = (one.way + two.way, one.left + two.left);
                    let best = &mut self.best[usize::from(way)][usize::from(used + two.jokers)];
                    self.found |= 1 << way;
                    if left < best.left {
                        *best = Best { left, grouping: place as u8 };
                    }
                }
            }
        }
    }

    /// Lists what was found, unless fewer jokers do as well, and forgets it.
    fn list_best(&mut self, number: usize, jokers: u8, loss: Loss) {
        while self.found != 0 {
            let way = self.found.trailing_zeros() as usize;
            self.found &= self.found - 1;
            let mut least = u8::MAX;
            for (jokers, best) in self.best[way].iter_mut().enumerate().take(usize::from(jokers) + 1) {
                if best.left < least {
                    least = best.left;
                    self.sorted[3 * usize::from(least) + jokers].push(Choice {
                        loss: Loss::from(least) * loss,
                        to_runs: tiles_of(way),
                        jokers: jokers as u8,
                        grouping: best.grouping,
                    });
                }
                *best = NO_WAY;
            }
        }
        self.of[number].clear();
        self.sorted.iter_mut().for_each(|choices| self.of[number].append(choices));
    }
}

fn tiles_of(way: usize) -> ByColour {
    [way % 3, way / 3 % 3, way / 9 % 3, way / 27].map(|taken| taken as u8)
}

/// What can be done with the tiles of two neighbouring colours, for each way of grouping them.
#[derive(Debug)]
struct Halves {
    first: usize,
    lists: [Vec<Half>; 9],
}

#[derive(Clone, Copy, Debug)]
struct Half {
    left: u8,
    way: u8,
    jokers: u8,
}

impl Halves {
    fn new(first: usize) -> Self {
        Self { first, lists: Default::default() }
    }

    fn of(&self, grouped: &Grouped) -> &[Half] {
        &self.lists[usize::from(grouped.taken[self.first] + 3 * grouped.taken[self.first + 1])]
    }

    fn fill(&mut self, counts: &Counts, number: usize, useful: &Useful) {
        for (place, list) in self.lists.iter_mut().enumerate() {
            list.clear();
            let grouped = [place as u8 % 3, place as u8 / 3];
            if (0..2).any(|half| grouped[half] > counts.all[number][self.first + half]) {
                continue;
            }
            let tiles: [Tiles; 2] = std::array::from_fn(|half| Tiles {
                all: counts.all[number][self.first + half],
                on_table: counts.on_table[number][self.first + half],
                grouped: grouped[half],
                useful: useful[self.first + half][number],
            });
            let weight = if self.first == 0 { 1 } else { 9 };
            for (one, used, left) in tiles[0].to_runs(counts.jokers) {
                for (two, more_used, more_left) in tiles[1].to_runs(counts.jokers - used) {
                    let (way, jokers) = (weight * (one + 3 * two), used + more_used);
                    list.push(Half { left: left + more_left, way, jokers });
                }
            }
        }
    }
}

/// The tiles of one colour and number, and how many of them are grouped.
struct Tiles {
    all: u8,
    on_table: u8,
    grouped: u8,
    useful: u8,
}

impl Tiles {
    /// How many tiles can go to runs, with the jokers among them and the tiles that stay in the rack.
    fn to_runs(&self, jokers: u8) -> impl Iterator<Item = (u8, u8, u8)> {
        let Self { all, on_table, grouped, useful } = *self;
        let left = all - grouped;
        let amounts = on_table.saturating_sub(grouped)..=(left + jokers).min(MOST as u8);
        amounts
            .filter(move |taken| useful & (1 << taken) != 0)
            .map(move |taken| (taken, taken.saturating_sub(left), all - (grouped + taken).min(all)))
    }
}
