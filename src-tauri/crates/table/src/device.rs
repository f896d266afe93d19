//! One device at which seats play: only who holds it is told anything of the table.

use protocol::{
    Action, Advice, Code, Edit, Hinted, Judged, Judgement, Level, MeldId, Mode, Moment, Phase, Push, Refused, Request,
    Seat, SeatEvent, View,
};

use crate::{Out, Question, Table};

/// A table and the one device it is played on. Against the computer the person holds it always; where people share
/// it, whoever has taken it from behind the curtain.
#[derive(Debug)]
pub struct Device {
    table: Table,
    holder: Option<Seat>,
    asked: Option<Asked>,
    /// The move that was last asked about, as long as nothing has been said of it.
    wondered: Option<Wondered>,
    outbox: Outbox,
}

/// Who asks about which move, and the question, until a host takes it.
#[derive(Debug)]
struct Wondered {
    seat: Seat,
    deal: u32,
    number: u16,
    question: Option<Box<Question>>,
}

/// What is to be done, in this order: save, then tell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outbox {
    pub save: bool,
    pub pushes: Vec<Push>,
}

/// A move that a computer player is to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thinking {
    pub seat: Seat,
    pub level: Level,
    /// The version of the table that the answer must name.
    pub version: u64,
    /// What it leaves to chance follows from this: with it the move can be thought out again.
    pub chance: u64,
    pub view: View,
}

/// The help that whoever holds the device has asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    pub seat: Seat,
    /// The version of the table that it is about.
    pub version: u64,
    /// What the seat sees: all that there is to work it out from.
    pub view: View,
}

impl Thinking {
    /// How many computer players sit at the table: all but one seat, where one of them is to move.
    pub fn computers(&self) -> usize {
        self.view.hand_counts.len() - 1
    }

    /// Whether nobody has moved since the cards were dealt.
    pub(crate) fn is_first_move(&self) -> bool {
        self.view.log.iter().all(|event| matches!(event, SeatEvent::Dealt { .. }))
    }

    /// Moves that need no thought, one of which the table allows: a draw, a take, a pass, a discard, or a card laid off where
    /// nothing may be discarded.
    fn plain_moves(&self) -> Vec<Action> {
        let Some(options) = &self.view.options else { return Vec::new() };
        match self.view.phase {
            Phase::Draw => vec![Action::Draw, Action::Take, Action::Pass],
            Phase::Play => {
                let discards = options.discard.iter().map(|card| Action::Discard(*card));
                let laid_off = options.lay_off.iter().enumerate().flat_map(|(index, cards)| {
                    cards.iter().map(move |card| Action::lay_off(MeldId::at(index), [*card]))
                });
                discards.chain(laid_off).collect()
            }
            Phase::RoundOver => Vec::new(),
        }
    }
}

/// The device is another seat's to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the device is another seat's to take")]
pub struct NotNext;

impl Device {
    /// Puts a table on the device. What was told before anybody held it is told to nobody; [`Device::greet`] tells
    /// where the table stands.
    pub fn new(mut table: Table) -> Self {
        let holder = match table.course().mode() {
            Mode::SameDevice => None,
            Mode::Computer => Some(Seat(0)),
        };
        let save = table.drain().contains(&Out::Save);
        Self { table, holder, asked: None, wondered: None, outbox: Outbox { save, pushes: Vec::new() } }
    }

    /// The table that is played on it.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Shows where the table stands to a page that knows nothing of it: the curtain where people share the device,
    /// the whole table to the one person who plays against the computer.
    pub fn greet(&mut self) {
        match self.table.course().mode() {
            Mode::SameDevice => {
                self.holder = None;
                self.outbox.pushes.push(Push::Curtain(self.table.curtain()));
            }
            Mode::Computer => self.welcome(Seat(0)),
        }
    }

    /// A seat takes the device.
    ///
    /// # Errors
    /// Where it is not the one that the curtain names.
    pub fn sit(&mut self, seat: Seat) -> Result<(), NotNext> {
        let next = self.holder.unwrap_or_else(|| self.table.curtain().next);
        if seat != next {
            return Err(NotNext);
        }
        self.welcome(seat);
        Ok(())
    }

    /// Puts the curtain up, where people share the device.
    pub fn hide(&mut self) {
        match self.table.course().mode() {
            Mode::SameDevice => self.greet(),
            Mode::Computer => {}
        }
    }

    /// Takes a request of whoever holds the device; where nobody does, it is refused.
    pub fn request(&mut self, request: Request) {
        let Some(holder) = self.holder else {
            let refused = Refused { id: request.id(), code: Code::BadMessage, cards: Default::default() };
            self.outbox.pushes.push(Push::Refused(refused));
            return;
        };
        let deal = self.table.course().deal_number();
        self.table.handle(holder, request);
        self.deliver(deal);
    }

    /// The computer player to move, where one is, and what it may see.
    pub fn thinking(&self) -> Option<Thinking> {
        let (seat, level) = self.table.thinking()?;
        let (version, chance) = (self.table.version(), self.table.move_chance());
        Some(Thinking { seat, level, version, chance, view: self.table.view(seat) })
    }

    /// Takes a computer player's move; one that it may not make, or that it failed to find, gives way to a plain move,
    /// so that nobody waits for ever. Says whether it was heard: one for another version or level has been overtaken.
    pub fn answer(&mut self, thought: &Thinking, action: Option<Action>) -> bool {
        self.answer_after(thought, action, None)
    }

    /// Takes a computer player's move that it was stopped at after so many pieces of thought, where it was.
    pub fn answer_after(&mut self, thought: &Thinking, action: Option<Action>, stopped: Option<u32>) -> bool {
        let asked = |thinking: &Thinking| (thinking.seat, thinking.level, thinking.version);
        let now = self.thinking().filter(|now| asked(now) == asked(thought));
        let Some(now) = now else { return false };
        let deal = self.table.course().deal_number();
        let is_made = action.is_some_and(|action| self.table.think(now.seat, action, stopped))
            || now.plain_moves().into_iter().any(|plain| self.table.stand_in(now.seat, plain));
        self.deliver(deal);
        is_made
    }

    /// The help that has been asked for since the last time.
    pub const fn take_asked(&mut self) -> Option<Asked> {
        self.asked.take()
    }

    /// Tells whoever asked how they can play, by the steps of a draft, or by none that they cannot. Where the table has
    /// gone on, or another holds the device, nobody is told.
    pub fn help(&mut self, asked: &Asked, advice: Advice, steps: Vec<Edit>) {
        if self.holder == Some(asked.seat) && self.table.version() == asked.version {
            self.outbox.pushes.push(Push::Hint(Hinted { version: asked.version, advice, steps }));
        }
    }

    /// The question about a move of a round that is over, if one was asked since the last time.
    pub fn take_question(&mut self) -> Option<Question> {
        self.wondered.as_mut()?.question.take().map(|question| *question)
    }

    /// Whether the answer to a question is still wanted: nothing else has been asked since, and whoever asked holds the device.
    pub fn wonders(&self, question: &Question) -> bool {
        let Moment { deal, number, .. } = question.moment;
        let same = |wondered: &Wondered| (wondered.deal, wondered.number) == (deal, number);
        self.wondered.as_ref().is_some_and(|wondered| same(wondered) && self.holder == Some(wondered.seat))
    }

    /// Tells whoever asked what is thought of a move; where that is no longer wanted, nobody is told.
    pub fn judge(&mut self, question: &Question, judgement: Judgement) {
        if self.wonders(question) {
            self.wondered = None;
            let Moment { deal, number, .. } = question.moment;
            self.outbox.pushes.push(Push::Judged(Judged { deal, number, judgement }));
        }
    }

    /// What is to be done since the last time.
    pub fn drain(&mut self) -> Outbox {
        core::mem::take(&mut self.outbox)
    }

    /// Passes on what the holder may know, and draws the curtain where the next hand is another's.
    fn deliver(&mut self, deal_before: u32) {
        let shared = self.table.course().mode() == Mode::SameDevice;
        let dealt = self.table.course().deal_number() != deal_before;
        for out in self.table.drain() {
            match out {
                Out::Save => self.outbox.save = true,
                Out::Hint(seat) => {
                    let (version, view) = (self.table.version(), self.table.view(seat));
                    self.asked = Some(Asked { seat, version, view });
                }
                Out::Review(seat, question) => {
                    let Moment { deal, number, .. } = question.moment;
                    self.wondered = Some(Wondered { seat, deal, number, question: Some(question) });
                }
                // Both players may be looking when the next round is dealt: its cards wait behind the curtain.
                Out::Tell(_, Push::Update(_)) if shared && dealt => {}
                Out::Tell(seat, push) if Some(seat) == self.holder => self.outbox.pushes.push(push),
                Out::Tell(..) => {}
            }
        }
        if shared && (dealt || self.has_passed_on()) {
            self.hide();
        }
    }

    fn welcome(&mut self, seat: Seat) {
        self.holder = Some(seat);
        self.outbox.pushes.push(Push::Welcome(self.table.welcome(seat)));
    }

    fn has_passed_on(&self) -> bool {
        !self.table.course().is_round_over() && self.holder != Some(self.table.curtain().next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{DealKind, Seed, State};
    use protocol::{Game, Options};

    #[test]
    fn where_nothing_may_be_discarded_a_card_is_laid_off() {
        let rules = protocol::games::rules(Game::Rummy100, &Default::default()).expect("it has no options");
        let mut state = State::new(Game::Rummy100, Default::default(), rules);
        state.evolve(&state.deal(DealKind::NewGame, 1, Seed::new([0; 32]), [0; 32]));
        let lay_off = vec![Default::default(), "7h".parse().expect("a card")];
        let view = View {
            phase: Phase::Play,
            options: Some(Options { lay_off, ..Options::default() }),
            ..state.view(state.turn())
        };
        let thinking = Thinking { seat: view.turn, level: Level::Hard, version: 1, chance: 0, view };
        let moves: Vec<String> = thinking.plain_moves().iter().map(ToString::to_string).collect();
        assert_eq!(moves, ["layoff 2 7h"]);
    }
}
