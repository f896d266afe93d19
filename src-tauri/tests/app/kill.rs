//! Killed at any moment of a save, the app finds the last change that was confirmed, or the one after it.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use protocol::Mode;
use table::Slots;

use crate::sample::{app, change, files, folder, new_table, opened, place};

/// Names the folder to save in; only a process that is to be killed has it.
const SAVE_IN: &str = "ESCALERA_TEST_SAVE_IN";

const KILLS: u64 = 30;

#[test]
fn nothing_confirmed_is_lost_by_a_kill() {
    let folder = folder("kill");
    let mut confirmed = 0;
    let app = app();
    for round in 0..KILLS {
        let mut child = start(&folder);
        let mut lines = BufReader::new(child.stdout.take().expect("its output is piped")).lines();
        let last = lines.by_ref().map_while(Result::ok).filter_map(version).take(1 + (round as usize * 7) % 23).last();
        confirmed = last.unwrap_or(confirmed);
        spin(Duration::from_micros(round * 211 % 4_000));
        child.kill().expect("it runs until it is killed");
        child.wait().expect("it was killed");
        confirmed = lines.map_while(Result::ok).filter_map(version).last().unwrap_or(confirmed);
        let found = opened(&files(&app, &folder), Mode::SameDevice).1.version();
        assert!(found == confirmed || found == confirmed + 1, "confirmed {confirmed}, found {found}");
    }
    assert!(confirmed > KILLS, "it saved all along");
}

fn start(folder: &Path) -> Child {
    Command::new(env::current_exe().expect("this very program"))
        .args(["--exact", "kill::saves_until_it_is_killed", "--nocapture", "--test-threads", "1"])
        .env(SAVE_IN, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this program can be started")
}

fn version(line: String) -> Option<u64> {
    line.strip_prefix("kept ")?.parse().ok()
}

/// Waits without giving the processor away, so that short times are short.
fn spin(time: Duration) {
    let begun = Instant::now();
    while begun.elapsed() < time {
        std::hint::spin_loop();
    }
}

/// The process that is killed. Run as a test among others it does nothing.
#[test]
fn saves_until_it_is_killed() {
    let Some(folder) = env::var_os(SAVE_IN) else { return };
    let app = app();
    let mut files = files(&app, Path::new(&folder));
    let at = place(Mode::SameDevice);
    let (mut slots, mut table) = match Slots::open(&files, at) {
        Ok(_) => opened(&files, Mode::SameDevice),
        Err(_) => (Slots::for_new(&files, at), new_table(Mode::SameDevice)),
    };
    let mut out = std::io::stdout();
    loop {
        slots.keep(&mut files, table.course()).expect("a folder to write to");
        writeln!(out, "\nkept {}", table.version()).and_then(|()| out.flush()).expect("somebody listens");
        change(&mut table);
    }
}
