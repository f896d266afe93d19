//! Which card is thrown in an imagined round: the dearest that lies near no other.

use cards::Face;
use protocol::TakenCard;

use super::{
    Playout,
    held::{Held, Lane, RANKS, bit, each, face, heights, ones},
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
        let may = self.may_throw();
        let loose = each(|lane| rest.once[lane] & may[lane]);
        let apart = each(|lane| loose[lane] & !self.table.open()[lane]);
        let any = each(|lane| hand.once[lane] & may[lane]);
        let joker = || (hand.jokers > 0 && self.may_throw_joker()).then_some(Face::Joker);
        let least = |cards| self.least_needed(cards, &rest);
        least(&apart).or_else(|| least(&loose)).or_else(|| least(&any)).or_else(joker)
    }

    /// What may be thrown, by suit.
    fn may_throw(&self) -> [Lane; 4] {
        let mut may = [RANKS; 4];
        if let Some(Face::Suited(suit, rank)) = self.stays() {
            may[suit as usize & 3] &= !bit(rank);
        }
        may
    }

    fn may_throw_joker(&self) -> bool {
        self.stays() != Some(Face::Joker)
    }

    /// The card just taken stays for this turn, but not a second one like it, nor where the law lets the last card go.
    fn stays(&self) -> Option<Face> {
        let is_last = self.law.taken_card == TakenCard::StaysUnlessLast && self.hand().len() == 1;
        self.taken.filter(|taken| !is_last && !self.hand().has_two(*taken))
    }

    /// Of these cards the one that is wanted least for what it costs, beside those that are loose.
    fn least_needed(&self, cards: &[Lane; 4], loose: &Held) -> Option<Face> {
        let mut least: Option<(i32, Face)> = None;
        for (lane, cards) in cards.iter().enumerate() {
            let heights = heights(loose.once[lane], self.law.ace);
            for rank in ones(*cards) {
                let others = (loose.suits_of(rank) & !(1 << lane)).count_ones();
                let need = beside(others, heights, rank) - self.worth.ranks[rank as usize];
                if least.is_none_or(|(other, _)| need < other) {
                    least = Some((need, face(lane, rank)));
                }
            }
        }
        least.map(|(_, face)| face)
    }
}

/// What lies beside a card: so many of its rank, and these heights of its suit.
fn beside(others: u32, heights: Lane, rank: u8) -> i32 {
    const BESIDE: i32 = 4;
    const A_GAP: i32 = 2;
    let around = u32::from(heights) << 2 >> rank;
    let near = (around & 0b01010).count_ones();
    let gaps = (around & 0b10001).count_ones();
    BESIDE * (others + near) as i32 + A_GAP * gaps as i32
}
