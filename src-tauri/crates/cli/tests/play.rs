//! Matches between computers on the command line: what is played and reported, and how a match is kept and gone on with.

#[path = "commands/line.rs"]
mod line;

use std::{fs, path::PathBuf};

use line::{printed, refuses};
use serde_json::Value;

fn report(args: &[&str]) -> Value {
    let mut args = args.to_vec();
    args.push("--json");
    serde_json::from_str(&printed(&args)).expect("JSON")
}

/// A file of this name for one test, which is not there yet.
fn fresh(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_file(&path).expect("a writable folder");
    }
    path.display().to_string()
}

fn text(path: &str) -> String {
    fs::read_to_string(path).expect("the file")
}

#[test]
fn computers_play_and_somebody_wins() {
    let text = printed(&["play", "rummy100", "--bots", "medium,easy", "--games", "4", "--seed", "7"]);
    assert_eq!(text.lines().count(), 6, "{text}");
    assert!(text.contains("medium") && text.contains("easy"));
    assert!(text.contains("\n4 games, 0 with a shared win; ") && text.contains(" % blocked; "), "{text}");
    let again = |seed: &str| {
        let report = report(&["play", "rummy100", "--bots", "easy,random", "--games", "2", "--seed", seed]);
        [0, 1].map(|i| (report["players"][i]["wins"].clone(), report["players"][i]["average"].clone()))
    };
    assert_eq!(again("1"), again("1"), "the same seed plays the same games");
    assert_ne!(again("1"), again("2"));
}

#[test]
fn as_many_computers_play_as_the_game_has_seats_and_by_the_chosen_rules() {
    let bots = "hard,medium,easy,greedy,medium,random,hard";
    let rules = "jokers=2 target=250";
    let seven = report(&["play", "rummy500", "--bots", bots, "--rules", rules, "--games", "1", "--seed", "7"]);
    assert_eq!(seven["players"].as_array().map(Vec::len), Some(7));
    assert_eq!(seven["rules"], rules);
    let one_round = report(&["play", "rummy", "--bots", "easy,medium,easy", "--rules", "rounds=1", "--games", "3"]);
    assert_eq!(one_round["rounds"], 3);
    assert!(one_round["moves_per_second"].as_f64().expect("a number") > 0.0);
}

#[test]
fn with_tiles_each_round_is_a_game() {
    let report = report(&["play", "tiles", "--bots", "hard,greedy", "--games", "2", "--seed", "7"]);
    assert_eq!(report["rounds"], 2);
    let players = report["players"].as_array().expect("players");
    assert!(players.iter().any(|player| player["average"].as_f64().expect("a number") > 0.0), "{report}");
}

/// Medium leaves nothing to chance, so that whoever sits where the deals favour wins; and from round to round it makes
/// the same of them only where they are the same.
#[test]
fn duplicate_each_deal_of_a_game_is_played_from_every_seat() {
    for (game, bots) in [("tiles", "medium,medium"), ("rummy100", "medium,medium"), ("rummy", "medium,medium,medium")] {
        let report = report(&["play", game, "--bots", bots, "--games", "6", "--seed", "3", "--duplicate"]);
        let players = report["players"].as_array().expect("players");
        assert!(players.iter().all(|player| player["wins"] == players[0]["wins"]), "{report}");
        assert!(players.iter().all(|player| player["average"] == players[0]["average"]), "{report}");
        let bounds = [0, 1].map(|i| report["first_of_fair_share"][i].as_f64().expect("a number"));
        assert!(bounds.iter().all(|bound| (bound - 1.0).abs() < 1e-9), "{report}");
        assert_eq!((&report["first_leads_by"], &report["games"]), (&serde_json::json!([0.0, 0.0]), &6.into()));
    }
}

#[test]
fn duplicate_games_come_in_whole_pairs_and_tables() {
    for (bots, games, groups) in [("easy,easy", "5", 3), ("easy,easy,easy", "4", 2), ("easy,easy,easy", "3", 1)] {
        let report = report(&["play", "rummy", "--bots", bots, "--rules", "rounds=1", "--games", games, "--duplicate"]);
        let played = groups * bots.split(',').count();
        assert_eq!((&report["groups"], &report["games"]), (&groups.into(), &played.into()));
    }
}

#[test]
fn one_among_many_is_measured_against_its_fair_share() {
    let text = printed(&["play", "rummy500", "--bots", "medium,random,random", "--games", "9", "--duplicate"]);
    assert!(text.contains("3 tables, 9 games, ") && text.contains(" times a fair share\n"), "{text}");
    let report = report(&["play", "rummy500", "--bots", "medium,random,random", "--games", "9", "--duplicate"]);
    assert_eq!((&report["groups"], &report["first_of_fair_share"][1]), (&3.into(), &3.0.into()), "it wins all");
}

const MATCH: [&str; 8] = ["play", "rummy", "--bots", "easy,greedy", "--rules", "rounds=3", "--seed", "5"];

/// The match with so many games, kept in a file.
fn kept<'a>(file: &'a str, games: &'a str) -> Vec<&'a str> {
    [&MATCH[..], &["--duplicate", "--games", games, "--out", file]].concat()
}

/// The lines of a file without what the clock says.
fn went(file: &str) -> Vec<(Value, Value)> {
    let line = |line: &str| serde_json::from_str::<Value>(line).expect("a line of JSON");
    text(file).lines().skip(1).map(line).map(|line| (line["number"].clone(), line["games"].clone())).collect()
}

#[test]
fn a_match_cut_short_anywhere_is_gone_on_with_and_comes_to_the_same() {
    let (whole, cut) = (fresh("whole.jsonl"), fresh("cut.jsonl"));
    let in_one_go = report(&kept(&whole, "12"));
    let ends: Vec<usize> = text(&whole).match_indices('\n').map(|(end, _)| end).collect();
    assert_eq!(ends.len(), 1 + 6, "the terms and six pairs");
    for end in [0, ends[0] / 2, ends[0], ends[0] + 1, ends[2] + 30, ends[3], ends[4] - 1] {
        fs::write(&cut, &text(&whole)[..end]).expect("a writable folder");
        let report = report(&kept(&cut, "12"));
        assert_eq!(went(&cut), went(&whole), "cut after {end} bytes");
        for told in ["games", "first_wins_per_cent", "first_leads_by", "rounds", "moves"] {
            assert_eq!(report[told], in_one_go[told], "{told}");
        }
    }
}

#[test]
fn a_match_grows_and_of_a_longer_one_the_beginning_is_told() {
    let file = fresh("grows.jsonl");
    let short = report(&kept(&file, "4"));
    let beginning = went(&file);
    let long = report(&kept(&file, "10"));
    assert_eq!((&short["groups"], &long["groups"], went(&file).len()), (&2.into(), &5.into(), 5));
    assert_eq!(went(&file)[..2], beginning);
    let before = text(&file);
    assert_eq!(report(&kept(&file, "4"))["players"], short["players"], "times and all");
    assert_eq!(text(&file), before, "nothing was played");
}

#[test]
fn what_is_kept_is_added_up_however_far_it_is() {
    let file = fresh("tallied.jsonl");
    let told = printed(&kept(&file, "6"));
    assert_eq!(printed(&["tally", &file]), told);
    let row = printed(&["tally", "--markdown", &file]);
    assert!(
        row.starts_with("| rummy | 2 | easy against greedy | 3 pairs | ") && row.matches('|').count() == 10,
        "{row}"
    );
    let command = "| `rummy play rummy --bots easy,greedy --rules \"rounds=3\" --games 6 --seed 5 --duplicate` |\n";
    assert!(row.ends_with(command), "{row}");
    fs::write(&file, text(&file).trim_end()).expect("a writable folder");
    assert!(printed(&["tally", &file]).contains("\n2 pairs, 4 games, "), "the last line was cut short");
}

#[test]
fn a_file_of_another_match_is_refused_and_left_alone() {
    let file = fresh("another.jsonl");
    printed(&kept(&file, "4"));
    let before = text(&file);
    for (from, to) in [("easy,greedy", "greedy,easy"), ("rounds=3", "rounds=1"), ("5", "6")] {
        let other: Vec<&str> = kept(&file, "6").into_iter().map(|word| if word == from { to } else { word }).collect();
        refuses(&other, &["another.jsonl: this is another match: rummy by rounds=3, easy,greedy, seed 5", to]);
    }
    let tiles = ["play", "tiles", "--bots", "easy,greedy", "--seed", "5", "--duplicate", "--out", &file];
    refuses(&tiles, &["another.jsonl", "asked for is tiles by its own rules"]);
    let once: Vec<&str> = kept(&file, "6").into_iter().filter(|word| *word != "--duplicate").collect();
    refuses(&once, &["another.jsonl", "each deal once"]);
    assert_eq!(text(&file), before);
}

#[test]
fn a_file_that_makes_no_sense_is_refused_and_left_alone() {
    let file = fresh("senseless.jsonl");
    printed(&kept(&file, "6"));
    let good = text(&file);
    let last = good.lines().last().expect("a line");
    for (bad, word) in [
        ("a letter".to_string(), "senseless.jsonl: this is no match"),
        ("a letter\n".to_string(), "senseless.jsonl: this is no match"),
        (good.replace("rummy-match 1", "rummy-match 9"), "senseless.jsonl: this is no match"),
        (good.replace("\"number\":1,", "\"number\":2,"), "senseless.jsonl:3: this is not number 1"),
        (good.replace("\"rounds\":3,\"", "\"rounds\":two,\""), "senseless.jsonl:2: "),
        (good.replace(last, &last.replace("\"rounds\":3,", "\"rounds\":4,")), "number 2 goes otherwise"),
    ] {
        assert_ne!(bad, good, "{word}");
        fs::write(&file, &bad).expect("a writable folder");
        refuses(&kept(&file, "8"), &[word]);
        assert_eq!(text(&file), bad, "{word}");
    }
}

#[test]
fn a_match_that_cannot_be_is_bad_input() {
    refuses(&["play", "rummy", "--bots", "hard,easy,easy", "--rules", "seats=2"], &["3 players", "--rules"]);
    refuses(&["play", "rummy", "--bots", "hard,easy", "--rules", "hand=7"], &["--rules", "hand"]);
    refuses(&["play", "rummy500", "--bots", "hard,hard,hard,hard,hard,hard,hard,hard"], &["--bots", "seats"]);
    refuses(&["play", "rummy100"], &["--bots is missing"]);
    refuses(&["play", "rummy100", "--bots", "hard,genius"], &["`genius`: unknown player: random, greedy, easy"]);
    refuses(&["play", "rummy100", "--bots", "hard"], &["seats"]);
    refuses(&["play", "rummy100", "--bots", "hard,easy", "--games", "many"], &["--games `many`"]);
    refuses(&["play", "rummy100", "--bots", "hard,easy", "--games", "0"], &["--games `0`"]);
    refuses(&["play", "rummy100", "--bots", "hard,easy", "--markdown"], &["--markdown"]);
    refuses(&["play", "rummy100", "--bots", "hard,easy", "--out"], &["--out"]);
    refuses(&["play", "rummy100", "--bots", "hard,easy", "--out", "no/such/folder/match.jsonl"], &["match.jsonl: "]);
    refuses(&["tally"], &["which file?"]);
    refuses(&["tally", "no-such.jsonl"], &["no-such.jsonl: "]);
    refuses(&["tally", "no-such.jsonl", "--duplicate"], &["--duplicate"]);
}
