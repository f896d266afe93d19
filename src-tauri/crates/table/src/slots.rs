//! The two slots of a table: which one counts, which is written next, and what is never written over.

use protocol::{Saved, SavedState};

use crate::{
    Aside, Course, Envelope, Found, Place, Shelf, ShelfError, Slot,
    save::{self, SaveError},
};

/// What lies in a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lies {
    Nothing,
    Table(Box<Course>),
    /// Something is there, and no slot of it can be read.
    Damaged,
    /// A newer release's save is there.
    Newer,
}

impl Lies {
    /// What the home screen tells of it.
    pub fn state(&self) -> Option<SavedState> {
        match self {
            Self::Nothing => None,
            Self::Table(course) => Some(SavedState::Table(course.summary())),
            Self::Damaged => Some(SavedState::Damaged),
            Self::Newer => Some(SavedState::Newer),
        }
    }
}

/// What lies in each place; places where nothing lies are left out.
pub fn saved(shelf: &dyn Shelf) -> Vec<Saved> {
    let saved = |place: Place| {
        let state = look(shelf, place).state()?;
        Some(Saved { mode: place.mode, game: place.game, state })
    };
    Place::all().filter_map(saved).collect()
}

/// Looks what lies in a place, and changes nothing.
pub fn look(shelf: &dyn Shelf, place: Place) -> Lies {
    both(shelf, place).lies()
}

/// Why no table can be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    #[error("no table is saved here")]
    Nothing,
    #[error("the saved table cannot be read")]
    Damaged,
    #[error("the table was saved by a newer release")]
    Newer,
}

/// Why a table was not kept.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeepError {
    #[error("a newer release's table lies here")]
    Newer,
    #[error("the table has been played on elsewhere")]
    Overtaken,
    #[error(transparent)]
    Shelf(#[from] ShelfError),
}

/// Keeps one table in its two slots.
#[derive(Debug)]
pub struct Slots {
    place: Place,
    /// The highest count known to be on the shelf.
    count: u64,
    /// Slots whose contents could not be read; they are put aside before anything is written there.
    bad: [bool; 2],
    /// A slot that this very table failed to write: nothing of anybody's is lost by trying again.
    torn: Option<Slot>,
}

impl Slots {
    /// The place for a new table, which goes on counting from what lies there.
    pub fn for_new(shelf: &dyn Shelf, place: Place) -> Self {
        both(shelf, place).slots(place)
    }

    /// Opens the later of the two slots.
    ///
    /// # Errors
    /// Where there is none that this release can read.
    pub fn open(shelf: &dyn Shelf, place: Place) -> Result<(Self, Course), OpenError> {
        let pair = both(shelf, place);
        let slots = pair.slots(place);
        match pair.lies() {
            Lies::Nothing => Err(OpenError::Nothing),
            Lies::Damaged => Err(OpenError::Damaged),
            Lies::Newer => Err(OpenError::Newer),
            Lies::Table(course) => Ok((slots, *course)),
        }
    }

    /// Where the table is kept.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// Writes a table into the slot that does not hold the latest save.
    ///
    /// # Errors
    /// Where a newer release's save or a later one lies here, or where it cannot be written.
    pub fn keep(&mut self, shelf: &mut dyn Shelf, course: &Course) -> Result<(), KeepError> {
        let found = Slot::ALL.map(|slot| self.peek(shelf, slot));
        if found.contains(&Peek::Newer) {
            return Err(KeepError::Newer);
        }
        let latest = Slot::ALL.into_iter().max_by_key(|slot| found[slot.index()].count());
        let latest = latest.filter(|slot| found[slot.index()].count().is_some());
        if latest.and_then(|slot| found[slot.index()].count()) > Some(self.count) {
            return Err(KeepError::Overtaken);
        }
        let target = latest.map_or(Slot::A, Slot::other);
        if found[target.index()] == Peek::Bad && self.torn != Some(target) {
            shelf.set_aside(self.place, target, Aside::Corrupt)?;
        }
        self.write(shelf, target, course)
    }

    fn write(&mut self, shelf: &mut dyn Shelf, target: Slot, course: &Course) -> Result<(), KeepError> {
        self.bad[target.index()] = false;
        self.torn = Some(target);
        shelf.write(self.place, target, &Envelope::seal(self.count + 1, save::body(course)))?;
        self.torn = None;
        self.count += 1;
        Ok(())
    }

    fn peek(&self, shelf: &dyn Shelf, slot: Slot) -> Peek {
        match (peek(shelf, self.place, slot), self.bad[slot.index()]) {
            (Peek::Good(_), true) => Peek::Bad,
            (peek, _) => peek,
        }
    }
}

/// Gives a newer release's saves other names, so that this release can keep a table in their place.
///
/// # Errors
/// Whatever kept them where they are.
pub fn set_newer_aside(shelf: &mut dyn Shelf, place: Place) -> Result<(), ShelfError> {
    for slot in Slot::ALL {
        if peek(shelf, place, slot) == Peek::Newer {
            shelf.set_aside(place, slot, Aside::Newer)?;
        }
    }
    Ok(())
}

/// A slot by its envelope alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Peek {
    Empty,
    Good(u64),
    Newer,
    Bad,
}

impl Peek {
    const fn count(self) -> Option<u64> {
        match self {
            Self::Good(count) => Some(count),
            Self::Empty | Self::Newer | Self::Bad => None,
        }
    }
}

fn peek(shelf: &dyn Shelf, place: Place, slot: Slot) -> Peek {
    match shelf.read(place, slot) {
        Found::Nothing => Peek::Empty,
        Found::Unreadable => Peek::Bad,
        Found::Bytes(bytes) => match Envelope::open(&bytes) {
            Ok(envelope) => Peek::Good(envelope.count),
            Err(SaveError::Newer) => Peek::Newer,
            Err(SaveError::Damaged(_)) => Peek::Bad,
        },
    }
}

/// A slot read to its end.
enum Reading {
    Empty,
    Good(u64, Box<Course>),
    Newer,
    Bad,
}

struct Pair([Reading; 2]);

fn both(shelf: &dyn Shelf, place: Place) -> Pair {
    Pair(Slot::ALL.map(|slot| match shelf.read(place, slot) {
        Found::Nothing => Reading::Empty,
        Found::Unreadable => Reading::Bad,
        Found::Bytes(bytes) => match save::read(&bytes, place) {
            Ok((count, course)) => Reading::Good(count, Box::new(course)),
            Err(SaveError::Newer) => Reading::Newer,
            Err(SaveError::Damaged(_)) => Reading::Bad,
        },
    }))
}

impl Pair {
    fn slots(&self, place: Place) -> Slots {
        let counts = self.0.iter().filter_map(|reading| match reading {
            Reading::Good(count, _) => Some(*count),
            Reading::Empty | Reading::Newer | Reading::Bad => None,
        });
        let bad = [matches!(self.0[0], Reading::Bad), matches!(self.0[1], Reading::Bad)];
        Slots { place, count: counts.max().unwrap_or(0), bad, torn: None }
    }

    fn lies(self) -> Lies {
        let mut best = Lies::Nothing;
        let mut best_count = 0;
        for reading in self.0 {
            match reading {
                Reading::Newer => return Lies::Newer,
                Reading::Good(count, course) if count > best_count || !matches!(best, Lies::Table(_)) => {
                    best = Lies::Table(course);
                    best_count = count;
                }
                Reading::Bad if best == Lies::Nothing => best = Lies::Damaged,
                Reading::Good(..) | Reading::Bad | Reading::Empty => {}
            }
        }
        best
    }
}
