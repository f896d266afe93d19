//! Real tiles for melds: those of the table first, so that none of them is left over.

use cards::{Card, Face};

use super::{
    Goal, Solution,
    counts::place,
    layout::{Laid, Piece},
};

/// The melds made of the tiles of table and rack.
pub fn solution(laid: &[Laid], table: &[Vec<Card>], rack: &[Card], goal: Goal) -> Solution {
    let mut left: Vec<Card> = table.iter().flatten().chain(rack).copied().collect();
    let melds: Vec<Vec<Card>> =
        laid.iter().map(|meld| meld.pieces.iter().map(|piece| take(&mut left, *piece)).collect()).collect();
    let placed: Vec<Card> = rack.iter().copied().filter(|card| !left.contains(card)).collect();
    let points = placed.iter().map(|card| points(*card, goal)).sum();
    Solution { melds, placed, points }
}

fn take(left: &mut Vec<Card>, piece: Piece) -> Card {
    let found = left.iter().position(|card| place(*card) == piece);
    left.remove(found.expect("a plan uses no tile that is not there"))
}

/// What a tile of the rack counts.
pub fn points(card: Card, goal: Goal) -> u32 {
    match (card.face(), goal) {
        (Face::Suited(_, rank), _) => rank.number().into(),
        (Face::Joker, Goal::Points { joker }) => joker.into(),
        (Face::Joker, Goal::Tiles | Goal::Empty) => 0,
    }
}
