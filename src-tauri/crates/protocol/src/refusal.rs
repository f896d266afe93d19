//! Why a move is refused: a stable code, and the cards it is about.

use alloc::string::String;
use cards::{Card, MeldError};
use core::fmt;
use serde::{Deserialize, Serialize};

use crate::Cards;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// A reason for a refusal; the texts are stable.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum Code {
            $($(#[$doc])* #[serde(rename = $text)] $name,)*
        }

        impl Code {
            /// Every code there is.
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

codes! {
    NotYourTurn = "not_your_turn",
    MustDrawFirst = "must_draw_first",
    AlreadyDrawn = "already_drawn",
    CardNotInHand = "card_not_in_hand",
    NotASetOrRun = "not_a_set_or_run",
    TooShort = "too_short",
    DuplicateSuit = "duplicate_suit",
    MixedSuits = "mixed_suits",
    NotConsecutive = "not_consecutive",
    WrapsAround = "wraps_around",
    WrongAce = "wrong_ace",
    DoesNotFitMeld = "does_not_fit_meld",
    NoSuchMeld = "no_such_meld",
    JustTaken = "just_taken",
    MustKeepADiscard = "must_keep_a_discard",
    WouldStrand = "would_strand",
    StockEmpty = "stock_empty",
    DiscardEmpty = "discard_empty",
    DigNotAllowed = "dig_not_allowed",
    DigCardNotPlaced = "dig_card_not_placed",
    NotInDiscardPile = "not_in_discard_pile",
    JokerNotAnnounced = "joker_not_announced",
    JokerNeedsNatural = "joker_needs_natural",
    CardTwiceInMeld = "card_twice_in_meld",
    OpeningBelow30 = "opening_below_30",
    OpeningMovesTable = "opening_moves_table",
    TableTileMissing = "table_tile_missing",
    NoTileAdded = "no_tile_added",
    InvalidMeldOnTable = "invalid_meld_on_table",
    TileNotInRack = "tile_not_in_rack",
    PoolNotEmpty = "pool_not_empty",
    PoolEmpty = "pool_empty",
    DraftNotReset = "draft_not_reset",
    RoundOver = "round_over",
    GameOver = "game_over",
    RoundNotOver = "round_not_over",
    NothingToTakeBack = "nothing_to_take_back",
    /// The move was made for an older state of the table.
    StaleVersion = "stale_version",
    /// The message makes no sense at this table.
    BadMessage = "bad_message",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl core::str::FromStr for Code {
    type Err = UnknownCode;

    fn from_str(text: &str) -> Result<Self, UnknownCode> {
        Self::ALL.iter().copied().find(|code| code.text() == text).ok_or_else(|| UnknownCode(text.into()))
    }
}

/// A text that is no code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown refusal code `{0}`")]
pub struct UnknownCode(String);

/// A refused move: why, and because of which cards. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[error("{code}")]
pub struct Refusal {
    pub code: Code,
    pub cards: Cards,
}

impl Refusal {
    /// A refusal because of these cards.
    pub fn of(code: Code, cards: impl IntoIterator<Item = Card>) -> Self {
        Self { code, cards: cards.into_iter().collect() }
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Self {
        Self { code, cards: Cards::default() }
    }
}

impl From<MeldError> for Code {
    fn from(error: MeldError) -> Self {
        match error {
            MeldError::TooShort => Self::TooShort,
            MeldError::DuplicateSuit => Self::DuplicateSuit,
            MeldError::MixedSuits => Self::MixedSuits,
            MeldError::NotConsecutive => Self::NotConsecutive,
            MeldError::WrapsAround => Self::WrapsAround,
            MeldError::WrongAce => Self::WrongAce,
            MeldError::CardTwice => Self::CardTwiceInMeld,
            MeldError::JokerNotAnnounced => Self::JokerNotAnnounced,
            MeldError::JokerNeedsNatural => Self::JokerNeedsNatural,
            MeldError::NotASetOrRun => Self::NotASetOrRun,
        }
    }
}
