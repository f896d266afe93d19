//! What has been played this round, in words, turn by turn, the newest first.

use protocol::SeatEvent;
use yew::prelude::*;

use crate::{
    log,
    model::{Model, TableModel},
    msg::Msg,
    part::{seat::disc, sentence::sentence, sheet::Sheet},
    turn::{self, Detail, Part},
};

pub fn log(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let parts = turn::parts(&table.view.log);
    html! {
        <Sheet kind="log" title={words.text("log")} close={words.text("close")} emit={emit.clone()}>
            if parts.is_empty() {
                <p class="note">{ words.text("log-empty") }</p>
            }
            <ol class="log" id="log">{ for parts.iter().rev().map(|part| line(model, table, part)) }</ol>
        </Sheet>
    }
}

/// A turn, or what nobody did by a move.
fn line(model: &Model, table: &TableModel, part: &Part) -> Html {
    let words = &model.words;
    let (disc, say, events) = match part {
        Part::Turn(turn) => {
            let disc = disc(turn.seat, &words.name(&table.player(turn.seat)), None);
            (disc, Some(turn.say(&table.audience(), Detail::Whole)), &turn.events[..])
        }
        Part::Note(event) => {
            let none = html! { <span class="seat__face" aria-hidden="true" /> };
            let event = std::slice::from_ref(event);
            (none, log::last(event, &table.audience()), event)
        }
    };
    let events: Vec<String> = events.iter().map(SeatEvent::to_string).collect();
    html! { <li data-event={events.join(", ")}>{ disc }<span>{ for say.iter().map(|say| sentence(words, say)) }</span></li> }
}
