//! Damaged saves: none is believed, none is written over, none brings the app down.

use protocol::{Draft, DraftMeldId, Edit, Game, Hex, KeepDraft, Level, Mode, Request, Seat, SetLevel};
use serde_json::Value;
use sha2::{Digest, Sha256};
use table::{Lies, Place, Slot, Slots, Table, look};

use crate::sample::{Cupboard, Dice, TABLES, new_table, new_table_of, place, place_of, play, resume, views};

/// A table after so many moves, and its save.
fn saved(mode: Mode, seed: u64, moves: usize) -> Vec<u8> {
    saved_of(new_table(mode, seed), seed, moves)
}

fn saved_of(mut table: Table, seed: u64, moves: usize) -> Vec<u8> {
    let mut dice = Dice::new(seed);
    let at = place_of(&table);
    for number in 0..moves {
        if number % 6 == 5 {
            let level = *dice.pick(&Level::ALL);
            table.handle(Seat(0), Request::SetLevel(SetLevel { id: 1, seat: Seat(1), level }));
        }
        if !table.summary().round_over {
            play(&mut table, &mut dice);
        }
    }
    begin_a_draft(&mut table);
    let mut shelf = Cupboard::default();
    Slots::for_new(&shelf, at).keep(&mut shelf, table.course()).expect("a shelf in memory");
    shelf.slots[&at.name(Slot::A)].clone()
}

/// Two tiles of the rack laid down and parted again, where the table is one of tiles.
fn begin_a_draft(table: &mut Table) {
    let seat = table.curtain().next;
    let view = table.view(seat);
    if view.law.is_rearranged() && view.end.is_none() {
        let mut draft = Draft::of(&view, seat).expect("a rack");
        for step in [Edit::New(draft.rack()[..2].to_vec()), Edit::Split(DraftMeldId(view.melds.len() as u32 + 1), 1)] {
            assert_eq!(draft.edit(step), Ok(true));
        }
        let keep = KeepDraft { id: 1, version: table.version(), steps: draft.saved() };
        table.handle(seat, Request::Draft(keep));
        table.drain();
    }
}

/// These bytes in both slots: they are damage, and stay where they are or are put aside.
fn must_be_damage(bytes: &[u8]) {
    let at = place(Mode::Computer);
    let mut shelf = Cupboard::default();
    shelf.put(at, Slot::A, bytes);
    shelf.put(at, Slot::B, bytes);
    assert_eq!(look(&shelf, at), Lies::Damaged, "{}", String::from_utf8_lossy(&bytes[..bytes.len().min(200)]));
    let mut slots = Slots::for_new(&shelf, at);
    let table = new_table(Mode::Computer, 1);
    for _ in 0..2 {
        slots.keep(&mut shelf, table.course()).expect("a shelf in memory");
    }
    assert!(shelf.aside.len() == 2 && shelf.aside.iter().all(|(_, why, kept)| *why == "corrupt" && kept == bytes));
}

#[test]
fn every_truncation_is_damage() {
    let good = saved(Mode::Computer, 1, 20);
    for length in 0..good.len() {
        must_be_damage(&good[..length]);
    }
}

#[test]
fn flipped_bits_are_never_believed() {
    let good = saved(Mode::Computer, 2, 20);
    let at = place(Mode::Computer);
    let mut dice = Dice::new(2);
    for _ in 0..2_000 {
        let mut bytes = good.clone();
        bytes[dice.below(good.len())] ^= 1 << dice.below(8);
        let mut shelf = Cupboard::default();
        shelf.put(at, Slot::A, bytes.clone());
        // A flip in the version can make it look newer; then it is left alone, which loses nothing either.
        match look(&shelf, at) {
            Lies::Damaged => must_be_damage(&bytes),
            Lies::Newer => {}
            Lies::Table(_) | Lies::Nothing => panic!("a flipped bit was believed"),
        }
    }
}

#[test]
fn foreign_bytes_are_damage() {
    let good = saved(Mode::Computer, 3, 20);
    let text = String::from_utf8(good.clone()).expect("JSON is text");
    let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let mut wide = vec![0xff, 0xfe];
    wide.extend(&utf16);
    let bom: Vec<u8> = [b"\xef\xbb\xbf", &good[..]].concat();
    let deep = "[".repeat(100_000).into_bytes();
    let deep_body = sealed(&"[".repeat(100_000));
    let twice = text.replacen("\"count\"", "\"count\":1,\"count\"", 1).into_bytes();
    let empty = Vec::new();
    let nul = vec![0; good.len()];
    let old = text.replacen("\"version\":1", "\"version\":0", 1).into_bytes();
    for bytes in [utf16, wide, bom, deep, deep_body, twice, empty, nul, old, b"null".into(), b"{}".into()] {
        must_be_damage(&bytes);
    }
    for text in ["[]", "1e999", "\"\\ud800\"", "{\"version\":1}", "{\"version\":-1}", "not JSON"] {
        must_be_damage(text.as_bytes());
    }
    must_be_damage(&saved(Mode::SameDevice, 3, 20));
}

#[test]
fn line_ends_of_another_system_change_nothing() {
    let good = saved(Mode::Computer, 4, 20);
    let value: Value = serde_json::from_slice(&good).expect("JSON");
    let pretty = serde_json::to_string_pretty(&value).expect("JSON").replace('\n', "\r\n");
    let at = place(Mode::Computer);
    let mut shelf = Cupboard::default();
    shelf.put(at, Slot::A, pretty);
    assert!(matches!(look(&shelf, at), Lies::Table(_)));
}

/// A body edited by hand, with a sum that fits it.
pub fn sealed(body: &str) -> Vec<u8> {
    let sum = Hex::<32>(Sha256::digest(format!("1\n1\n{body}")).into()).to_string();
    let value = serde_json::json!({ "version": 1, "count": 1, "sum": sum, "body": body });
    serde_json::to_vec(&value).expect("JSON")
}

pub fn body_of(bytes: &[u8]) -> Value {
    let envelope: Value = serde_json::from_slice(bytes).expect("JSON");
    serde_json::from_str(envelope["body"].as_str().expect("a text")).expect("JSON")
}

type Change = &'static dyn Fn(&mut Value);

#[test]
fn a_body_that_tells_what_cannot_be_is_damage() {
    let good = body_of(&saved(Mode::Computer, 5, 20));
    must_load(&good);
    let edits: [(&str, Change); 24] = [
        ("an unknown game", &|body| body["game"] = "canasta".into()),
        ("another table's seats", &|body| body["seats"] = Value::Array(Vec::new())),
        ("a person in the computer's place", &|body| body["seats"][1]["kind"] = "human".into()),
        ("a round that need not end", &|body| body["law"]["turn_limit"] = "unlimited".into()),
        ("an unknown field", &|body| body["colour"] = "red".into()),
        ("no deal", &|body| body["events"] = Value::Array(Vec::new())),
        ("a deal twice", &|body| {
            let deal = body["events"][0].clone();
            body["events"].as_array_mut().expect("events").insert(1, deal);
        }),
        ("a missing card", &|body| body["events"][0]["deal"]["stock"] = "Ac".into()),
        ("a card twice", &|body| {
            let hand = body["events"][0]["deal"]["hands"][0].clone();
            body["events"][0]["deal"]["hands"][1] = hand;
        }),
        ("a hand in another order with a card twice", &|body| body["orders"][0] = "Ac Ac".into()),
        ("a short seed", &|body| body["events"][0]["deal"]["server_seed"] = "00".into()),
        ("a dealer that there is not", &|body| body["events"][0]["deal"]["dealer"] = 9.into()),
        ("a short seed of the computer players", &|body| body["events"][0]["deal"]["bot_seed"] = "00".into()),
        ("a level before the first deal", &|body| body["levels"] = levels(&[(0, 1)])),
        ("a level after the last fact", &|body| body["levels"] = levels(&[(1_000, 1)])),
        ("a level of a person", &|body| body["levels"] = levels(&[(3, 0)])),
        ("a level of a seat that there is not", &|body| body["levels"] = levels(&[(3, 9)])),
        ("two levels at once", &|body| body["levels"] = levels(&[(3, 1), (3, 1)])),
        ("levels in another order", &|body| body["levels"] = levels(&[(4, 1), (3, 1)])),
        ("a stopped thought without its move", &|body| body["stopped"] = serde_json::json!([[0, 5]])),
        ("a stopped thought after the last fact", &|body| body["stopped"] = serde_json::json!([[1_000, 5]])),
        ("a plain move in place of none", &|body| body["stood_in"] = serde_json::json!([0])),
        ("a plain move after the last fact", &|body| body["stood_in"] = serde_json::json!([1_000])),
        ("more words than a stream has", &|body| body["events"][0]["deal"]["words"] = u32::MAX.into()),
    ];
    for (what, edit) in edits {
        let mut body = good.clone();
        edit(&mut body);
        assert_ne!(body, good, "{what}");
        must_be_damage(&sealed(&body.to_string()));
    }
}

/// Changes of level after so many facts, of these seats.
fn levels(changes: &[(usize, u8)]) -> Value {
    changes.iter().map(|(at, seat)| serde_json::json!({ "at": at, "seat": seat, "was": "easy" })).collect()
}

#[test]
fn a_draft_that_cannot_be_made_costs_no_table() {
    let table = new_table_of(Game::Tiles, Mode::SameDevice, "seats=2", 8);
    let at = place_of(&table);
    let good = body_of(&saved_of(table, 8, 20));
    let opened = |body: &Value| {
        let mut shelf = Cupboard::default();
        shelf.put(at, Slot::A, sealed(&body.to_string()));
        resume(Slots::open(&shelf, at).expect("a table").1, 1)
    };
    let draft = |table: &Table| table.welcome(table.curtain().next).draft;
    assert!(draft(&opened(&good)).is_some_and(|draft| draft.done == 2));
    for (steps, done) in [(vec!["split 99 1"], 1), (vec!["turn 1"], 1), (vec!["new 7h"], 0), (vec![], usize::MAX)] {
        let mut body = good.clone();
        body["draft"] = serde_json::json!({ "steps": steps, "done": done });
        let table = opened(&body);
        assert_eq!((draft(&table), table.version()), (None, opened(&good).version()), "{steps:?}");
    }
}

/// Where each round stands by itself, those before its deal are only counted: any number of them, for such a game has no
/// end. Elsewhere all are told of, and everywhere only a game's first deal has none before it.
#[test]
fn rounds_before_the_first_fact_are_believed_only_where_none_is_told_of() {
    let told = |game: Game, kind: &str, rounds: i64| {
        let table = new_table_of(game, Mode::Computer, "seats=2", 9);
        let at = place_of(&table);
        let mut body = body_of(&saved_of(table, 9, 5));
        body["events"][0]["deal"]["kind"] = kind.into();
        body["rounds_before"] = rounds.into();
        let mut shelf = Cupboard::default();
        shelf.put(at, Slot::A, sealed(&body.to_string()));
        match look(&shelf, at) {
            Lies::Table(course) => Some(course.summary().round),
            Lies::Damaged => None,
            Lies::Newer | Lies::Nothing => panic!("a save of this release"),
        }
    };
    let damage =
        [(Game::Rummy100, "new_game", 3), (Game::Rummy100, "next_round", 3), (Game::Rummy100, "next_round", 0)];
    let of_tiles = [("next_round", 0), ("new_game", 2), ("next_round", -1), ("next_round", 65_536)];
    for (game, kind, rounds) in damage.into_iter().chain(of_tiles.map(|(kind, rounds)| (Game::Tiles, kind, rounds))) {
        assert_eq!(told(game, kind, rounds), None, "{game}, {kind} after {rounds}");
    }
    assert_eq!((told(Game::Rummy100, "new_game", 0), told(Game::Tiles, "new_game", 0)), (Some(1), Some(1)));
    for (rounds, under_way) in [(2, 3), (10_000, 10_001), (65_534, 65_535), (65_535, 65_535)] {
        assert_eq!(told(Game::Tiles, "next_round", rounds), Some(under_way));
    }
}

fn must_load(body: &Value) {
    let at = place(Mode::Computer);
    let mut shelf = Cupboard::default();
    shelf.put(at, Slot::A, sealed(&body.to_string()));
    assert!(matches!(look(&shelf, at), Lies::Table(_)));
}

/// Bodies of every game changed at random, each with a sum that fits: what is still believed can be seen, played and
/// saved.
#[test]
fn whatever_is_believed_can_be_played_on() {
    let mut dice = Dice::new(6);
    let saves = TABLES.into_iter().flat_map(|(game, rules)| {
        [0, 25, 200].map(|moves| {
            let table = new_table_of(game, Mode::Computer, rules, moves as u64);
            (place_of(&table), body_of(&saved_of(table, moves as u64, moves)))
        })
    });
    let saves: Vec<(Place, Value)> = saves.collect();
    let mut believed = 0;
    for _ in 0..6_000 {
        let (at, mut body) = dice.pick(&saves).clone();
        for _ in 0..=dice.below(3) {
            match dice.below(3) {
                0 => move_events(&mut body, &mut dice),
                _ => change_a_leaf(&mut body, &mut dice),
            }
        }
        let mut shelf = Cupboard::default();
        shelf.put(at, Slot::A, sealed(&body.to_string()));
        let Ok((mut slots, course)) = Slots::open(&shelf, at) else { continue };
        believed += 1;
        let mut table = resume(course, 1);
        for _ in 0..4 {
            let _ = (views(&table), table.welcome(Seat(0)), table.curtain());
            if !table.summary().round_over {
                play(&mut table, &mut dice);
            }
        }
        slots.keep(&mut shelf, table.course()).expect("a shelf in memory");
        let (_, again) = Slots::open(&shelf, at).expect("what was just kept");
        assert_eq!(&again, table.course());
    }
    assert!(believed > 50, "only {believed} were believed: the test bites nothing");
}

fn move_events(body: &mut Value, dice: &mut Dice) {
    let Some(events) = body["events"].as_array_mut().filter(|events| !events.is_empty()) else {
        return;
    };
    let at = dice.below(events.len());
    match dice.below(4) {
        0 => events.truncate(at),
        1 => drop(events.remove(at)),
        2 => events.insert(at, events[at].clone()),
        _ => {
            let other = dice.below(events.len());
            events.swap(at, other);
        }
    }
}

fn change_a_leaf(body: &mut Value, dice: &mut Dice) {
    let mut leaves = Vec::new();
    list_leaves(body, &mut Vec::new(), &mut leaves);
    let (path, other) = (dice.pick(&leaves).clone(), dice.pick(&leaves).clone());
    let donor = body.pointer(&other).expect("a leaf").clone();
    let leaf = body.pointer_mut(&path).expect("a leaf");
    let numbers = [0, 1, 2, 3, 9, 200, 255, 65_535, -1, i64::from(i32::MAX), i64::from(u32::MAX), i64::MIN, i64::MAX];
    match dice.below(4) {
        0 => *leaf = donor,
        1 => *leaf = (*dice.pick(&numbers)).into(),
        2 => *leaf = (*dice.pick(&["", "7h", "7h 7h", "*", "*=5h", "*#1=Ah", "Kd#1", "human", "hard", "ñ"])).into(),
        _ => swap_words(leaf, dice),
    }
}

fn swap_words(leaf: &mut Value, dice: &mut Dice) {
    if let Some(text) = leaf.as_str() {
        let mut words: Vec<&str> = text.split(' ').collect();
        let (a, b) = (dice.below(words.len()), dice.below(words.len()));
        words.swap(a, b);
        *leaf = words.join(" ").into();
    }
}

fn list_leaves(value: &Value, path: &mut Vec<String>, leaves: &mut Vec<String>) {
    let mut inside = |key: String, value: &Value| {
        path.push(key);
        list_leaves(value, path, leaves);
        path.pop();
    };
    match value {
        Value::Array(items) => items.iter().enumerate().for_each(|(i, item)| inside(i.to_string(), item)),
        Value::Object(fields) => fields.iter().for_each(|(key, field)| inside(key.clone(), field)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            leaves.push(path.iter().map(|key| format!("/{key}")).collect());
        }
    }
}
