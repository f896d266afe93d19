//! What lies over a screen: menus, questions, explanations; one at a time.

mod ask;
mod keys;
mod log;
mod menu;
mod pick;
mod proof;
mod rules;
mod scores;
mod unreadable;
mod which;
mod why;

use yew::prelude::*;

use crate::{
    model::{Model, Sheet},
    msg::Msg,
};

pub fn sheet(model: &Model, open: &Sheet, emit: &Callback<Msg>) -> Html {
    let table = model.table.as_ref();
    let at_table = |draw: fn(&Model, &crate::model::TableModel, &Callback<Msg>) -> Html| {
        table.map(|table| draw(model, table, emit)).unwrap_or_default()
    };
    match open {
        Sheet::Menu => at_table(menu::menu),
        Sheet::Log => at_table(log::log),
        Sheet::Scores => at_table(scores::scores),
        Sheet::Rules => rules::rules(model, emit),
        Sheet::Keys => keys::keys(model, emit),
        Sheet::Sort => at_table(pick::sort),
        Sheet::Level => at_table(pick::level),
        Sheet::Proof => at_table(proof::proof),
        Sheet::WhyNot => at_table(why::why),
        Sheet::Which => at_table(which::which),
        Sheet::AskNewGame => ask::new_game(model, emit),
        Sheet::AskLeave => ask::leave(model, emit),
        Sheet::AskReplace => ask::replace(model, emit),
        Sheet::AskErase => ask::erase(model, emit),
        Sheet::Unreadable { mode, game, newer } => unreadable::unreadable(model, *mode, *game, *newer, emit),
        Sheet::Fault(fault) => unreadable::fault(model, fault, emit),
    }
}

/// A row of a sheet: an icon, what a tap does, and how things stand.
fn row(id: &'static str, drawn: &'static str, text: String, note: Option<String>, tap: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="row" {id} onclick={tap}>
            { crate::part::icon::icon_with(drawn, "soft") }
            <span class="row__text"><b>{ text }</b>{ for note.iter().map(|note| html! { <span>{ note }</span> }) }</span>
        </button>
    }
}
