//! A table that is rebuilt a little: one meld by itself, or two of them together.

use cards::Card;

use super::{
    Melds,
    board::{Board, without},
};
use crate::solver::{Goal, Solver};

/// The table as it is being rebuilt, and what is left of the rack.
pub(super) struct Rebuilt<'a> {
    melds: Melds,
    left: Vec<Card>,
    solver: &'a mut Solver,
}

impl<'a> Rebuilt<'a> {
    /// The table with the best melds of these tiles of the rack.
    pub fn with_own(board: &Board, rack: &[Card], solver: &'a mut Solver) -> Self {
        let own = solver.best(&[], rack, Goal::Tiles);
        let mut rebuilt = Self { melds: board.table.clone(), left: rack.to_vec(), solver };
        if let Some(own) = own {
            rebuilt.left = without(rack, &own.placed);
            rebuilt.melds.extend(own.melds);
        }
        rebuilt
    }

    /// Each meld takes tiles, gives some away or is split, once and by itself.
    pub fn one_by_one(mut self) -> Self {
        for place in 0..self.melds.len() {
            self.bring_together(&[place]);
        }
        self
    }

    /// The first two melds that take tiles of the rack when they are made anew together do so.
    pub fn two_together(mut self) -> Self {
        let melds = self.melds.len();
        let mut pairs = (0..melds).flat_map(|one| (one + 1..melds).map(move |other| [one, other]));
        pairs.find(|pair| self.bring_together(pair));
        self
    }

    /// The table, where so many tiles of a rack have become fewer.
    pub fn if_fewer_than(self, tiles: usize) -> Option<Melds> {
        let melds = self.melds.into_iter().filter(|meld| !meld.is_empty());
        (self.left.len() < tiles).then(|| melds.collect())
    }

    /// Whether these melds and the rack made more of each other.
    fn bring_together(&mut self, places: &[usize]) -> bool {
        let lying: Melds = places.iter().map(|place| self.melds[*place].clone()).collect();
        let Some(more) = self.solver.nearest(&lying, &self.left, Goal::Tiles) else { return false };
        self.left = without(&self.left, &more.placed);
        let mut made = more.melds.into_iter();
        for place in places {
            self.melds[*place] = made.next().unwrap_or_default();
        }
        self.melds.extend(made);
        true
    }
}
