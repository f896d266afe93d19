//! Choices: one of several as chips, or on and off as a switch.

use yew::prelude::*;

use super::icon::icon;
use crate::msg::Msg;

/// One chip of a group.
#[derive(Clone, PartialEq, Debug)]
pub struct Chip {
    pub text: String,
    /// Its name for the ear, where the text says too little.
    pub label: Option<String>,
    /// Stable: `data-choice` in the page.
    pub choice: AttrValue,
    pub on: bool,
    pub msg: Msg,
}

/// A group of chips of which one is chosen.
pub fn chips(id: impl Into<AttrValue>, label: String, chips: &[Chip], emit: &Callback<Msg>) -> Html {
    html! {
        <div class="chips" id={id.into()} role="radiogroup" aria-label={label}>
            { for chips.iter().map(|chip| drawn(chip, emit)) }
        </div>
    }
}

/// One chip of a group that is drawn elsewhere. A check is for words; a number is seen to be chosen without one.
pub fn drawn(chip: &Chip, emit: &Callback<Msg>) -> Html {
    let checked = chip.on && !chip.text.starts_with(|letter: char| letter.is_ascii_digit());
    html! {
        <button type="button" class="chip" role="radio" aria-checked={chip.on.to_string()} aria-label={chip.label.clone()}
            data-choice={&chip.choice} onclick={say(emit, &chip.msg)}>
            if checked { { icon("check") } }
            { &chip.text }
        </button>
    }
}

/// A row with a switch.
pub fn switch(id: &'static str, (text, note): (String, String), on: bool, msg: &Msg, emit: &Callback<Msg>) -> Html {
    html! {
        <button type="button" class="row" {id} role="switch" aria-checked={on.to_string()} onclick={say(emit, msg)}>
            <span class="row__text"><b>{ text }</b><span>{ note }</span></span>
            <i class="switch" />
        </button>
    }
}

/// Emits this message at every tap.
pub fn say(emit: &Callback<Msg>, msg: &Msg) -> Callback<MouseEvent> {
    let msg = msg.clone();
    emit.reform(move |_| msg.clone())
}
