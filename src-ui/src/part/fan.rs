//! The discard pile laid open in rows, the oldest card first: each card a button.

mod layout;

use cards::Card;
use web_sys::Element;
use yew::prelude::*;

use self::layout::Layout;
use super::{
    button::tool,
    card::{Marks, shown},
    hand::Cover,
    zone::{set_variable, use_zone},
};
use crate::feel::lay_open;

/// A lifted card and its ring stick out so far above where it lies, in CSS pixels.
const LIFTED: f64 = 12.0;

/// A card of the open pile as it is to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct FanItem {
    pub card: Card,
    pub label: AttrValue,
    pub reach: Reach,
    /// It can be taken now, with all newer ones.
    pub is_open: bool,
    /// It goes down with the named card.
    pub is_along: bool,
    /// A hint is about it.
    pub is_hinted: bool,
}

/// How a card stands to the one that is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// It is the one.
    Named,
    /// It comes with it.
    Comes,
    /// It stays in the pile.
    Stays,
    /// None is named.
    Free,
}

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct FanProps {
    pub items: Vec<FanItem>,
    pub title: AttrValue,
    pub note: AttrValue,
    pub close_label: AttrValue,
    pub tap: Callback<usize>,
    pub close: Callback<()>,
}

#[component]
pub fn Fan(props: &FanProps) -> Html {
    let node = use_node_ref();
    let zone = use_zone(&node);
    let layout = Layout::new(props.items.len(), zone.width, zone.form);
    use_effect_with(layout, {
        let node = node.clone();
        move |layout| {
            set_variable(&node, "--card-w", &format!("{}px", layout.card));
            set_variable(&node, "--strip", &format!("{:.2}px", layout.strip));
            set_variable(&node, "--per-row", &layout.per_row.to_string());
            set_variable(&node, "--pitch", &format!("{:.2}px", layout.pitch));
        }
    });
    use_effect_with((), {
        let node = node.clone();
        move |()| {
            if let Some(rows) = node.cast::<Element>() {
                // The newest cards are seen first.
                rows.set_scroll_top(rows.scroll_height());
                lay_open(&rows);
            }
        }
    });
    use_effect_with(props.items.iter().position(|item| item.reach == Reach::Named), {
        let node = node.clone();
        move |named| {
            if let Some(rows) = node.cast::<Element>().filter(|_| named.is_some()) {
                show_whole(&rows);
            }
        }
    });
    let last = props.items.len().saturating_sub(1);
    html! {
        <section class="fan" id="fan" role="group" aria-labelledby="fan-title">
            <header class="fan__head">
                <h2 class="fan__title" id="fan-title">{ &props.title }<small>{ &props.note }</small></h2>
                { tool("fan-close", "close", props.close_label.to_string(), props.close.reform(|_| ())) }
            </header>
            <div class="fan__rows" ref={node} data-scrolls={(layout.height(props.items.len()) > zone.height + 0.5).then_some("")}>
                <div class="fan__cards">
                    { for props.items.iter().enumerate().map(|(place, item)| card(item, place, layout.cover(place, last), &props.tap)) }
                </div>
            </div>
        </section>
    }
}

/// Scrolls back to the named card, where what sticks out above it is cut.
fn show_whole(rows: &Element) {
    // The name is well formed, so it cannot fail.
    let Some(card) = rows.query_selector(".is-named").ok().flatten() else { return };
    let cut = rows.get_bounding_client_rect().top() + LIFTED - card.get_bounding_client_rect().top();
    if cut > 0.0 {
        rows.set_scroll_top(rows.scroll_top() - cut.ceil() as i32);
    }
}

fn card(item: &FanItem, place: usize, cover: Cover, tap: &Callback<usize>) -> Html {
    let reach = match item.reach {
        Reach::Named => Some("is-named"),
        Reach::Comes => Some("is-comes"),
        Reach::Stays => Some("is-dim"),
        Reach::Free => None,
    };
    let class = classes!(
        "card",
        reach,
        item.is_open.then_some("is-open"),
        item.is_hinted.then_some("is-hinted"),
        cover.class()
    );
    let pressed = item.is_along || item.reach == Reach::Named;
    let marks = Marks { selected: item.is_along, hinted: item.is_hinted, ..Marks::default() };
    html! {
        <button type="button" {class} key={place} data-suit={super::face::Side::from(item.card).suit()}
            data-card={item.card.to_string()} data-place={place.to_string()} aria-label={item.label.clone()}
            aria-pressed={pressed.to_string()} onclick={tap.reform(move |_| place)}>
            { shown(item.card, marks) }
        </button>
    }
}
