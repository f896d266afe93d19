//! What the others have given away of their hands: the cards that they left or threw.

use cards::{Card, CardSet, Face};
use protocol::{Seat, SeatEvent, View};

use crate::shown::shown;

/// What is known of the other hands of a round, besides the cards that they took before all eyes.
#[derive(Clone, Debug)]
pub(crate) struct Tells {
    /// By seat, the cards that it left lying or threw of late, the newest last; none for whose view it is.
    pub unwanted: Vec<Vec<Face>>,
    /// By seat, the cards that it is known to hold.
    pub shown: Vec<CardSet>,
    /// Whether nothing is known of the stock, so that any hidden card may lie there.
    pub is_stock_unknown: bool,
}

impl Tells {
    pub fn of(view: &View) -> Self {
        let seats = usize::from(view.law.seats);
        let mut tells = Self { unwanted: vec![Vec::new(); seats], shown: shown(view), is_stock_unknown: true };
        let mut pile: Vec<Card> = Vec::new();
        view.log.iter().for_each(|event| tells.watch(event, &mut pile));
        tells.unwanted[view.turn.index()].clear();
        tells
    }

    fn watch(&mut self, event: &SeatEvent, pile: &mut Vec<Card>) {
        match event {
            SeatEvent::Dealt { upcard, .. } => pile.extend(*upcard),
            SeatEvent::Drew(seat, _) => self.unwanted[seat.index()].extend(pile.last().map(|card| card.face())),
            SeatEvent::Took(..) => drop(pile.pop()),
            SeatEvent::Dug(_, cards) => pile.truncate(pile.len().saturating_sub(cards.len())),
            SeatEvent::Discarded(seat, card) => self.thrown(*seat, *card, pile),
            SeatEvent::Shuffled => {
                pile.drain(..pile.len().saturating_sub(1));
                self.is_stock_unknown = false;
            }
            SeatEvent::TurnedOver(upcard) => {
                *pile = vec![*upcard];
                self.is_stock_unknown = false;
            }
            SeatEvent::Melded(..) | SeatEvent::LaidOff(..) | SeatEvent::Played(..) | SeatEvent::Passed(_) => {}
        }
    }

    fn thrown(&mut self, seat: Seat, card: Card, pile: &mut Vec<Card>) {
        pile.push(card);
        self.unwanted[seat.index()].push(card.face());
    }
}
