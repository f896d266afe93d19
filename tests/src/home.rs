//! A home folder for one test: no test sees what another one saved.
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};
use xtask::place;

/// A folder that stands in for the person's own. It is left behind for a look after a failure.
#[derive(Debug)]
pub struct Home {
    folder: PathBuf,
    language: &'static str,
}

impl Home {
    /// An empty one for the test of this name.
    ///
    /// # Panics
    /// If the folder cannot be made.
    pub fn new(test: &str) -> Self {
        let folder = place::target().join("e2e").join(test);
        if folder.exists() {
            fs::remove_dir_all(&folder).expect("an old home can be removed");
        }
        fs::create_dir_all(&folder).expect("a home can be made");
        Self { folder, language: "en" }
    }

    /// The same home with its system in another language.
    pub fn speaking(self, language: &'static str) -> Self {
        Self { language, ..self }
    }

    /// The folder itself.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where a driver and its browser write what they complain of.
    pub fn log(&self) -> PathBuf {
        self.folder.join("driver.log")
    }

    /// What they complained of so far.
    pub fn complaints(&self) -> String {
        fs::read_to_string(self.log()).unwrap_or_default()
    }

    /// Where the app keeps its data.
    pub fn data(&self) -> PathBuf {
        self.folder.join("data/games.escalera.rummy")
    }

    /// Which language the system speaks here.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Lets `command` and all that it starts live here.
    pub fn lend(&self, command: &mut Command) {
        command
            .env("HOME", &self.folder)
            .env("XDG_DATA_HOME", self.folder.join("data"))
            .env("XDG_CONFIG_HOME", self.folder.join("config"))
            .env("XDG_CACHE_HOME", self.folder.join("cache"))
            .env("LANG", "C.UTF-8")
            .env("LANGUAGE", self.language);
    }
}
