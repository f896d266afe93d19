//! A round of Rummy 500 as the page would have kept it, told turn by turn: `1: draw, meld 7c 7d 7h, discard Kd`.
//!
//! A turn's steps are `draw`, `draw 7c`, `take`, `dig 3`, `meld …`, `lay 1 8h | 6h 7h 8h`, `discard` and `discard Kd`; the
//! cards that nobody names lie where there is room.
use crate::save::{deck, sealed};
use serde_json::{Value, json};

/// What is dealt, and what happens.
struct Round {
    /// What was dealt to each seat, as far as it is known.
    dealt: Vec<Vec<String>>,
    /// What each seat holds, as far as it is named.
    hands: Vec<Vec<String>>,
    stock: Vec<String>,
    pile: Vec<String>,
    /// Cards that nobody names.
    spare: Vec<String>,
    events: Vec<Value>,
}

/// A table against computers after these turns; seat 0 holds these cards among others, of at least so many dealt.
///
/// # Panics
/// If a card is named that is not where it is said to be.
pub fn played(seats: u8, packs: usize, dealt: usize, holds: &str, turns: &[String]) -> String {
    const JOKERS: usize = 2;
    let mut spare = deck(packs, JOKERS);
    let named = turns.iter().flat_map(|turn| turn.split([' ', ','])).chain(holds.split(' '));
    for card in named.map(card) {
        spare.retain(|other| *other != card);
    }
    let upcard = spare.pop().expect("a card is left to turn over");
    let mut round = Round {
        dealt: vec![Vec::new(); seats.into()],
        hands: vec![Vec::new(); seats.into()],
        stock: Vec::new(),
        pile: vec![upcard.clone()],
        spare,
        events: Vec::new(),
    };
    round.dealt[0].extend(holds.split_whitespace().map(String::from));
    turns.iter().for_each(|turn| round.play(turn));
    let first: u8 = turns[0][..1].parse().expect("a turn begins with its seat");
    let deal = round.deal(dealt, (first + seats - 1) % seats, &upcard);
    let hand = round.dealt[0].len();
    let events: Vec<Value> = [deal].into_iter().chain(round.events).collect();
    sealed(&json!({
        "mode": "computer", "game": "rummy500", "rules": { "seats": seats, "jokers": JOKERS },
        "law": {
            "seats": seats, "deck": { "packs": packs, "jokers": JOKERS }, "hand": hand, "first_dealer": "random",
            "ace": "either", "discards": "dig", "taken_card": "stays_unless_last", "going_out": "any_way",
            "after_stock": { "shuffle": { "ends_at": 3 } }, "scoring": "placed_less_held",
            "turn_limit": { "as_blocked": 500 }, "game_end": { "target": 500 },
        },
        "seats": players(seats),
        "version": events.len(), "orders": vec![""; seats.into()], "events": events,
    }))
}

fn players(seats: u8) -> Vec<Value> {
    let level = |seat: u8| ["hard", "easy", "medium"][usize::from(seat) % 3];
    let player = |seat| match seat {
        0 => json!({ "name": "Ana", "kind": "human" }),
        _ => json!({ "name": "", "kind": level(seat) }),
    };
    (0..seats).map(player).collect()
}

/// A card without what it plays.
fn card(word: &str) -> &str {
    word.split('=').next().unwrap_or(word)
}

impl Round {
    fn play(&mut self, turn: &str) {
        let (seat, steps) = turn.split_once(": ").expect("a seat and its steps");
        let seat: usize = seat.parse().expect("a seat");
        for step in steps.split(", ") {
            let (what, cards) = step.split_once(' ').unwrap_or((step, ""));
            let event = self.step(seat, what, cards);
            self.events.push(event);
        }
    }

    fn step(&mut self, seat: usize, what: &str, cards: &str) -> Value {
        match what {
            "draw" => {
                let card = self.named_or_spare(cards);
                self.stock.push(card.clone());
                self.hands[seat].push(card.clone());
                json!({ "draw": [seat, card] })
            }
            "take" | "dig" => {
                let count: usize = cards.parse().unwrap_or(1);
                let taken = self.pile.split_off(self.pile.len() - count);
                self.hands[seat].extend(taken.clone());
                json!({ what: [seat, taken.join(" ")] })
            }
            "meld" => {
                self.leave(seat, cards);
                json!({ "meld": [seat, cards] })
            }
            "lay" => {
                let (placed, result) = cards.split_once(" | ").expect("the cards and the whole meld");
                let (meld, placed) = placed.split_once(' ').expect("a meld and cards");
                self.leave(seat, placed);
                let meld: u8 = meld.parse().expect("the number of a meld");
                json!({ "lay_off": { "seat": seat, "meld": meld, "cards": placed, "result": result } })
            }
            "discard" => {
                let card = self.hands[seat].last().filter(|_| cards.is_empty()).cloned();
                let card = card.unwrap_or_else(|| self.named_or_spare(cards));
                self.leave(seat, &card);
                self.pile.push(card.clone());
                json!({ "discard": [seat, card] })
            }
            other => panic!("nobody can {other}"),
        }
    }

    fn named_or_spare(&mut self, card: &str) -> String {
        if card.is_empty() { self.spare.pop().expect("a card that nobody names") } else { card.to_owned() }
    }

    /// These leave a hand; what did not come to it was dealt.
    fn leave(&mut self, seat: usize, cards: &str) {
        for card in cards.split(' ').map(card) {
            match self.hands[seat].iter().position(|held| held == card) {
                Some(place) => drop(self.hands[seat].remove(place)),
                None => self.dealt[seat].push(card.to_owned()),
            }
        }
    }

    /// The deal that all this follows from.
    fn deal(&mut self, dealt: usize, dealer: u8, upcard: &str) -> Value {
        let size = self.dealt.iter().map(Vec::len).max().unwrap_or_default().max(dealt);
        for hand in &mut self.dealt {
            let missing = self.spare.drain(..size - hand.len());
            hand.extend(missing);
        }
        let stock = [&self.stock[..], &self.spare].concat();
        let hands: Vec<String> = self.dealt.iter().map(|hand| hand.join(" ")).collect();
        let nonces = vec!["00".repeat(16); hands.len()];
        json!({ "deal": {
            "kind": "new_game", "deal": 1, "dealer": dealer, "words": 51, "server_seed": "00".repeat(32), "nonces": nonces,
            "hands": hands, "stock": stock.join(" "), "upcard": upcard,
        } })
    }
}
