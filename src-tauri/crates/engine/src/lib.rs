//! The truth of a table: rules, events, scoring, deals.
//!
//! Knows no IO, no time and no threads, nor who is a computer. Nothing in here can be serialised: what crosses a
//! boundary is a [`View`](protocol::View), which is added up from what its seat may see.
#![no_std]
extern crate alloc;

mod deal;
mod decide;
mod event;
mod evolve;
mod fair;
mod imagine;
#[cfg(test)]
mod laws;
mod options;
mod score;
mod setup;
mod state;
mod stream;
mod verify;
mod view;

pub use event::{DealKind, Event};
pub use fair::{Seed, commitment, deal_seed, move_chance};
pub use setup::{SetupError, SetupFault};
pub use state::{Laid, State};
pub use verify::verify;
