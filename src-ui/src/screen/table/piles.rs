//! Stock and discard pile above the hand, and the tools beside them.

use yew::prelude::*;

use crate::{
    model::{Sheet, TableModel},
    msg::Msg,
    part::{
        button::named_tool,
        card::Marks,
        choice::say,
        pile::{Light, Pile, backs, newest, under},
    },
    words::Words,
};

pub fn piles(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    html! {
        <section class="piles" aria-label={words.text("piles")}>
            { named_tool("sort", "sort", words.text("sort"), say(emit, &Msg::Open(Sheet::Sort))) }
            { hint(words, table, emit) }
            { stock(words, table, emit) }
            { discard(words, table, emit) }
            { take_back(words, table, emit) }
        </section>
    }
}

fn stock(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let count = table.view.stock_count;
    let light = if table.lights().stock { Light::Lit } else { Light::Off };
    html! {
        <Pile kind="stock" cards={backs(count)} under={under(count.into())} name={words.with("stock-named", &[("count", count.into())])}
            label={words.stock(count.into())} {light} marks={hinted(table.advised().stock)} tap={emit.reform(|()| Msg::TapStock)} />
    }
}

fn discard(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let discards = &table.view.discard;
    let light = if table.lights().discard { Light::Lit } else { Light::Plain };
    html! {
        <Pile kind="discard" cards={newest(discards)} under={under(discards.len())} name={words.text("discard-pile")}
            label={words.discard(discards.last().copied(), discards.len())} {light} marks={hinted(table.advised().discard)} tap={emit.reform(|()| Msg::TapDiscard)} />
    }
}

/// Help, while it may be had.
fn hint(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    match table.may_have_hint() {
        true => named_tool("hint", "hint", words.text("hint"), say(emit, &Msg::Hint)),
        false => html! {},
    }
}

fn hinted(hinted: bool) -> Marks {
    Marks { hinted, ..Marks::default() }
}

/// Its place stays empty while there is nothing to take back, so that the piles stay in the middle.
fn take_back(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    match &table.view.options {
        Some(options) if options.take_back => {
            named_tool("take-back", "undo", words.text("take-back"), say(emit, &Msg::TakeBack))
        }
        Some(_) | None => html! { <span class="tool tool--named" /> },
    }
}
