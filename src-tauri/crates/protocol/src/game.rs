//! Which game, how it is played, and who sits where.

use core::{fmt, str::FromStr};
use serde::{Deserialize, Serialize};

/// A game of the rummy family, by its stable id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Game {
    Rummy100,
    Rummy,
    Rummy500,
    Tiles,
}

impl Game {
    /// All games, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Rummy100, Self::Rummy, Self::Rummy500, Self::Tiles];

    /// The id in records, cases, saves and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rummy100 => "rummy100",
            Self::Rummy => "rummy",
            Self::Rummy500 => "rummy500",
            Self::Tiles => "tiles",
        }
    }
}

/// A text that names no game of this release.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown game")]
pub struct UnknownGame;

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|game| game.id() == text).ok_or(UnknownGame)
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// How the seats of a table are brought together; tables of each kind are saved apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// People who hand one device round.
    SameDevice,
    /// One person, every other seat a computer player.
    Computer,
}

impl Mode {
    /// Every kind of table.
    pub const ALL: [Self; 2] = [Self::SameDevice, Self::Computer];

    /// The folder of this kind's saves.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::SameDevice => "hotseat",
            Self::Computer => "vs",
        }
    }
}

/// A place at the table, numbered from 0, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table for so many.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Self)
    }

    /// The next seat clockwise.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }

    /// The seat before this one.
    #[must_use]
    pub const fn previous(self, seats: u8) -> Self {
        Self((self.0 + seats - 1) % seats)
    }

    /// Its place in a list that has an entry a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Easy,
    Medium,
    Hard,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.word() == text).ok_or(UnknownLevel)
    }
}

/// A text that names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown level: easy, medium or hard")]
pub struct UnknownLevel;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Human,
    Easy,
    Medium,
    Hard,
}

impl Kind {
    /// The computer player's level, where a computer plays.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Human => None,
            Self::Easy => Some(Level::Easy),
            Self::Medium => Some(Level::Medium),
            Self::Hard => Some(Level::Hard),
        }
    }
}

impl From<Level> for Kind {
    fn from(level: Level) -> Self {
        match level {
            Level::Easy => Self::Easy,
            Level::Medium => Self::Medium,
            Level::Hard => Self::Hard,
        }
    }
}
