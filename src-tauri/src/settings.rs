//! The settings of this device, in a file of their own: no table suffers from a bad setting.

use protocol::Settings;
use table::{Aside, Found, ShelfError};

use crate::files::Files;

/// The settings that were kept; the defaults, where there are none or they cannot be read.
pub fn read(files: &Files) -> Settings {
    parse(&files.read_file(&files.settings_path())).unwrap_or_default()
}

/// Keeps the settings. A file that cannot be read is put aside first.
///
/// # Errors
/// Whatever kept them from being written.
pub fn keep(files: &Files, settings: &Settings) -> Result<(), ShelfError> {
    let path = files.settings_path();
    if parse(&files.read_file(&path)).is_none() {
        files.rename_aside(&path, Aside::Corrupt)?;
    }
    files.write_file(&path, settings)
}

/// None, where something is there that is no settings.
fn parse(found: &Found) -> Option<Settings> {
    match found {
        Found::Nothing => Some(Settings::default()),
        Found::Bytes(bytes) => serde_json::from_slice(bytes).ok(),
        Found::Unreadable => None,
    }
}
