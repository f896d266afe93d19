//! The laws over a million moves of each game, where the test command plays a hundred thousand.
use crate::steps::{Done, Steps, cargo, run};

/// How many moves of each game are played; of rules mixed at random it is a quarter of that.
const MOVES: &str = "1000000";

/// Plays them, and stops at the first state in which a law does not hold.
///
/// # Errors
/// That a law was broken; the test has said which, and where.
pub fn laws() -> Done {
    let mut steps = Steps::new(1);
    steps.step("The laws of every game (some minutes)", || {
        // The tests' own profile: it optimises the engine as a release does, and sees every overflow besides.
        let laws = ["test", "--quiet", "--package", "engine", "--lib", "laws::the_laws_hold", "--", "--nocapture"];
        run(cargo().args(laws).env("ESCALERA_MOVES", MOVES))
    })?;
    println!("They hold, after {}.", steps.lasted());
    Ok(())
}
