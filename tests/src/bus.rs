//! A message bus as a desktop session has one.
use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

/// A bus of our own; it goes when this does.
#[derive(Debug)]
pub struct Bus {
    daemon: Child,
    address: String,
}

impl Bus {
    /// Starts one.
    ///
    /// # Panics
    /// If it cannot be started.
    pub fn new() -> Self {
        let mut command = Command::new("dbus-daemon");
        command.args(["--session", "--nofork", "--nopidfile", "--print-address"]).stdout(Stdio::piped());
        let mut daemon = command.spawn().expect("the set-up installed the bus");
        let mut address = String::new();
        let out = daemon.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut address).expect("it writes its address when it is ready");
        Self { daemon, address: address.trim().to_string() }
    }

    /// Where it is to be found.
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Default for Bus {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        self.daemon.kill().ok();
        self.daemon.wait().ok();
    }
}
