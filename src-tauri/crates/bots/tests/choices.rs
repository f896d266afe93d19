//! Single choices, each at a table set up for it.

use bots::{Comparison, choose};
use engine::State;
use protocol::{Action, Game, HowEnded, Level, Position, RuleKeys, Seat, games};

fn table(game: Game, keys: &str, position: &str) -> State {
    let position: Position = serde_json::from_str(position).expect("a position");
    let keys: RuleKeys = keys.parse().expect("keys");
    let rules = games::rules(game, &keys).expect("a law");
    State::set_up(game, keys, rules, &position).expect("a sound position")
}

fn at(phase: &str, hand: &str, rival: &str, discard: &str, melds: &str, taken: &str) -> State {
    at_table(Game::Rummy100, "", phase, [hand, rival], discard, melds, taken)
}

fn at_table(
    game: Game,
    keys: &str,
    phase: &str,
    [hand, rival]: [&str; 2],
    discard: &str,
    melds: &str,
    taken: &str,
) -> State {
    table(
        game,
        keys,
        &format!(
            r#"{{"dealer":1,"turn":0,"phase":"{phase}","hands":["{hand}","{rival}"],"stock":"2c 2d 4h Kc","discard":"{discard}",
            "melds":[{melds}]{taken}}}"#
        ),
    )
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
    check(&at("draw", "7s 8s Kd 2h", FULL, "Td", "", ""), &[Level::Medium], "draw");
}

#[test]
fn who_can_go_out_goes_out() {
    check(&at("play", "7s 8s 9s Kd", FULL, "Td", "", ""), &BETTER, "meld 7s 8s 9s");
    check(&at("play", "Kd Qh", FULL, "Td", RUN, ""), &BETTER, "layoff 1 Qh");
    check(&at("play", "Kd", FULL, "Td", RUN, ""), &Level::ALL, "discard Kd");
}

#[test]
fn hard_keeps_melds_back_until_the_other_hand_is_short() {
    let view = at("play", "7s 8s 9s Kd Qc", FULL, "Td", "", "").view(Seat(0));
    assert!(matches!(choose(&view, Level::Hard, 0), Action::Discard(_)));
    check(&at("play", "7s 8s 9s Kd Qc", "3c", "Td", RUN, ""), &[Level::Hard], "meld 7s 8s 9s");
    check(&at("play", "7s 8s 9s Kd Qc", FULL, "Td", "", ""), &[Level::Medium], "meld 7s 8s 9s");
}

#[test]
fn pairs_are_kept_and_dear_cards_go_first() {
    check(
        &at("play", "Ks Kh 9c 4d", FULL.replace("Ks", "Tc").replace("9c", "Ah").as_str(), "Td", "", ""),
        &[Level::Medium],
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

/// Three to put down, with two of one's own that were loose, against a ten that is left.
#[test]
fn a_dig_that_pays_is_made() {
    let state = at_table(Game::Rummy500, "", "draw", ["7s 8s Kd 2h 3d", FULL], "9s Td", "", "");
    check(&state, &BETTER, "dig 9s: meld 7s 8s 9s");
    let state = at_table(Game::Rummy500, "", "draw", ["Ah Kd 2h 3d", FULL], "Qh 4c", RUN, "");
    check(&state, &BETTER, "dig Qh: layoff 1 Qh");
}

#[test]
fn a_dig_that_leaves_more_in_hand_than_it_brings_is_not_made() {
    let state = at_table(Game::Rummy500, "", "draw", ["5s 5h Kd 9h 2s", "3c"], "5c Kh Qd Jc Ts", "", "");
    check(&state, &BETTER, "draw");
}

#[test]
fn a_joker_is_announced_as_what_leaves_the_others_least() {
    let state = at_table(Game::Rummy500, "jokers=2", "play", ["Qs Ks * 4d 7c", "3c 5c"], "Td", "", "");
    check(&state, &[Level::Medium], "meld Qs Ks *=As");
    let state = at_table(Game::Rummy500, "jokers=2", "play", ["7s 9s * 4d 7c", "3c 5c"], "Td", "", "");
    check(&state, &[Level::Medium], "meld 7s 9s *=8s");
}

#[test]
fn a_joker_is_neither_thrown_away_nor_left_in_hand_at_the_end() {
    let state = at_table(Game::Rummy500, "jokers=2", "play", ["* Kd 4d 2s", FULL], "Td", "", "");
    for level in BETTER {
        assert!(
            !matches!(choose(&state.view(state.turn()), level, 1), Action::Discard(card) if card.to_string() == "*")
        );
    }
    let state = at_table(Game::Rummy500, "jokers=2", "play", ["* Kd", "3c"], "Td", RUN, "");
    let action = choose(&state.view(state.turn()), Level::Medium, 1);
    assert!(action.to_string().starts_with("layoff 1 *="), "{action}");
}

/// Lets a level play to the end of the round, which has to come in this turn.
#[track_caller]
fn check_goes_out(mut state: State, level: Level) {
    let seat = state.turn();
    while state.end().is_none() {
        assert_eq!(state.turn(), seat, "{level:?} does not go out");
        let action = choose(&state.view(seat), level, 1);
        let events = state.decide(seat, &action).expect("a computer's move is legal");
        events.iter().for_each(|event| state.evolve(event));
    }
    assert_eq!(state.end().map(|end| end.how), Some(HowEnded::Out));
}

#[test]
fn where_only_a_discard_goes_out_one_card_is_kept_for_it() {
    for hand in ["7s 8s 9s Ts", "6c 6h 6s 2s 3s 4s 5s", "Qh Kd", "7s 8s 9s Qh Kh", "7s 8s 9s Kd"] {
        for level in BETTER {
            check_goes_out(at_table(Game::Rummy, "", "play", [hand, "3c 5c 6d 8c"], "Td", RUN, ""), level);
        }
    }
}

/// How much a move is thought to lose, and whether it is the best there is.
fn compared(state: &State, made: &str) -> (i32, bool) {
    let made: Action = made.parse().expect("a move");
    let view = state.view(state.turn());
    assert!(state.decide(view.turn, &made).is_ok(), "{made}");
    let (best, loss) = Comparison::begin(&view, &made).finish();
    (loss, best.action == made)
}

#[test]
fn a_meld_torn_apart_is_a_loss_and_the_best_move_is_none() {
    let state = at("play", "7s 8s 9s Kd Qc", FULL, "Td", "", "");
    let (loss, is_best) = compared(&state, "discard 8s");
    assert!(loss > 300 && !is_best, "{loss}");
    let best = choose(&state.view(Seat(0)), Level::Hard, 0).to_string();
    assert_eq!(compared(&state, &best).0, 0, "{best}");
}

#[test]
fn a_poor_meld_is_a_loss_where_there_was_a_rich_one() {
    let state = at_table(Game::Rummy500, "", "play", ["Ah Ac Ad 2h 3h Kd 9c", "3c"], "Td", "", "");
    let [poor, rich] = ["meld Ah 2h 3h", "meld Ah Ac Ad"].map(|made| compared(&state, made).0);
    assert!(poor > rich + 300, "{poor} {rich}");
}
