//! The melds on the table, by who began them, as large as there is room for.

use cards::{Card, Face};
use protocol::{MeldId, Seat};
use web_sys::HtmlElement;
use yew::prelude::*;

use super::{
    card::mute,
    face::{pip, rank_text},
    hand::{Cover, Form},
    sentence::pieces,
    zone::{Zone, set_variable, use_zone},
};
use crate::{say::Piece, words::Words};

/// Widths that a card of a meld may have, in CSS pixels, the best first.
const WIDTHS: [u8; 14] = [116, 112, 104, 96, 84, 66, 52, 48, 45, 42, 38, 35, 32, 30];

/// The melds that one player began.
#[derive(Clone, PartialEq, Debug)]
pub struct Owner {
    pub seat: Seat,
    pub heading: AttrValue,
    pub melds: Vec<MeldItem>,
}

/// A meld as it is to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct MeldItem {
    pub id: MeldId,
    pub cards: Vec<Card>,
    pub label: AttrValue,
    /// The chosen cards that may be laid off here; lit where there are some.
    pub fits: Vec<Card>,
}

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct MeldsProps {
    pub owners: Vec<Owner>,
    pub label: AttrValue,
    /// What is heard where nothing lies yet.
    pub none: AttrValue,
    /// The line over the piles: what has just happened.
    pub said: Vec<Piece>,
    pub words: Words,
    pub tap: Callback<MeldId>,
}

#[component]
pub fn Melds(props: &MeldsProps) -> Html {
    let node = use_node_ref();
    let zone = use_zone(&node);
    let shape: Vec<usize> =
        props.owners.iter().flat_map(|owner| owner.melds.iter().map(|meld| meld.cards.len())).collect();
    // The sentence takes one line or two of the same room.
    use_effect_with((shape, props.said.clone(), zone), {
        let node = node.clone();
        move |(_, _, zone)| fit(&node, *zone)
    });
    let bare = props.owners.is_empty().then_some("melds--bare");
    html! {
        <section class={classes!("melds", bare)} ref={node} id="melds" aria-label={props.label.clone()}>
            { for props.owners.iter().map(|owner| html! {
                <div class="owner" key={owner.seat.0} data-seat={owner.seat.to_string()}
                    role="group" aria-labelledby={format!("owner-{}", owner.seat)}>
                    <h2 class="owner__name" id={format!("owner-{}", owner.seat)}>{ &owner.heading }</h2>
                    { for owner.melds.iter().map(|item| meld(item, &props.tap)) }
                </div>
            }) }
            if props.owners.is_empty() {
                <p class="melds__none">{ &props.none }</p>
            }
            if !props.said.is_empty() {
                <p class="said" id="said">{ pieces(&props.words, &props.said) }</p>
            }
        </section>
    }
}

fn meld(item: &MeldItem, tap: &Callback<MeldId>) -> Html {
    let (id, last) = (item.id, item.cards.len().saturating_sub(1));
    let lit = (!item.fits.is_empty()).then_some("is-lit");
    let cover = |place: usize| if place == last { None } else { Cover::Covered.class() };
    html! {
        <button type="button" class={classes!("meld", lit)} key={id.0} data-meld={id.to_string()}
            aria-label={item.label.clone()} onclick={tap.reform(move |_| id)}>
            { for item.cards.iter().enumerate().map(|(place, card)| html! {
                <key={card.byte()}>{ mute(*card, classes!(cover(place))) }</>
            }) }
            if lit.is_some() {
                <span class="meld__fits" aria-hidden="true">{ for item.fits.iter().map(|card| fitting(*card)) }</span>
            }
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

/// Gives the melds the largest width with which nothing has to scroll; the least one, where something must.
fn fit(node: &NodeRef, zone: Zone) {
    let Some(element) = node.cast::<HtmlElement>() else { return };
    let allowed = WIDTHS.into_iter().filter(|width| *width <= widest(zone));
    for width in allowed {
        set_variable(node, "--card-w", &format!("{width}px"));
        if element.scroll_height() <= element.client_height() {
            return;
        }
    }
}

/// No meld is larger than the cards one plays with.
const fn widest(zone: Zone) -> u8 {
    match zone.form {
        Form::Phone if zone.height < 400.0 => 52,
        Form::Phone => 66,
        Form::Landscape => 48,
        Form::Tablet => 84,
        Form::Desktop => 112,
        Form::Screen => 116,
    }
}
