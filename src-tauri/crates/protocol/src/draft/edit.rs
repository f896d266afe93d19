//! The steps of a draft, and how they are written: `new r3 r4 r5`, `add 2 r6#1`.

use alloc::{format, string::String, vec::Vec};
use cards::{Card, Face};
use core::{fmt, str::FromStr};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A meld of a draft. Those that lay on the table count from 1 as they lie, new ones on from there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DraftMeldId(pub u32);

/// One step of a draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// A new meld of these tiles, wherever they lie.
    New(Vec<Card>),
    /// These tiles join a meld, and lie where they fit.
    Add(DraftMeldId, Vec<Card>),
    /// These tiles go before the one at this place of a meld, from 0, and lie as they are named.
    Move(DraftMeldId, usize, Vec<Card>),
    /// The tiles of a meld from this place on, from 1, become a meld of their own.
    Split(DraftMeldId, usize),
    /// All tiles of the second meld join the first.
    Join(DraftMeldId, DraftMeldId),
    /// The seat's own tiles go back to its rack.
    Back(Vec<Card>),
    /// Everything lies as at the start of the turn.
    Reset,
}

impl fmt::Display for Edit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::New(cards) => write!(f, "new{}", words(cards)),
            Self::Add(DraftMeldId(id), cards) => write!(f, "add {id}{}", words(cards)),
            Self::Move(DraftMeldId(id), at, cards) => write!(f, "move {id} {at}{}", words(cards)),
            Self::Split(DraftMeldId(id), at) => write!(f, "split {id} {at}"),
            Self::Join(DraftMeldId(id), DraftMeldId(other)) => write!(f, "join {id} {other}"),
            Self::Back(cards) => write!(f, "back{}", words(cards)),
            Self::Reset => f.write_str("reset"),
        }
    }
}

/// Each card with a space before it; `#1` says that it is the second of two equal ones.
fn words(cards: &[Card]) -> String {
    let word = |card: &Card| match card.copy() {
        0 => format!(" {card}"),
        copy => format!(" {card}#{copy}"),
    };
    cards.iter().map(word).collect()
}

/// A text that is no step of a draft.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no step of a draft")]
pub struct ParseEditError(String);

impl FromStr for Edit {
    type Err = ParseEditError;

    fn from_str(text: &str) -> Result<Self, ParseEditError> {
        parse(text).ok_or_else(|| ParseEditError(text.into()))
    }
}

fn parse(text: &str) -> Option<Edit> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["new", ref cards @ ..] => Some(Edit::New(tiles(cards)?)),
        ["add", id, ref cards @ ..] => Some(Edit::Add(meld(id)?, tiles(cards)?)),
        ["move", id, at, ref cards @ ..] => Some(Edit::Move(meld(id)?, at.parse().ok()?, tiles(cards)?)),
        ["split", id, at] => Some(Edit::Split(meld(id)?, at.parse().ok()?)),
        ["join", id, other] => Some(Edit::Join(meld(id)?, meld(other)?)),
        ["back", ref cards @ ..] => Some(Edit::Back(tiles(cards)?)),
        ["reset"] => Some(Edit::Reset),
        _ => None,
    }
}

fn meld(text: &str) -> Option<DraftMeldId> {
    text.parse().ok().map(DraftMeldId)
}

fn tiles(words: &[&str]) -> Option<Vec<Card>> {
    let cards: Option<Vec<Card>> = words.iter().map(|word| tile(word)).collect();
    cards.filter(|cards| !cards.is_empty())
}

fn tile(word: &str) -> Option<Card> {
    let (face, copy) = word.split_once('#').unwrap_or((word, "0"));
    let copy = copy.parse().ok().filter(|copy| *copy < Card::COPIES)?;
    Some(Card::first(face.parse::<Face>().ok()?).with_copy(copy))
}

impl Serialize for Edit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Edit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
