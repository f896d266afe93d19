//! The loop that drives a table: what the page asks goes in, what it is told comes out, and every change is saved.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, MutexGuard},
    thread,
    time::{Duration, Instant},
};

use protocol::{Fault, FaultCode, Game, Level, Mode, NewTable, Push, Request, Saved, Seat, Settings};
use table::{Asked, Chance, Device, LONGEST_THOUGHT, Opened, Place, Question, Slots, Table, Thinking};

use crate::{
    files::Files,
    mind::{self, Minds},
    settings,
};

/// The one table that is open, the page that shows it, and the files in which tables are kept.
#[derive(Clone, Debug)]
pub struct Host {
    inner: Arc<Mutex<Inner>>,
    /// How long a computer player takes over a move; where it is none, as the settings say.
    pace: Option<Duration>,
    minds: Minds,
    /// How long a computer player may think before it is stopped.
    longest: Duration,
}

#[derive(Debug)]
struct Inner {
    files: Files,
    page: Option<Page>,
    open: Option<Open>,
    /// Counts the tables opened, so that a computer player's answer reaches the one it was asked at.
    opened: u64,
}

/// Where pushes go; it says whether the page is still there.
struct Page(Box<dyn Fn(Push) -> bool + Send>);

#[derive(Debug)]
struct Open {
    number: u64,
    table: Opened,
    /// The version and the level at which a computer player was last asked for its move.
    asked: Option<(u64, Level)>,
}

impl std::fmt::Debug for Page {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Page(..)")
    }
}

/// The operating system's chance.
struct System;

impl Chance for System {
    fn seed(&mut self) -> [u8; 32] {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).expect("an operating system has chance to give");
        seed
    }
}

impl Host {
    pub fn new(files: Files) -> Self {
        Self {
            inner: Arc::new(Mutex::new(Inner { files, page: None, open: None, opened: 0 })),
            pace: None,
            minds: mind::bots,
            longest: Duration::from_millis(LONGEST_THOUGHT.into()),
        }
    }

    /// The same host with computer players who take so long over a move.
    #[must_use]
    pub fn at_pace(self, pace: Duration) -> Self {
        Self { pace: Some(pace), ..self }
    }

    /// The same host with computer players who think otherwise.
    #[must_use]
    pub fn played_by(self, minds: Minds) -> Self {
        Self { minds, ..self }
    }

    /// The same host with computer players who are stopped after so long.
    #[must_use]
    pub fn stopped_after(self, longest: Duration) -> Self {
        Self { longest, ..self }
    }

    /// From now on pushes go to this page.
    pub fn connect(&self, page: impl Fn(Push) -> bool + Send + 'static) {
        self.lock().page = Some(Page(Box::new(page)));
    }

    /// What lies in each place; places where nothing lies are left out.
    pub fn tables(&self) -> Vec<Saved> {
        table::saved(&self.lock().files)
    }

    /// Sets a table up in the place of the one that was there.
    ///
    /// # Errors
    /// Rules, seats or names that cannot be.
    pub fn new_table(&self, setup: &NewTable) -> Result<(), Fault> {
        let table = Table::new(setup, Box::new(System))?;
        let mut inner = self.lock();
        // The one that is open goes first: it may still be saved, in this very place.
        inner.put_away();
        let slots = Slots::for_new(&inner.files, Place { mode: setup.mode, game: setup.game });
        inner.put_on_the_table(table, slots);
        self.settle(inner);
        Ok(())
    }

    /// Goes on with the table in this place; where it is open already, it is shown anew.
    ///
    /// # Errors
    /// Where no table lies there that this release can read.
    pub fn open_table(&self, mode: Mode, game: Game) -> Result<(), Fault> {
        let place = Place { mode, game };
        let mut inner = self.lock();
        if !inner.show_anew(place) {
            let (slots, course) = Slots::open(&inner.files, place)?;
            inner.put_away();
            inner.put_on_the_table(Table::resume(course, Box::new(System)), slots);
        }
        self.settle(inner);
        Ok(())
    }

    /// # Errors
    /// Where no table is open, or the device is another seat's to take.
    pub fn sit(&self, seat: Seat) -> Result<(), Fault> {
        let mut inner = self.lock();
        inner.device()?.sit(seat)?;
        self.settle(inner);
        Ok(())
    }

    /// # Errors
    /// Where no table is open.
    pub fn hide(&self) -> Result<(), Fault> {
        let mut inner = self.lock();
        inner.device()?.hide();
        self.settle(inner);
        Ok(())
    }

    /// # Errors
    /// Where no table is open. What the table refuses it says itself.
    pub fn request(&self, request: Request) -> Result<(), Fault> {
        let mut inner = self.lock();
        inner.device()?.request(request);
        self.settle(inner);
        Ok(())
    }

    /// Lets the computer players move without long pauses until it is a person's turn.
    ///
    /// # Errors
    /// Where no table is open.
    pub fn hurry(&self) -> Result<(), Fault> {
        self.lock().opened()?.hurry();
        Ok(())
    }

    /// Puts the open table away; a save that failed is tried once more.
    pub fn close_table(&self) {
        self.lock().put_away();
    }

    /// Gives a newer release's saves other names, and saves the open table in their place.
    ///
    /// # Errors
    /// Whatever kept them where they are.
    pub fn set_newer_aside(&self, mode: Mode, game: Game) -> Result<(), Fault> {
        let mut inner = self.lock();
        table::set_newer_aside(&mut inner.files, Place { mode, game })?;
        inner.keep_if_it_failed();
        Ok(())
    }

    pub fn settings(&self) -> Settings {
        settings::read(&self.lock().files)
    }

    /// # Errors
    /// Where they cannot be written.
    pub fn keep_settings(&self, settings: &Settings) -> Result<(), Fault> {
        Ok(settings::keep(&self.lock().files, settings)?)
    }

    /// Removes every table and the settings, copies that were put aside included.
    ///
    /// # Errors
    /// What could not be removed.
    pub fn erase_all(&self) -> Result<(), Fault> {
        let mut inner = self.lock();
        inner.open = None;
        match inner.files.erase_all() {
            left if left.is_empty() => Ok(()),
            left => Err(Fault::new(FaultCode::Storage, left.join("; "))),
        }
    }

    /// Where a panic has left a table half done, that table is given up: its save is whole.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(|poisoned| {
            self.inner.clear_poison();
            let mut inner = poisoned.into_inner();
            inner.open = None;
            inner
        })
    }

    /// Saves and tells what has come of a change, sees to whoever has asked for help, and asks the computer player whose turn
    /// it may be.
    fn settle(&self, mut inner: MutexGuard<'_, Inner>) {
        inner.save_and_tell();
        if let Some((number, asked)) = inner.asked() {
            let host = self.clone();
            tauri::async_runtime::spawn_blocking(move || host.help(number, &asked));
        }
        if let Some((number, question)) = inner.question() {
            let host = self.clone();
            tauri::async_runtime::spawn_blocking(move || host.review(number, &question));
        }
        if let Some((number, thinking)) = inner.ask() {
            let host = self.clone();
            tauri::async_runtime::spawn_blocking(move || host.think(number, &thinking));
        }
    }

    fn pause(&self, thinking: &Thinking) -> Duration {
        let pace = self.settings().pace;
        let millis = self.lock().opened().map_or(0, |open| open.pause(pace, thinking));
        Duration::from_millis(millis.into())
    }

    /// A computer player's move; should it fail to find one, a plain one stands in, and where its thought comes to no end it is
    /// stopped. By the time it is made the table may
    /// have gone on, or be another: then it is dropped.
    fn think(&self, number: u64, thinking: &Thinking) {
        let begun = Instant::now();
        let mind = || (self.minds)(&thinking.view, thinking.level, thinking.chance);
        let (action, stopped) = catch_unwind(|| mind::think(mind(), self.longest)).ok().unzip();
        thread::sleep(self.pace.unwrap_or_else(|| self.pause(thinking)).saturating_sub(begun.elapsed()));
        let mut inner = self.lock();
        if let Some(table) = inner.table(number) {
            table.device().answer_after(thinking, action, stopped.flatten());
            self.settle(inner);
        }
    }

    /// Works a hint out. Should that fail, nothing is said, and it can be asked for again.
    fn help(&self, number: u64, asked: &Asked) {
        let Ok(hint) = catch_unwind(|| bots::Help::begin(&asked.view).finish()) else { return };
        let mut inner = self.lock();
        if let Some(table) = inner.table(number) {
            table.device().help(asked, hint.advice, hint.steps);
            self.settle(inner);
        }
    }

    /// Works out what is to be thought of a move of a round that is over, as long as that is wanted. Should it fail, an answer is
    /// given all the same.
    fn review(&self, number: u64, question: &Question) {
        let wanted = || self.lock().table(number).is_some_and(|table| table.device().wonders(question));
        let judged = catch_unwind(AssertUnwindSafe(|| {
            let begin = || bots::Review::begin(&question.moment, question.chance, question.stopped);
            let mut review = None;
            while wanted() {
                let review = review.get_or_insert_with(begin);
                if let Some(judgement) = review.go_on() {
                    return Some(judgement);
                }
            }
            None
        }));
        let Some(judgement) = judged.unwrap_or_else(|_| Some(question.unjudged())) else { return };
        let mut inner = self.lock();
        if let Some(table) = inner.table(number) {
            table.device().judge(question, judgement);
            self.settle(inner);
        }
    }
}

impl Inner {
    /// The table of this number, as long as it is open.
    fn table(&mut self, number: u64) -> Option<&mut Opened> {
        self.open.as_mut().filter(|open| open.number == number).map(|open| &mut open.table)
    }

    fn opened(&mut self) -> Result<&mut Opened, Fault> {
        let open = self.open.as_mut().ok_or_else(|| Fault::new(FaultCode::NoTable, "no table is open"))?;
        Ok(&mut open.table)
    }

    fn device(&mut self) -> Result<&mut Device, Fault> {
        Ok(self.opened()?.device())
    }

    /// Shows the open table to a page that knows nothing of it; says whether it is the one of this place.
    fn show_anew(&mut self, place: Place) -> bool {
        let Some(open) = self.open.as_mut().filter(|open| open.table.place() == place) else { return false };
        let pushes = open.table.greet(&mut self.files);
        self.tell(pushes);
        true
    }

    fn put_away(&mut self) {
        self.keep_if_it_failed();
        self.open = None;
    }

    fn put_on_the_table(&mut self, table: Table, slots: Slots) {
        self.opened += 1;
        self.open = Some(Open { number: self.opened, table: Opened::new(table, slots), asked: None });
    }

    /// What has changed is on the disk before the page is told that it is done.
    fn save_and_tell(&mut self) {
        let Some(open) = &mut self.open else { return };
        let pushes = open.table.settle(&mut self.files);
        if let Err(why) = open.table.kept() {
            eprintln!("the table is not saved: {why}");
        }
        self.tell(pushes);
    }

    fn keep_if_it_failed(&mut self) {
        let Some(open) = &mut self.open else { return };
        let trouble = open.table.keep_again(&mut self.files);
        self.tell(trouble);
    }

    /// A page that is gone is forgotten.
    fn tell(&mut self, pushes: impl IntoIterator<Item = Push>) {
        for push in pushes {
            if self.page.as_ref().is_some_and(|page| !(page.0)(push)) {
                self.page = None;
            }
        }
    }

    /// The help that was asked for, and at which table.
    fn asked(&mut self) -> Option<(u64, Asked)> {
        let open = self.open.as_mut()?;
        Some((open.number, open.table.device().take_asked()?))
    }

    /// The question about a move, and at which table.
    fn question(&mut self) -> Option<(u64, Question)> {
        let open = self.open.as_mut()?;
        Some((open.number, open.table.device().take_question()?))
    }

    /// The computer player to ask, once for each version of the table, and anew where its level has changed.
    fn ask(&mut self) -> Option<(u64, Thinking)> {
        let open = self.open.as_mut()?;
        let thinking = open.table.thinking()?;
        let asking = (thinking.version, thinking.level);
        if open.asked.replace(asking) == Some(asking) {
            return None;
        }
        Some((open.number, thinking))
    }
}
