//! The table hosted by the page itself, as the browser build does it.

mod storage;

use std::{cell::RefCell, rc::Rc};

use gloo_timers::future::TimeoutFuture;
use protocol::{Game, Mode, NewTable, Push, Request, Reveal, Saved, Seat, Settings, Trouble, Verdict, View};
use table::{Chance, Device, KeepError, OpenError, Outbox, Place, Slots, Table, Thinking, look};

use self::storage::Storage;
use super::{Ear, Heard};
use crate::fault::Fault;

/// Between two moves of a computer player, in milliseconds: slow enough to follow.
const PACE: u32 = 700;

/// The host within the page; clones are the same host.
#[derive(Clone, Default)]
pub struct Local(Rc<RefCell<Host>>);

#[derive(Default)]
struct Host {
    storage: Storage,
    ear: Option<Ear>,
    open: Option<Open>,
    /// Counts the tables opened, so that a computer player's thought about one never reaches another.
    opened: u64,
    is_thinking: bool,
}

/// The table on the device, and its place in storage.
struct Open {
    device: Device,
    slots: Slots,
    keeping: Keeping,
}

/// How the last save went.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keeping {
    Kept,
    Failed,
    /// A newer release's table lies in the place.
    Blocked,
}

/// The browser's chance.
struct SystemChance;

impl Chance for SystemChance {
    fn seed(&mut self) -> [u8; 32] {
        random()
    }
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every browser that runs wasm lends chance");
    bytes
}

impl Local {
    pub fn connect(&self, ear: Ear) -> Result<(), Fault> {
        self.0.borrow_mut().ear = Some(ear);
        Ok(())
    }

    pub fn tables(&self) -> Result<Vec<Saved>, Fault> {
        let host = self.0.borrow();
        let saved = |place: Place| {
            let state = look(&host.storage, place).state()?;
            Some(Saved { mode: place.mode, game: place.game, state })
        };
        Ok(Place::all().filter_map(saved).collect())
    }

    pub fn new_table(&self, setup: NewTable) -> Result<(), Fault> {
        let table = Table::new(&setup, Box::new(SystemChance));
        let table = table.map_err(|error| Fault::new("bad_message", error.to_string()))?;
        let slots = Slots::for_new(&self.0.borrow().storage, Place { mode: setup.mode, game: setup.game });
        self.put_on_table(table, slots);
        Ok(())
    }

    pub fn open_table(&self, mode: Mode, game: Game) -> Result<(), Fault> {
        let opened = Slots::open(&self.0.borrow().storage, Place { mode, game });
        let (slots, course) = opened.map_err(|error| Fault::new(code(error), error.to_string()))?;
        self.put_on_table(Table::resume(course, Box::new(SystemChance)), slots);
        Ok(())
    }

    pub fn sit(&self, seat: Seat) -> Result<(), Fault> {
        let next = |device: &mut Device| device.sit(seat).map_err(|error| Fault::new("bad_message", error.to_string()));
        self.at_device(next)?
    }

    pub fn hide(&self) -> Result<(), Fault> {
        self.at_device(Device::hide)
    }

    pub fn request(&self, request: Request) -> Result<(), Fault> {
        self.at_device(|device| device.request(request))
    }

    pub fn close_table(&self) -> Result<(), Fault> {
        let mut host = self.0.borrow_mut();
        if host.open.as_ref().is_some_and(|open| open.keeping != Keeping::Kept) {
            host.keep();
        }
        host.open = None;
        Ok(())
    }

    pub fn set_newer_aside(&self, mode: Mode, game: Game) -> Result<(), Fault> {
        let aside = table::set_newer_aside(&mut self.0.borrow_mut().storage, Place { mode, game });
        aside.map_err(|error| Fault::new("storage", error.to_string()))?;
        self.keep_and_tell(Outbox { save: true, pushes: Vec::new() });
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
        let mut device = Device::new(table);
        device.greet();
        let outbox = device.drain();
        let mut host = self.0.borrow_mut();
        host.opened += 1;
        host.open = Some(Open { device, slots, keeping: Keeping::Kept });
        drop(host);
        self.keep_and_tell(outbox);
        self.think();
    }

    /// Does something at the device, then saves and tells what came of it.
    fn at_device<T>(&self, what: impl FnOnce(&mut Device) -> T) -> Result<T, Fault> {
        let mut host = self.0.borrow_mut();
        let open = host.open.as_mut().ok_or_else(|| Fault::new("no_table", "no table is open"))?;
        let result = what(&mut open.device);
        let outbox = open.device.drain();
        drop(host);
        self.keep_and_tell(outbox);
        self.think();
        Ok(result)
    }

    fn keep_and_tell(&self, outbox: Outbox) {
        let mut host = self.0.borrow_mut();
        let news = if outbox.save { host.keep() } else { None };
        let ear = host.ear.clone();
        // Whoever listens may ask again at once.
        drop(host);
        let Some(ear) = ear else { return };
        match news {
            Some(Heard::Lost(fault)) => return ear(Heard::Lost(fault)),
            Some(trouble) => ear(trouble),
            None => {}
        }
        outbox.pushes.into_iter().for_each(|push| ear(Heard::Push(Box::new(push))));
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
                TimeoutFuture::new(PACE).await;
                local.answer(table, &thought);
            }
            local.0.borrow_mut().is_thinking = false;
        });
    }

    fn next_thought(&self) -> Option<(u64, Thinking)> {
        let host = self.0.borrow();
        let thought = host.open.as_ref()?.device.thinking()?;
        Some((host.opened, thought))
    }

    fn answer(&self, table: u64, thought: &Thinking) {
        let action = bots::choose(&thought.view, thought.level, u64::from_le_bytes(random()));
        let mut host = self.0.borrow_mut();
        if host.opened != table {
            return;
        }
        let Some(open) = &mut host.open else { return };
        open.device.answer(thought, Some(action));
        let outbox = open.device.drain();
        drop(host);
        self.keep_and_tell(outbox);
    }
}

const fn code(error: OpenError) -> &'static str {
    match error {
        OpenError::Nothing => "no_table",
        OpenError::Damaged => "damaged",
        OpenError::Newer => "newer",
    }
}

impl Host {
    /// Saves the table; says what is new about how that goes.
    fn keep(&mut self) -> Option<Heard> {
        let open = self.open.as_mut()?;
        let before = open.keeping;
        let (now, trouble) = match open.slots.keep(&mut self.storage, open.device.table().course()) {
            Ok(()) => (Keeping::Kept, Trouble::SavedAgain),
            Err(KeepError::Shelf(_)) => (Keeping::Failed, Trouble::NotSaved),
            Err(KeepError::Newer) => (Keeping::Blocked, Trouble::NewerInPlace),
            Err(KeepError::Overtaken) => {
                self.open = None;
                return Some(Heard::Lost(Fault::new("other_tab", "a later save lies here")));
            }
        };
        open.keeping = now;
        (now != before).then_some(Heard::Push(Box::new(Push::Trouble(trouble))))
    }
}
