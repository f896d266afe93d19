//! How near the best table is to what lies, and the way there.

#[path = "solver/chance.rs"]
mod chance;
#[path = "solver/position.rs"]
mod position;
#[path = "solver/rules.rs"]
mod rules;

use std::collections::BTreeSet;

use bots::solver::{Goal, Solution, Solver};
use cards::{
    Card, Face,
    way::{Step, way},
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use position::Position;
use rules::check_rules;
use serde_json::Value;

fn text(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A step as text, places counted from 1.
fn told(step: &Step) -> String {
    let from = step.from.map_or("rack".into(), |place| format!("{}", place + 1));
    format!("{} from {from} to {}", text(&step.tiles), step.to + 1)
}

#[track_caller]
fn check(table: &str, rack: &str, steps: &[&str]) {
    let position = Position::of(table, rack);
    let nearest = Solver::new().nearest(&position.table, &position.rack, Goal::Tiles).expect("a play");
    let way = way(&position.table, &nearest.melds);
    assert_eq!(way.steps.iter().map(told).collect::<Vec<_>>(), steps, "{:?}", nearest.melds);
}

#[test]
fn what_need_not_be_touched_stays() {
    let table = "r3 r4 r5, b7 b8 b9, k1 k2 k3, o4 o5 o6";
    check(table, "r6 k4", &["r6 from rack to 1", "k4 from rack to 3"]);
    check(table, "r6 r7 r8 o13", &["r6 r7 r8 from rack to 5"]);
    check("r3 r4 r5 r6 r7, b9 b10 b11", "r5", &["r6 r7 from 1 to 3", "r5 from rack to 3"]);
    check("r9 b9 o9 k9, b5 b6 b7 b8, o1 o2 o3", "k10 k11", &["k9 from 1 to 4", "k10 k11 from rack to 4"]);
    check("r5 b5 k5 *, o1 o2 o3", "r10 r11", &["* from 1 to 3", "r10 r11 from rack to 3"]);
}

/// Makes the steps one after the other, each with tiles that are there.
fn follow(position: &Position, steps: &[Step]) -> Vec<BTreeSet<Card>> {
    let mut now: Vec<BTreeSet<Card>> = position.table.iter().map(|meld| meld.iter().copied().collect()).collect();
    let mut rack: BTreeSet<Card> = position.rack.iter().copied().collect();
    for step in steps {
        now.resize_with(now.len().max(step.to + 1), BTreeSet::new);
        for card in &step.tiles {
            let from = step.from.map_or(&mut rack, |place| &mut now[place]);
            assert!(from.remove(card), "{position}: {}", told(step));
            now[step.to].insert(*card);
        }
    }
    now
}

fn untouched(position: &Position, solution: &Solution) -> usize {
    position.table.iter().filter(|meld| solution.melds.contains(meld)).count()
}

/// The nearest table gains what the best one does, touches no more melds, and its way leads there. How many fewer it
/// touches.
#[track_caller]
fn check_nearest(solver: &mut Solver, position: &Position, goal: Goal) -> usize {
    let best = solver.best(&position.table, &position.rack, goal);
    let nearest = solver.nearest(&position.table, &position.rack, goal);
    assert_eq!(best.is_some(), nearest.is_some(), "{position}");
    let (Some(best), Some(nearest)) = (best, nearest) else { return 0 };
    let tiles = |solution: &Solution| if goal == Goal::Tiles { solution.placed.len() } else { 0 };
    assert_eq!((tiles(&best), best.points), (tiles(&nearest), nearest.points), "{position}");
    check_rules(position, &nearest);
    let way = way(&position.table, &nearest.melds);
    let end = follow(position, &way.steps);
    for (meld, place) in nearest.melds.iter().zip(&way.places) {
        assert_eq!(end[*place], meld.iter().copied().collect(), "{position}");
    }
    assert_eq!(end.iter().filter(|meld| !meld.is_empty()).count(), nearest.melds.len(), "{position}");
    let fewer = untouched(position, &nearest).checked_sub(untouched(position, &best));
    fewer.unwrap_or_else(|| panic!("{position}: {:?}", nearest.melds))
}

/// With fewer melds of the table than those that are touched less is gained, if those are three or fewer. Jokers to
/// spare may have their place in a meld that is touched for nothing else, so they are left out here.
#[track_caller]
fn check_fewest(solver: &mut Solver, position: &Position) {
    let has_joker = position.table.iter().flatten().chain(&position.rack).any(|card| card.face() == Face::Joker);
    let nearest = solver.nearest(&position.table, &position.rack, Goal::Tiles);
    let Some(nearest) = nearest.filter(|_| !has_joker) else { return };
    let touched = position.table.len() - untouched(position, &nearest);
    for mask in 0u32..1 << position.table.len() {
        if mask.count_ones() as usize >= touched.min(3) {
            continue;
        }
        let chosen = (0..position.table.len()).filter(|place| mask >> place & 1 == 1);
        let table: Vec<Vec<Card>> = chosen.map(|place| position.table[place].clone()).collect();
        let gained = solver.best(&table, &position.rack, Goal::Tiles).map(|s| (s.placed.len(), s.points));
        assert!(gained < Some((nearest.placed.len(), nearest.points)), "{position}: {table:?} is enough");
    }
}

#[test]
fn small_tables_are_left_as_they_are_where_they_can_be() {
    let (mut rng, mut solver) = (ChaCha8Rng::seed_from_u64(3), Solver::new());
    let mut fewer = 0;
    for _ in 0..2000 {
        let position = chance::position(&mut rng);
        for goal in [Goal::Tiles, Goal::Points { joker: 30 }, Goal::Empty] {
            fewer += check_nearest(&mut solver, &position, goal);
        }
        check_fewest(&mut solver, &position);
    }
    assert!(fewer > 100, "{fewer}");
}

#[test]
fn tables_of_games_are_left_as_they_are_where_they_can_be() {
    let mut solver = Solver::new();
    for text in [
        include_str!("../../../../tests/cases/tiles-instances.json"),
        include_str!("../../../../tests/cases/tiles-joker-edge.json"),
    ] {
        let list: Vec<Value> = serde_json::from_str(text).expect("a list of instances");
        for position in list.iter().map(Position::read) {
            check_nearest(&mut solver, &position, Goal::Tiles);
        }
    }
}
