//! Where cards lie: each in one place, and each on the table put there by a seat.

use alloc::vec::Vec;
use cards::{Card, CardSet};

use crate::State;

pub(super) fn each_card_lies_in_one_place(state: &State) {
    let placed = state.melds.iter().flat_map(|laid| laid.meld.cards());
    let hands = state.hands.iter().flat_map(CardSet::iter);
    let all: Vec<Card> = placed.chain(hands).chain(state.stock.iter().chain(&state.discard).copied()).collect();
    let deck: CardSet = state.rules.deck.cards().collect();
    assert_eq!(all.len(), deck.len(), "no card is lost or doubled");
    assert_eq!(all.into_iter().collect::<CardSet>(), deck);
}

pub(super) fn placed_cards_belong_to_seats(state: &State) {
    if state.rules.is_rearranged() {
        return assert!(state.melds.iter().all(|laid| laid.by.is_empty()), "they are nobody's");
    }
    for laid in &state.melds {
        assert_eq!(laid.by.len(), laid.meld.slots().len());
        assert!(laid.by.iter().all(|seat| seat.0 < state.rules.seats));
    }
    let may_have_placed = |seat| state.placed_before.contains(&seat) || seat == state.turn && state.placed_now;
    assert!(state.melds.iter().flat_map(|laid| &laid.by).all(|seat| may_have_placed(*seat)));
}
