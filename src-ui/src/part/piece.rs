//! What a table is played with, drawn: a card or a tile, as its deck has it.

use cards::{Card, DeckKind};
use yew::prelude::*;

use super::{card, face::Side, tile};

/// A piece that says nothing of itself.
pub fn mute(deck: DeckKind, piece: Card, class: impl Into<Classes>) -> Html {
    match deck {
        DeckKind::Cards => card::mute(Side::from(piece), class),
        DeckKind::Tiles => tile::mute(piece.face(), class),
    }
}

/// A piece that stands for itself, with its name.
pub fn named(deck: DeckKind, piece: Card, name: String, class: impl Into<Classes>) -> Html {
    match deck {
        DeckKind::Cards => card::named(piece, name, class),
        DeckKind::Tiles => tile::named(piece, name, class),
    }
}
