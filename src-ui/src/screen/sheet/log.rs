//! What has been played this round, in words, the newest first.

use protocol::SeatEvent;
use yew::prelude::*;

use crate::{
    log,
    model::{Model, TableModel},
    msg::Msg,
    part::{seat::disc, sentence::sentence, sheet::Sheet},
};

pub fn log(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    html! {
        <Sheet kind="log" title={words.text("log")} close={words.text("close")} emit={emit.clone()}>
            if table.view.log.is_empty() {
                <p class="note">{ words.text("log-empty") }</p>
            }
            <ol class="log" id="log">{ for table.view.log.iter().rev().map(|event| line(model, table, event)) }</ol>
        </Sheet>
    }
}

fn line(model: &Model, table: &TableModel, event: &SeatEvent) -> Html {
    let disc = match event.seat() {
        Some(seat) => disc(seat, &model.words.name(&table.player(seat)), None),
        None => html! { <span class="seat__face" /> },
    };
    let said = log::say(event, &table.roster, table.reader());
    html! { <li data-event={event.to_string()}>{ disc }<span>{ sentence(&model.words, &said) }</span></li> }
}
