//! The table: seats, melds, piles, the hand, and the bar with the one next step.

mod fan;
mod hand;
pub mod melds;
mod piles;
mod seats;
pub mod tiles;
mod told;

use yew::prelude::*;

use super::trouble::trouble;
use crate::{
    drag::layer::layer,
    model::{Model, RoundPage, Sheet, TableModel},
    msg::Msg,
    part::{bar::bar, button::tool, choice::say},
};

/// A hand of more cards than these leaves the rest of the table less room.
const FULL: usize = 20;

/// A hand of more cards than these lies in rows on a phone.
const ROW: usize = 8;

pub fn table(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    if table.is_rebuilt() {
        return tiles::table(model, table, emit);
    }
    let words = &model.words;
    // Whoever has seen enough of the last move need not wait.
    let go_on = (table.round_page == RoundPage::Settling).then(|| say(emit, &Msg::ShowRound(RoundPage::Result)));
    let many = table.is_for_many().then_some("table--many");
    let fan = table.fan().map(|_| "has-fan");
    let full = (table.hand().len() > FULL).then_some("table--full");
    let rows = (table.hand().len() > ROW).then_some("table--rows");
    html! {
        <main class={classes!("felt", "table", many, full, rows, fan)} data-screen="table" data-phase={phase(table)} data-version={table.version.to_string()}
            data-my-turn={table.is_my_turn().to_string()} onclick={go_on}>
            { top(model, table, emit) }
            { trouble(model, emit) }
            { seats::seats(words, table, emit) }
            { melds::melds(words, table, emit) }
            { melds::said(words, table) }
            { told::told(words, table) }
            { match table.fan() {
                Some(open) => fan::fan(words, table, open, emit),
                None => piles::piles(words, table, emit),
            } }
            { hand::hand(model, table, emit) }
            { bar(words, &table.step(), emit) }
            { layer(table, emit) }
        </main>
    }
}

fn top(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    html! {
        <header class="top">
            { tool("leave", "back", words.text("leave"), say(emit, &Msg::LeaveTable)) }
            <h1 class="top__title">
                { words.game(table.view.game) }
                <small>{ words.with("table-round", &[("round", table.view.round.into())]) }</small>
            </h1>
            { tool("menu", "more", words.text("menu"), say(emit, &Msg::Open(Sheet::Menu))) }
        </header>
    }
}

/// Where the round is, for whoever looks at the page from outside.
fn phase(table: &TableModel) -> &'static str {
    use protocol::Phase;
    match table.view.phase {
        Phase::Draw => "draw",
        Phase::Play => "play",
        Phase::RoundOver => "round_over",
    }
}
