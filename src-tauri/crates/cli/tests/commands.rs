//! Every command with good input and with bad: what it prints, and how it ends.

#[path = "commands/line.rs"]
mod line;

use line::{printed, refuses, rummy};
use protocol::Hex;
use std::{
    fs,
    path::{Path, PathBuf},
};

const SEED: &str = "80f5ef0a2f19a1fe1742e0d343530299d985bbf14360ca48c0bae8af1ab117b6";

fn project(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(3).expect("the crate lies in the project");
    root.join(path).display().to_string()
}

/// A file with this text, for one test.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a writable folder");
    path.display().to_string()
}

#[test]
fn every_case_of_every_game_passes() {
    for (name, count) in
        [("rummy100", 38), ("rummy", 36), ("rummy500", 50), ("more", 28), ("tiles", 31), ("more-tiles", 21)]
    {
        let text = printed(&["case", &project(&format!("tests/cases/{name}.json"))]);
        assert!(text.ends_with(&format!("{count} passed, 0 failed\n")), "{text}");
    }
}

const CASE: &str = r#"{"name": "a draw", "game": "rummy100",
  "position": {"dealer": 1, "turn": 0, "phase": "draw", "hands": ["2c 5d", "3c 4c"], "stock": "8s 7d", "discard": "Kh"},
  "moves": [{"do": "draw", "expect": "ok"}, {"do": "discard 9h", "expect": "card_not_in_hand"}],
  "then": {"hands": ["2c 5d 8s", "3c 4c"]}}"#;

#[test]
fn a_case_that_fails_says_why() {
    assert_eq!(printed(&["case", &file("good.json", CASE)]), "ok a draw\n1 passed, 0 failed\n");
    for (wrong, why) in [
        (CASE.replace("card_not_in_hand", "just_taken"), "`discard 9h`: answered card_not_in_hand"),
        (CASE.replace("2c 5d 8s", "2c 5d 7d"), "hands is"),
        (CASE.replace("\"moves\"", "\"count\": 4, \"moves\""), "3 legal moves, not 4"),
    ] {
        let output = rummy(&["case", &file("wrong.json", &wrong)]);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(text.contains("FAIL a draw: ") && text.contains(why), "{text}");
        assert!(text.ends_with("0 passed, 1 failed\n"));
    }
}

#[test]
fn a_file_that_is_no_case_is_bad_input() {
    refuses(&["case"], &["which file?"]);
    refuses(&["case", "no/such/file.json"], &["no/such/file.json"]);
    let unknown_key = file("key.json", &CASE.replace("\"then\"", "\"them\""));
    refuses(&["case", &unknown_key], &["key.json:4", "unknown field `them`"]);
    refuses(&["case", &file("game.json", &CASE.replace("rummy100", "whist"))], &["game.json:1", "whist"]);
    refuses(&["case", &file("half.json", &CASE[..80])], &["half.json:"]);
    refuses(&["case", &file("song.json", &CASE.replace("discard 9h", "sing"))], &["song.json:1", "`sing` is no move"]);
    let twice = format!("[\n{CASE},\n{}]", CASE.replace("a draw", "a card twice").replace("8s 7d", "2c 7d"));
    refuses(&["case", &file("twice.json", &twice)], &["twice.json:6: a card twice: ", "more `2c` than the deck has"]);
    refuses(&["case", &file("deep.json", &"[".repeat(100_000))], &["deep.json:1"]);
}

#[test]
fn legal_moves_are_listed_one_a_line() {
    assert_eq!(printed(&["legal", &file("legal.json", CASE)]), "draw\ntake\n");
    let both = printed(&["legal", &file("both.json", &format!("[{CASE}, {CASE}]"))]);
    assert_eq!(both, "# a draw\ndraw\ntake\n".repeat(2));
    refuses(&["legal", &file("full.json", &CASE.replace("\"8s 7d\"", "\"2c 7d\""))], &["full.json:1", "more `2c`"]);
}

const INSTANCE: &str = r#"{"id": "spare", "table": ["r5 b5 k5 *"], "rack": "r10 r11 r12 k1",
  "optimum": {"max_tiles": 3, "points_at_max_tiles": 33, "max_points_joker_30": 33, "opening_points": 33}}"#;

#[test]
fn tiles_are_solved_a_line_each() {
    let text = printed(&["solve", &file("spare.json", INSTANCE), &file("list.json", &format!("[{INSTANCE}]"))]);
    let start = "{\"id\":\"spare\",\"max_tiles\":3,\"points_at_max_tiles\":33,\"max_points_joker_0\":33,\
                 \"max_points_joker_30\":33,\"opening_points\":33,\"table\":[\"";
    assert_eq!(text.lines().filter(|line| line.starts_with(start)).count(), 2, "{text}");
    assert!(text.lines().all(|line| line.contains("],\"micros\":")), "{text}");
    let bare = "{\"id\": \"none\", \"table\": [\"r5 b5 o5 k5\"], \"rack\": \"*\"}";
    let text = printed(&["solve", &file("bare.json", bare)]);
    assert!(text.contains("\"max_tiles\":0") && text.contains("\"table\":[\"r5 b5 o5 k5\"]"), "{text}");
}

#[test]
fn a_wrong_optimum_is_told_after_all_are_solved() {
    let wrong = file("optimum.json", &INSTANCE.replace("\"max_tiles\": 3", "\"max_tiles\": 2"));
    let output = rummy(&["solve", &wrong, &file("right.json", INSTANCE)]);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("spare: max_tiles is 2, found 3") && error.ends_with("2 solved\n"), "{error}");
}

#[test]
fn tiles_that_cannot_be_are_bad_input() {
    refuses(&["solve"], &["which file?"]);
    refuses(&["solve", &file("optima.json", &INSTANCE.replace("33,", "[],"))], &["optima.json:2"]);
    for (from, to, why) in [
        ("k1", "k14", "`k14` is no card"),
        ("k1", "7h", "`7h` is no tile"),
        ("k1", "r5 r5", "more `r5` than the deck has"),
        ("k5 *", "k6", "`r5 b5 k6` is no meld"),
    ] {
        let path = file("tiles.json", &format!("[\n{}]", INSTANCE.replace(from, to)));
        refuses(&["solve", &path], &["tiles.json:2: spare: ", why]);
    }
}

#[test]
fn a_seed_deals_what_the_vectors_say() {
    let text = printed(&["deal", "rummy100", "--seed", SEED]);
    assert!(text.contains(r#""dealer":1,"turn":0,"phase":"draw""#), "{text}");
    assert!(text.contains(r#""discard":"9c""#) && text.contains(r#""stock":"6s 5d 9h Kd 7d"#), "{text}");
    let second = printed(&["deal", "rummy100", "--seed", SEED, "--rules", "seats=2", "--deal", "2", "--dealer", "0"]);
    assert!(second.contains(r#""dealer":0,"turn":1"#), "{second}");
}

#[test]
fn tiles_are_dealt_by_who_starts() {
    let first = printed(&["deal", "tiles", "--seed", SEED]);
    assert!(
        first.starts_with(r#"{"turn":0,"racks":[""#) && first.contains(r#""table":[],"opened":[false,false]"#),
        "{first}"
    );
    let later = printed(&["deal", "tiles", "--seed", SEED, "--deal", "2", "--starts", "1"]);
    assert!(later.starts_with(r#"{"turn":1,"#), "{later}");
    refuses(&["deal", "tiles", "--seed", SEED, "--deal", "2"], &["--starts"]);
    refuses(&["deal", "tiles", "--seed", SEED, "--starts", "2"], &["no seat 2"]);
    refuses(&["deal", "tiles", "--seed", SEED, "--dealer", "1"], &["--starts"]);
    refuses(&["deal", "rummy100", "--seed", SEED, "--starts", "1"], &["--dealer"]);
}

#[test]
fn a_move_of_another_game_is_bad_input() {
    for text in ["discard r7", "pass", "play [r3 r4 r5]"] {
        refuses(
            &["case", &file("tile.json", &CASE.replace("discard 9h", text))],
            &["tile.json:1", "no move of this game"],
        );
    }
    let tiles = fs::read_to_string(project("tests/cases/tiles.json")).expect("the cases");
    for text in ["take", "discard r1", "meld r1 r2 r3", "play [7c 8c 9c]"] {
        let other = tiles.replacen(r#""do": "draw""#, &format!(r#""do": "{text}""#), 1);
        refuses(&["case", &file("card.json", &other)], &["card.json:2", "no move of this game"]);
    }
}

#[test]
fn a_deal_that_cannot_be_is_bad_input() {
    refuses(&["deal", "rummy100"], &["--seed is missing"]);
    refuses(&["deal", "whist", "--seed", SEED], &["`whist` is no game"]);
    refuses(&["deal", "rummy100", "--seed", "12"], &["64 hex digits"]);
    refuses(&["deal", "rummy100", "--seed", SEED, "--rules", "seats=3"], &["seats"]);
    refuses(&["deal", "rummy100", "--seed", SEED, "--rules", "colour=red"], &["colour"]);
    refuses(&["deal", "rummy100", "--seed", SEED, "--deal", "2"], &["--dealer"]);
    refuses(&["deal", "rummy100", "--seed", SEED, "--deal", "0"], &["count from 1"]);
    refuses(&["deal", "rummy100", "--seed", SEED, "--dealer", "2"], &["no seat 2"]);
}

#[test]
fn a_record_is_played_again_and_its_deals_checked() {
    let record = project("tests/records/rummy100.rummy");
    let last = printed(&["replay", &record]);
    assert!(last.contains(r#""phase":"round_over""#), "{last}");
    let every = printed(&["replay", &record, "--every"]);
    assert!(every.lines().count() > 100);
    assert_eq!(every.lines().last(), last.lines().last());
    let verdicts = printed(&["verify", &record]);
    assert!(verdicts.lines().all(|line| line.ends_with("fits its commitment")), "{verdicts}");
}

/// Records that were written once read back, replay and prove the same for ever. What computer players think of may change
/// from release to release, so that their moves in old records need not come out again.
#[test]
fn every_golden_record_leads_where_it_always_did() {
    let mut count = 0;
    for entry in fs::read_dir(project("tests/records")).expect("the golden records") {
        let path = entry.expect("a golden record").path();
        if path.extension().is_some_and(|ending| ending == "rummy") {
            count += 1;
            let record = path.display().to_string();
            let text = fs::read_to_string(&path).expect("a golden record");
            assert_eq!(text.parse::<protocol::Record>().expect("a record").to_string(), text, "{record}");
            let position = fs::read_to_string(path.with_extension("json")).expect("where it leads");
            assert_eq!(printed(&["replay", &record]), position, "{record}");
            let verdicts = String::from_utf8(rummy(&["verify", &record]).stdout).expect("UTF-8");
            assert!(verdicts.starts_with("deal ") && !verdicts.contains("DOES NOT FIT"), "{record}: {verdicts}");
        }
    }
    assert_eq!(count, 8);
}

#[test]
fn the_stock_is_shuffled_anew_as_the_vectors_say() {
    let last = printed(&["replay", &project("tests/records/reshuffle.rummy")]);
    let vectors = fs::read_to_string(project("tests/cases/deal-vectors.json")).expect("the vectors");
    let vectors: serde_json::Value = serde_json::from_str(&vectors).expect("JSON");
    let mut stocks =
        vectors.as_array().expect("a list").iter().map(|vector| &vector["stock_after_shuffle_before_draw"]);
    let stock = stocks.find_map(|stock| stock.as_str()).expect("a stock");
    let position: protocol::Position = serde_json::from_str(&last).expect("a position");
    assert_eq!(Some(position.stock.to_string().as_str()), stock.split_once(' ').map(|(_, rest)| rest));
}

#[test]
fn a_record_with_another_seed_does_not_fit() {
    let text = fs::read_to_string(project("tests/records/rummy100.rummy")).expect("the golden record");
    let commit = text.lines().find(|line| line.starts_with("Commit 1: ")).expect("a commitment");
    let other = text.replace(commit, &format!("Commit 1: {SEED}"));
    let output = rummy(&["verify", &file("other.rummy", &other)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("deal 1: DOES NOT FIT"));
}

#[test]
fn a_nonce_too_many_does_not_fit() {
    let (server_seed, nonces) = ([7; 32], [[0; 16]; 3]);
    let seed = Hex(*engine::deal_seed(&server_seed, 1, &nonces).bytes());
    let commit = Hex(engine::commitment(&server_seed));
    let nonces = nonces.map(|nonce| Hex(nonce).to_string()).join(" ");
    let record = format!(
        "Format: rummy-record 1\nGame: rummy100\nPlayers: human | hard\nSeed 1: {seed}\nCommit 1: {commit}\n\
         Server seed 1: {}\nNonces 1: {nonces}\n\ndraw\n",
        Hex(server_seed)
    );
    let output = rummy(&["verify", &file("nonces.rummy", &record)]);
    assert_ne!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stdout));
}

#[test]
fn a_set_position_is_called_one() {
    let start = r#"{"dealer":1,"turn":0,"phase":"draw","hands":["2c 5d","3c 4c"],"stock":"8s 7d","discard":"Kh"}"#;
    let record = format!("Format: rummy-record 1\nGame: rummy100\nPlayers: human | hard\nStart 1: {start}\n\ndraw\n");
    assert_eq!(printed(&["verify", &file("set.rummy", &record)]), "deal 1: a set position\n");
    refuses(&["replay", &file("full.rummy", &record.replace("8s 7d", "2c 7d"))], &["full.rummy:4", "more `2c`"]);
}

#[test]
fn a_broken_record_names_its_line() {
    let good =
        format!("Format: rummy-record 1\nGame: rummy100\nPlayers: human | hard\nSeed 1: {SEED}\n\ndraw\ndiscard 6s\n");
    printed(&["replay", &file("good.rummy", &good)]);
    for (from, to, words) in [
        ("discard 6s", "discard 2h", [":7:", "card_not_in_hand"]),
        ("discard 6s", "dance", [":7:", "`dance`"]),
        ("draw", "next", [":6:", "round_not_over"]),
        ("rummy100", "whist", [":2:", "whist"]),
        ("record 1", "record 9", [":1:", "not known"]),
        ("human | hard", "human", [":3:", "1 players for 2 seats"]),
        ("Seed 1", "Colour", [":4:", "Colour"]),
        ("\n\n", "\nDealer 1: 2\n\n", [":5:", "no seat 2"]),
    ] {
        for command in ["replay", "verify"] {
            refuses(&[command, &file(&format!("{command}-broken.rummy"), &good.replace(from, to))], &words);
        }
    }
    let won = good.replace("Seed 1", "Result: 100 | 0\nSeed 1");
    refuses(&["replay", &file("won.rummy", &won)], &[":4:", "not over"]);
}

#[test]
fn a_file_that_is_no_text_names_the_line() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bytes.rummy");
    fs::write(&path, b"Format: rummy-record 1\n\xff\n").expect("a writable folder");
    for command in ["replay", "verify", "case", "legal"] {
        refuses(&[command, &path.display().to_string()], &["bytes.rummy:2", "no UTF-8"]);
    }
}

#[test]
fn whatever_else_is_asked_is_answered_in_words() {
    assert!(printed(&["--help"]).starts_with("usage: rummy"));
    refuses(&[], &["which command?"]);
    refuses(&["sing"], &["no command `sing`"]);
    refuses(&["replay", "--every"], &["which file?"]);
    refuses(&["legal", "a", "b"], &["makes no sense"]);
    refuses(&["case", "a", "--json"], &["--json"]);
    refuses(&["case", "--no-such"], &["--no-such"]);
}
