//! What goes wrong in the world, as the page is told it.

use serde::Serialize;
use table::{NewTableError, NotNext, OpenError, ShelfError};

/// A code that the page has a sentence for, and words for whoever looks closer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    pub code: FaultCode,
    pub message: String,
}

/// The stable codes of faults.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FaultCode {
    NoTable,
    Damaged,
    Newer,
    Storage,
    BadMessage,
}

impl Fault {
    pub fn new(code: FaultCode, message: impl ToString) -> Self {
        Self { code, message: message.to_string() }
    }

    pub fn no_table() -> Self {
        Self::new(FaultCode::NoTable, "no table is open")
    }
}

impl From<OpenError> for Fault {
    fn from(error: OpenError) -> Self {
        let code = match error {
            OpenError::Nothing => FaultCode::NoTable,
            OpenError::Damaged => FaultCode::Damaged,
            OpenError::Newer => FaultCode::Newer,
        };
        Self::new(code, error)
    }
}

impl From<NewTableError> for Fault {
    fn from(error: NewTableError) -> Self {
        Self::new(FaultCode::BadMessage, error)
    }
}

impl From<NotNext> for Fault {
    fn from(error: NotNext) -> Self {
        Self::new(FaultCode::BadMessage, error)
    }
}

impl From<ShelfError> for Fault {
    fn from(error: ShelfError) -> Self {
        Self::new(FaultCode::Storage, error)
    }
}
