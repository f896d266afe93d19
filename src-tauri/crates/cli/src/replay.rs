//! `rummy replay`: a record played again.

use std::{fmt, path::Path};

use engine::{DealKind, Seed, State};
use protocol::{Action, Lines, Origin, Record, RecordDeal, RecordMove, Refusal, games};

use crate::{
    Report,
    deal::position,
    trouble::{Trouble, read},
};

/// Which positions are printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    Last,
    Every,
}

pub fn run(file: &Path, extent: Extent) -> Result<Report, Trouble> {
    let (record, lines) = load(file)?;
    let mut text = String::new();
    let last = play(file, &record, &lines, |state| {
        if extent == Extent::Every {
            text += &format!("{}\n", position(state));
        }
    })?;
    if extent == Extent::Last {
        text = format!("{}\n", position(&last));
    }
    Ok(Report::good(text))
}

/// Reads a record, and on which lines its parts stand.
pub fn load(file: &Path) -> Result<(Record, Lines), Trouble> {
    Record::read(&read(file)?).map_err(|error| Trouble::in_record(file, &error))
}

/// Plays a record to its end; `seen` is shown each position.
pub fn play(file: &Path, record: &Record, lines: &Lines, mut seen: impl FnMut(&State)) -> Result<State, Trouble> {
    let mut table = Replay::new(file, record, lines)?;
    seen(&table.state);
    for (index, record_move) in record.moves.iter().enumerate() {
        table.make(record_move, lines.of_move(index))?;
        seen(&table.state);
    }
    table.compare_result()?;
    Ok(table.state)
}

struct Replay<'a> {
    file: &'a Path,
    record: &'a Record,
    lines: &'a Lines,
    state: State,
    /// How many deals of the record have been dealt.
    dealt: usize,
}

impl<'a> Replay<'a> {
    fn new(file: &'a Path, record: &'a Record, lines: &'a Lines) -> Result<Self, Trouble> {
        let at_rules = |why| Trouble::in_line(file, lines.of_key("Rules"), why);
        let rules = games::rules(record.game, &record.rules).map_err(at_rules)?;
        if record.players.len() != usize::from(rules.seats) {
            let why = format!("{} players for {} seats", record.players.len(), rules.seats);
            return Err(Trouble::in_line(file, lines.of_key("Players"), why));
        }
        let state = State::new(record.game, record.rules.clone(), rules);
        let mut table = Self { file, record, lines, state, dealt: 0 };
        table.deal(&record.deals[0], DealKind::NewGame)?;
        Ok(table)
    }

    fn make(&mut self, record_move: &RecordMove, line: usize) -> Result<(), Trouble> {
        let file = self.file;
        let at_line = |why: String| Trouble::in_line(file, line, why);
        let refused = |refusal: Refusal| at_line(format!("refused: {refusal}"));
        match record_move {
            RecordMove::Act(action) => self.act(action).map_err(refused),
            RecordMove::Next => {
                self.state.decide_next_round().map_err(refused)?;
                let deal = self.record.deals.get(self.dealt);
                let deal = deal.ok_or_else(|| at_line("the record has no seed for this deal".into()))?;
                self.deal(deal, DealKind::NextRound)
            }
            RecordMove::Player(seat, _) if seat.0 >= self.state.rules().seats => {
                Err(at_line(format!("there is no seat {seat}")))
            }
            RecordMove::Player(..) | RecordMove::Stopped(_) | RecordMove::StoodIn => Ok(()),
        }
    }

    fn act(&mut self, action: &Action) -> Result<(), Refusal> {
        let events = self.state.decide(self.state.turn(), action)?;
        events.iter().for_each(|event| self.state.evolve(event));
        Ok(())
    }

    fn deal(&mut self, deal: &RecordDeal, kind: DealKind) -> Result<(), Trouble> {
        self.dealt += 1;
        match &deal.origin {
            Origin::Seed(seed) => self.deal_from(deal, Seed::new(seed.0), kind),
            Origin::Start(position) => {
                let (keys, rules) = (self.record.rules.clone(), self.state.rules().clone());
                self.state = State::set_up(self.record.game, keys, rules, position)
                    .map_err(|error| self.at_key("Start", deal, error))?;
                Ok(())
            }
        }
    }

    fn deal_from(&mut self, deal: &RecordDeal, seed: Seed, kind: DealKind) -> Result<(), Trouble> {
        let dealt = match deal.dealer {
            Some(dealer) if dealer.0 >= self.state.rules().seats => {
                return Err(self.at_key("Dealer", deal, format!("there is no seat {dealer}")));
            }
            Some(dealer) => self.state.deal_by(dealer, kind, deal.number, seed, [0; 32]),
            None => self.state.deal(kind, deal.number, seed, [0; 32]),
        };
        self.state.evolve(&dealt);
        Ok(())
    }

    fn at_key(&self, key: &str, deal: &RecordDeal, why: impl fmt::Display) -> Trouble {
        Trouble::in_line(self.file, self.lines.of_key(&format!("{key} {}", deal.number)), why)
    }

    fn compare_result(&self) -> Result<(), Trouble> {
        let game_over = self.state.end().is_some_and(|end| end.game_over);
        match &self.record.result {
            Some(result) if !game_over || result != self.state.scores() => {
                let why = format!(
                    "the moves lead to {:?}{}",
                    self.state.scores(),
                    if game_over { "" } else { ", and the game is not over" }
                );
                Err(Trouble::in_line(self.file, self.lines.of_key("Result"), why))
            }
            Some(_) | None => Ok(()),
        }
    }
}
