//! What a seat can do, and how it is written; an action names no seat.

use crate::notation::{number_copies, parse_slots, spaced};
use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use cards::{Card, CardSet, ParseFaceError, Slot};
use core::{fmt, str::FromStr};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A meld on the table, numbered from 1 in the order in which they came to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MeldId(pub u8);

impl MeldId {
    /// The number of the meld at this place in the list of melds.
    pub const fn at(index: usize) -> Self {
        Self(index as u8 + 1)
    }

    /// Its place in the list of melds; none for the number 0.
    pub fn index(self) -> Option<usize> {
        usize::from(self.0).checked_sub(1)
    }
}

impl fmt::Display for MeldId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Cards put on the table, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Placing {
    Meld(Vec<Slot>),
    LayOff(MeldId, Vec<Slot>),
}

/// One move of the seat to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Draw the stock's top card.
    Draw,
    /// Take the discard pile's top card.
    Take,
    /// Take a card from inside the discard pile with all above it, and place it at once.
    Dig(Card, Placing),
    /// Put a new meld on the table.
    Meld(Vec<Slot>),
    /// Lay cards off on a meld that lies on the table.
    LayOff(MeldId, Vec<Slot>),
    /// Discard a card, which ends the turn.
    Discard(Card),
    /// The whole table as it is to be, where it may be rebuilt; it ends the turn.
    Play(Vec<Vec<Slot>>),
    /// Neither play nor draw, where there is nothing to draw.
    Pass,
}

impl Action {
    /// A new meld of natural cards.
    pub fn meld(cards: impl IntoIterator<Item = Card>) -> Self {
        Self::Meld(cards.into_iter().map(Slot::natural).collect())
    }

    /// Natural cards laid off on a meld.
    pub fn lay_off(meld: MeldId, cards: impl IntoIterator<Item = Card>) -> Self {
        Self::LayOff(meld, cards.into_iter().map(Slot::natural).collect())
    }

    /// The cards that this action names; a dig's card alone lies in the discard pile.
    pub fn cards(&self) -> CardSet {
        match self {
            Self::Draw | Self::Take | Self::Pass => CardSet::EMPTY,
            Self::Discard(card) | Self::Dig(card, _) => CardSet::EMPTY.with(*card),
            Self::Meld(slots) | Self::LayOff(_, slots) => slots.iter().map(|slot| slot.card).collect(),
            Self::Play(melds) => melds.iter().flatten().map(|slot| slot.card).collect(),
        }
    }
}

impl From<Placing> for Action {
    fn from(place: Placing) -> Self {
        match place {
            Placing::Meld(slots) => Self::Meld(slots),
            Placing::LayOff(meld, slots) => Self::LayOff(meld, slots),
        }
    }
}

impl fmt::Display for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Meld(slots) => {
                f.write_str("meld ")?;
                spaced(f, slots)
            }
            Self::LayOff(meld, slots) => {
                write!(f, "layoff {meld} ")?;
                spaced(f, slots)
            }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Take => f.write_str("take"),
            Self::Dig(card, place) => write!(f, "dig {card}: {place}"),
            Self::Meld(slots) => Placing::Meld(slots.clone()).fmt(f),
            Self::LayOff(meld, slots) => Placing::LayOff(*meld, slots.clone()).fmt(f),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Play(melds) => {
                f.write_str("play")?;
                melds.iter().try_for_each(|meld| {
                    f.write_str(" [")?;
                    spaced(f, meld)?;
                    f.write_str("]")
                })
            }
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// A text that is no move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseActionError {
    #[error(transparent)]
    Card(#[from] ParseFaceError),
    #[error("`{0}` is no move")]
    NoMove(String),
    #[error("`{0}` names no cards")]
    NoCards(String),
    #[error("`{0}` is no number of a meld")]
    NoMeldNumber(String),
    #[error("`{0}` is no table: melds stand in brackets, `[r3 r4 r5] [k7 b7 *]`")]
    NoMelds(String),
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let (verb, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        match (verb, rest) {
            ("draw", "") => Ok(Self::Draw),
            ("take", "") => Ok(Self::Take),
            ("pass", "") => Ok(Self::Pass),
            ("play", melds) => Ok(Self::Play(parse_melds(melds)?)),
            ("discard", card) => Ok(Self::Discard(Card::first(card.trim().parse()?))),
            ("dig", rest) => parse_dig(rest),
            ("meld" | "layoff", _) => Ok(parse_placing(text)?.into()),
            _ => Err(ParseActionError::NoMove(text.into())),
        }
    }
}

fn parse_dig(text: &str) -> Result<Action, ParseActionError> {
    let (card, place) = text.split_once(':').ok_or_else(|| ParseActionError::NoMove(text.into()))?;
    Ok(Action::Dig(Card::first(card.trim().parse()?), parse_placing(place)?))
}

fn parse_placing(text: &str) -> Result<Placing, ParseActionError> {
    let text = text.trim();
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    match verb {
        "meld" => Ok(Placing::Meld(some_slots(rest)?)),
        "layoff" => {
            let (number, cards) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
            let id = number.parse().map_err(|_| ParseActionError::NoMeldNumber(number.into()))?;
            Ok(Placing::LayOff(MeldId(id), some_slots(cards)?))
        }
        _ => Err(ParseActionError::NoMove(text.into())),
    }
}

/// Melds in brackets; a tile named in two of them is named twice.
fn parse_melds(text: &str) -> Result<Vec<Vec<Slot>>, ParseActionError> {
    let no_melds = || ParseActionError::NoMelds(text.into());
    let inside = text.trim().strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).ok_or_else(no_melds)?;
    let mut melds = Vec::new();
    for (place, part) in inside.split(']').enumerate() {
        let meld = match place {
            0 => part,
            _ => part.trim_start().strip_prefix('[').ok_or_else(no_melds)?,
        };
        melds.push(some_slots(meld)?);
    }
    number_copies(melds.iter_mut().flatten().map(|slot| &mut slot.card));
    Ok(melds)
}

fn some_slots(text: &str) -> Result<Vec<Slot>, ParseActionError> {
    match parse_slots(text)? {
        slots if slots.is_empty() => Err(ParseActionError::NoCards(text.to_string())),
        slots => Ok(slots),
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_a_move_reads_back_as_it_was_written() {
        for text in [
            "draw",
            "take",
            "dig 7s: meld 7s 7d 7h",
            "dig 7s: layoff 2 7s 8s",
            "meld 7s *=8s 9s",
            "layoff 2 Ts Js",
            "discard Kd",
            "play [r3 r4 r5] [k7 b7 *] [* r3 r4]",
            "pass",
        ] {
            assert_eq!(text.parse::<Action>().expect("a move").to_string(), text);
        }
    }

    #[test]
    fn a_text_that_is_no_move_is_bad_input() {
        for text in [
            "",
            "pass r7",
            "play",
            "play []",
            "play r3 r4 r5",
            "play [r3 r4",
            "play [r3] r4]",
            "play [r3 r4 r5] []",
            "draw 7s",
            "meld",
            "meld ",
            "layoff 7s",
            "layoff 1",
            "layoff 300 7s",
            "discard",
            "dig 7s",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_joker_of_a_table_may_say_what_it_stands_for_and_is_written_without() {
        let action: Action = "play [r3 r4 *=r5]".parse().expect("a move");
        assert_eq!(action.to_string(), "play [r3 r4 *]");
        let twice: Action = "play [r3 r4 r5] [r3 b3 k3]".parse().expect("a move");
        assert_eq!(twice.cards().len(), 6, "two equal tiles are two");
    }
}
