//! Saves of every released form load for ever. Files are added to `tests/saves`, and never changed.

use std::{collections::BTreeMap, fs, path::PathBuf};

use protocol::{Draft, Edit, Game, Kind, Mode, RecordMove, SavedState, Seat, Summary};
use table::{Place, Slot, Slots, look};

use crate::sample::{Cupboard, resume};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../tests/saves/v1")
}

#[test]
fn every_golden_save_is_the_table_that_it_was() {
    let summaries = fs::read(folder().join("summaries.json")).expect("the list of goldens");
    let summaries: BTreeMap<String, (Mode, Summary)> = serde_json::from_slice(&summaries).expect("JSON");
    let has = |game: Game| summaries.keys().any(|name| name.starts_with(&format!("{game}-")));
    assert!(summaries.len() >= 20 && has(Game::Rummy) && has(Game::Rummy500) && has(Game::Tiles));
    for (name, (mode, summary)) in summaries {
        let bytes = fs::read(folder().join(&name)).expect("a golden");
        let at = Place { mode, game: game(&bytes) };
        let mut shelf = Cupboard::default();
        shelf.put(at, Slot::A, bytes.clone());
        assert_eq!(look(&shelf, at).state(), Some(SavedState::Table(summary)), "{name}");
        let (mut slots, course) = Slots::open(&shelf, at).expect("it was just looked at");
        slots.keep(&mut shelf, &course).expect("a shelf in memory");
        assert_eq!(body(&shelf.slots[&at.name(Slot::B)]), body(&bytes), "{name} is written as it was read");
    }
}

/// Of the two rounds before only their number is told, and a reset is a step like any other.
#[test]
fn the_third_round_of_tiles_has_its_draft_with_a_reset_in_it() {
    let at = Place { mode: Mode::SameDevice, game: Game::Tiles };
    let mut shelf = Cupboard::default();
    shelf.put(at, Slot::A, fs::read(folder().join("tiles-third-round.json")).expect("a golden"));
    let table = resume(Slots::open(&shelf, at).expect("a table").1, 1);
    let (view, steps) = (table.view(Seat(0)), table.welcome(Seat(0)).draft.expect("a draft"));
    assert_eq!((view.round, view.turn), (3, Seat(0)));
    assert_eq!((steps.steps.len(), steps.done, &steps.steps[2]), (5, 4, &Edit::Reset));
    let draft = Draft::of(&view, Seat(0)).expect("a rack").resumed(&steps).expect("the table it was made at");
    let placed: Vec<String> = draft.placed().map(|tile| tile.to_string()).collect();
    assert_eq!((placed, draft.melds().len()), (vec!["o5".into()], view.melds.len()), "what came after the reset");
}

/// What receipts need is kept: seeds of the computer players' chance, levels, and where thoughts were stopped. Saves of
/// older releases hold none of it, and load all the same.
#[test]
fn the_save_with_receipts_has_all_that_they_need() {
    let course = |name: &str| {
        let at = Place { mode: Mode::Computer, game: Game::Rummy100 };
        let mut shelf = Cupboard::default();
        shelf.put(at, Slot::A, fs::read(folder().join(name)).expect("a golden"));
        Slots::open(&shelf, at).expect("a table").1
    };
    let record = course("receipts.json").record().expect("a round is over");
    let is_there = |wanted: fn(&RecordMove) -> bool| record.moves.iter().filter(|line| wanted(line)).count();
    assert_eq!(is_there(|line| *line == RecordMove::Player(Seat(1), Kind::Hard)), 1);
    assert_eq!(is_there(|line| *line == RecordMove::Player(Seat(1), Kind::Easy)), 1);
    assert_eq!(is_there(|line| *line == RecordMove::Stopped(12)), 1);
    assert_eq!(record.players[1].kind(), Kind::Medium);
    assert!(record.deals[0].bot_seed.is_some());
    let older = course("game-won.json").record().expect("all rounds are over");
    assert!(older.result.is_some() && older.deals.iter().all(|deal| deal.bot_seed.is_none()));
}

/// The game that a save is of.
fn game(bytes: &[u8]) -> Game {
    #[derive(serde::Deserialize)]
    struct Body {
        game: Game,
    }
    serde_json::from_str::<Body>(&body(bytes)).expect("a body").game
}

fn body(bytes: &[u8]) -> String {
    let envelope: table::Envelope = serde_json::from_slice(bytes).expect("an envelope");
    envelope.body
}
