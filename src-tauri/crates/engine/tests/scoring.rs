//! What rounds are worth under each way of scoring, worked out by hand.

use cards::Ace;
use engine::State;
use protocol::{
    Action, AfterStock, Code, End, Exhaustion, Game, GoingOut, HowEnded, Position, RuleKeys, Rules, Scoring, Seat,
    TurnLimit, games,
};

fn rummy100() -> Rules {
    games::rules(Game::Rummy100, &RuleKeys::default()).expect("its own defaults")
}

fn set_up(rules: Rules, position: &str) -> State {
    let position: Position = serde_json::from_str(position).expect("a position");
    State::set_up(Game::Rummy100, RuleKeys::default(), rules, &position).expect("a possible position")
}

/// Why a move is refused in a position.
fn refusal(rules: &Rules, position: &str, text: &str) -> Code {
    let state = set_up(rules.clone(), position);
    state.decide(state.turn(), &text.parse().expect("a move")).expect_err("a refused move").code
}

/// Plays these moves from a position, and tells how the round ended.
fn ending(rules: Rules, position: &str, moves: &[&str]) -> Option<End> {
    let mut state = set_up(rules, position);
    for text in moves {
        let action: Action = text.parse().expect("a move");
        let events = state.decide(state.turn(), &action).unwrap_or_else(|why| panic!("{text}: {why}"));
        events.iter().for_each(|event| state.evolve(event));
    }
    state.end().cloned()
}

const LAST_CARDS: &str = r#"{"dealer": 1, "turn": 0, "phase": "play", "hands": ["8h 2c", "Kd Ac 3c"], "stock": "9d 4d",
    "discard": "Jd", "melds": [{"cards": "5h 6h 7h", "by": [1, 1, 1]}], "placed_before": PLACED}"#;

fn last_cards(placed_before: &str) -> String {
    LAST_CARDS.replace("PLACED", placed_before)
}

#[test]
fn who_goes_out_takes_the_value_of_the_other_hand() {
    let end = ending(rummy100(), &last_cards("[]"), &["layoff 1 8h", "discard 2c"]).expect("the round is over");
    assert_eq!((end.how, end.seat, end.doubled), (HowEnded::Out, Some(Seat(0)), false));
    assert_eq!(end.round_scores, [10 + 1 + 3, 0]);
}

#[test]
fn rummy_doubles_unless_something_was_placed_in_an_earlier_turn() {
    let rules = Rules { scoring: Scoring::WinnerTakesHandsOrRummy, ..rummy100() };
    let moves = ["layoff 1 8h", "discard 2c"];
    let rummy = ending(rules.clone(), &last_cards("[1]"), &moves).expect("the round is over");
    assert_eq!((rummy.doubled, rummy.round_scores), (true, vec![28, 0]));
    let plain = ending(rules, &last_cards("[0]"), &moves).expect("the round is over");
    assert_eq!((plain.doubled, plain.round_scores), (false, vec![14, 0]));
}

#[test]
fn each_card_on_the_table_counts_for_who_put_it_there() {
    let rules = Rules { scoring: Scoring::PlacedLessHeld, ace: Ace::Either, ..rummy100() };
    let end = ending(rules, &last_cards("[]"), &["layoff 1 8h", "discard 2c"]).expect("the round is over");
    assert_eq!(end.round_scores, [8, 5 + 6 + 7 - (10 + 15 + 3)]);
}

#[test]
fn an_ace_counts_one_where_its_run_has_it_low_and_fifteen_elsewhere() {
    let rules = Rules { scoring: Scoring::PlacedLessHeld, ace: Ace::Either, ..rummy100() };
    let position = r#"{"dealer": 1, "turn": 0, "phase": "play", "hands": ["2c", "3d"], "stock": "9d 4d", "discard": "Jd",
        "melds": [{"cards": "Ah 2h 3h", "by": [0, 0, 0]}, {"cards": "Qs Ks As", "by": [1, 1, 1]}]}"#;
    let end = ending(rules, position, &["discard 2c"]).expect("the round is over");
    assert_eq!(end.round_scores, [1 + 2 + 3, 10 + 10 + 15 - 3]);
}

#[test]
fn a_blocked_round_goes_to_the_lowest_hand_by_the_differences() {
    let rules = Rules {
        scoring: Scoring::WinnerTakesHandsOrRummy,
        after_stock: AfterStock::TurnOver(Exhaustion::EndsAt(2)),
        ..rummy100()
    };
    let position = r#"{"dealer": 1, "turn": 0, "phase": "draw", "hands": ["8h 5c", "Kd"], "stock": "9d", "discard": "Jd",
        "exhausted": 1}"#;
    let end = ending(rules, position, &["draw", "discard 9d"]).expect("the round is over");
    assert_eq!((end.how, end.seat), (HowEnded::Blocked, None));
    assert_eq!(end.round_scores, [0, 8 + 5 - 10]);
}

#[test]
fn the_turn_limit_ends_a_round_with_or_without_points() {
    let position = r#"{"dealer": 1, "turn": 0, "phase": "draw", "hands": ["8h 2c", "Kd 7d"], "stock": "9d 3d",
        "discard": "Jd", "turns": 9}"#;
    let moves = ["draw", "discard 9d"];
    let without = Rules { turn_limit: TurnLimit::NoPoints(10), ..rummy100() };
    assert_eq!(ending(without, position, &moves).expect("over").round_scores, [0, 0]);
    let with = Rules { turn_limit: TurnLimit::AsBlocked(10), ..rummy100() };
    let end = ending(with, position, &moves).expect("over");
    assert_eq!((end.how, end.round_scores), (HowEnded::Turns, vec![7, 0]));
    let later = Rules { turn_limit: TurnLimit::AsBlocked(11), ..rummy100() };
    assert_eq!(ending(later, position, &moves), None);
}

#[test]
fn going_out_by_discard_only_keeps_one_card_back() {
    let rules = Rules { going_out: GoingOut::ByDiscard, ..rummy100() };
    let position = r#"{"dealer": 1, "turn": 0, "phase": "play", "hands": ["8h", "Kd"], "stock": "9d", "discard": "Jd",
        "melds": [{"cards": "5h 6h 7h", "by": [1, 1, 1]}]}"#;
    assert_eq!(refusal(&rules, position, "layoff 1 8h"), Code::MustKeepADiscard);
    assert_eq!(ending(rules, position, &["discard 8h"]).map(|end| end.how), Some(HowEnded::Out));
}

#[test]
fn numbers_at_their_limits_are_borne() {
    let position = r#"{"dealer": 1, "turn": 0, "phase": "play", "hands": ["8h 2c", "Kd"], "stock": "9d", "discard": "Jd",
        "scores": [2147483647, -2147483648], "turns": 65535, "round": 65535}"#;
    let rules = Rules { scoring: Scoring::PlacedLessHeld, ..rummy100() };
    let end = ending(rules, position, &["discard 8h"]).expect("the turns are up");
    assert_eq!((end.how, end.game_over, end.winners), (HowEnded::Turns, true, vec![Seat(0)]));
    let position = position.replace(r#""8h 2c""#, r#""8h""#);
    let end = ending(rummy100(), &position, &["discard 8h"]).expect("the hand is empty");
    assert_eq!((end.how, end.round_scores), (HowEnded::Out, vec![10, 0]));
}
