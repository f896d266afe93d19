//! The lines of the table: who plays whom, and at which game.
use crate::place;
use std::path::PathBuf;

/// One player against equals.
#[derive(Debug)]
pub struct Line {
    game: &'static str,
    seats: u32,
    first: &'static str,
    others: &'static str,
    budget: Budget,
}

/// What the hard level may spend on a move of cards.
#[derive(Clone, Copy, Debug)]
enum Budget {
    /// With which a move stays within a fiftieth of a second.
    Quick,
    /// What the app gives it; there is time for a tenth of the games.
    Full,
}

/// The nodes of the quick budget.
const QUICK: &str = "36000";

/// The whole table.
pub const LINES: [Line; 31] = [
    line("rummy100", 2, "easy", "random"),
    line("rummy100", 2, "medium", "easy"),
    line("rummy100", 2, "medium", "greedy"),
    line("rummy100", 2, "hard", "greedy"),
    line("rummy100", 2, "hard", "medium"),
    line("rummy", 2, "easy", "random"),
    line("rummy", 2, "medium", "easy"),
    line("rummy", 2, "medium", "greedy"),
    line("rummy", 2, "hard", "greedy"),
    line("rummy", 2, "hard", "medium"),
    line("rummy", 3, "medium", "easy"),
    line("rummy", 3, "hard", "medium"),
    line("rummy", 4, "medium", "easy"),
    line("rummy", 4, "hard", "medium"),
    line("rummy500", 2, "easy", "random"),
    line("rummy500", 2, "medium", "easy"),
    line("rummy500", 2, "medium", "greedy"),
    line("rummy500", 2, "hard", "greedy"),
    line("rummy500", 2, "hard", "medium"),
    line("rummy500", 3, "medium", "easy"),
    line("rummy500", 3, "hard", "medium"),
    line("rummy500", 5, "medium", "easy"),
    line("rummy500", 5, "hard", "medium"),
    line("rummy500", 7, "medium", "easy"),
    line("rummy500", 7, "hard", "medium"),
    line("tiles", 2, "medium", "easy"),
    line("tiles", 2, "hard", "medium"),
    line("tiles", 2, "hard", "greedy"),
    full("rummy100", 2),
    full("rummy", 2),
    full("rummy500", 2),
];

const fn line(game: &'static str, seats: u32, first: &'static str, others: &'static str) -> Line {
    Line { game, seats, first, others, budget: Budget::Quick }
}

/// Hard against medium with the whole of its time.
const fn full(game: &'static str, seats: u32) -> Line {
    Line { game, seats, first: "hard", others: "medium", budget: Budget::Full }
}

impl Line {
    pub fn name(&self) -> String {
        let budget = match self.budget {
            Budget::Quick => "",
            Budget::Full => "-full",
        };
        format!("{}-{}-{}-{}{budget}", self.game, self.seats, self.first, self.others)
    }

    /// Where its match is kept.
    pub fn file(&self) -> PathBuf {
        place::matches().join(self.name()).with_extension("jsonl")
    }

    /// The first cells of its row.
    pub fn who(&self) -> String {
        format!("{} | {} | {} against {}", self.game, self.seats, self.first, self.others)
    }

    /// The players as `rummy` wants them.
    fn bots(&self) -> String {
        let others = (1..self.seats).map(|_| self.others);
        [self.first].into_iter().chain(others).collect::<Vec<_>>().join(",")
    }

    /// What `rummy` is told to play it. A table of many seats is many games: of those there are three for ten pairs.
    pub fn args(&self, pairs: u32) -> Vec<String> {
        let pairs = match self.budget {
            Budget::Quick => pairs,
            Budget::Full => pairs.div_ceil(10),
        };
        let groups = if self.seats == 2 { pairs } else { (3 * pairs).div_ceil(10) };
        let (bots, games) = (self.bots(), (groups * self.seats).to_string());
        let args = ["play", self.game, "--bots", &bots, "--games", &games, "--seed", "1", "--duplicate"];
        let nodes = match self.budget {
            Budget::Quick if self.searches() => ["--nodes", QUICK].as_slice(),
            Budget::Quick | Budget::Full => &[],
        };
        args.iter().chain(nodes).copied().map(String::from).collect()
    }

    /// Whether anybody plays on in imagined rounds, so that a budget makes a difference.
    fn searches(&self) -> bool {
        self.first == "hard" && self.game != "tiles"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_line_has_a_file_of_its_own() {
        let files: BTreeSet<PathBuf> = LINES.iter().map(Line::file).collect();
        assert_eq!(files.len(), LINES.len());
    }

    #[test]
    fn a_line_is_a_command() {
        let args = line("rummy", 3, "hard", "medium").args(1000).join(" ");
        assert_eq!(args, "play rummy --bots hard,medium,medium --games 900 --seed 1 --duplicate --nodes 36000");
        let args = line("tiles", 2, "hard", "greedy").args(1000).join(" ");
        assert_eq!(args, "play tiles --bots hard,greedy --games 2000 --seed 1 --duplicate");
    }
}
