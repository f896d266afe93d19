//! A hand laid out in melds as cheaply as can be.

mod build;
mod held;
mod search;

use alloc::vec::Vec;

use crate::{Ace, Card, CardSet, DeckKind, Face, Meld, Rank, Suit, announced};

/// Melds of a hand that share no card, and the cards that are left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrangement {
    /// Jokers among them; [`announced`] says what those can stand for.
    pub melds: Vec<CardSet>,
    pub rest: CardSet,
    /// What the rest costs.
    pub cost: i32,
}

impl Arrangement {
    /// Lays a hand out so that the cards left over cost least, and of equal ways in as few melds as will do; no card
    /// may cost less than nothing. Two jokers at most, and two of equal cards, go into melds.
    ///
    /// This holds as long as no more than some hundred ways lie open side by side, as with hands at a table. Where more
    /// do, in large hands with jokers above all, the dearest are given up: a hand of 54 cards takes a hundredth of a
    /// second or two, and is laid out well, if perhaps not as well as can be.
    pub fn of(hand: CardSet, ace: Ace, cost: &impl Fn(Card) -> i32) -> Self {
        let melds = search::cheapest(&useful(&hand, ace), ace, cost);
        let rest = melds.iter().fold(hand, |rest, meld| rest.minus(meld));
        Self { melds, rest, cost: rest.iter().map(cost).sum() }
    }

    /// The cards as they please the eye: meld by meld, each as it would lie on the table, and the rest last.
    pub fn laid_out(&self, ace: Ace, rest: impl FnOnce(&CardSet) -> Vec<Card>) -> Vec<Card> {
        let mut cards: Vec<Card> = self.melds.iter().flat_map(|meld| in_order(meld, ace)).collect();
        cards.extend(rest(&self.rest));
        cards
    }
}

/// A joker lies at the high end where it may lie at either.
fn in_order(meld: &CardSet, ace: Ace) -> Vec<Card> {
    let cards: Vec<Card> = meld.iter().collect();
    let ways = announced(&cards, ace);
    let meld = ways.last().and_then(|slots| Meld::new(slots, ace).ok());
    meld.map_or(cards, |meld| meld.cards().collect())
}

/// The cards that lie in any meld of the hand; all, where it holds a joker. Tiles lie in none: their melds are not these.
fn useful(hand: &CardSet, ace: Ace) -> CardSet {
    let hand: CardSet = hand.iter().filter(|card| DeckKind::Cards.has(card.face())).collect();
    if hand.find(Face::Joker).is_some() {
        return hand;
    }
    let in_runs = Suit::CARDS.map(|suit| in_runs(hand.lane(suit), ace));
    let is_useful = |card: &Card| match card.face() {
        Face::Joker => true,
        Face::Suited(suit, rank) => {
            in_runs[suit as usize] >> rank.number() & 1 == 1 || hand.suits_of(rank).nth(2).is_some()
        }
    };
    hand.iter().filter(is_useful).collect()
}

/// The ranks of a suit that lie in runs, bit 1 for the ace to bit 13 for the king.
fn in_runs(lane: u16, ace: Ace) -> u16 {
    const LOW_ACE: u16 = 1 << 1;
    const HIGH_ACE: u16 = 1 << 14;
    let high = if lane & LOW_ACE == 0 { 0 } else { HIGH_ACE };
    let heights = match ace {
        Ace::Low => lane,
        Ace::High => lane & !LOW_ACE | high,
        Ace::Either => lane | high,
    };
    let lowest = heights & heights >> 1 & heights >> 2;
    let all = lowest | lowest << 1 | lowest << 2;
    if all & HIGH_ACE == 0 { all } else { all | LOW_ACE }
}

/// Every set and run in a hand, the longest first.
pub fn melds_in(hand: &CardSet, ace: Ace) -> Vec<CardSet> {
    let mut melds = Vec::new();
    Rank::all().for_each(|rank| sets_of(hand, rank, &mut melds));
    Suit::CARDS.into_iter().for_each(|suit| runs_of(hand, suit, ace, &mut melds));
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
