//! The bar that says the one next step, and has its button.

use cards::Nudge;
use yew::prelude::*;

use super::{
    button::{disabled, lit},
    icon::icon,
    sentence::sentence,
};
use crate::{
    msg::Msg,
    step::{Button, Step},
    words::Words,
};

pub fn bar(words: &Words, step: &Step, emit: &Callback<Msg>) -> Html {
    html! {
        <footer class="bar paper" id="bar">
            <p class="bar__say" id="bar-say">
                <b>{ sentence(words, &step.title) }</b>
                { for step.note.iter().map(|note| html! { <span>{ sentence(words, note) }</span> }) }
            </p>
            if !step.buttons.is_empty() {
                <div class="bar__buttons">
                    { for step.buttons.iter().enumerate().map(|(place, step)| button(words, place, step, emit)) }
                </div>
            }
        </footer>
    }
}

fn button(words: &Words, place: usize, button: &Button, emit: &Callback<Msg>) -> Html {
    let id = (place == 0).then_some("bar-main");
    let (msg, text) = (button.msg.clone(), words.with(button.label, &[("count", button.count.into())]));
    let arrow = arrow(&button.msg);
    html! {
        <button type="button" {id} key={button.label} data-step={button.label}
            class={classes!("button", arrow.map(|_| "button--arrow"), lit(button.tone))}
            aria-disabled={disabled(button.tone)} aria-label={arrow.map(|_| text.clone())}
            onclick={emit.reform(move |_| msg.clone())}>
            { arrow.map_or_else(|| html! { { text } }, icon) }
        </button>
    }
}

/// The icon of a button that moves a card; the others have words.
fn arrow(msg: &Msg) -> Option<&'static str> {
    let Msg::Nudge(side) = msg else { return None };
    Some(match side {
        Nudge::Left => "back",
        Nudge::Right => "next",
    })
}
