//! `rummy solve`: the best that can be made of tables and racks of tiles.

mod instance;

use std::path::PathBuf;

use bots::solver::{Goal, Solution, Solver};
use cards::Card;
use cpu_time::ThreadTime;

use crate::{Report, trouble::Trouble};
use instance::{Instance, Instances, Optimum};

/// Prints a line for each instance. What differs from a proven optimum is told on standard error, and so is the count.
pub fn run(files: &[PathBuf]) -> Result<Report, Trouble> {
    let (mut text, mut wrong, mut solved) = (String::new(), Vec::new(), 0);
    let mut solver = Solver::new();
    for file in files {
        for instance in Instances::read(file)?.list {
            let answer = Answer::of(&mut solver, &instance);
            text += &answer.line(&instance);
            wrong.extend(answer.optimum.differences(&instance.optimum).map(|why| format!("{}: {why}", instance.id)));
            solved += 1;
        }
    }
    wrong.iter().for_each(|wrong| eprintln!("MISMATCH {wrong}"));
    eprintln!("{solved} solved");
    Ok(Report { text, is_good: wrong.is_empty() })
}

struct Answer {
    optimum: Optimum,
    table: Vec<Vec<Card>>,
    micros: u128,
}

impl Answer {
    fn of(solver: &mut Solver, instance: &Instance) -> Self {
        let (table, rack) = (&instance.table, &instance.rack);
        let start = ThreadTime::now();
        let most_tiles = solver.best(table, rack, Goal::Tiles);
        let micros = start.elapsed().as_micros();
        let points = |solution: Option<Solution>| Some(solution.map_or(0, |solution| solution.points));
        let optimum = Optimum {
            max_tiles: Some(most_tiles.as_ref().map_or(0, |solution| solution.placed.len() as u32)),
            points_at_max_tiles: Some(most_tiles.as_ref().map_or(0, |solution| solution.points)),
            max_points_joker_0: points(solver.best(table, rack, Goal::Points { joker: 0 })),
            max_points_joker_30: points(solver.best(table, rack, Goal::Points { joker: 30 })),
            opening_points: points(solver.opening(rack)),
        };
        let table = most_tiles.map_or_else(|| table.clone(), |solution| solution.melds);
        Self { optimum, table, micros }
    }

    fn line(&self, instance: &Instance) -> String {
        let melds: Vec<String> = self.table.iter().map(|meld| text(meld)).collect();
        let found: Vec<String> =
            self.optimum.named().iter().map(|(name, number)| format!("\"{name}\":{}", number.unwrap_or(0))).collect();
        let (id, melds) = (serde_json::Value::from(instance.id.as_str()), serde_json::Value::from(melds));
        format!("{{\"id\":{id},{},\"table\":{melds},\"micros\":{}}}\n", found.join(","), self.micros)
    }
}

fn text(meld: &[Card]) -> String {
    meld.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
