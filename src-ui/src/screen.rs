//! The screens, and what lies over them.

mod about;
mod curtain;
mod game_end;
mod home;
mod new_table;
mod quiet;
mod result;
mod review;
mod round_end;
mod score_sheet;
mod settings;
mod sheet;
mod table;
mod trouble;

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    model::{Model, Screen, Showing},
    msg::Msg,
    part::sprite::Sprite,
};

/// The page: the screen, and the sheet over it.
pub fn page(model: &Rc<Model>, emit: &Callback<Msg>) -> Html {
    // What lies under a sheet can be neither touched nor heard.
    html! { <>
        <Sprite />
        <div class="screen" inert={model.sheet.is_some()}>{ screen(model, emit) }</div>
        <div class="travel" aria-hidden="true" />
        // One node, whether there is a sheet or not: else all that lies before it would be made anew with it.
        { model.sheet.as_ref().map(|open| sheet::sheet(model, open, emit)).unwrap_or_default() }
    </> }
}

fn screen(model: &Model, emit: &Callback<Msg>) -> Html {
    match model.screen {
        Screen::Opening => quiet::opening(model),
        Screen::NoHost => quiet::no_host(model),
        Screen::Home => home::home(model, emit),
        Screen::NewTable => new_table::new_table(model, emit),
        Screen::Table => at_table(model, emit),
        Screen::Review => review::review(model, emit),
        Screen::Settings => settings::settings(model, emit),
        Screen::About => about::about(model, emit),
    }
}

fn at_table(model: &Model, emit: &Callback<Msg>) -> Html {
    match (model.showing(), &model.table, &model.curtain) {
        (Showing::Curtain, _, Some(curtain)) => curtain::curtain(model, curtain, emit),
        (Showing::Table, Some(table), _) => table::table(model, table, emit),
        (Showing::RoundEnd, Some(table), _) => round_end::round_end(model, table, emit),
        (Showing::GameEnd, Some(table), _) => game_end::game_end(model, table, emit),
        (Showing::Waiting | Showing::Curtain | Showing::Table | Showing::RoundEnd | Showing::GameEnd, _, _) => {
            quiet::waiting(model, emit)
        }
    }
}
