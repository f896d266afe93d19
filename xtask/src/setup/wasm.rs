//! A compiler for wasm: rustup's target, or Debian's compiler where rustup's server is out of reach.
use crate::{
    page::Size,
    place,
    setup::{
        is_there, packages,
        target::{self, sysroot},
    },
    steps::{Done, Failure, ask, cargo, run, say},
};
use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

/// The name of the target.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Has cargo build the standard library as well, which is not yet stable and so needs `RUSTC_BOOTSTRAP`.
const BUILD_STD: [&str; 2] = ["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"];

/// Which compiler builds the page.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Compiler {
    /// The one that builds everything else, with the target rustup added.
    Rustup,
    /// Debian's `rustc-web`, which builds the standard library itself and links with this linker.
    Debian(PathBuf),
}

impl Compiler {
    /// Finds a compiler for wasm and installs one if there is none.
    ///
    /// `ESCALERA_WASM=rustup` or `ESCALERA_WASM=debian` chooses; without it rustup comes first.
    ///
    /// # Errors
    /// If neither can be had here.
    pub fn ready() -> Done<Self> {
        match env::var("ESCALERA_WASM").as_deref() {
            Ok("rustup") => rustup(),
            Ok("debian") => debian(),
            Ok(other) => Err(Failure::new(format!("ESCALERA_WASM is `{other}`; it may be `rustup` or `debian`"))),
            Err(_) => rustup().or_else(|why| {
                say(&format!("{why}; trying the system's own compiler for wasm"));
                debian()
            }),
        }
    }

    /// A `cargo build` for wasm, to be given the rest of its arguments.
    ///
    /// A small page has its standard library built anew, for size too: that takes 35 kB of 415 off what is sent.
    pub fn cargo_build(&self, size: Size) -> Command {
        let (mut command, builds_std) = match self {
            Self::Rustup => (cargo(), size == Size::Small && has_source_of_std()),
            Self::Debian(linker) => (debian_cargo(linker), true),
        };
        command.args(["build", "--target", TARGET]);
        if builds_std {
            command.env("RUSTC_BOOTSTRAP", "1").args(BUILD_STD);
        }
        command
    }

    /// Where it builds: each compiler in a folder of its own, or they would undo each other's work.
    pub fn built(&self, profile: &str) -> PathBuf {
        let target = match self {
            Self::Rustup => place::target(),
            Self::Debian(_) => debian_target(),
        };
        target.join(TARGET).join(profile)
    }
}

fn rustup() -> Done<Compiler> {
    target::add(TARGET, "which the page is built for")?;
    Ok(Compiler::Rustup)
}

/// Whether the standard library's source is at hand; has rustup fetch it where it is not.
fn has_source_of_std() -> bool {
    let is_here = || sysroot().is_ok_and(|sysroot| sysroot.join("lib/rustlib/src/rust/library").is_dir());
    if is_here() {
        return true;
    }
    say("rustup adds the source of the standard library, to build it small");
    let added = run(Command::new("rustup").args(["component", "add", "rust-src"])).is_ok() && is_here();
    if !added {
        say("it cannot be had: the page will be somewhat larger");
    }
    added
}

fn debian() -> Done<Compiler> {
    if !is_there("apt-get") {
        return Err(Failure::new(format!(
            "no compiler for wasm; where rustup is at hand, run: rustup target add {TARGET}"
        )));
    }
    packages::install(&packages::WASM)?;
    let linker = sysroot()?.join("lib/rustlib").join(host()?).join("bin/rust-lld");
    if !linker.is_file() {
        return Err(Failure::new(format!("no linker for wasm at {}", linker.display())));
    }
    Ok(Compiler::Debian(linker))
}

fn debian_cargo(linker: &Path) -> Command {
    let mut command = Command::new("/usr/bin/cargo");
    command
        .current_dir(place::root())
        .env("RUSTC", "/usr/bin/rustc")
        .env("CARGO_TARGET_DIR", debian_target())
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    command
}

fn debian_target() -> PathBuf {
    place::target().join("debian")
}

fn host() -> Done<String> {
    ask(Command::new("rustc").current_dir(place::root()).arg("-vV"))
        .and_then(|text| text.lines().find_map(|line| line.strip_prefix("host: ")).map(String::from))
        .ok_or_else(|| Failure::new("rustc does not name its host"))
}
