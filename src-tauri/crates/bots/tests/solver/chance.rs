//! Small tables and racks, made up by chance.

use cards::{Card, Deck, Face, Rank, Suit};
use rand::{Rng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use crate::position::Position;

/// Few tiles, and those close together, so that there is much to rearrange.
pub fn position(rng: &mut ChaCha8Rng) -> Position {
    let span = rng.random_range(2..=6);
    let first = rng.random_range(1..=13 - span + 1);
    let groups = [0.2, 0.5, 1.0][rng.random_range(0..3)];
    let mut left: Vec<Card> = Deck::TILES.cards().filter(|card| is_within(*card, first, span)).collect();
    left.shuffle(rng);
    let mut table = Vec::new();
    for _ in 0..rng.random_range(0..=4) {
        let meld = if rng.random_bool(groups) { group(rng, first, span) } else { run(rng, first, span) };
        table.extend(take(rng, &mut left, &meld));
    }
    let jokers = left.iter().filter(|card| card.face() == Face::Joker).count();
    if jokers > 0 && rng.random_bool(0.5) {
        left.retain(|card| card.face() != Face::Joker);
    }
    left.truncate(rng.random_range(1..=6));
    Position { table, rack: left }
}

fn is_within(card: Card, first: u8, span: u8) -> bool {
    match card.face() {
        Face::Joker => true,
        Face::Suited(_, rank) => (first..first + span).contains(&rank.number()),
    }
}

fn face(suit: Suit, number: u8) -> Face {
    Face::Suited(suit, Rank::new(number).expect("a number"))
}

fn group(rng: &mut ChaCha8Rng, first: u8, span: u8) -> Vec<Face> {
    let number = rng.random_range(first..first + span);
    let mut colours = Suit::TILES;
    colours.shuffle(rng);
    colours.into_iter().take(rng.random_range(3..=4)).map(|suit| face(suit, number)).collect()
}

fn run(rng: &mut ChaCha8Rng, first: u8, span: u8) -> Vec<Face> {
    let suit = Suit::TILES[rng.random_range(0..4)];
    let low = rng.random_range(first..first + span);
    let length = rng.random_range(3..=5);
    (low..low + length).filter(|number| *number <= 13).map(|number| face(suit, number)).collect()
}

/// The tiles of a meld, some of them played by jokers, if they are all there.
fn take(rng: &mut ChaCha8Rng, left: &mut Vec<Card>, meld: &[Face]) -> Option<Vec<Card>> {
    let before = left.clone();
    let mut taken = Vec::new();
    for face in meld {
        let wanted = if rng.random_bool(0.1) { Face::Joker } else { *face };
        match left.iter().position(|card| card.face() == wanted) {
            Some(place) => taken.push(left.remove(place)),
            None => break,
        }
    }
    let is_meld = meld.len() >= 3 && taken.len() == meld.len() && taken.iter().any(|c| c.face() != Face::Joker);
    if !is_meld {
        *left = before;
    }
    is_meld.then_some(taken)
}
