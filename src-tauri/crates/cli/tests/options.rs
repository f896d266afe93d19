//! Games with options on the command line: dealt, listed and replayed as chosen, and refused where they make no sense.

use std::{fs, path::PathBuf, process::Command};

use protocol::{Cards, Position, Seat};

const SEED: &str = "80f5ef0a2f19a1fe1742e0d343530299d985bbf14360ca48c0bae8af1ab117b6";

/// What a command says on standard output, or on standard error where it finds its input bad.
fn rummy(args: &[&str]) -> Result<String, String> {
    let output = Command::new(env!("CARGO_BIN_EXE_rummy")).args(args).output().expect("the command starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    match output.status.code() {
        Some(0) => Ok(text(&output.stdout)),
        Some(2) if output.stdout.is_empty() => Err(text(&output.stderr)),
        code => panic!("{args:?} ended with {code:?}: {}", text(&output.stderr)),
    }
}

/// A file with this text, for one test.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a writable folder");
    path.display().to_string()
}

fn refuses(args: &[&str], words: &[&str]) {
    let error = rummy(args).expect_err("bad input");
    for word in words {
        assert!(error.contains(word), "{args:?}: `{word}` is not in: {error}");
    }
}

fn dealt(game: &str, seed: &str, rules: &str) -> Position {
    let text = rummy(&["deal", game, "--seed", seed, "--rules", rules]).expect("a deal");
    serde_json::from_str(&text).expect("a position")
}

#[test]
fn a_deal_is_that_of_its_options() {
    for (game, rules, seats, hand, stock) in [
        ("rummy", "", 2, 10, 52 - 2 * 10 - 1),
        ("rummy", "seats=4 ace=high rounds=3 go_out_any=true", 4, 7, 52 - 4 * 7 - 1),
        ("rummy500", "", 2, 13, 52 - 2 * 13 - 1),
        ("rummy500", "hand=7 jokers=2 target=1000", 2, 7, 54 - 2 * 7 - 1),
        ("rummy500", "seats=4", 4, 7, 52 - 4 * 7 - 1),
        ("rummy500", "seats=5", 5, 7, 104 - 5 * 7 - 1),
        ("rummy500", "seats=7 jokers=2", 7, 7, 106 - 7 * 7 - 1),
    ] {
        let position = dealt(game, SEED, rules);
        assert_eq!(
            position.hands.iter().map(|hand| hand.len()).collect::<Vec<_>>(),
            vec![hand; seats],
            "{game} {rules}"
        );
        assert_eq!((position.stock.len(), position.discard.len()), (stock, 1), "{game} {rules}");
        assert_eq!(position.turn, position.dealer.next(seats as u8));
        let all = position.hands.iter().chain([&position.stock, &position.discard]).map(Cards::to_string);
        let jokers = all.collect::<Vec<_>>().join(" ").matches('*').count();
        assert_eq!(jokers, if rules.contains("jokers=2") { 2 } else { 0 }, "{game} {rules}");
    }
}

#[test]
fn the_first_dealer_is_drawn_and_every_seat_may_be_it() {
    for (game, seats) in [("rummy", 4), ("rummy500", 7)] {
        let rules = format!("seats={seats}");
        let deal = |n: u8| dealt(game, &format!("{n:064x}"), &rules).dealer;
        let dealers: Vec<Seat> = (0..60).map(deal).collect();
        assert!(Seat::all(seats).all(|seat| dealers.contains(&seat)), "{game}: {dealers:?}");
    }
}

#[test]
fn options_that_a_game_does_not_have_deal_nothing() {
    for (game, rules, word) in [
        ("rummy", "seats=5", "`5` is no value of the rule `seats`"),
        ("rummy", "hand=10", "no rule `hand`"),
        ("rummy", "jokers=2", "no rule `jokers`"),
        ("rummy", "rounds=2", "`2` is no value of the rule `rounds`"),
        ("rummy", "target=100 rounds=3", "not by both"),
        ("rummy", "ace=either", "ace"),
        ("rummy500", "seats=8", "`8` is no value of the rule `seats`"),
        ("rummy500", "seats=3 hand=13", "`13` is no value of the rule `hand`"),
        ("rummy500", "jokers=1", "`1` is no value of the rule `jokers`"),
        ("rummy500", "ace=low", "no rule `ace`"),
        ("rummy500", "go_out_any=true", "no rule `go_out_any`"),
        ("rummy500", "seats=2 seats=2", "given twice"),
    ] {
        refuses(&["deal", game, "--seed", SEED, "--rules", rules], &[word]);
    }
}

const DIG: &str = r#"{"name": "a dig", "game": "rummy500", "rules": {"jokers": 2},
  "position": {"dealer": 1, "turn": 0, "phase": "draw", "hands": ["7s * Qh", "4h 5s"], "stock": "8h", "discard": "2s 9s Kh"}}"#;

#[test]
fn digs_and_announced_jokers_are_listed() {
    let listed = rummy(&["legal", &file("dig.json", DIG)]).expect("a list");
    assert_eq!(listed, "draw\ntake\ndig 9s: meld 7s *=8s 9s\n", "the pile's top is taken, and not dug for");
    refuses(
        &["legal", &file("joker.json", &DIG.replace("\"jokers\": 2", "\"jokers\": 0"))],
        &["joker.json:1", "more `*`"],
    );
    refuses(&["legal", &file("ace.json", &DIG.replace("\"jokers\": 2", "\"ace\": \"low\""))], &["no rule `ace`"]);
    refuses(&["legal", &file("hands.json", &DIG.replace("\"jokers\": 2", "\"seats\": 3"))], &["2 seats", "has 3"]);
}

/// A record that begins with a set position.
fn record(game: &str, rules: &str, start: &str, moves: &str) -> String {
    format!("Format: rummy-record 1\nGame: {game}\nRules: {rules}\nPlayers: human | hard\nStart 1: {start}\n\n{moves}")
}

const START: &str =
    r#"{"dealer":1,"turn":0,"phase":"draw","hands":["7s * Qh","4h 5s"],"stock":"8h","discard":"2s 9s Kh"}"#;

#[test]
fn a_record_of_digs_and_jokers_is_replayed() {
    let good = record("rummy500", "jokers=2", START, "dig 9s: meld 7s *=8s 9s\ndiscard Kh\n");
    let last = rummy(&["replay", &file("dig.rummy", &good)]).expect("a position");
    let position: Position = serde_json::from_str(&last).expect("a position");
    assert_eq!(position.melds[0].cards.iter().map(ToString::to_string).collect::<Vec<_>>(), ["7s", "*=8s", "9s"]);
    assert_eq!((position.discard.to_string().as_str(), position.turn), ("2s Kh", Seat(1)));
    assert_eq!(rummy(&["verify", &file("dig-verify.rummy", &good)]).as_deref(), Ok("deal 1: a set position\n"));
}

#[test]
fn a_record_whose_options_or_digs_make_no_sense_names_its_line() {
    let good = record("rummy500", "jokers=2", START, "dig 9s: meld 7s *=8s 9s\ndiscard Kh\n");
    for (from, to, words) in [
        ("jokers=2", "jokers=1", [":3:", "`1` is no value of the rule `jokers`"]),
        ("jokers=2", "colour=red", [":3:", "colour"]),
        ("jokers=2", "jokers=2 seats=3", [":4:", "2 players for 3 seats"]),
        ("jokers=2", "target=500", [":5:", "more `*`"]),
        ("Game: rummy500\nRules: jokers=2", "Game: rummy\nRules: target=100 rounds=3", [":3:", "not by both"]),
        ("*=8s", "*", [":7:", "joker_not_announced"]),
        ("*=8s", "*=*", [":7:", "*"]),
        ("*=8s", "8s=*", [":7:", "8s=*"]),
        ("*=8s", "*=9s", [":7:", "card_twice_in_meld"]),
        ("dig 9s: meld 7s *=8s 9s", "dig Kh: meld Qh Kh *=Ah", [":7:", "dig_not_allowed"]),
        ("dig 9s: meld 7s *=8s 9s", "dig 3s: meld 3s 7s *=8s", [":7:", "not_in_discard_pile"]),
        ("dig 9s: meld 7s *=8s 9s", "dig 9s: meld 7s Qh Kh", [":7:", "dig_card_not_placed"]),
        ("dig 9s: meld 7s *=8s 9s", "dig 9s", [":7:", "9s"]),
        ("dig 9s: meld 7s *=8s 9s", "dig 9s: discard Kh", [":7:", "discard Kh"]),
    ] {
        assert!(good.contains(from), "{from}");
        for command in ["replay", "verify"] {
            refuses(&[command, &file(&format!("{command}-no-sense.rummy"), &good.replace(from, to))], &words);
        }
    }
}

#[test]
fn a_game_without_digs_and_jokers_refuses_them_in_a_record() {
    let start = START.replace("* Qh", "8s Qh");
    let dig = record("rummy", "ace=high", &start, "dig 9s: meld 7s 8s 9s\n");
    refuses(&["replay", &file("no-dig.rummy", &dig)], &[":7:", "dig_not_allowed"]);
    let joker = record("rummy", "ace=high", &start, "draw\nmeld 7s 8s *=9s\n");
    refuses(&["replay", &file("no-joker.rummy", &joker)], &[":8:", "card_not_in_hand"]);
}
