//! Reasons at tables of tiles that are set up for them.

use std::ops::RangeInclusive;

use engine::State;
use protocol::{Game, Why};
use serde_json::json;

use super::{given, not_given, set_up, texts};

const RIVAL: &str = "k1 k4 o9 b12";

fn table(racks: [&str; 2], melds: &[&str], opened: [bool; 2]) -> State {
    let position = json!({"turn": 0, "racks": racks, "pool": "r1 r2", "table": melds, "opened": opened, "passes": 0});
    set_up(Game::Tiles, "", &position)
}

fn opened(rack: &str, rival: &str, melds: &[&str]) -> State {
    table([rack, rival], melds, [true, true])
}

#[test]
fn a_play_of_the_most_tiles_says_so_and_a_smaller_one_what_it_saves() {
    let state = opened("r8 r9 k4", RIVAL, &["r5 r6 r7"]);
    assert_eq!(texts(&state, "play [r5 r6 r7 r8 r9]"), ["most_tiles r8 r9 2", "saves_points r8 r9 17"]);
    assert_eq!(texts(&state, "play [r5 r6 r7 r8]"), ["saves_points r8 8"]);
    given(&state, "draw", "keeps_tiles 2");
    given(&opened("r8 k4", "k1 k5", &["r5 r6 r7"]), "play [r5 r6 r7 r8]", "other_near_out 2 @1");
}

#[test]
fn of_two_equal_tiles_the_one_of_the_rack_is_placed() {
    let state = opened("r8 k4", RIVAL, &["r5 r6 r7", "r8 r9 r10"]);
    given(&state, "play [r5 r6 r7 r8] [r8 r9 r10]", "most_tiles r8 1");
}

#[test]
fn the_last_tiles_go_out() {
    let state = opened("r8 r9", RIVAL, &["r5 r6 r7"]);
    assert_eq!(texts(&state, "play [r5 r6 r7 r8 r9]"), ["goes_out r8 r9 2"]);
    not_given(&state, "play [r5 r6 r7 r8]", Why::GoesOut);
}

#[test]
fn a_first_play_is_worth_what_its_melds_are() {
    let racks = ["r10 b10 * o1 o2 o3 k4", RIVAL];
    let state = table(racks, &["r5 r6 r7"], [false, true]);
    given(&state, "play [r5 r6 r7] [r10 b10 *]", "opens r10 b10 * 30");
    given(&state, "play [r5 r6 r7] [r10 b10 *] [o1 o2 o3]", "opens r10 b10 o1 o2 o3 * 36");
    given(&state, "draw", "keeps_tiles 6");
    not_given(&table(racks, &["r5 r6 r7"], [true, true]), "play [r5 r6 r7] [r10 b10 *]", Why::Opens);
}

#[test]
fn who_cannot_play_says_why() {
    given(&table(["r9 b9 k9 o1 o5", RIVAL], &[], [false, false]), "draw", "below_opening 27");
    given(&table(["r9 b9 o1 o5", RIVAL], &[], [false, false]), "draw", "no_play");
    given(&opened("k4 o12", RIVAL, &["r5 r6 r7"]), "draw", "no_play");
    not_given(&opened("r8 o12", RIVAL, &["r5 r6 r7"]), "draw", Why::NoPlay);
}

/// With nothing left to draw all other tiles lie in the other rack.
#[test]
fn a_last_pass_with_the_lower_rack_says_by_how_much() {
    let run = |colour: char, numbers: RangeInclusive<u8>| {
        numbers.map(|number| format!("{colour}{number}")).collect::<Vec<_>>().join(" ")
    };
    let full = "rrbbok".chars().map(|colour| run(colour, 1..=13));
    let melds: Vec<String> = full.chain([run('o', 1..=12), run('k', 2..=12)]).collect();
    let state = |racks: [&str; 2], passes: u8| {
        let opened = [true, true];
        let position =
            json!({"turn": 0, "racks": racks, "pool": "", "table": melds, "opened": opened, "passes": passes});
        set_up(Game::Tiles, "", &position)
    };
    assert_eq!(texts(&state(["k1", "k13 o13 * *"], 1), "pass"), ["holds_less 85 @1"]);
    assert_eq!(texts(&state(["k1", "k13 o13 * *"], 0), "pass"), ["keeps_tiles 1"]);
    not_given(&state(["k13 o13 * *", "k1"], 1), "pass", Why::HoldsLess);
}
