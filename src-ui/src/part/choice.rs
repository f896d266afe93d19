//! Choices: one of several as chips, or on and off as a switch.

use yew::prelude::*;

use super::icon::icon;
use crate::msg::Msg;

/// One chip of a group.
#[derive(Clone, PartialEq, Debug)]
pub struct Chip {
    pub text: String,
    /// Stable: `data-choice` in the page.
    pub choice: &'static str,
    pub on: bool,
    pub msg: Msg,
}

/// A group of chips of which one is chosen.
pub fn chips(id: &'static str, label: String, chips: &[Chip], emit: &Callback<Msg>) -> Html {
    html! {
        <div class="chips" {id} role="radiogroup" aria-label={label}>
            { for chips.iter().map(|chip| html! {
                <button type="button" class="chip" role="radio" aria-checked={chip.on.to_string()} data-choice={chip.choice}
                    onclick={say(emit, &chip.msg)}>
                    if chip.on { { icon("check") } }
                    { &chip.text }
                </button>
            }) }
        </div>
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
