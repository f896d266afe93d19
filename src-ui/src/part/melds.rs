//! The melds on the table, by who began them, as large as there is room for.

use cards::{Card, Face, Slot};
use protocol::{MeldId, Seat};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::{
    card::{Marks, mute, tab},
    face::{pip, rank_text},
    hand::{Cover, Form},
    pile::marked,
    seat::disc,
    zone::{Zone, set_variable, use_zone},
};

/// Widths that a card of a meld may have, in CSS pixels, the best first.
const WIDTHS: [u8; 14] = [116, 112, 104, 96, 84, 66, 52, 48, 45, 42, 38, 35, 32, 30];

/// The melds that one player began.
#[derive(Clone, PartialEq, Debug)]
pub struct Owner {
    pub seat: Seat,
    pub name: AttrValue,
    pub heading: AttrValue,
    pub melds: Vec<MeldItem>,
}

/// A meld as it is to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct MeldItem {
    pub id: MeldId,
    pub slots: Vec<Slot>,
    /// Of each card, whether it came to the table since the player's last turn.
    pub new: Vec<bool>,
    pub label: AttrValue,
    /// The chosen cards that may be laid off here; lit where there are some.
    pub fits: Vec<Card>,
    /// What is to be seen on the meld as a whole.
    pub marks: Marks,
}

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct MeldsProps {
    pub owners: Vec<Owner>,
    /// Whether owners share lines, each with a disc before what they put down.
    pub many: bool,
    pub label: AttrValue,
    /// What is heard where nothing lies yet.
    pub none: AttrValue,
    /// They are only looked at.
    #[prop_or_default]
    pub still: bool,
    pub tap: Callback<MeldId>,
}

#[component]
pub fn Melds(props: &MeldsProps) -> Html {
    let node = use_node_ref();
    let zone = use_zone(&node);
    let shape: Vec<usize> =
        props.owners.iter().flat_map(|owner| owner.melds.iter().map(|meld| meld.slots.len())).collect();
    use_effect_with((shape, zone), {
        let node = node.clone();
        move |(_, zone)| fit(&node, *zone)
    });
    let newest = props.owners.iter().flat_map(|owner| &owner.melds).map(|meld| meld.id.0).max();
    use_effect_with((newest, zone), {
        let node = node.clone();
        move |(newest, _)| {
            if let Some(id) = newest {
                bring_into_sight(&node, &format!("[data-meld='{}']", MeldId(*id)));
            }
        }
    });
    let lit: Vec<MeldId> = props
        .owners
        .iter()
        .flat_map(|owner| &owner.melds)
        .filter(|meld| !meld.fits.is_empty())
        .map(|meld| meld.id)
        .collect();
    use_effect_with(lit, {
        let node = node.clone();
        move |_| bring_into_sight(&node, ".meld.is-lit")
    });
    let bare = props.owners.is_empty().then_some("melds--bare");
    html! {
        <section class={classes!("melds", bare)} ref={node} id={(!props.still).then_some("melds")} tabindex={props.still.then_some("0")} aria-label={props.label.clone()}>
            { for props.owners.iter().map(|owner| html! {
                <div class="owner" key={owner.seat.0} data-seat={owner.seat.to_string()}
                    role="group" aria-labelledby={format!("owner-{}", owner.seat)}>
                    if props.many { { led(owner, props) } } else { { headed(owner, props) } }
                </div>
            }) }
            if props.owners.is_empty() {
                <p class="melds__none">{ &props.none }</p>
            }
        </section>
    }
}

/// What one player put down, under a heading.
fn headed(owner: &Owner, props: &MeldsProps) -> Html {
    html! { <>
        <h2 class="owner__name" id={format!("owner-{}", owner.seat)}>{ &owner.heading }</h2>
        { for owner.melds.iter().map(|item| meld(item, props)) }
    </> }
}

/// The same after a disc, which never stands alone at the end of a line; each further meld has one on its corner.
fn led(owner: &Owner, props: &MeldsProps) -> Html {
    let (first, others) = owner.melds.split_at(1.min(owner.melds.len()));
    html! { <>
        <div class="owner__lead">
            <h2 class="owner__disc" id={format!("owner-{}", owner.seat)}>
                <span aria-hidden="true">{ disc(owner.seat, &owner.name, None) }</span>
                <span class="vh">{ &owner.heading }</span>
            </h2>
            { for first.iter().map(|item| meld(item, props)) }
        </div>
        { for others.iter().map(|item| html! {
            <div class="owner__next" key={item.id.0}>
                { meld(item, props) }
                <span class="owner__mark" aria-hidden="true">{ disc(owner.seat, &owner.name, None) }</span>
            </div>
        }) }
    </> }
}

fn meld(item: &MeldItem, props: &MeldsProps) -> Html {
    let (id, last) = (item.id, item.slots.len().saturating_sub(1));
    let lit = (!item.fits.is_empty()).then_some("is-lit");
    let cover = |place: usize| if place == last { None } else { Cover::Covered.class() };
    let new = |place: usize| item.new.get(place).is_some_and(|new| *new).then_some("is-new");
    html! {
        <button type="button" class={classes!("meld", lit, marked(item.marks))} key={id.0} data-meld={id.to_string()} inert={props.still}
            aria-label={item.label.clone()} onclick={props.tap.reform(move |_| id)}>
            { for item.slots.iter().enumerate().map(|(place, slot)| html! {
                <key={slot.card.byte()}>{ mute(*slot, classes!(cover(place), new(place))) }</>
            }) }
            if lit.is_some() {
                <span class="meld__fits" aria-hidden="true">{ for item.fits.iter().map(|card| fitting(*card)) }</span>
            }
            { tab(item.marks) }
        </button>
    }
}

/// A card that fits, on the pill of a lit meld; the style sheet writes its rank, for it is no part of the meld's name.
fn fitting(card: Card) -> Html {
    match card.face() {
        Face::Joker => html! { <span data-rank=""><svg viewBox="0 0 100 100"><use href="#s-j" /></svg></span> },
        Face::Suited(suit, rank) => html! { <span data-rank={rank_text(rank)}>{ pip(suit) }</span> },
    }
}

/// Scrolls to the first of these melds, where it is not wholly to be seen.
fn bring_into_sight(node: &NodeRef, melds: &str) {
    let Some(zone) = node.cast::<HtmlElement>() else { return };
    let Ok(Some(meld)) = zone.query_selector(melds) else { return };
    let (room, meld) = (zone.get_bounding_client_rect(), meld.get_bounding_client_rect());
    if meld.top() < room.top() || meld.bottom() > room.bottom() {
        let down = meld.top() - room.top() - (room.height() - meld.height()) / 2.0;
        zone.set_scroll_top(zone.scroll_top() + down as i32);
    }
}

/// Gives the melds the largest width with which nothing has to scroll; the least one, where something must.
fn fit(node: &NodeRef, zone: Zone) {
    let Some(element) = node.cast::<HtmlElement>() else { return };
    let allowed = WIDTHS.into_iter().filter(|width| *width <= widest(zone));
    for width in allowed {
        set_variable(node, "--card-w", &format!("{width}px"));
        if element.scroll_height() <= element.client_height() && none_is_cut(&element) {
            return;
        }
    }
}

/// Whether every meld ends within the zone.
fn none_is_cut(zone: &HtmlElement) -> bool {
    let right = zone.get_bounding_client_rect().right();
    let Ok(melds) = zone.query_selector_all(".meld") else { return true };
    let mut all = (0..melds.length()).filter_map(|place| melds.get(place)?.dyn_into::<Element>().ok());
    all.all(|meld| meld.get_bounding_client_rect().right() <= right)
}

/// No meld is larger than the cards one plays with.
const fn widest(zone: Zone) -> u8 {
    match zone.form {
        Form::Phone | Form::ShortPhone if zone.height < 400.0 => 52,
        Form::Phone | Form::ShortPhone => 66,
        Form::Landscape => 48,
        Form::Tablet => 84,
        Form::Desktop => 112,
        Form::Screen => 116,
    }
}
