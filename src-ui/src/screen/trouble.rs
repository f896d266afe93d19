//! What went wrong in the world, across the screen until it is over.

use protocol::{Game, Mode};
use yew::prelude::*;

use crate::{
    model::{Banner, Model},
    msg::Msg,
    part::{button::flat, choice::say, icon::icon},
    step::Tone,
};

pub fn trouble(model: &Model, emit: &Callback<Msg>) -> Html {
    model.banner.map(|kind| banner(model, kind, emit)).unwrap_or_default()
}

fn banner(model: &Model, kind: Banner, emit: &Callback<Msg>) -> Html {
    let name = match kind {
        Banner::NotSaved => "not-saved",
        Banner::NewerInPlace => "newer-in-place",
    };
    let aside = match (kind, &model.table) {
        (Banner::NewerInPlace, Some(table)) => set_aside(model, table.mode, table.view.game, emit),
        (Banner::NewerInPlace, None) | (Banner::NotSaved, _) => html! {},
    };
    html! {
        <div class="trouble paper" data-trouble={name}>
            { icon("bang") }<p>{ model.words.text(kind.key()) }</p>{ aside }
        </div>
    }
}

fn set_aside(model: &Model, mode: Mode, game: Game, emit: &Callback<Msg>) -> Html {
    flat("set-aside", Tone::Flat, model.words.text("set-aside"), say(emit, &Msg::SetNewerAside(mode, game)))
}
