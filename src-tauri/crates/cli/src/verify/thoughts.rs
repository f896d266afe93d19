//! The moves of computer players in a record, thought out once more from what their seats saw. docs/receipts.md.

use std::{
    io::{IsTerminal, stderr},
    path::Path,
};

use bots::Rethought;
use engine::{State, move_chance};
use indicatif::{ProgressBar, ProgressDrawTarget};
use protocol::{Action, Kind, Level, Lines, Record, RecordMove, Seat, View};

use crate::{replay::play, trouble::Trouble};

/// A computer player's move, and all that it came from.
struct Made {
    line: usize,
    view: View,
    level: Level,
    chance: u64,
    stopped: Option<u32>,
    action: Action,
}

/// The moves of computer players whose chance the record tells.
pub struct Thoughts(Vec<Made>);

impl Thoughts {
    /// Plays a record to its end, and remembers what each computer player saw before each of its moves.
    ///
    /// # Errors
    /// What in the record cannot be played.
    pub fn of(file: &Path, record: &Record, lines: &Lines) -> Result<Self, Trouble> {
        let mut reader = Reader::of(record);
        let mut thoughts = Vec::new();
        let mut next = 0..record.moves.len();
        play(file, record, lines, |state| {
            if let Some(index) = next.next() {
                thoughts.extend(reader.read(&record.moves[index], state, lines.of_move(index)));
            }
        })?;
        Ok(Self(thoughts))
    }

    /// Thinks every move out again and tells of each that does not come out, and how many do; says whether all do.
    pub fn tell(self, text: &mut String) -> bool {
        let count = self.0.len();
        let target = if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(count as u64), target);
        let mut same = 0;
        for Made { line, view, level, chance, stopped, action } in self.0 {
            if Rethought::begin(&view, level, chance, stopped, &action).finish() {
                same += 1;
            } else {
                *text += &format!(
                    "line {line}: {action} DOES NOT COME OUT AGAIN of seat {} ({})\n",
                    view.turn,
                    level.word()
                );
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        if count > 0 {
            let others = if same == count { "" } else { "; the others were changed, or made by another release" };
            *text += &format!("{same} of {count} moves of computer players come out again{others}\n");
        }
        same == count
    }
}

/// What of a record is known up to a line.
struct Reader<'a> {
    record: &'a Record,
    kinds: Vec<Kind>,
    /// How many deals there were.
    dealt: usize,
    /// How many moves of the deal there were.
    number: u32,
    stopped: Option<u32>,
    stood_in: bool,
}

impl<'a> Reader<'a> {
    fn of(record: &'a Record) -> Self {
        let kinds = record.players.iter().map(|player| player.kind()).collect();
        Self { record, kinds, dealt: 1, number: 0, stopped: None, stood_in: false }
    }

    /// Reads a line, at the state before it.
    fn read(&mut self, line: &RecordMove, state: &State, number: usize) -> Option<Made> {
        match line {
            RecordMove::Act(action) => {
                // Of a plain move that stood in there was no thought.
                let made = if self.stood_in { None } else { self.made(action, state, number) };
                self.number += 1;
                (self.stopped, self.stood_in) = (None, false);
                return made;
            }
            RecordMove::Next => {
                (self.dealt, self.number) = (self.dealt + 1, 0);
                (self.stopped, self.stood_in) = (None, false);
            }
            RecordMove::Player(seat, kind) => self.seat(*seat, *kind),
            RecordMove::Stopped(pieces) => self.stopped = Some(*pieces),
            RecordMove::StoodIn => self.stood_in = true,
        }
        None
    }

    fn made(&self, action: &Action, state: &State, line: usize) -> Option<Made> {
        let seed = self.record.deals.get(self.dealt - 1)?.bot_seed?;
        let level = self.kinds.get(state.turn().index())?.level()?;
        let (view, chance) = (state.view(state.turn()).by_faces(), move_chance(&seed.0, self.number));
        view.options.is_some().then(|| Made {
            line,
            view,
            level,
            chance,
            stopped: self.stopped,
            action: action.clone(),
        })
    }

    fn seat(&mut self, seat: Seat, kind: Kind) {
        if let Some(there) = self.kinds.get_mut(seat.index()) {
            *there = kind;
        }
    }
}
