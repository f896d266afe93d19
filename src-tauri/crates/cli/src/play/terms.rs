//! What a match is: the game, who plays it, and with which deals. Two matches of the same terms go alike.

use std::fmt;

use bots::Budget;
use protocol::RuleKeys;
use serde::{Deserialize, Serialize};

use super::Play;

/// The form of a file of a match, and its number.
const FORMAT: &str = "rummy-match 1";

/// The first line of a file of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    format: String,
    pub game: String,
    /// All that differs from the game's own; the seats are as many as the players.
    pub rules: String,
    /// The players' words, the first of them first.
    pub bots: Vec<String>,
    pub seed: u64,
    pub duplicate: bool,
    /// What the hard level may spend on a move of cards, in nodes.
    pub nodes: u64,
}

impl Terms {
    pub fn of(play: &Play) -> Self {
        Self {
            format: FORMAT.into(),
            game: play.game.id().into(),
            rules: RuleKeys { seats: None, ..play.rules.clone() }.to_string(),
            bots: play.bots.iter().map(ToString::to_string).collect(),
            seed: play.seed,
            duplicate: play.duplicate,
            nodes: play.budget.0,
        }
    }

    /// Whether this release reads files of this form.
    pub fn is_known(&self) -> bool {
        self.format == FORMAT
    }

    pub fn seats(&self) -> usize {
        self.bots.len()
    }

    /// Who plays whom, in words.
    pub fn pairing(&self) -> String {
        match &*self.bots {
            [first, other, others @ ..] if others.iter().all(|also| also == other) => {
                format!("{first} against {other}")
            }
            all => all.join(", "),
        }
    }

    /// How many games of one deal there are.
    pub fn games_of_a_deal(&self) -> usize {
        if self.duplicate { self.seats() } else { 1 }
    }

    /// So many groups of games of one deal, in words.
    pub fn counted(&self, groups: usize) -> String {
        let one = match (self.duplicate, self.seats()) {
            (false, _) => "game",
            (true, 2) => "pair",
            (true, _) => "table",
        };
        if groups == 1 { format!("1 {one}") } else { format!("{groups} {one}s") }
    }

    /// The command that plays so many games of this match.
    pub fn command(&self, games: usize) -> String {
        let rules = if self.rules.is_empty() { String::new() } else { format!(" --rules \"{}\"", self.rules) };
        let duplicate = if self.duplicate { " --duplicate" } else { "" };
        let nodes = if self.nodes == Budget::FULL.0 { String::new() } else { format!(" --nodes {}", self.nodes) };
        let (game, bots, seed) = (&self.game, self.bots.join(","), self.seed);
        format!("rummy play {game} --bots {bots}{rules} --games {games} --seed {seed}{nodes}{duplicate}")
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = if self.rules.is_empty() { "its own rules" } else { &self.rules };
        let deals = if self.duplicate { "each deal from every seat" } else { "each deal once" };
        let (game, bots, seed, nodes) = (&self.game, self.bots.join(","), self.seed, self.nodes);
        write!(f, "{game} by {rules}, {bots}, seed {seed}, {nodes} nodes, {deals}")
    }
}
