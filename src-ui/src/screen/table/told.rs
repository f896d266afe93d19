//! What has been played this round, beside the melds where a window has room for it; the newest first.

use protocol::Seat;
use yew::prelude::*;

use crate::{log, model::TableModel, part::sentence::sentence, words::Words};

/// More lines than any window shows.
const LINES: usize = 30;

pub fn told(words: &Words, table: &TableModel) -> Html {
    let mut turn: Option<Seat> = None;
    let lines = (0..table.view.log.len()).rev().take(LINES).map(|place| {
        let event = &table.view.log[place];
        let begins = turn != event.seat() && turn.is_some();
        turn = event.seat();
        line(words, table, place, begins.then_some("told__turn"))
    });
    html! {
        <section class="told" aria-label={words.text("log")}>
            <h2 class="told__title">{ words.text("log") }</h2>
            <ol class="told__lines">{ for lines }</ol>
        </section>
    }
}

/// Between the lines of two turns lies a little more room.
fn line(words: &Words, table: &TableModel, place: usize, class: Option<&'static str>) -> Html {
    let said = log::last(&table.view.log[..=place], &table.audience());
    html! { <li {class}>{ for said.iter().map(|say| sentence(words, say)) }</li> }
}
