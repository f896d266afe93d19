//! Of all best tables one that is near: most melds stay as they lie. docs/solver.md, The way there.

use cards::{Card, way::homes};

use super::{
    Goal, Solution, Solver,
    choice::Loss,
    counts::Counts,
    layout::{self, Laid},
    spare, spare_jokers, tiles, uses,
};

/// Up to so many melds all ways to touch no more are tried.
const TRIED: usize = 2;

/// Melds to be touched, as places on the table, and what becomes of them and the rack.
struct Touch {
    touched: Vec<usize>,
    laid: Vec<Laid>,
}

impl Solver {
    /// As [`Solver::best`], and of all best tables one near to what lies: melds that need not be touched stay as they
    /// are and where they are, all others come after them.
    pub fn nearest(&mut self, table: &[Vec<Card>], rack: &[Card], goal: Goal) -> Option<Solution> {
        let best = self.best(table, rack, goal)?;
        let loss = left(rack, &best, goal);
        let touch = self.few(table, rack, goal, loss).or_else(|| self.fewer(table, rack, goal, loss));
        let Some(touch) = touch else { return Some(best) };
        let untouched = (0..table.len()).filter(|place| !touch.touched.contains(place));
        let mut melds: Vec<Vec<Card>> = untouched.map(|place| table[place].clone()).collect();
        let touched: Vec<Vec<Card>> = touch.touched.iter().map(|place| table[*place].clone()).collect();
        melds.extend(at_home(&touch.laid, &touched, rack));
        let placed: Vec<Card> = rack.iter().copied().filter(|card| melds.iter().flatten().any(|c| c == card)).collect();
        let points = placed.iter().map(|card| tiles::points(*card, goal)).sum();
        Some(Solution { melds, placed, points })
    }

    /// The fewest melds that must be touched, if that is very few.
    fn few(&mut self, table: &[Vec<Card>], rack: &[Card], goal: Goal, loss: Loss) -> Option<Touch> {
        let mut tried: Vec<Vec<usize>> = vec![Vec::new()];
        for _ in 0..=TRIED.min(table.len()) {
            let found = tried.iter().find_map(|touched| self.touch(table, rack, goal, loss, touched.clone()));
            if found.is_some() {
                return found;
            }
            let longer = |touched: &Vec<usize>| {
                let touched = touched.clone();
                (touched.last().map_or(0, |last| last + 1)..table.len())
                    .map(move |place| touched.iter().copied().chain([place]).collect())
            };
            tried = tried.iter().flat_map(longer).collect();
        }
        None
    }

    /// Melds of which none can be left alone besides the others.
    fn fewer(&mut self, table: &[Vec<Card>], rack: &[Card], goal: Goal, loss: Loss) -> Option<Touch> {
        let mut touch = self.touch(table, rack, goal, loss, (0..table.len()).collect())?;
        for place in 0..table.len() {
            let others = touch.touched.iter().copied().filter(|other| *other != place).collect();
            touch = self.touch(table, rack, goal, loss, others).unwrap_or(touch);
        }
        Some(touch)
    }

    /// What can be made of these melds and the rack with this loss.
    fn touch(
        &mut self,
        table: &[Vec<Card>],
        rack: &[Card],
        goal: Goal,
        loss: Loss,
        touched: Vec<usize>,
    ) -> Option<Touch> {
        let lying = touched.iter().flat_map(|place| &table[*place]).copied();
        let counts = Counts::of(lying, rack.iter().copied());
        let plan = self.plan_within(&counts, goal, loss)?;
        let mut laid = layout::lay(&uses(&counts, &self.choices, &plan));
        spare::place(&mut laid, spare_jokers(&counts, &plan, goal)).then_some(Touch { touched, laid })
    }
}

/// What a solution leaves in the rack, as loss.
fn left(rack: &[Card], solution: &Solution, goal: Goal) -> Loss {
    let losses = super::losses(goal);
    let left = rack.iter().filter(|card| !solution.placed.contains(card));
    left.filter_map(|card| super::counts::place(*card)).map(|(number, _)| losses[number]).sum()
}

/// Real tiles for melds: each keeps those that lie where it stays, so that no two equal tiles change places.
fn at_home(laid: &[Laid], table: &[Vec<Card>], rack: &[Card]) -> Vec<Vec<Card>> {
    let is_same = |card: &Card, piece: &layout::Piece| super::counts::place(*card) == *piece;
    let pieces: Vec<Vec<layout::Piece>> = laid.iter().map(|meld| meld.pieces.clone()).collect();
    let homes = homes(table, &pieces, is_same);
    let mut left: Vec<Card> = table.iter().flatten().chain(rack).copied().collect();
    let mut take = |piece: &layout::Piece, from: &[Card]| {
        let place = left.iter().position(|card| is_same(card, piece) && from.contains(card))?;
        Some(left.remove(place))
    };
    let mut melds: Vec<Vec<Option<Card>>> = Vec::new();
    for (pieces, home) in pieces.iter().zip(&homes) {
        let lying = home.map_or(&[][..], |home| &table[home][..]);
        melds.push(pieces.iter().map(|piece| take(piece, lying)).collect());
    }
    let all: Vec<Card> = table.iter().flatten().chain(rack).copied().collect();
    for (meld, pieces) in melds.iter_mut().zip(&pieces) {
        for (card, piece) in meld.iter_mut().zip(pieces) {
            *card = card.or_else(|| take(piece, &all));
        }
    }
    melds.into_iter().map(|meld| meld.into_iter().flatten().collect()).collect()
}
