//! `rummy replay`: a record played again.

use std::path::Path;

use engine::{DealKind, Seed, State, games};
use protocol::{Action, Lines, Origin, Record, RecordDeal, RecordMove};

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
        table.make(record_move).map_err(|why| Trouble::in_line(file, lines.of_move(index), why))?;
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
        table.deal(DealKind::NewGame).map_err(|why| Trouble::in_file(file, why))?;
        Ok(table)
    }

    fn make(&mut self, record_move: &RecordMove) -> Result<(), String> {
        match record_move {
            RecordMove::Act(action) => self.act(action),
            RecordMove::Next => {
                self.state.decide_next_round().map_err(|refusal| format!("refused: {refusal}"))?;
                self.deal(DealKind::NextRound)
            }
            RecordMove::Player(seat, _) if seat.0 >= self.state.rules().seats => {
                Err(format!("there is no seat {seat}"))
            }
            RecordMove::Player(..) => Ok(()),
        }
    }

    fn act(&mut self, action: &Action) -> Result<(), String> {
        let events = self.state.decide(self.state.turn(), action).map_err(|refusal| format!("refused: {refusal}"))?;
        events.iter().for_each(|event| self.state.evolve(event));
        Ok(())
    }

    fn deal(&mut self, kind: DealKind) -> Result<(), String> {
        let deal = self.record.deals.get(self.dealt).ok_or("the record has no seed for this deal")?;
        self.dealt += 1;
        match &deal.origin {
            Origin::Seed(seed) => self.deal_from(deal, Seed::new(seed.0), kind),
            Origin::Start(position) => {
                let (keys, rules) = (self.record.rules.clone(), self.state.rules().clone());
                self.state =
                    State::set_up(self.record.game, keys, rules, position).map_err(|error| error.to_string())?;
                Ok(())
            }
        }
    }

    fn deal_from(&mut self, deal: &RecordDeal, seed: Seed, kind: DealKind) -> Result<(), String> {
        let dealt = match deal.dealer {
            Some(dealer) if dealer.0 >= self.state.rules().seats => return Err(format!("there is no seat {dealer}")),
            Some(dealer) => self.state.deal_by(dealer, kind, deal.number, seed, [0; 32]),
            None => self.state.deal(kind, deal.number, seed, [0; 32]),
        };
        self.state.evolve(&dealt);
        Ok(())
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
