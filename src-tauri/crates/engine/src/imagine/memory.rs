//! What a round has shown of cards that now lie hidden: who took what and keeps it, and what the stock is made of.

use alloc::{collections::VecDeque, vec, vec::Vec};
use cards::{Card, Face};
use protocol::{Seat, SeatEvent, View};

/// What anybody may remember who has watched the round.
pub(super) struct Memory {
    /// By seat, the cards that were seen to come into its hand and not yet to leave it.
    pub(super) held: Vec<Vec<Card>>,
    pub(super) stock: Stock,
    /// The discard pile as the round has built it.
    discard: Vec<Card>,
}

/// What is remembered of the stock.
pub(super) enum Stock {
    /// Nothing: any card that is not seen may lie there.
    Any,
    /// It was shuffled from these, and none but these lie there.
    Among(Vec<Face>),
    /// The discard pile was turned over before all eyes: these, in this order.
    InOrder(VecDeque<Card>),
}

impl Stock {
    /// Parts cards that nobody sees into those that may lie in the stock, and those that can only lie in hands. Equal cards
    /// count alike: which of them was taken, and which one came back, nobody can tell.
    pub(super) fn part(&self, unseen: Vec<Card>) -> (Vec<Card>, Vec<Card>) {
        match self {
            Self::Any => (unseen, Vec::new()),
            Self::Among(faces) => {
                let mut left = faces.clone();
                unseen.into_iter().partition(|card| {
                    let place = left.iter().position(|face| *face == card.face());
                    place.map(|place| left.swap_remove(place)).is_some()
                })
            }
            Self::InOrder(_) => (Vec::new(), unseen),
        }
    }
}

impl Memory {
    /// What the log of a view tells; nothing of the stock where it does not begin with the deal.
    pub(super) fn of(view: &View) -> Self {
        let held = vec![Vec::new(); view.law.seats.into()];
        let mut memory = Self { held, stock: Stock::Any, discard: Vec::new() };
        view.log.iter().for_each(|event| memory.watch(event));
        if !matches!(view.log.first(), Some(SeatEvent::Dealt { .. })) {
            memory.stock = Stock::Any;
        }
        memory
    }

    fn watch(&mut self, event: &SeatEvent) {
        match event {
            SeatEvent::Dealt { upcard, .. } => self.discard = upcard.iter().copied().collect(),
            SeatEvent::Drew(seat, _) => self.drew(*seat),
            SeatEvent::Shuffled => {
                let top = self.discard.pop();
                self.stock = Stock::Among(self.discard.iter().map(|card| card.face()).collect());
                self.discard = top.into_iter().collect();
            }
            SeatEvent::TurnedOver(upcard) => {
                self.stock = Stock::InOrder(self.discard.drain(..).skip(1).collect());
                self.discard = [*upcard].into();
            }
            SeatEvent::Took(seat, card) => {
                self.discard.pop();
                self.held[seat.index()].push(*card);
            }
            SeatEvent::Dug(seat, cards) => {
                self.discard.truncate(self.discard.len().saturating_sub(cards.len()));
                self.held[seat.index()].extend(cards.iter());
            }
            SeatEvent::Melded(seat, slots) | SeatEvent::LaidOff(seat, _, slots) => {
                slots.iter().for_each(|slot| self.left_hand(*seat, slot.card));
            }
            SeatEvent::Discarded(seat, card) => {
                self.left_hand(*seat, *card);
                self.discard.push(*card);
            }
            // Where tables are rebuilt nothing is taken before all eyes, so that nothing of a rack is known.
            SeatEvent::Played(..) | SeatEvent::Passed(_) => {}
        }
    }

    fn drew(&mut self, seat: Seat) {
        if let Stock::InOrder(cards) = &mut self.stock {
            self.held[seat.index()].extend(cards.pop_front());
        }
    }

    /// Of two equal cards nobody can tell which one it was.
    fn left_hand(&mut self, seat: Seat, card: Card) {
        let held = &mut self.held[seat.index()];
        if let Some(place) = held.iter().position(|there| there.face() == card.face()) {
            held.swap_remove(place);
        }
    }
}
