//! How long the tile solver takes, over all positions whose optimum is proven.

#[path = "../tests/solver/position.rs"]
mod position;

use std::hint::black_box;

use bots::solver::{Goal, Solver};
use criterion::{Criterion, criterion_group, criterion_main};
use position::Position;
use serde_json::Value;

const FILES: [(&str, &str); 2] = [
    ("simulated games", include_str!("../../../../tests/cases/tiles-instances.json")),
    ("jokers to spare", include_str!("../../../../tests/cases/tiles-joker-edge.json")),
];

/// One round goes through a whole file: its time is that of all its positions together.
fn whole_files(criterion: &mut Criterion) {
    let mut solver = Solver::new();
    for (name, text) in FILES {
        let positions: Vec<Position> = read(text);
        for (goal_name, goal) in [("most tiles", Goal::Tiles), ("empty rack", Goal::Empty)] {
            criterion.bench_function(&format!("{name}, {goal_name}, {} positions", positions.len()), |bencher| {
                bencher.iter(|| {
                    for position in &positions {
                        black_box(solver.best(&position.table, &position.rack, goal));
                    }
                });
            });
        }
        criterion.bench_function(&format!("{name}, opening, {} positions", positions.len()), |bencher| {
            bencher.iter(|| positions.iter().map(|position| solver.opening(&position.rack)).count());
        });
    }
}

fn read(text: &str) -> Vec<Position> {
    let list: Vec<Value> = serde_json::from_str(text).expect("a list of instances");
    list.iter().map(Position::read).collect()
}

criterion_group!(benches, whole_files);
criterion_main!(benches);
