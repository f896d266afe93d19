//! Laws that hold in every state of random games, of every table of every game and of laws mixed at random.
//!
//! What costs most is checked in every so many states only, or for one seat drawn at random: over a walk all come often.

extern crate std;

mod copies;
mod lying;
mod moves;
mod probe;
mod scores;
mod secrecy;
mod tables;
mod tiles;
mod walk;

use alloc::vec::Vec;
use protocol::{Game, HowEnded, Rules};
use walk::{Seen, Walk};

use crate::{Seed, stream::Stream};

/// How many moves each game is checked with: `cargo xtask prove` asks for more.
fn moves() -> u32 {
    std::env::var("ESCALERA_MOVES").ok().and_then(|text| text.parse().ok()).unwrap_or(100_000)
}

fn chance(number: u32) -> Stream {
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    Stream::at(&Seed::new(seed), 0)
}

/// Plays whole rounds at random at each of these tables in turn and checks every law in every state.
fn check(name: &str, tables: &[Rules], moves: u32) -> Seen {
    let mut seen = Seen::default();
    let mut tenths = 0;
    for (number, rules) in (0u32..).zip(tables) {
        let until = (u64::from(moves) * (u64::from(number) + 1)).div_ceil(tables.len() as u64) as u32;
        let mut walk = Walk::new(rules.clone(), chance(number), seen);
        loop {
            walk.round();
            if walk.seen.actions / moves.div_ceil(10) > tenths {
                tenths = walk.seen.actions / moves.div_ceil(10);
                std::eprintln!("{name}: {} of {moves} moves", walk.seen.actions);
            }
            if walk.seen.actions >= until {
                break;
            }
        }
        seen = walk.seen;
    }
    std::eprintln!("{name}: {seen:?}");
    seen
}

fn check_game(game: Game) -> Seen {
    let seen = check(game.id(), &tables::of(game), moves());
    assert!(seen.actions >= moves());
    assert!(seen.how(HowEnded::Out) > 0);
    seen
}

#[test]
fn the_laws_hold_for_rummy100() {
    let seen = check_game(Game::Rummy100);
    assert!(seen.renewed > 0 && seen.how(HowEnded::Turns) > 0, "{seen:?}");
}

#[test]
fn the_laws_hold_for_rummy() {
    let seen = check_game(Game::Rummy);
    assert!(seen.renewed > 0 && seen.how(HowEnded::Blocked) > 0 && seen.doubled > 0, "{seen:?}");
}

#[test]
fn the_laws_hold_for_rummy500() {
    let seen = check_game(Game::Rummy500);
    assert!(seen.renewed > 0 && seen.how(HowEnded::Blocked) > 0, "{seen:?}");
    assert!(seen.digs > 0 && seen.announced > 0 && seen.digs_with_jokers > 0, "{seen:?}");
}

#[test]
fn the_laws_hold_for_tiles() {
    let seen = check_game(Game::Tiles);
    assert!(seen.how(HowEnded::Blocked) > 0 && seen.rebuilt > 0 && seen.passes > 0, "{seen:?}");
}

#[test]
fn the_laws_hold_for_laws_mixed_at_random() {
    let mixed: Vec<Rules> = (0..256).map(tables::mixed).collect();
    let seen = check("mixed", &mixed, moves() / 4);
    assert!(seen.doubled > 0 && seen.how(HowEnded::Blocked) > 0 && seen.digs_with_jokers > 0, "{seen:?}");
}

#[test]
fn what_is_hidden_cannot_be_serialised() {
    use static_assertions::assert_not_impl_any;
    assert_not_impl_any!(crate::State: serde::Serialize);
    assert_not_impl_any!(crate::Event: serde::Serialize);
    assert_not_impl_any!(Seed: serde::Serialize);
}
