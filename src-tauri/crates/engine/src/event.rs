//! Facts: what happened at a table. A table replays from them without rules or chance.

use alloc::vec::Vec;
use cards::{Card, Meld, Slot};
use protocol::{End, MeldId, Rules, Seat, SeatEvent};

use crate::Seed;

/// Whether a deal goes on with a game or begins one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealKind {
    /// The scores stay.
    NextRound,
    /// The scores go back to 0.
    NewGame,
}

/// One fact. Events carry results, so a replay computes nothing anew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Dealt {
        kind: DealKind,
        /// Counts from 1 over the life of a table.
        deal: u32,
        commit: [u8; 32],
        seed: Seed,
        /// Words of the seed's stream that have been read.
        words: u32,
        dealer: Seat,
        hands: Vec<Vec<Card>>,
        /// The first card is drawn first.
        stock: Vec<Card>,
        upcard: Option<Card>,
    },
    /// The discards, all but the top, became a new stock.
    Shuffled {
        stock: Vec<Card>,
        words: u32,
    },
    /// The discard pile was turned over into a new stock, and its first card starts the new pile.
    TurnedOver {
        stock: Vec<Card>,
        upcard: Card,
    },
    Drew {
        seat: Seat,
        card: Card,
    },
    Took {
        seat: Seat,
        card: Card,
    },
    /// Took a card from inside the discard pile with all above it, oldest first.
    Dug {
        seat: Seat,
        cards: Vec<Card>,
    },
    Melded {
        seat: Seat,
        meld: Meld,
    },
    LaidOff {
        seat: Seat,
        meld: MeldId,
        cards: Vec<Slot>,
        /// The meld as it then lies.
        result: Meld,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    /// The table was rebuilt, and lies so.
    Played {
        seat: Seat,
        melds: Vec<Meld>,
    },
    Passed {
        seat: Seat,
    },
    RoundEnded {
        end: End,
    },
}

impl Event {
    /// What `reader` learns of it; nothing of a round's end, which its view tells.
    ///
    /// Exhaustive: a new kind of event must say here what it gives away.
    pub fn seen_by(&self, reader: Seat) -> Option<SeatEvent> {
        match self {
            Self::Dealt { hands, upcard, .. } => {
                let hand = hands.get(reader.index()).into_iter().flatten().copied().collect();
                Some(SeatEvent::Dealt { hand, upcard: *upcard })
            }
            Self::Shuffled { .. } => Some(SeatEvent::Shuffled),
            Self::TurnedOver { upcard, .. } => Some(SeatEvent::TurnedOver(*upcard)),
            Self::Drew { seat, card } => Some(SeatEvent::Drew(*seat, (*seat == reader).then_some(*card))),
            Self::Took { seat, card } => Some(SeatEvent::Took(*seat, *card)),
            Self::Dug { seat, cards } => Some(SeatEvent::Dug(*seat, cards.iter().copied().collect())),
            Self::Melded { seat, meld } => Some(SeatEvent::Melded(*seat, meld.slots().to_vec())),
            Self::LaidOff { seat, meld, cards, .. } => Some(SeatEvent::LaidOff(*seat, *meld, cards.clone())),
            Self::Discarded { seat, card } => Some(SeatEvent::Discarded(*seat, *card)),
            Self::Played { seat, melds } => {
                Some(SeatEvent::Played(*seat, melds.iter().map(|meld| meld.slots().to_vec()).collect()))
            }
            Self::Passed { seat } => Some(SeatEvent::Passed(*seat)),
            Self::RoundEnded { .. } => None,
        }
    }

    /// Whose turn it ends, if it ends one.
    pub const fn ends_turn_of(&self, rules: &Rules) -> Option<Seat> {
        match self {
            Self::Discarded { seat, .. } | Self::Played { seat, .. } | Self::Passed { seat } => Some(*seat),
            Self::Drew { seat, .. } if rules.is_rearranged() => Some(*seat),
            Self::Drew { .. }
            | Self::Dealt { .. }
            | Self::Shuffled { .. }
            | Self::TurnedOver { .. }
            | Self::Took { .. }
            | Self::Dug { .. }
            | Self::Melded { .. }
            | Self::LaidOff { .. }
            | Self::RoundEnded { .. } => None,
        }
    }

    /// Whether its seat may take it back: it showed no card that was hidden, and ended no turn.
    pub const fn may_be_taken_back(&self) -> bool {
        match self {
            Self::Melded { .. } | Self::LaidOff { .. } => true,
            Self::Dealt { .. }
            | Self::Shuffled { .. }
            | Self::TurnedOver { .. }
            | Self::Drew { .. }
            | Self::Took { .. }
            | Self::Dug { .. }
            | Self::Discarded { .. }
            | Self::Played { .. }
            | Self::Passed { .. }
            | Self::RoundEnded { .. } => false,
        }
    }
}
