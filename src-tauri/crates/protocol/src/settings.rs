//! What a player has set on this device; kept apart from every table.

use serde::{Deserialize, Serialize};

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $(#[$default:meta])* $first:ident $(, $rest:ident)* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            #[default]
            $first,
            $($rest,)*
        }

        impl $name {
            /// Every choice, in the order in which it is offered.
            pub const ALL: &[Self] = &[Self::$first, $(Self::$rest,)*];
        }
    };
}

choice! {
    /// The languages of the app.
    Language { Es, Pt, En }
}
choice! {
    /// Light or dark.
    Theme { System, Light, Dark }
}
choice! {
    /// The colours of the suits: black and red, one each, or four that colour-blind eyes tell apart.
    DeckColours { Two, Four, Safe }
}
choice! {
    /// Whether cards show a larger index in place of their picture.
    CardSize { Normal, Large }
}
choice! {
    /// The hand that holds the thumb.
    HandSide { Right, Left }
}
choice! {
    /// Whether moves are animated: as the system says, or not at all.
    Motion { System, Reduced }
}

/// The settings of this device; what an older release does not know it leaves at the default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// None until chosen: then the system's language decides.
    pub language: Option<Language>,
    pub theme: Theme,
    pub deck: DeckColours,
    pub cards: CardSize,
    pub hand: HandSide,
    pub motion: Motion,
}
