//! `rummy play`: computers play each other.

mod tally;

use std::{
    io::{IsTerminal, stderr},
    time::{Duration, Instant},
};

use engine::{DealKind, Seed, State};
use indicatif::{ProgressBar, ProgressDrawTarget};
use protocol::{Game, GameEnd, Level, RuleKeys, games};

use crate::{Report, trouble::Trouble};
use tally::Tally;

/// Who plays what, and how often.
pub struct Play {
    pub game: Game,
    pub rules: RuleKeys,
    /// One a seat; in every game they sit one seat further on.
    pub bots: Vec<Level>,
    pub games: u32,
    pub seed: u64,
    /// Whether each deal is played once from every seat.
    pub swapped: bool,
    pub as_json: bool,
}

pub fn run(play: &Play) -> Result<Report, Trouble> {
    let table = play.table()?;
    let mut tally = Tally::of(&play.bots);
    let bar = progress(play.games);
    let start = Instant::now();
    for number in 0..play.games {
        one_game(&table, play, number, &mut tally);
        bar.inc(1);
    }
    let took = start.elapsed();
    bar.finish_and_clear();
    let text = if play.as_json { tally.into_json(play, took) } else { tally.into_table(play, took) };
    Ok(Report::good(text))
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
}

fn progress(games: u32) -> ProgressBar {
    let target = if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    ProgressBar::with_draw_target(Some(games.into()), target)
}

fn one_game(table: &State, play: &Play, number: u32, tally: &mut Tally) {
    let seats = play.bots.len();
    let player_at = |seat: usize| (seat + number as usize) % seats;
    let mut state = table.clone();
    let of_deal = if play.swapped { number / seats as u32 } else { number };
    let mut chance = play.seed ^ u64::from(number) << 32;
    deal(&mut state, DealKind::NewGame, play.seed, of_deal);
    loop {
        match state.end() {
            None => {
                let player = player_at(state.turn().index());
                chance += 1;
                tally.moved(player, one_move(&mut state, play.bots[player], chance));
            }
            Some(end) => {
                tally.round(end.how);
                if state.rules().game_end == GameEnd::EachRound {
                    return tally.game(player_at, &end.round_scores, &end.winners);
                }
                if end.game_over {
                    return tally.game(player_at, state.scores(), &end.winners);
                }
                deal(&mut state, DealKind::NextRound, play.seed, of_deal);
            }
        }
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
