//! What stands behind `rummy` on the command line.

use std::{ffi::OsString, num::NonZeroU32, path::PathBuf, str::FromStr};

use bots::{Budget, Player};
use lexopt::{Arg, Parser, ValueExt};
use protocol::{Game, Hex, RuleKeys, Seat};

use crate::{deal::Deal, play::Play, replay::Extent, trouble::Trouble};

pub const USAGE: &str = "\
usage: rummy COMMAND

  case FILE...                    run cases, a line each
  replay FILE [--every]           play a record again; print the last position, or each
  legal FILE                      list every legal move of a case's position
  deal GAME --seed HEX [--rules \"...\"] [--deal N] [--dealer D | --starts S]
                                  print the position that a deal seed gives
  play GAME --bots hard,greedy,... [--rules \"...\"] [--games N] [--seed N] [--nodes N] [--duplicate] [--json] [--out FILE]
                                  let computers play each other, one a seat: easy, medium, hard, greedy, random;
                                  with --duplicate each deal from every seat; with --out a match is kept in a file,
                                  and the same command goes on with it
  tally FILE... [--markdown]      add up what is kept of matches, however far they are
  solve FILE...                   print the best that each table and rack of tiles allows
  verify FILE                     check a record's deals against their commitments, and think its computers' moves out again
";

pub enum Command {
    Help,
    Case { files: Vec<PathBuf> },
    Replay { file: PathBuf, extent: Extent },
    Legal { file: PathBuf },
    Deal(Deal),
    Play(Play),
    Tally { files: Vec<PathBuf>, as_markdown: bool },
    Solve { files: Vec<PathBuf> },
    Verify { file: PathBuf },
}

/// Reads the arguments after the command's own name.
///
/// # Errors
/// The first argument that makes no sense, or what is missing.
pub fn parse(args: impl Iterator<Item = OsString>) -> Result<Command, Trouble> {
    let mut given = Given::read(Parser::from_args(args)).map_err(|error| Trouble::Usage(error.to_string()))?;
    let Some(name) = given.words.first().map(|word| word.to_string_lossy().into_owned()) else {
        return if given.help { Ok(Command::Help) } else { Err(Trouble::Usage("which command?".into())) };
    };
    given.words.remove(0);
    let command = match name.as_str() {
        _ if given.help => Command::Help,
        "case" => Command::Case { files: given.files()? },
        "replay" => Command::Replay { file: given.file()?, extent: given.extent() },
        "legal" => Command::Legal { file: given.file()? },
        "solve" => Command::Solve { files: given.files()? },
        "verify" => Command::Verify { file: given.file()? },
        "deal" => Command::Deal(given.deal()?),
        "play" => Command::Play(given.play()?),
        "tally" => Command::Tally { as_markdown: given.flag("markdown"), files: given.files()? },
        _ => return Err(Trouble::Usage(format!("there is no command `{name}`"))),
    };
    given.nothing_left()?;
    Ok(command)
}

/// The arguments by their kind, as they were given.
#[derive(Default)]
struct Given {
    words: Vec<OsString>,
    options: Vec<(String, Option<String>)>,
    help: bool,
}

impl Given {
    fn read(mut parser: Parser) -> Result<Self, lexopt::Error> {
        let mut given = Self::default();
        while let Some(arg) = parser.next()? {
            match arg {
                Arg::Value(word) => given.words.push(word),
                Arg::Short('h') | Arg::Long("help") => given.help = true,
                Arg::Long(name @ ("every" | "json" | "duplicate" | "markdown")) => {
                    given.options.push((name.into(), None))
                }
                Arg::Long(
                    name @ ("seed" | "rules" | "deal" | "dealer" | "starts" | "bots" | "games" | "nodes" | "out"),
                ) => {
                    let name = name.to_string();
                    given.options.push((name, Some(parser.value()?.string()?)));
                }
                other @ (Arg::Short(_) | Arg::Long(_)) => return Err(other.unexpected()),
            }
        }
        Ok(given)
    }

    fn files(&mut self) -> Result<Vec<PathBuf>, Trouble> {
        if self.words.is_empty() {
            return Err(Trouble::Usage("which file?".into()));
        }
        Ok(self.words.drain(..).map(PathBuf::from).collect())
    }

    fn file(&mut self) -> Result<PathBuf, Trouble> {
        match self.words.len() {
            0 => Err(Trouble::Usage("which file?".into())),
            _ => Ok(self.words.remove(0).into()),
        }
    }

    fn game(&mut self) -> Result<Game, Trouble> {
        let word = self.file().map_err(|_| Trouble::Usage("which game?".into()))?;
        let text = word.to_string_lossy();
        text.parse().map_err(|_| Trouble::Arguments(format!("`{text}` is no game of this release")))
    }

    fn extent(&mut self) -> Extent {
        if self.flag("every") { Extent::Every } else { Extent::Last }
    }

    fn deal(&mut self) -> Result<Deal, Trouble> {
        Ok(Deal {
            game: self.game()?,
            seed: self.required::<Hex<32>>("seed")?,
            rules: self.option::<RuleKeys>("rules")?.unwrap_or_default(),
            number: self.option("deal")?.unwrap_or(1),
            dealer: self.option("dealer")?.map(Seat),
            starts: self.option("starts")?.map(Seat),
        })
    }

    fn play(&mut self) -> Result<Play, Trouble> {
        let game = self.game()?;
        let bots = self.required::<String>("bots")?;
        let player =
            |word: &str| Player::from_str(word).map_err(|error| Trouble::Arguments(format!("`{word}`: {error}")));
        Ok(Play {
            game,
            rules: self.option::<RuleKeys>("rules")?.unwrap_or_default(),
            bots: bots.split(',').map(player).collect::<Result<_, _>>()?,
            games: self.option::<NonZeroU32>("games")?.map_or(100, NonZeroU32::get),
            seed: self.option("seed")?.unwrap_or(1),
            budget: self.option("nodes")?.map_or(Budget::FULL, Budget),
            duplicate: self.flag("duplicate"),
            as_json: self.flag("json"),
            out: self.take("out").flatten().map(PathBuf::from),
        })
    }

    fn flag(&mut self, name: &str) -> bool {
        self.take(name).is_some()
    }

    fn option<T: FromStr<Err: std::fmt::Display>>(&mut self, name: &str) -> Result<Option<T>, Trouble> {
        let Some(text) = self.take(name).flatten() else { return Ok(None) };
        match text.parse() {
            Ok(value) => Ok(Some(value)),
            Err(error) => Err(Trouble::Arguments(format!("--{name} `{text}`: {error}"))),
        }
    }

    fn required<T: FromStr<Err: std::fmt::Display>>(&mut self, name: &str) -> Result<T, Trouble> {
        self.option(name)?.ok_or_else(|| Trouble::Usage(format!("--{name} is missing")))
    }

    /// Takes an option out; none where it was not given.
    fn take(&mut self, name: &str) -> Option<Option<String>> {
        let place = self.options.iter().position(|(given, _)| given == name)?;
        Some(self.options.remove(place).1)
    }

    fn nothing_left(&self) -> Result<(), Trouble> {
        let word = self.words.first().map(|word| word.to_string_lossy().into_owned());
        match word.or_else(|| self.options.first().map(|(name, _)| format!("--{name}"))) {
            Some(extra) => Err(Trouble::Usage(format!("`{extra}` makes no sense here"))),
            None => Ok(()),
        }
    }
}
