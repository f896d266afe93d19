//! Melds made by following the decisions that led to the cheapest way.

use alloc::vec::Vec;

use super::{
    held::Held,
    search::{Given, SetOf, Step},
};
use crate::{Card, CardSet, Rank, Suit};

/// What of a hand lies in melds so far.
pub(super) struct Build<'a> {
    held: &'a Held,
    /// Runs that may still go on, the longer first, as the search has them.
    open: [[Vec<Card>; 2]; 4],
    melds: Vec<CardSet>,
    placed: CardSet,
}

impl<'a> Build<'a> {
    /// The melds that come of these decisions, sorted by their first faces.
    pub fn following(held: &'a Held, steps: Vec<Step>) -> Vec<CardSet> {
        let mut build = Self { held, open: Default::default(), melds: Vec::new(), placed: CardSet::EMPTY };
        steps.into_iter().for_each(|step| build.follow(step));
        let open: Vec<Vec<Card>> = build.open.iter_mut().flatten().map(core::mem::take).collect();
        open.into_iter().for_each(|run| build.close(run));
        build.melds.sort_by_key(|meld| meld.iter().map(Card::face).min());
        build.melds
    }

    fn follow(&mut self, step: Step) {
        match step {
            Step::Start => {}
            Step::Runs(suit, height, given) => self.runs(suit, height, given),
            Step::Sets(height, sets) => sets.into_iter().flatten().for_each(|set| self.set(height, set)),
        }
    }

    fn runs(&mut self, suit: Suit, height: u8, given: [Given; 2]) {
        for (index, given) in given.into_iter().enumerate() {
            let card = match given {
                Given::Nothing => None,
                Given::Natural => self.natural(suit, height),
                Given::Joker => self.joker(),
            };
            let run = &mut self.open[suit as usize][index];
            match card {
                Some(card) => run.push(card),
                None => {
                    let run = core::mem::take(run);
                    self.close(run);
                }
            }
        }
        let [first, second] = &mut self.open[suit as usize];
        if second.len().min(3) > first.len().min(3) {
            core::mem::swap(first, second);
        }
    }

    fn set(&mut self, height: u8, set: SetOf) {
        let suits = Suit::CARDS.into_iter().filter(|suit| set.has(*suit));
        let naturals: Vec<Card> = suits.filter_map(|suit| self.natural(suit, height)).collect();
        let jokers: Vec<Card> = (0..set.jokers).filter_map(|_| self.joker()).collect();
        self.melds.push(naturals.into_iter().chain(jokers).collect());
    }

    /// From one ace to the other it is two runs, for no run is longer than the thirteen ranks.
    fn close(&mut self, run: Vec<Card>) {
        let longest = usize::from(Rank::KING.number());
        let half = if run.len() > longest { run.len() / 2 } else { run.len() };
        let (low, high) = run.split_at(half);
        self.melds.extend(
            [low, high].iter().filter(|part| !part.is_empty()).map(|part| part.iter().copied().collect::<CardSet>()),
        );
    }

    fn natural(&mut self, suit: Suit, height: u8) -> Option<Card> {
        let card = self.held.cards(suit, height).find(|card| !self.placed.contains(*card))?;
        self.placed.insert(card);
        Some(card)
    }

    fn joker(&mut self) -> Option<Card> {
        let card = self.held.joker_cards().find(|card| !self.placed.contains(*card))?;
        self.placed.insert(card);
        Some(card)
    }
}
