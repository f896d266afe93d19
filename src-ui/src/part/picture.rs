//! Pictures: the one by which a game is known at a glance, small and large, and the app's own mark.

use cards::{Card, Rank, Suit};
use protocol::Game;
use yew::prelude::*;

use super::{
    face::{Side, drawing},
    hand::Cover,
};

/// The picture of a game, whole in whatever frame it lies.
pub fn picture(game: Game) -> Html {
    html! {
        <svg class="pic" viewBox="0 0 160 116" aria-hidden="true">
            { match game { Game::Rummy100 | Game::Rummy | Game::Rummy500 => rummy100() } }
        </svg>
    }
}

/// The same in a square of a row.
pub fn thumb(game: Game) -> Html {
    html! {
        <svg class="thumb" viewBox="0 0 48 48" aria-hidden="true">
            { match game { Game::Rummy100 | Game::Rummy | Game::Rummy500 => html! { <>
                <rect width="48" height="48" fill="var(--felt)" />
                { laid(heart(6), [14.0, 35.0, 30.0], -14, Cover::Covered) }
                { laid(heart(7), [29.0, 31.0, 32.0], 6, Cover::Free) }
            </> } } }
        </svg>
    }
}

/// The mark of the app: three steps of cards.
pub fn logo() -> Html {
    html! {
        <svg class="logo" viewBox="0 0 44 40" aria-hidden="true">
            <g transform="rotate(-7 22 20)">
                <rect x="22" y="1" width="17" height="24" rx="3" fill="var(--lamp)" />
                <rect x="13" y="7" width="17" height="24" rx="3" fill="#EBDDC3" stroke="var(--paper)" stroke-width="1.5" />
                <rect x="4" y="13" width="17" height="24" rx="3" fill="var(--card-face)"
                    stroke="var(--paper)" stroke-width="1.5" />
                <g data-suit="h" fill="var(--s)"><use href="#f-h" x="7" y="19" width="11" height="11" /></g>
            </g>
        </svg>
    }
}

fn rummy100() -> Html {
    html! { <>
                <circle cx="80" cy="66" r="62" fill="#fff" opacity=".05" />
        { laid(heart(5), [44.0, 82.0, 54.0], -15, Cover::Covered) }
        { laid(heart(6), [72.0, 70.0, 54.0], -4, Cover::Covered) }
        { laid(heart(7), [102.0, 68.0, 54.0], 8, Cover::Free) }
        <g transform="translate(130 26)">
            <circle cx="1" cy="2" r="16" fill="#1B120A" opacity=".2" />
            <circle r="16" fill="var(--card-face)" />
            <text y="5" text-anchor="middle" font-size="14.5" font-weight="720" fill="#2A221E">{ "100" }</text>
        </g>
    </> }
}

fn heart(number: u8) -> Card {
    Card::new(Suit::Hearts, Rank::new(number).expect("pictures show ranks that there are"), 0)
}

/// A card in a picture: its middle, its width, and by how many degrees it is turned.
fn laid(card: Card, [x, y, width]: [f32; 3], turned: i16, cover: Cover) -> Html {
    let side = Side::from(card);
    let scale = width / 120.0;
    html! {
        <g class={classes!("pcard", cover.class())} data-suit={side.suit()}
            transform={format!("translate({x} {y}) rotate({turned}) scale({scale:.4}) translate(-60 -84)")}>
            <rect class="pshade" x="2" y="5" width="120" height="168" rx="10" />
            <rect class="pface" width="120" height="168" rx="10" />
            { drawing(side) }
        </g>
    }
}
