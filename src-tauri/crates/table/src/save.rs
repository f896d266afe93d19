//! A saved table: a versioned envelope around the facts, and the checks that make damage harmless.

pub(crate) mod check;
mod v1;

use core::fmt;
use protocol::Hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Course, Place};

/// The version of saves that this release writes.
const VERSION: u32 = 1;

/// Counts above this are no counts: some readers of JSON cannot tell them apart.
const MOST_SAVES: u64 = 1 << 53;

/// What lies in a slot, whatever the version of its body.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Envelope {
    pub version: u32,
    /// The later of two slots has the higher count.
    pub count: u64,
    /// SHA-256 over version, count and body, in hex: it unmasks a torn slot.
    pub sum: String,
    /// The facts, as JSON of their own, so that every byte of them is under the sum.
    pub body: String,
}

/// Why a save cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum SaveError {
    #[error("saved by a newer release")]
    Newer,
    #[error("damaged: {0}")]
    Damaged(String),
}

impl fmt::Debug for Envelope {
    /// Without the body, which gives every hidden card away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Envelope(version {}, count {})", self.version, self.count)
    }
}

impl SaveError {
    fn damaged(why: impl ToString) -> Self {
        Self::Damaged(why.to_string())
    }
}

impl Envelope {
    pub(crate) fn seal(count: u64, body: String) -> Self {
        Self { version: VERSION, count, sum: sum(VERSION, count, &body), body }
    }

    /// Reads an envelope of this release. Of a newer one only the version is looked at.
    pub(crate) fn open(bytes: &[u8]) -> Result<Self, SaveError> {
        #[derive(Deserialize)]
        struct Version {
            version: u32,
        }
        let Version { version } = serde_json::from_slice(bytes).map_err(SaveError::damaged)?;
        if version > VERSION {
            return Err(SaveError::Newer);
        }
        let envelope: Self = serde_json::from_slice(bytes).map_err(SaveError::damaged)?;
        let fits = envelope.sum == sum(version, envelope.count, &envelope.body);
        if fits && version == VERSION && envelope.count < MOST_SAVES {
            Ok(envelope)
        } else {
            Err(SaveError::damaged("the sum does not fit"))
        }
    }
}

fn sum(version: u32, count: u64, body: &str) -> String {
    Hex::<32>(Sha256::digest(format!("{version}\n{count}\n{body}")).into()).to_string()
}

/// The body of a save of this release.
pub(crate) fn body(course: &Course) -> String {
    v1::write(course)
}

/// Reads a save to its end: the count, and a table in which every fact was possible.
pub(crate) fn read(bytes: &[u8], place: Place) -> Result<(u64, Course), SaveError> {
    let envelope = Envelope::open(bytes)?;
    let course = v1::read(&envelope.body).map_err(SaveError::damaged)?;
    if (course.mode(), course.game()) == (place.mode, place.game) {
        Ok((envelope.count, course))
    } else {
        Err(SaveError::damaged("the table of another place"))
    }
}
