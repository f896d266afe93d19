//! `rummy play`: computers play each other.

use std::{
    io::{IsTerminal, stderr},
    time::{Duration, Instant},
};

use engine::{DealKind, Seed, State};
use indicatif::{ProgressBar, ProgressDrawTarget};
use protocol::{Game, Level, RuleKeys, games};

use crate::{Report, trouble::Trouble};

/// Who plays what, and how often.
pub struct Play {
    pub game: Game,
    /// One a seat; in every game they sit one seat further on.
    pub bots: Vec<Level>,
    pub games: u32,
    pub seed: u64,
    pub as_json: bool,
}

/// What became of one computer player.
#[derive(Default)]
struct Tally {
    wins: u32,
    points: i64,
    times: Vec<Duration>,
}

pub fn run(play: &Play) -> Result<Report, Trouble> {
    let seats = u8::try_from(play.bots.len()).unwrap_or(u8::MAX);
    let keys = RuleKeys { seats: Some(seats), ..RuleKeys::default() };
    let rules = games::rules(play.game, &keys).map_err(|error| Trouble::Arguments(format!("--bots: {error}")))?;
    let table = State::new(play.game, keys, rules);
    let mut tallies: Vec<Tally> = play.bots.iter().map(|_| Tally::default()).collect();
    let bar = progress(play.games);
    for number in 0..play.games {
        one_game(&table, play, number, &mut tallies);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let text = if play.as_json { as_json(play, &mut tallies) } else { as_table(play, &mut tallies) };
    Ok(Report::good(text))
}

fn progress(games: u32) -> ProgressBar {
    let target = if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    ProgressBar::with_draw_target(Some(games.into()), target)
}

fn one_game(table: &State, play: &Play, number: u32, tallies: &mut [Tally]) {
    let seats = tallies.len();
    let player_at = |seat: usize| (seat + number as usize) % seats;
    let mut state = table.clone();
    let mut chance = play.seed ^ u64::from(number) << 32;
    loop {
        match state.end() {
            Some(end) if end.game_over => break,
            Some(_) => deal(&mut state, DealKind::NextRound, play.seed, number),
            None if state.deal_number() == 0 => deal(&mut state, DealKind::NewGame, play.seed, number),
            None => {
                let player = player_at(state.turn().index());
                chance += 1;
                tallies[player].times.push(one_move(&mut state, play.bots[player], chance));
            }
        }
    }
    for (seat, score) in state.scores().iter().enumerate() {
        tallies[player_at(seat)].points += i64::from(*score);
    }
    for winner in state.end().into_iter().flat_map(|end| &end.winners) {
        tallies[player_at(winner.index())].wins += 1;
    }
}

fn deal(state: &mut State, kind: DealKind, seed: u64, game: u32) {
    let number = state.deal_number() + 1;
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..12].copy_from_slice(&game.to_le_bytes());
    bytes[12..16].copy_from_slice(&number.to_le_bytes());
    let dealt = state.deal(kind, number, Seed::new(bytes), [0; 32]);
    state.evolve(&dealt);
}

fn one_move(state: &mut State, level: Level, chance: u64) -> Duration {
    let view = state.view(state.turn());
    let start = Instant::now();
    let action = bots::choose(&view, level, chance);
    let taken = start.elapsed();
    let events = state.decide(view.turn, &action).expect("computer players make legal moves");
    events.iter().for_each(|event| state.evolve(event));
    taken
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

fn as_table(play: &Play, tallies: &mut [Tally]) -> String {
    let mut text = format!("{:<8} {:>6} {:>8} {:>11} {:>8}\n", "player", "wins", "average", "ms median", "ms p99");
    for (level, tally) in play.bots.iter().zip(tallies) {
        let (median, p99) = quantiles(&mut tally.times);
        let average = average(tally.points, play.games);
        text += &format!("{:<8} {:>6} {average:>8.1} {median:>11.3} {p99:>8.3}\n", level.word(), tally.wins);
    }
    text
}

fn as_json(play: &Play, tallies: &mut [Tally]) -> String {
    let players: Vec<serde_json::Value> = play
        .bots
        .iter()
        .zip(tallies)
        .map(|(level, tally)| {
            let (median, p99) = quantiles(&mut tally.times);
            serde_json::json!({
                "player": level.word(), "wins": tally.wins, "average": average(tally.points, play.games),
                "ms_median": median, "ms_p99": p99,
            })
        })
        .collect();
    let report =
        serde_json::json!({ "game": play.game.id(), "games": play.games, "seed": play.seed, "players": players });
    format!("{report}\n")
}

fn average(points: i64, games: u32) -> f64 {
    points as f64 / f64::from(games)
}
