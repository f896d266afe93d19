//! What a seat sees: added up field by field, so that what nobody thought of stays hidden.

use alloc::{string::ToString, vec::Vec};
use cards::Card;
use protocol::{Cards, Hex, LaidMeld, Seat, SeatEvent, View};

use crate::{
    Laid, State,
    state::{Happened, Stage},
};

impl State {
    /// The table as this seat may see it. `options.take_back` is for the table to fill: the state knows no past.
    pub fn view(&self, seat: Seat) -> View {
        View {
            game: self.game,
            rules: self.keys.clone(),
            law: self.rules.clone(),
            deal: self.deal,
            commit: Hex(self.commit).to_string(),
            round: self.round,
            dealer: self.dealer,
            turn: self.turn,
            phase: self.phase(),
            hands: self.hands_seen_by(seat),
            hand_counts: self.hands.iter().map(|hand| hand.len() as u8).collect(),
            stock_count: self.stock.len() as u8,
            discard: self.discard.iter().copied().collect(),
            melds: self.melds.iter().map(Laid::shown).collect(),
            table_points: self.table_points(),
            scores: self.scores.clone(),
            sheet: self.sheet.clone(),
            taken: self.taken().map(Card::first),
            exhausted: self.exhausted,
            turns: self.turns,
            placed_before: self.placed_before.clone(),
            placed_now: self.placed_now,
            passes: self.passes,
            log: self.log.iter().filter_map(|happened| happened.seen_by(seat)).collect(),
            end: self.end().cloned(),
            options: (seat == self.turn && !self.is_round_over()).then(|| self.options()),
        }
    }

    fn hands_seen_by(&self, reader: Seat) -> Vec<Option<Cards>> {
        let seats = Seat::all(self.rules.seats);
        seats.map(|seat| (seat == reader || self.is_round_over()).then(|| Cards::from(self.hand(seat)))).collect()
    }

    fn is_round_over(&self) -> bool {
        matches!(self.stage, Stage::RoundOver(_))
    }
}

impl Happened {
    fn seen_by(&self, reader: Seat) -> Option<SeatEvent> {
        match self {
            Self::Fact(event) => event.seen_by(reader),
            Self::Told(told) if told.seat() == Some(reader) => Some(told.clone()),
            Self::Told(told @ SeatEvent::Dealt { .. }) => Some(told.clone()),
            Self::Told(told) => Some(told.in_public()),
        }
    }
}

impl Laid {
    pub(crate) fn shown(&self) -> LaidMeld {
        LaidMeld { cards: self.meld.slots().to_vec(), by: self.by.clone() }
    }
}
