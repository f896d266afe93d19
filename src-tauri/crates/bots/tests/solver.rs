//! The tile solver against proven optima, and against all that can be tried on small tables.

#[path = "solver/brute.rs"]
mod brute;
#[path = "solver/chance.rs"]
mod chance;
#[path = "solver/position.rs"]
mod position;
#[path = "solver/rules.rs"]
mod rules;

use bots::solver::{Goal, Solution, Solver};
use cards::{Ace, Card, Meld, Slot};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use brute::Optimum;
use position::Position;
use rules::check_rules;

/// What the solver says of a position, each table it gives being checked.
#[track_caller]
fn optimum(solver: &mut Solver, position: &Position) -> Optimum {
    let mut best = |goal| {
        let solution = solver.best(&position.table, &position.rack, goal);
        solution.iter().for_each(|solution| check_rules(position, solution));
        solution.map_or((0, 0), |solution| (solution.placed.len() as u32, solution.points))
    };
    let (tiles, points_at_most_tiles) = best(Goal::Tiles);
    let [points_joker_0, points_joker_30] = [0, 30].map(|joker| best(Goal::Points { joker }).1);
    let empties = best(Goal::Empty).0 > 0;
    let alone = Position { table: Vec::new(), rack: position.rack.clone() };
    let opening = solver.opening(&position.rack);
    opening.iter().for_each(|solution| check_rules(&alone, solution));
    if let Some(opening) = &opening {
        assert_eq!(worth(opening), opening.points, "{position}");
    }
    let opening_points = opening.map_or(0, |solution| solution.points);
    Optimum { tiles, points_at_most_tiles, points_joker_0, points_joker_30, empties, opening_points }
}

fn worth(solution: &Solution) -> u32 {
    let value = |cards: &Vec<Card>| {
        let slots: Vec<Slot> = cards.iter().copied().map(Slot::natural).collect();
        Meld::new(&slots, Ace::Low).expect("a meld").value()
    };
    solution.melds.iter().map(value).sum()
}

#[track_caller]
fn check_file(text: &str, count: usize) {
    let list: Vec<Value> = serde_json::from_str(text).expect("a list of instances");
    assert_eq!(list.len(), count);
    let mut solver = Solver::new();
    for instance in &list {
        let position = Position::read(instance);
        let found = optimum(&mut solver, &position);
        let proven = &instance["optimum"];
        let number = |key: &str| proven[key].as_u64().expect("a number") as u32;
        let expected = Optimum {
            tiles: number("max_tiles"),
            points_at_most_tiles: number("points_at_max_tiles"),
            points_joker_0: number("max_points_joker_0"),
            points_joker_30: number("max_points_joker_30"),
            empties: number("max_tiles") as usize == position.rack.len(),
            opening_points: number("opening_points"),
        };
        assert_eq!(found, expected, "{}", instance["id"]);
    }
}

#[test]
fn what_simulated_games_allow_is_found() {
    check_file(include_str!("../../../../tests/cases/tiles-instances.json"), 100);
}

#[test]
fn what_jokers_that_nobody_needs_allow_is_found() {
    check_file(include_str!("../../../../tests/cases/tiles-joker-edge.json"), 30);
}

#[track_caller]
fn check(table: &str, rack: &str, tiles: u32, points: u32) {
    let position = Position::of(table, rack);
    let found = optimum(&mut Solver::new(), &position);
    assert_eq!((found.tiles, found.points_at_most_tiles), (tiles, points), "{position}");
    assert_eq!(found, brute::best(&position), "{position}");
}

#[test]
fn a_joker_that_no_meld_needs_finds_a_place_or_nothing_is_won() {
    check("r5 b5 k5 *", "r10 r11 r12", 3, 33);
    check("r5 b5 o5 k5", "*", 0, 0);
    check("r5 b5 o5 k5", "* *", 2, 0);
    check("r5 b5 o5 k5, r5 b5 o5 k5", "*", 1, 0);
    check("r5 b5 o5 *", "k5", 0, 0);
    check("r5 b5 o5 *", "k5 *", 2, 5);
    check("r5 b5 o5 *, r8 b8 o8 k8", "k5", 0, 0);
    check("r5 b5 o5 *, r8 b8 o8 *", "k5 k8", 2, 13);
    check("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13", "* *", 2, 0);
}

#[test]
fn a_joker_alone_on_an_empty_table_is_no_play() {
    check("", "* *", 0, 0);
    check("", "* * r1", 3, 1);
    check("", "", 0, 0);
}

#[test]
fn what_small_tables_allow_is_found() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut solver = Solver::new();
    for _ in 0..6000 {
        let position = chance::position(&mut rng);
        assert_eq!(optimum(&mut solver, &position), brute::best(&position), "{position}");
    }
}
