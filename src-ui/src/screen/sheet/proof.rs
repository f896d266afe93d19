//! The proof of a deal in detail, for whoever wants to check it again elsewhere.

use yew::prelude::*;

use crate::{
    model::{Model, TableModel},
    msg::Msg,
    part::sheet::Sheet,
};

pub fn proof(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let title = table.proof_line().map(|line| words.say(&line)).unwrap_or_default();
    html! {
        <Sheet kind="proof" {title} close={words.text("close")} emit={emit.clone()}>
            <p class="sheet__text">{ words.text("proof-note") }</p>
            <dl class="proof-facts">
                { for table.proof_details().into_iter().map(|(label, value)| html! {
                    <div data-fact={label}><dt>{ words.text(label) }</dt><dd>{ value }</dd></div>
                }) }
            </dl>
        </Sheet>
    }
}
