//! What speaks for a move: each reason where it holds and where it does not, and all of them in random rounds.

#[path = "reasons/check.rs"]
mod check;
#[path = "reasons/law.rs"]
mod law;
#[path = "reasons/table.rs"]
mod table;
#[path = "reasons/tiles.rs"]
mod tiles;

use bots::reasons;
use cards::Face;
use engine::State;
use protocol::{Action, Game, Position, Reason, RuleKeys, Why, games};

/// A table set up so.
fn set_up(game: Game, keys: &str, position: &serde_json::Value) -> State {
    let position: Position = serde_json::from_value(position.clone()).expect("a position");
    let keys: RuleKeys = keys.parse().expect("keys");
    let rules = games::rules(game, &keys).expect("a law");
    State::set_up(game, keys, rules, &position).expect("a sound position")
}

/// Makes moves of whoever is to move.
fn after(mut state: State, moves: &[&str]) -> State {
    for text in moves {
        let action: Action = text.parse().expect("a move");
        let events = state.decide(state.turn(), &action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        events.iter().for_each(|event| state.evolve(event));
    }
    state
}

/// A reason as these tests write it: the code, the cards, the count and the seat, where there are any.
fn text(reason: &Reason) -> String {
    let mut words = vec![reason.why.text().to_string()];
    words.extend(reason.cards.iter().map(ToString::to_string));
    words.extend((reason.count != 0).then(|| reason.count.to_string()));
    words.extend(reason.seat.map(|seat| format!("@{seat}")));
    in_order(&words.join(" "))
}

/// The cards of a reason in the order of their texts, since theirs means nothing.
fn in_order(text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    words[1..].sort_unstable_by_key(|word| (word.parse::<Face>().is_err(), *word));
    words.join(" ")
}

fn texts(state: &State, action: &str) -> Vec<String> {
    let action: Action = action.parse().expect("a move");
    assert!(state.decide(state.turn(), &action).is_ok(), "{action} is legal");
    reasons(&state.view(state.turn()), &action).iter().map(text).collect()
}

#[track_caller]
fn given(state: &State, action: &str, reason: &str) {
    let texts = texts(state, action);
    assert!(texts.iter().any(|text| *text == in_order(reason)), "{texts:?} for {action}");
}

#[track_caller]
fn not_given(state: &State, action: &str, why: Why) {
    let texts = texts(state, action);
    assert!(!texts.iter().any(|text| text.split(' ').next() == Some(why.text())), "{texts:?} for {action}");
}
