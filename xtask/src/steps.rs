//! Saying where one is: numbered steps, the commands they run, and the one that failed.
use crate::place;
use std::{
    env,
    ffi::OsStr,
    fmt,
    process::Command,
    time::{Duration, Instant},
};

/// Why a command of ours stopped, in a sentence for the person before the screen.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// A failure said in `words`.
    pub fn new(words: impl Into<String>) -> Self {
        Self(words.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What every step comes to.
pub type Done<T = ()> = Result<T, Failure>;

/// A row of numbered steps.
#[derive(Debug)]
pub struct Steps {
    at: usize,
    of: usize,
    began: Instant,
}

impl Steps {
    /// A row of `of` steps, none of them begun.
    pub fn new(of: usize) -> Self {
        Self { at: 0, of, began: Instant::now() }
    }

    /// Does one step, and says which before and how long it took after.
    ///
    /// # Errors
    /// What the step came to, with the step's name before it.
    pub fn step<T>(&mut self, name: &str, work: impl FnOnce() -> Done<T>) -> Done<T> {
        self.at += 1;
        println!("[{}/{}] {name}", self.at, self.of);
        let began = Instant::now();
        let result = work();
        if began.elapsed() > Duration::from_secs(2) {
            println!("      {}", lasted(began.elapsed()));
        }
        result.map_err(|why| Failure(format!("step {} of {}, {name}: {why}", self.at, self.of)))
    }

    /// How long the row has taken so far, in words.
    pub fn lasted(&self) -> String {
        lasted(self.began.elapsed())
    }
}

fn lasted(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.1} s", time.as_secs_f32()),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

/// A line of progress inside a step.
pub fn say(words: &str) {
    println!("      {words}");
}

/// The cargo that runs us, to be run in the project's folder.
pub fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(place::root());
    command
}

/// Runs `command` to its end, its words going to the screen.
///
/// # Errors
/// If it cannot be started or ends badly; the command is named.
pub fn run(command: &mut Command) -> Done {
    let status = command.status().map_err(|error| Failure(format!("cannot run `{}`: {error}", line(command))))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure(format!("`{}` failed ({status})", line(command))))
}

/// What `command` prints, or `None` if it cannot be run or ends badly.
pub fn ask(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}

/// `command` as one would type it.
pub fn line(command: &Command) -> String {
    let words: Vec<_> =
        [command.get_program()].into_iter().chain(command.get_args()).map(OsStr::to_string_lossy).collect();
    words.join(" ")
}
