//! What the host could not do.

use serde::{Deserialize, Serialize};

/// A failed call: a stable code that is shown in words, and a message for whoever repairs it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fault {
    pub code: String,
    #[serde(default)]
    pub message: String,
}

impl Fault {
    /// Every code that has a sentence of its own.
    pub const CODES: [&'static str; 8] =
        ["no_table", "damaged", "newer", "storage", "bad_message", "other_tab", "no_host", "internal"];

    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code: code.into(), message: message.into() }
    }

    /// The key of the sentence; for a code that nobody knows, that of `internal`.
    pub fn key(&self) -> String {
        let code = Self::CODES.into_iter().find(|code| *code == self.code).unwrap_or("internal");
        format!("fault-{code}")
    }

    /// The message, where it helps whoever is told of the fault; elsewhere the sentence says it all.
    pub fn detail(&self) -> Option<&str> {
        let speaks_for_itself = ["no_table", "damaged", "newer", "other_tab", "no_host"].contains(&self.code.as_str());
        (!speaks_for_itself && !self.message.is_empty()).then_some(self.message.as_str())
    }
}
