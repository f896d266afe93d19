//! The cheapest way to lay a hand out in melds, found height by height.
//!
//! From the lowest height to the highest each card goes on with a run, begins one, joins a set or is left over. Ways
//! that leave the same behind are alike from there on, so only the cheapest of them goes on.

use alloc::{vec, vec::Vec};

use super::{build::Build, held::Held};
use crate::{Ace, Card, CardSet, Suit};

/// The most ways that go on side by side; hands of one pack without jokers never come near it.
const MOST_WAYS: usize = 400;

/// The melds of the cheapest way to lay these cards out.
pub(super) fn cheapest(cards: &CardSet, ace: Ace, cost: &impl Fn(Card) -> i32) -> Vec<CardSet> {
    let held = Held::new(cards, ace, cost);
    let mut search = Search { held: &held, layers: vec![vec![Way::START]] };
    for height in held.heights() {
        for suit in Suit::CARDS.into_iter().filter(|suit| held.is_reached(*suit, height)) {
            search.go_on(|way, next| give_runs(&held, suit, height, way, next));
        }
        if held.is_any_at(height) {
            search.go_on(|way, next| make_sets(&held, height, way, next));
        }
    }
    search.best()
}

/// How far a hand is laid out, and what that has cost.
#[derive(Clone, Copy)]
pub(super) struct Way {
    open: Open,
    cost: i32,
    melds: u8,
    /// The way in the layer before from which this one came.
    from: u32,
    step: Step,
}

/// What is still to be decided; all that a way's future depends on. Two bits each: the jokers that lie in melds; then by
/// suit how many cards lie in the two runs that end just below, the longer first, three standing for more; aces put by
/// to lie on top of their kings; cards of this height that are in no run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Open(u64);

impl Open {
    const JOKERS: u32 = 0;

    const fn high(suit: Suit) -> u32 {
        18 + 2 * suit as u32
    }

    const fn loose(suit: Suit) -> u32 {
        26 + 2 * suit as u32
    }

    const fn get(self, place: u32) -> u8 {
        (self.0 >> place & 3) as u8
    }

    const fn set(&mut self, place: u32, value: u8) {
        self.0 = self.0 & !(3 << place) | (value as u64) << place;
    }

    /// Whether only the number of jokers may differ.
    const fn is_but_for_jokers(self, other: Self) -> bool {
        self.0 >> 2 == other.0 >> 2
    }

    const fn runs(self, suit: Suit) -> [u8; 2] {
        let place = 2 + 4 * suit as u32;
        [self.get(place), self.get(place + 2)]
    }

    const fn set_runs(&mut self, suit: Suit, [first, second]: [u8; 2]) {
        let place = 2 + 4 * suit as u32;
        self.set(place, first);
        self.set(place + 2, second);
    }
}

/// The decision that led to a way.
#[derive(Clone, Copy)]
pub(super) enum Step {
    Start,
    /// What each of a suit's two runs was given at a height.
    Runs(Suit, u8, [Given; 2]),
    /// The sets made of what was left at a height.
    Sets(u8, [Option<SetOf>; 2]),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Given {
    Nothing,
    Natural,
    Joker,
}

impl Given {
    /// What two runs may be given where there are so many jokers.
    const fn pairs(jokers: u8) -> &'static [[Self; 2]] {
        use Given::{Joker, Natural, Nothing};
        const NATURAL: &[[Given; 2]] =
            &[[Nothing, Nothing], [Natural, Nothing], [Nothing, Natural], [Natural, Natural]];
        const ALL: &[[Given; 2]] = &[
            [Nothing, Nothing],
            [Natural, Nothing],
            [Nothing, Natural],
            [Natural, Natural],
            [Joker, Nothing],
            [Nothing, Joker],
            [Joker, Natural],
            [Natural, Joker],
            [Joker, Joker],
        ];
        if jokers == 0 { NATURAL } else { ALL }
    }
}

/// The suits of a set as bits, and how many jokers go with them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct SetOf {
    pub suits: u8,
    pub jokers: u8,
}

impl Way {
    const START: Self = Self { open: Open(0), cost: 0, melds: 0, from: 0, step: Step::Start };

    /// Whether no run is left with fewer than three cards.
    fn is_whole(&self) -> bool {
        Suit::CARDS.into_iter().flat_map(|suit| self.open.runs(suit)).all(|len| matches!(len, 0 | 3))
    }
}

struct Search<'a> {
    held: &'a Held,
    layers: Vec<Vec<Way>>,
}

impl Search<'_> {
    /// Takes every way one decision further.
    fn go_on(&mut self, choices: impl Fn(&Way, &mut Vec<Way>)) {
        let last = self.layers.last().map_or(&[][..], Vec::as_slice);
        let mut next = Vec::new();
        for (from, way) in last.iter().enumerate() {
            choices(&Way { from: from as u32, ..*way }, &mut next);
        }
        if next.len() > 1 {
            next.sort_unstable_by_key(|way| (way.open, way.cost, way.melds, way.from));
        }
        // What costs no less than another way that has more jokers left need not go on.
        next.dedup_by(|way, other| way.open.is_but_for_jokers(other.open) && self.total(way) >= self.total(other));
        if next.len() > MOST_WAYS {
            next.sort_unstable_by_key(|way| (way.cost, way.open));
            next.truncate(MOST_WAYS);
        }
        self.layers.push(next);
    }

    /// What a way costs should no other joker find its place.
    fn total(&self, way: &Way) -> i32 {
        way.cost + self.held.jokers_left(way.open.get(Open::JOKERS))
    }

    /// The melds of the cheapest way; none where every way to the end was given up.
    fn best(&self) -> Vec<CardSet> {
        let last = self.layers.last().map_or(&[][..], Vec::as_slice);
        let whole = last.iter().enumerate().filter(|(_, way)| way.is_whole());
        let best = whole.min_by_key(|(_, way)| (self.total(way), way.melds));
        let steps = best.map(|(index, _)| self.steps_to(index)).unwrap_or_default();
        Build::following(self.held, steps)
    }

    fn steps_to(&self, index: usize) -> Vec<Step> {
        let mut at = index;
        let back = self.layers.iter().rev().map(|layer| {
            let way = &layer[at];
            at = way.from as usize;
            way.step
        });
        let mut steps: Vec<Step> = back.collect();
        steps.reverse();
        steps
    }
}

/// All that the runs of a suit can be given at a height.
fn give_runs(held: &Held, suit: Suit, height: u8, way: &Way, next: &mut Vec<Way>) {
    let runs = way.open.runs(suit);
    let is_high_ace = held.is_high_ace(height);
    let count = if is_high_ace { way.open.get(Open::high(suit)) } else { held.count(suit, height) };
    for given in Given::pairs(held.jokers()).iter().copied() {
        let naturals = how_many(given, Given::Natural);
        let jokers = way.open.get(Open::JOKERS) + how_many(given, Given::Joker);
        let Some(after) = held.runs_after(suit, height, jokers, runs, given).filter(|_| naturals <= count) else {
            continue;
        };
        for high in 0..=held.most_put_by(suit, height) {
            let Some(loose) = count.checked_sub(naturals + high) else { continue };
            // An ace that was put by has to lie on top of its king.
            if is_high_ace && loose > 0 {
                continue;
            }
            let mut way = *way;
            way.melds += begun(runs, given);
            way.open.set(Open::JOKERS, jokers);
            way.open.set_runs(suit, after);
            way.open.set(Open::loose(suit), loose);
            way.open.set(Open::high(suit), if is_high_ace { 0 } else { way.open.get(Open::high(suit)) + high });
            way.step = Step::Runs(suit, height, given);
            next.push(way);
        }
    }
}

fn how_many(given: [Given; 2], kind: Given) -> u8 {
    u8::from(given[0] == kind) + u8::from(given[1] == kind)
}

fn begun(runs: [u8; 2], given: [Given; 2]) -> u8 {
    runs.iter().zip(given).filter(|(run, given)| **run == 0 && *given != Given::Nothing).count() as u8
}

/// All sets that what is in no run can make, none among them.
fn make_sets(held: &Held, height: u8, way: &Way, next: &mut Vec<Way>) {
    let loose = Suit::CARDS.map(|suit| way.open.get(Open::loose(suit)));
    let used = way.open.get(Open::JOKERS);
    let jokers = held.jokers() - used;
    let mut choose = |sets: [Option<SetOf>; 2]| {
        let left = sets.iter().flatten().fold(loose, |left, set| without(left, *set));
        let mut way = *way;
        way.cost += held.cost_left(height, left);
        way.melds += sets.iter().flatten().count() as u8;
        way.open.set(Open::JOKERS, used + sets.iter().flatten().map(|set| set.jokers).sum::<u8>());
        Suit::CARDS.into_iter().for_each(|suit| way.open.set(Open::loose(suit), 0));
        way.step = Step::Sets(height, sets);
        next.push(way);
    };
    choose([None, None]);
    for one in sets_of(loose, jokers) {
        choose([Some(one), None]);
        sets_of(without(loose, one), jokers - one.jokers).for_each(|two| choose([Some(one), Some(two)]));
    }
}

fn sets_of(loose: [u8; 4], jokers: u8) -> impl Iterator<Item = SetOf> {
    let there =
        Suit::CARDS.into_iter().filter(|suit| loose[*suit as usize] > 0).fold(0u8, |all, suit| all | 1 << suit as u8);
    let is_enough = there.count_ones() + u32::from(jokers) >= 3;
    let all = (1..16u8).filter(move |suits| is_enough && suits & !there == 0);
    all.flat_map(move |suits| (0..=jokers).map(move |jokers| SetOf { suits, jokers }))
        .filter(|set| matches!(set.suits.count_ones() + u32::from(set.jokers), 3 | 4))
}

fn without(mut loose: [u8; 4], set: SetOf) -> [u8; 4] {
    Suit::CARDS.into_iter().filter(|suit| set.has(*suit)).for_each(|suit| loose[suit as usize] -= 1);
    loose
}

impl SetOf {
    pub fn has(self, suit: Suit) -> bool {
        self.suits >> suit as u8 & 1 == 1
    }
}
