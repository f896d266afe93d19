//! What a case asserts at its end; only what it gives.

use std::fmt::Debug;

use cards::{Meld, MeldKind, Slot};
use engine::State;
use protocol::{Cards, Seat, Then};

pub fn check(state: &State, then: &Then) -> Result<(), String> {
    let position = state.position();
    let end = state.end();
    let seats = || Seat::all(state.rules().seats);
    same("dealer", &then.dealer, position.dealer)?;
    same("turn", &then.turn, position.turn)?;
    same("phase", &then.phase, position.phase)?;
    same("hands", &then.hands.as_ref().map(|hands| sets(hands)), sets(&position.hands))?;
    same("stock", &then.stock, position.stock.clone())?;
    same("discard", &then.discard, position.discard.clone())?;
    same("melds", &melds_as_laid(state, then), state.melds().iter().map(|laid| laid.meld.to_string()).collect())?;
    same("scores", &then.scores, position.scores)?;
    same("taken", &then.taken.map(Some), position.taken)?;
    same("exhausted", &then.exhausted, position.exhausted)?;
    same("turns", &then.turns, position.turns)?;
    same("round", &then.round, position.round)?;
    same("placed_before", &then.placed_before, position.placed_before)?;
    same("placed_now", &then.placed_now, position.placed_now)?;
    same("discard_top", &then.discard_top.map(Some), position.discard.last().copied())?;
    same("stock_count", &then.stock_count, position.stock.len() as u8)?;
    same("hand_counts", &then.hand_counts, seats().map(|seat| state.hand(seat).len() as u8).collect())?;
    same("table_points", &then.table_points, state.table_points())?;
    same("round_scores", &then.round_scores.clone().map(Some), end.map(|end| end.round_scores.clone()))?;
    same("winner", &then.winner.as_ref().map(|winner| Some(winner.seats())), end.map(|end| end.winners.clone()))?;
    same("round_over", &then.round_over, end.is_some())?;
    same("game_over", &then.game_over, end.is_some_and(|end| end.game_over))
}

fn same<T: PartialEq + Debug>(what: &str, expected: &Option<T>, found: T) -> Result<(), String> {
    match expected {
        Some(expected) if *expected != found => Err(format!("{what} is {found:?}, not {expected:?}")),
        Some(_) | None => Ok(()),
    }
}

/// Hands compare unordered.
fn sets(hands: &[Cards]) -> Vec<cards::CardSet> {
    hands.iter().map(Cards::set).collect()
}

/// The melds that are asserted, each with its cards as they would lie: a set's cards may be named in any order.
fn melds_as_laid(state: &State, then: &Then) -> Option<Vec<String>> {
    let as_laid = |text: &String| {
        let slots: Vec<Slot> = text.parse::<Cards>().ok()?.iter().copied().map(Slot::natural).collect();
        let meld = Meld::new(&slots, state.rules().ace).ok()?;
        (meld.kind() == MeldKind::Set).then(|| meld.to_string())
    };
    let melds = then.melds.as_ref()?.iter();
    Some(melds.map(|text| as_laid(text).unwrap_or_else(|| text.clone())).collect())
}
