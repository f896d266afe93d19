//! The app: built around its page, and opened.
use crate::{
    page::Size,
    place,
    steps::{Done, cargo, run},
};
use std::{env, path::PathBuf, process::Command};

/// Builds the app around the page that lies ready.
///
/// # Errors
/// If something does not compile.
pub fn build(size: Size) -> Done {
    let mut command = cargo();
    command.args(["build", "--package", "escalera"]);
    if size == Size::Small {
        command.arg("--release");
    }
    run(&mut command)
}

/// The built program.
pub fn program(size: Size) -> PathBuf {
    let profile = match size {
        Size::Quick => "debug",
        Size::Small => "release",
    };
    place::program(profile, "escalera")
}

/// Opens the app and waits until it is closed.
///
/// # Errors
/// If it cannot be started or ends badly.
pub fn open(size: Size) -> Done {
    run(&mut Command::new(program(size)))
}

/// Whether there is a screen to open a window on.
pub fn has_display() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}
