//! The files in which tables are kept: two slots each, written by the store plugin and read without it.
//!
//! The plugin writes in place and takes what it cannot read for empty. So bytes are looked at before it touches a
//! file, a store lives for one write only, and what cannot be read gets another name first.

use std::{
    collections::HashMap,
    fmt,
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use serde::Serialize;
use serde_json::Value;
use table::{Aside, Envelope, Found, Place, Shelf, ShelfError, Slot};
use tauri::{AppHandle, Runtime};
use tauri_plugin_store::StoreBuilder;

/// No save comes near this many bytes.
const LIMIT: u64 = 4 << 20;

/// How many damaged copies of one file are kept.
const CORRUPT_KEPT: usize = 3;

type Fields = HashMap<String, Value>;
type Write = dyn Fn(&Path, Fields) -> Result<(), ShelfError> + Send;

/// The app's data folder.
pub struct Files {
    folder: PathBuf,
    write: Box<Write>,
}

impl fmt::Debug for Files {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Files({})", self.folder.display())
    }
}

impl Files {
    /// Files below a folder, an absolute path, written by this app's store plugin.
    pub fn new<R: Runtime>(app: &AppHandle<R>, folder: PathBuf) -> Self {
        let app = app.clone();
        Self { folder, write: Box::new(move |path, fields| store(&app, path, fields)) }
    }

    /// The file of a slot.
    pub fn path(&self, place: Place, slot: Slot) -> PathBuf {
        self.folder.join("saves").join(format!("{}.json", place.name(slot)))
    }

    /// What lies in a file of the data folder.
    pub fn read_file(&self, path: &Path) -> Found {
        match fs::symlink_metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Found::Nothing,
            Ok(there) if there.is_file() && there.len() <= LIMIT => read(path).map_or(Found::Unreadable, Found::Bytes),
            Ok(_) | Err(_) => Found::Unreadable,
        }
    }

    /// Overwrites a file, and returns once it is on the disk.
    ///
    /// # Errors
    /// Whatever kept it from being written.
    pub fn write_file(&self, path: &Path, contents: &impl Serialize) -> Result<(), ShelfError> {
        let fields = serde_json::to_value(contents).and_then(serde_json::from_value).map_err(failed(path))?;
        (self.write)(path, fields)?;
        flush(path).map_err(failed(path))
    }

    /// Renames a file to one that says why, and forgets the oldest of too many damaged ones.
    ///
    /// # Errors
    /// Whatever kept its name.
    pub fn rename_aside(&self, path: &Path, why: Aside) -> Result<(), ShelfError> {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".{}-{}", why.word(), time_aside(path, why)));
        fs::rename(path, name).map_err(failed(path))?;
        match why {
            Aside::Corrupt => forget_oldest(path),
            Aside::Newer => {}
        }
        Ok(())
    }

    pub fn settings_path(&self) -> PathBuf {
        self.folder.join("settings.json")
    }

    /// Removes all that the app has kept; what could not be removed is returned, with the reason.
    pub fn erase_all(&self) -> Vec<String> {
        let saves = self.folder.join("saves");
        let settings = beside(&self.settings_path(), "");
        let all = [saves, self.settings_path()].into_iter().chain(settings);
        all.filter_map(|path| remove(&path).err().map(|error| failed(&path)(error).0)).collect()
    }
}

impl Shelf for Files {
    fn read(&self, place: Place, slot: Slot) -> Found {
        self.read_file(&self.path(place, slot))
    }

    fn write(&mut self, place: Place, slot: Slot, envelope: &Envelope) -> Result<(), ShelfError> {
        self.write_file(&self.path(place, slot), envelope)
    }

    fn set_aside(&mut self, place: Place, slot: Slot, why: Aside) -> Result<(), ShelfError> {
        self.rename_aside(&self.path(place, slot), why)
    }
}

/// Writes one file by the store plugin. The fields are the store's defaults and never set one by one, for the plugin
/// tells the page of everything that is set; and the store is closed at once, for the plugin writes open ones again
/// when the app ends.
fn store<R: Runtime>(app: &AppHandle<R>, path: &Path, fields: Fields) -> Result<(), ShelfError> {
    let store = StoreBuilder::new(app, path)
        .defaults(fields)
        .serialize(|fields| Ok(serde_json::to_vec(fields)?))
        .disable_auto_save()
        .create_new()
        .build()
        .map_err(failed(path))?;
    let saved = store.save();
    store.close_resource();
    saved.map_err(failed(path))
}

fn read(path: &Path) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path).ok()?.take(LIMIT).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// The folder is flushed too, where the system lets a folder be opened: a new file's name is part of it.
fn flush(path: &Path) -> io::Result<()> {
    File::options().write(true).open(path)?.sync_all()?;
    if let Some(folder) = path.parent().and_then(|folder| File::open(folder).ok()) {
        folder.sync_all()?;
    }
    Ok(())
}

/// Seconds since 1970, or more where a copy has that name already: a later copy has a higher number.
fn time_aside(path: &Path, why: Aside) -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let time_of = |copy: &PathBuf| copy.to_str()?.rsplit_once('-')?.1.parse::<u64>().ok();
    let latest = beside(path, why.word()).iter().filter_map(time_of).max();
    latest.map_or(now, |latest| now.max(latest.saturating_add(1)))
}

fn forget_oldest(path: &Path) {
    let mut copies = beside(path, Aside::Corrupt.word());
    copies.sort_by_key(|copy| (copy.as_os_str().len(), copy.clone()));
    let too_many = copies.len().saturating_sub(CORRUPT_KEPT);
    for copy in &copies[..too_many] {
        // A copy that cannot be removed does no harm but to take up room.
        let _ = remove(copy);
    }
}

/// The copies of a file that were put aside for this reason, or for any.
fn beside(path: &Path, why: &str) -> Vec<PathBuf> {
    let prefix = format!("{}.{why}", path.file_name().unwrap_or_default().to_string_lossy());
    let entries = path.parent().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let copies = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(&prefix));
    copies.map(|entry| entry.path()).collect()
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
        Ok(there) if there.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
    }
}

fn failed<E: fmt::Display>(path: &Path) -> impl Fn(E) -> ShelfError + use<'_, E> {
    move |error| ShelfError(format!("{}: {error}", path.display()))
}
