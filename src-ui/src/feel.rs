//! How the table feels: what moves, and how.

mod motion;

pub use motion::{Glance, Motion, lay_open};
