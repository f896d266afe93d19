//! A hand laid out in melds as cheaply as can be.

use alloc::vec::Vec;

use crate::{Ace, Card, CardSet, Face, Meld, Rank, Slot, Suit};

/// Melds of a hand that share no card, and the cards that are left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrangement {
    pub melds: Vec<CardSet>,
    pub rest: CardSet,
    /// What the rest costs.
    pub cost: i32,
}

impl Arrangement {
    /// Lays a hand out so that the cards left over cost least; no card may cost less than nothing. Jokers are always
    /// left over, and of two cards with one face only the first goes into melds.
    pub fn of(hand: CardSet, ace: Ace, cost: &impl Fn(Card) -> i32) -> Self {
        let melds = melds_in(&hand, ace);
        let whole = hand.iter().map(cost).sum();
        let best = Self { melds: Vec::new(), rest: hand, cost: whole };
        let mut search = Search { melds: &melds, cost, chosen: Vec::new(), best };
        let useful = melds.iter().fold(CardSet::EMPTY, |all, meld| all.union(meld));
        let idle = hand.minus(&useful);
        search.go_on(useful, idle, idle.iter().map(cost).sum());
        search.best
    }

    /// The cards as they please the eye: meld by meld, each as it would lie on the table, and the rest last.
    pub fn laid_out(&self, ace: Ace, rest: impl FnOnce(&CardSet) -> Vec<Card>) -> Vec<Card> {
        let mut cards: Vec<Card> = self.melds.iter().flat_map(|meld| in_order(meld, ace)).collect();
        cards.extend(rest(&self.rest));
        cards
    }
}

fn in_order(meld: &CardSet, ace: Ace) -> Vec<Card> {
    let slots: Vec<Slot> = meld.iter().map(Slot::natural).collect();
    Meld::new(&slots, ace).map_or_else(|_| meld.iter().collect(), |meld| meld.cards().collect())
}

/// Card by card, each is left over or goes into one of its melds; what already costs as much as the best is given up.
struct Search<'a, F> {
    melds: &'a [CardSet],
    cost: &'a F,
    chosen: Vec<CardSet>,
    best: Arrangement,
}

impl<F: Fn(Card) -> i32> Search<'_, F> {
    fn go_on(&mut self, open: CardSet, rest: CardSet, cost: i32) {
        if cost >= self.best.cost {
            return;
        }
        let Some(card) = open.iter().next() else {
            self.best = Arrangement { melds: self.chosen.clone(), rest, cost };
            return;
        };
        for meld in self.melds.iter().filter(|meld| meld.contains(card) && meld.is_subset(&open)) {
            self.chosen.push(*meld);
            self.go_on(open.minus(meld), rest, cost);
            self.chosen.pop();
        }
        self.go_on(open.without(card), rest.with(card), cost + (self.cost)(card));
    }
}

/// Every set and run in a hand, the longest first.
pub fn melds_in(hand: &CardSet, ace: Ace) -> Vec<CardSet> {
    let mut melds = Vec::new();
    Rank::all().for_each(|rank| sets_of(hand, rank, &mut melds));
    Suit::ALL.into_iter().for_each(|suit| runs_of(hand, suit, ace, &mut melds));
    melds.sort_by_key(|meld| core::cmp::Reverse(meld.len()));
    // Where the ace lies at either end, all thirteen of a suit are one meld and were found twice.
    melds.dedup();
    melds
}

fn sets_of(hand: &CardSet, rank: Rank, melds: &mut Vec<CardSet>) {
    let all: CardSet = hand.suits_of(rank).filter_map(|suit| hand.find(Face::Suited(suit, rank))).collect();
    if all.len() >= 3 {
        melds.push(all);
    }
    if all.len() == 4 {
        melds.extend(all.iter().map(|card| all.without(card)));
    }
}

fn runs_of(hand: &CardSet, suit: Suit, ace: Ace, melds: &mut Vec<CardSet>) {
    if hand.lane(suit).count_ones() < 3 {
        return;
    }
    for low in 1..=12 {
        let mut run = CardSet::EMPTY;
        // An ace lies at one end only: a run is never longer than the thirteen ranks.
        for card in (low..low + 13).map_while(|height| hand.at_height(suit, height, ace)) {
            run.insert(card);
            if run.len() >= 3 {
                melds.push(run);
            }
        }
    }
}

impl CardSet {
    /// The card for a height in a run: 1 to 13 by rank, 14 for an ace on top of the king.
    pub fn at_height(&self, suit: Suit, height: u8, ace: Ace) -> Option<Card> {
        let rank = match (height, ace) {
            (1, Ace::High) | (14, Ace::Low) => return None,
            (14, _) => Rank::ACE,
            (height, _) => Rank::new(height)?,
        };
        self.find(Face::Suited(suit, rank))
    }
}

#[cfg(test)]
mod tests;
