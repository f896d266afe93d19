//! Where every tile of a draft lies, and what a step makes of that.

use alloc::vec::Vec;
use cards::{Card, CardSet, Meld};

use super::edit::{DraftMeldId, Edit};
use crate::{Code, LaidMeld, Refusal, notation::number_copies};

/// A meld of a draft, right or wrong. It keeps its id and its place among the others for as long as a tile lies in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftMeld {
    pub id: DraftMeldId,
    pub cards: Vec<Card>,
}

/// The melds on the table and what is left in the rack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    pub melds: Vec<DraftMeld>,
    pub rack: Vec<Card>,
    /// The rack at the start of the turn: what may go back there.
    own: CardSet,
    next_id: u32,
}

impl Layout {
    /// The start of a turn, its tiles numbered over table and rack.
    pub fn new(table: &[LaidMeld], rack: &[Card]) -> Self {
        let cards = |laid: &LaidMeld| laid.cards.iter().map(|slot| slot.card).collect();
        let numbered = table.iter().zip(1..).map(|(laid, id)| DraftMeld { id: DraftMeldId(id), cards: cards(laid) });
        let (mut melds, mut rack): (Vec<DraftMeld>, Vec<Card>) = (numbered.collect(), rack.to_vec());
        number_copies(melds.iter_mut().flat_map(|meld| &mut meld.cards).chain(&mut rack));
        let next_id = melds.len() as u32 + 1;
        Self { own: rack.iter().copied().collect(), melds, rack, next_id }
    }

    /// Whether every tile lies in the same place, whatever new melds are called.
    pub fn lies_like(&self, other: &Self) -> bool {
        let cards = |layout: &Self| layout.melds.iter().map(|meld| meld.cards.clone()).collect::<Vec<_>>();
        self.rack.len() == other.rack.len() && cards(self) == cards(other)
    }

    /// What a step makes of it, in a turn that began so.
    pub fn after(&self, step: &Edit, start: &Self) -> Result<Self, Refusal> {
        let mut next = self.clone();
        match step {
            Edit::New(cards) => {
                next.lift(cards)?;
                next.put_new(next.melds.len(), Meld::arranged(cards.clone()));
            }
            Edit::Add(id, cards) => {
                next.find(*id)?;
                next.lift(cards)?;
                let meld = next.find(*id)?;
                meld.cards = Meld::arranged(meld.cards.iter().chain(cards).copied().collect());
            }
            Edit::Move(id, at, cards) => next.put(*id, *at, cards)?,
            Edit::Split(id, at) => next.split(*id, *at)?,
            Edit::Join(id, other) => next.join(*id, *other)?,
            Edit::Back(cards) => {
                if let Some(foreign) = cards.iter().find(|card| !self.own.contains(**card)) {
                    return Err(Refusal::of(Code::TableTileMissing, [*foreign]));
                }
                next.lift(cards)?;
                next.rack.extend(cards);
            }
            Edit::Reset => next = start.clone(),
        }
        next.melds.retain(|meld| !meld.cards.is_empty());
        Ok(next)
    }

    fn find(&mut self, id: DraftMeldId) -> Result<&mut DraftMeld, Refusal> {
        self.melds.iter_mut().find(|meld| meld.id == id).ok_or_else(|| Code::NoSuchMeld.into())
    }

    /// Takes tiles up from wherever they lie; melds that become empty stay for now.
    fn lift(&mut self, cards: &[Card]) -> Result<(), Refusal> {
        let wanted: CardSet = cards.iter().copied().collect();
        if wanted.is_empty() || wanted.len() != cards.len() {
            return Err(Code::BadMessage.into());
        }
        let lying = self.melds.iter().flat_map(|meld| &meld.cards).chain(&self.rack).copied().collect();
        if let Some(unknown) = wanted.minus(&lying).iter().next() {
            return Err(Refusal::of(Code::TileNotInRack, [unknown]));
        }
        let lists = self.melds.iter_mut().map(|meld| &mut meld.cards).chain([&mut self.rack]);
        lists.for_each(|list| list.retain(|card| !wanted.contains(*card)));
        Ok(())
    }

    fn put_new(&mut self, place: usize, cards: Vec<Card>) {
        self.melds.insert(place, DraftMeld { id: DraftMeldId(self.next_id), cards });
        self.next_id += 1;
    }

    /// Puts tiles before the one that lies at this place of a meld, in the order in which they are named.
    fn put(&mut self, id: DraftMeldId, at: usize, cards: &[Card]) -> Result<(), Refusal> {
        let there = &self.find(id)?.cards;
        let before = there.get(..at).ok_or(Code::BadMessage)?;
        let place = before.iter().filter(|card| !cards.contains(card)).count();
        self.lift(cards)?;
        self.find(id)?.cards.splice(place..place, cards.iter().copied());
        Ok(())
    }

    /// Everything from this place on becomes a meld of its own, beside the one it was part of.
    fn split(&mut self, id: DraftMeldId, at: usize) -> Result<(), Refusal> {
        let meld = self.find(id)?;
        if at == 0 || at >= meld.cards.len() {
            return Err(Code::BadMessage.into());
        }
        let tail = meld.cards.split_off(at);
        let place = self.melds.iter().position(|meld| meld.id == id).map_or(self.melds.len(), |place| place + 1);
        self.put_new(place, tail);
        Ok(())
    }

    fn join(&mut self, id: DraftMeldId, other: DraftMeldId) -> Result<(), Refusal> {
        if id == other {
            return Err(Code::BadMessage.into());
        }
        self.find(id)?;
        let joined = core::mem::take(&mut self.find(other)?.cards);
        let meld = self.find(id)?;
        meld.cards = Meld::arranged(meld.cards.iter().copied().chain(joined).collect());
        Ok(())
    }
}
