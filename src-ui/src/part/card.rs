//! Cards: as pictures that are only looked at, and as the buttons of a hand.

use cards::Card;
use yew::prelude::*;

use super::{
    face::{Side, svg},
    hand::Cover,
    icon::icon,
};

/// A card that says nothing of itself: what it lies in says it.
pub fn mute(side: impl Into<Side>, class: impl Into<Classes>) -> Html {
    let side = side.into();
    let back = (side == Side::Back).then_some("card--back");
    html! {
        <span class={classes!("card", back, class.into())} data-suit={side.suit()} aria-hidden="true">
            { face(svg(side)) }
        </span>
    }
}

/// A card that stands for itself, with its name.
pub fn named(card: Card, name: String, class: impl Into<Classes>) -> Html {
    let side = Side::from(card);
    html! {
        <span class={classes!("card", class.into())} data-suit={side.suit()} role="img" aria-label={name}>
            { face(svg(side)) }
        </span>
    }
}

/// What is seen of a card. It may be on its way while the card, and what can be touched of it, lies where it belongs.
fn face(seen: Html) -> Html {
    html! { <span class="card__face">{ seen }</span> }
}

/// What is to be seen on a card of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    pub selected: bool,
    /// Came to the hand this turn.
    pub fresh: bool,
    /// A refusal is about it.
    pub wrong: bool,
    /// On its way to the table.
    pub leaving: bool,
    /// A hint is about it.
    pub hinted: bool,
}

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct HandCardProps {
    pub card: Card,
    pub label: AttrValue,
    pub marks: Marks,
    pub cover: Cover,
    pub tap: Callback<Card>,
}

/// A card of the hand; a tap chooses it.
#[component]
pub fn HandCard(props: &HandCardProps) -> Html {
    let HandCardProps { card, label, marks, cover, tap } = props.clone();
    let side = Side::from(card);
    let class = classes!(
        "card",
        marks.selected.then_some("is-selected"),
        marks.wrong.then_some("is-wrong"),
        marks.leaving.then_some("is-dim"),
        marks.hinted.then_some("is-hinted"),
        cover.class(),
    );
    html! {
        <button type="button" {class} data-suit={side.suit()} data-card={card.to_string()}
            data-key={card.byte().to_string()} aria-label={label}
            aria-pressed={marks.selected.to_string()} onclick={move |_| tap.emit(card)}>
            { shown(card, marks) }
        </button>
    }
}

/// What is seen of a card that can be touched: its face, and the tab above it.
pub fn shown(card: Card, marks: Marks) -> Html {
    face(html! { <>{ svg(Side::from(card)) }{ tab(marks) }</> })
}

/// The one tab above a card: a refusal before the choice, the choice before a hint, and that before the news.
pub fn tab(marks: Marks) -> Html {
    match marks {
        Marks { wrong: true, .. } => html! { <i class="mark mark--bang">{ icon("bang") }</i> },
        Marks { selected: true, .. } => html! { <i class="mark mark--check">{ icon("check") }</i> },
        Marks { hinted: true, .. } => html! { <i class="mark mark--hint">{ icon("hint") }</i> },
        Marks { fresh: true, .. } => html! { <i class="mark mark--tab" /> },
        Marks { .. } => html! {},
    }
}
