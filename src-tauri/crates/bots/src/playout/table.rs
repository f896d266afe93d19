//! The melds on the table, and what can be laid off on them next.

use cards::Ace;

use super::{
    held::{Held, Lane, each, meet, ranks},
    laid::Laid,
};

#[derive(Clone, Debug)]
pub(super) struct Table {
    melds: Vec<Laid>,
    open: [Lane; 4],
    ace: Ace,
}

impl Table {
    pub fn of(melds: Vec<Laid>, ace: Ace) -> Self {
        let mut table = Self { melds, open: [0; 4], ace };
        table.look();
        table
    }

    /// The ranks of each suit that can be laid off next.
    pub const fn open(&self) -> &[Lane; 4] {
        &self.open
    }

    pub fn melds(&self) -> &[Laid] {
        &self.melds
    }

    pub fn push(&mut self, meld: Laid) {
        self.melds.push(meld);
        self.look();
    }

    /// Another meld in the place of one; a new one where there is none.
    pub fn put(&mut self, place: Option<usize>, meld: Laid) {
        match place.and_then(|place| self.melds.get_mut(place)) {
            Some(lying) => *lying = meld,
            None => self.melds.push(meld),
        }
        self.look();
    }

    /// Lays a joker off on the first meld with room for it, if any has.
    pub fn take_joker(&mut self) -> bool {
        let taken = self.melds.iter_mut().any(Laid::take_joker);
        self.look();
        taken
    }

    /// What of these cards can be laid off nowhere.
    pub fn leaves(&self, mut cards: Held) -> Held {
        if !meet(&cards.once, &self.open) {
            return cards;
        }
        for meld in &self.melds {
            let taken = meld.takes(&cards.once, self.ace);
            (0..4).for_each(|lane| cards.remove_bit(lane, ranks(taken[lane])));
        }
        cards
    }

    fn look(&mut self) {
        let each_of = self.melds.iter().map(|meld| meld.openings(self.ace));
        self.open = each_of.fold([0; 4], |open, more| each(|lane| open[lane] | more[lane]));
    }
}
