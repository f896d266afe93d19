//! Pictures: the one by which a game is known at a glance, small and large, and the app's own mark.

use cards::Face;
use protocol::Game;
use yew::prelude::*;

use super::{
    face::{Side, drawing},
    hand::Cover,
};

/// The picture of a game, whole in whatever frame it lies.
pub fn picture(game: Game) -> Html {
    html! {
        <svg class="pic" data-game={game.id()} viewBox="0 0 160 116" aria-hidden="true">
            { match game {
                Game::Rummy100 => rummy100(),
                Game::Rummy => rummy(),
                Game::Rummy500 => rummy500(),
                Game::Tiles => tiles(),
            } }
        </svg>
    }
}

/// The same in a square of a row.
pub fn thumb(game: Game) -> Html {
    let drawing = match game {
        Game::Rummy100 => html! { <>
            { laid("6h", [14.0, 35.0, 30.0], -14, Cover::Covered) }
            { laid("7h", [29.0, 31.0, 32.0], 6, Cover::Free) }
        </> },
        Game::Rummy => html! { <>
            <circle cx="24" cy="27" r="25" fill="#456860" />
            { laid("Qs", [12.0, 33.0, 27.0], -12, Cover::Covered) }
            { laid("Qh", [30.0, 30.0, 31.0], 6, Cover::Free) }
        </> },
        Game::Rummy500 => html! { <>
            { laid("4d", [13.0, 36.0, 30.0], -16, Cover::Covered) }
            { lamp([28.0, 30.0, 36.0], 6) }
            { laid("8s", [28.0, 30.0, 32.0], 6, Cover::Free) }
        </> },
        Game::Tiles => html! { <>
            <rect y="37" width="48" height="11" fill="#8A6A48" />
            <rect y="43" width="48" height="5" fill="#6E5236" />
            { tile("k7", [14.0, 25.0, 17.0], 0) }
            { tile("b8", [33.0, 25.0, 17.0], 0) }
        </> },
    };
    html! { <svg class="thumb" data-game={game.id()} viewBox="0 0 48 48" aria-hidden="true">{ drawing }</svg> }
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

/// A run of hearts, and what the game is played to.
fn rummy100() -> Html {
    html! { <>
        <circle cx="80" cy="66" r="62" fill="#fff" opacity=".05" />
        { laid("5h", [44.0, 82.0, 54.0], -15, Cover::Covered) }
        { laid("6h", [72.0, 70.0, 54.0], -4, Cover::Covered) }
        { laid("7h", [102.0, 68.0, 54.0], 8, Cover::Free) }
        <g transform="translate(130 26)">
            <circle cx="1" cy="2" r="16" fill="#1B120A" opacity=".2" />
            <circle r="16" fill="var(--card-face)" />
            <text y="5" text-anchor="middle" font-size="14.5" font-weight="720" fill="#2A221E">{ "100" }</text>
        </g>
    </> }
}

/// A round table for four, seen from above, with three queens on it.
fn rummy() -> Html {
    html! { <>
        <circle cx="80" cy="61" r="52" fill="#1B120A" opacity=".25" />
        <circle cx="80" cy="58" r="52" fill="#5F3529" />
        <circle cx="80" cy="58" r="46" fill="#456860" />
        { for [(80, 10, 180), (80, 110, 0), (28, 58, 90), (132, 58, -90)].map(|(x, y, turned)| html! {
            <g transform={format!("translate({x} {y}) rotate({turned})")}>{ backs() }</g>
        }) }
        { laid("Qs", [62.0, 60.0, 31.0], -10, Cover::Free) }
        { laid("Qh", [80.0, 57.0, 31.0], 0, Cover::Free) }
        { laid("Qd", [98.0, 60.0, 31.0], 10, Cover::Free) }
    </> }
}

/// The hand of somebody else.
fn backs() -> Html {
    let back = |place: i16| {
        let (x, y) = (f32::from(place) * 8.0, f32::from(place.abs()) * 1.3);
        drawn(Side::Back, [x, y, 19.0], place * 9, Cover::Free)
    };
    (-2..=2).map(back).collect()
}

/// A card lifted out of the fan of the discards, which goes on where the frame is wide.
fn rummy500() -> Html {
    let left =
        ["Js", "8c", "Td", "7s", "5c", "4d", "9s", "2h", "6c"].into_iter().zip((0_u8..9).map(|place| place * 17));
    let right = ["6s", "3d", "Qh", "2c", "9h", "Kd", "5s"].into_iter().zip((0_u8..7).map(|place| place * 17));
    html! { <>
        { for left.map(|(card, along)| fanned(card, f32::from(along) - 48.0)) }
        { for right.map(|(card, along)| fanned(card, f32::from(along) + 116.0)) }
        { lamp([93.0, 54.0, 56.0], 3) }
        { laid("8s", [93.0, 54.0, 50.0], 3, Cover::Free) }
    </> }
}

/// A rack with tiles on it, and one that is about to join them. The rack goes on where the frame is wide or high.
fn tiles() -> Html {
    let rack = [("k8", 32.0), ("r8", 66.0), ("b8", 100.0)];
    html! { <>
        <rect x="-120" y="90" width="400" height="120" fill="#8A6A48" />
        <rect x="-120" y="104" width="400" height="120" fill="#6E5236" />
        { for rack.map(|(face, x)| tile(face, [x, 68.0, 33.0], 0)) }
        { tile("*", [134.0, 48.0, 33.0], 12) }
    </> }
}

/// A tile in a picture: its middle, its width, and by how many degrees it is turned.
fn tile(face: &str, [x, y, width]: [f32; 3], turned: i16) -> Html {
    let face: Face = face.parse().expect("pictures show tiles that there are");
    let (sign, number) = match face {
        Face::Joker => (None, None),
        Face::Suited(suit, rank) => (Some(super::tile::symbol(suit)), Some(rank.number().to_string())),
    };
    let scale = width / 32.0;
    html! {
        <g class="ptile" data-tile={super::tile::colour(face)}
            transform={format!("translate({x} {y}) rotate({turned}) scale({scale:.4}) translate(-16 -22)")}>
            <rect class="pshade" x="1" y="2" width="32" height="44" rx="6" />
            <rect width="32" height="44" rx="6" fill="var(--tile-side)" />
            <rect width="32" height="41.5" rx="6" fill="var(--tile-face)" />
            { for number.map(|number| html! {
                <text x="16" y="22" text-anchor="middle" font-size="20" font-weight="720" fill="currentColor">{ number }</text>
            }) }
            { match sign {
                Some(sign) => html! { <use href={format!("#{sign}")} x="11.2" y="27" width="9.6" height="9.6" fill="currentColor" /> },
                None => html! { <use href="#s-j" x="5" y="10" width="22" height="22" fill="currentColor" /> },
            } }
        </g>
    }
}

/// A card of a fan whose middle is far below the picture.
fn fanned(card: &str, x: f32) -> Html {
    let aside = x - 84.0;
    laid(card, [x, 86.0 + aside * aside / 340.0, 46.0], (aside / 3.4) as i16, Cover::Covered)
}

/// The light around a card.
fn lamp([x, y, width]: [f32; 3], turned: i16) -> Html {
    let scale = width / 56.0;
    html! {
        <rect x="-28" y="-38" width="56" height="76" rx="7" fill="var(--lamp)"
            transform={format!("translate({x} {y}) rotate({turned}) scale({scale:.4})")} />
    }
}

/// A card in a picture: its middle, its width, and by how many degrees it is turned.
fn laid(card: &str, at: [f32; 3], turned: i16, cover: Cover) -> Html {
    drawn(Side::Face(card.parse::<Face>().expect("pictures show cards that there are")), at, turned, cover)
}

fn drawn(side: Side, [x, y, width]: [f32; 3], turned: i16, cover: Cover) -> Html {
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
