//! A finished round move by move: the table as the player of each move saw it, what that was, and what is thought of it.

mod panel;
mod seen;

use yew::prelude::*;

use super::trouble::trouble;
use crate::{
    model::{Model, Review},
    msg::Msg,
    part::{button::tool, choice::say},
};

pub fn review(model: &Model, emit: &Callback<Msg>) -> Html {
    let (Some(table), Some(review)) = (&model.table, &model.review) else { return html! {} };
    let words = &model.words;
    let tiles = table.is_rebuilt().then_some("review--tiles");
    let place = review.shown.as_ref().map(|shown| shown.number.to_string());
    html! {
        <main class={classes!("felt", "review", "table--many", tiles)} data-screen="review" data-move={place}
            data-judged={review.shown.as_ref().map(|shown| shown.judgement.is_some().to_string())}>
            <header class="top">
                { tool("leave", "back", words.text("back"), say(emit, &Msg::Back)) }
                <h1 class="top__title">
                    { words.text("review") }
                    <small>{ words.with("table-round", &[("round", table.view.round.into())]) }</small>
                </h1>
                <span class="tool" />
            </header>
            { trouble(model, emit) }
            { match &review.shown {
                Some(shown) => html! { <>
                    { seen::seen(model, shown) }
                    { panel::panel(words, table, review, shown, emit) }
                </> },
                None => nothing_yet(model, review),
            } }
        </main>
    }
}

/// Until the first move has come, and where none can come.
fn nothing_yet(model: &Model, review: &Review) -> Html {
    let key = if review.is_untold { "review-untold" } else { "review-opening" };
    html! { <p class="review__none" id="review-none">{ model.words.text(key) }</p> }
}
