//! Hands laid out: answers found by hand, and every way tried.

use super::*;
use crate::{Deck, SortBy, announced};
use alloc::{string::String, vec};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| Card::first(card.parse().expect("a card"))).collect()
}

fn card(text: &str) -> Card {
    cards(text)[0]
}

fn is_meld(meld: &CardSet, ace: Ace) -> bool {
    !announced(&meld.iter().collect::<Vec<_>>(), ace).is_empty()
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
fn jokers_fill_melds_and_the_dearest_cards_go_with_them() {
    check("7s 8s 9s *", Ace::Low, "", 0);
    check("Ks Qs 2c 3c *", Ace::Low, "2c 3c", 5);
    check("7s * 9s Kd Kh", Ace::Low, "7s 9s", 16);
    check("As * 2c", Ace::Low, "As * 2c", 18);
    let two: CardSet = [card("7s"), Card::joker(0), Card::joker(1)].into_iter().collect();
    assert_eq!(Arrangement::of(two, Ace::Low, &points).cost, 0);
    assert_eq!(Arrangement::of(two.without(card("7s")), Ace::Low, &points).cost, 30);
}

#[test]
fn of_equal_cards_each_goes_into_a_meld_of_its_own() {
    let twice = |text: &str| cards(text).into_iter().flat_map(|card| [card, card.with_copy(1)]).collect::<CardSet>();
    let arranged = Arrangement::of(twice("7s 8s 9s"), Ace::Low, &points);
    assert_eq!((arranged.cost, arranged.melds.len()), (0, 2));
    let arranged = Arrangement::of(twice("7s 7c 7d").with(card("8s")).with(card("9s")), Ace::Low, &points);
    assert_eq!((arranged.cost, arranged.melds.len()), (7 + 7, 2));
}

#[test]
fn from_ace_to_ace_it_is_two_runs() {
    let suit: CardSet = cards("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks").into_iter().collect();
    let arranged = Arrangement::of(suit.with(card("As").with_copy(1)), Ace::Either, &points);
    assert_eq!((arranged.cost, arranged.melds.len()), (0, 2));
    assert!(arranged.melds.iter().all(|meld| is_meld(meld, Ace::Either)));
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
            assert!(is_meld(&meld, ace), "{meld:?}");
        }
    }
}

/// The least that a hand can cost, by trying every set of its cards as a meld.
fn tried(hand: &[Card], ace: Ace) -> i32 {
    let chosen = |mask: usize| hand.iter().enumerate().filter(move |(i, _)| mask >> i & 1 == 1).map(|(_, card)| *card);
    let is_meld: Vec<bool> = (0..1 << hand.len()).map(|mask| is_meld(&chosen(mask).collect(), ace)).collect();
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

    /// So many different cards of these ranks, or jokers.
    fn hand(&mut self, count: usize, ranks: u8, deck: Deck) -> Vec<Card> {
        let is_wanted = |card: &Card| match card.face() {
            Face::Joker => true,
            Face::Suited(_, rank) => rank.number() <= ranks,
        };
        let mut cards: Vec<Card> = deck.cards().filter(is_wanted).collect();
        (0..count).map(|_| cards.swap_remove(self.below(cards.len()))).collect()
    }
}

#[test]
fn no_way_of_laying_out_a_hand_is_cheaper() {
    let decks = [Deck::PACK, Deck::cards_of(2, 0), Deck::cards_of(1, 2), Deck::cards_of(2, 2)];
    let mut dice = Dice(1);
    for round in 0..240 {
        // Few ranks make hands in which melds fight over cards, and jokers are drawn.
        let (count, ranks, deck) = (6 + round % 6, [13, 6, 4][round % 3], decks[round / 3 % 4]);
        let hand = dice.hand(count, ranks, deck);
        for ace in [Ace::Low, Ace::High, Ace::Either] {
            let arranged = Arrangement::of(hand.iter().copied().collect(), ace, &points);
            assert_eq!(arranged.cost, tried(&hand, ace), "{hand:?} {ace:?}");
            assert!(arranged.melds.iter().all(|meld| is_meld(meld, ace)), "{arranged:?}");
            let left: i32 = arranged.rest.iter().map(points).sum();
            let melded: usize = arranged.melds.iter().map(CardSet::len).sum();
            assert_eq!((left, melded + arranged.rest.len()), (arranged.cost, hand.len()));
        }
    }
}

#[test]
fn a_hand_of_any_size_is_laid_out() {
    let mut dice = Dice(2);
    for count in 14..=54 {
        for (deck, ranks) in [(Deck::cards_of(1, 2), 13), (Deck::cards_of(2, 2), 13), (Deck::cards_of(2, 2), 7)] {
            let hand = dice.hand(count, ranks, deck);
            let arranged = Arrangement::of(hand.iter().copied().collect(), Ace::Either, &points);
            assert_eq!(arranged.laid_out(Ace::Either, |rest| rest.iter().collect()).len(), count);
        }
    }
}
