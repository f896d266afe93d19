//! What a match came to, all of its games together.

use super::{Terms, estimate::Estimate, game::Played, group::Group, times::Times};

/// What became of all players together.
pub struct Sum {
    pub players: Vec<Total>,
    pub groups: usize,
    pub games: usize,
    pub rounds: u32,
    /// Rounds that nobody ended by going out.
    pub blocked: u32,
    /// Games that more than one player won.
    pub shared: usize,
    /// The part of the games that the first player wins.
    pub share: Estimate,
    /// The points a game by which the first player leads the others.
    pub lead: Estimate,
    /// Seconds by the clock.
    seconds: f64,
}

/// What became of one player.
pub struct Total {
    pub name: String,
    /// Shared wins count their part.
    pub wins: f64,
    pub points: i64,
    pub times: Times,
}

impl Sum {
    pub fn of(terms: &Terms, groups: &[Group]) -> Self {
        let games: Vec<&Played> = groups.iter().flat_map(|group| &group.games).collect();
        let shares: Vec<f64> = groups.iter().map(|group| group.share(0)).collect();
        let leads: Vec<f64> = groups.iter().map(|group| group.lead(0)).collect();
        let names = terms.bots.iter().enumerate();
        Self {
            players: names.map(|(player, name)| Total::of(player, name, groups, &games)).collect(),
            groups: groups.len(),
            games: games.len(),
            rounds: games.iter().map(|game| game.rounds).sum(),
            blocked: games.iter().map(|game| game.blocked).sum(),
            shared: games.iter().filter(|game| game.winners.len() > 1).count(),
            share: Estimate::of_shares(&shares),
            lead: Estimate::of(&leads),
            seconds: groups.iter().map(|group| group.took as f64 / 1e6).sum(),
        }
    }

    pub fn moves(&self) -> u64 {
        self.players.iter().map(|player| player.times.count()).sum()
    }

    pub fn moves_per_second(&self) -> f64 {
        self.moves() as f64 / self.seconds.max(f64::EPSILON)
    }

    pub fn share_blocked(&self) -> f64 {
        f64::from(self.blocked) / f64::from(self.rounds.max(1))
    }

    /// How often the first player wins for one time that it would if all played alike.
    pub fn of_fair_share(&self) -> Estimate {
        self.share.times(self.players.len() as f64)
    }
}

impl Total {
    fn of(player: usize, name: &str, groups: &[Group], games: &[&Played]) -> Self {
        let mut times = Times::default();
        groups.iter().for_each(|group| times.add_all(&group.times[player]));
        Self {
            name: name.into(),
            wins: games.iter().map(|game| game.part(player)).sum(),
            points: games.iter().map(|game| i64::from(game.scores[player])).sum(),
            times,
        }
    }

    pub fn average(&self, games: usize) -> f64 {
        self.points as f64 / games.max(1) as f64
    }
}
