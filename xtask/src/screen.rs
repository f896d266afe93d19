//! A screen that nobody sees, for tests of the real window.
use crate::steps::{Done, Failure};
use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

/// An Xvfb of our own; it goes when this does.
#[derive(Debug)]
pub struct Screen {
    xvfb: Child,
    display: String,
}

impl Screen {
    /// Starts one on the first display number that is free.
    ///
    /// # Errors
    /// If Xvfb cannot be started.
    pub fn new() -> Done<Self> {
        let mut command = Command::new("Xvfb");
        command.args(["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]);
        let mut xvfb = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Failure::new(format!("cannot start Xvfb: {error}")))?;
        let out = xvfb.stdout.take().expect("it is piped");
        // Xvfb writes the number it took when it is ready to be used.
        let mut number = String::new();
        let read = BufReader::new(out).read_line(&mut number);
        let screen = Self { xvfb, display: format!(":{}", number.trim()) };
        match read {
            Ok(length) if length > 0 => Ok(screen),
            _ => Err(Failure::new("Xvfb found no free display")),
        }
    }

    /// What `DISPLAY` must be to draw on it.
    pub fn display(&self) -> &str {
        &self.display
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // Asked to end, not killed: killed, it would leave its lock file behind.
        let asked = Command::new("kill").arg(self.xvfb.id().to_string()).status();
        if asked.is_err() {
            self.xvfb.kill().ok();
        }
        self.xvfb.wait().ok();
    }
}
