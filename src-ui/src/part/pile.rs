//! The two piles: stock and discard pile.

use cards::Card;
use yew::prelude::*;

use super::{
    card::{Marks, mute, tab},
    face::Side,
};

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
    /// How many lie under them.
    pub under: usize,
    pub name: AttrValue,
    /// The name for whoever hears it.
    pub label: AttrValue,
    pub light: Light,
    /// What is to be seen on the pile as a whole.
    #[prop_or_default]
    pub marks: Marks,
    /// It is only looked at.
    #[prop_or_default]
    pub still: bool,
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
        <button type="button" id={props.kind} class={classes!("pile", kind, light, marked(props.marks))} inert={props.still}
            aria-label={props.label.clone()} onclick={props.tap.reform(|_| ())}>
            <span class="pile__cards">
                // Counted from below, so that a card keeps its element as long as it lies there.
                { for props.cards.iter().enumerate().map(|(place, side)| html! {
                    <key={props.under + place}>{ mute(*side, Classes::new()) }</>
                }) }
            </span>
            { tab(props.marks) }
            <span class="pile__name" aria-hidden="true">{ &props.name }</span>
        </button>
    }
}

/// The classes by which the style sheets ring a pile.
pub fn marked(marks: Marks) -> Classes {
    classes!(marks.hinted.then_some("is-hinted"), marks.selected.then_some("is-selected"))
}

/// How many cards of a pile are to be seen.
const SEEN: usize = 3;

/// How many lie under those that are to be seen of so many.
pub const fn under(cards: usize) -> usize {
    cards.saturating_sub(SEEN)
}

/// The backs to be seen of a stock of so many cards.
pub fn backs(count: u8) -> Vec<Side> {
    vec![Side::Back; usize::from(count).min(SEEN)]
}

/// The faces to be seen of a discard pile: its three newest cards.
pub fn newest(discards: &[Card]) -> Vec<Side> {
    discards[under(discards.len())..].iter().map(|card| Side::from(*card)).collect()
}
