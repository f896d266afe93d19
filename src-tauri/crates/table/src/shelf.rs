//! Where tables are kept: two slots for each, which a host lays out as files or otherwise.

use protocol::{Game, Mode};

use crate::Envelope;

/// A table's place: one table of each kind and game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    pub mode: Mode,
    pub game: Game,
}

impl Place {
    /// Every place there is.
    pub fn all() -> impl Iterator<Item = Self> {
        Mode::ALL.into_iter().flat_map(|mode| Game::ALL.into_iter().map(move |game| Self { mode, game }))
    }

    /// The name of a slot, without an ending: `vs/rummy100.a`.
    pub fn name(self, slot: Slot) -> String {
        format!("{}/{}.{}", self.mode.folder(), self.game, slot.letter())
    }
}

/// One of the two slots of a place. They are written in turn, so that a torn one leaves the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    A,
    B,
}

impl Slot {
    /// Both slots.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The one that is written next.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// Its letter in names.
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'a',
            Self::B => 'b',
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// What lies in a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    Nothing,
    Bytes(Vec<u8>),
    /// Something is there that cannot be read as a save: a folder, a link, far too many bytes, no right to read.
    Unreadable,
}

/// Why a slot's contents are put aside, under another name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside {
    Corrupt,
    Newer,
}

impl Aside {
    /// The word in the new name.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Corrupt => "corrupt",
            Self::Newer => "newer",
        }
    }
}

/// The place could not be written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ShelfError(pub String);

/// Where the slots lie.
pub trait Shelf {
    /// What lies in a slot; nothing is changed by looking.
    fn read(&self, place: Place, slot: Slot) -> Found;

    /// Overwrites a slot and returns once it is there to stay.
    ///
    /// # Errors
    /// Whatever kept it from being written; the slot may be torn then.
    fn write(&mut self, place: Place, slot: Slot, envelope: &Envelope) -> Result<(), ShelfError>;

    /// Gives a slot's contents another name, so that they are kept and the slot is free.
    ///
    /// # Errors
    /// Whatever kept them where they are.
    fn set_aside(&mut self, place: Place, slot: Slot, why: Aside) -> Result<(), ShelfError>;
}
