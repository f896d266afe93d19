//! Turns of one move at a table that may be rebuilt: the whole table as it is to be, or a pass.
//! docs/tiles.md, A turn.

use alloc::{vec, vec::Vec};
use cards::{Card, Meld, Slot};
use protocol::{Before, Code, LaidMeld, Refusal};

use crate::{Event, Laid, State};

impl State {
    pub(super) fn decide_play(&self, melds: &[Vec<Slot>]) -> Result<Vec<Event>, Refusal> {
        let table: Vec<LaidMeld> = self.melds.iter().map(Laid::shown).collect();
        let rack: Vec<Card> = self.own_hand().iter().collect();
        let opened = self.has_opened(self.turn);
        let melds = Before { law: &self.rules, table: &table, rack: &rack, opened }.judge(melds)?;
        Ok(vec![Event::Played { seat: self.turn, melds: self.with_tiles_in_play(&melds, &rack) }])
    }

    pub(super) fn decide_pass(&self) -> Result<Vec<Event>, Refusal> {
        match self.stock.is_empty() {
            true => Ok(vec![Event::Passed { seat: self.turn }]),
            false => Err(Code::PoolNotEmpty.into()),
        }
    }

    /// The named melds with tiles of the table and the rack. Of two equal tiles the one that lies on the table is named
    /// first, in the order in which they lie there: so which copy is which follows from what everybody sees.
    fn with_tiles_in_play(&self, melds: &[Meld], rack: &[Card]) -> Vec<Meld> {
        let on_table = self.melds.iter().flat_map(|laid| laid.meld.cards());
        let mut left: Vec<Card> = on_table.chain(rack.iter().copied()).collect();
        let mut in_play = |slot: &Slot| {
            let place = left.iter().position(|card| card.face() == slot.card.face());
            Slot { card: place.map_or(slot.card, |place| left.remove(place)), ..*slot }
        };
        let mut meld = |meld: &Meld| {
            let slots: Vec<Slot> = meld.slots().iter().map(&mut in_play).collect();
            Meld::new(&slots, self.rules.ace).expect("a meld is one with equal tiles too")
        };
        melds.iter().map(&mut meld).collect()
    }
}
