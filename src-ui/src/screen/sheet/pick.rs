//! Sheets in which one thing of a few is picked: how to sort the hand, how well the computer plays.

use cards::SortBy;
use protocol::Level;
use yew::prelude::*;

use super::row;
use crate::{
    model::{Model, TableModel},
    msg::{Arranging, Msg},
    part::{
        choice::{Chip, chips, say},
        sheet::Sheet,
    },
};

pub fn sort(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let left = words.with("sort-left", &[("count", table.laid_out().left.into())]);
    html! {
        <Sheet kind="sort" title={words.text("sort")} close={words.text("close")} emit={emit.clone()}>
            <div class="rows">
                { row("sort-rank", "sort", words.text("sort-by-rank"), None, say(emit, &Msg::Sort(SortBy::Rank))) }
                { row("sort-suit", "sort", words.text("sort-by-suit"), None, say(emit, &Msg::Sort(SortBy::Suit))) }
                { row("sort-melds", "sort", words.text("sort-by-melds"), Some(left), say(emit, &Msg::SortByMelds)) }
                { row("sort-hand", "drag", words.text("sort-by-hand"), None, say(emit, &Msg::Arrange(Arranging::Begin))) }
            </div>
        </Sheet>
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
