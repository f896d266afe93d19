//! The authority over one table: who sits where, whose word counts, what each is told, and how it is saved.
//!
//! Knows no IO, no clock and no computer player: a host moves its messages, keeps its saves and lends it chance.

mod course;
mod device;
mod fault;
mod levels;
mod moves;
mod opened;
mod proof;
mod record;
mod review;
mod save;
mod seats;
mod shelf;
mod slots;
mod table;
mod undo;

pub use course::Course;
pub use device::{Asked, Device, NotNext, Outbox, Thinking};
pub use opened::{LONGEST_THOUGHT, Opened};
pub use proof::verify;
pub use review::Question;
pub use save::Envelope;
pub use seats::NewTableError;
pub use shelf::{Aside, Found, Place, Shelf, ShelfError, Slot};
pub use slots::{KeepError, Lies, OpenError, Slots, look, saved, set_newer_aside};
pub use table::{Chance, Out, Table};
