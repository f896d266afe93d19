//! An open table: the device it is played on, the place in which it is kept, and how that goes.

use protocol::{Pace, Push, Trouble};

use crate::{Device, KeepError, Place, Shelf, Slots, Table, Thinking};

/// How long a deal is seen on the page, in milliseconds; nobody moves before it has come to its end.
const DEAL: u32 = 1400;

/// How long a computer player may think of a move before a host stops it, in milliseconds: far longer than any thought takes
/// that comes to an end.
pub const LONGEST_THOUGHT: u32 = 5000;

/// A table that a host has open.
#[derive(Debug)]
pub struct Opened {
    device: Device,
    slots: Slots,
    kept: Result<(), KeepError>,
    /// Whether nobody wants to watch the computer players until it is a person's turn again.
    hurried: bool,
}

impl Opened {
    /// Opens a table; [`Opened::settle`] then saves and shows it.
    pub fn new(table: Table, slots: Slots) -> Self {
        let mut device = Device::new(table);
        device.greet();
        Self { device, slots, kept: Ok(()), hurried: false }
    }

    /// Where it is kept.
    pub const fn place(&self) -> Place {
        self.slots.place()
    }

    /// The device it is played on.
    pub const fn device(&mut self) -> &mut Device {
        &mut self.device
    }

    /// Lets the computer players move without long pauses until it is a person's turn.
    pub const fn hurry(&mut self) {
        self.hurried = true;
    }

    /// The computer player to move, where one is; where none is, nobody is in a hurry any more.
    pub fn thinking(&mut self) -> Option<Thinking> {
        let thinking = self.device.thinking();
        self.hurried &= thinking.is_some();
        thinking
    }

    /// How long the computer player pauses before its move, in milliseconds.
    pub fn pause(&self, pace: Pace, thinking: &Thinking) -> u32 {
        let pace = if self.hurried { Pace::Quick } else { pace };
        let deal = if thinking.is_first_move() { DEAL } else { 0 };
        deal + pace.millis(thinking.computers())
    }

    /// How it was kept the last time.
    pub const fn kept(&self) -> &Result<(), KeepError> {
        &self.kept
    }

    /// Saves what has changed, if anything has. What is to be told of it all comes back: nothing is done before it is
    /// kept.
    pub fn settle(&mut self, shelf: &mut dyn Shelf) -> Vec<Push> {
        let outbox = self.device.drain();
        let trouble = if outbox.save { self.keep(shelf) } else { None };
        outbox.pushes.into_iter().chain(trouble).collect()
    }

    /// Saves again where it failed the last time.
    pub fn keep_again(&mut self, shelf: &mut dyn Shelf) -> Option<Push> {
        if self.kept.is_ok() { None } else { self.keep(shelf) }
    }

    /// Shows where the table stands to a page that knows nothing of it, nor of its trouble.
    pub fn greet(&mut self, shelf: &mut dyn Shelf) -> Vec<Push> {
        self.device.greet();
        let mut pushes = self.settle(shelf);
        if self.kept.is_err() {
            pushes.push(trouble(&self.kept));
        }
        pushes
    }

    /// What is new about how it is kept.
    fn keep(&mut self, shelf: &mut dyn Shelf) -> Option<Push> {
        let kept = self.slots.keep(shelf, self.device.table().course());
        let before = core::mem::replace(&mut self.kept, kept);
        (trouble(&before) != trouble(&self.kept)).then(|| trouble(&self.kept))
    }
}

fn trouble(kept: &Result<(), KeepError>) -> Push {
    Push::Trouble(match kept {
        Ok(()) => Trouble::SavedAgain,
        Err(KeepError::Newer) => Trouble::NewerInPlace,
        Err(KeepError::Overtaken | KeepError::Shelf(_)) => Trouble::NotSaved,
    })
}
