//! Makes any legal move; where a table may be rebuilt, any of the plain ones that are listed.

use protocol::{Action, View};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::judge::Judge;

pub(crate) fn play(view: &View, chance: u64) -> Action {
    let mut legal = Judge::of(view, chance).legal();
    let mut rng = ChaCha8Rng::seed_from_u64(chance);
    let place = rng.random_range(0..legal.len() as u32) as usize;
    legal.swap_remove(place)
}
