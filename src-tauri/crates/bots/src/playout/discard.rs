//! Which card is thrown in an imagined round: the dearest that lies near no other.

use cards::Face;
use protocol::TakenCard;

use super::{
    Playout,
    held::{Held, heights},
};

impl Playout<'_> {
    /// Ends the turn with a discard, where any card is left to throw.
    pub(crate) fn end_by_discard(&mut self) {
        if let Some(card) = self.to_throw() {
            self.throw(card);
        } else {
            self.end_turn();
        }
    }

    /// Ends the turn with this discard.
    pub(crate) fn throw(&mut self, card: Face) {
        self.hands[self.turn].remove(card);
        self.pile.push(card);
        self.end_turn();
    }

    fn to_throw(&self) -> Option<Face> {
        let hand = *self.hand();
        let rest = self.melds_of(&hand).rest(&hand);
        let may = |card: &Face| self.may_throw(*card);
        let need = |card: &Face| self.need(&rest, *card);
        let apart = rest.faces().filter(may).filter(|card| !self.fits_table(*card)).min_by_key(need);
        let loose = || rest.faces().filter(may).min_by_key(need);
        let any = || hand.faces().filter(may).min_by_key(need);
        let joker = || (hand.jokers > 0 && self.may_throw(Face::Joker)).then_some(Face::Joker);
        apart.or_else(loose).or_else(any).or_else(joker)
    }

    /// The card just taken stays for this turn, but not a second one like it, nor where the law lets the last card go.
    fn may_throw(&self, card: Face) -> bool {
        let is_last = self.law.taken_card == TakenCard::StaysUnlessLast && self.hand().len() == 1;
        self.taken != Some(card) || self.hand().has_two(card) || is_last
    }

    /// What a loose card is wanted for less what it costs.
    fn need(&self, loose: &Held, card: Face) -> i32 {
        const BESIDE: i32 = 4;
        const A_GAP: i32 = 2;
        let Face::Suited(suit, rank) = card else { return i32::MAX };
        let lane = suit as usize & 3;
        let number = rank.number();
        let others = (loose.suits_of(number) & !(1 << lane)).count_ones() as i32;
        let around = u32::from(heights(loose.once[lane], self.law.ace)) << 2 >> number;
        let beside = (around & 0b01010).count_ones() as i32;
        let gaps = (around & 0b10001).count_ones() as i32;
        BESIDE * (others + beside) + A_GAP * gaps - self.worth.ranks[number as usize]
    }
}
