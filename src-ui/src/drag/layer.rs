//! The layer over the table on which what is held floats; it hears the pointers.

use std::rc::Rc;

use cards::{Card, DeckKind};
use web_sys::HtmlElement;
use yew::prelude::*;

use super::{
    flight,
    hearing::Hearing,
    marks::{self, Marks},
};
use crate::{
    model::{Grasp, Held, Load, TableModel},
    msg::Msg,
    part::{card::mute, face::Side, hand::Cover, piece, tile},
};

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct LayerProps {
    marks: Marks,
    deck: DeckKind,
    emit: Callback<Msg>,
}

/// The layer for this table.
pub fn layer(table: &TableModel, emit: &Callback<Msg>) -> Html {
    let marks = Marks {
        hand: table.hand().to_vec(),
        hand_to_be: table.hand_to_be(),
        held: table.held().cloned(),
        peek: table.peek,
        fits: table.fits(),
        meld_to_be: table.meld_to_be(),
        melds: table.draft.iter().flat_map(|draft| draft.melds()).map(|meld| meld.cards).collect(),
        grips: table.grips(),
    };
    html! { <Layer {marks} deck={table.view.law.deck.kind} emit={emit.clone()} /> }
}

#[component]
fn Layer(props: &LayerProps) -> Html {
    let (node, ghost) = (use_node_ref(), use_node_ref());
    let hearing = use_memo((), {
        let (node, ghost, emit) = (node.clone(), ghost.clone(), props.emit.clone());
        move |()| Hearing::new(node, ghost, emit)
    });
    use_effect_with((), {
        let hearing: Rc<Hearing> = (*hearing).clone();
        move |()| {
            let listening = hearing.listen();
            move || {
                hearing.abandon();
                drop(listening);
            }
        }
    });
    let before = use_mut_ref(Marks::default);
    use_effect_with(props.marks.clone(), {
        let node = node.clone();
        move |marks| {
            let before = before.replace(marks.clone());
            hearing.hand_is(marks.hand.clone());
            hearing.place_ghost();
            if let Some(table) = node.cast::<HtmlElement>().and_then(|layer| layer.parent_element()) {
                marks::show(&table, marks, &before);
            }
            if marks.held.is_none() && before.held.is_some() {
                hearing.abandon();
                let seen = hearing.take_seen();
                // Where the hand lies anew, that is a movement of the table.
                if marks.hand == before.hand {
                    flight::home(&marks.hand, cards_of(&before), &seen);
                }
            }
        }
    });
    let held = props.marks.held.as_ref();
    html! {
        <div class="drag" id="drag" ref={node} aria-hidden="true">
            { for held.map(|held| ghost_of(held, props.deck, props.marks.holding(), &ghost)) }
        </div>
    }
}

fn cards_of(marks: &Marks) -> &[Card] {
    match &marks.held {
        Some(Held { load: Load::Cards(cards), .. }) => cards,
        Some(Held { load: Load::Stock | Load::Discard(_) | Load::Pile(..), .. }) | None => &[],
    }
}

fn ghost_of(held: &Held, deck: DeckKind, holding: Option<&'static str>, node: &NodeRef) -> Html {
    let sides: Vec<(Option<Card>, Side)> = match &held.load {
        Load::Cards(cards) => cards.iter().map(|card| (Some(*card), Side::from(*card))).collect(),
        Load::Stock => vec![(None, Side::Back)],
        Load::Discard(card) | Load::Pile(_, card) => vec![(Some(*card), Side::from(*card))],
    };
    let name = |card: &Option<Card>| card.map_or_else(|| "back".into(), |card| card.to_string());
    let last = sides.len().saturating_sub(1);
    let cover = |place: usize| if place == last { None } else { Cover::Covered.class() };
    let dropped = (held.grasp == Grasp::Dropped).then_some("is-dropped");
    html! {
        <div class={classes!("ghost", dropped)} ref={node} data-drag={holding}>
            { for sides.iter().enumerate().map(|(place, (card, side))| html! {
                <span class="ghost__card" data-held={name(card)} data-key={card.map(|card| card.byte().to_string())}>{ match (deck, card) {
                    (DeckKind::Tiles, Some(tile)) => piece::mute(deck, *tile, Classes::new()),
                    (DeckKind::Tiles, None) => tile::back(),
                    (DeckKind::Cards, _) => mute(*side, classes!(cover(place))),
                } }</span>
            }) }
        </div>
    }
}
