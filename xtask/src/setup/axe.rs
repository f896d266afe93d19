//! axe-core, which finds what keeps people from using a page: fetched by npm as its lock says.
use crate::{
    place,
    setup::{is_there, packages},
    steps::{Done, Failure, run, say},
};
use std::{fs, io, path::PathBuf, process::Command};

/// What npm is told by.
const FILES: [&str; 2] = ["package.json", "package-lock.json"];

/// The script itself.
pub fn source() -> PathBuf {
    folder().join("node_modules/axe-core/axe.min.js")
}

/// Sees to it that the script of the lock lies ready; does nothing but look when it does.
///
/// # Errors
/// If there is no npm, or it cannot fetch.
pub fn install() -> Done {
    if is_ready() {
        return Ok(());
    }
    if !is_there(NPM) {
        packages::install(&packages::NPM)?;
    }
    say("npm fetches axe-core, which looks the page over");
    copy().map_err(|error| Failure::new(format!("cannot write {}: {error}", folder().display())))?;
    run(Command::new(NPM).current_dir(folder()).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]))
}

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

fn folder() -> PathBuf {
    place::target().join("axe")
}

fn is_ready() -> bool {
    let same = |name: &str| {
        fs::read(folder().join(name)).is_ok_and(|old| fs::read(ours().join(name)).is_ok_and(|new| old == new))
    };
    source().is_file() && FILES.into_iter().all(same)
}

fn ours() -> PathBuf {
    place::root().join("tests/axe")
}

fn copy() -> io::Result<()> {
    // Taken away first: what npm then leaves behind it did fetch.
    fs::remove_dir_all(folder()).or_else(|error| if folder().exists() { Err(error) } else { Ok(()) })?;
    fs::create_dir_all(folder())?;
    FILES.into_iter().try_for_each(|name| fs::copy(ours().join(name), folder().join(name)).map(drop))
}
