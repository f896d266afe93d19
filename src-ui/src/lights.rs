//! What may be touched now; it follows from what the table offers, and only lights things up.

use cards::Card;
use protocol::{MeldId, Options, Phase};

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
            Phase::Draw if self.digging().is_some() => Lights { melds: self.lit_melds(|_| true), ..dark },
            Phase::Draw => Lights { stock: options.draw, discard: options.take, ..dark },
            Phase::Play => Lights {
                discard: self.one_selected().is_some_and(|card| has(&options.discard, card)),
                melds: self.lit_melds(|index| may_lay_off(options, index, self.chosen())),
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

    /// For each meld, whether what would go down fits it, of those that are allowed.
    fn lit_melds(&self, allowed: impl Fn(usize) -> bool) -> Vec<bool> {
        let cards = self.going_down();
        let fits = |index: usize| allowed(index) && !self.ways_at(MeldId::at(index), &cards).is_empty();
        (0..self.view.melds.len()).map(fits).collect()
    }
}

fn may_lay_off(options: &Options, index: usize, cards: &[Card]) -> bool {
    options.lay_off.get(index).is_some_and(|offered| cards.iter().all(|card| has(offered, *card)))
}

/// Whether a card is offered; equal cards are offered alike.
pub fn has(offered: &[Card], card: Card) -> bool {
    offered.iter().any(|other| other.face() == card.face())
}
