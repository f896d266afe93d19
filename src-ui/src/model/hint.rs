//! The help that a player has asked for: at a table that may be rebuilt which tiles can be played, and the way there; at
//! any other which cards a good move is about, and that move.

use std::rc::Rc;

use cards::CardSet;
use protocol::{Advice, DraftMeldId, Edit};

use super::{TableModel, Touched};
use crate::{msg::Msg, say::Say};

/// How far it has come; with the turn it is over.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Hint {
    #[default]
    Unasked,
    /// The host works it out.
    Asked,
    /// There is no play: the bar says so until something else is done.
    NoPlay,
    /// These tiles can be played; they stay marked, and the bar says it until something else is done.
    Tiles { way: Rc<Way>, is_told: bool },
    /// The way is being shown, step by step.
    Shown(Showing),
    /// What a good move is about; that stays marked, and the bar says it until something else is done.
    About { advice: Rc<Advice>, is_told: bool },
    /// The move as a whole: its cards are chosen, and the bar says it and has its button until something else is done.
    Move { advice: Rc<Advice>, is_told: bool },
}

/// A play, from the start of the turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Way {
    /// The tiles of the rack that it places.
    pub tiles: CardSet,
    pub steps: Vec<Edit>,
}

/// How much of a way is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Showing {
    pub way: Rc<Way>,
    /// So many steps are made.
    pub done: usize,
    /// What the last of them did.
    pub say: Say,
    /// The meld that it came to.
    pub meld: Option<DraftMeldId>,
}

impl Hint {
    /// What was said of it is read, and gives way to something else.
    pub fn fade(&mut self) {
        match self {
            Self::NoPlay => *self = Self::Unasked,
            Self::Tiles { is_told, .. } | Self::About { is_told, .. } | Self::Move { is_told, .. } => *is_told = false,
            Self::Unasked | Self::Asked | Self::Shown(_) => {}
        }
    }

    /// The host cannot answer.
    pub fn give_up(&mut self) {
        if *self == Self::Asked {
            *self = Self::Unasked;
        }
    }

    /// Whether there is anything of it to be seen.
    pub const fn is_seen(&self) -> bool {
        match self {
            Self::Unasked | Self::Asked => false,
            Self::NoPlay | Self::Tiles { .. } | Self::Shown(_) | Self::About { .. } | Self::Move { .. } => true,
        }
    }

    /// What says that it has been read, as long as the bar tells it.
    pub const fn once_read(&self) -> Option<Msg> {
        match self {
            Self::NoPlay | Self::Tiles { is_told: true, .. } => Some(Msg::HintRead),
            Self::Unasked
            | Self::Asked
            | Self::Tiles { is_told: false, .. }
            | Self::Shown(_)
            | Self::About { .. }
            | Self::Move { .. } => None,
        }
    }

    /// What is being shown, while it is.
    pub const fn showing(&self) -> Option<&Showing> {
        match self {
            Self::Shown(showing) => Some(showing),
            Self::Unasked
            | Self::Asked
            | Self::NoPlay
            | Self::Tiles { .. }
            | Self::About { .. }
            | Self::Move { .. } => None,
        }
    }

    /// The move that is advised, where tables are not rebuilt.
    pub const fn advice(&self) -> Option<&Rc<Advice>> {
        match self {
            Self::About { advice, .. } | Self::Move { advice, .. } => Some(advice),
            Self::Unasked | Self::Asked | Self::NoPlay | Self::Tiles { .. } | Self::Shown(_) => None,
        }
    }
}

impl TableModel {
    /// Whether this is a moment at which help can be had.
    pub fn may_have_hint(&self) -> bool {
        self.is_my_turn()
    }

    /// Whether something is shown that one may have seen enough of: a play of another seat, the way of a hint, or the tile
    /// that was drawn before the device goes on.
    pub const fn shows_a_way(&self) -> bool {
        self.shown.is_some() || self.to_cover.is_some() || self.hint.showing().is_some()
    }

    /// The cards of the hand that are marked, for they can be played.
    pub fn hinted(&self) -> CardSet {
        match &self.hint {
            Hint::Tiles { way, .. } => way.tiles,
            Hint::About { .. } | Hint::Move { .. } => self.advised().held(),
            Hint::Unasked | Hint::Asked | Hint::NoPlay | Hint::Shown(_) => CardSet::EMPTY,
        }
    }

    /// What the move is about that is advised; nothing where none is.
    pub fn advised(&self) -> Touched {
        self.hint.advice().map(|advice| Touched::by(self, &advice.action)).unwrap_or_default()
    }
}
