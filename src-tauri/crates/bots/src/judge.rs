//! Whether a move is legal, judged at a table imagined from a view.

use imagined::{Imagined, Seed};
use protocol::{Action, View};

/// A table that could be behind a view. Which moves are legal depends on nothing hidden, so any such table will do.
pub(crate) struct Judge(Imagined);

impl Judge {
    pub fn of(view: &View, chance: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&chance.to_le_bytes());
        Self(Imagined::of(view, view.turn, &Seed::new(seed)))
    }

    pub fn allows(&self, action: &Action) -> bool {
        self.0.allows(action)
    }

    /// The first of these moves that is legal.
    pub fn first(&self, actions: impl IntoIterator<Item = Action>) -> Option<Action> {
        actions.into_iter().find(|action| self.allows(action))
    }

    /// Every legal move that is listed; never none while a round is under way.
    pub fn legal(&self) -> Vec<Action> {
        self.0.legal_actions()
    }

    /// Any legal move.
    pub fn any_move(&self) -> Action {
        self.legal().into_iter().next().expect("a seat that is to move always has a legal move")
    }
}
