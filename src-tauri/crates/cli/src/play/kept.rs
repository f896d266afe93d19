//! The file in which a match is kept: its terms, then a line for each deal that was played out.

use std::{
    fs::{File, OpenOptions},
    io::{Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use super::{game::Played, group::Group, terms::Terms};
use crate::trouble::{Trouble, read};

const NO_MATCH: &str = "this is no match of this release";

/// What a file holds.
pub struct Kept {
    pub terms: Terms,
    pub groups: Vec<Group>,
}

impl Kept {
    /// Reads a file; a last line that was cut short counts for nothing.
    ///
    /// # Errors
    /// That there is no such file, or in which line it makes no sense.
    pub fn read(path: &Path) -> Result<Self, Trouble> {
        Self::parse(path, &read(path)?)
    }

    fn parse(path: &Path, text: &str) -> Result<Self, Trouble> {
        let mut lines = whole(text).lines();
        let terms: Option<Terms> = lines.next().and_then(|line| serde_json::from_str(line).ok());
        let terms = terms.filter(Terms::is_known).ok_or_else(|| Trouble::in_file(path, NO_MATCH))?;
        let groups = lines.enumerate().map(|(index, line)| {
            let group = group(line, index, &terms);
            group.map_err(|why| Trouble::in_line(path, index + 2, why))
        });
        Ok(Self { groups: groups.collect::<Result<_, _>>()?, terms })
    }
}

/// The text as far as its last line that is whole.
fn whole(text: &str) -> &str {
    &text[..text.rfind('\n').map_or(0, |last| last + 1)]
}

fn group(line: &str, index: usize, terms: &Terms) -> Result<Group, String> {
    let group: Group = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let fits =
        |game: &Played| game.scores.len() == terms.seats() && game.winners.iter().all(|player| *player < terms.seats());
    let is_whole = group.games.len() == terms.games_of_a_deal() && group.times.len() == terms.seats();
    match group.number as usize == index && is_whole && group.games.iter().all(fits) {
        true => Ok(group),
        false => Err(format!("this is not number {index} of the match")),
    }
}

/// A file to which a match is added.
pub struct MatchFile {
    path: PathBuf,
    file: File,
}

impl MatchFile {
    /// Opens a file, or begins one; gives what it holds of the match.
    ///
    /// # Errors
    /// That it holds another match or none, cannot be read or written, or is being written by another command.
    pub fn open(path: &Path, terms: &Terms) -> Result<(Self, Vec<Group>), Trouble> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let file = file.map_err(|error| Trouble::in_file(path, error))?;
        file.try_lock().map_err(|_| Trouble::in_file(path, "another command is writing this match"))?;
        let text = read(path)?;
        let mut opened = Self { path: path.into(), file };
        let groups = match whole(&text) {
            "" => opened.begin(&text, terms).map(|()| Vec::new())?,
            there => opened.go_on(there, terms)?,
        };
        Ok((opened, groups))
    }

    /// Writes the terms; the file may hold a part of them.
    fn begin(&mut self, text: &str, terms: &Terms) -> Result<(), Trouble> {
        let line = serde_json::to_string(terms).expect("terms are plain data");
        if !line.starts_with(text) {
            return Err(Trouble::in_file(&self.path, NO_MATCH));
        }
        self.cut(0)?;
        self.write(line)
    }

    fn go_on(&mut self, there: &str, terms: &Terms) -> Result<Vec<Group>, Trouble> {
        let kept = Kept::parse(&self.path, there)?;
        if kept.terms != *terms {
            let why = format!("this is another match: {}; asked for is {terms}", kept.terms);
            return Err(Trouble::in_file(&self.path, why));
        }
        self.cut(there.len())?;
        Ok(kept.groups)
    }

    /// Cuts off what stands after so many bytes.
    fn cut(&mut self, bytes: usize) -> Result<(), Trouble> {
        let end = self.file.set_len(bytes as u64).and_then(|()| self.file.seek(SeekFrom::End(0)));
        end.map(|_| ()).map_err(|error| Trouble::in_file(&self.path, error))
    }

    fn write(&mut self, line: String) -> Result<(), Trouble> {
        let written = self.file.write_all((line + "\n").as_bytes());
        written.map_err(|error| Trouble::in_file(&self.path, error))
    }

    /// Adds what was played last.
    ///
    /// # Errors
    /// That the file cannot be written.
    pub fn append(&mut self, group: &Group) -> Result<(), Trouble> {
        self.write(serde_json::to_string(group).expect("a group is plain data"))
    }

    /// Whether what was kept comes out the same when it is played again.
    ///
    /// # Errors
    /// That it does not: the players or the rules are no longer those of the file.
    pub fn check(&self, kept: &Group, again: &Group) -> Result<(), Trouble> {
        if kept.went_like(again) {
            return Ok(());
        }
        let why =
            format!("number {} goes otherwise when it is played again: the players have changed since", kept.number);
        Err(Trouble::in_file(&self.path, why))
    }
}
