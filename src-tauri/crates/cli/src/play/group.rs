//! The games of one deal. Luck is the same in all of them, so that together they are one observation.

use std::time::Instant;

use engine::State;
use serde::{Deserialize, Serialize};

use super::{
    Play,
    game::{Contest, Played},
    times::Times,
};

/// A line of a file of a match: one game, or with duplicate deals one from every seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// From 0 on; with the match's seed it gives the deals.
    pub number: u32,
    pub games: Vec<Played>,
    /// By player.
    pub times: Vec<Times>,
    /// How long all of it took by the clock, in microseconds.
    pub took: u64,
}

impl Group {
    /// Plays the games; they depend on the match and this number, and on no other group.
    pub fn play(table: &State, play: &Play, number: u32) -> Self {
        let start = Instant::now();
        let seats = play.bots.len();
        let mut times = vec![Times::default(); seats];
        let shifts = if play.duplicate { 0..seats } else { number as usize % seats..number as usize % seats + 1 };
        let games = shifts.map(|shift| Contest::new(table, play, number, shift).play(&mut times)).collect();
        Self { number, games, times, took: start.elapsed().as_micros() as u64 }
    }

    /// The part of the games that a player won, a shared win counting as a part of one.
    pub fn share(&self, player: usize) -> f64 {
        self.games.iter().map(|game| game.part(player)).sum::<f64>() / self.games.len() as f64
    }

    /// By how many points a game a player leads the others, taken together.
    pub fn lead(&self, player: usize) -> f64 {
        self.games.iter().map(|game| game.lead(player)).sum::<f64>() / self.games.len() as f64
    }

    /// Whether two groups went alike. Time is no part of that.
    pub fn went_like(&self, other: &Self) -> bool {
        self.games == other.games
    }
}

impl Played {
    /// What a player has of the win. Where nobody won all have the same.
    pub fn part(&self, player: usize) -> f64 {
        match self.winners.len() {
            0 => 1.0 / self.scores.len() as f64,
            winners => f64::from(u8::from(self.winners.contains(&player))) / winners as f64,
        }
    }

    fn lead(&self, player: usize) -> f64 {
        let own = f64::from(self.scores[player]);
        let all: f64 = self.scores.iter().copied().map(f64::from).sum();
        own - (all - own) / (self.scores.len() - 1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(scores: &[i32], winners: &[usize]) -> Played {
        Played { scores: scores.into(), winners: winners.into(), rounds: 1, blocked: 0 }
    }

    #[test]
    fn shared_wins_count_their_part_and_the_lead_is_over_the_others_mean() {
        let games = vec![played(&[100, 40, 20], &[0]), played(&[50, 50, 20], &[0, 1]), played(&[0, 0, 0], &[])];
        let group = Group { number: 0, games, times: Vec::new(), took: 0 };
        let thirds = [0, 1, 2].map(|player| (group.share(player) * 18.0).round());
        assert_eq!(thirds, [11.0, 5.0, 2.0], "of eighteen");
        assert_eq!(group.lead(0), (70.0 + 15.0 + 0.0) / 3.0);
    }
}
