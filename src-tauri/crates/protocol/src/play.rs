//! What a rebuilt table may be refused for, as far as it, the rack and the table before it say. docs/tiles.md, A turn.

use alloc::vec::Vec;
use cards::{Card, Face, Meld, MeldError, Slot};

use crate::{Code, LaidMeld, Melding, Refusal, Rules};

/// The table before a play, and whose play it is.
#[derive(Clone, Copy, Debug)]
pub struct Before<'a> {
    pub law: &'a Rules,
    pub table: &'a [LaidMeld],
    pub rack: &'a [Card],
    /// Whether the seat has played before in this round.
    pub opened: bool,
}

impl Before<'_> {
    /// The melds of the table as it is to be, in the order in which they are named. Two equal tiles are two.
    ///
    /// # Errors
    /// The first reason why it is refused, and the tiles that it is about.
    pub fn judge(&self, melds: &[Vec<Slot>]) -> Result<Vec<Meld>, Refusal> {
        let mut added: Vec<Face> = melds.iter().flatten().map(|slot| slot.card.face()).collect();
        let missing = take_out(&mut added, self.on_table());
        let mut foreign = added.clone();
        take_out(&mut foreign, self.rack.iter().map(|card| card.face()));
        if !foreign.is_empty() {
            return Err(refusal(Code::TileNotInRack, foreign));
        }
        if !missing.is_empty() {
            return Err(refusal(Code::TableTileMissing, missing));
        }
        if added.is_empty() {
            return Err(Code::NoTileAdded.into());
        }
        let melds = self.valid(melds)?;
        match self.law.melding {
            Melding::Rearranged { opening } if !self.opened => self.opens(&melds, opening)?,
            Melding::Rearranged { .. } | Melding::Fixed => {}
        }
        Ok(melds)
    }

    fn on_table(&self) -> impl Iterator<Item = Face> {
        self.table.iter().flat_map(|laid| laid.cards.iter().map(|slot| slot.card.face()))
    }

    /// One wrong meld is refused for its own reason, several together.
    fn valid(&self, melds: &[Vec<Slot>]) -> Result<Vec<Meld>, Refusal> {
        let judged: Vec<Result<Meld, MeldError>> = melds.iter().map(|slots| Meld::new(slots, self.law.ace)).collect();
        let wrong = melds.iter().zip(&judged).filter_map(|(slots, meld)| Some((slots, meld.as_ref().err()?)));
        match wrong.collect::<Vec<_>>()[..] {
            [] => Ok(judged.into_iter().flatten().collect()),
            [(slots, why)] => Err(refusal((*why).into(), faces(slots))),
            ref wrong => Err(refusal(Code::InvalidMeldOnTable, wrong.iter().flat_map(|(slots, _)| faces(slots)))),
        }
    }

    /// Every meld that lay there still does, and the new ones are worth enough. Of melds of the same tiles, whose jokers may
    /// lie otherwise, the cheapest are those that lay there, whatever the order in which they are named.
    fn opens(&self, melds: &[Meld], points: u16) -> Result<(), Refusal> {
        let mut new: Vec<(Vec<Face>, u32)> = melds.iter().map(|meld| (sorted(meld.slots()), meld.value())).collect();
        for laid in self.table {
            let there = sorted(&laid.cards);
            let like_it = (0..new.len()).filter(|place| new[*place].0 == there);
            match like_it.min_by_key(|place| new[*place].1) {
                Some(place) => drop(new.remove(place)),
                None => return Err(refusal(Code::OpeningMovesTable, there)),
            }
        }
        let worth: u32 = new.iter().map(|(_, value)| value).sum();
        match worth >= points.into() {
            true => Ok(()),
            false => Err(refusal(Code::OpeningBelow30, new.into_iter().flat_map(|(faces, _)| faces))),
        }
    }
}

/// Takes these faces out of a list, each once; those that were not there come back.
fn take_out(list: &mut Vec<Face>, faces: impl Iterator<Item = Face>) -> Vec<Face> {
    let mut missing = Vec::new();
    for face in faces {
        match list.iter().position(|there| *there == face) {
            Some(place) => drop(list.swap_remove(place)),
            None => missing.push(face),
        }
    }
    missing
}

fn faces(slots: &[Slot]) -> impl Iterator<Item = Face> {
    slots.iter().map(|slot| slot.card.face())
}

fn sorted(slots: &[Slot]) -> Vec<Face> {
    let mut faces: Vec<Face> = faces(slots).collect();
    faces.sort_unstable();
    faces
}

fn refusal(code: Code, faces: impl IntoIterator<Item = Face>) -> Refusal {
    Refusal::of(code, faces.into_iter().map(Card::first))
}
