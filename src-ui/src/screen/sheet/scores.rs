//! The score sheet over the table: the target, who leads, and every round.

use yew::prelude::*;

use crate::{
    model::{Model, TableModel},
    msg::Msg,
    part::{sentence::sentence, sheet::Sheet},
    screen::score_sheet::{score_sheet, title},
};

pub fn scores(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    html! {
        <Sheet kind="scores" title={title(words, table)} close={words.text("close")} emit={emit.clone()}>
            <p class="sheet__text" id="scores-lead">{ sentence(words, &table.lead_line()) }</p>
            { score_sheet(words, table) }
        </Sheet>
    }
}
