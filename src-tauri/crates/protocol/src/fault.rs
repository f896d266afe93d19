//! What goes wrong in the world, as the page is told it.

use alloc::string::{String, ToString};
use serde::{Deserialize, Serialize};

/// A code that the page has a sentence for, and words for whoever looks closer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fault {
    pub code: FaultCode,
    #[serde(default)]
    pub message: String,
}

/// The stable codes of faults.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaultCode {
    NoTable,
    Damaged,
    Newer,
    Storage,
    BadMessage,
    /// The table is played on in another tab of the browser.
    OtherTab,
    /// Whatever else was thrown.
    #[serde(other)]
    Internal,
}

impl FaultCode {
    /// Every code.
    pub const ALL: [Self; 7] =
        [Self::NoTable, Self::Damaged, Self::Newer, Self::Storage, Self::BadMessage, Self::OtherTab, Self::Internal];
}

impl Fault {
    /// A fault of this kind.
    pub fn new(code: FaultCode, message: impl ToString) -> Self {
        Self { code, message: message.to_string() }
    }
}
