//! What came of a match between computers: who won, how long a move took, how rounds ended.

use std::time::Duration;

use protocol::{HowEnded, Level, Seat};

use super::Play;

/// What became of all players together.
pub struct Tally {
    players: Vec<Player>,
    rounds: u32,
    /// Rounds that nobody ended by going out.
    blocked: u32,
    /// Games that more than one player won.
    shared: u32,
    /// Of each game the part that the first player won.
    firsts: Vec<f64>,
}

/// What became of one computer player.
struct Player {
    level: Level,
    wins: u32,
    points: i64,
    times: Vec<Duration>,
}

impl Tally {
    pub fn of(levels: &[Level]) -> Self {
        let player = |level: &Level| Player { level: *level, wins: 0, points: 0, times: Vec::new() };
        Self { players: levels.iter().map(player).collect(), rounds: 0, blocked: 0, shared: 0, firsts: Vec::new() }
    }

    /// A player has moved, and thought for so long.
    pub fn moved(&mut self, player: usize, took: Duration) {
        self.players[player].times.push(took);
    }

    pub fn round(&mut self, how: HowEnded) {
        self.rounds += 1;
        self.blocked += match how {
            HowEnded::Out => 0,
            HowEnded::Blocked | HowEnded::Turns => 1,
        };
    }

    pub fn game(&mut self, player_at: impl Fn(usize) -> usize, scores: &[i32], winners: &[Seat]) {
        for (seat, score) in scores.iter().enumerate() {
            self.players[player_at(seat)].points += i64::from(*score);
        }
        for winner in winners {
            self.players[player_at(winner.index())].wins += 1;
        }
        self.shared += u32::from(winners.len() > 1);
        let is_first = winners.iter().any(|winner| player_at(winner.index()) == 0);
        self.firsts.push(f64::from(u8::from(is_first)) / winners.len().max(1) as f64);
    }

    /// A line a player, and one about all.
    pub fn into_table(mut self, play: &Play, took: Duration) -> String {
        let mut text = format!("{:<8} {:>6} {:>8} {:>11} {:>8}\n", "player", "wins", "average", "ms median", "ms p99");
        for player in &mut self.players {
            let (median, p99) = quantiles(&mut player.times);
            let average = average(player.points, play.games);
            let level = player.level.word();
            text += &format!("{level:<8} {:>6} {average:>8.1} {median:>11.3} {p99:>8.3}\n", player.wins);
        }
        let (rounds, blocked, shared) = (self.rounds, 100.0 * self.share_blocked(), self.shared);
        let (moves, pace) = (self.moves(), self.moves_per_second(took));
        let (low, high) = self.interval(play);
        text + &format!(
            "{} games, {shared} with a shared win; {rounds} rounds, {blocked:.1} % blocked; {moves} moves, {pace:.0} a second; \
             the first player wins {low:.1} to {high:.1} % (95 of 100 such matches)\n",
            play.games
        )
    }

    pub fn into_json(mut self, play: &Play, took: Duration) -> String {
        let players: Vec<serde_json::Value> = self
            .players
            .iter_mut()
            .map(|player| {
                let (median, p99) = quantiles(&mut player.times);
                serde_json::json!({
                    "player": player.level.word(), "wins": player.wins,
                    "average": average(player.points, play.games), "ms_median": median, "ms_p99": p99,
                })
            })
            .collect();
        let report = serde_json::json!({
            "game": play.game.id(), "rules": play.rules.to_string(), "games": play.games, "seed": play.seed,
            "players": players, "first_wins_per_cent": self.interval(play), "shared_wins": self.shared, "rounds": self.rounds,
            "share_blocked": self.share_blocked(), "moves": self.moves(), "moves_per_second": self.moves_per_second(took),
        });
        format!("{report}\n")
    }

    /// Per cent of games that the first player wins, between which the truth lies in 95 of 100 matches.
    ///
    /// Games of one deal are one observation.
    fn interval(&self, play: &Play) -> (f64, f64) {
        let of_a_deal = if play.swapped { play.bots.len() } else { 1 };
        let deals: Vec<f64> =
            self.firsts.chunks(of_a_deal).map(|games| games.iter().sum::<f64>() / games.len() as f64).collect();
        let count = deals.len() as f64;
        let mean = deals.iter().sum::<f64>() / count;
        let variance = deals.iter().map(|won| (won - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        let half = 1.96 * (variance / count).sqrt();
        (100.0 * (mean - half), 100.0 * (mean + half))
    }

    fn moves(&self) -> usize {
        self.players.iter().map(|player| player.times.len()).sum()
    }

    fn moves_per_second(&self, took: Duration) -> f64 {
        self.moves() as f64 / took.as_secs_f64().max(f64::EPSILON)
    }

    fn share_blocked(&self) -> f64 {
        f64::from(self.blocked) / f64::from(self.rounds.max(1))
    }
}

/// Milliseconds of a move: the median, and what one in a hundred exceeds.
fn quantiles(times: &mut [Duration]) -> (f64, f64) {
    times.sort_unstable();
    let at = |share: usize| {
        let place = (times.len() * share / 100).min(times.len().saturating_sub(1));
        times.get(place).copied().unwrap_or_default().as_secs_f64() * 1000.0
    };
    (at(50), at(99))
}

fn average(points: i64, games: u32) -> f64 {
    points as f64 / f64::from(games)
}
