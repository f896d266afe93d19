//! `rummy solve`: the best that can be made of tables and racks of tiles.

mod instance;

use std::path::PathBuf;

use bots::solver::{Goal, Solution, Solver};
use cards::Card;
use cpu_time::ThreadTime;

use crate::{Report, trouble::Trouble};
use instance::{Instance, Optimum};

/// Prints a line for each instance. What differs from a proven optimum is told on standard error, and so is the count.
pub fn run(files: &[PathBuf]) -> Result<Report, Trouble> {
    let mut instances = Vec::new();
    for file in files {
        instances.extend(Instance::read(file)?);
    }
    let (mut text, mut wrong, mut solver) = (String::new(), Vec::new(), Solver::new());
    // One goal after the other, so that each is timed by itself and not for what another left in the caches.
    let most_tiles: Vec<MostTiles> = instances.iter().map(|instance| MostTiles::of(&mut solver, instance)).collect();
    for (instance, most_tiles) in instances.iter().zip(&most_tiles) {
        let found = optimum(&mut solver, instance, most_tiles);
        text += &line(instance, &found, most_tiles);
        wrong.extend(found.differences(&instance.optimum).map(|why| format!("{}: {why}", instance.id)));
    }
    wrong.iter().for_each(|wrong| eprintln!("MISMATCH {wrong}"));
    eprintln!("{} solved", instances.len());
    Ok(Report { text, is_good: wrong.is_empty() })
}

struct MostTiles {
    solution: Option<Solution>,
    micros: u128,
}

impl MostTiles {
    fn of(solver: &mut Solver, instance: &Instance) -> Self {
        let start = ThreadTime::now();
        let solution = solver.best(&instance.table, &instance.rack, Goal::Tiles);
        Self { solution, micros: start.elapsed().as_micros() }
    }
}

fn optimum(solver: &mut Solver, instance: &Instance, most_tiles: &MostTiles) -> Optimum {
    let points = |solution: Option<&Solution>| Some(solution.map_or(0, |solution| solution.points));
    let mut best = |joker| solver.best(&instance.table, &instance.rack, Goal::Points { joker });
    Optimum {
        max_tiles: Some(most_tiles.solution.as_ref().map_or(0, |solution| solution.placed.len() as u32)),
        points_at_max_tiles: points(most_tiles.solution.as_ref()),
        max_points_joker_0: points(best(0).as_ref()),
        max_points_joker_30: points(best(30).as_ref()),
        opening_points: points(solver.opening(&instance.rack).as_ref()),
    }
}

fn line(instance: &Instance, found: &Optimum, most_tiles: &MostTiles) -> String {
    let table = most_tiles.solution.as_ref().map_or(&instance.table, |solution| &solution.melds);
    let melds: Vec<String> = table.iter().map(|meld| text(meld)).collect();
    let numbers: Vec<String> =
        found.named().iter().map(|(name, number)| format!("\"{name}\":{}", number.unwrap_or(0))).collect();
    let (id, melds) = (serde_json::Value::from(instance.id.as_str()), serde_json::Value::from(melds));
    format!("{{\"id\":{id},{},\"table\":{melds},\"micros\":{}}}\n", numbers.join(","), most_tiles.micros)
}

fn text(meld: &[Card]) -> String {
    meld.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
