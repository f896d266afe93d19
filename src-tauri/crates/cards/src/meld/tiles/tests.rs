//! Melds of tiles: jokers by their places, tiles put in order, counts that others have made too.

use alloc::{
    collections::BTreeSet,
    string::{String, ToString},
    vec::Vec,
};

use super::*;
use crate::{Ace, Card, CardSet, Deck, melds_of_rack};

fn slots(text: &str) -> Vec<Slot> {
    let mut jokers = 0..;
    let mut slot = |word: &str| match word.strip_prefix('*') {
        None => Slot::natural(Card::first(word.parse().expect("a tile"))),
        Some(said) => {
            let joker = Slot::natural(Card::joker(jokers.next().expect("a number")));
            let plays = said.strip_prefix('=').map(|face| face.parse().expect("a tile"));
            Slot { plays: plays.unwrap_or(joker.plays), ..joker }
        }
    };
    text.split(' ').map(&mut slot).collect()
}

fn meld(text: &str) -> Result<String, MeldError> {
    Meld::new(&slots(text), Ace::Low).map(|meld| meld.to_string())
}

fn value(text: &str) -> u32 {
    Meld::new(&slots(text), Ace::Low).expect("a meld").value()
}

#[test]
fn a_joker_in_order_stands_for_the_tile_of_its_place() {
    for (text, worth) in [
        ("r3 r4 r5", 12),
        ("* r9 r10", 27),
        ("r9 r10 *", 30),
        ("r9 * r11", 30),
        ("* k2 *", 6),
        ("* r7 *", 21),
        ("r7 * *", 24),
        ("* * r7", 21),
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 *", 91),
    ] {
        assert_eq!(meld(text).as_deref(), Ok(text));
        assert_eq!(value(text), worth, "{text}");
    }
}

#[test]
fn what_is_in_no_order_is_put_in_order() {
    for (text, lies, worth) in [
        ("r5 r3 r4", "r3 r4 r5", 12),
        ("r10 * r9", "r9 r10 *", 30),
        ("r3 r5 r6 *", "r3 * r5 r6", 18),
        ("r12 r13 *", "* r12 r13", 36),
        ("* r1 r2", "r1 r2 *", 6),
        ("r12 * *", "* r12 *", 36),
        ("* * r2", "r2 * *", 9),
        ("r13 * *", "* * r13", 39),
        ("k7 r7 *", "* r7 k7", 21),
        ("o4 b4 k4 r4", "r4 b4 o4 k4", 16),
        ("r3 r4 *=r2", "* r3 r4", 9),
        ("r9 r10 *=r11", "r9 r10 *", 30),
        ("r7 *=r6 *", "* r7 *", 21),
    ] {
        assert_eq!(meld(text).as_deref(), Ok(lies), "{text}");
        assert_eq!(value(text), worth, "{text}");
    }
}

#[test]
fn what_is_no_meld_says_why() {
    use MeldError::*;
    for (text, why) in [
        ("k11 k12", TooShort),
        ("* *", TooShort),
        ("k9 k11 k12", NotConsecutive),
        ("k1 k4 *", NotConsecutive),
        ("k12 k13 k1", WrapsAround),
        ("k11 k12 r13", MixedSuits),
        ("k11 * r13", MixedSuits),
        ("b12 k12 k12", DuplicateSuit),
        ("r7 r7 *", DuplicateSuit),
        ("k12 r12 b12 o12 *", DuplicateSuit),
        ("r3 r4 r4 r5", CardTwice),
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 *", CardTwice),
        ("r3 r4 b9", NotASetOrRun),
        ("r7 r8 b7", NotASetOrRun),
        ("7h 7c r7", NotASetOrRun),
        ("r7 7h 7c", NotASetOrRun),
    ] {
        assert_eq!(meld(text), Err(why), "{text}");
    }
    assert_eq!(meld("* * *"), Err(JokerNeedsNatural));
}

fn tiles(jokers: u8) -> CardSet {
    Deck { packs: 1, jokers, ..Deck::TILES }.cards().collect()
}

fn parsed(cards: &[Card]) -> Meld {
    let slots: Vec<Slot> = cards.iter().copied().map(Slot::natural).collect();
    Meld::new(&slots, Ace::Low).expect("a meld")
}

/// 13 numbers make four groups of three and one of four each, four colours 66 runs each. With two jokers, and runs of
/// five at most because longer ones fall into shorter ones, the literature counts 1,173.
#[test]
fn the_tiles_hold_as_many_melds_as_were_counted_before() {
    let plain: Vec<Vec<Card>> = melds_of_rack(&tiles(0)).collect();
    assert_eq!(plain.len(), 13 * 5 + 4 * 66);
    assert_eq!(plain.iter().filter(|meld| parsed(meld).kind() == MeldKind::Set).count(), 65);
    let with_jokers: Vec<Vec<Card>> = melds_of_rack(&tiles(2)).collect();
    assert_eq!(with_jokers.iter().filter(|meld| meld.len() <= 5).count(), 1173);
    assert_eq!(with_jokers.len(), 6301);
    let distinct: BTreeSet<CardSet> = with_jokers.iter().map(|meld| meld.iter().copied().collect()).collect();
    assert_eq!(distinct.len(), with_jokers.len(), "each once");
}

#[test]
fn a_meld_reads_the_same_as_it_lies_and_no_order_makes_it_worth_more() {
    for cards in melds_of_rack(&tiles(2)).filter(|cards| cards.len() <= 5) {
        let best = parsed(&cards).value();
        for turns in 0..cards.len() {
            let mut named = cards.clone();
            named.rotate_left(turns);
            let meld = parsed(&named);
            assert_eq!(Meld::new(meld.slots(), Ace::Low).as_ref(), Ok(&meld), "{meld}");
            assert!(meld.value() <= best, "{meld}");
        }
    }
}
