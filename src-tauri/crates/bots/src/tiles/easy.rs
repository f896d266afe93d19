//! Plays what lies at hand, overlooks some of its tiles, and never rebuilds the table.

use cards::Card;
use rand::Rng;
use rand_chacha::ChaCha8Rng;

use super::{Melds, board::Board, simple};

/// Of so many tiles one is overlooked.
const OVERLOOKED: u32 = 6;

pub(super) fn play(board: &Board, rng: &mut ChaCha8Rng) -> Option<Melds> {
    let goes_out = |melds: &Melds| board.rack.iter().all(|card| melds.iter().flatten().any(|laid| laid == card));
    let noticed: Vec<Card> = board.rack.iter().copied().filter(|_| !rng.random_ratio(1, OVERLOOKED)).collect();
    // Nobody overlooks that a turn empties the rack.
    let all = simple::play(board, &board.rack).filter(goes_out);
    all.or_else(|| simple::play(board, &noticed))
}
