//! The proof of a deal in detail, for whoever wants to check it again elsewhere; of a round under way, its promise.

use yew::prelude::*;

use crate::{
    model::{Model, TableModel},
    msg::Msg,
    part::sheet::Sheet,
};

pub fn proof(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let title = words.say(&table.proof_line().unwrap_or_else(|| "proof-promised".into()));
    let note = if table.reveal.is_some() { "proof-note" } else { "proof-note-now" };
    html! {
        <Sheet kind="proof" {title} close={words.text("close")} emit={emit.clone()}>
            <p class="sheet__text">{ words.text(note) }</p>
            <dl class="proof-facts">
                { for table.proof_details().into_iter().map(|(label, value)| html! {
                    <div data-fact={label}><dt>{ words.text(label) }</dt><dd>{ value }</dd></div>
                }) }
            </dl>
        </Sheet>
    }
}
