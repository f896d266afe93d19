//! What a case asserts at its end; only what it gives.

use std::fmt::Debug;

use cards::{Meld, MeldKind, Slot, SortBy};
use engine::State;
use protocol::{Cards, LaidMeld, Seat, Then, ThenMeld};

pub fn check(state: &State, then: &Then) -> Result<(), String> {
    let position = state.position();
    let end = state.end();
    let seats = || Seat::all(state.rules().seats);
    same("dealer", &then.dealer, position.dealer)?;
    same("turn", &then.turn, position.turn)?;
    same("phase", &then.phase, position.phase)?;
    same("hands", &then.hands.as_deref().map(unordered), unordered(&position.hands))?;
    same("stock", &then.stock.as_ref().map(Cards::to_string), position.stock.to_string())?;
    same("discard", &then.discard.as_ref().map(Cards::to_string), position.discard.to_string())?;
    melds(&then.melds, state)?;
    table(&then.table, state)?;
    let opened = seats().map(|seat| position.placed_before.contains(&seat)).collect();
    same("opened", &then.opened, opened)?;
    same("passes", &then.passes, position.passes.unwrap_or_default())?;
    same("scores", &then.scores, position.scores)?;
    same("taken", &then.taken.map(Some), position.taken)?;
    same("exhausted", &then.exhausted, position.exhausted)?;
    same("turns", &then.turns, position.turns)?;
    same("round", &then.round, position.round)?;
    same("placed_before", &then.placed_before, position.placed_before)?;
    same("placed_now", &then.placed_now, position.placed_now)?;
    same(
        "discard_top",
        &then.discard_top.map(|card| Some(card.face())),
        position.discard.last().map(|card| card.face()),
    )?;
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

/// Hands compare unordered and by their texts, for which copy a card is tells nothing.
fn unordered(hands: &[Cards]) -> Vec<String> {
    let sorted = |hand: &Cards| Cards(SortBy::Rank.sorted(hand.iter().copied())).to_string();
    hands.iter().map(sorted).collect()
}

/// Each meld as asserted, with its cards as they would lie: a set's cards may be named in any order.
fn melds(expected: &Option<Vec<ThenMeld>>, state: &State) -> Result<(), String> {
    let Some(expected) = expected else { return Ok(()) };
    let found = state.melds();
    same("the number of melds", &Some(expected.len()), found.len())?;
    for (expected, laid) in expected.iter().zip(found) {
        let (ThenMeld::Cards(slots) | ThenMeld::Laid(LaidMeld { cards: slots, .. })) = expected;
        same("meld", &Some(as_laid(slots, state)), laid.meld.to_string())?;
        if let ThenMeld::Laid(expected) = expected {
            same("by", &Some(&expected.by), &laid.by)?;
        }
    }
    Ok(())
}

/// Melds of tiles, whose order on the table means nothing.
fn table(expected: &Option<Vec<ThenMeld>>, state: &State) -> Result<(), String> {
    let sorted = |mut melds: Vec<String>| {
        melds.sort();
        melds
    };
    let as_laid = |meld: &ThenMeld| match meld {
        ThenMeld::Cards(slots) | ThenMeld::Laid(LaidMeld { cards: slots, .. }) => as_laid(slots, state),
    };
    let expected = expected.as_ref().map(|melds| sorted(melds.iter().map(as_laid).collect()));
    same("table", &expected, sorted(state.melds().iter().map(|laid| laid.meld.to_string()).collect()))
}

fn as_laid(slots: &[Slot], state: &State) -> String {
    match Meld::new(slots, state.rules().ace) {
        Ok(meld) if meld.kind() == MeldKind::Set => meld.to_string(),
        Ok(_) | Err(_) => slots.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
    }
}
