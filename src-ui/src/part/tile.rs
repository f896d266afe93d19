//! Tiles: as pictures that are only looked at, and as buttons that can be chosen.

use cards::{Card, Face, Suit};
use yew::prelude::*;

use super::{card::Marks, icon::icon};

/// The number by which the style sheets colour a tile; a joker is black.
pub const fn colour(face: Face) -> &'static str {
    match face {
        Face::Joker => "1",
        Face::Suited(suit, _) => match suit {
            Suit::Red => "2",
            Suit::Blue => "3",
            Suit::Orange => "4",
            Suit::Black | Suit::Clubs | Suit::Diamonds | Suit::Hearts | Suit::Spades => "1",
        },
    }
}

/// The sign of a colour, in the sprite: no two are told apart by their colour alone.
pub const fn symbol(suit: Suit) -> &'static str {
    match suit {
        Suit::Red => "t-2",
        Suit::Blue => "t-3",
        Suit::Orange => "t-4",
        Suit::Black | Suit::Clubs | Suit::Diamonds | Suit::Hearts | Suit::Spades => "t-1",
    }
}

/// The small drawing of a colour, coloured as the text around it.
pub fn sign(suit: Suit) -> Html {
    html! { <svg viewBox="0 0 20 20" aria-hidden="true"><use href={format!("#{}", symbol(suit))} /></svg> }
}

/// Number over sign; of a joker, the star.
fn drawing(face: Face) -> Html {
    match face {
        Face::Joker => {
            html! { <svg class="tile__star" viewBox="0 0 100 100" aria-hidden="true"><use href="#s-j" /></svg> }
        }
        Face::Suited(suit, rank) => html! { <><b>{ rank.number() }</b>{ sign(suit) }</> },
    }
}

fn face(face: Face, mark: Html) -> Html {
    html! { <span class="card__face tile__face">{ drawing(face) }{ mark }</span> }
}

/// A tile that says nothing of itself: what it lies in says it.
pub fn mute(shown: Face, class: impl Into<Classes>) -> Html {
    html! {
        <span class={classes!("tile", class.into())} data-tile={colour(shown)} aria-hidden="true">
            { face(shown, html! {}) }
        </span>
    }
}

/// A tile that lies face down.
pub fn back() -> Html {
    html! { <span class="tile tile--back" data-tile="0" aria-hidden="true"><span class="card__face tile__face" /></span> }
}

/// A tile that stands for itself, with its name.
pub fn named(card: Card, name: String, class: impl Into<Classes>) -> Html {
    html! {
        <span class={classes!("tile", class.into())} data-tile={colour(card.face())} role="img" aria-label={name}>
            { face(card.face(), html! {}) }
        </span>
    }
}

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct TileProps {
    pub card: Card,
    pub label: AttrValue,
    pub marks: Marks,
    #[prop_or_default]
    pub moved: bool,
    pub tap: Callback<Card>,
}

/// A tile that can be chosen by a tap, in the rack or on the table.
#[component]
pub fn Tile(props: &TileProps) -> Html {
    let TileProps { card, label, marks, moved, tap } = props.clone();
    let class = classes!(
        "tile",
        marks.selected.then_some("is-selected"),
        marks.wrong.then_some("is-wrong"),
        marks.leaving.then_some("is-dim"),
        (marks.fresh && !marks.selected).then_some("is-new"),
        (moved && !marks.fresh && !marks.selected).then_some("is-moved"),
        marks.hinted.then_some("is-hinted"),
    );
    html! {
        <button type="button" {class} data-tile={colour(card.face())} data-card={card.to_string()}
            data-key={card.byte().to_string()} aria-label={label}
            aria-pressed={marks.selected.to_string()} onclick={move |_| tap.emit(card)}>
            { face(card.face(), check(marks)) }
        </button>
    }
}

/// The one tab above a tile: a refusal before the choice, and that before a hint.
fn check(marks: Marks) -> Html {
    match marks {
        Marks { wrong: true, .. } => html! { <i class="mark mark--bang">{ icon("bang") }</i> },
        Marks { selected: true, .. } => html! { <i class="mark mark--check">{ icon("check") }</i> },
        Marks { hinted: true, .. } => html! { <i class="mark mark--hint">{ icon("hint") }</i> },
        Marks { .. } => html! {},
    }
}
