//! The bar that says the one next step, and has its button.

use cards::Nudge;
use yew::prelude::*;

use super::{
    button::{disabled, lit},
    icon::icon,
    sentence::sentence,
};
use crate::{
    msg::{Handling, Msg},
    step::{Button, Step},
    words::Words,
};

pub fn bar(words: &Words, step: &Step, emit: &Callback<Msg>) -> Html {
    // Once the round is over two ways lead on: one below the other where the window is narrow.
    let over = step.buttons.iter().any(|button| matches!(button.msg, Msg::Review(_))).then_some("bar--over");
    html! {
        <footer class={classes!("bar", "paper", over, step.stays.then_some("bar--stays"))} id="bar">
            <p class="bar__say" id="bar-say">
                <b>{ sentence(words, &step.title) }</b>
                { for step.note.iter().map(|note| html! { <span>{ sentence(words, note) }</span> }) }
                { for step.meter.map(|(worth, needed)| meter(words, worth, needed)) }
            </p>
            if !step.buttons.is_empty() {
                <div class="bar__buttons">
                    { for step.buttons.iter().enumerate().map(|(place, step)| button(words, place, step, emit)) }
                </div>
            }
        </footer>
    }
}

/// How much is reached of what opens: the text says it, the track shows it.
fn meter(words: &Words, worth: u32, needed: u32) -> Html {
    let part = (worth.min(needed) * 100 / needed.max(1)).to_string();
    html! {
        <span class="meter" data-worth={worth.to_string()}>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={part} height="1" fill="var(--lamp)" />
            </svg>
            <span>{ words.with("tiles-meter", &[("worth", worth.into()), ("needed", needed.into())]) }</span>
        </span>
    }
}

fn button(words: &Words, place: usize, button: &Button, emit: &Callback<Msg>) -> Html {
    let id = (place == 0).then_some("bar-main");
    let (msg, text) = (button.msg.clone(), words.with(button.label, &[("count", button.count.into())]));
    let arrow = drawn(&button.msg);
    html! {
        <button type="button" {id} key={button.label} data-step={button.label}
            class={classes!("button", arrow.map(|_| "button--arrow"), lit(button.tone))}
            aria-disabled={disabled(button.tone)} aria-label={arrow.map(|_| text.clone())}
            onclick={emit.reform(move |_| msg.clone())}>
            { arrow.map_or_else(|| html! { { text } }, icon) }
        </button>
    }
}

/// The icon of a button that moves a card, or cuts a meld; the others have words.
fn drawn(msg: &Msg) -> Option<&'static str> {
    if let Msg::Handle(Handling::Split(..)) = msg {
        return Some("cut");
    }
    let (Msg::Nudge(side) | Msg::Handle(Handling::Shift(side))) = msg else { return None };
    Some(match side {
        Nudge::Left => "back",
        Nudge::Right => "next",
    })
}
