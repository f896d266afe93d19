//! Faces of cards, composed of the sprite's symbols in a space of 120 by 168.

use cards::{Card, Face, Rank, Slot, Suit};
use yew::prelude::*;

/// What a card shows: a face, or its back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Face(Face),
    /// A joker that lies for this card.
    Joker(Suit, Rank),
    Back,
}

impl From<Card> for Side {
    fn from(card: Card) -> Self {
        Self::Face(card.face())
    }
}

impl From<Slot> for Side {
    fn from(slot: Slot) -> Self {
        match (slot.card.face(), slot.plays) {
            (Face::Joker, Face::Suited(suit, rank)) => Self::Joker(suit, rank),
            (face, _) => Self::Face(face),
        }
    }
}

impl Side {
    /// The letter by which the page colours the suit; none for a back.
    pub fn suit(self) -> Option<AttrValue> {
        match self {
            Self::Back => None,
            Self::Face(Face::Joker) => Some(AttrValue::Static("s")),
            Self::Face(Face::Suited(suit, _)) | Self::Joker(suit, _) => Some(AttrValue::Static(letter(suit))),
        }
    }
}

/// The drawing of one side without its paper.
pub fn drawing(side: Side) -> Html {
    match side {
        Side::Back => piece("card-back", [0, 0, 120, 168]),
        Side::Face(Face::Joker) => html! { <>
            <g class="ix">{ piece("s-j", [10, 11, 36, 36]) }</g>
            <g class="art">{ piece("p-joker", [0, 0, 120, 168]) }</g>
        </> },
        Side::Face(Face::Suited(suit, rank)) => html! { <>
            { index(suit, rank) }
            { art(suit, rank) }
        </> },
        Side::Joker(suit, rank) => html! { <>
            { index(suit, rank) }
            <g class="joker">{ piece("s-j", [13, 96, 30, 30]) }</g>
            <g class="art">{ piece("p-joker", [0, 0, 120, 168]) }</g>
        </> },
    }
}

/// The drawing of one side, in its own box.
pub fn svg(side: Side) -> Html {
    html! { <svg viewBox="0 0 120 168" aria-hidden="true">{ drawing(side) }</svg> }
}

/// The small drawing of a suit, coloured as the text around it.
pub fn pip(suit: Suit) -> Html {
    html! { <svg viewBox="0 0 100 100" aria-hidden="true"><use href={format!("#s-{}", letter(suit))} /></svg> }
}

/// The rank as it stands on the card: `10`, not `T`.
pub fn rank_text(rank: Rank) -> String {
    match rank.number() {
        10 => "10".into(),
        _ => rank.letter().to_string(),
    }
}

/// The letter of a suit in the sprite and in `data-suit`.
pub const fn letter(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "c",
        Suit::Diamonds => "d",
        Suit::Hearts => "h",
        Suit::Spades => "s",
        Suit::Red => "r",
        Suit::Blue => "b",
        Suit::Orange => "o",
        Suit::Black => "k",
    }
}

/// Rank over suit, in the strip that stays free in a fan.
fn index(suit: Suit, rank: Rank) -> Html {
    html! {
        <g class="ix">
            { piece(&format!("r-{}", rank_text(rank)), [6, 9, 44, 46]) }
            { piece(&format!("s-{}", letter(suit)), [14, 57, 28, 28]) }
        </g>
    }
}

/// A court, or one large pip.
fn art(suit: Suit, rank: Rank) -> Html {
    let pip = format!("f-{}", letter(suit));
    match rank.letter() {
        court @ ('J' | 'Q' | 'K') => {
            html! { <g class="art">{ piece(&format!("p-{court}"), [0, 0, 120, 168]) }</g> }
        }
        'A' => html! { <g class="art pip">{ piece(&pip, [34, 78, 78, 78]) }</g> },
        _ => html! { <g class="art pip">{ piece(&pip, [54, 98, 54, 54]) }</g> },
    }
}

fn piece(symbol: &str, [x, y, width, height]: [u8; 4]) -> Html {
    html! {
        <use href={format!("#{symbol}")} x={x.to_string()} y={y.to_string()}
            width={width.to_string()} height={height.to_string()} />
    }
}
