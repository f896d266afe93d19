//! What of a hand is put on the table in an imagined round, and when.

use cards::{Meld, Slot};
use protocol::{GoingOut, MeldId};

use super::{
    Playout,
    held::{Held, Lane, count, heights, in_suits, meet, ones, ranks, suits_at},
    laid::Laid,
};
use crate::hard::is_safe;

impl Playout<'_> {
    /// Goes on with a turn after its draw, up to its end.
    pub(crate) fn play(&mut self) {
        if self.is_over() {
            return;
        }
        if !self.holds_back() {
            self.put_down();
        }
        self.end_by_discard();
    }

    /// Whether melds stay in hand for now, where nobody can lay off on them: so does the seat that thinks, while the others
    /// put down at once, as most players do.
    fn holds_back(&self) -> bool {
        self.turn == self.thinker
            && is_safe(self.fewest(), self.turns, self.law.seats)
            && self.loose(self.hand()).len() > 1
    }

    /// Puts down all that can be.
    pub(crate) fn put_down(&mut self) {
        let melds = self.melds_of(self.hand());
        for rank in ones(melds.sets.iter().fold(0, |all, lane| all | lane)) {
            let suits = suits_at(&melds.sets, rank);
            self.lay(Laid::Set { rank, suits }, in_suits(suits, rank));
        }
        for lane in 0..4 {
            self.lay_runs(lane, melds.runs[lane]);
        }
        self.lay_jokers();
        self.lay_off();
    }

    /// Lays the runs of a suit, which lie apart.
    fn lay_runs(&mut self, lane: usize, mut heights: Lane) {
        while heights != 0 {
            let low = heights.trailing_zeros() as u8;
            let high = low + (heights >> low).trailing_ones() as u8 - 1;
            let run = heights & (u32::MAX >> (31 - high)) as Lane;
            heights &= !run;
            let mut cards = [0; 4];
            cards[lane] = run;
            self.lay(Laid::Run { lane, low, high }, cards);
        }
    }

    fn lay(&mut self, mut meld: Laid, mut cards: [Lane; 4]) {
        if self.keeps_last(count(&cards)) {
            if count(&cards) < 4 {
                return;
            }
            meld.leave_one(&mut cards);
        }
        self.table.push(meld);
        self.move_out(&meld, &cards);
    }

    /// Puts these very cards down, in a new meld or in the place of one that lies.
    pub(crate) fn place(&mut self, cards: &[Slot], meld: &Meld, on: Option<MeldId>) {
        let Some(laid) = Laid::of(meld) else { return };
        for card in cards.iter().map(|slot| slot.card.face()) {
            self.hands[self.turn].remove(card);
            self.placed[self.turn] += self.law.points_of(card);
        }
        self.table.put(on.and_then(MeldId::index), laid);
        self.has_placed();
    }

    /// Whether a card must be kept for the discard, so that so many may not all go.
    fn keeps_last(&self, count: u32) -> bool {
        self.law.going_out == GoingOut::ByDiscard && self.hand().len() <= count
    }

    fn move_out(&mut self, meld: &Laid, cards: &[Lane; 4]) {
        self.placed[self.turn] += meld.worth(cards, &self.worth);
        let hand = &mut self.hands[self.turn];
        (0..4).for_each(|lane| hand.remove_bit(lane, ranks(cards[lane])));
        self.has_placed();
    }

    fn has_placed(&mut self) {
        self.places_now = true;
        let hand = *self.hand();
        self.taken = self.taken.filter(|taken| hand.has(*taken));
    }

    fn lay_off(&mut self) {
        if !meet(&self.hand().once, self.table.open()) {
            return;
        }
        for place in 0..self.table.melds().len() {
            let before = self.table.melds()[place];
            let mut taken = before.takes(&self.hand().once, self.law.ace);
            let mut after = before;
            after.extend(&taken);
            if self.keeps_last(count(&taken)) {
                after.leave_one(&mut taken);
            }
            if count(&taken) == 0 {
                continue;
            }
            self.table.put(Some(place), after);
            self.move_out(&before, &taken);
        }
    }

    /// A joker goes where there is room, or makes a meld of two that lie near each other.
    fn lay_jokers(&mut self) {
        while self.hand().jokers > 0 && !self.keeps_last(1) {
            let laid = self.table.take_joker();
            if !laid && !self.lay_pair() {
                return;
            }
            self.hands[self.turn].jokers -= 1;
            self.placed[self.turn] += self.worth.joker;
            self.places_now = true;
        }
    }

    /// Lays the dearest two cards that a joker completes.
    fn lay_pair(&mut self) -> bool {
        if self.keeps_last(3) {
            return false;
        }
        let hand = *self.hand();
        let worth = |(meld, cards): &(Laid, [Lane; 4])| meld.worth(cards, &self.worth);
        let Some((mut meld, cards)) = pairs(&hand).chain(self.near(&hand)).max_by_key(worth) else { return false };
        self.move_out(&meld, &cards);
        // In a gap it lies already.
        let has_gap = matches!(meld, Laid::Run { low, high, .. } if high > low + 1);
        if !has_gap {
            meld.take_joker();
        }
        self.table.push(meld);
        true
    }

    /// Two of a suit that lie beside each other, or with one place between them.
    fn near(&self, hand: &Held) -> impl Iterator<Item = (Laid, [Lane; 4])> + use<> {
        let suits = [0, 1, 2, 3].map(|lane| heights(hand.once[lane], self.law.ace));
        let lows = (0..4).flat_map(|lane| (1..14).flat_map(move |low| [(lane, low, low + 1), (lane, low, low + 2)]));
        lows.filter(move |(lane, low, high)| suits[*lane] >> low & suits[*lane] >> high & 1 == 1).map(
            |(lane, low, high)| {
                let mut cards = [0; 4];
                cards[lane] = 1 << low | 1 << high;
                (Laid::Run { lane, low, high }, cards)
            },
        )
    }
}

/// Two of a rank, or three that are no meld by now.
fn pairs(hand: &Held) -> impl Iterator<Item = (Laid, [Lane; 4])> + use<> {
    let hand = *hand;
    (1..=13u8).filter(move |rank| matches!(hand.suits_of(*rank).count_ones(), 2 | 3)).map(move |rank| {
        let suits = hand.suits_of(rank);
        (Laid::Set { rank, suits }, in_suits(suits, rank))
    })
}
