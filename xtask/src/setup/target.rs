//! Other targets than this machine: their standard libraries, by rustup.
use crate::{
    place,
    setup::is_there,
    steps::{Done, Failure, ask, run, say},
};
use std::{path::PathBuf, process::Command};

/// Sees to it that there is a standard library for `target`; `why` says what for, should it be fetched.
///
/// # Errors
/// If there is none, and no rustup that can fetch it.
pub fn add(target: &str, why: &str) -> Done {
    if sysroot()?.join("lib/rustlib").join(target).join("lib").is_dir() {
        return Ok(());
    }
    if !is_there(if cfg!(windows) { "rustup.exe" } else { "rustup" }) {
        return Err(Failure::new(format!("this Rust has no target {target}, and there is no rustup to add it")));
    }
    say(&format!("rustup adds the target {target}, {why}"));
    // In the project's folder, for a toolchain may have been chosen for it.
    run(Command::new("rustup").current_dir(place::root()).args(["target", "add", target]))
}

/// Where the compiler that builds everything keeps its libraries.
///
/// # Errors
/// If the compiler does not answer.
pub fn sysroot() -> Done<PathBuf> {
    ask(Command::new("rustc").current_dir(place::root()).args(["--print", "sysroot"]))
        .map(|path| PathBuf::from(path.trim()))
        .ok_or_else(|| Failure::new("rustc does not answer"))
}
