//! What the page says of a fault.

use protocol::{Fault, FaultCode};

/// The key of its sentence.
pub const fn key(code: FaultCode) -> &'static str {
    match code {
        FaultCode::NoTable => "fault-no_table",
        FaultCode::Damaged => "fault-damaged",
        FaultCode::Newer => "fault-newer",
        FaultCode::Storage => "fault-storage",
        FaultCode::BadMessage => "fault-bad_message",
        FaultCode::OtherTab => "fault-other_tab",
        FaultCode::Internal => "fault-internal",
    }
}

/// Its own words, in English, where nothing else tells what went wrong inside; elsewhere the sentence says it all.
pub fn detail(fault: &Fault) -> Option<&str> {
    match fault.code {
        FaultCode::NoTable
        | FaultCode::Damaged
        | FaultCode::Newer
        | FaultCode::Storage
        | FaultCode::BadMessage
        | FaultCode::OtherTab => None,
        FaultCode::Internal => Some(&fault.message),
    }
}
