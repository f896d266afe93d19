//! The draft of a turn at a table that may be rebuilt: tiles moved about as by hand, step by step, until they are confirmed
//! as one play. docs/tiles.md, The draft.
//!
//! Every step keeps all tiles in play. Melds may be wrong meanwhile; each says why. Whoever hosts the table decides.

mod edit;
mod layout;
#[cfg(test)]
mod tests;

use alloc::vec::Vec;
use cards::{Card, CardSet, Meld, Slot};
use serde::{Deserialize, Serialize};

use crate::{Action, Code, LaidMeld, Melding, Refusal, Rules, Seat, View, play::Before};

pub use edit::{DraftMeldId, Edit, ParseEditError};
pub use layout::DraftMeld;
use layout::Layout;

/// More steps than anybody makes in a turn.
const MOST_STEPS: usize = 2_000;

/// What a draft is saved as: its steps, and how many of them are done and not undone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DraftSteps {
    pub steps: Vec<Edit>,
    pub done: usize,
}

/// A table under the hands of the seat to move.
///
/// Two equal tiles are two: in a draft the n-th of them, counted over the table as it lies and then over the rack, is the
/// n-th copy, whatever it is in the deck, so that page and host mean the same tile by the same name.
///
/// Invariant: `now` is what the done steps make of `start`, and both hold the same tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    law: Rules,
    opened: bool,
    table: Vec<LaidMeld>,
    start: Layout,
    now: Layout,
    steps: Vec<Edit>,
    done: usize,
}

impl Draft {
    /// The draft with which a turn begins: nothing is moved yet. None where this seat's rack is not seen.
    pub fn of(view: &View, seat: Seat) -> Option<Self> {
        let rack = view.hands.get(seat.index())?.as_ref()?;
        Some(Self::over(view.law.clone(), view.placed_before.contains(&seat), view.melds.clone(), rack))
    }

    /// The draft of a seat with this rack at a table that lies so.
    pub fn over(law: Rules, opened: bool, table: Vec<LaidMeld>, rack: &[Card]) -> Self {
        let start = Layout::new(&table, rack);
        Self { law, opened, table, now: start.clone(), start, steps: Vec::new(), done: 0 }
    }

    /// This draft with the steps of a saved one.
    ///
    /// # Errors
    /// The first step that cannot be made here.
    pub fn resumed(mut self, saved: &DraftSteps) -> Result<Self, Refusal> {
        if saved.done > saved.steps.len() || saved.steps.len() > MOST_STEPS {
            return Err(Code::BadMessage.into());
        }
        let mut now = self.start.clone();
        for (place, step) in saved.steps.iter().enumerate() {
            if place == saved.done {
                self.now = now.clone();
            }
            now = now.after(step, &self.start)?;
        }
        if saved.done == saved.steps.len() {
            self.now = now;
        }
        Ok(Self { steps: saved.steps.clone(), done: saved.done, ..self })
    }

    /// What a save keeps of it.
    pub fn saved(&self) -> DraftSteps {
        DraftSteps { steps: self.steps.clone(), done: self.done }
    }

    /// Makes a step; what was undone before is forgotten. Says whether it changed anything.
    ///
    /// # Errors
    /// `table_tile_missing` where a tile of the table would go to the rack, `tile_not_in_rack` for a tile that is not in
    /// play, `no_such_meld`; `bad_message` where a step makes no sense. Nothing has changed then.
    pub fn edit(&mut self, step: Edit) -> Result<bool, Refusal> {
        let after = self.now.after(&step, &self.start)?;
        // Melds may have new names though their tiles lie as at first: only a reset gives them the old ones back.
        let is_same = if step == Edit::Reset { after == self.now } else { after.lies_like(&self.now) };
        if is_same {
            return Ok(false);
        }
        if self.done >= MOST_STEPS {
            return Err(Code::BadMessage.into());
        }
        self.now = after;
        self.steps.truncate(self.done);
        self.steps.push(step);
        self.done += 1;
        Ok(true)
    }

    /// Goes one step back; says whether there was one.
    pub fn undo(&mut self) -> bool {
        let back = self.done.checked_sub(1);
        back.inspect(|done| self.go_to(*done)).is_some()
    }

    /// Makes the step again that was undone last; says whether there was one.
    pub fn redo(&mut self) -> bool {
        let forth = Some(self.done + 1).filter(|done| *done <= self.steps.len());
        forth.inspect(|done| self.go_to(*done)).is_some()
    }

    /// Goes back to the start of the turn; the steps can be made again. Says whether there were any.
    pub fn reset(&mut self) -> bool {
        let any = self.done > 0;
        self.go_to(0);
        any
    }

    fn go_to(&mut self, done: usize) {
        let begin = if done < self.done { 0 } else { self.done };
        if begin == 0 {
            self.now = self.start.clone();
        }
        for step in &self.steps[begin..done] {
            self.now = self.now.after(step, &self.start).expect("it was made before, from the same table");
        }
        self.done = done;
    }

    /// Whether there is a step to undo.
    pub const fn can_undo(&self) -> bool {
        self.done > 0
    }

    /// Whether there is a step to make again.
    pub fn can_redo(&self) -> bool {
        self.done < self.steps.len()
    }

    /// The melds as they now lie, each in its place.
    pub fn melds(&self) -> &[DraftMeld] {
        &self.now.melds
    }

    /// The tiles that are left in the rack, in the order in which they lay there.
    pub fn rack(&self) -> &[Card] {
        &self.now.rack
    }

    /// Whether a tile came from this seat's rack, and so may go back there until the play is confirmed.
    pub fn is_own(&self, card: Card) -> bool {
        self.start.rack.contains(&card)
    }

    /// The seat's own tiles that lie on the table and are not confirmed.
    pub fn placed(&self) -> impl Iterator<Item = Card> + '_ {
        self.melds().iter().flat_map(|meld| meld.cards.iter().copied()).filter(|card| self.is_own(*card))
    }

    /// Whether everything lies as it did at the start of the turn, in whatever way it came to that.
    pub fn is_reset(&self) -> bool {
        let sets = |layout: &Layout| {
            let mut sets: Vec<CardSet> = layout.melds.iter().map(|meld| meld.cards.iter().copied().collect()).collect();
            sets.sort_unstable();
            sets
        };
        sets(&self.now) == sets(&self.start)
    }

    /// What a meld is, or why it is none.
    ///
    /// # Errors
    /// The reason, as a refused play would name it.
    pub fn verdict(&self, meld: &DraftMeld) -> Result<Meld, Code> {
        Meld::new(&meld.slots(), self.law.ace).map_err(Code::from)
    }

    /// What a meld would be with these tiles added to it, wherever they lie.
    ///
    /// # Errors
    /// Why it would be none, or why they cannot be added.
    pub fn with_added(&self, id: DraftMeldId, cards: &[Card]) -> Result<Meld, Code> {
        let after = self.now.after(&Edit::Add(id, cards.to_vec()), &self.start).map_err(|refusal| refusal.code)?;
        let meld = after.melds.iter().find(|meld| meld.id == id).ok_or(Code::NoSuchMeld)?;
        self.verdict(meld)
    }

    /// Where the seat has yet to open: what its new melds are worth so far, and what they must be worth.
    pub fn opening(&self) -> Option<(u32, u32)> {
        let needed = match self.law.melding {
            Melding::Rearranged { opening } if !self.opened => u32::from(opening),
            Melding::Rearranged { .. } | Melding::Fixed => return None,
        };
        let own = self.melds().iter().filter(|meld| meld.cards.iter().all(|card| self.is_own(*card)));
        let worth = own.filter_map(|meld| self.verdict(meld).ok()).map(|meld| meld.value()).sum();
        Some((worth, needed))
    }

    /// The play that confirms the draft.
    ///
    /// # Errors
    /// What is still wrong with it: the first reason for which it would be refused.
    pub fn confirm(&self) -> Result<Action, Refusal> {
        let melds: Vec<Vec<Slot>> = self.melds().iter().map(DraftMeld::slots).collect();
        let before = Before { law: &self.law, table: &self.table, rack: &self.start.rack, opened: self.opened };
        before.judge(&melds)?;
        Ok(Action::Play(melds))
    }

    /// Whether the turn may be given up for a draw or a pass.
    ///
    /// # Errors
    /// `draft_not_reset`, with the seat's own tiles on the table.
    pub fn must_be_reset(&self) -> Result<(), Refusal> {
        if self.is_reset() { Ok(()) } else { Err(Refusal::of(Code::DraftNotReset, self.placed())) }
    }
}

impl DraftMeld {
    /// Its tiles as a play names them; a joker's place says what it stands for.
    pub fn slots(&self) -> Vec<Slot> {
        self.cards.iter().copied().map(Slot::natural).collect()
    }
}
