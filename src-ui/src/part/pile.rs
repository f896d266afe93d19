//! The two piles: stock and discard pile.

use cards::Card;
use yew::prelude::*;

use super::{card::mute, face::Side};

/// What a tap on a pile does now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Light {
    /// Lit: it may be touched now.
    Lit,
    /// It lies there.
    Plain,
    /// In the shade: not part of this move.
    Off,
}

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct PileProps {
    /// `stock` or `discard`: its id, and what the style sheets know it by.
    pub kind: &'static str,
    /// The cards to be seen, the top last.
    pub cards: Vec<Side>,
    pub name: AttrValue,
    /// The name for whoever hears it.
    pub label: AttrValue,
    pub light: Light,
    pub tap: Callback<()>,
}

#[component]
pub fn Pile(props: &PileProps) -> Html {
    let light = match props.light {
        Light::Lit => Some("is-lit"),
        Light::Plain => None,
        Light::Off => Some("is-off"),
    };
    let kind = format!("pile--{}", props.kind);
    html! {
        <button type="button" id={props.kind} class={classes!("pile", kind, light)}
            aria-label={props.label.clone()} onclick={props.tap.reform(|_| ())}>
            <span class="pile__cards">{ for props.cards.iter().map(|side| mute(*side, Classes::new())) }</span>
            <span class="pile__name" aria-hidden="true">{ &props.name }</span>
        </button>
    }
}

/// The backs to be seen of a stock of so many cards.
pub fn backs(count: u8) -> Vec<Side> {
    vec![Side::Back; usize::from(count.min(3))]
}

/// The faces to be seen of a discard pile: its three newest cards.
pub fn newest(discards: &[Card]) -> Vec<Side> {
    discards[discards.len().saturating_sub(3)..].iter().map(|card| Side::from(*card)).collect()
}
