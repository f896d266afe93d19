//! What must hold of every solution.

use std::collections::BTreeSet;

use bots::solver::Solution;
use cards::{Ace, Card, Face, Meld, Slot};

use crate::position::Position;

/// Melds are right as they lie, the table's tiles all lie there, and what is said to come from the rack does.
#[track_caller]
pub fn check_rules(position: &Position, solution: &Solution) {
    for cards in &solution.melds {
        let slots: Vec<Slot> = cards.iter().copied().map(Slot::natural).collect();
        let meld = Meld::new(&slots, Ace::Low).unwrap_or_else(|error| panic!("{position}: {cards:?}: {error:?}"));
        if !meld.cards().eq(cards.iter().copied()) {
            assert!(cards.iter().all(|card| same_number(*card, *cards.iter().find(|c| is_natural(**c)).expect("one"))));
        }
    }
    let after: Vec<Card> = solution.melds.iter().flatten().copied().collect();
    let before = position.table.iter().flatten().copied();
    let expected: BTreeSet<Card> = before.chain(solution.placed.iter().copied()).collect();
    assert_eq!(after.iter().copied().collect::<BTreeSet<_>>(), expected, "{position}");
    assert_eq!(after.len(), expected.len(), "{position}: no tile is there twice");
    assert!(solution.placed.iter().all(|card| position.rack.contains(card)), "{position}");
    assert!(!solution.placed.is_empty(), "{position}");
}

fn is_natural(card: Card) -> bool {
    card.face() != Face::Joker
}

fn same_number(one: Card, two: Card) -> bool {
    match (one.face(), two.face()) {
        (Face::Suited(_, one), Face::Suited(_, two)) => one == two,
        (Face::Joker, _) | (_, Face::Joker) => true,
    }
}
