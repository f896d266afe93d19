//! Cards and tiles, sets of them, and melds: the vocabulary below every rule.
//!
//! Knows nothing of turns, seats or the rules of a game.
#![no_std]
extern crate alloc;

mod announce;
mod arrange;
mod card;
mod deck;
mod hand_order;
mod meld;
mod order;
mod playable;
mod rack;
mod set;
pub mod way;

pub use announce::announced;
pub use arrange::{Arrangement, melds_in};
pub use card::{Card, Face, ParseFaceError, Rank, Suit};
pub use deck::{Deck, DeckKind};
pub use hand_order::{HandOrder, Nudge};
pub use meld::{Ace, Meld, MeldError, MeldKind, Slot};
pub use order::SortBy;
pub use playable::Playable;
pub use rack::melds_of_rack;
pub use set::CardSet;
