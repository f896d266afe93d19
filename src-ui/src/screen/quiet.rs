//! Screens with nothing on them yet: a sentence, never a lone spinner.

use yew::prelude::*;

use crate::{
    model::{Model, Screen},
    msg::Msg,
    part::{button::flat, choice::say, picture::logo},
    step::Tone,
};

/// Settings and saves are being read.
pub fn opening(model: &Model) -> Html {
    quiet("opening", &model.words.text("app-name"), &model.words.text("opening"), html! {})
}

/// Nothing here can hold a table.
pub fn no_host(model: &Model) -> Html {
    quiet("no-host", &model.words.text("no-host-title"), &model.words.text("no-host"), html! {})
}

/// The table has been asked for and has not come yet.
pub fn waiting(model: &Model, emit: &Callback<Msg>) -> Html {
    let home = flat("home", Tone::Flat, model.words.text("to-home"), say(emit, &Msg::Go(Screen::Home)));
    quiet("waiting", &model.words.text("app-name"), &model.words.text("waiting"), home)
}

fn quiet(screen: &'static str, title: &str, text: &str, action: Html) -> Html {
    html! {
        <main class="page" data-screen={screen}>
            <div class="empty">{ logo() }<h1>{ title }</h1><p>{ text }</p>{ action }</div>
        </main>
    }
}
