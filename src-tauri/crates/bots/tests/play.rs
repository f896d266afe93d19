//! Computers play each other: always legal, always to an end, and the better level wins more.

#[path = "play/contest.rs"]
mod contest;

use bots::{Budget, Comparison, Help, Player, Thought, reasons};
use cards::CardSet;
use contest::{Match, TABLES};
use engine::{Seed, State};
use protocol::{Action, Advice, Game, Level, Reason, Seat, View, Why};

/// How many of so many games the first level wins against the second; both begin equally often.
fn wins(game: Game, keys: &str, first: Level, second: Level, games: u64) -> u64 {
    let won = |seed: u64| {
        let me = (seed % 2) as usize;
        let levels = if me == 0 { [first, second] } else { [second, first] };
        let scores = Match::new(game, keys, &levels.map(Player::Level), seed / 2).play(|_, _| {});
        scores[me] > scores[1 - me]
    };
    (0..games).filter(|seed| won(*seed)).count() as u64
}

#[track_caller]
fn check_wins(game: Game, keys: &str, better: Level, other: Level, games: u64, at_least: u64) {
    let wins = wins(game, keys, better, other, games);
    assert!(wins >= at_least, "{game}: {better:?} won {wins} of {games} games against {other:?}");
}

#[test]
fn medium_beats_easy() {
    check_wins(Game::Rummy100, "", Level::Medium, Level::Easy, 60, 48);
    check_wins(Game::Rummy, "target=50", Level::Medium, Level::Easy, 60, 45);
    check_wins(Game::Rummy500, "target=250", Level::Medium, Level::Easy, 60, 36);
}

#[test]
fn hard_beats_easy() {
    check_wins(Game::Rummy100, "", Level::Hard, Level::Easy, 20, 17);
    check_wins(Game::Rummy, "target=50", Level::Hard, Level::Easy, 20, 17);
    check_wins(Game::Rummy500, "target=250", Level::Hard, Level::Easy, 20, 17);
}

#[test]
fn hard_beats_medium() {
    check_wins(Game::Rummy100, "", Level::Hard, Level::Medium, 24, 14);
    check_wins(Game::Rummy, "target=50", Level::Hard, Level::Medium, 24, 15);
    check_wins(Game::Rummy500, "target=250", Level::Hard, Level::Medium, 24, 15);
}

#[test]
fn every_game_is_played_to_its_end_at_tables_of_every_size() {
    for (game, keys) in TABLES {
        let scores =
            Match::new(game, keys, &[Level::Easy, Level::Hard, Level::Medium].map(Player::Level), 11).play(|_, _| {});
        assert!(scores.iter().any(|score| *score != 0), "{game} {keys}");
    }
}

#[test]
fn all_levels_dig_the_better_the_more_often() {
    let mut digs = [0, 0];
    for seed in 0..6 {
        Match::new(Game::Rummy500, "target=250", &[Level::Easy, Level::Hard].map(Player::Level), seed).play(
            |view, action| {
                digs[view.turn.index()] += u32::from(matches!(action, Action::Dig(..)));
            },
        );
    }
    assert!(0 < digs[0] && 3 * digs[0] < 2 * digs[1], "{digs:?}");
}

/// A move that is thought out soon.
fn choose(view: &View, level: Level, chance: u64) -> Action {
    Thought::within(view, level, chance, Budget(4_000)).finish()
}

/// The words of a move; in which order it names its cards means nothing here.
fn words(action: &Action) -> Vec<String> {
    let mut words: Vec<String> = action.to_string().split(' ').map(String::from).collect();
    words.sort();
    words
}

type Told = (Why, Vec<String>, i32, Option<Seat>);

/// A reason with its cards in an order of their own; which of two equal cards they are means nothing.
fn told(reasons: &[Reason]) -> Vec<Told> {
    let cards = |reason: &Reason| {
        let mut cards: Vec<String> = reason.cards.iter().map(ToString::to_string).collect();
        cards.sort();
        cards
    };
    reasons.iter().map(|reason| (reason.why, cards(reason), reason.count, reason.seat)).collect()
}

fn advised(advice: &Advice) -> (Vec<String>, Vec<Told>) {
    (words(&advice.action), told(&advice.reasons))
}

/// A table that looks the same to the seat to move, with all that this seat cannot see dealt anew.
fn dealt_anew(view: &View, chance: u64) -> State {
    State::imagine(view, view.turn, &Seed::new([chance as u8; 32]))
}

/// What each of the others holds.
fn others(state: &State) -> Vec<CardSet> {
    Seat::all(state.rules().seats).filter(|seat| *seat != state.turn()).map(|seat| state.hand(seat)).collect()
}

#[test]
fn what_is_hidden_changes_no_choice_and_no_reason() {
    let mut moved = [0, 0];
    for (index, (game, keys)) in TABLES.into_iter().chain([(Game::Tiles, "")]).enumerate() {
        let mut chance = index as u64;
        Match::new(game, keys, &[Level::Medium, Level::Easy].map(Player::Level), 3).round(&mut |view, action| {
            chance += 1;
            // Any tenth view will do.
            if !chance.is_multiple_of(10) {
                return;
            }
            let [one, two] = [chance, chance + 128].map(|chance| dealt_anew(view, chance));
            moved[usize::from(others(&one) != others(&two))] += 1;
            let other = two.view(view.turn);
            for level in [Level::Easy, Level::Medium] {
                assert_eq!(words(&choose(view, level, chance)), words(&choose(&other, level, chance)), "{keys}");
            }
            assert_eq!(choose(view, Level::Medium, chance), choose(view, Level::Medium, u64::MAX - chance), "{keys}");
            assert_eq!(told(&reasons(view, action)), told(&reasons(&other, action)), "{keys}: {action}");
        });
    }
    assert!(9 * moved[0] < moved[1], "the hidden cards were moved: {moved:?}");
}

#[test]
fn what_is_hidden_changes_nothing_that_is_thought_out_for_long() {
    let mut seen = 0;
    for (index, (game, keys)) in TABLES.into_iter().chain([(Game::Tiles, "")]).enumerate() {
        let mut chance = index as u64;
        Match::new(game, keys, &[Level::Medium, Level::Easy].map(Player::Level), 5).round(&mut |view, action| {
            chance += 1;
            // It takes long, so that some views a round must do.
            if !chance.is_multiple_of(30) {
                return;
            }
            seen += 1;
            let other = dealt_anew(view, chance).view(view.turn);
            let [one, two] = [view, &other].map(|view| choose(view, Level::Hard, chance));
            assert_eq!(words(&one), words(&two), "{game} {keys}");
            let [one, two] = [view, &other].map(|view| Help::begin(view).finish());
            assert_eq!(advised(&one.advice), advised(&two.advice), "{game} {keys}");
            assert_eq!(one.steps, two.steps, "{game} {keys}");
            let [one, two] = [view, &other].map(|view| Comparison::begin(view, action).finish());
            assert_eq!((advised(&one.0), one.1), (advised(&two.0), two.1), "{game} {keys}: {action}");
        });
    }
    assert!(seen > 20, "{seen}");
}
