//! What is listed at a table that may be rebuilt: draw, pass, one new meld of the rack, one more tile on a meld. Every other
//! play is for the seat to find.

use alloc::{string::ToString, vec::Vec};
use cards::{Card, Meld, Slot, melds_of_rack};
use protocol::{Action, Cards, Melding, Options};

use crate::{Laid, State};

impl State {
    pub(super) fn options_to_rebuild(&self) -> Options {
        Options {
            draw: self.allows(&Action::Draw),
            pass: self.allows(&Action::Pass),
            meld: self.new_melds().next().is_some(),
            lay_off: self
                .melds
                .iter()
                .map(|laid| self.additions(laid).map(|(card, _)| card).collect::<Cards>())
                .collect(),
            ..Options::default()
        }
    }

    pub(super) fn plays_listed(&self) -> Vec<Action> {
        let others = [Action::Draw, Action::Pass].into_iter().filter(|action| self.allows(action));
        let new = self.new_melds().map(|meld| self.play_with(self.melds.len(), meld));
        // What joins one of two equal melds might as well join the other.
        let earlier = |place: usize| {
            self.melds[..place].iter().any(|laid| laid.meld.to_string() == self.melds[place].meld.to_string())
        };
        let places = (0..self.melds.len()).filter(move |place| !earlier(*place));
        let longer = places
            .flat_map(|place| self.additions(&self.melds[place]).map(move |(_, meld)| self.play_with(place, meld)));
        others.chain(new).chain(longer).collect()
    }

    /// Every meld that the rack alone allows by itself, each set of tiles once, with its jokers where they are worth most.
    fn new_melds(&self) -> impl Iterator<Item = Meld> {
        let needed = match self.rules.melding {
            Melding::Rearranged { opening } if !self.has_opened(self.turn) => u32::from(opening),
            Melding::Rearranged { .. } | Melding::Fixed => 0,
        };
        let melds = melds_of_rack(&self.own_hand()).filter_map(|cards| {
            let slots: Vec<Slot> = cards.into_iter().map(Slot::natural).collect();
            Meld::new(&slots, self.rules.ace).ok()
        });
        melds.filter(move |meld| meld.value() >= needed)
    }

    /// Each face of the rack that this meld can take, and the meld with it; none before the seat has opened.
    fn additions(&self, laid: &Laid) -> impl Iterator<Item = (Card, Meld)> {
        let opened = self.has_opened(self.turn);
        let rack = self.own_hand();
        let lowest = rack.iter().filter(move |card| opened && rack.find(card.face()) == Some(*card));
        lowest.filter_map(|card| Some((card, laid.meld.extended(&[Slot::natural(card)], self.rules.ace).ok()?)))
    }

    /// The table as it lies, with this meld in the given place.
    fn play_with(&self, place: usize, meld: Meld) -> Action {
        let mut melds: Vec<Vec<Slot>> = self.melds.iter().map(|laid| laid.meld.slots().to_vec()).collect();
        match melds.get_mut(place) {
            Some(there) => *there = meld.slots().to_vec(),
            None => melds.push(meld.slots().to_vec()),
        }
        Action::Play(melds)
    }
}
