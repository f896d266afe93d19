//! A record: one game as a text that people share and replay, in `.rummy` files.
//!
//! It holds the seeds of its deals, so a running round is never in a record that leaves the device.

mod error;
mod read;

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use crate::{Action, Game, Hex, Kind, Level, Position, RuleKeys, Seat, clean_name, games};

pub use error::{RecordError, RecordFault};
pub use read::Lines;

/// One game, from its first deal on.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    pub game: Game,
    pub rules: RuleKeys,
    /// One a seat.
    pub players: Vec<Player>,
    /// By number, the lowest first; at least one.
    pub deals: Vec<RecordDeal>,
    /// The scores, only once the game is over.
    pub result: Option<Vec<i32>>,
    pub moves: Vec<RecordMove>,
}

/// Who played a seat at first.
///
/// Invariant: the name is as [`clean_name`] leaves it. Kept by [`Player::new`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    kind: Kind,
    name: String,
}

/// A deal, by the table's number.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordDeal {
    pub number: u32,
    pub origin: Origin,
    /// Who dealt, where the number of the deal does not tell; of tiles the seat before the one that starts.
    pub dealer: Option<Seat>,
    /// What the computer players' own chance came from.
    pub bot_seed: Option<Hex<32>>,
    pub proof: Option<Proof>,
}

/// Where the cards of a deal came from.
#[derive(Clone, PartialEq, Debug)]
pub enum Origin {
    /// Dealt from this deal seed.
    Seed(Hex<32>),
    /// Set up by hand: lessons, puzzles, imported positions.
    Start(Position),
}

/// What the deal seed was made of, for anyone to check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    pub commit: Hex<32>,
    pub server_seed: Hex<32>,
    /// One a seat.
    pub nonces: Vec<Hex<16>>,
}

/// A line of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordMove {
    /// A move of the seat to move.
    Act(Action),
    /// The next round is dealt.
    Next,
    /// The seat's player changes, as agreed.
    Player(Seat, Kind),
    /// The next move is a computer player's that was stopped after so many pieces of thought; to other readers a comment.
    Stopped(u32),
    /// The next move is a plain one in place of a computer player's, whose thought failed; to other readers a comment.
    StoodIn,
}

impl Player {
    /// A player of this name, less whatever a record's name cannot hold; it may be empty.
    pub fn new(kind: Kind, name: &str) -> Self {
        Self { kind, name: clean_name(name) }
    }

    /// Whether a person or a computer of which level.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// May be empty.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Format: rummy-record 1\nGame: {}", self.game)?;
        if self.rules != RuleKeys::default() {
            writeln!(f, "Rules: {}", self.rules)?;
        }
        writeln!(f, "Players: {}", barred(&self.players))?;
        let starts = starts_are_told(self.game).then_some(self.players.len());
        self.deals.iter().try_for_each(|deal| deal.write(f, starts))?;
        if let Some(scores) = &self.result {
            writeln!(f, "Result: {}", barred(scores))?;
        }
        writeln!(f)?;
        self.moves.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// Whether a record tells who starts, as of tiles, or who deals.
fn starts_are_told(game: Game) -> bool {
    games::rules(game, &RuleKeys::default()).is_ok_and(|law| law.is_rearranged())
}

impl RecordDeal {
    /// Writes the deal; with who starts among so many, or with who deals.
    fn write(&self, f: &mut fmt::Formatter<'_>, starts: Option<usize>) -> fmt::Result {
        let n = self.number;
        match &self.origin {
            Origin::Seed(seed) => writeln!(f, "Seed {n}: {seed}")?,
            Origin::Start(position) => {
                let json = serde_json::to_string(position).map_err(|_| fmt::Error)?;
                writeln!(f, "Start {n}: {json}")?;
            }
        }
        match (self.dealer, starts) {
            (Some(dealer), None) => writeln!(f, "Dealer {n}: {dealer}")?,
            (Some(dealer), Some(seats)) => writeln!(f, "Starts {n}: {}", dealer.next(seats.clamp(1, 255) as u8))?,
            (None, _) => {}
        }
        if let Some(seed) = &self.bot_seed {
            writeln!(f, "Bot seed {n}: {seed}")?;
        }
        let Some(Proof { commit, server_seed, nonces }) = &self.proof else {
            return Ok(());
        };
        writeln!(f, "Commit {n}: {commit}\nServer seed {n}: {server_seed}")?;
        let nonces: Vec<String> = nonces.iter().map(ToString::to_string).collect();
        writeln!(f, "Nonces {n}: {}", nonces.join(" "))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(word(self.kind))?;
        match self.name.as_str() {
            "" => Ok(()),
            name => write!(f, " {name}"),
        }
    }
}

impl fmt::Display for RecordMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(action) => action.fmt(f),
            Self::Next => f.write_str("next"),
            Self::Player(seat, kind) => write!(f, "seat {seat} {}", word(*kind)),
            Self::Stopped(pieces) => write!(f, "# stopped after {pieces} pieces"),
            Self::StoodIn => f.write_str("# a plain move stood in"),
        }
    }
}

fn word(kind: Kind) -> &'static str {
    kind.level().map_or("human", Level::word)
}

fn barred<T: ToString>(things: &[T]) -> String {
    let texts: Vec<String> = things.iter().map(ToString::to_string).collect();
    texts.join(" | ")
}

#[cfg(test)]
mod tests;
