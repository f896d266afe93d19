//! Why a text is no record.

use alloc::string::String;

use crate::{NAME_LENGTH, ParseActionError, RuleKeysError};

/// The line that makes a text no record, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// Counts from 1.
    pub line: usize,
    pub fault: RecordFault,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordFault {
    #[error("a record begins with `Format: rummy-record 1`")]
    NoFormat,
    #[error("the format `{0}` is not known to this release")]
    UnknownFormat(String),
    #[error("the header has no `{0}:`")]
    Missing(String),
    #[error("`{0}` is no `Key: value`")]
    NoHeaderLine(String),
    #[error("unknown key `{0}`")]
    UnknownKey(String),
    #[error("the key `{0}` is given twice")]
    Twice(String),
    #[error("`{0}` is no game of this release")]
    UnknownGame(String),
    #[error(transparent)]
    Rules(#[from] RuleKeysError),
    #[error("`{0}` is no player: `human`, `easy`, `medium` or `hard`, and a name")]
    NoPlayer(String),
    #[error("the name `{0}` has more than {NAME_LENGTH} characters")]
    LongName(String),
    #[error("{0}")]
    BadValue(String),
    #[error("the position cannot be read: {0}")]
    BadStart(String),
    #[error("deal {0} has both a seed and a set position")]
    TwoOrigins(u32),
    #[error("deal {0} has neither a seed nor a set position")]
    NoOrigin(u32),
    #[error("the proof of deal {0} needs `Commit {0}:`, `Server seed {0}:` and `Nonces {0}:`, or none of them")]
    PartOfProof(u32),
    #[error("a set position has no proof")]
    ProofOfStart,
    #[error("the record begins with deal {0}, so it needs `Dealer {0}:`, or of tiles `Starts {0}:`")]
    NoDealer(u32),
    #[error(transparent)]
    Move(#[from] ParseActionError),
}
