//! About the app: version, privacy, licences.

use yew::prelude::*;

use crate::{
    model::Model,
    msg::Msg,
    part::{button::tool, choice::say, icon::icon, picture::logo},
};

pub fn about(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let version = words.with("about-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
    html! {
        <main class="page about" data-screen="about">
            <header class="page__top">
                { tool("back", "back", words.text("back"), say(emit, &Msg::Back)) }
                <h1>{ words.text("about-title") }</h1>
            </header>
            <div class="about__name">
                { logo() }
                <div><b>{ words.text("app-name") }</b><p class="note" id="version">{ version }</p></div>
            </div>
            <h2 class="section">{ words.text("about-privacy") }</h2>
            <div class="rows about__text">
                <p class="about__lead">{ icon("shield") }<b>{ words.text("about-privacy-1") }</b></p>
                <p>{ words.text("about-privacy-2") }</p>
                <p>{ words.text("about-privacy-3") }</p>
            </div>
            <h2 class="section">{ words.text("about-licences") }</h2>
            <div class="rows about__text"><p>{ words.text("about-licences-note") }</p></div>
        </main>
    }
}
