//! Which is meant: what a joker stands for, or where cards go that fit in several places; each as a small meld to tap.

use cards::{Face, Slot};
use yew::prelude::*;

use crate::{
    model::{Model, TableModel},
    msg::Msg,
    part::{card::mute, choice::say, hand::Cover, sheet::Sheet},
    placing::Choice,
    words::Words,
};

pub fn which(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let title = if is_about_a_joker(&table.asked) { "which-joker" } else { "which-meld" };
    html! {
        <Sheet kind="which" title={words.text(title)} close={words.text("close")} emit={emit.clone()}>
            <div class="ways">
                { for table.asked.iter().enumerate().map(|(place, choice)| way(words, place, choice, emit)) }
            </div>
        </Sheet>
    }
}

/// Ways that put the same cards in one place differ in what their jokers stand for.
fn is_about_a_joker(asked: &[Choice]) -> bool {
    asked.iter().all(|choice| choice.ways.len() == 1 && choice.slots.len() == asked[0].slots.len())
        && asked.iter().flat_map(|choice| &choice.added).any(|card| card.face() == Face::Joker)
}

fn way(words: &Words, place: usize, choice: &Choice, emit: &Callback<Msg>) -> Html {
    let last = choice.slots.len().saturating_sub(1);
    html! {
        <button type="button" class="way" data-way={place.to_string()} aria-label={words.meld(&choice.slots)}
            onclick={say(emit, &Msg::Which(place))}>
            <span class="way__cards">
                { for choice.slots.iter().enumerate().map(|(place, slot)| card(choice, *slot, place == last)) }
            </span>
        </button>
    }
}

/// What is put down stands out among what lies there.
fn card(choice: &Choice, slot: Slot, is_last: bool) -> Html {
    let is_new = choice.added.contains(&slot.card) && choice.added.len() < choice.slots.len();
    let cover = if is_last { None } else { Cover::Covered.class() };
    let is_joker = slot.card.face() == Face::Joker && choice.added.contains(&slot.card);
    let class = classes!((is_new || is_joker).then_some("is-lit"), cover);
    mute(slot, class)
}
