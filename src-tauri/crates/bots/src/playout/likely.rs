//! Hands of others as they are likely to be: without what would have gone with a card that they left or threw of late.

use cards::Face;
use rand::Rng;
use rand_chacha::ChaCha8Rng;

use super::{Playout, draw::joins, held::Held};
use crate::hard::Tells;

/// So many cards that a seat did not want are remembered: by and by its hand has become another.
const OF_LATE: usize = 8;

/// So often a hand is changed because of one of them.
const TRIES: usize = 2;

impl Playout<'_> {
    /// Exchanges hidden cards between the other hands and the stock until those hands are likely.
    pub(crate) fn make_likely(&mut self, tells: &Tells, rng: &mut ChaCha8Rng) {
        if !tells.is_stock_unknown || self.stock.is_empty() {
            return;
        }
        let me = self.turn;
        for seat in (0..usize::from(self.law.seats)).filter(|seat| *seat != me) {
            let known = Held::of(&tells.shown[seat]);
            for card in tells.unwanted[seat].iter().rev().take(OF_LATE) {
                let mut tries = 0..TRIES;
                while tries.next().is_some() && self.part_with(seat, *card, &known, rng) {}
            }
        }
    }

    /// Exchanges a hidden card that would have made a meld with this one. Whether there was any.
    fn part_with(&mut self, seat: usize, unwanted: Face, known: &Held, rng: &mut ChaCha8Rng) -> bool {
        if !joins(&self.hands[seat], unwanted, self.law.ace) {
            return false;
        }
        let hidden = self.hands[seat].without(known);
        let near: Vec<Face> = hidden.faces().filter(|card| goes_with(*card, unwanted)).collect();
        if near.is_empty() {
            return false;
        }
        let out = near[rng.random_range(0..near.len() as u32) as usize];
        let place = rng.random_range(0..self.stock.len() as u32) as usize;
        self.hands[seat].remove(out);
        self.hands[seat].add(self.stock[place]);
        self.stock[place] = out;
        true
    }
}

fn goes_with(one: Face, other: Face) -> bool {
    match (one, other) {
        (Face::Suited(suit, rank), Face::Suited(also, other)) => {
            rank == other || suit == also && rank.number().abs_diff(other.number()) < 3
        }
        (Face::Joker, _) | (_, Face::Joker) => false,
    }
}
