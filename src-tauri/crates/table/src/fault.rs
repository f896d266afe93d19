//! What a page is told of whatever stands in the way of a table.

use protocol::{Fault, FaultCode};

use crate::{NewTableError, NotNext, OpenError, ShelfError};

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
