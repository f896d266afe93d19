//! System packages: which are needed for what, and installing those that are missing.
use crate::{
    setup::{as_root, is_there},
    steps::{Done, Failure, ask, run, say},
};
use std::process::Command;

/// A package of Debian or Ubuntu, and why it is needed.
#[derive(Clone, Copy, Debug)]
pub struct Package {
    name: &'static str,
    why: &'static str,
}

const fn package(name: &'static str, why: &'static str) -> Package {
    Package { name, why }
}

/// What the app is built with.
pub const APP: [Package; 3] = [
    package("libwebkit2gtk-4.1-dev", "the webview in the app's window"),
    package("build-essential", "the C compiler and linker"),
    package("pkg-config", "finds the webview's libraries"),
];

/// What the tests drive and look through.
pub const TESTS: [Package; 6] = [
    package("webkit2gtk-driver", "drives the app's real window"),
    package("xvfb", "a screen for the window where there is none"),
    package("dbus", "lets a second start of the app find the first"),
    package("chromium", "the browser the page is tested in"),
    package("chromium-driver", "drives that browser"),
    package("fonts-dejavu-core", "letters to draw with"),
];

/// What fetches axe-core for the tests, where no other npm is installed.
pub const NPM: [Package; 1] = [package("npm", "fetches what looks the page over")];

/// What Debian offers where rustup cannot fetch the wasm target.
pub const WASM: [Package; 3] = [
    package("rustc-web", "a compiler for wasm"),
    package("cargo-web", "its cargo"),
    package("rust-web-src", "the standard library to build for wasm"),
];

/// Sees to it that all of `wanted` is installed; does nothing but look when it is.
///
/// # Errors
/// If something is missing and cannot be installed from here; says the one command to run.
pub fn install(wanted: &[Package]) -> Done {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    if !is_there("apt-get") {
        say("this is no Debian or Ubuntu: if the build stops, install what stands for");
        wanted.iter().for_each(|p| say(&format!("  {} ({})", p.name, p.why)));
        return Ok(());
    }
    let missing = missing(wanted);
    if missing.is_empty() {
        return Ok(());
    }
    say("missing on this machine:");
    missing.iter().for_each(|p| say(&format!("  {} ({})", p.name, p.why)));
    let names: Vec<_> = missing.iter().map(|p| p.name).collect();
    if as_root("apt-get").is_none() {
        return Err(Failure::new(format!(
            "packages are missing and need root's hand. Run this, then start again:\n\n    sudo apt-get install --no-install-recommends {}\n",
            names.join(" ")
        )));
    }
    apt_install(&names).or_else(|_| {
        say("once more, with fresh package lists");
        run(&mut apt(&["update"]))?;
        apt_install(&names)
    })
}

fn apt_install(names: &[&str]) -> Done {
    let mut args = vec!["install", "--yes", "--no-install-recommends"];
    args.extend(names);
    run(&mut apt(&args))
}

fn apt(args: &[&str]) -> Command {
    // `env` carries the setting through sudo as well.
    let mut command = as_root("env").expect("asked before");
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"]).args(args);
    command
}

fn missing(wanted: &[Package]) -> Vec<Package> {
    let mut command = Command::new("dpkg-query");
    command.args(["--show", "--showformat=${Package} ${db:Status-Status}\n"]);
    // Asked for all packages at once, dpkg-query ends badly if it does not know one: ask for everything.
    let installed = ask(&mut command).unwrap_or_default();
    let has = |name: &str| installed.lines().any(|line| line.strip_prefix(name) == Some(" installed"));
    wanted.iter().copied().filter(|package| !has(package.name)).collect()
}
