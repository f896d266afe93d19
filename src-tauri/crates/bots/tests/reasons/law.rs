//! In random rounds of every game every move has reasons, few of them, and each of them holds.

use std::collections::BTreeSet;

use bots::{choose, reasons};
use engine::{DealKind, Seed, State};
use protocol::{Action, Game, Level, RuleKeys, Why, games};
use rand::{Rng, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::check::Checked;

/// Every game at tables of every size.
const TABLES: [(Game, &str); 13] = [
    (Game::Rummy100, ""),
    (Game::Rummy, "seats=2 go_out_any=true"),
    (Game::Rummy, "seats=2"),
    (Game::Rummy, "seats=3 ace=high"),
    (Game::Rummy, "seats=4 go_out_any=true"),
    (Game::Rummy500, "seats=2 jokers=2"),
    (Game::Rummy500, "seats=3"),
    (Game::Rummy500, "seats=4 jokers=2"),
    (Game::Rummy500, "seats=5"),
    (Game::Rummy500, "seats=6 jokers=2"),
    (Game::Rummy500, "seats=7"),
    (Game::Tiles, ""),
    (Game::Tiles, ""),
];

fn dealt(game: Game, keys: &str, seed: u8) -> State {
    let keys: RuleKeys = keys.parse().expect("keys");
    let rules = games::rules(game, &keys).expect("a law");
    let mut state = State::new(game, keys, rules);
    let deal = state.deal(DealKind::NewGame, 1, Seed::new([seed; 32]), [0; 32]);
    state.evolve(&deal);
    state
}

/// Some of the legal moves, with that of a computer player first.
fn some_moves(state: &State, rng: &mut ChaCha8Rng) -> Vec<Action> {
    const SOME: usize = 6;
    let level = if rng.random_ratio(1, 2) { Level::Easy } else { Level::Medium };
    let chosen = choose(&state.view(state.turn()), level, rng.random());
    let mut others = state.legal_actions();
    others.shuffle(rng);
    [chosen].into_iter().chain(others.into_iter().take(SOME)).collect()
}

/// Whether the reasons for a move are what they are said to be; which they were.
fn check(state: &State, action: &Action) -> Vec<Why> {
    let view = state.view(state.turn());
    let given = reasons(&view, action);
    let whys: Vec<Why> = given.iter().map(|reason| reason.why).collect();
    let distinct: BTreeSet<Why> = whys.iter().copied().collect();
    assert!((1..=3).contains(&given.len()) && distinct.len() == given.len(), "{action}: {whys:?}");
    assert_eq!(reasons(&view.clone().by_faces(), action).len(), given.len(), "{action}: by faces as by cards");
    let checked = Checked::new(state, &view, action);
    given.iter().for_each(|reason| assert!(checked.holds(reason), "{}: {action}: {reason:?}\n{view:?}", view.rules));
    assert_eq!(distinct.contains(&Why::GoesOut), checked.goes_out(), "{action}: {whys:?}");
    if !view.law.is_rearranged() {
        assert_eq!(distinct.contains(&Why::OnlyMove), state.legal_actions().len() == 1, "{action}: {whys:?}");
    }
    whys
}

#[test]
fn every_move_has_reasons_that_hold() {
    let mut seen = BTreeSet::new();
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    for (index, (game, keys)) in TABLES.into_iter().enumerate() {
        for seed in 0..2 {
            let mut state = dealt(game, keys, (2 * index + seed) as u8);
            for _ in 0..120 {
                if state.end().is_some() {
                    break;
                }
                let moves = some_moves(&state, &mut rng);
                moves.iter().for_each(|action| seen.extend(check(&state, action)));
                // Now and then any move is made, so that tables come about at which no computer would sit.
                let made = if rng.random_ratio(1, 8) { moves.last() } else { moves.first() };
                let events = state.decide(state.turn(), made.expect("there is one")).expect("a legal move");
                events.iter().for_each(|event| state.evolve(event));
            }
        }
    }
    let unseen: Vec<&str> = Why::ALL.iter().filter(|why| !seen.contains(why)).map(|why| why.text()).collect();
    assert!(unseen.iter().all(|why| *why == "holds_less"), "never given: {unseen:?}");
}
