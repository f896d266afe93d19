//! The melds of a table that may be rebuilt, each in its place, as large as there is room for.

mod layout;

use cards::{Card, Face};
use protocol::DraftMeldId;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::{
    card::Marks,
    icon::icon,
    tile::{Tile, mute},
    zone::{set_variable, use_zone},
};
use crate::msg::Handling;

/// A meld as it is to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct TilesItem {
    pub id: DraftMeldId,
    pub tiles: Vec<TileItem>,
    pub label: AttrValue,
    /// It is none yet.
    pub is_wrong: bool,
    /// The tile that alone is missing, and the place of the one after it.
    pub gap: Option<(usize, Face)>,
    /// What the button over it is called, where the chosen tiles may go there.
    pub takes: Option<AttrValue>,
    /// The places before which the meld may be split, at the edges of the one chosen tile, and what that is called.
    pub cuts: Vec<(usize, AttrValue)>,
}

/// A tile as it is to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct TileItem {
    pub card: Card,
    pub label: AttrValue,
    pub marks: Marks,
    /// A play moved it that was not seen on its way.
    pub moved: bool,
}

/// What the buttons are called that stand on no tile.
#[derive(Clone, PartialEq, Debug)]
pub struct Names {
    pub zone: AttrValue,
    /// What is heard where nothing lies yet.
    pub none: AttrValue,
    pub new: AttrValue,
}

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct TilesProps {
    pub melds: Vec<TilesItem>,
    /// Whether the chosen tiles may become a meld of their own.
    pub may_begin: bool,
    /// Whether tiles are as large as in the rack, even where they must scroll then.
    pub zoomed: bool,
    /// Which turn of the round it is.
    pub turn: u16,
    /// Whether the table lies as this turn began.
    pub begins: bool,
    /// Of a play that is shown, how many steps are to be seen.
    pub step: Option<usize>,
    /// The meld that tiles have just come to, where that is shown.
    pub shown: Option<DraftMeldId>,
    pub names: Names,
    /// They are only looked at.
    #[prop_or_default]
    pub still: bool,
    pub handle: Callback<Handling>,
}

#[component]
pub fn Tiles(props: &TilesProps) -> Html {
    let node = use_node_ref();
    let zone = use_zone(&node);
    let sizes: Vec<usize> = props.melds.iter().map(|meld| meld.tiles.len() + usize::from(meld.gap.is_some())).collect();
    let whole = use_mut_ref(layout::Steady::default).borrow_mut().width(&sizes, zone, props.turn, props.begins);
    let small = (whole < layout::LARGE).then_some("");
    let width = if props.zoomed { whole.max(layout::LARGE) } else { whole };
    let scrolls = layout::scrolls(&sizes, zone, width).then_some("");
    use_effect_with(width, {
        let node = node.clone();
        move |width| set_variable(&node, "--tw", &format!("{width}px"))
    });
    let lit: Vec<DraftMeldId> = props.melds.iter().filter(|meld| meld.takes.is_some()).map(|meld| meld.id).collect();
    use_effect_with((lit, props.may_begin), {
        let node = node.clone();
        move |(lit, may_begin)| {
            if *may_begin {
                bring_into_sight(&node, if lit.is_empty() { ".tslot" } else { ".tmeld.is-lit" });
            }
        }
    });
    use_effect_with(props.step, {
        let node = node.clone();
        move |step| {
            if step.is_some() {
                bring_into_sight(&node, ".tile.is-new");
            }
        }
    });
    use_effect_with((props.shown, scrolls), {
        let node = node.clone();
        move |(shown, _)| shown.iter().for_each(|id| bring_into_sight(&node, &format!("[data-draft='{}']", id.0)))
    });
    let bare = props.melds.is_empty().then_some("tiles--bare");
    html! {
        <section class={classes!("tiles", bare)} ref={node} id={(!props.still).then_some("melds")} tabindex={(props.still && scrolls.is_some()).then_some("0")} data-scrolls={scrolls} data-small={small} aria-label={props.names.zone.clone()}>
            { for props.melds.iter().map(|item| meld(item, props)) }
            if props.may_begin {
                <button type="button" class="tslot" id="new-meld" onclick={props.handle.reform(|_| Handling::New)}>
                    { &props.names.new }
                </button>
            } else if !props.melds.is_empty() {
                // Its place is kept free, so that choosing tiles moves no meld.
                <span class="tslot tslot--none" aria-hidden="true">{ &props.names.new }</span>
            }
            if props.melds.is_empty() && !props.may_begin {
                <p class="tiles__none">{ &props.names.none }</p>
            }
        </section>
    }
}

fn meld(item: &TilesItem, props: &TilesProps) -> Html {
    let handle = &props.handle;
    let class = classes!("tmeld", item.is_wrong.then_some("is-open"), item.takes.is_some().then_some("is-lit"));
    let tap = handle.reform(Handling::Tap);
    let id = item.id;
    let cut = |place: usize| {
        let name = item.cuts.iter().find(|(at, _)| *at == place);
        name.map(|(_, name)| scissors(id, place, name, handle)).unwrap_or_default()
    };
    html! {
        <div {class} key={id.0} data-meld={id.0.to_string()} data-draft={id.0.to_string()} role="group" aria-label={item.label.clone()} inert={props.still}>
            { for item.tiles.iter().enumerate().map(|(place, tile)| html! { <key={tile.card.byte()}>
                { cut(place) }
                { ghost(item, place) }
                <Tile card={tile.card} label={tile.label.clone()} marks={tile.marks} moved={tile.moved} tap={tap.clone()} />
            </> }) }
            if item.is_wrong {
                <i class="mark mark--bang" aria-hidden="true">{ icon("bang") }</i>
            }
            { for item.takes.iter().map(|name| html! {
                <button type="button" class="tmeld__add" aria-label={name}
                    onclick={handle.reform(move |_| Handling::Add(id))}><i aria-hidden="true">{ icon("plus") }</i></button>
            }) }
        </div>
    }
}

/// The missing tile, drawn in its gap.
fn ghost(item: &TilesItem, place: usize) -> Html {
    match item.gap {
        Some((gap, face)) if gap == place => mute(face, "tile--ghost"),
        Some(_) | None => html! {},
    }
}

/// Between two tiles: cuts the meld there.
fn scissors(id: DraftMeldId, place: usize, name: &AttrValue, handle: &Callback<Handling>) -> Html {
    html! {
        <span class="tcut">
            <button type="button" class="tcut__tab" aria-label={name.clone()}
                onclick={handle.reform(move |_| Handling::Split(id, place))}>{ icon("cut") }</button>
        </span>
    }
}

/// Scrolls to the first of these, where it is not wholly to be seen and no other is.
fn bring_into_sight(node: &NodeRef, what: &str) {
    let Some(zone) = node.cast::<HtmlElement>() else { return };
    let Ok(all) = zone.query_selector_all(what) else { return };
    let room = zone.get_bounding_client_rect();
    let tops: Vec<(f64, f64)> = (0..all.length())
        .filter_map(|place| {
            Some(wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(all.get(place)?).ok()?.get_bounding_client_rect())
        })
        .map(|rect| (rect.top(), rect.bottom()))
        .collect();
    let is_seen = |(top, bottom): &(f64, f64)| *top >= room.top() && *bottom <= room.bottom();
    if let Some((top, bottom)) = tops.first().filter(|_| !tops.iter().any(is_seen)) {
        let down = top - room.top() - (room.height() - (bottom - top)) / 2.0;
        zone.set_scroll_top(zone.scroll_top() + down as i32);
    }
}
