//! How strong the computer players are: matches of all kinds, kept in files, and the table of them in docs/players.md.
mod line;
mod page;

use crate::{
    place,
    steps::{Done, Failure, Steps, cargo, run},
};
use line::{LINES, Line};
use std::{fs, process::Command};

/// How many pairs are played with two seats where nothing else is said.
const PAIRS: u32 = 1000;

/// What is to be measured.
#[derive(Debug)]
pub struct Asked<'a> {
    pairs: u32,
    /// Words that the names of the lines have.
    words: Vec<&'a str>,
}

impl<'a> Asked<'a> {
    /// Reads `[--pairs N] [WORD]...`.
    ///
    /// # Errors
    /// What of it makes no sense.
    pub fn read(args: &[&'a str]) -> Done<Self> {
        let (pairs, words) = match args {
            ["--pairs", number, words @ ..] => (count(number)?, words),
            words => (PAIRS, words),
        };
        if let Some(flag) = words.iter().find(|word| word.starts_with('-')) {
            return Err(Failure::new(format!("no such flag here: {flag}; it is `players [--pairs N] [WORD]...`")));
        }
        let asked = Self { pairs, words: words.to_vec() };
        if asked.lines().next().is_none() {
            return Err(Failure::new(format!("no line of the table is called `{}`", words.join(" "))));
        }
        Ok(asked)
    }

    fn lines(&self) -> impl Iterator<Item = &'static Line> {
        LINES.iter().filter(|line| self.words.iter().all(|word| line.name().contains(word)))
    }
}

fn count(text: &str) -> Done<u32> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| Failure::new(format!("--pairs `{text}` is no number of pairs")))
}

/// Plays what is still to be played of each line, and writes the table anew after each.
///
/// # Errors
/// What failed, and in which line.
pub fn measure(asked: &Asked<'_>) -> Done {
    let mut steps = Steps::new(1 + asked.lines().count());
    steps.step("The command line", || run(cargo().args(["build", "--quiet", "--release", "--package", "cli"])))?;
    let folder = place::matches();
    fs::create_dir_all(&folder).map_err(|error| Failure::new(format!("cannot make {}: {error}", folder.display())))?;
    for line in asked.lines() {
        steps.step(&line.name(), || {
            run(rummy().args(line.args(asked.pairs)).arg("--out").arg(line.file()))?;
            page::write(asked.pairs)
        })?;
    }
    println!("The table is in {}, after {}.", page::file().display(), steps.lasted());
    Ok(())
}

fn rummy() -> Command {
    let mut command = Command::new(place::program("release", "rummy"));
    command.current_dir(place::root());
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(args: &[&str]) -> Vec<String> {
        Asked::read(args).expect("lines").lines().map(Line::name).collect()
    }

    #[test]
    fn words_choose_lines() {
        assert_eq!(names(&[]).len(), LINES.len());
        assert_eq!(names(&["rummy500-7"]), ["rummy500-7-medium-easy", "rummy500-7-hard-medium"]);
        assert_eq!(names(&["--pairs", "3", "tiles", "greedy"]), ["tiles-2-hard-greedy"]);
    }

    #[test]
    fn what_makes_no_sense_is_said() {
        for (args, word) in [
            (["--pairs", "none"].as_slice(), "`none`"),
            (&["--pairs", "0"], "`0`"),
            (&["--quick"], "--quick"),
            (&["whist"], "`whist`"),
        ] {
            let failure = Asked::read(args).expect_err("no sense").to_string();
            assert!(failure.contains(word), "{args:?}: {failure}");
        }
    }
}
