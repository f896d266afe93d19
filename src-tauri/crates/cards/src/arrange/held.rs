//! A hand by suit and height, to be laid out.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use super::search::Given;
use crate::{Ace, Card, CardSet, Face, Rank, Suit};

/// No more jokers than these go into melds: any meld then has a natural card.
const MOST_JOKERS: usize = 2;

/// Equal cards, each with what it costs.
type Pile = [Option<(Card, i32)>; 2];

/// The cards of a hand as piles of equal ones, of which two at most go into melds.
///
/// Invariant: each pile and the jokers have the dearest card first.
pub(super) struct Held {
    piles: [[Pile; 13]; 4],
    /// How many cards lie at each height; an ace that may lie at either end is counted at both.
    counts: [[u8; 15]; 4],
    jokers: Vec<(Card, i32)>,
    ace: Ace,
}

impl Held {
    pub fn new(cards: &CardSet, ace: Ace, cost: &impl Fn(Card) -> i32) -> Self {
        let mut by_cost: Vec<(Card, i32)> = cards.iter().map(|card| (card, cost(card))).collect();
        by_cost.sort_by_key(|(_, cost)| core::cmp::Reverse(*cost));
        let mut held = Self { piles: [[[None; 2]; 13]; 4], counts: [[0; 15]; 4], jokers: Vec::new(), ace };
        for (card, cost) in by_cost {
            match card.face() {
                Face::Joker => held.jokers.push((card, cost)),
                Face::Suited(suit, rank) => {
                    let pile = &mut held.piles[suit as usize][usize::from(rank.number()) - 1];
                    if let Some(place) = pile.iter_mut().find(|place| place.is_none()) {
                        *place = Some((card, cost));
                    }
                }
            }
        }
        for suit in Suit::CARDS {
            for height in held.heights() {
                held.counts[suit as usize][usize::from(height)] = held.cards(suit, height).count() as u8;
            }
        }
        held
    }

    /// The heights at which a card can lie in a run, an ace on top of its king included.
    pub const fn heights(&self) -> RangeInclusive<u8> {
        match self.ace {
            Ace::Low => 1..=13,
            Ace::High => 2..=14,
            Ace::Either => 1..=14,
        }
    }

    fn pile(&self, suit: Suit, height: u8) -> &Pile {
        &self.piles[suit as usize][usize::from(height - 1) % 13]
    }

    /// The cards of a pile, the dearest first.
    pub fn cards(&self, suit: Suit, height: u8) -> impl Iterator<Item = Card> + '_ {
        self.pile(suit, height).iter().flatten().map(|(card, _)| *card)
    }

    /// How many cards lie at a height: none above or below the heights of a run.
    pub fn count(&self, suit: Suit, height: u8) -> u8 {
        self.counts[suit as usize].get(usize::from(height)).copied().unwrap_or(0)
    }

    /// How many jokers may go into melds.
    pub fn jokers(&self) -> u8 {
        self.jokers.len().min(MOST_JOKERS) as u8
    }

    pub fn joker_cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.jokers.iter().map(|(card, _)| *card)
    }

    /// What the jokers cost of which so many lie in melds.
    pub fn jokers_left(&self, used: u8) -> i32 {
        self.jokers.iter().skip(used.into()).map(|(_, cost)| cost).sum()
    }

    /// Whether there is anything to decide about runs of a suit at a height: a card, a run that ends below, a joker.
    pub fn is_reached(&self, suit: Suit, height: u8) -> bool {
        self.count(suit, height - 1) > 0 || self.count(suit, height) > 0 || !self.jokers.is_empty()
    }

    /// Whether sets can be made at a height. Aces that may lie at either end make theirs at the lower one.
    pub fn is_any_at(&self, height: u8) -> bool {
        !self.is_high_ace(height) && Suit::CARDS.into_iter().any(|suit| self.count(suit, height) > 0)
    }

    /// Whether what lies at a height are the aces that were put by at the lower end.
    pub fn is_high_ace(&self, height: u8) -> bool {
        self.ace == Ace::Either && height > Rank::KING.number()
    }

    /// How many aces can be put by at this height to lie on top of their king.
    pub fn most_put_by(&self, suit: Suit, height: u8) -> u8 {
        let is_low_ace = self.ace == Ace::Either && height == Rank::ACE.number();
        let missing = [12, 13].into_iter().filter(|height| self.count(suit, *height) == 0).count();
        if is_low_ace && missing <= self.jokers.len() { self.count(suit, height) } else { 0 }
    }

    /// What the runs of a suit are like after these cards, with which so many jokers lie in melds; none where they may
    /// not be given, or lead nowhere.
    pub fn runs_after(&self, suit: Suit, height: u8, jokers: u8, runs: [u8; 2], given: [Given; 2]) -> Option<[u8; 2]> {
        let left = self.jokers().checked_sub(jokers)?;
        // Which of two equal runs is meant makes no difference.
        if runs[0] == runs[1] && given[0] < given[1] {
            return None;
        }
        let mut after = [0; 2];
        for ((after, run), given) in after.iter_mut().zip(runs).zip(given) {
            *after = match (run, given) {
                (0 | 3, Given::Nothing) => 0,
                (_, Given::Nothing) => return None,
                (0, given) if !self.may_begin(suit, height, given, left) => return None,
                (run, Given::Natural | Given::Joker) => (run + 1).min(3),
            };
        }
        Some(if after[0] < after[1] { [after[1], after[0]] } else { after })
    }

    /// Whether a run that begins with this card can become one of three. A joker lies at the low end only where the
    /// run goes on to the top: else it may as well lie at the high end.
    fn may_begin(&self, suit: Suit, height: u8, given: Given, jokers: u8) -> bool {
        let top = *self.heights().end();
        let last = if given == Given::Joker { top } else { height + 2 };
        let missing = (height + 1..=last).filter(|height| self.count(suit, *height) == 0).count();
        height + 2 <= top && missing <= usize::from(jokers)
    }

    /// What so many cards of each suit cost that are left over at a height, the cheapest of each pile.
    pub fn cost_left(&self, height: u8, left: [u8; 4]) -> i32 {
        let of = |suit: Suit| {
            let costs = self.pile(suit, height).iter().rev().flatten().map(|(_, cost)| *cost);
            costs.take(left[suit as usize].into()).sum::<i32>()
        };
        Suit::CARDS.into_iter().map(of).sum()
    }
}
