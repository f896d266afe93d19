//! What a player has set on this device; kept apart from every table.

use alloc::{string::String, vec::Vec};
use serde::{Deserialize, Serialize};

use crate::{Game, Level, Mode, RuleKeys};

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
    /// The side whose thumb reaches buttons and piles best.
    HandSide { Right, Left }
}
choice! {
    /// Whether moves are animated: as the system says, or not at all.
    Motion { System, Reduced }
}
choice! {
    /// Whether single letters play, as `D` draws.
    Shortcuts { On, Off }
}
choice! {
    /// How long computer players pause between their moves.
    Pace { Calm, Quick }
}

impl Pace {
    /// The pause before a computer player's move, in milliseconds: slow enough to follow, and shorter the more of them
    /// one waits for.
    pub const fn millis(self, computers: usize) -> u32 {
        match (self, computers) {
            (Self::Quick, _) => 120,
            (Self::Calm, 0 | 1) => 700,
            (Self::Calm, 2 | 3) => 550,
            (Self::Calm, _) => 420,
        }
    }
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
    pub shortcuts: Shortcuts,
    pub pace: Pace,
    /// How each game was last played.
    pub last: Vec<LastPlayed>,
}

/// The choices with which a game was last played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastPlayed {
    pub game: Game,
    pub mode: Mode,
    #[serde(default)]
    pub rules: RuleKeys,
    pub level: Level,
    /// The levels of the seats from seat 1 on, where each plays its own; else empty.
    #[serde(default)]
    pub levels: Vec<Level>,
    /// On one device, by seat; may be empty.
    pub names: Vec<String>,
}

impl Settings {
    /// How this game was last played, if it ever was.
    pub fn last_played(&self, game: Game) -> Option<&LastPlayed> {
        self.last.iter().find(|last| last.game == game)
    }

    /// Keeps how a game was played, in the place of what was kept of it before.
    pub fn keep_played(&mut self, played: LastPlayed) {
        self.last.retain(|last| last.game != played.game);
        self.last.push(played);
    }

    /// Takes down that this game is played again; whether that was to be taken down.
    pub fn play_again(&mut self, game: Game) -> bool {
        let place = self.last.iter().position(|last| last.game == game);
        let Some(place) = place.filter(|place| place + 1 < self.last.len()) else { return false };
        self.last[place..].rotate_left(1);
        true
    }

    /// The game that was played last; the first of all where none ever was.
    pub fn last_game(&self) -> Game {
        self.last.last().map_or(Game::ALL[0], |last| last.game)
    }
}
