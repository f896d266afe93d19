//! What may be touched now; it follows from what the table offers, and only lights things up.

use cards::{Card, CardSet};
use protocol::{Action, MeldId, Options, Phase, View, preview};

use crate::model::TableModel;

/// What on the table is lit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lights {
    pub stock: bool,
    pub discard: bool,
    /// For each meld, whether the chosen cards fit it.
    pub melds: Vec<bool>,
}

impl Lights {
    pub fn any_meld(&self) -> bool {
        self.melds.contains(&true)
    }
}

impl TableModel {
    /// What is lit now; nothing is while a move waits for its answer.
    pub fn lights(&self) -> Lights {
        if self.pending.is_some() { self.dark() } else { self.open_to() }
    }

    fn dark(&self) -> Lights {
        Lights { melds: vec![false; self.view.melds.len()], ..Lights::default() }
    }

    /// What the chosen cards may do, whether or not a move is on its way.
    pub fn open_to(&self) -> Lights {
        let dark = self.dark();
        let may_move = self.is_my_turn() && !self.arranging;
        let Some(options) = self.view.options.as_ref().filter(|_| may_move) else {
            return dark;
        };
        match self.view.phase {
            Phase::Draw => Lights { stock: options.draw, discard: options.take, ..dark },
            Phase::Play => Lights {
                discard: self.one_selected().is_some_and(|card| options.discard.contains(&card)),
                melds: lit_melds(&self.view, options, self.chosen()),
                ..dark
            },
            Phase::RoundOver => dark,
        }
    }

    /// The chosen card, where exactly one is chosen.
    pub fn one_selected(&self) -> Option<Card> {
        match *self.chosen() {
            [card] => Some(card),
            _ => None,
        }
    }
}

fn lit_melds(view: &View, options: &Options, selected: &[Card]) -> Vec<bool> {
    let chosen: CardSet = selected.iter().copied().collect();
    let fits = |index: usize| {
        let allowed = options.lay_off.get(index).is_some_and(|cards| chosen.is_subset(&cards.set()));
        let action = Action::lay_off(MeldId::at(index), selected.iter().copied());
        !selected.is_empty() && allowed && preview(view, &action).is_ok()
    };
    (0..view.melds.len()).map(fits).collect()
}
