//! Who may play: a level, or one of the plain players that levels are measured against. docs/players.md.

use core::{fmt, str::FromStr};

use protocol::{Action, Level, View};

use crate::{Budget, Thought, greedy, random};

/// A computer player, by what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Makes any legal move, each as likely as any other.
    Random,
    /// Leaves as little in its hand as it can, and thinks no further than its turn.
    Greedy,
    Level(Level),
}

impl Player {
    /// Every player, the baselines first.
    pub const ALL: [Self; 5] =
        [Self::Random, Self::Greedy, Self::Level(Level::Easy), Self::Level(Level::Medium), Self::Level(Level::Hard)];

    /// The word that names it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Level(level) => level.word(),
        }
    }

    /// Its move for the seat to move, as that seat sees the table: always legal, and always the same for the same view,
    /// chance and budget, which only the hard level uses up. The view must be that of the seat to move while a round is under
    /// way.
    pub fn choose(self, view: &View, chance: u64, budget: Budget) -> Action {
        match self {
            Self::Random => random::play(view, chance),
            Self::Greedy => greedy::play(view, chance),
            Self::Level(level) => Thought::within(view, level, chance, budget).finish(),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.word().fmt(f)
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        Self::ALL.into_iter().find(|player| player.word() == text).ok_or(UnknownPlayer)
    }
}

/// A text that names no player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownPlayer;

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = Player::ALL.map(Player::word);
        write!(f, "unknown player: {}", words.join(", "))
    }
}

impl core::error::Error for UnknownPlayer {}
