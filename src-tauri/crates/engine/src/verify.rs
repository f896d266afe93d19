//! Checking a finished deal against what was promised before it. docs/fair-deal.md, What happens.

use alloc::{string::ToString, vec::Vec};
use cards::Card;
use protocol::{AfterStock, Hex, Reveal, Seat, SeatEvent, Verdict, View};

use crate::{DealKind, Event, Seed, State, commitment, deal_seed, stream::Stream};

/// Whether seed, hand, draws and shuffles are what the commitment promised, as far as this seat saw them.
pub fn verify(view: &View, seat: Seat, reveal: &Reveal) -> Verdict {
    let Some(seed) = promised_seed(view, reveal) else {
        return Verdict::OtherSeed;
    };
    let state = State::new(view.game, view.rules.clone(), view.law.clone());
    let dealt = deal_of(&state, view, seed.clone());
    let mut replay = Replay { words: 0, stock: Vec::new(), discard: Vec::new(), seed };
    let mut log = view.log.iter();
    // By their texts: which copy a card is does not cross a boundary.
    if log.next().map(SeatEvent::to_string) != dealt.seen_by(seat).map(|event| event.to_string()) {
        return Verdict::OtherDeal;
    }
    replay.start(&dealt);
    if log.all(|event| replay.agrees_with(event, view)) { Verdict::Fits } else { Verdict::OtherDraw }
}

/// The deal's seed, where the server seed is the one that was committed to.
fn promised_seed(view: &View, reveal: &Reveal) -> Option<Seed> {
    let Hex(server_seed) = reveal.server_seed.parse().ok()?;
    let nonces =
        reveal.nonces.iter().map(|nonce| Some(nonce.parse::<Hex<16>>().ok()?.0)).collect::<Option<Vec<_>>>()?;
    let promised = Hex(commitment(&server_seed)).to_string() == view.commit && reveal.deal == view.deal;
    let complete = nonces.len() == usize::from(view.law.seats);
    (promised && complete).then(|| deal_seed(&server_seed, view.deal, &nonces))
}

fn deal_of(state: &State, view: &View, seed: Seed) -> Event {
    if view.deal == 1 {
        return state.deal(DealKind::NewGame, view.deal, seed, [0; 32]);
    }
    state.deal_by(view.dealer, DealKind::NewGame, view.deal, seed, [0; 32])
}

/// The piles as the seed says they are, while the round is read again.
struct Replay {
    seed: Seed,
    words: u32,
    /// The last card is drawn first.
    stock: Vec<Card>,
    discard: Vec<Card>,
}

impl Replay {
    fn start(&mut self, dealt: &Event) {
        if let Event::Dealt { stock, upcard, words, .. } = dealt {
            self.stock = stock.iter().rev().copied().collect();
            self.discard = upcard.iter().copied().collect();
            self.words = *words;
        }
    }

    fn agrees_with(&mut self, event: &SeatEvent, view: &View) -> bool {
        match event {
            SeatEvent::Drew(_, seen) => match (self.stock.pop(), seen) {
                (Some(card), Some(seen)) => card.face() == seen.face(),
                (Some(_), None) => true,
                (None, _) => false,
            },
            SeatEvent::Shuffled => self.shuffle(view),
            SeatEvent::TurnedOver(upcard) => self.turn_over(*upcard),
            SeatEvent::Took(_, card) => self.discard.pop().is_some_and(|top| top.face() == card.face()),
            SeatEvent::Dug(_, cards) => self.dig(cards),
            SeatEvent::Discarded(_, card) => {
                self.discard.push(*card);
                true
            }
            SeatEvent::Dealt { .. } => false,
            SeatEvent::Melded(..) | SeatEvent::LaidOff(..) | SeatEvent::Played(..) | SeatEvent::Passed(_) => true,
        }
    }

    fn turn_over(&mut self, upcard: Card) -> bool {
        if self.discard.first().is_none_or(|first| first.face() != upcard.face()) {
            return false;
        }
        self.stock = self.discard.drain(1..).rev().collect();
        true
    }

    fn dig(&mut self, cards: &[Card]) -> bool {
        let Some(left) = self.discard.len().checked_sub(cards.len()) else {
            return false;
        };
        let dug = self.discard.split_off(left);
        dug.iter().zip(cards).all(|(there, seen)| there.face() == seen.face())
    }

    fn shuffle(&mut self, view: &View) -> bool {
        let (AfterStock::Shuffle(_), Some(top)) = (view.law.after_stock, self.discard.pop()) else {
            return false;
        };
        let mut stream = Stream::at(&self.seed, self.words);
        let mut stock = core::mem::replace(&mut self.discard, [top].into());
        stream.shuffle(&mut stock);
        stock.reverse();
        self.stock = stock;
        self.words = stream.words();
        true
    }
}
