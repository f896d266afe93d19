//! The games: each is a function from the chosen options to a law. Nothing else in this crate knows which game it is.

mod rummy100;

use protocol::{Game, RuleKeys, RuleKeysError, Rules};

/// The law of a table with these options.
///
/// # Errors
/// The first option that this game does not have.
pub fn rules(game: Game, keys: &RuleKeys) -> Result<Rules, RuleKeysError> {
    match game {
        Game::Rummy100 => rummy100::rules(keys),
    }
}
