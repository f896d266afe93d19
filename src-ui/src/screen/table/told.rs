//! What has been played this round, beside the melds where a window has room for it; the newest first.

use protocol::{Seat, SeatEvent};
use yew::prelude::*;

use crate::{log, model::TableModel, part::sentence::sentence, words::Words};

/// More lines than any window shows.
const LINES: usize = 30;

pub fn told(words: &Words, table: &TableModel) -> Html {
    let events = table.view.log.iter();
    let mut turn: Option<Seat> = None;
    let lines = events.rev().take(LINES).map(|event| {
        let begins = turn != event.seat() && turn.is_some();
        turn = event.seat();
        line(words, table, event, begins.then_some("told__turn"))
    });
    html! {
        <section class="told" aria-label={words.text("log")}>
            <h2 class="told__title">{ words.text("log") }</h2>
            <ol class="told__lines">{ for lines }</ol>
        </section>
    }
}

/// Between the lines of two turns lies a little more room.
fn line(words: &Words, table: &TableModel, event: &SeatEvent, class: Option<&'static str>) -> Html {
    let said = log::say(event, &table.roster, table.reader());
    html! { <li {class}>{ sentence(words, &said) }</li> }
}
