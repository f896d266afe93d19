//! Tables to test with: set up, played by chance, kept in memory.

use std::collections::BTreeMap;

use engine::{Seed, State, commitment};
use protocol::{Act, Action, Game, Kind, Mode, NewTable, Push, Request, RuleKeys, Seat, SeatSetup, View};
use table::{Aside, Chance, Course, Envelope, Found, Out, Place, Shelf, ShelfError, Slot, Table};

/// A chance that can be run again.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

impl Chance for Dice {
    fn seed(&mut self) -> [u8; 32] {
        commitment(&[self.next() as u8; 32])
    }
}

/// Every game at each number of seats, with options that differ from one to the next.
pub const TABLES: [(Game, &str); 12] = [
    (Game::Rummy100, "seats=2"),
    (Game::Rummy, "seats=2 rounds=3"),
    (Game::Rummy, "seats=3 ace=high target=50"),
    (Game::Rummy, "seats=4 go_out_any=true rounds=1"),
    (Game::Rummy500, "seats=2 hand=10 jokers=2 target=250"),
    (Game::Rummy500, "seats=2"),
    (Game::Rummy500, "seats=3 jokers=2"),
    (Game::Rummy500, "seats=4 target=1000"),
    (Game::Rummy500, "seats=5 jokers=2 target=250"),
    (Game::Rummy500, "seats=6"),
    (Game::Rummy500, "seats=7 jokers=2"),
    (Game::Tiles, "seats=2"),
];

pub fn setup(mode: Mode) -> NewTable {
    setup_of(Game::Rummy100, mode, "seats=2")
}

/// A table of this game with these options; at the first seat sits Ana.
pub fn setup_of(game: Game, mode: Mode, rules: &str) -> NewTable {
    let rules: RuleKeys = rules.parse().expect("keys");
    let other = match mode {
        Mode::SameDevice => Kind::Human,
        Mode::Computer => Kind::Medium,
    };
    let player = |name: &str, kind| SeatSetup { name: name.into(), kind };
    let others = (1..rules.seats.expect("seats")).map(|_| player("", other));
    NewTable { game, mode, seats: [player("Ana", Kind::Human)].into_iter().chain(others).collect(), rules }
}

pub fn place(mode: Mode) -> Place {
    Place { mode, game: Game::Rummy100 }
}

/// Where a table is kept.
pub fn place_of(table: &Table) -> Place {
    Place { mode: table.course().mode(), game: table.course().game() }
}

pub fn new_table(mode: Mode, seed: u64) -> Table {
    new_table_of(Game::Rummy100, mode, "seats=2", seed)
}

pub fn new_table_of(game: Game, mode: Mode, rules: &str, seed: u64) -> Table {
    Table::new(&setup_of(game, mode, rules), Box::new(Dice::new(seed))).expect("a table that can be set up")
}

pub fn resume(course: Course, seed: u64) -> Table {
    Table::resume(course, Box::new(Dice::new(seed)))
}

pub fn seats(table: &Table) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(table.summary().names.len() as u8)
}

pub fn views(table: &Table) -> Vec<View> {
    seats(table).map(|seat| table.view(seat)).collect()
}

/// A legal move of the seat to move, from what it sees.
pub fn any_move(view: &View, dice: &mut Dice) -> Action {
    let seed = Seed::new([dice.next() as u8; 32]);
    let legal = State::imagine(view, view.turn, &seed).legal_actions();
    // Cards go to the table where they can, so that rounds come to an end.
    let placing: Vec<&Action> = legal
        .iter()
        .filter(|action| matches!(action, Action::Meld(_) | Action::LayOff(..) | Action::Play(_)))
        .collect();
    if !placing.is_empty() && dice.below(4) > 0 {
        return (*dice.pick(&placing)).clone();
    }
    dice.pick(&legal).clone()
}

/// One move of the seat to move; what it was answered.
pub fn play(table: &mut Table, dice: &mut Dice) -> Vec<Out> {
    let turn = table.curtain().next;
    let action = any_move(&table.view(turn), dice);
    act(table, turn, action)
}

pub fn act(table: &mut Table, seat: Seat, action: Action) -> Vec<Out> {
    let request = Request::Act(Act { id: 7, version: table.version(), action });
    say(table, seat, request)
}

pub fn say(table: &mut Table, seat: Seat, request: Request) -> Vec<Out> {
    table.handle(seat, request);
    table.drain()
}

/// Plays until the round is over.
pub fn play_round(table: &mut Table, dice: &mut Dice) {
    while !table.summary().round_over {
        play(table, dice);
    }
}

/// The answer to a request, which comes last.
pub fn answer(outs: &[Out]) -> &Push {
    let mut told = outs.iter().filter_map(|out| match out {
        Out::Tell(_, push) => Some(push),
        Out::Save | Out::Hint(_) | Out::Review(..) => None,
    });
    told.next_back().expect("every request is answered")
}

/// Both slots of every place, in memory.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cupboard {
    pub slots: BTreeMap<String, Vec<u8>>,
    pub aside: Vec<(String, &'static str, Vec<u8>)>,
    pub broken: bool,
}

impl Cupboard {
    pub fn put(&mut self, place: Place, slot: Slot, bytes: impl Into<Vec<u8>>) {
        self.slots.insert(place.name(slot), bytes.into());
    }
}

impl Shelf for Cupboard {
    fn read(&self, place: Place, slot: Slot) -> Found {
        self.slots.get(&place.name(slot)).map_or(Found::Nothing, |bytes| Found::Bytes(bytes.clone()))
    }

    fn write(&mut self, place: Place, slot: Slot, envelope: &Envelope) -> Result<(), ShelfError> {
        let mut bytes = serde_json::to_vec(envelope).expect("an envelope is JSON");
        if self.broken {
            bytes.truncate(10);
        }
        self.put(place, slot, bytes);
        if self.broken { Err(ShelfError("broken".into())) } else { Ok(()) }
    }

    fn set_aside(&mut self, place: Place, slot: Slot, why: Aside) -> Result<(), ShelfError> {
        let name = place.name(slot);
        let bytes = self.slots.remove(&name).ok_or_else(|| ShelfError("nothing there".into()))?;
        self.aside.push((name, why.word(), bytes));
        Ok(())
    }
}
