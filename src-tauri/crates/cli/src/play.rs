//! `rummy play`: computers play each other, and what they come to is added up.

mod estimate;
mod game;
mod group;
mod kept;
mod report;
mod sum;
mod terms;
mod times;

use std::{
    io::{IsTerminal, stderr},
    path::PathBuf,
};

use bots::{Budget, Player};
use engine::State;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use protocol::{Game, RuleKeys, games};

use crate::{Report, trouble::Trouble};
use group::Group;
use kept::{Kept, MatchFile};
use sum::Sum;
use terms::Terms;

/// Who plays what, and how often.
pub struct Play {
    pub game: Game,
    pub rules: RuleKeys,
    /// One a seat; in every game they sit one seat further on.
    pub bots: Vec<Player>,
    pub games: u32,
    pub seed: u64,
    /// What the hard level may spend on a move.
    pub budget: Budget,
    /// Whether each deal is played once from every seat.
    pub duplicate: bool,
    pub as_json: bool,
    /// Where finished games are kept, so that a match can be gone on with.
    pub out: Option<PathBuf>,
}

/// Plays what is still to be played, and tells of all.
pub fn run(play: &Play) -> Result<Report, Trouble> {
    let table = play.table()?;
    let terms = Terms::of(play);
    let groups = match &play.out {
        None => play_on(&table, play, None, Vec::new())?,
        Some(path) => {
            let (file, there) = MatchFile::open(path, &terms)?;
            play_on(&table, play, Some(file), there)?
        }
    };
    let sum = Sum::of(&terms, &groups);
    Ok(Report::good(if play.as_json { report::json(&terms, &sum) } else { report::table(&terms, &sum) }))
}

/// Adds up what is kept of matches, however far they are.
pub fn tally(files: &[PathBuf], as_markdown: bool) -> Result<Report, Trouble> {
    let mut text = String::new();
    for path in files {
        let Kept { terms, groups } = Kept::read(path)?;
        let sum = Sum::of(&terms, &groups);
        text += &if as_markdown { report::row(&terms, &sum) } else { report::table(&terms, &sum) };
    }
    Ok(Report::good(text))
}

/// The groups that are there, and those that are still to be played.
fn play_on(table: &State, play: &Play, file: Option<MatchFile>, there: Vec<Group>) -> Result<Vec<Group>, Trouble> {
    let (asked, mut file, mut groups) = (play.groups(), file, there);
    let last = groups.last().filter(|_| groups.len() < asked);
    if let Some((file, last)) = file.as_ref().zip(last) {
        file.check(last, &Group::play(table, play, last.number))?;
    }
    groups.truncate(asked);
    let bar = progress(asked, groups.len());
    for number in groups.len()..asked {
        let group = Group::play(table, play, number as u32);
        file.as_mut().map_or(Ok(()), |file| file.append(&group))?;
        groups.push(group);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(groups)
}

impl Play {
    /// The table before its first deal: as many seats as there are computers.
    fn table(&self) -> Result<State, Trouble> {
        let seats = u8::try_from(self.bots.len()).unwrap_or(u8::MAX);
        if self.rules.seats.is_some_and(|given| given != seats) {
            return Err(Trouble::Arguments(format!("--bots names {seats} players, --rules another number of seats")));
        }
        games::rules(self.game, &RuleKeys { seats: Some(seats), ..RuleKeys::default() })
            .map_err(|error| Trouble::Arguments(format!("--bots: {error}")))?;
        let keys = RuleKeys { seats: Some(seats), ..self.rules.clone() };
        let rules = games::rules(self.game, &keys).map_err(|error| Trouble::Arguments(format!("--rules: {error}")))?;
        Ok(State::new(self.game, keys, rules))
    }

    /// How many games of one deal there are.
    const fn games_of_a_deal(&self) -> usize {
        if self.duplicate { self.bots.len() } else { 1 }
    }

    /// As many whole groups of games of one deal as hold the games that are asked for.
    const fn groups(&self) -> usize {
        (self.games as usize).div_ceil(self.games_of_a_deal())
    }
}

/// A bar on a terminal; what is there already counts, but not for the time that is left.
fn progress(groups: usize, there: usize) -> ProgressBar {
    let target = if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}, {eta} left").expect("a sound template");
    let bar = ProgressBar::with_draw_target(Some(groups as u64), target).with_style(style);
    bar.set_position(there as u64);
    bar.reset_eta();
    bar
}
