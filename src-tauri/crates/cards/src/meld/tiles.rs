//! Melds of tiles, in which a joker stands for the tile of its place. docs/tiles.md, Melds.

use super::{Meld, MeldError, MeldKind, Slot, distinct, is_block_round_the_corner, suited};
use crate::{DeckKind, Face, Rank, Suit};
use alloc::vec::Vec;

const LAST: u8 = Rank::KING.number();

/// The meld that these tiles make, in the order in which they are named or, where that is none, put in order. At least
/// one of them is a tile.
pub(super) fn parse(slots: &[Slot]) -> Result<Meld, MeldError> {
    let known: Vec<(Suit, Rank)> = slots.iter().filter_map(|slot| suited(slot.plays).ok()).collect();
    let (suit, rank) = known[0];
    let in_group = known.iter().all(|(_, other)| *other == rank);
    let in_run = known.iter().all(|(other, _)| *other == suit);
    let tiles_only = known.iter().all(|(suit, _)| suit.kind() == DeckKind::Tiles);
    match (in_group, in_run) {
        _ if !tiles_only => Err(MeldError::NotASetOrRun),
        (true, true) if known.len() == 1 => worth_more(slots, &known),
        (true, _) => group(slots, &known),
        (false, true) => run(slots, &known),
        (false, false) => Err(neither(slots, &known)),
    }
}

/// One tile and jokers: what is worth more, and of equals the run, so that as they then lie they read the same.
fn worth_more(slots: &[Slot], known: &[(Suit, Rank)]) -> Result<Meld, MeldError> {
    let run = run(slots, known)?;
    match group(slots, known) {
        Ok(group) if group.value() > run.value() => Ok(group),
        Ok(_) | Err(_) => Ok(run),
    }
}

/// Jokers lie first: behind a single tile they would read as a run.
fn group(slots: &[Slot], known: &[(Suit, Rank)]) -> Result<Meld, MeldError> {
    if distinct(known).len() < known.len() || slots.len() > Suit::TILES.len() {
        return Err(MeldError::DuplicateSuit);
    }
    let mut slots = bare(slots);
    slots.sort_by_key(|slot| (slot.plays, slot.card.byte()));
    Ok(Meld { kind: MeldKind::Set, slots })
}

fn run(slots: &[Slot], known: &[(Suit, Rank)]) -> Result<Meld, MeldError> {
    let ranks = distinct(known);
    if ranks.len() < known.len() || slots.len() > usize::from(LAST) {
        return Err(MeldError::CardTwice);
    }
    if is_in_order(slots) {
        return Ok(Meld { kind: MeldKind::Run, slots: bare(slots) });
    }
    let slots = put_in_order(slots).ok_or_else(|| match is_block_round_the_corner(ranks.lane(known[0].0)) {
        true if ranks.len() == slots.len() => MeldError::WrapsAround,
        true | false => MeldError::NotConsecutive,
    })?;
    Ok(Meld { kind: MeldKind::Run, slots: bare(&slots) })
}

/// Whether each tile lies where its number says, as counted from the first one, and none off the scale.
fn is_in_order(slots: &[Slot]) -> bool {
    let first = slots.iter().zip(0i16..).find_map(|(slot, place)| Some(i16::from(number(*slot)?) - place));
    let lies_right = |(slot, there): (&Slot, i16)| number(*slot).is_none_or(|number| i16::from(number) == there);
    first.is_some_and(|first| {
        let fits = first >= 1 && first + slots.len() as i16 - 1 <= i16::from(LAST);
        fits && slots.iter().zip(first..).all(lies_right)
    })
}

/// Tiles by number; jokers fill the gaps, then lie at the high end, then at the low end. None where a gap stays open.
fn put_in_order(slots: &[Slot]) -> Option<Vec<Slot>> {
    let (mut known, jokers): (Vec<Slot>, Vec<Slot>) = slots.iter().partition(|slot| number(**slot).is_some());
    let mut jokers = jokers.into_iter();
    known.sort_by_key(|slot| number(*slot));
    let mut all: Vec<Slot> = Vec::with_capacity(slots.len());
    let mut next = known.first().and_then(|slot| number(*slot))?;
    for slot in known {
        while number(slot)? > next {
            all.push(jokers.next()?);
            next += 1;
        }
        all.push(slot);
        next += 1;
    }
    while next <= LAST && jokers.len() > 0 {
        all.extend(jokers.next());
        next += 1;
    }
    Some(jokers.chain(all).collect())
}

/// The reason where neither number nor colour is common to all.
fn neither(slots: &[Slot], known: &[(Suit, Rank)]) -> MeldError {
    let mut numbers: Vec<u8> = known.iter().map(|(_, rank)| rank.number()).collect();
    numbers.sort_unstable();
    let span = usize::from(numbers[numbers.len() - 1] - numbers[0]) + 1;
    let rising = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    if rising && span <= slots.len() { MeldError::MixedSuits } else { MeldError::NotASetOrRun }
}

/// The number that is known of a tile: its own, or what a joker was said to stand for.
fn number(slot: Slot) -> Option<u8> {
    suited(slot.plays).ok().map(|(_, rank)| rank.number())
}

/// The tiles as they lie on the table, where a joker's place alone says what it stands for.
fn bare(slots: &[Slot]) -> Vec<Slot> {
    let bare = |slot: &Slot| match slot.card.face() {
        Face::Joker => Slot::natural(slot.card),
        Face::Suited(..) => *slot,
    };
    slots.iter().map(bare).collect()
}

#[cfg(test)]
mod tests;
