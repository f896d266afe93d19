//! Bad input: what is wrong, and in which file and line.

use std::{fmt, fs, io, path::Path};

use protocol::RecordError;

/// Why a command cannot do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error("{0}\n\n{usage}", usage = crate::args::USAGE)]
    Usage(String),
    #[error("{0}")]
    Arguments(String),
    #[error("{file}: {reason}")]
    File { file: String, reason: String },
    #[error("{file}:{line}: {reason}")]
    Line { file: String, line: usize, reason: String },
    #[error("cannot print: {0}")]
    Output(io::Error),
}

impl Trouble {
    pub fn in_file(file: &Path, reason: impl fmt::Display) -> Self {
        Self::File { file: file.display().to_string(), reason: reason.to_string() }
    }

    pub fn in_line(file: &Path, line: usize, reason: impl fmt::Display) -> Self {
        Self::Line { file: file.display().to_string(), line, reason: reason.to_string() }
    }

    pub fn in_record(file: &Path, error: &RecordError) -> Self {
        Self::in_line(file, error.line, &error.fault)
    }

    pub fn in_json(file: &Path, error: &serde_json::Error) -> Self {
        let text = error.to_string();
        let reason = text.split(" at line ").next().unwrap_or(&text);
        Self::in_line(file, error.line(), reason)
    }
}

/// The text of a file.
///
/// # Errors
/// Where there is none, or it is no UTF-8.
pub fn read(file: &Path) -> Result<String, Trouble> {
    let bytes = fs::read(file).map_err(|error| Trouble::in_file(file, error))?;
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = sound.iter().filter(|byte| **byte == b'\n').count() + 1;
        Trouble::in_line(file, line, "this is no UTF-8 text")
    })
}
