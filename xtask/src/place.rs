//! Where things lie: the project's folders and what is built into them.
use std::{
    env,
    path::{Path, PathBuf},
};

/// The project's own folder.
///
/// # Panics
/// Never: both this crate and the tests' lie in a folder of the project.
pub fn root() -> PathBuf {
    // Asked anew at each run: a clone may have been moved since it was built.
    let package = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&package).parent().expect("the package lies in a folder of the project").to_path_buf()
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// Where matches between computer players are kept.
pub fn matches() -> PathBuf {
    target().join("players")
}

/// Where the pages are put together.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// The file of a built program, in the folder of `profile`.
pub fn program(profile: &str, name: &str) -> PathBuf {
    target().join(profile).join(format!("{name}{}", env::consts::EXE_SUFFIX))
}
