//! A table that could be behind a view, for computer players to think with.
//!
//! It stands between them and the engine: they depend on this crate and not on that one, so that they have no name for a
//! true table. There is one way to come by a table here, from what a seat sees.
#![no_std]
extern crate alloc;

use alloc::vec::Vec;
use cards::{Card, CardSet, Meld};
use engine::State;
use protocol::{Action, End, Options, Phase, Refusal, Rules, Seat, View};

pub use engine::Seed;

/// A table that looks to one seat just like the true one; all that this seat cannot see is dealt out by chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imagined(State);

impl Imagined {
    /// A table whose view for this seat is `view`; what anybody may remember of the round is kept.
    ///
    /// # Panics
    /// Never for a view that a table gave.
    pub fn of(view: &View, seat: Seat, seed: &Seed) -> Self {
        Self(State::imagine(view, seat, seed))
    }

    /// Whether the seat to move may do this.
    pub fn allows(&self, action: &Action) -> bool {
        self.0.decide(self.0.turn(), action).is_ok()
    }

    /// Makes a move of the seat to move.
    ///
    /// # Errors
    /// Why it may not do this now; nothing is changed then.
    pub fn make(&mut self, action: &Action) -> Result<(), Refusal> {
        let events = self.0.decide(self.0.turn(), action)?;
        events.iter().for_each(|event| self.0.evolve(event));
        Ok(())
    }

    /// Every legal move of the seat to move; of plays at a table that may be rebuilt only some.
    pub fn legal_actions(&self) -> Vec<Action> {
        self.0.legal_actions()
    }

    /// What the seat to move may do, in bulk.
    pub fn options(&self) -> Options {
        self.0.options()
    }

    /// The table as a seat would see it.
    pub fn view(&self, seat: Seat) -> View {
        self.0.view(seat)
    }

    /// The law of the table.
    pub const fn law(&self) -> &Rules {
        self.0.rules()
    }

    /// The seat to move.
    pub const fn turn(&self) -> Seat {
        self.0.turn()
    }

    /// Where in its course the turn or round is.
    pub const fn phase(&self) -> Phase {
        self.0.phase()
    }

    /// How the round ended, once it has.
    pub const fn end(&self) -> Option<&End> {
        self.0.end()
    }

    /// The points of the game under way, by seat.
    pub fn scores(&self) -> &[i32] {
        self.0.scores()
    }

    /// The cards that a seat holds; none for a seat that there is not.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.0.hand(seat)
    }

    /// The cards to be drawn, the next one first.
    pub fn stock(&self) -> impl ExactSizeIterator<Item = Card> + '_ {
        self.0.stock()
    }

    /// The discard pile, its top last.
    pub fn discard(&self) -> &[Card] {
        self.0.discard()
    }

    /// The melds on the table, in the order in which they came.
    pub fn melds(&self) -> impl ExactSizeIterator<Item = &Meld> + '_ {
        self.0.melds().iter().map(|laid| &laid.meld)
    }

    /// The value of the cards that each seat has put on the table.
    pub fn table_points(&self) -> Vec<i32> {
        self.0.table_points()
    }
}
