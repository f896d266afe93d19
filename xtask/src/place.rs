//! Where things lie: the project's folders and what is built into them.
use std::{
    env,
    path::{Path, PathBuf},
};

/// The project's own folder.
///
/// # Panics
/// Never: this crate lies in a folder of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in a folder of the project")
        .to_path_buf()
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// Where the pages are put together.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// The file of a built program, in the folder of `profile`.
pub fn program(profile: &str, name: &str) -> PathBuf {
    target()
        .join(profile)
        .join(format!("{name}{}", env::consts::EXE_SUFFIX))
}
