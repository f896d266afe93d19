//! Drawing from the stock, which may have to be made anew, and taking the top discard.

use alloc::{vec, vec::Vec};
use cards::Card;
use protocol::{AfterStock, Code, Refusal};

use crate::{Event, State, stream::Stream};

impl State {
    pub(super) fn decide_draw(&self) -> Result<Vec<Event>, Refusal> {
        if let Some(card) = self.stock.front() {
            return Ok(vec![self.drawn(*card)]);
        }
        let (renewed, card) = self.renewed_stock().ok_or(self.no_stock())?;
        Ok(vec![renewed, self.drawn(card)])
    }

    pub(super) fn decide_take(&self) -> Result<Vec<Event>, Refusal> {
        let card = *self.discard.last().ok_or(Code::DiscardEmpty)?;
        Ok(vec![Event::Took { seat: self.turn, card }])
    }

    fn drawn(&self, card: Card) -> Event {
        Event::Drew { seat: self.turn, card }
    }

    const fn no_stock(&self) -> Code {
        match self.rules.after_stock {
            AfterStock::Shuffle(_) | AfterStock::TurnOver(_) => Code::StockEmpty,
            AfterStock::Pass => Code::PoolEmpty,
        }
    }

    /// A new stock of the discards, and the first card to draw from it; none where there are fewer than two.
    /// docs/rummy.md, An empty stock. docs/rummy500.md, An empty stock.
    fn renewed_stock(&self) -> Option<(Event, Card)> {
        let (first, above) = self.discard.split_first().filter(|(_, above)| !above.is_empty())?;
        match self.rules.after_stock {
            AfterStock::Shuffle(_) => {
                let mut stock = self.discard[..self.discard.len() - 1].to_vec();
                let mut stream = Stream::at(&self.seed, self.words);
                stream.shuffle(&mut stock);
                let card = stock[0];
                Some((Event::Shuffled { stock, words: stream.words() }, card))
            }
            AfterStock::TurnOver(_) => {
                let stock = above.to_vec();
                let card = stock[0];
                Some((Event::TurnedOver { stock, upcard: *first }, card))
            }
            AfterStock::Pass => None,
        }
    }
}
