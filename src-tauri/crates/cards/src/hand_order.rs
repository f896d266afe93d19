//! The order in which a player has laid out the hand; it outlasts draws.

use alloc::vec::Vec;

use crate::{Card, CardSet, SortBy};

/// To which side a card of a hand moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nudge {
    Left,
    Right,
}

/// A hand as it lies, left to right.
///
/// Invariant: no card twice in either list, and `lying` is `places` less what has left the hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HandOrder {
    lying: Vec<Card>,
    /// Cards put on the table this turn keep their place, for they may be taken back.
    places: Vec<Card>,
}

impl HandOrder {
    /// The order that was kept, brought up to date; a hand that was never laid out lies by suit.
    pub fn new(kept: &[Card], hand: &CardSet) -> Self {
        let mut order = Self::default();
        for card in kept {
            if !order.places.contains(card) {
                order.places.push(*card);
            }
        }
        order.follow(hand);
        order
    }

    /// The hand, left to right.
    pub fn cards(&self) -> &[Card] {
        &self.lying
    }

    /// The hand with those cards that left it and may come back, for keeping.
    pub fn kept(&self) -> &[Card] {
        &self.places
    }

    /// Follows the hand: what has left it no longer lies there, what is new goes to the end, by suit.
    pub fn follow(&mut self, hand: &CardSet) {
        let new = SortBy::Suit.sorted(hand.iter().filter(|card| !self.places.contains(card)));
        self.places.extend(new);
        self.lying = self.places.iter().copied().filter(|card| hand.contains(*card)).collect();
    }

    /// Gives up the places of cards that have left the hand: after a turn nothing comes back.
    pub fn forget_gone(&mut self) {
        self.places.clone_from(&self.lying);
    }

    /// Lays the hand out anew, once; cards drawn later go to the end again.
    pub fn sort(&mut self, by: SortBy) {
        self.forget_gone();
        by.sort(&mut self.places);
        self.lying.clone_from(&self.places);
    }

    /// Lays the hand out in this order, once; what is left out of it goes to the end.
    pub fn lay(&mut self, order: &[Card]) {
        self.forget_gone();
        let place = |card: &Card| order.iter().position(|other| other == card).unwrap_or(order.len());
        self.places.sort_by_key(place);
        self.lying.clone_from(&self.places);
    }

    /// Lays these cards side by side, in their order, the first of them at this place.
    pub fn gather(&mut self, cards: &[Card], place: usize) {
        let (gathered, mut others): (Vec<Card>, Vec<Card>) = self.lying.iter().partition(|card| cards.contains(card));
        let place = place.min(others.len());
        others.splice(place..place, gathered);
        if others != self.lying {
            self.lying = others;
            self.forget_gone();
        }
    }

    /// Moves a card one place; at the end it stays.
    pub fn nudge(&mut self, card: Card, nudge: Nudge) {
        let Some(from) = self.lying.iter().position(|other| *other == card) else { return };
        let place = match nudge {
            Nudge::Left => from.saturating_sub(1),
            Nudge::Right => from + 1,
        };
        if place < self.lying.len() {
            self.lying.swap(from, place);
            self.forget_gone();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::{String, ToString};

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|face| Card::first(face.parse().expect("a card"))).collect()
    }

    fn set(text: &str) -> CardSet {
        cards(text).into_iter().collect()
    }

    fn order(text: &str) -> HandOrder {
        HandOrder::new(&cards(text), &set(text))
    }

    fn text(order: &HandOrder) -> String {
        order.cards().iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_drawn_card_goes_to_the_end_and_the_rest_stays() {
        let mut hand = order("Kd 2s 7h");
        hand.follow(&set("2s 7h Kd 3c"));
        assert_eq!(text(&hand), "Kd 2s 7h 3c");
        hand.follow(&set("3c Kd 7h"));
        assert_eq!(text(&hand), "Kd 7h 3c");
    }

    #[test]
    fn a_card_taken_back_comes_to_its_old_place_but_after_the_turn_it_is_new() {
        let mut hand = order("Kd 2s 7h 3c");
        hand.follow(&set("Kd 3c"));
        hand.follow(&set("2s 3c Kd 7h"));
        assert_eq!(text(&hand), "Kd 2s 7h 3c");
        hand.follow(&set("Kd 3c"));
        hand.forget_gone();
        hand.follow(&set("2s 3c Kd"));
        assert_eq!(text(&hand), "Kd 3c 2s");
    }

    #[test]
    fn a_new_hand_lies_by_suit_and_a_kept_order_comes_back() {
        assert_eq!(text(&HandOrder::new(&[], &set("Kd 2s 7h 3d"))), "3d Kd 2s 7h");
        assert_eq!(text(&HandOrder::new(&cards("7h 7h 9c Kd"), &set("Kd 7h 2s"))), "7h Kd 2s");
    }

    #[test]
    fn sorting_happens_once() {
        let mut hand = order("Kd 2s 7h");
        hand.sort(SortBy::Rank);
        hand.follow(&set("2s 7h Kd Ac"));
        assert_eq!(text(&hand), "2s 7h Kd Ac");
    }

    #[test]
    fn a_hand_is_laid_in_a_given_order_and_loses_no_card() {
        let mut hand = order("Kd 2s 7h 3c");
        hand.lay(&cards("7h 9c 2s"));
        assert_eq!(text(&hand), "7h 2s Kd 3c");
    }

    #[test]
    fn dragged_cards_lie_together_where_they_are_dropped() {
        let gathered = |cards_held: &str, place| {
            let mut hand = order("Kd 2s 7h 3c");
            hand.gather(&cards(cards_held), place);
            text(&hand)
        };
        assert_eq!(gathered("Kd", 2), "2s 7h Kd 3c");
        assert_eq!(gathered("3c Kd", 1), "2s Kd 3c 7h");
        assert_eq!(gathered("7h", 9), "Kd 2s 3c 7h");
        assert_eq!(gathered("2s", 1), "Kd 2s 7h 3c");
        assert_eq!(gathered("Ah", 1), "Kd 2s 7h 3c");
    }

    #[test]
    fn cards_move_by_hand_and_stop_at_the_ends() {
        let mut hand = order("Kd 2s 7h");
        let seven = cards("7h")[0];
        hand.nudge(seven, Nudge::Right);
        assert_eq!(text(&hand), "Kd 2s 7h");
        hand.nudge(seven, Nudge::Left);
        assert_eq!(text(&hand), "Kd 7h 2s");
        hand.nudge(seven, Nudge::Left);
        hand.nudge(seven, Nudge::Left);
        assert_eq!(text(&hand), "7h Kd 2s");
    }
}
