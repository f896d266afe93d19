//! Hands laid out: answers found by hand, and every way tried.

use super::*;
use crate::{Deck, SortBy};
use alloc::{string::String, vec};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| Card::first(card.parse().expect("a card"))).collect()
}

fn points(card: Card) -> i32 {
    match card.face() {
        Face::Joker => 15,
        Face::Suited(_, rank) => i32::from(rank.number().min(10)),
    }
}

#[track_caller]
fn check(hand: &str, ace: Ace, rest: &str, cost: i32) {
    let arranged = Arrangement::of(cards(hand).into_iter().collect(), ace, &points);
    assert_eq!((arranged.rest, arranged.cost), (cards(rest).into_iter().collect(), cost), "{arranged:?}");
}

#[test]
fn the_cheapest_cards_are_left() {
    check("7s 8s 9s Ts 9d 9h 2c", Ace::Low, "9d 9h 2c", 20);
    check("7s 8s 9s Ts 9d 9h 9c 2c", Ace::Low, "2c", 2);
    check("7s 8s 9s 9d 9h", Ace::Low, "7s 8s", 15);
    check("4c 4d 4h 4s 5s 6s", Ace::Low, "", 0);
    check("Kd 2s 7h", Ace::Low, "Kd 2s 7h", 19);
    check("", Ace::Low, "", 0);
}

#[test]
fn the_ace_lies_where_the_law_has_it() {
    check("As 2s 3s Ks Qs", Ace::Low, "Qs Ks", 20);
    check("As 2s 3s Ks Qs", Ace::High, "2s 3s", 5);
    check("As 2s 3s Ks Qs", Ace::Either, "2s 3s", 5);
    check("As 2s Ks", Ace::Either, "As 2s Ks", 13);
}

#[test]
fn jokers_and_second_copies_are_left_over() {
    let mut hand: CardSet = cards("7s 8s 9s *").into_iter().collect();
    hand.insert(cards("8s")[0].with_copy(1));
    assert_eq!(Arrangement::of(hand, Ace::Low, &points).cost, 15 + 8);
}

#[test]
fn melds_come_first_each_as_it_would_lie_and_the_rest_follows() {
    let hand: CardSet = cards("2c Ks As Qs Kd 7h 7c 7d Js").into_iter().collect();
    let laid = Arrangement::of(hand, Ace::High, &points).laid_out(Ace::High, |rest| SortBy::Suit.sorted(rest.iter()));
    let text: Vec<String> = laid.iter().map(|card| alloc::format!("{card}")).collect();
    assert_eq!(text.join(" "), "7c 7d 7h Js Qs Ks As 2c Kd");
}

#[test]
fn every_meld_of_the_pack_is_found_once() {
    let pack: CardSet = Deck::PACK.cards().collect();
    for (ace, runs) in [(Ace::Low, 66), (Ace::High, 66), (Ace::Either, 76)] {
        let melds = melds_in(&pack, ace);
        assert_eq!(melds.len(), 13 * 5 + 4 * runs);
        for meld in melds {
            let slots: Vec<Slot> = meld.iter().map(Slot::natural).collect();
            assert!(Meld::new(&slots, ace).is_ok(), "{meld:?}");
        }
    }
}

/// The least that a hand can cost, by trying every set of its cards as a meld.
fn tried(hand: &[Card], ace: Ace) -> i32 {
    let chosen = |mask: usize| hand.iter().enumerate().filter(move |(i, _)| mask >> i & 1 == 1).map(|(_, card)| *card);
    let is_meld: Vec<bool> = (0..1 << hand.len())
        .map(|mask| Meld::new(&chosen(mask).map(Slot::natural).collect::<Vec<_>>(), ace).is_ok())
        .collect();
    let mut least = vec![0; 1 << hand.len()];
    for mask in 1usize..1 << hand.len() {
        let low = mask & mask.wrapping_neg();
        least[mask] = least[mask ^ low] + points(hand[low.trailing_zeros() as usize]);
        let mut part = mask;
        while part != 0 {
            if part & low != 0 && is_meld[part] {
                least[mask] = least[mask].min(least[mask ^ part]);
            }
            part = (part - 1) & mask;
        }
    }
    least[(1 << hand.len()) - 1]
}

/// Chance that is the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// So many different cards of these ranks.
    fn hand(&mut self, count: usize, ranks: u8) -> Vec<Card> {
        let mut pack: Vec<Card> = Deck::PACK
            .cards()
            .filter(|card| matches!(card.face(), Face::Suited(_, rank) if rank.number() <= ranks))
            .collect();
        (0..count).map(|_| pack.swap_remove(self.below(pack.len()))).collect()
    }
}

#[test]
fn no_way_of_laying_out_a_hand_is_cheaper() {
    let mut dice = Dice(1);
    for round in 0..120 {
        // Few ranks make hands in which melds fight over cards.
        let (count, ranks) = (7 + round % 7, [13, 8, 5][round % 3]);
        let hand = dice.hand(count, ranks);
        for ace in [Ace::Low, Ace::High, Ace::Either] {
            let arranged = Arrangement::of(hand.iter().copied().collect(), ace, &points);
            assert_eq!(arranged.cost, tried(&hand, ace), "{hand:?} {ace:?}");
            let left: i32 = arranged.rest.iter().map(points).sum();
            let melded: usize = arranged.melds.iter().map(CardSet::len).sum();
            assert_eq!((left, melded + arranged.rest.len()), (arranged.cost, hand.len()));
        }
    }
}

#[test]
fn a_hand_of_any_size_is_laid_out() {
    let mut dice = Dice(2);
    for count in 14..=52 {
        let hand = dice.hand(count, 13);
        let arranged = Arrangement::of(hand.iter().copied().collect(), Ace::Low, &points);
        assert_eq!(arranged.laid_out(Ace::Low, |rest| rest.iter().collect()).len(), count);
    }
}
