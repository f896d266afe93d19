//! The table hosted by the page itself, as the browser build does it.

mod storage;

use std::{cell::RefCell, rc::Rc};

use gloo_timers::future::TimeoutFuture;
use js_sys::Date;
use protocol::{Fault, FaultCode, Game, Mode, NewTable, Push, Request, Reveal, Saved, Seat, Settings, Verdict, View};
use table::{Asked, Chance, Device, KeepError, LONGEST_THOUGHT, Opened, Place, Question, Slots, Table, Thinking};

use self::storage::Storage;
use super::{Ear, Heard};

/// The host within the page; clones are the same host.
#[derive(Clone, Default)]
pub struct Local(Rc<RefCell<Host>>);

#[derive(Default)]
struct Host {
    storage: Storage,
    ear: Option<Ear>,
    open: Option<Opened>,
    /// Counts the tables opened, so that a computer player's thought about one never reaches another.
    opened: u64,
    is_thinking: bool,
}

/// The browser's chance.
struct SystemChance;

impl Chance for SystemChance {
    fn seed(&mut self) -> [u8; 32] {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).expect("every browser that runs wasm lends chance");
        seed
    }
}

impl Local {
    pub fn connect(&self, ear: Ear) -> Result<(), Fault> {
        self.0.borrow_mut().ear = Some(ear);
        Ok(())
    }

    pub fn tables(&self) -> Result<Vec<Saved>, Fault> {
        Ok(table::saved(&self.0.borrow().storage))
    }

    pub fn new_table(&self, setup: NewTable) -> Result<(), Fault> {
        let table = Table::new(&setup, Box::new(SystemChance))?;
        self.0.borrow_mut().put_away();
        let slots = Slots::for_new(&self.0.borrow().storage, Place { mode: setup.mode, game: setup.game });
        self.put_on_table(table, slots);
        Ok(())
    }

    pub fn open_table(&self, mode: Mode, game: Game) -> Result<(), Fault> {
        self.0.borrow_mut().put_away();
        let (slots, course) = Slots::open(&self.0.borrow().storage, Place { mode, game })?;
        self.put_on_table(Table::resume(course, Box::new(SystemChance)), slots);
        Ok(())
    }

    pub fn sit(&self, seat: Seat) -> Result<(), Fault> {
        Ok(self.at_device(|device| device.sit(seat))??)
    }

    pub fn hide(&self) -> Result<(), Fault> {
        self.at_device(Device::hide)
    }

    pub fn hurry(&self) -> Result<(), Fault> {
        let mut host = self.0.borrow_mut();
        host.open.as_mut().ok_or_else(|| Fault::new(FaultCode::NoTable, "no table is open"))?.hurry();
        Ok(())
    }

    pub fn request(&self, request: Request) -> Result<(), Fault> {
        self.at_device(|device| device.request(request))
    }

    pub fn close_table(&self) -> Result<(), Fault> {
        self.0.borrow_mut().put_away();
        Ok(())
    }

    pub fn set_newer_aside(&self, mode: Mode, game: Game) -> Result<(), Fault> {
        let mut host = self.0.borrow_mut();
        table::set_newer_aside(&mut host.storage, Place { mode, game })?;
        let trouble = host.keep_again();
        drop(host);
        self.tell(trouble);
        Ok(())
    }

    pub fn settings(&self) -> Result<Settings, Fault> {
        Ok(self.0.borrow().storage.settings())
    }

    pub fn keep_settings(&self, settings: Settings) -> Result<(), Fault> {
        self.0.borrow().storage.keep_settings(&settings)
    }

    pub fn erase_all(&self) -> Result<(), Fault> {
        let mut host = self.0.borrow_mut();
        host.open = None;
        host.storage.erase_all()
    }

    pub fn verify(&self, view: View, seat: Seat, reveal: Reveal) -> Result<Verdict, Fault> {
        Ok(table::verify(&view, seat, &reveal))
    }

    fn put_on_table(&self, table: Table, slots: Slots) {
        let mut host = self.0.borrow_mut();
        host.opened += 1;
        host.open = Some(Opened::new(table, slots));
        drop(host);
        self.save_and_tell();
        self.think();
    }

    /// Does something at the device, then saves and tells what came of it.
    fn at_device<T>(&self, what: impl FnOnce(&mut Device) -> T) -> Result<T, Fault> {
        let mut host = self.0.borrow_mut();
        let open = host.open.as_mut().ok_or_else(|| Fault::new(FaultCode::NoTable, "no table is open"))?;
        let result = what(open.device());
        drop(host);
        self.save_and_tell();
        self.help();
        self.review();
        self.think();
        Ok(result)
    }

    fn save_and_tell(&self) {
        let mut host = self.0.borrow_mut();
        let Host { storage, open: Some(open), .. } = &mut *host else { return };
        let pushes = open.settle(storage);
        if *open.kept() == Err(KeepError::Overtaken) {
            host.open = None;
            drop(host);
            return self.hear(Heard::Lost(Fault::new(FaultCode::OtherTab, "a later save lies here")));
        }
        drop(host);
        self.tell(pushes);
    }

    fn tell(&self, pushes: impl IntoIterator<Item = Push>) {
        pushes.into_iter().for_each(|push| self.hear(Heard::Push(Box::new(push))));
    }

    /// Whoever listens may ask again at once, so that nothing is borrowed by now.
    fn hear(&self, heard: Heard) {
        let ear = self.0.borrow().ear.clone();
        if let Some(ear) = ear {
            ear(heard);
        }
    }

    /// Lets the computer players move, one move at a pace, as long as it is their turn.
    fn think(&self) {
        if self.0.borrow().is_thinking || self.next_thought().is_none() {
            return;
        }
        self.0.borrow_mut().is_thinking = true;
        let local = self.clone();
        wasm_bindgen_futures::spawn_local(async move {
            while let Some((table, thought)) = local.next_thought() {
                TimeoutFuture::new(local.pause(&thought)).await;
                local.answer(table, &thought).await;
            }
            local.0.borrow_mut().is_thinking = false;
        });
    }

    /// Works out the help that was asked for, once the page has been drawn.
    fn help(&self) {
        let Some((table, asked)) = self.next_asked() else { return };
        let local = self.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let mut help = bots::Help::begin(&asked.view);
            let hint = loop {
                TimeoutFuture::new(0).await;
                if let Some(hint) = help.go_on() {
                    break hint;
                }
            };
            local.at_table(table, |device| device.help(&asked, hint.advice, hint.steps));
            local.save_and_tell();
        });
    }

    /// Works out what is to be thought of a move of a round that is over, as long as that is wanted.
    fn review(&self) {
        let Some((table, question)) = self.next_question() else { return };
        let local = self.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let begin = || bots::Review::begin(&question.moment, question.chance, question.stopped);
            let mut review = None;
            let judgement = loop {
                TimeoutFuture::new(0).await;
                if !local.at_table(table, |device| device.wonders(&question)).unwrap_or(false) {
                    return;
                }
                if let Some(judgement) = review.get_or_insert_with(begin).go_on() {
                    break judgement;
                }
            };
            local.at_table(table, |device| device.judge(&question, judgement));
            local.save_and_tell();
        });
    }

    fn next_question(&self) -> Option<(u64, Question)> {
        let mut host = self.0.borrow_mut();
        let question = host.open.as_mut()?.device().take_question()?;
        Some((host.opened, question))
    }

    /// Does something at the device of a table, as long as that is the one that is open.
    fn at_table<T>(&self, table: u64, what: impl FnOnce(&mut Device) -> T) -> Option<T> {
        let mut host = self.0.borrow_mut();
        let is_there = host.opened == table;
        Some(what(host.open.as_mut().filter(|_| is_there)?.device()))
    }

    fn next_asked(&self) -> Option<(u64, Asked)> {
        let mut host = self.0.borrow_mut();
        let asked = host.open.as_mut()?.device().take_asked()?;
        Some((host.opened, asked))
    }

    fn pause(&self, thought: &Thinking) -> u32 {
        let host = self.0.borrow();
        let pace = host.storage.settings().pace;
        host.open.as_ref().map_or(0, |open| open.pause(pace, thought))
    }

    fn next_thought(&self) -> Option<(u64, Thinking)> {
        let mut host = self.0.borrow_mut();
        let thought = host.open.as_mut()?.thinking()?;
        Some((host.opened, thought))
    }

    /// Thinks in pieces, between which the page is drawn and heard; a thought that comes to no end is stopped.
    async fn answer(&self, table: u64, thinking: &Thinking) {
        let mut thought = bots::Thought::begin(&thinking.view, thinking.level, thinking.chance);
        // The time between pieces does not count: a page that nobody looks at is given little of it.
        let mut spent = 0.0;
        let (action, stopped) = loop {
            let begun = Date::now();
            if let Some(action) = thought.go_on() {
                break (action, None);
            }
            spent += Date::now() - begun;
            if spent >= f64::from(LONGEST_THOUGHT) {
                let pieces = thought.pieces();
                break (thought.stop(), Some(pieces));
            }
            TimeoutFuture::new(0).await;
            if self.0.borrow().opened != table {
                return;
            }
        };
        self.at_table(table, |device| device.answer_after(thinking, Some(action), stopped));
        self.save_and_tell();
    }
}

impl Host {
    /// A save that failed is tried once more.
    fn put_away(&mut self) {
        self.keep_again();
        self.open = None;
    }

    fn keep_again(&mut self) -> Option<Push> {
        self.open.as_mut()?.keep_again(&mut self.storage)
    }
}
