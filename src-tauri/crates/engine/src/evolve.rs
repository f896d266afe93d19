//! All changes to a table: each event changes the state, and none can fail.

use alloc::vec::Vec;
use cards::{Card, CardSet, Meld, Slot};
use protocol::{GameEnd, MeldId, Melding, Seat};

use crate::{
    DealKind, Event, Laid, State,
    state::{Happened, Stage},
};

impl State {
    /// Brings the table to where it is after an event that was decided on it.
    pub fn evolve(&mut self, event: &Event) {
        match event {
            Event::Dealt { .. } => self.dealt(event),
            Event::Shuffled { stock, words } => self.shuffled(stock, *words),
            Event::TurnedOver { stock, upcard } => {
                self.stock = stock.iter().copied().collect();
                self.discard = [*upcard].into();
            }
            Event::Drew { seat, card } => self.drew(*seat, *card),
            Event::Took { seat, card } => self.took(*seat, *card),
            Event::Dug { seat, cards } => self.dug(*seat, cards),
            Event::Melded { seat, meld } => self.melded(*seat, meld),
            Event::LaidOff { seat, meld, cards, result } => self.laid_off(*seat, *meld, cards, result),
            Event::Discarded { seat, card } => self.discarded(*seat, *card),
            Event::Played { seat, melds } => self.played(*seat, melds),
            Event::Passed { seat } => {
                let passes = self.passes.saturating_add(1);
                self.end_turn(*seat);
                self.passes = passes;
            }
            Event::RoundEnded { end } => {
                for (score, points) in self.scores.iter_mut().zip(&end.round_scores) {
                    *score = score.saturating_add(*points);
                }
                self.sheet.push(end.round_scores.clone());
                self.stage = Stage::RoundOver(end.clone());
            }
        }
        self.log.push(Happened::Fact(event.clone()));
    }

    fn dealt(&mut self, event: &Event) {
        let Event::Dealt { kind, deal, commit, seed, words, dealer, hands, stock, upcard } = event else {
            return;
        };
        let mut fresh = Self::new(self.game, self.keys.clone(), self.rules.clone());
        match kind {
            DealKind::NewGame => fresh.round = 1,
            DealKind::NextRound => {
                fresh.round = self.round.saturating_add(1);
                self.carry_scores(&mut fresh);
            }
        }
        fresh.deal = *deal;
        fresh.commit = *commit;
        fresh.seed = seed.clone();
        fresh.words = *words;
        fresh.dealer = *dealer;
        fresh.turn = dealer.next(self.rules.seats);
        fresh.hands = hands.iter().map(|hand| hand.iter().copied().collect()).collect();
        fresh.stock = stock.iter().copied().collect();
        fresh.discard = upcard.iter().copied().collect();
        *self = fresh;
    }

    /// The scores go on into the next round, where rounds do not stand by themselves.
    fn carry_scores(&mut self, fresh: &mut Self) {
        match self.rules.game_end {
            GameEnd::Target(_) | GameEnd::Rounds(_) => {
                fresh.scores = core::mem::take(&mut self.scores);
                fresh.sheet = core::mem::take(&mut self.sheet);
            }
            GameEnd::EachRound => {}
        }
    }

    fn shuffled(&mut self, stock: &[Card], words: u32) {
        let top = self.discard.pop();
        self.stock = stock.iter().copied().collect();
        self.discard = top.into_iter().collect();
        self.words = words;
    }

    fn drew(&mut self, seat: Seat, card: Card) {
        self.stock.pop_front();
        if self.stock.is_empty() {
            self.exhausted = self.exhausted.saturating_add(1);
        }
        self.hands[seat.index()].insert(card);
        match self.rules.melding {
            Melding::Fixed => self.stage = Stage::Play { taken: None },
            Melding::Rearranged { .. } => self.end_turn(seat),
        }
    }

    fn took(&mut self, seat: Seat, card: Card) {
        self.discard.pop();
        self.hands[seat.index()].insert(card);
        self.stage = Stage::Play { taken: Some(card.face()) };
    }

    fn dug(&mut self, seat: Seat, cards: &[Card]) {
        self.discard.truncate(self.discard.len() - cards.len());
        for card in cards {
            self.hands[seat.index()].insert(*card);
        }
        self.stage = Stage::Play { taken: None };
    }

    fn melded(&mut self, seat: Seat, meld: &Meld) {
        self.put_down(seat, meld.cards().collect());
        self.melds.push(Laid { meld: meld.clone(), by: meld.slots().iter().map(|_| seat).collect() });
    }

    fn laid_off(&mut self, seat: Seat, id: MeldId, cards: &[Slot], result: &Meld) {
        self.put_down(seat, cards.iter().map(|slot| slot.card).collect());
        let Some(laid) = id.index().and_then(|index| self.melds.get_mut(index)) else {
            return;
        };
        let by = result.cards().map(|card| laid.owner(card).unwrap_or(seat)).collect();
        *laid = Laid { meld: result.clone(), by };
    }

    /// Takes cards out of a hand onto the table. A copy of the card just taken counts as that card.
    fn put_down(&mut self, seat: Seat, cards: CardSet) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(&cards);
        self.placed_now = true;
        if self.taken().is_some_and(|taken| cards.find(taken).is_some()) {
            self.stage = Stage::Play { taken: None };
        }
    }

    fn discarded(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.discard.push(card);
        self.end_turn(seat);
    }

    fn played(&mut self, seat: Seat, melds: &[Meld]) {
        self.put_down(seat, melds.iter().flat_map(Meld::cards).collect());
        // Nobody owns what all may rebuild.
        self.melds = melds.iter().map(|meld| Laid { meld: meld.clone(), by: Vec::new() }).collect();
        self.end_turn(seat);
    }

    fn end_turn(&mut self, seat: Seat) {
        self.passes = 0;
        self.turns = self.turns.saturating_add(1);
        if self.placed_now && !self.placed_before.contains(&seat) {
            self.placed_before.push(seat);
        }
        self.placed_now = false;
        self.turn = seat.next(self.rules.seats);
        self.stage = Stage::Draw;
    }
}

impl Laid {
    /// Who put this card into the meld.
    pub(crate) fn owner(&self, card: Card) -> Option<Seat> {
        self.meld.cards().zip(&self.by).find(|(there, _)| *there == card).map(|(_, seat)| *seat)
    }
}
