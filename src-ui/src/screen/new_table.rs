//! A new table: who plays, how well the computer plays, what the players are called, and the options of the game.

mod options;
mod players;

use protocol::{GameEnd, Mode};
use yew::prelude::*;

use super::trouble::trouble;
use crate::{
    model::{Model, Sheet},
    msg::Msg,
    part::{
        button::{tool, wide},
        choice::say,
        game::game_chips,
        icon::icon,
        picture::picture,
    },
    step::Tone,
};

pub fn new_table(model: &Model, emit: &Callback<Msg>) -> Html {
    let (words, form) = (&model.words, &model.form);
    html! {
        <main class="page nt" data-screen="new-table">
            <header class="page__top">
                { tool("back", "back", words.text("back"), say(emit, &Msg::Back)) }
                <h1>{ if form.any_game { words.text("new-title") } else { words.game(form.game) } }</h1>
                <button type="button" class="tool tool--rules" id="rules" onclick={say(emit, &Msg::Open(Sheet::Rules))}>
                    { icon("book") }{ words.text("rules") }
                </button>
            </header>
            { trouble(model, emit) }
            if form.any_game {
                <div class="nt__games">{ game_chips("game-choice", words, form.game, Msg::FormGame, emit) }</div>
            }
            <div class="nt__pic">{ picture(form.game) }</div>
            <h2 class="section">{ words.text("new-who") }</h2>
            <div class="whos" role="radiogroup" aria-label={words.text("new-who")}>
                { who(model, Mode::Computer, "mode-computer", "chip", emit) }
                { who(model, Mode::SameDevice, "mode-same-device", "device", emit) }
            </div>
            <h2 class="vh">{ words.text("new-title") }</h2>
            <div class="rows opts">
                { for form.seats_offer().map(|offer| options::option(model, &offer, emit)) }
                { match form.mode {
                    Mode::Computer => players::levels(model, emit),
                    Mode::SameDevice => players::names(model, emit),
                } }
                { for form.offers().iter().map(|offer| options::option(model, offer, emit)) }
            </div>
            { for target(model) }
            <div class="nt__go">{ wide("deal", Tone::Lit, words.text("new-deal"), say(emit, &Msg::Deal)) }</div>
        </main>
    }
}

fn who(model: &Model, mode: Mode, id: &'static str, drawn: &'static str, emit: &Callback<Msg>) -> Html {
    let on = model.form.mode == mode;
    html! {
        <button type="button" class="who" {id} role="radio" aria-checked={on.to_string()}
            onclick={say(emit, &Msg::FormMode(mode))}>
            { icon(if on { "check" } else { drawn }) }<span>{ model.words.text(id) }</span>
        </button>
    }
}

/// What the game is played to, where nothing else is to be chosen.
fn target(model: &Model) -> Option<Html> {
    match model.form.law().game_end {
        GameEnd::Target(points) if model.form.offers().is_empty() => Some(html! {
            <p class="note nt__target">{ model.words.with("new-target", &[("target", points.into())]) }</p>
        }),
        GameEnd::Target(_) | GameEnd::Rounds(_) | GameEnd::EachRound => None,
    }
}
