//! A hand laid out in melds as cheaply as can be.

use cards::{Ace, Card, CardSet, Face, Rank, Suit};

use crate::open_meld::card_at;

/// Melds of a hand that share no card, and the cards that are left.
#[derive(Clone, Debug)]
pub(crate) struct Arrangement {
    pub melds: Vec<CardSet>,
    pub rest: CardSet,
    /// What the rest costs.
    pub cost: i32,
}

/// Lays a hand out so that the cards left over cost least.
pub(crate) fn arrange(hand: CardSet, ace: Ace, cost: &impl Fn(Card) -> i32) -> Arrangement {
    let all = melds_in(&hand, ace);
    let whole = hand.iter().map(cost).sum();
    let mut best = Arrangement { melds: Vec::new(), rest: hand, cost: whole };
    search(&all, &mut Vec::new(), hand, whole, cost, &mut best);
    best
}

fn search(
    left: &[CardSet],
    chosen: &mut Vec<CardSet>,
    rest: CardSet,
    now: i32,
    cost: &impl Fn(Card) -> i32,
    best: &mut Arrangement,
) {
    if now < best.cost {
        *best = Arrangement { melds: chosen.clone(), rest, cost: now };
    }
    for (i, meld) in left.iter().enumerate() {
        if meld.is_subset(&rest) {
            chosen.push(*meld);
            let less: i32 = meld.iter().map(cost).sum();
            search(&left[i + 1..], chosen, rest.minus(meld), now - less, cost, best);
            chosen.pop();
        }
    }
}

/// Every set and run in a hand.
pub(crate) fn melds_in(hand: &CardSet, ace: Ace) -> Vec<CardSet> {
    let mut melds = Vec::new();
    Rank::all().for_each(|rank| sets_of(hand, rank, &mut melds));
    Suit::ALL.into_iter().for_each(|suit| runs_of(hand, suit, ace, &mut melds));
    melds
}

fn sets_of(hand: &CardSet, rank: Rank, melds: &mut Vec<CardSet>) {
    let all: CardSet = hand.suits_of(rank).filter_map(|suit| hand.find(Face::Suited(suit, rank))).collect();
    if all.len() >= 3 {
        melds.push(all);
    }
    if all.len() == 4 {
        melds.extend(all.iter().map(|card| all.without(card)));
    }
}

fn runs_of(hand: &CardSet, suit: Suit, ace: Ace, melds: &mut Vec<CardSet>) {
    if hand.lane(suit).count_ones() < 3 {
        return;
    }
    for low in 1..=12 {
        let mut run = CardSet::EMPTY;
        // An ace lies at one end only: a run is never longer than the thirteen ranks.
        for card in (low..low + 13).map_while(|height| card_at(hand, suit, height, ace)) {
            run.insert(card);
            if run.len() >= 3 {
                melds.push(run);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::{Deck, Meld, Slot};
    use protocol::Cards;

    fn hand(text: &str) -> CardSet {
        text.parse::<Cards>().expect("cards").set()
    }

    #[track_caller]
    fn check(cards: &str, rest: &str) {
        let arranged = arrange(hand(cards), Ace::Low, &|_| 1);
        assert_eq!(arranged.rest, hand(rest), "{arranged:?}");
    }

    #[test]
    fn the_fewest_cards_are_left() {
        check("7s 8s 9s Ts 9d 9h 2c", "9d 9h 2c");
        check("7s 8s 9s Ts 9d 9h 9c 2c", "2c");
        check("7s 8s 9s Ts 9d 9h Tc", "9d 9h Tc");
        check("As 2s 3s Ks Qs", "Qs Ks");
        check("4c 4d 4h 4s 5s 6s", "");
    }

    #[test]
    fn every_meld_of_the_pack_is_found_once() {
        let pack: CardSet = Deck::PACK.cards().collect();
        for (ace, runs) in [(Ace::Low, 66), (Ace::High, 66)] {
            let melds = melds_in(&pack, ace);
            assert_eq!(melds.len(), 13 * 5 + 4 * runs);
            for meld in melds {
                let slots: Vec<Slot> = meld.iter().map(Slot::natural).collect();
                assert!(Meld::new(&slots, ace).is_ok(), "{meld:?}");
            }
        }
    }
}
