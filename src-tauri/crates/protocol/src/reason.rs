//! Why a move is a good one, as codes that every language has a sentence for.

use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

use crate::{Action, Cards, Seat};

macro_rules! whys {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// What speaks for a move; the texts are stable.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum Why {
            $($(#[$doc])* #[serde(rename = $text)] $name,)*
        }

        impl Why {
            /// Every one there is.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The stable text.
            pub const fn text(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                }
            }
        }
    };
}

whys! {
    /// It ends the round.
    GoesOut = "goes_out",
    /// There is no other move.
    OnlyMove = "only_move",
    /// The card taken makes a meld: of these cards.
    MakesMeld = "makes_meld",
    /// The card taken can be laid off on the table.
    FitsTheTable = "fits_the_table",
    /// The card taken comes near these of the hand.
    BringsNear = "brings_near",
    /// What is dug for brings so many points to the table.
    DigBrings = "dig_brings",
    /// This top of the discard pile fits nothing that is held.
    TopFitsNothing = "top_fits_nothing",
    /// A card from the stock can be expected to be worth more than this top of the discard pile.
    StockIsBetter = "stock_is_better",
    /// So many points lie safe on the table.
    PutsDown = "puts_down",
    /// This seat holds only so many cards, and may soon go out.
    OtherNearOut = "other_near_out",
    /// Melds stay in hand, where nobody can lay off on them.
    HoldsBack = "holds_back",
    /// So many runs stay open.
    KeepsRuns = "keeps_runs",
    /// So many pairs stay together.
    KeepsPairs = "keeps_pairs",
    /// This card lies near no other.
    LiesAlone = "lies_alone",
    /// So many points leave the hand.
    SavesPoints = "saves_points",
    /// This seat has thrown this card, one like it or one beside it, and so hardly wants it.
    LeftByNext = "left_by_next",
    /// Nobody can make a meld with this card, for its neighbours lie where all see them.
    NobodyCanUse = "nobody_can_use",
    /// So many tiles find a place, and no play places more.
    MostTiles = "most_tiles",
    /// The first play of the round, worth so many points.
    Opens = "opens",
    /// So many tiles that could be placed are kept for later.
    KeepsTiles = "keeps_tiles",
    /// No play can be made with this rack.
    NoPlay = "no_play",
}

/// One thing that speaks for a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reason {
    pub why: Why,
    /// The cards that it is about.
    pub cards: Cards,
    /// Points, cards or ways, as the code says.
    pub count: i32,
    /// The other seat that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

impl Reason {
    /// A reason that is about these cards and so much.
    pub fn new(why: Why, cards: impl IntoIterator<Item = cards::Card>, count: i32) -> Self {
        Self { why, cards: cards.into_iter().collect(), count, seat: None }
    }

    /// The same reason, about this seat.
    #[must_use]
    pub fn about(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }
}

impl From<Why> for Reason {
    fn from(why: Why) -> Self {
        Self::new(why, [], 0)
    }
}

/// A move, and what speaks for it, the weightiest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advice {
    #[serde(rename = "move")]
    pub action: Action,
    pub reasons: Vec<Reason>,
}
