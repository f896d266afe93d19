//! An app to test with: no window, a data folder of its own.

use std::{
    fs,
    path::{Path, PathBuf},
};

use escalera_lib::files::Files;
use protocol::{Act, Agree, Agreement, Game, Kind, Level, Mode, NewTable, Request, RuleKeys, Seat, SeatSetup};
use table::{Chance, Course, Place, Slots, Table};
use tauri::{
    App,
    test::{MockRuntime, mock_builder, mock_context, noop_assets},
};

/// An empty folder for the test of this name.
pub fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

pub fn app() -> App<MockRuntime> {
    mock_builder()
        .plugin(tauri_plugin_store::Builder::default().build())
        .invoke_handler(escalera_lib::commands())
        .build(mock_context(noop_assets()))
        .expect("an app without a window")
}

pub fn files(app: &App<MockRuntime>, folder: &Path) -> Files {
    Files::new(app.handle(), folder.to_path_buf())
}

pub fn place(mode: Mode) -> Place {
    Place { mode, game: Game::Rummy100 }
}

pub fn setup(mode: Mode) -> NewTable {
    let other = match mode {
        Mode::SameDevice => Kind::Human,
        Mode::Computer => Kind::Easy,
    };
    let player = |kind| SeatSetup { name: String::new(), kind };
    NewTable { game: Game::Rummy100, mode, rules: RuleKeys::default(), seats: vec![player(Kind::Human), player(other)] }
}

/// A chance that can be run again.
pub struct Counted(pub u8);

impl Chance for Counted {
    fn seed(&mut self) -> [u8; 32] {
        self.0 = self.0.wrapping_add(1);
        [self.0; 32]
    }
}

pub fn new_table(mode: Mode) -> Table {
    Table::new(&setup(mode), Box::new(Counted(0))).expect("a table that can be set up")
}

pub fn resume(course: Course) -> Table {
    Table::resume(course, Box::new(Counted(99)))
}

/// One change, whatever it be: a move, or a new game after a round.
pub fn change(table: &mut Table) {
    let turn = table.curtain().next;
    let view = table.view(turn);
    let (by, request) = match &view.end {
        None => {
            let action = bots::choose(&view, Level::Easy, table.version());
            (turn, Request::Act(Act { id: 1, version: table.version(), action }))
        }
        Some(end) => {
            let to = if end.game_over { Agreement::NewGame } else { Agreement::NextRound };
            (Seat(0), Request::Agree(Agree { id: 1, to, deal: view.deal }))
        }
    };
    table.handle(by, request);
    table.drain();
}

/// What is saved in a place, which must be a table.
pub fn opened(files: &Files, mode: Mode) -> (Slots, Table) {
    let (slots, course) = Slots::open(files, place(mode)).expect("what was kept");
    (slots, resume(course))
}
