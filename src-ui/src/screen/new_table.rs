//! A new table: who plays, how well the computer plays, what the players are called.

use protocol::{Level, Mode, NAME_LENGTH, Seat};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::trouble::trouble;
use crate::{
    figures::Figures,
    model::{Model, Sheet},
    msg::Msg,
    part::{
        button::{tool, wide},
        choice::{Chip, chips, say},
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
                <h1>{ words.game(form.game) }</h1>
                <button type="button" class="tool tool--rules" id="rules" onclick={say(emit, &Msg::Open(Sheet::Rules))}>
                    { icon("book") }{ words.text("rules") }
                </button>
            </header>
            { trouble(model, emit) }
            <div class="nt__pic">{ picture(form.game) }</div>
            <h2 class="section">{ words.text("new-who") }</h2>
            <div class="whos" role="radiogroup" aria-label={words.text("new-who")}>
                { who(model, Mode::Computer, "mode-computer", "chip", emit) }
                { who(model, Mode::SameDevice, "mode-same-device", "device", emit) }
            </div>
            <h2 class="vh">{ words.text("new-title") }</h2>
            <div class="rows opts">
                { match form.mode {
                    Mode::Computer => level(model, emit),
                    Mode::SameDevice => names(model, emit),
                } }
            </div>
            <p class="note nt__target">{ words.with("new-target", &Figures::of(&form.law()).gaps()) }</p>
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

fn level(model: &Model, emit: &Callback<Msg>) -> Html {
    let (words, chosen) = (&model.words, model.form.level);
    let note = match chosen {
        Level::Easy => "level-easy-note",
        Level::Medium => "level-medium-note",
        Level::Hard => "level-hard-note",
    };
    let chip = |level: Level| Chip {
        text: words.level(level),
        choice: level.word(),
        on: level == chosen,
        msg: Msg::FormLevel(level),
    };
    html! {
        <div class="opt">
            <b>{ words.text("new-level") }</b>
            <p class="note">{ words.text(note) }</p>
            { chips("level", words.text("new-level"), &Level::ALL.map(chip), emit) }
        </div>
    }
}

fn names(model: &Model, emit: &Callback<Msg>) -> Html {
    html! {
        <div class="opt">
            <b>{ model.words.text("new-names") }</b>
            <p class="note">{ model.words.text("mode-same-device-note") }</p>
            { for model.form.names.iter().enumerate().map(|(seat, name)| field(model, Seat(seat as u8), name, emit)) }
        </div>
    }
}

fn field(model: &Model, seat: Seat, name: &str, emit: &Callback<Msg>) -> Html {
    let label = model.words.with("new-name-label", &[("number", (seat.0 + 1).into())]);
    let typed = emit.reform(move |event: InputEvent| {
        let text = event.target_unchecked_into::<HtmlInputElement>().value();
        Msg::FormName(seat, text)
    });
    html! {
        <input class="field" id={format!("name-{seat}")} type="text" maxlength={NAME_LENGTH.to_string()} autocomplete="off"
            aria-label={label.clone()} placeholder={label} value={name.to_owned()} oninput={typed} />
    }
}
