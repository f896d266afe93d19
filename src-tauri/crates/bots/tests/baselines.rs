//! The plain players that levels are measured against: always legal, everywhere, and greedy the better of the two.

#[path = "play/contest.rs"]
mod contest;
#[path = "tiles/round.rs"]
mod round;

use bots::{
    Budget, Player,
    solver::{Goal, Solver},
};
use cards::Card;
use contest::{Match, TABLES};
use engine::{Seed, State};
use protocol::{Action, Game, Level, Position, RuleKeys, Seat, games};
use round::{Round, table};

#[test]
fn they_are_legal_in_every_game_and_at_tables_of_every_size() {
    for (game, keys) in TABLES {
        let players = [Player::Random, Player::Greedy, Player::Level(Level::Medium)];
        let scores = Match::new(game, keys, &players, 5).play(|_, _| {});
        assert!(scores.iter().any(|score| *score != 0), "{game} {keys}");
    }
    for number in 0..4 {
        Round::new([Player::Random, Player::Greedy], number).play(|_, _, _| {});
    }
}

#[test]
fn greedy_beats_random() {
    // In Rummy 500 whoever digs at all does well.
    for (game, at_least) in [(Game::Rummy100, 19), (Game::Rummy, 19), (Game::Rummy500, 12)] {
        let won = |seed: u64| {
            let scores = Match::new(game, "", &[Player::Greedy, Player::Random], seed).play(|_, _| {});
            scores[0] > scores[1]
        };
        let wins = (0..20).filter(|seed| won(*seed)).count();
        assert!(wins >= at_least, "{game}: {wins} of 20");
    }
    let won =
        |number: u64| Round::new([Player::Greedy, Player::Random], number).play(|_, _, _| {}).winners == [Seat(0)];
    assert_eq!((0..10).filter(|number| won(*number)).count(), 10, "with tiles");
}

#[test]
fn random_makes_every_listed_move_about_as_often() {
    let state = dealt("draw", "3c 4c 9h", "Kd", &[]);
    let draws = (0..400).filter(|chance| chosen(&state, Player::Random, *chance) == "draw").count();
    assert!((150..250).contains(&draws), "{draws} of 400, the others take");
}

/// Seat 0 of a table of two is to move.
fn dealt(phase: &str, hand: &str, top: &str, melds: &[&str]) -> State {
    dealt_of(Game::Rummy, phase, hand, top, melds)
}

fn dealt_of(game: Game, phase: &str, hand: &str, pile: &str, melds: &[&str]) -> State {
    let melds: Vec<_> = melds.iter().map(|cards| serde_json::json!({ "cards": cards, "by": [1, 1, 1] })).collect();
    let position: Position = serde_json::from_value(serde_json::json!({
        "dealer": 1, "turn": 0, "phase": phase, "hands": [hand, "2h Jc"], "stock": "8d Td", "discard": pile, "melds": melds,
    }))
    .expect("a position");
    let rules = games::rules(game, &RuleKeys::default()).expect("a law");
    State::set_up(game, RuleKeys::default(), rules, &position).expect("a sound position")
}

fn chosen(state: &State, player: Player, chance: u64) -> String {
    player.choose(&state.view(state.turn()), chance, Budget(1_000)).to_string()
}

#[track_caller]
fn greedy(state: &State, action: &str) {
    assert_eq!(chosen(state, Player::Greedy, 1), action);
}

#[test]
fn greedy_takes_what_finds_a_place_and_nothing_else() {
    greedy(&dealt("draw", "3c 4c 9h Kh", "5c", &[]), "take");
    greedy(&dealt("draw", "3c 4c 5c 9h", "6c", &[]), "take");
    greedy(&dealt("draw", "3c 4c 9h Kh", "6s", &["7s 8s 9s"]), "take");
    greedy(&dealt("draw", "3c 4c 9h Kh", "As", &[]), "draw");
}

#[test]
fn greedy_digs_only_where_it_is_left_with_no_more_than_before() {
    greedy(&dealt_of(Game::Rummy500, "draw", "3c 4c 9h Kh", "5c 2s", &[]), "dig 5c: meld 3c 4c 5c");
    greedy(&dealt_of(Game::Rummy500, "draw", "3c 4c 9h Kh", "5c Qs", &[]), "draw");
}

#[test]
fn greedy_puts_down_all_it_can_and_throws_the_dearest_loose_card() {
    greedy(&dealt("play", "3c 4c 5c 9h Kh", "As", &[]), "meld 3c 4c 5c");
    greedy(&dealt("play", "9c Kh 6s", "As", &["7s 8s 9s"]), "layoff 1 6s");
    greedy(&dealt("play", "9c Kh 6s", "As", &[]), "discard Kh");
    // A seven goes with the run or with the set: the two others of the set are dearer.
    greedy(&dealt("play", "5h 6h 7h 7c 7d Ks", "As", &[]), "meld 7c 7d 7h");
}

#[test]
fn with_tiles_greedy_places_the_most_that_can_be_placed() {
    Round::new([Player::Greedy, Player::Level(Level::Medium)], 7).play(|view, _, action| {
        let rack: Vec<Card> = view.hands[view.turn.index()].iter().flat_map(|rack| rack.iter().copied()).collect();
        if view.turn == Seat(0) && view.placed_before.contains(&Seat(0)) {
            let table: Vec<Vec<Card>> =
                view.melds.iter().map(|laid| laid.cards.iter().map(|slot| slot.card).collect()).collect();
            let most = Solver::new().best(&table, &rack, Goal::Tiles).map_or(0, |best| best.placed.len());
            let lay: usize = table.iter().map(Vec::len).sum();
            let lies = if let Action::Play(melds) = action { melds.iter().map(Vec::len).sum() } else { lay };
            assert_eq!(lies - lay, most);
        }
    });
    let opens = table(["r9 b9 k9 o1 o2 o3", "k1"], "r1 r2", &["r5 r6 r7"], [false, true]);
    greedy(&opens, "play [r5 r6 r7] [o1 o2 o3] [r9 b9 k9]");
}

#[test]
fn what_is_hidden_changes_nothing() {
    for (index, (game, keys)) in (0..).zip(TABLES) {
        Match::new(game, keys, &[Player::Greedy], 3).play(|view, action| {
            let other = State::imagine(view, view.turn, &Seed::new([index; 32])).view(view.turn);
            assert_eq!(
                Player::Greedy.choose(&other, u64::from(index), Budget(1_000)).to_string(),
                action.to_string(),
                "{keys}"
            );
        });
    }
}
