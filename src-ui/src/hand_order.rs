//! The order in which a player has laid out the hand; it outlasts draws.

use cards::{Card, CardSet, SortBy};

use crate::msg::Nudge;

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
    pub fn continued(kept: &[Card], hand: &CardSet) -> Self {
        let mut places: Vec<Card> = Vec::new();
        for card in kept.iter().filter(|card| hand.contains(**card)) {
            if !places.contains(card) {
                places.push(*card);
            }
        }
        let new = SortBy::Suit.sorted(hand.iter().filter(|card| !places.contains(card)));
        places.extend(new);
        Self { lying: places.clone(), places }
    }

    pub fn cards(&self) -> &[Card] {
        &self.lying
    }

    /// Follows the hand: what has left it no longer lies there, what is new goes to the end.
    pub fn follow(&mut self, hand: &CardSet) {
        let new: Vec<Card> = hand.iter().filter(|card| !self.places.contains(card)).collect();
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
    use protocol::Cards;

    fn cards(text: &str) -> Cards {
        text.parse().expect("cards")
    }

    fn order(text: &str) -> HandOrder {
        let hand = cards(text);
        HandOrder::continued(&hand, &hand.set())
    }

    fn text(order: &HandOrder) -> String {
        Cards(order.cards().to_vec()).to_string()
    }

    #[test]
    fn a_drawn_card_goes_to_the_end_and_the_rest_stays() {
        let mut hand = order("Kd 2s 7h");
        hand.follow(&cards("2s 7h Kd 3c").set());
        assert_eq!(text(&hand), "Kd 2s 7h 3c");
        hand.follow(&cards("3c Kd 7h").set());
        assert_eq!(text(&hand), "Kd 7h 3c");
    }

    #[test]
    fn a_card_taken_back_comes_to_its_old_place_but_after_the_turn_it_is_new() {
        let mut hand = order("Kd 2s 7h 3c");
        hand.follow(&cards("Kd 3c").set());
        hand.follow(&cards("2s 3c Kd 7h").set());
        assert_eq!(text(&hand), "Kd 2s 7h 3c");
        hand.follow(&cards("Kd 3c").set());
        hand.forget_gone();
        hand.follow(&cards("2s 3c Kd").set());
        assert_eq!(text(&hand), "Kd 3c 2s");
    }

    #[test]
    fn a_new_hand_lies_by_suit_and_a_kept_order_comes_back() {
        assert_eq!(text(&HandOrder::continued(&[], &cards("Kd 2s 7h 3d").set())), "3d Kd 2s 7h");
        assert_eq!(text(&HandOrder::continued(&cards("7h 7h 9c Kd"), &cards("Kd 7h 2s").set())), "7h Kd 2s");
    }

    #[test]
    fn sorting_happens_once() {
        let mut hand = order("Kd 2s 7h");
        hand.sort(SortBy::Rank);
        hand.follow(&cards("2s 7h Kd Ac").set());
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
