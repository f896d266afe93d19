//! Moves that make more or less sense: a legal one that was spoilt a little, or cards at random.

use alloc::vec::Vec;
use cards::{Card, Face, Slot};
use protocol::{Action, MeldId, Placing};

use crate::{State, stream::Stream};

/// A move to ask about.
#[derive(Debug)]
pub(super) struct Probe(pub(super) Action);

impl Probe {
    pub(super) fn new(state: &State, legal: &[Action], chance: &mut Stream) -> Self {
        let mut asker = Asker { state, chance };
        let spoils = asker.chance.below(2) == 0;
        Self(if spoils { asker.spoilt(legal) } else { asker.any() })
    }
}

struct Asker<'a> {
    state: &'a State,
    chance: &'a mut Stream,
}

impl Asker<'_> {
    fn one_of<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.chance.below(list.len() as u32) as usize].clone()
    }

    /// A legal move with one thing about it changed.
    fn spoilt(&mut self, legal: &[Action]) -> Action {
        match self.one_of(legal) {
            Action::Meld(slots) => Action::Meld(self.spoilt_slots(slots)),
            Action::LayOff(id, slots) if self.chance.below(4) > 0 => Action::LayOff(id, self.spoilt_slots(slots)),
            Action::LayOff(_, slots) => Action::LayOff(self.meld(), slots),
            Action::Dig(card, Placing::Meld(slots)) => Action::Dig(card, Placing::Meld(self.spoilt_slots(slots))),
            Action::Dig(card, Placing::LayOff(id, slots)) => {
                Action::Dig(card, Placing::LayOff(id, self.spoilt_slots(slots)))
            }
            Action::Play(melds) => Action::Play(self.spoilt_table(melds)),
            Action::Draw | Action::Take | Action::Discard(_) | Action::Pass => self.any(),
        }
    }

    /// A table with one tile gone, doubled, moved to another meld, or another one in its place.
    fn spoilt_table(&mut self, mut melds: Vec<Vec<Slot>>) -> Vec<Vec<Slot>> {
        let (from, to) =
            (self.chance.below(melds.len() as u32) as usize, self.chance.below(melds.len() as u32) as usize);
        let place = self.chance.below(melds[from].len() as u32) as usize;
        let slot = melds[from][place];
        match self.chance.below(4) {
            0 => drop(melds[from].remove(place)),
            1 => melds[to].push(slot),
            2 => {
                melds[from].remove(place);
                melds[to].push(slot);
            }
            _ => melds[from][place] = self.some_slots(1)[0],
        }
        melds.retain(|meld| !meld.is_empty());
        melds
    }

    /// The table with some tiles more, as a new meld or on one that lies there.
    fn any_table(&mut self, slots: Vec<Slot>) -> Action {
        let mut melds: Vec<Vec<Slot>> = self.state.melds.iter().map(|laid| laid.meld.slots().to_vec()).collect();
        let place = self.chance.below(melds.len() as u32 + 1) as usize;
        match melds.get_mut(place) {
            Some(meld) => meld.extend(slots),
            None => melds.push(slots),
        }
        Action::Play(melds)
    }

    fn spoilt_slots(&mut self, mut slots: Vec<Slot>) -> Vec<Slot> {
        let place = self.chance.below(slots.len() as u32) as usize;
        match self.chance.below(4) {
            0 if slots.len() > 1 => drop(slots.remove(place)),
            1 => slots.extend(self.some_slots(1)),
            2 => slots[place] = self.some_slots(1)[0],
            _ => slots[place].plays = self.face(),
        }
        // A natural card plays what it shows, in every text that can be written.
        slots
            .iter_mut()
            .filter(|slot| slot.card.face() != Face::Joker)
            .for_each(|slot| *slot = Slot::natural(slot.card));
        slots
    }

    fn any(&mut self) -> Action {
        let count = 1 + self.chance.below(4);
        let slots = self.some_slots(count);
        let card = slots[0].card;
        match self.chance.below(8) {
            2.. if self.state.rules.is_rearranged() => self.any_table(slots),
            1 if self.state.rules.is_rearranged() => Action::Pass,
            0 => Action::Draw,
            1 => Action::Take,
            2 | 3 => Action::Meld(slots),
            4 => Action::LayOff(self.meld(), slots),
            5 => Action::Dig(card, Placing::Meld(slots)),
            6 => Action::Dig(card, Placing::LayOff(self.meld(), slots)),
            _ => Action::Discard(card),
        }
    }

    fn meld(&mut self) -> MeldId {
        MeldId(self.chance.below(self.state.melds.len() as u32 + 2) as u8)
    }

    /// Cards of the hand mostly, also of the discard pile and of the whole deck; jokers announced in any way or not.
    fn some_slots(&mut self, count: u32) -> Vec<Slot> {
        let hand: Vec<Card> = self.state.own_hand().iter().collect();
        let deck: Vec<Card> = self.state.rules.deck.cards().collect();
        let slots = (0..count).map(|_| {
            let card = match self.chance.below(8) {
                0 => self.one_of(&deck),
                1 if !self.state.discard.is_empty() => self.one_of(&self.state.discard),
                _ => self.one_of(&hand),
            };
            let plays = if card.face() == Face::Joker && self.chance.below(4) > 0 { self.face() } else { card.face() };
            Slot { card, plays }
        });
        slots.collect()
    }

    fn face(&mut self) -> Face {
        let deck: Vec<Card> = self.state.rules.deck.cards().collect();
        self.one_of(&deck).face()
    }
}
