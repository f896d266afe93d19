//! What went wrong in the world, across the screen until it is over.

use protocol::{Game, Mode};
use yew::prelude::*;

use crate::{
    model::{Banner, Model},
    msg::Msg,
    part::{button::flat, choice::say, icon::icon},
    step::Tone,
};

pub fn banners(model: &Model, emit: &Callback<Msg>) -> Html {
    model.banners.iter().map(|kind| banner(model, *kind, emit)).collect()
}

fn banner(model: &Model, kind: Banner, emit: &Callback<Msg>) -> Html {
    let (name, text) = match kind {
        Banner::NotSaved => ("not-saved", "trouble-not_saved"),
        Banner::NewerInPlace => ("newer-in-place", "trouble-newer_in_place"),
    };
    let aside = match (kind, &model.table) {
        (Banner::NewerInPlace, Some(table)) => set_aside(model, table.mode, table.view.game, emit),
        (Banner::NewerInPlace, None) | (Banner::NotSaved, _) => html! {},
    };
    html! {
        <div class="trouble paper" data-trouble={name}>
            { icon("bang") }<p>{ model.words.text(text) }</p>{ aside }
        </div>
    }
}

fn set_aside(model: &Model, mode: Mode, game: Game, emit: &Callback<Msg>) -> Html {
    flat("set-aside", Tone::Flat, model.words.text("set-aside"), say(emit, &Msg::SetNewerAside(mode, game)))
}
