//! A table that looks to one seat just like the true one: what a computer player thinks with.

mod memory;

use alloc::vec::Vec;
use cards::{Ace, Card, CardSet, Meld, Slot};
use memory::{Memory, Stock};
use protocol::{Hex, LaidMeld, Phase, Seat, View};

use crate::{
    Laid, Seed, State,
    state::{Happened, Stage},
    stream::Stream,
};

impl State {
    /// A state whose view for this seat is `view`; what the seat cannot see is dealt out by chance. What anybody may
    /// remember is kept: cards that others were seen to take and keep lie in their hands, a pile that was turned over
    /// lies in its order, and a stock that was shuffled from the discards is made of them.
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
        state.scores = view.scores.clone();
        state.sheet = view.sheet.clone();
        state.exhausted = view.exhausted;
        state.turns = view.turns;
        state.placed_before = view.placed_before.clone();
        state.placed_now = view.placed_now;
        state.passes = view.passes;
        state.log = view.log.iter().cloned().map(Happened::Told).collect();
        state.deal_hidden(view, seat, seed);
        state
    }

    /// Lays out what the seat sees and remembers, and deals the rest by chance.
    fn deal_hidden(&mut self, view: &View, reader: Seat, seed: &Seed) {
        let mut box_of_cards = CardBox(self.rules.deck.cards().collect());
        self.discard = box_of_cards.take_all(&view.discard);
        self.melds = view.melds.iter().filter_map(|laid| box_of_cards.meld(laid, view.law.ace)).collect();
        self.hands =
            view.hands.iter().map(|hand| box_of_cards.take_all(hand.as_deref().unwrap_or(&[]))).map(set).collect();
        let memory = Memory::of(view);
        if let Stock::InOrder(cards) = &memory.stock {
            self.stock = cards.iter().filter_map(|card| box_of_cards.take(*card)).collect();
        }
        for seat in Seat::all(view.law.seats).filter(|seat| *seat != reader && view.hands[seat.index()].is_none()) {
            self.hands[seat.index()] = set(box_of_cards.take_all(&memory.held[seat.index()]));
        }
        let mut unseen: Vec<Card> = box_of_cards.0.iter().collect();
        let mut stream = Stream::at(seed, 0);
        stream.shuffle(&mut unseen);
        let mut rest = self.fill_stock(unseen, view.stock_count.into(), &memory.stock);
        stream.shuffle(&mut rest);
        self.words = stream.words();
        for (hand, count) in self.hands.iter_mut().zip(&view.hand_counts) {
            let missing = usize::from(*count).saturating_sub(hand.len()).min(rest.len());
            rest.drain(..missing).for_each(|card| {
                hand.insert(card);
            });
        }
    }

    /// Fills the stock up with what may lie in it; what is over lies in hands.
    fn fill_stock(&mut self, unseen: Vec<Card>, count: usize, stock: &Stock) -> Vec<Card> {
        let (likely, others) = stock.part(unseen);
        let mut cards: Vec<Card> = likely.into_iter().chain(others).collect();
        let missing = count.saturating_sub(self.stock.len()).min(cards.len());
        self.stock.extend(cards.drain(..missing));
        cards
    }
}

/// The cards of a deck that do not lie anywhere yet.
struct CardBox(CardSet);

impl CardBox {
    /// This card, or another copy of it where it lies elsewhere: which copy it is does not cross a boundary.
    fn take(&mut self, card: Card) -> Option<Card> {
        let card = if self.0.contains(card) { card } else { self.0.find(card.face())? };
        self.0.remove(card);
        Some(card)
    }

    fn take_all(&mut self, cards: &[Card]) -> Vec<Card> {
        cards.iter().filter_map(|card| self.take(*card)).collect()
    }

    fn meld(&mut self, laid: &LaidMeld, ace: Ace) -> Option<Laid> {
        let slots: Option<Vec<Slot>> =
            laid.cards.iter().map(|slot| Some(Slot { card: self.take(slot.card)?, plays: slot.plays })).collect();
        Some(Laid { meld: Meld::new(&slots?, ace).ok()?, by: laid.by.clone() })
    }
}

fn set(cards: Vec<Card>) -> CardSet {
    cards.into_iter().collect()
}

fn stage(view: &View) -> Stage {
    match (view.phase, &view.end) {
        (Phase::RoundOver, Some(end)) => Stage::RoundOver(end.clone()),
        (Phase::Play, _) => Stage::Play { taken: view.taken.map(Card::face) },
        (Phase::Draw | Phase::RoundOver, _) => Stage::Draw,
    }
}
