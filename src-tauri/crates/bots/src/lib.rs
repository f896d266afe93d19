//! Computer players.
//!
//! They are handed views alone: what a view does not show they cannot know. The solver knows no view, only tiles.

mod again;
mod danger;
mod dig;
mod easy;
mod greedy;
mod hard;
mod help;
mod hint;
mod judge;
mod lay_off;
mod medium;
mod outlook;
mod player;
mod playout;
mod random;
mod reasons;
mod review;
mod shown;
pub mod solver;
mod thought;
mod tiles;

use protocol::{Action, Level, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

pub use again::Rethought;
pub use hard::Budget;
pub use help::Comparison;
pub use hint::{Help, Hint};
use judge::Judge;
use outlook::Outlook;
pub use player::{Player, UnknownPlayer};
pub use reasons::reasons;
pub use review::Review;
pub use thought::Thought;

/// The move of a computer player for the seat to move, as that seat sees the table.
///
/// Always legal, and always the same for the same view, level and chance. The view must be that of the seat to move
/// while a round is under way.
pub fn choose(view: &View, level: Level, chance: u64) -> Action {
    if view.law.is_rearranged() {
        return tiles::choose(view, level, chance);
    }
    let judge = Judge::of(view, chance);
    let look = Outlook::of(view);
    let mut rng = ChaCha8Rng::seed_from_u64(chance);
    let action = match level {
        Level::Easy => easy::play(&look, &judge, &mut rng),
        Level::Medium => medium::play(&look, &judge),
        Level::Hard => return Thought::begin(view, level, chance).finish(),
    };
    action.unwrap_or_else(|| judge.any_move())
}
