//! Sheets in which one thing of a few is picked: how to sort the hand, how well the computer plays.

use cards::{Card, SortBy};
use protocol::Level;
use yew::prelude::*;

use super::row;
use crate::{
    model::{Model, TableModel},
    msg::{Arranging, Msg},
    part::{
        choice::{Chip, chips, say},
        sentence::tiny,
        sheet::Sheet,
    },
    words::Words,
};

pub fn sort(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let left = words.with("sort-left", &[("count", table.laid_out().left.into())]);
    html! {
        <Sheet kind="sort" title={words.text("sort")} close={words.text("close")} emit={emit.clone()}>
            <div class="rows">
                { way(words, "sort-rank", "7c 7h 8d", words.text("sort-by-rank"), None, say(emit, &Msg::Sort(SortBy::Rank))) }
                { way(words, "sort-suit", "3h 9h 5s", words.text("sort-by-suit"), None, say(emit, &Msg::Sort(SortBy::Suit))) }
                { way(words, "sort-melds", "7s 8s 9s", words.text("sort-by-melds"), Some(left), say(emit, &Msg::SortByMelds)) }
                { row("sort-hand", "drag", words.text("sort-by-hand"), None, say(emit, &Msg::Arrange(Arranging::Begin))) }
            </div>
        </Sheet>
    }
}

/// A row with three cards that lie as the hand would.
fn way(
    words: &Words,
    id: &'static str,
    cards: &str,
    text: String,
    note: Option<String>,
    tap: Callback<MouseEvent>,
) -> Html {
    let cards = cards.split(' ').map(|card| Card::first(card.parse().expect("the samples are cards")));
    html! {
        <button type="button" class="row" {id} onclick={tap}>
            <span class="row__text"><b>{ text }</b>{ for note.iter().map(|note| html! { <span>{ note }</span> }) }</span>
            <span class="row__cards" aria-hidden="true">{ for cards.map(|card| tiny(words, card)) }</span>
        </button>
    }
}

pub fn level(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let now = table.level().map(|(_, level)| level);
    let chip = |level: Level| Chip {
        text: words.level(level),
        choice: level.word(),
        on: now == Some(level),
        msg: Msg::SetLevel(level),
    };
    html! {
        <Sheet kind="level" title={words.text("level")} close={words.text("close")} emit={emit.clone()}>
            { chips("level", words.text("level"), &Level::ALL.map(chip), emit) }
        </Sheet>
    }
}
