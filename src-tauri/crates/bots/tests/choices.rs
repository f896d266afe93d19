//! Single choices, each at a table set up for it.

use bots::choose;
use engine::State;
use protocol::{Action, Game, Level, Position, RuleKeys, games};

fn table(position: &str) -> State {
    let position: Position = serde_json::from_str(position).expect("a position");
    let rules = games::rules(Game::Rummy100, &RuleKeys::default()).expect("the default rules");
    State::set_up(Game::Rummy100, RuleKeys::default(), rules, &position).expect("a sound position")
}

fn at(phase: &str, hand: &str, rival: &str, discard: &str, melds: &str, taken: &str) -> State {
    table(&format!(
        r#"{{"dealer":1,"turn":0,"phase":"{phase}","hands":["{hand}","{rival}"],"stock":"2c 2d 4h Kc","discard":"{discard}",
            "melds":[{melds}]{taken}}}"#
    ))
}

#[track_caller]
fn check(state: &State, levels: &[Level], move_: &str) {
    let view = state.view(state.turn());
    let expected: Action = move_.parse().expect("a move");
    for level in levels {
        for chance in 0..20 {
            assert_eq!(choose(&view, *level, chance), expected, "{level:?}");
        }
    }
}

const BETTER: [Level; 2] = [Level::Medium, Level::Hard];
const RUN: &str = r#"{"cards":"9h Th Jh","by":[1,1,1]}"#;
const FULL: &str = "3c 5c 6d 8c Jd Qs Ks 3h 5h 9c";

#[test]
fn the_discard_is_taken_where_it_makes_a_meld_or_can_be_laid_off() {
    check(&at("draw", "7s 8s Kd 2h", FULL, "9s", "", ""), &BETTER, "take");
    check(&at("draw", "7s 8s Kd 2h", FULL, "Qh", RUN, ""), &BETTER, "take");
    check(&at("draw", "7s 8s Kd 2h", FULL, "Td", "", ""), &BETTER, "draw");
}

#[test]
fn who_can_go_out_goes_out() {
    check(&at("play", "7s 8s 9s Kd", FULL, "Td", "", ""), &BETTER, "meld 7s 8s 9s");
    check(&at("play", "Kd Qh", FULL, "Td", RUN, ""), &BETTER, "layoff 1 Qh");
    check(&at("play", "Kd", FULL, "Td", RUN, ""), &Level::ALL, "discard Kd");
}

#[test]
fn hard_keeps_melds_back_until_the_other_hand_is_short() {
    check(&at("play", "7s 8s 9s Kd Qc", FULL, "Td", "", ""), &[Level::Hard], "discard Kd");
    check(&at("play", "7s 8s 9s Kd Qc", "3c 5c", "Td", "", ""), &[Level::Hard], "meld 7s 8s 9s");
    check(&at("play", "7s 8s 9s Kd Qc", FULL, "Td", "", ""), &[Level::Medium], "meld 7s 8s 9s");
}

#[test]
fn pairs_are_kept_and_dear_cards_go_first() {
    check(
        &at("play", "Ks Kh 9c 4d", FULL.replace("Ks", "Tc").replace("9c", "Ah").as_str(), "Td", "", ""),
        &BETTER,
        "discard 9c",
    );
}

/// Melding would leave the card just taken alone in hand, which may not be discarded.
#[test]
fn nobody_melds_themselves_into_a_corner() {
    let state = at("play", "4s 5s 6s 7h", FULL, "Td", "", r#","taken":"7h""#);
    let view = state.view(state.turn());
    for level in Level::ALL {
        for chance in 0..20 {
            let action = choose(&view, level, chance);
            assert!(matches!(action, Action::Discard(_)), "{action}");
            assert!(state.decide(view.turn, &action).is_ok(), "{action}");
        }
    }
}

/// The one card left is the one just taken, so it has to be laid off.
#[test]
fn a_card_that_must_be_laid_off_is_laid_off() {
    check(&at("play", "Qh", FULL, "Td", RUN, r#","taken":"Qh""#), &Level::ALL, "layoff 1 Qh");
}
