//! The same sweep without any shortcut: every joker has its place, runs and groups are as many as can be.
//!
//! Slower, and needed where a joker counts by its place (the opening) or finds none beside the others.

use std::collections::{BTreeMap, HashMap};

use super::{
    counts::{ByColour, COLOURS, Counts, NUMBERS},
    layout::Use,
};

/// What a tile and a joker of each number are worth when they are laid.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    pub tile: [u32; NUMBERS],
    pub joker: [u32; NUMBERS],
}

/// The lengths of the runs in progress of one colour, none as 0, three or more as 3.
type Lengths = [u8; 4];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct State {
    runs: [Lengths; COLOURS],
    jokers: u8,
}

struct Reached {
    state: State,
    worth: u32,
    from: usize,
    used: Use,
}

/// The uses of all tiles that are worth most, and what they are worth, where all of the table finds a place.
pub fn best(counts: &Counts, worth: &Worth) -> Option<([Use; NUMBERS], u32)> {
    let start = State { runs: [[0; 4]; COLOURS], jokers: 0 };
    let mut reached = vec![vec![Reached { state: start, worth: 0, from: 0, used: Use::default() }]];
    for number in 0..NUMBERS {
        let after = step(&reached[number], &uses(counts, worth, number), counts.jokers);
        reached.push(after);
    }
    let last = &reached[NUMBERS];
    let is_whole = |end: &Reached| {
        end.state.jokers >= counts.jokers_on_table && end.state.runs.iter().all(|runs| next(runs, 0).is_some())
    };
    let mut place = (0..last.len()).filter(|place| is_whole(&last[*place])).max_by_key(|place| last[*place].worth)?;
    let total = last[place].worth;
    let mut plan = [Use::default(); NUMBERS];
    for number in (0..NUMBERS).rev() {
        let end = &reached[number + 1][place];
        plan[number] = end.used;
        place = end.from;
    }
    Some((plan, total))
}

fn step(before: &[Reached], uses: &[(Use, u8, u32)], jokers: u8) -> Vec<Reached> {
    let mut after: Vec<Reached> = Vec::new();
    let mut places = HashMap::new();
    for (from, reached) in before.iter().enumerate() {
        for (used, more, worth) in uses.iter().filter(|(_, more, _)| reached.state.jokers + more <= jokers) {
            let Some(runs) = all_next(&reached.state.runs, &used.to_runs) else { continue };
            let state = State { runs, jokers: reached.state.jokers + more };
            let new = Reached { state, worth: reached.worth + worth, from, used: *used };
            match places.get(&state) {
                None => {
                    places.insert(state, after.len());
                    after.push(new);
                }
                Some(place) if after[*place].worth < new.worth => after[*place] = new,
                Some(_) => {}
            }
        }
    }
    after
}

fn all_next(runs: &[Lengths; COLOURS], taken: &ByColour) -> Option<[Lengths; COLOURS]> {
    let mut all = [[0; 4]; COLOURS];
    for colour in 0..COLOURS {
        all[colour] = next(&runs[colour], taken[colour].into())?;
    }
    Some(all)
}

/// As [`run_pair::next`](super::run_pair::next), for up to four runs.
fn next(runs: &Lengths, taken: usize) -> Option<Lengths> {
    let mut sorted = *runs;
    sorted.sort_by_key(|length| [2, 0, 0, 1][usize::from(*length)]);
    let longer = |place: usize| if place < taken { (sorted[place] + 1).min(3) } else { 0 };
    let is_short = |length: &u8| *length == 1 || *length == 2;
    let mut after: Lengths = std::array::from_fn(longer);
    after.sort();
    (taken <= 4 && !sorted.iter().skip(taken).any(is_short)).then_some(after)
}

/// All uses of a number's tiles with the jokers they take and their worth, the best one for each effect.
fn uses(counts: &Counts, worth: &Worth, number: usize) -> Vec<(Use, u8, u32)> {
    let tiles = Tiles { counts, worth, number };
    let mut best = BTreeMap::new();
    for groups in 0..=3 {
        tiles.group(Use { groups, ..Use::default() }, 0, &mut best);
    }
    best.into_iter().map(|((_, jokers), (used, worth))| (used, jokers, worth)).collect()
}

struct Tiles<'a> {
    counts: &'a Counts,
    worth: &'a Worth,
    number: usize,
}

type Best = BTreeMap<(ByColour, u8), (Use, u32)>;

impl Tiles<'_> {
    fn group(&self, used: Use, colour: usize, best: &mut Best) {
        if colour == COLOURS {
            for group_jokers in 0..=self.counts.jokers {
                let used = Use { group_jokers, ..used };
                if is_possible(&used) {
                    self.run(used, 0, best);
                }
            }
            return;
        }
        for taken in 0..=self.counts.all[self.number][colour].min(used.groups) {
            let mut used = used;
            used.grouped[colour] = taken;
            self.group(used, colour + 1, best);
        }
    }

    fn run(&self, used: Use, colour: usize, best: &mut Best) {
        if colour == COLOURS {
            return self.keep(used, best);
        }
        let (all, on_table) = (self.counts.all[self.number][colour], self.counts.on_table[self.number][colour]);
        let least = on_table.saturating_sub(used.grouped[colour]);
        for tiles in least..=all - used.grouped[colour] {
            for jokers in 0..=self.counts.jokers - jokers(&used) {
                let mut used = used;
                used.to_runs[colour] = tiles + jokers;
                used.run_jokers[colour] = jokers;
                self.run(used, colour + 1, best);
            }
        }
    }

    fn keep(&self, used: Use, best: &mut Best) {
        let jokers = jokers(&used);
        let laid: u8 = used.to_runs.iter().sum::<u8>() + used.grouped.iter().sum::<u8>() + used.group_jokers;
        let worth =
            u32::from(laid - jokers) * self.worth.tile[self.number] + u32::from(jokers) * self.worth.joker[self.number];
        let entry = best.entry((used.to_runs, jokers)).or_insert((used, worth));
        if entry.1 < worth {
            *entry = (used, worth);
        }
    }
}

fn jokers(used: &Use) -> u8 {
    used.group_jokers + used.run_jokers.iter().sum::<u8>()
}

/// Whether tiles and jokers fill the groups: three or four in each, at least one of them natural.
fn is_possible(used: &Use) -> bool {
    let tiles: u8 = used.grouped.iter().sum();
    let sizes = |group: u8| tiles / used.groups + u8::from(group < tiles % used.groups);
    let missing: u8 = (0..used.groups).map(|group| 3_u8.saturating_sub(sizes(group))).sum();
    tiles >= used.groups && missing <= used.group_jokers && tiles + used.group_jokers <= 4 * used.groups
}
