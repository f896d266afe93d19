//! A table that looks to one seat just like the true one: what a computer player thinks with.

use alloc::{vec, vec::Vec};
use cards::{Card, CardSet, Meld};
use protocol::{Hex, Phase, Seat, SeatEvent, View};

use crate::{
    Laid, Seed, State,
    state::{Happened, Stage},
    stream::Stream,
};

impl State {
    /// A state whose view for this seat is `view`; what the seat cannot see is dealt out by chance, but cards that
    /// others were seen to take and keep lie in their hands.
    ///
    /// # Panics
    /// Never for a view that came from [`State::view`].
    pub fn imagine(view: &View, seat: Seat, seed: &Seed) -> Self {
        let mut state = Self::new(view.game, view.rules.clone(), view.law.clone());
        state.deal = view.deal;
        state.commit = view.commit.parse().map_or([0; 32], |Hex(bytes)| bytes);
        state.seed = seed.clone();
        state.round = view.round;
        state.dealer = view.dealer;
        state.turn = view.turn;
        state.stage = stage(view);
        state.discard = view.discard.to_vec();
        state.melds = laid(view);
        state.scores = view.scores.clone();
        state.sheet = view.sheet.clone();
        state.exhausted = view.exhausted;
        state.turns = view.turns;
        state.placed_before = view.placed_before.clone();
        state.placed_now = view.placed_now;
        state.log = view.log.iter().cloned().map(Happened::Told).collect();
        state.deal_hidden(view, seat, seed);
        state
    }

    fn deal_hidden(&mut self, view: &View, reader: Seat, seed: &Seed) {
        for (hand, seen) in self.hands.iter_mut().zip(&view.hands) {
            *hand = seen.as_ref().map(|cards| cards.set()).unwrap_or_default();
        }
        for (seat, known) in Seat::all(view.law.seats).zip(known_to_be_held(view)) {
            if seat != reader && view.hands[seat.index()].is_none() {
                self.hands[seat.index()] = known;
            }
        }
        let mut unseen = self.unseen();
        let mut stream = Stream::at(seed, 0);
        stream.shuffle(&mut unseen);
        self.words = stream.words();
        for (hand, count) in self.hands.iter_mut().zip(&view.hand_counts) {
            while hand.len() < usize::from(*count) {
                let Some(card) = unseen.pop() else { break };
                hand.insert(card);
            }
        }
        unseen.truncate(view.stock_count.into());
        self.stock = unseen.into();
    }

    /// Cards of the deck that lie neither in a hand nor face up.
    fn unseen(&self) -> Vec<Card> {
        let placed = self.melds.iter().flat_map(|laid| laid.meld.cards());
        let mut seen: CardSet = placed.chain(self.discard.iter().copied()).collect();
        seen = self.hands.iter().fold(seen, |seen, hand| seen.union(hand));
        self.rules.deck.cards().filter(|card| !seen.contains(*card)).collect()
    }
}

fn stage(view: &View) -> Stage {
    match (view.phase, &view.end) {
        (Phase::RoundOver, Some(end)) => Stage::RoundOver(end.clone()),
        (Phase::Play, _) => Stage::Play { taken: view.taken.map(Card::face) },
        (Phase::Draw | Phase::RoundOver, _) => Stage::Draw,
    }
}

fn laid(view: &View) -> Vec<Laid> {
    let melds = view
        .melds
        .iter()
        .filter_map(|laid| Some(Laid { meld: Meld::new(&laid.cards, view.law.ace).ok()?, by: laid.by.clone() }));
    melds.collect()
}

/// The cards that each seat was seen to take and not yet to put down.
fn known_to_be_held(view: &View) -> Vec<CardSet> {
    let mut held = vec![CardSet::EMPTY; view.law.seats.into()];
    for event in &view.log {
        match event {
            SeatEvent::Took(seat, card) => held[seat.index()] = held[seat.index()].with(*card),
            SeatEvent::Dug(seat, cards) => held[seat.index()] = held[seat.index()].union(&cards.set()),
            SeatEvent::Melded(seat, slots) | SeatEvent::LaidOff(seat, _, slots) => {
                let placed = slots.iter().map(|slot| slot.card).collect();
                held[seat.index()] = held[seat.index()].minus(&placed);
            }
            SeatEvent::Discarded(seat, card) => held[seat.index()] = held[seat.index()].without(*card),
            SeatEvent::Dealt { .. } | SeatEvent::Drew(..) | SeatEvent::Shuffled | SeatEvent::TurnedOver(_) => {}
        }
    }
    held
}
