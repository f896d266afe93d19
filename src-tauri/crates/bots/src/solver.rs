//! The exact tile solver: of all that one turn can make of table and rack, the best. docs/solver.md, Sweep.

mod bound;
mod choice;
mod counts;
mod dive;
mod group_split;
mod layout;
mod near;
mod plain;
mod reach;
mod run_pair;
mod spare;
mod state;
mod sweep;
mod tiles;

use cards::Card;

use bound::Bounds;
use choice::{Choices, Loss};
pub(crate) use counts::Counts;
use counts::{ByColour, NUMBERS};
use dive::Dive;
use layout::Use;
use plain::Worth;
use state::AllSteps;
use sweep::{Plan, Sweep};

/// What is best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Most tiles of the rack, a joker being one; among those most points, a joker being none.
    Tiles,
    /// Most points of the rack's tiles, a joker counting so many.
    Points { joker: u8 },
    /// The whole rack or nothing.
    Empty,
}

/// The whole table as it is best after the turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Each meld in order, jokers at their place.
    pub melds: Vec<Vec<Card>>,
    /// What comes from the rack.
    pub placed: Vec<Card>,
    /// The points of what comes from the rack; a joker counts as the goal says, in an opening what it stands for.
    pub points: u32,
}

/// The solver with its memory, which it keeps from one position to the next. No clock, no thread, no chance.
#[derive(Debug)]
pub struct Solver {
    choices: Choices,
    bounds: Bounds,
    steps: AllSteps,
    dive: Dive,
    sweep: Sweep,
    /// How many positions were looked at.
    positions: u64,
    /// How many of them had to be swept plainly.
    plain: u64,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

/// A tile more than outweighs all points.
const TILE: Loss = 1024;

impl Solver {
    pub fn new() -> Self {
        Self {
            choices: Choices::new(),
            bounds: Bounds::new(),
            steps: AllSteps::new(),
            dive: Dive::new(),
            sweep: Sweep::new(),
            positions: 0,
            plain: 0,
        }
    }

    /// How much was reckoned so far, in steps that take about a nanosecond; the same wherever it is reckoned.
    pub fn work(&self) -> u64 {
        const A_POSITION: u64 = 10_000;
        const A_PLAIN_SWEEP: u64 = 4_000_000;
        const A_CHOICE: u64 = 3;
        A_POSITION * self.positions + A_PLAIN_SWEEP * self.plain + A_CHOICE * (self.dive.work + self.sweep.work)
    }

    /// The tiles that [`Solver::best`] places where most are, on a table of which no more is known than its tiles.
    ///
    /// Faster, and all but exact: whether a joker that no meld needs finds a place is not asked.
    pub(crate) fn most(&mut self, table: &Counts, rack: &[Card]) -> Option<Vec<Card>> {
        let counts = table.with(rack);
        let plan = self.plan(&counts, Goal::Tiles)?;
        let uses = uses(&counts, &self.choices, &plan);
        let mut more: [ByColour; NUMBERS] =
            std::array::from_fn(|number| uses[number].naturals_beyond(&counts.on_table[number]));
        let mut takes = |card: &Card| {
            let Some((number, colour)) = counts::place(*card) else { return true };
            let more = &mut more[number][colour];
            let takes = *more > 0;
            *more = more.saturating_sub(1);
            takes
        };
        let placed: Vec<Card> = rack.iter().copied().filter(|card| takes(card)).collect();
        (!placed.is_empty()).then_some(placed)
    }

    /// The best table for a seat that has opened; none where no tile of the rack can be placed.
    ///
    /// The melds on the table must be right, and no tile in it twice.
    pub fn best(&mut self, table: &[Vec<Card>], rack: &[Card], goal: Goal) -> Option<Solution> {
        let counts = Counts::of(table.iter().flatten().copied(), rack.iter().copied());
        let plan = self.plan(&counts, goal)?;
        let spare = spare_jokers(&counts, &plan, goal);
        let mut laid = layout::lay(&uses(&counts, &self.choices, &plan));
        if !spare::place(&mut laid, spare) {
            self.plain += 1;
            laid = layout::lay(&plain::best(&counts, &worth(goal))?.0);
        }
        let solution = tiles::solution(&laid, table, rack, goal);
        let is_enough = goal != Goal::Empty || solution.placed.len() == rack.len();
        (is_enough && !solution.placed.is_empty()).then_some(solution)
    }

    /// The melds of the rack alone that are worth most, a joker counting the number it stands for. They open from 30
    /// points on; none where the rack has no meld.
    pub fn opening(&mut self, rack: &[Card]) -> Option<Solution> {
        let counts = Counts::of([], rack.iter().copied());
        let number = std::array::from_fn(|number| number as u32 + 1);
        let (uses, points) = plain::best(&counts, &Worth { tile: number, joker: number })?;
        let solution = tiles::solution(&layout::lay(&uses), &[], rack, Goal::Tiles);
        (points > 0).then_some(Solution { points, ..solution })
    }

    /// Sweeps with growing limits, since little is lost as a rule, and what may lose little is swept soon.
    fn plan(&mut self, counts: &Counts, goal: Goal) -> Option<Plan> {
        if goal == Goal::Empty {
            return self.plan_within(counts, goal, 0);
        }
        let least = self.bound(counts, goal);
        let mut found = self.dive(counts, goal, least);
        let most = (0..NUMBERS).map(|number| losses(goal)[number] * in_rack(counts, number)).sum();
        let (mut more, mut limit) = (0, least);
        while found.is_none() && limit < most {
            limit = more_than(goal, least, more).min(most);
            found = self.sweep.run(&self.choices, &self.steps, counts.jokers, limit);
            more = 2 * more + 1;
        }
        found
    }

    /// What loses least, where that is within the limit.
    fn plan_within(&mut self, counts: &Counts, goal: Goal, limit: Loss) -> Option<Plan> {
        let least = self.bound(counts, goal);
        if least > limit {
            return None;
        }
        let found = self.dive(counts, goal, least);
        let mut sweep = || self.sweep.run(&self.choices, &self.steps, counts.jokers, limit);
        found.or_else(|| if limit > least { sweep() } else { None })
    }

    /// Fills the bounds, and tells what must be lost at least.
    fn bound(&mut self, counts: &Counts, goal: Goal) -> Loss {
        self.positions += 1;
        self.bounds.fill(counts, &losses(goal));
        self.bounds.of_all(counts.jokers)
    }

    /// Fills all that follows from the bounds, and looks for what loses no more than they say.
    fn dive(&mut self, counts: &Counts, goal: Goal, least: Loss) -> Option<Plan> {
        self.steps.fill(&self.bounds, counts.jokers);
        let useful = reach::useful(counts, &self.bounds);
        self.choices.fill(counts, &losses(goal), &useful);
        self.dive.run(&self.choices, &self.steps, counts.jokers, least)
    }
}

/// Limits that grow by whole tiles, or by points.
fn more_than(goal: Goal, least: Loss, more: Loss) -> Loss {
    match goal {
        Goal::Tiles => (least / TILE + 1 + more) * TILE - 1,
        Goal::Points { .. } | Goal::Empty => least + 4 * (more + 1),
    }
}

fn in_rack(counts: &Counts, number: usize) -> Loss {
    let sum = |tiles: &[u8]| tiles.iter().map(|tiles| Loss::from(*tiles)).sum::<Loss>();
    sum(&counts.all[number]) - sum(&counts.on_table[number])
}

fn losses(goal: Goal) -> [Loss; NUMBERS] {
    std::array::from_fn(|number| match goal {
        Goal::Tiles => TILE + number as Loss + 1,
        Goal::Points { .. } => number as Loss + 1,
        Goal::Empty => 1,
    })
}

fn worth(goal: Goal) -> Worth {
    let joker = match goal {
        Goal::Tiles => TILE,
        Goal::Points { joker } => joker.into(),
        Goal::Empty => 1,
    };
    Worth { tile: losses(goal), joker: [joker; NUMBERS] }
}

/// Jokers that no meld needs and that are to lie on the table.
fn spare_jokers(counts: &Counts, plan: &Plan, goal: Goal) -> u8 {
    let used: u8 = plan.iter().map(|choice| choice.jokers).sum();
    match goal {
        Goal::Points { joker: 0 } => counts.jokers_on_table.saturating_sub(used),
        Goal::Tiles | Goal::Points { .. } | Goal::Empty => counts.jokers - used,
    }
}

fn uses(counts: &Counts, choices: &Choices, plan: &Plan) -> [Use; NUMBERS] {
    std::array::from_fn(|number| {
        let choice = &plan[number];
        let grouped = choices.groupings[usize::from(choice.grouping)];
        let left = |colour: usize| counts.all[number][colour] - grouped.taken[colour];
        Use {
            to_runs: choice.to_runs,
            run_jokers: std::array::from_fn(|colour| choice.to_runs[colour].saturating_sub(left(colour))),
            groups: group_split::count(&grouped),
            grouped: grouped.taken,
            group_jokers: grouped.jokers,
        }
    })
}

#[cfg(test)]
mod tests;
