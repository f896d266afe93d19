//! Dealing: from a seed to hands, upcard and stock. docs/fair-deal.md, From seed to deal.

use alloc::{vec, vec::Vec};
use cards::Card;
use protocol::{Discards, FirstDealer, Seat};

use crate::{DealKind, Event, Seed, State, stream::Stream};

impl State {
    /// The next deal of this table, with the dealer whose turn it is.
    pub fn deal(&self, kind: DealKind, deal: u32, seed: Seed, commit: [u8; 32]) -> Event {
        let mut stream = Stream::at(&seed, 0);
        let dealer = self.next_dealer(&mut stream);
        self.deal_from(stream, dealer, kind, deal, seed, commit)
    }

    /// A deal of which it is known who deals; nothing is drawn for that.
    pub fn deal_by(&self, dealer: Seat, kind: DealKind, deal: u32, seed: Seed, commit: [u8; 32]) -> Event {
        self.deal_from(Stream::at(&seed, 0), dealer, kind, deal, seed, commit)
    }

    fn next_dealer(&self, stream: &mut Stream) -> Seat {
        let seats = self.rules.seats;
        match (self.deal, self.rules.first_dealer) {
            (0, FirstDealer::Seat(seat)) => seat,
            (0, FirstDealer::Random) => Seat(stream.below(seats.into()) as u8),
            (_, _) => self.dealer.next(seats),
        }
    }

    fn deal_from(
        &self,
        mut stream: Stream,
        dealer: Seat,
        kind: DealKind,
        deal: u32,
        seed: Seed,
        commit: [u8; 32],
    ) -> Event {
        let mut deck: Vec<Card> = self.rules.deck.cards().collect();
        stream.shuffle(&mut deck);
        let mut cards = deck.into_iter();
        let hands = self.deal_hands(dealer, &mut cards);
        let upcard = match self.rules.discards {
            Discards::None => None,
            Discards::Top | Discards::Dig => cards.next(),
        };
        Event::Dealt { kind, deal, commit, seed, words: stream.words(), dealer, hands, stock: cards.collect(), upcard }
    }

    /// One card at a time, starting left of the dealer.
    fn deal_hands(&self, dealer: Seat, cards: &mut impl Iterator<Item = Card>) -> Vec<Vec<Card>> {
        let seats = self.rules.seats;
        let mut hands = vec![Vec::new(); seats.into()];
        for _ in 0..self.rules.hand {
            let mut seat = dealer;
            for _ in 0..seats {
                seat = seat.next(seats);
                hands[seat.index()].extend(cards.next());
            }
        }
        hands
    }
}
