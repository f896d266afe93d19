//! A position as text and JSON, the form that cases, records and imported games share.

mod wire;

use alloc::vec::Vec;
use cards::Card;
use serde::{Deserialize, Serialize};

use self::wire::Wire;
use crate::{Cards, Seat};

/// Where in its course a turn or a round is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The seat to move has yet to draw.
    Draw,
    /// It has drawn: it may meld, lay off, and ends its turn by a discard.
    Play,
    RoundOver,
}

/// A meld on the table, and who put each card of it there; nobody, where the table may be rebuilt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidMeld {
    /// As the cards lie; a joker as `*=5h`.
    #[serde(with = "slots")]
    pub cards: Vec<cards::Slot>,
    pub by: Vec<Seat>,
}

/// Any arrangement of cards; whether it can be one is for the engine to say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Wire", into = "Wire")]
pub struct Position {
    pub dealer: Seat,
    pub turn: Seat,
    pub phase: Phase,
    pub hands: Vec<Cards>,
    /// The first card is drawn first.
    pub stock: Cards,
    /// The last card is the top.
    pub discard: Cards,
    pub melds: Vec<LaidMeld>,
    pub scores: Vec<i32>,
    /// The card taken from the discard pile this turn.
    pub taken: Option<Card>,
    /// How often the stock has run out.
    pub exhausted: u8,
    /// Completed turns of the round, over all seats.
    pub turns: u16,
    pub round: u16,
    /// Seats that put something on the table in an earlier turn of the round.
    pub placed_before: Vec<Seat>,
    /// Whether the seat to move has put something on the table in this turn.
    pub placed_now: bool,
    /// How many seats have passed in a row; none where nobody can, and then it is written as cards, not as tiles.
    pub passes: Option<u8>,
}

/// Cards with what they play, as one text.
pub(crate) mod slots {
    use crate::notation::{parse_slots, spaced};
    use alloc::{string::String, vec::Vec};
    use cards::Slot;
    use core::fmt;
    use serde::{Deserialize, Deserializer, Serializer};

    struct Text<'a>(&'a [Slot]);

    impl fmt::Display for Text<'_> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            spaced(f, self.0)
        }
    }

    pub fn serialize<S: Serializer>(slots: &[Slot], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Text(slots))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Slot>, D::Error> {
        parse_slots(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// A card by its face: which copy it is does not cross a boundary.
pub(crate) mod face {
    use cards::{Card, Face};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(card: &Option<Card>, serializer: S) -> Result<S::Ok, S::Error> {
        card.map(Card::face).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Card>, D::Error> {
        Ok(Option::<Face>::deserialize(deserializer)?.map(Card::first))
    }
}
