//! What is to be said, before it is said in a language: a key of the texts, and what goes into its gaps.

use std::borrow::Cow;

use cards::{Card, Face, Slot};

use crate::player::Player;

/// A sentence in no language yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Say {
    pub key: Cow<'static, str>,
    pub args: Vec<(&'static str, Arg)>,
}

/// What goes into a gap of a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    Text(String),
    Number(i64),
    Cards(Vec<Card>),
    /// Cards as they lie on the table: a joker with what it stands for.
    Slots(Vec<Slot>),
    /// Melds, a comma between each and the next.
    Melds(Vec<Vec<Slot>>),
    /// Several players, listed as the language lists.
    Players(Vec<Player>),
    /// Fills two gaps: `$who` (`you`, `computer`, `other`), by which a text picks its words, and `$name`.
    Player(Player),
    /// What somebody did, one thing after another: listed as the language lists.
    Acts(Vec<Say>),
}

impl Say {
    /// A sentence without gaps.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Who does it: fills `$who` and `$name`.
    #[must_use]
    pub fn by(self, player: &Player) -> Self {
        self.with("who", Arg::Player(player.clone()))
    }
}

impl From<&'static str> for Say {
    fn from(key: &'static str) -> Self {
        Self::new(key)
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        Self::Cards(vec![card])
    }
}

impl From<Vec<Card>> for Arg {
    fn from(cards: Vec<Card>) -> Self {
        Self::Cards(cards)
    }
}

impl From<Vec<Slot>> for Arg {
    fn from(slots: Vec<Slot>) -> Self {
        Self::Slots(slots)
    }
}

impl From<Vec<Player>> for Arg {
    fn from(players: Vec<Player>) -> Self {
        Self::Players(players)
    }
}

impl From<Vec<Say>> for Arg {
    fn from(acts: Vec<Say>) -> Self {
        Self::Acts(acts)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => { $(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )* };
}
from_numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A number as it stands on the screen, with a minus that is one.
pub fn number(number: i32) -> String {
    number.to_string().replace('-', "\u{2212}")
}

/// A part of a sentence that has been said: text, or a card drawn in the line.
#[derive(Clone, PartialEq, Debug)]
pub enum Piece {
    Text(String),
    Card(Card),
    /// A joker, with what it stands for.
    Joker(Face),
}
