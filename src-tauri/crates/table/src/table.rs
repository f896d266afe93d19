//! One table: it takes requests, decides, and says what is to be told to whom.

use core::fmt;
use engine::DealKind;
use protocol::{
    Act, Action, Agree, Agreement, AskHint, AskReview, Code, Curtain, Done, KeepDraft, Kind, Level, NewTable, Push,
    Refusal, Refused, Request, Seat, SeatEvent, SetLevel, Summary, Update, View, Welcome,
};

use crate::{Course, Question, seats::NewTableError};

/// Where seeds come from: the operating system, by way of the host.
pub trait Chance {
    /// 32 bytes that nobody can guess.
    fn seed(&mut self) -> [u8; 32];
}

/// What a table wants done.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "one lives for as long as it takes to be told")]
pub enum Out {
    Tell(Seat, Push),
    Save,
    /// This seat asks for help, and may have it.
    Hint(Seat),
    /// This seat asks what is to be thought of a move, and may know.
    Review(Seat, Box<Question>),
}

/// The authority over one table.
pub struct Table {
    course: Course,
    chance: Box<dyn Chance + Send>,
    out: Vec<Out>,
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({:?})", self.course)
    }
}

impl Table {
    /// Sets a table up and makes its first deal.
    ///
    /// # Errors
    /// Rules, seats or names that cannot be.
    pub fn new(setup: &NewTable, chance: Box<dyn Chance + Send>) -> Result<Self, NewTableError> {
        let mut table = Self::resume(Course::new(setup)?, chance);
        table.deal(DealKind::NewGame);
        Ok(table)
    }

    /// Goes on with a table that was saved.
    pub fn resume(course: Course, chance: Box<dyn Chance + Send>) -> Self {
        Self { course, chance, out: Vec::new() }
    }

    /// Everything that a save keeps of this table.
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// Takes a request of a seat; it is answered by `done` or `refused`, after what it changed has been told.
    pub fn handle(&mut self, seat: Seat, request: Request) {
        let id = request.id();
        let answer = match self.obey(seat, request) {
            Ok(()) => Push::Done(Done { id, version: self.course.version }),
            Err(Refusal { code, cards }) => Push::Refused(Refused { id, code, cards }),
        };
        self.out.push(Out::Tell(seat, answer));
    }

    /// What is to be done since the last time, in order.
    pub fn drain(&mut self) -> Vec<Out> {
        core::mem::take(&mut self.out)
    }

    /// The whole table as a seat may see it.
    pub fn welcome(&self, seat: Seat) -> Welcome {
        self.course.welcome(seat)
    }

    /// The computer player to move, where one is.
    pub fn thinking(&self) -> Option<(Seat, Level)> {
        let turn = self.course.state.turn();
        let level = self.course.seats.level(turn)?;
        (!self.course.is_round_over()).then_some((turn, level))
    }

    /// The chance with which the computer player to move is to think of its move.
    pub(crate) fn move_chance(&self) -> u64 {
        self.course.move_chance()
    }

    /// A computer player's move; where its thoughts were stopped, after how many pieces is kept with it. Says whether the
    /// move was made.
    pub(crate) fn think(&mut self, seat: Seat, action: Action, stopped: Option<u32>) -> bool {
        let (version, at) = (self.version(), self.course.log.len());
        self.handle(seat, Request::Act(Act { id: 0, version, action }));
        let is_made = self.version() != version;
        if is_made {
            self.course.stopped.extend(stopped.map(|pieces| (at, pieces)));
        }
        is_made
    }

    /// A plain move in place of a computer player's, whose thought failed. Says whether it was made.
    pub(crate) fn stand_in(&mut self, seat: Seat, plain: Action) -> bool {
        let at = self.course.log.len();
        let is_made = self.think(seat, plain, None);
        if is_made {
            self.course.stood_in.insert(at);
        }
        is_made
    }

    /// What a seat may see now, and what it may do.
    pub fn view(&self, seat: Seat) -> View {
        self.course.view(seat)
    }

    /// Confirmed changes so far; a request must name it.
    pub const fn version(&self) -> u64 {
        self.course.version
    }

    /// What anybody may see while the device goes from hand to hand.
    pub fn curtain(&self) -> Curtain {
        self.course.curtain()
    }

    /// The table in a line, for a list of tables.
    pub fn summary(&self) -> Summary {
        self.course.summary()
    }

    fn obey(&mut self, seat: Seat, request: Request) -> Result<(), Refusal> {
        let kind = self.course.seats.kind(seat).ok_or(Code::BadMessage)?;
        match (kind, request) {
            (_, Request::Act(act)) => self.act(seat, &act),
            (Kind::Easy | Kind::Medium | Kind::Hard, _) => Err(Code::BadMessage.into()),
            (Kind::Human, Request::Agree(agree)) => self.agree(&agree),
            (Kind::Human, Request::TakeBack(take_back)) => self.take_back(seat, take_back.version),
            (Kind::Human, Request::SetLevel(set)) => self.set_level(&set),
            (Kind::Human, Request::Draft(KeepDraft { id: _, version, steps })) => {
                self.must_be_current(version)?;
                self.course.keep_draft(seat, steps)?;
                self.out.push(Out::Save);
                Ok(())
            }
            (Kind::Human, Request::Hint(AskHint { id: _, version })) => {
                self.must_be_current(version)?;
                self.course.may_be_helped(seat)?;
                self.out.push(Out::Hint(seat));
                Ok(())
            }
            (Kind::Human, Request::Review(ask)) => self.review(seat, &ask),
            (Kind::Human, Request::Arrange(arrange)) => {
                self.course.arrange(seat, &arrange.order)?;
                self.out.push(Out::Save);
                Ok(())
            }
        }
    }

    fn act(&mut self, seat: Seat, act: &Act) -> Result<(), Refusal> {
        self.must_be_current(act.version)?;
        let events = self.course.act(seat, &act.action)?;
        for reader in self.course.seats.all() {
            let seen = events.iter().filter_map(|event| event.seen_by(reader)).collect();
            self.update(reader, seen);
        }
        if self.course.is_round_over() {
            self.reveal();
        }
        self.out.push(Out::Save);
        Ok(())
    }

    /// The move is told at once, and is left to be judged.
    fn review(&mut self, seat: Seat, ask: &AskReview) -> Result<(), Refusal> {
        let question = self.course.review(ask)?;
        self.out.push(Out::Tell(seat, Push::Moment(question.moment.clone())));
        self.out.push(Out::Review(seat, Box::new(question)));
        Ok(())
    }

    /// Something said for another deal has been overtaken: it is answered and changes nothing.
    fn agree(&mut self, agree: &Agree) -> Result<(), Refusal> {
        if agree.deal != self.course.deal_number() {
            return Ok(());
        }
        match agree.to {
            Agreement::NextRound => {
                self.course.state.decide_next_round()?;
                self.deal(DealKind::NextRound);
            }
            Agreement::NewGame => {
                if !self.course.is_round_over() {
                    self.reveal();
                }
                self.deal(DealKind::NewGame);
            }
        }
        Ok(())
    }

    fn take_back(&mut self, seat: Seat, version: u64) -> Result<(), Refusal> {
        self.must_be_current(version)?;
        self.course.take_back(seat)?;
        for reader in self.course.seats.all() {
            self.update(reader, Vec::new());
        }
        self.out.push(Out::Save);
        Ok(())
    }

    fn set_level(&mut self, set: &SetLevel) -> Result<(), Refusal> {
        if !self.course.set_level(set.seat, set.level) {
            return Err(Code::BadMessage.into());
        }
        let roster = self.course.seats.roster();
        self.tell_all(&Push::Roster(roster));
        self.out.push(Out::Save);
        Ok(())
    }

    fn must_be_current(&self, version: u64) -> Result<(), Refusal> {
        if version == self.course.version { Ok(()) } else { Err(Code::StaleVersion.into()) }
    }

    /// The commitment is told before the cards.
    fn deal(&mut self, kind: DealKind) {
        let (server_seed, bot_seed) = (self.chance.seed(), self.chance.seed());
        self.course.deal(kind, server_seed, bot_seed);
        let commit = self.course.commit();
        self.tell_all(&Push::Deal(commit));
        for reader in self.course.seats.all() {
            let seen = self.course.log.last().and_then(|dealt| dealt.seen_by(reader));
            self.update(reader, seen.into_iter().collect());
        }
        self.out.push(Out::Save);
    }

    fn reveal(&mut self) {
        if let Some(reveal) = self.course.reveal() {
            self.tell_all(&Push::Reveal(reveal));
        }
    }

    fn update(&mut self, reader: Seat, events: Vec<SeatEvent>) {
        let update = Update { version: self.course.version, events, view: self.course.view(reader) };
        self.out.push(Out::Tell(reader, Push::Update(update)));
    }

    fn tell_all(&mut self, push: &Push) {
        self.out.extend(self.course.seats.all().map(|seat| Out::Tell(seat, push.clone())));
    }
}
