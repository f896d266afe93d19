//! How a turn begins in an imagined round: with the top of the pile where it serves, with a dig, or with the stock.

use cards::{Ace, Face};
use protocol::{AfterStock, Discards};

use super::{
    End, Playout,
    held::{Held, heights, lies_in},
};
use crate::medium::fear;

/// So deep a pile is dug in.
const DEEP: usize = 10;
/// A hand that a dig may lead to.
const MOST_CARDS: u32 = 30;

impl Playout<'_> {
    pub(super) fn draw(&mut self) {
        let Some(depth) = self.best_dig().or_else(|| self.top_serves().then_some(1)) else {
            return self.draw_from_stock();
        };
        if depth == 1 { self.take() } else { self.dig(depth) }
    }

    /// Takes the top of the pile.
    pub(crate) fn take(&mut self) {
        let Some(top) = self.pile.pop() else { return };
        self.hands[self.turn].add(top);
        self.taken = Some(top);
    }

    /// Takes so many cards of the pile; what can be put down is put down at once.
    pub(crate) fn dig(&mut self, depth: usize) {
        let place = self.pile.len().saturating_sub(depth);
        for card in self.pile.drain(place..) {
            self.hands[self.turn].add(card);
        }
        self.put_down();
    }

    pub(crate) fn draw_from_stock(&mut self) {
        if self.stock.is_empty() {
            self.refill();
        }
        match self.stock.pop() {
            Some(card) => {
                self.hands[self.turn].add(card);
                self.exhausted = self.exhausted.saturating_add(self.stock.is_empty().into());
            }
            None if self.pile.is_empty() => self.end = Some(End::Blocked),
            None => self.take(),
        }
    }

    fn refill(&mut self) {
        if self.pile.len() < 2 {
            return;
        }
        match self.law.after_stock {
            AfterStock::Shuffle(_) => {
                let top = self.pile.pop();
                self.stock.append(&mut self.pile);
                self.pile.extend(top);
                self.shuffle();
            }
            AfterStock::TurnOver(_) => {
                self.stock.extend(self.pile.drain(1..).rev());
            }
            AfterStock::Pass => {}
        }
    }

    fn shuffle(&mut self) {
        for last in (1..self.stock.len()).rev() {
            // Xorshift: any even spread will do here.
            self.chance ^= self.chance << 13;
            self.chance ^= self.chance >> 7;
            self.chance ^= self.chance << 17;
            self.stock.swap(last, (self.chance % (last as u64 + 1)) as usize);
        }
    }

    /// Whether the top of the pile goes into a meld, or can be laid off.
    fn top_serves(&self) -> bool {
        let Some(top) = self.pile.last().copied() else { return false };
        lies_in(self.table.open(), top) || joins(self.hand(), top, self.law.ace) && self.melds_more(top)
    }

    fn melds_more(&self, card: Face) -> bool {
        let mut with = *self.hand();
        with.add(card);
        self.melds_of(&with).worth > self.melds_of(self.hand()).worth
    }

    /// How many cards the best dig takes, where it brings anything.
    fn best_dig(&self) -> Option<usize> {
        match self.law.discards {
            Discards::Dig => {}
            Discards::Top | Discards::None => return None,
        }
        let now = self.prospect(self.hand());
        let mut hand = *self.hand();
        let mut best: Option<(i32, usize)> = None;
        for (index, card) in self.pile.iter().rev().take(DEEP).enumerate() {
            hand.add(*card);
            if hand.len() > MOST_CARDS {
                break;
            }
            if self.is_placed(&hand, *card) {
                let gain = self.prospect(&hand) - now;
                if gain > best.map_or(0, |(most, _)| most) {
                    best = Some((gain, index + 1));
                }
            }
        }
        best.map(|(_, depth)| depth)
    }

    /// Whether a card of a hand would be put down at once.
    fn is_placed(&self, hand: &Held, card: Face) -> bool {
        lies_in(self.table.open(), card)
            || joins(hand, card, self.law.ace) && lies_in(&self.melds_of(hand).cards(), card)
    }

    /// What a hand will come to, in hundredths of a point: what of it can be put down, less what is feared of the rest.
    fn prospect(&self, hand: &Held) -> i32 {
        let loose = self.loose(hand).points(&self.worth);
        100 * (hand.points(&self.worth) - loose) - fear(self.fewest()) * loose
    }

    /// What of a hand lies in no meld and can be laid off nowhere.
    pub(super) fn loose(&self, hand: &Held) -> Held {
        let mut rest = self.melds_of(hand).rest(hand);
        rest.jokers = 0;
        self.table.leaves(rest)
    }
}

/// Whether a card has two others of the hand beside it.
pub(super) fn joins(hand: &Held, card: Face, ace: Ace) -> bool {
    let Face::Suited(suit, rank) = card else { return true };
    let lane = suit as usize & 3;
    let others = (hand.suits_of(rank.number()) & !(1 << lane)).count_ones();
    let heights = heights(hand.once[lane], ace);
    let beside = |height: u8| {
        let around = u32::from(heights) << 2 >> height;
        // Bits 0 to 4 are the heights from two below to two above.
        around & 0b00011 == 0b00011 || around & 0b01010 == 0b01010 || around & 0b11000 == 0b11000
    };
    let number = rank.number();
    others > 1 || beside(number) || number == 1 && beside(14)
}
