//! What stays remembered where two packs hold every card twice.
use alloc::{vec, vec::Vec};
use cards::Card;
use protocol::{Game, RuleKeys, Seat, games};

use crate::{DealKind, Event, Seed, State};

/// Of two equal cards that one seat took it discards the second, which then lies in the new stock; the first is still held.
#[test]
fn a_shuffled_stock_is_made_of_the_discards_whichever_copy_came_back() {
    let keys = RuleKeys { seats: Some(5), ..RuleKeys::default() };
    let rules = games::rules(Game::Rummy500, &keys).expect("five may play");
    let mut cards: Vec<Card> = rules.deck.cards().collect();
    let first = Card::first("7h".parse().expect("a card"));
    let second = first.with_copy(1);
    cards.retain(|card| ![first, second].contains(card));
    let hands: Vec<Vec<Card>> = cards.chunks(cards.len().div_ceil(5)).map(<[Card]>::to_vec).collect();
    let (one, other) = (hands[1][0], hands[2][0]);
    let (taker, drawer) = (Seat(1), Seat(2));
    let dealt = Event::Dealt {
        kind: DealKind::NewGame,
        deal: 1,
        commit: [0; 32],
        seed: Seed::new([1; 32]),
        words: 0,
        dealer: Seat(0),
        hands,
        stock: vec![second],
        upcard: Some(first),
    };
    let mut state = State::new(Game::Rummy500, keys, rules);
    for event in [
        dealt,
        Event::Took { seat: taker, card: first },
        Event::Discarded { seat: taker, card: one },
        Event::Drew { seat: drawer, card: second },
        Event::Discarded { seat: drawer, card: second },
        Event::Took { seat: taker, card: second },
        Event::Discarded { seat: taker, card: second },
        Event::Discarded { seat: drawer, card: other },
        Event::Shuffled { stock: vec![one, second], words: 0 },
    ] {
        state.evolve(&event);
    }
    for number in 0..20 {
        let imagined = State::imagine(&state.view(Seat(0)), Seat(0), &Seed::new([number; 32]));
        let mut faces: Vec<_> = imagined.stock.iter().map(|card| card.face()).collect();
        faces.sort();
        let mut discards = vec![one.face(), second.face()];
        discards.sort();
        assert_eq!(faces, discards);
        assert!(imagined.hands[1].iter().any(|card| card.face() == first.face()), "the taker keeps the other");
    }
}
