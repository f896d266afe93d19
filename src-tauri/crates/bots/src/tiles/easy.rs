//! Plays what lies at hand and overlooks some of its tiles; what two melds make together it sees seldom.

use cards::Card;
use rand::Rng;
use rand_chacha::ChaCha8Rng;

use super::{Melds, board::Board, rebuild::Rebuilt, simple};
use crate::solver::Solver;

/// Of so many tiles one is overlooked.
const OVERLOOKED: u32 = 6;

/// In one of so many turns it brings two melds together.
const TOGETHER: u32 = 6;

pub(super) fn play(board: &Board, rng: &mut ChaCha8Rng) -> Option<Melds> {
    let goes_out = |melds: &Melds| board.rack.iter().all(|card| melds.iter().flatten().any(|laid| laid == card));
    let noticed: Vec<Card> = board.rack.iter().copied().filter(|_| !rng.random_ratio(1, OVERLOOKED)).collect();
    // Nobody overlooks that a turn empties the rack.
    let all = simple::play(board, &board.rack).filter(goes_out);
    all.or_else(|| if board.has_opened { rebuild(board, &noticed, rng) } else { simple::play(board, &noticed) })
}

fn rebuild(board: &Board, noticed: &[Card], rng: &mut ChaCha8Rng) -> Option<Melds> {
    let mut solver = Solver::new();
    let alone = Rebuilt::with_own(board, noticed, &mut solver).one_by_one();
    let rebuilt = if rng.random_ratio(1, TOGETHER) { alone.two_together() } else { alone };
    rebuilt.if_fewer_than(noticed.len())
}
