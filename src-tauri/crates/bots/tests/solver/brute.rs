//! All ways to lay the tiles of a small table and rack, tried one after the other.

use cards::{Card, Face, Suit};

use crate::position::Position;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Optimum {
    pub tiles: u32,
    pub points_at_most_tiles: u32,
    pub points_joker_0: u32,
    pub points_joker_30: u32,
    pub empties: bool,
    pub opening_points: u32,
}

pub fn best(position: &Position) -> Optimum {
    let mut all = Trial::of(&position.table, &position.rack);
    all.go_on(0, 0);
    let mut alone = Trial::of(&[], &position.rack);
    alone.go_on(0, 0);
    Optimum { opening_points: alone.worth, ..all.best }
}

/// Faces count up number by number: the place of a face is 4 × number + colour.
const FACES: usize = 56;

struct Trial {
    /// How many of each face are neither laid nor left.
    open: [u8; FACES],
    /// How many of each face may yet be left in the rack.
    spare: [u8; FACES],
    jokers: u32,
    rack_jokers: u32,
    rack: u32,
    laid: Laid,
    best: Optimum,
    worth: u32,
}

#[derive(Clone, Copy, Default)]
struct Laid {
    left: u32,
    points_left: u32,
    worth: u32,
}

impl Trial {
    fn of(table: &[Vec<Card>], rack: &[Card]) -> Self {
        let (mut open, mut spare) = ([0; FACES], [0; FACES]);
        let is_joker = |card: &&Card| card.face() == Face::Joker;
        for card in table.iter().flatten().chain(rack).filter(|card| !is_joker(card)) {
            open[place(*card)] += 1;
        }
        rack.iter().filter(|card| !is_joker(card)).for_each(|card| spare[place(*card)] += 1);
        let rack_jokers = rack.iter().filter(is_joker).count() as u32;
        let jokers = rack_jokers + table.iter().flatten().filter(is_joker).count() as u32;
        let (laid, best) = (Laid::default(), Optimum::default());
        Self { open, spare, jokers, rack_jokers, rack: rack.len() as u32, laid, best, worth: 0 }
    }

    /// Deals with the first open tile in every way: it begins a meld, or it stays in the rack.
    fn go_on(&mut self, from: usize, used: u32) {
        let Some(first) = (from..FACES).find(|face| self.open[*face] > 0) else { return self.judge(used) };
        self.open[first] -= 1;
        self.groups(first, used);
        for before in 0..=(self.jokers - used).min(first as u32 / 4 - 1) {
            let low: u32 = (0..before).map(|below| first as u32 / 4 - 1 - below).sum();
            self.run(first, first, before + 1, used + before, low + first as u32 / 4);
        }
        if self.spare[first] > 0 {
            self.spare[first] -= 1;
            let before = self.laid;
            self.laid.left += 1;
            self.laid.points_left += first as u32 / 4;
            self.go_on(first, used);
            self.laid = before;
            self.spare[first] += 1;
        }
        self.open[first] += 1;
    }

    fn groups(&mut self, first: usize, used: u32) {
        let above = first + 1..first / 4 * 4 + 4;
        for mask in 0u32..1 << above.len() {
            let others: Vec<usize> = above.clone().filter(|face| mask >> (face - first - 1) & 1 == 1).collect();
            if others.iter().any(|face| self.open[*face] == 0) {
                continue;
            }
            others.iter().for_each(|face| self.open[*face] -= 1);
            let tiles = others.len() as u32 + 1;
            for jokers in 3_u32.saturating_sub(tiles)..=(4 - tiles).min(self.jokers - used) {
                self.lay(first, used + jokers, (tiles + jokers) * (first as u32 / 4));
            }
            others.iter().for_each(|face| self.open[*face] += 1);
        }
    }

    /// Ends a run after its last tile, or takes the next number or a joker for it.
    fn run(&mut self, first: usize, last: usize, length: u32, used: u32, worth: u32) {
        if length >= 3 {
            self.lay(first, used, worth);
        }
        let next = last + 4;
        if next >= FACES {
            return;
        }
        let worth = worth + next as u32 / 4;
        if self.open[next] > 0 {
            self.open[next] -= 1;
            self.run(first, next, length + 1, used, worth);
            self.open[next] += 1;
        }
        if used < self.jokers {
            self.run(first, next, length + 1, used + 1, worth);
        }
    }

    fn lay(&mut self, first: usize, used: u32, worth: u32) {
        self.laid.worth += worth;
        self.go_on(first, used);
        self.laid.worth -= worth;
    }

    fn judge(&mut self, used: u32) {
        self.worth = self.worth.max(self.laid.worth);
        let jokers_left = self.jokers - used;
        if jokers_left > self.rack_jokers {
            return;
        }
        let rack_points: u32 = self.laid.points_left;
        let tiles = self.rack - self.laid.left - jokers_left;
        let points = self.points() - rack_points;
        let best = &mut self.best;
        (best.tiles, best.points_at_most_tiles) =
            (best.tiles, best.points_at_most_tiles).max((tiles, if tiles > 0 { points } else { 0 }));
        best.points_joker_0 = best.points_joker_0.max(points);
        best.points_joker_30 = best.points_joker_30.max(points + 30 * (self.rack_jokers - jokers_left));
        best.empties |= tiles == self.rack && tiles > 0;
    }

    /// The points of the rack's tiles, whether they are laid or left.
    fn points(&self) -> u32 {
        let spare: u32 = (0..FACES).map(|face| u32::from(self.spare[face]) * (face as u32 / 4)).sum();
        spare + self.laid.points_left
    }
}

fn place(card: Card) -> usize {
    match card.face() {
        Face::Joker => 0,
        Face::Suited(suit, rank) => {
            let colour = Suit::TILES.iter().position(|colour| *colour == suit).expect("a colour");
            4 * usize::from(rank.number()) + colour
        }
    }
}
