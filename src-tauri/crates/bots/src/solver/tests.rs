//! The quick sweep against the plain one, on tables as big as those of real games.

use cards::{Card, Deck, Face, Rank, Suit};
use rand::{Rng, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::*;

/// Melds laid by chance from all tiles, until so many tiles lie there or nothing fits.
fn table(rng: &mut ChaCha8Rng, left: &mut Vec<Card>, tiles: usize) -> Vec<Vec<Card>> {
    let mut table: Vec<Vec<Card>> = Vec::new();
    for _ in 0..400 {
        if table.iter().flatten().count() >= tiles {
            break;
        }
        let faces = if rng.random_bool(0.5) { group(rng) } else { run(rng) };
        let before = left.clone();
        let meld: Vec<Card> = faces.iter().filter_map(|face| take(rng, left, *face)).collect();
        let is_meld = meld.len() == faces.len() && meld.iter().any(|card| card.face() != Face::Joker);
        if is_meld { table.push(meld) } else { *left = before }
    }
    table
}

fn take(rng: &mut ChaCha8Rng, left: &mut Vec<Card>, face: Face) -> Option<Card> {
    let face = if rng.random_bool(0.04) { Face::Joker } else { face };
    let place = left.iter().position(|card| card.face() == face)?;
    Some(left.remove(place))
}

fn face(suit: Suit, number: u8) -> Face {
    Face::Suited(suit, Rank::new(number).expect("a number"))
}

fn group(rng: &mut ChaCha8Rng) -> Vec<Face> {
    let (number, mut colours) = (rng.random_range(1..=13), Suit::TILES);
    colours.shuffle(rng);
    colours[..rng.random_range(3..=4)].iter().map(|suit| face(*suit, number)).collect()
}

fn run(rng: &mut ChaCha8Rng) -> Vec<Face> {
    let (length, suit) = (rng.random_range(3..=5), Suit::TILES[rng.random_range(0..4)]);
    let low = rng.random_range(1..=14 - length);
    (low..low + length).map(|number| face(suit, number)).collect()
}

/// What is gained, as the plain sweep counts it, less the tiles of the table.
fn plainly(table: &[Vec<Card>], rack: &[Card], goal: Goal) -> u32 {
    let counts = Counts::of(table.iter().flatten().copied(), rack.iter().copied());
    let worth = worth(goal);
    let on_table = table.iter().flatten().map(|card| gain(&worth, *card)).sum::<u32>();
    plain::best(&counts, &worth).expect("the table itself is a way").1 - on_table
}

fn gain(worth: &Worth, card: Card) -> u32 {
    counts::place(card).map_or(worth.joker[0], |(number, _)| worth.tile[number])
}

#[test]
fn big_tables_allow_what_the_plain_sweep_finds() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut solver = Solver::new();
    for _ in 0..60 {
        let mut left: Vec<Card> = Deck::TILES.cards().collect();
        left.shuffle(&mut rng);
        let tiles = rng.random_range(10..=70);
        let table = table(&mut rng, &mut left, tiles);
        let rack = &left[..rng.random_range(1..=14).min(left.len())];
        for goal in [Goal::Tiles, Goal::Points { joker: 0 }, Goal::Points { joker: 30 }] {
            let worth = worth(goal);
            let placed = solver.best(&table, rack, goal).map_or(Vec::new(), |solution| solution.placed);
            let gained = placed.iter().map(|card| gain(&worth, *card)).sum::<u32>();
            assert_eq!(gained, plainly(&table, rack, goal), "{goal:?}: table {table:?}, rack {rack:?}");
        }
        let lying = Counts::of(table.iter().flatten().copied(), []);
        let best = solver.best(&table, rack, Goal::Tiles).map(|solution| solution.placed.len());
        assert_eq!(solver.most(&lying, rack).map(|placed| placed.len()), best, "table {table:?}, rack {rack:?}");
    }
}
