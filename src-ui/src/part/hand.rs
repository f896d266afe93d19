//! The hand at the lower edge: all cards in one group, each a button.

mod layout;

pub use layout::{Cover, Form, Index, Layout};

use cards::Card;
use yew::prelude::*;

use super::{
    card::{HandCard, Marks},
    zone::{set_variable, use_zone},
};

/// A card of the hand as it is to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct HandItem {
    pub card: Card,
    pub label: AttrValue,
    pub marks: Marks,
}

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct HandProps {
    pub items: Vec<HandItem>,
    /// The number of cards to lay out for; one more before the draw, so that the draw moves nothing.
    pub places: usize,
    pub index: Index,
    pub label: AttrValue,
    /// It is only looked at.
    #[prop_or_default]
    pub still: bool,
    pub tap: Callback<Card>,
}

#[component]
pub fn Hand(props: &HandProps) -> Html {
    let node = use_node_ref();
    let zone = use_zone(&node);
    let lay = if props.still { Layout::still } else { Layout::new };
    let layout = lay(props.places, zone.width, zone.form, props.index);
    use_effect_with(layout, {
        let node = node.clone();
        move |layout| {
            set_variable(&node, "--card-w", &format!("{}px", layout.card));
            set_variable(&node, "--strip", &format!("{:.2}px", layout.strip));
            set_variable(&node, "--per-row", &layout.per_row.to_string());
        }
    });
    let last = props.items.len().saturating_sub(1);
    let scrolls = (layout.length() > zone.width + 0.5).then_some("");
    html! {
        <div class="hand" ref={node} id={(!props.still).then_some("hand")} tabindex={(props.still && scrolls.is_some()).then_some("0")} data-rows={layout.rows.to_string()}
            data-scrolls={scrolls}
            role="group" aria-label={props.label.clone()}>
            <div class="hand__cards" inert={props.still}>
                { for props.items.iter().enumerate().map(|(place, item)| html! {
                    <HandCard key={item.card.byte()} card={item.card} label={item.label.clone()} marks={item.marks}
                        cover={layout.cover(place, last)} tap={props.tap.clone()} />
                }) }
            </div>
        </div>
    }
}

impl Cover {
    /// The class by which the style sheets hide what would be a sliver.
    pub const fn class(self) -> Option<&'static str> {
        match self {
            Self::Free => None,
            Self::Covered => Some("is-covered"),
            Self::Tight => Some("is-tight"),
        }
    }
}
