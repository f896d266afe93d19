//! The browser's storage as a shelf for tables, and for the settings.

use protocol::{Fault, Settings};
use table::{Aside, Envelope, Found, Place, Shelf, ShelfError, Slot};
use web_sys::window;

/// Every key begins so, for other pages of the same origin have keys too.
const PREFIX: &str = "escalera/";

const SETTINGS: &str = "escalera/settings";

/// localStorage, which may be denied or full at any time.
#[derive(Default)]
pub struct Storage;

impl Storage {
    /// What was set, or the defaults where nothing can be read. What cannot be is put aside, for it will be set anew.
    pub fn settings(&self) -> Settings {
        let text = storage().ok().and_then(|storage| storage.get_item(SETTINGS).ok().flatten()).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_else(|_| {
            if !text.is_empty() {
                // Where there is no room for it, it stays where it is until something is set.
                let _ = put_aside(SETTINGS, Aside::Corrupt);
            }
            Settings::default()
        })
    }

    pub fn keep_settings(&self, settings: &Settings) -> Result<(), Fault> {
        let text = serde_json::to_string(settings).expect("settings are plain data");
        Ok(set(SETTINGS, &text)?)
    }

    /// Takes away every table and the settings.
    pub fn erase_all(&self) -> Result<(), Fault> {
        let storage = storage()?;
        let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
        let ours: Vec<String> = keys.filter(|key| key.starts_with(PREFIX)).collect();
        Ok(ours.iter().try_for_each(|key| storage.remove_item(key)).map_err(|_| denied())?)
    }
}

impl Shelf for Storage {
    fn read(&self, place: Place, slot: Slot) -> Found {
        // A browser that lends no storage has kept nothing either.
        let Ok(storage) = storage() else { return Found::Nothing };
        match storage.get_item(&key(place, slot)) {
            Ok(None) => Found::Nothing,
            Ok(Some(text)) => Found::Bytes(text.into_bytes()),
            Err(_) => Found::Unreadable,
        }
    }

    fn write(&mut self, place: Place, slot: Slot, envelope: &Envelope) -> Result<(), ShelfError> {
        let text = serde_json::to_string(envelope).expect("an envelope is plain data");
        set(&key(place, slot), &text)
    }

    fn set_aside(&mut self, place: Place, slot: Slot, why: Aside) -> Result<(), ShelfError> {
        put_aside(&key(place, slot), why)
    }
}

/// Gives what lies under a key another one.
fn put_aside(key: &str, why: Aside) -> Result<(), ShelfError> {
    let storage = storage()?;
    if let Some(text) = storage.get_item(key).map_err(|_| denied())? {
        set(&format!("{key}.{}-{}", why.word(), js_sys::Date::now()), &text)?;
        storage.remove_item(key).map_err(|_| denied())?;
    }
    Ok(())
}

fn key(place: Place, slot: Slot) -> String {
    format!("{PREFIX}{}", place.name(slot))
}

fn set(key: &str, text: &str) -> Result<(), ShelfError> {
    storage()?.set_item(key, text).map_err(|_| ShelfError("the browser's storage is full or denied".into()))
}

fn storage() -> Result<web_sys::Storage, ShelfError> {
    window().and_then(|window| window.local_storage().ok().flatten()).ok_or_else(denied)
}

fn denied() -> ShelfError {
    ShelfError("the browser denies its storage".into())
}
