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
    /// It ends the round by an empty hand; `cards` are the last ones at a table of tiles.
    GoesOut = "goes_out",
    /// There is no other legal move.
    OnlyMove = "only_move",
    /// What is taken makes a meld: of all of `cards`.
    MakesMeld = "makes_meld",
    /// What is taken, `cards`, can be laid off on the table.
    FitsTheTable = "fits_the_table",
    /// With the card taken, one card more would make a meld of it and one of `cards`, which are held.
    BringsNear = "brings_near",
    /// One knows what one takes: `cards`.
    KnownCard = "known_card",
    /// What is dug for brings `count` points to the table at once, with `cards`.
    DigBrings = "dig_brings",
    /// The top of the discard pile, `cards`, makes no meld, fits nothing on the table and lies near nothing held.
    TopFitsNothing = "top_fits_nothing",
    /// `count` cards that would make a meld or fit the table lie in the stock or in other hands.
    CardsToCome = "cards_to_come",
    /// Nobody sees what is drawn.
    DrawnUnseen = "drawn_unseen",
    /// `cards` lie safe on the table, `count` points.
    PutsDown = "puts_down",
    /// Only `count` cards are left in hand then.
    FewLeft = "few_left",
    /// The other seat `seat` holds only `count` cards, and may soon go out.
    OtherNearOut = "other_near_out",
    /// `cards` are melds that stay in hand, where nobody can lay off on them.
    HoldsBack = "holds_back",
    /// `count` runs stay open: of `cards`, with which one card more that may yet come would make a run.
    KeepsRuns = "keeps_runs",
    /// `count` pairs stay together: of `cards`, with which one card more that may yet come would make a set.
    KeepsPairs = "keeps_pairs",
    /// The card, `cards`, lies near no other that is held.
    LiesAlone = "lies_alone",
    /// `count` points leave the hand, with `cards`.
    SavesPoints = "saves_points",
    /// The next player, `seat`, has thrown `cards`, of the same rank or next to it, and so hardly wants this one.
    ThrownByNext = "thrown_by_next",
    /// The next player, `seat`, has let `cards` lie, of the same rank or next to it, and so hardly wants this one.
    LeftByNext = "left_by_next",
    /// Nobody can make a meld with `cards` or lay it off: what would go with it lies elsewhere.
    NobodyCanUse = "nobody_can_use",
    /// `cards` find a place, and no play places more tiles; `count` of them.
    MostTiles = "most_tiles",
    /// The first play of the round, of `cards`, worth `count` points.
    Opens = "opens",
    /// The best melds of the rack are worth only `count` points, too few for a first play.
    BelowOpening = "below_opening",
    /// `count` more tiles than are played could be placed, and are kept for later.
    KeepsTiles = "keeps_tiles",
    /// No play can be made with this rack.
    NoPlay = "no_play",
    /// It ends the round with `count` points less in the rack than the other seat, `seat`, has.
    HoldsLess = "holds_less",
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
