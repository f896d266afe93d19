//! A driver process, which starts a browser for us and ends with the test.
use crate::home::Home;
use std::{
    fs::{self, File},
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// How long a process may take to do what it is asked.
const PATIENCE: Duration = Duration::from_secs(20);

/// A WebDriver server and all the processes it started.
#[derive(Debug)]
pub struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts `command` in `home`, tells it a port, and waits until it listens there.
    /// What it and its browser complain of is kept in the home.
    ///
    /// # Panics
    /// If it cannot be started or does not listen in time.
    pub fn new(home: &Home, command: &mut Command) -> Self {
        let port = free_port();
        let log = File::options().create(true).append(true).open(home.log());
        home.lend(command);
        let process = command
            .arg(format!("--port={port}"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log.expect("the home can be written"))
            .spawn()
            .unwrap_or_else(|error| panic!("cannot run {:?}: {error}", command.get_program()));
        let driver = Self { process, port };
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        wait_until("the driver listens", || TcpStream::connect(address).is_ok());
        driver
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The processes it started itself, by their numbers.
    pub fn children(&self) -> Vec<u32> {
        children(self.process.id())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let children = self.children();
        // Asked to end, not killed: a killed driver leaves its browser running.
        signal("TERM", self.process.id());
        let began = Instant::now();
        while matches!(self.process.try_wait(), Ok(None)) && began.elapsed() < PATIENCE {
            thread::yield_now();
            thread::park_timeout(Duration::from_millis(20));
        }
        self.process.kill().ok();
        self.process.wait().ok();
        children.into_iter().filter(|child| runs(*child)).for_each(|child| signal("KILL", child));
    }
}

/// Sends a signal to the process of this number.
pub fn signal(name: &str, process: u32) {
    Command::new("kill").args([&format!("-{name}"), &process.to_string()]).stderr(Stdio::null()).status().ok();
}

/// Whether a process of this number runs and is no mere entry in its parent's book.
///
/// It may look dead while a thread of its own still waits for a disk, and keeps all that it had open.
pub fn runs(process: u32) -> bool {
    let threads = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    threads.filter_map(|thread| stat(&thread.path())).any(|(state, _)| state != "Z")
}

/// Looks until `condition` holds.
///
/// # Panics
/// If it does not hold in time; `what` says what was awaited.
pub fn wait_until(what: &str, condition: impl Fn() -> bool) {
    let began = Instant::now();
    while !condition() {
        assert!(began.elapsed() < PATIENCE, "waited in vain: {what}");
        thread::park_timeout(Duration::from_millis(20));
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("some port is free");
    listener.local_addr().expect("it is bound").port()
}

fn children(parent: u32) -> Vec<u32> {
    let Ok(entries) = fs::read_dir("/proc") else {
        return Vec::new();
    };
    entries
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter(|process: &u32| stat(&Path::new("/proc").join(process.to_string())).is_some_and(|(_, of)| of == parent))
        .collect()
}

/// The state of the process or thread of this folder, and its parent.
fn stat(folder: &Path) -> Option<(String, u32)> {
    let line = fs::read_to_string(folder.join("stat")).ok()?;
    // The program's name stands in brackets before these and may itself hold spaces.
    let mut words = line.rsplit_once(") ")?.1.split(' ');
    Some((words.next()?.to_string(), words.next()?.parse().ok()?))
}
