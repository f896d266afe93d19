//! What a machine needs before anything can be built, and getting it.
pub mod axe;
pub mod packages;
pub mod target;
pub mod wasm;

use std::process::Command;

/// Whether a program of this name is found on the path.
pub fn is_there(program: &str) -> bool {
    let Some(path) = std::env::var_os("PATH") else {
        return false;
    };
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// A command that runs as root, or `None` where that would want a password.
pub(crate) fn as_root(program: &str) -> Option<Command> {
    let id = crate::steps::ask(Command::new("id").arg("-u"))?;
    if id.trim() == "0" {
        return Some(Command::new(program));
    }
    crate::steps::ask(Command::new("sudo").args(["-n", "true"]))?;
    let mut command = Command::new("sudo");
    command.args(["-n", program]);
    Some(command)
}
