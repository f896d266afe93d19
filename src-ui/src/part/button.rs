//! Buttons: the lit one, flat ones, and tools.

use yew::prelude::*;

use super::icon::icon;
use crate::step::Tone;

/// A button as wide as the page.
pub fn wide(id: &'static str, tone: Tone, text: String, tap: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" {id} class={classes!("button", "button--wide", lit(tone))}
            aria-disabled={disabled(tone)} onclick={tap}>{ text }</button>
    }
}

/// A button that stands in a row of others.
pub fn flat(id: &'static str, tone: Tone, text: String, tap: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" {id} class={classes!("button", lit(tone))}
            aria-disabled={disabled(tone)} onclick={tap}>{ text }</button>
    }
}

/// A tool: an icon with a name that is only heard.
pub fn tool(id: &'static str, name: &'static str, label: String, tap: Callback<MouseEvent>) -> Html {
    html! { <button type="button" {id} class="tool" aria-label={label} onclick={tap}>{ icon(name) }</button> }
}

/// A tool with its name below.
pub fn named_tool(id: &'static str, name: &'static str, label: String, tap: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" {id} class="tool tool--named" aria-label={label.clone()} onclick={tap}>
            { icon(name) }<span aria-hidden="true">{ label }</span>
        </button>
    }
}

pub const fn lit(tone: Tone) -> Option<&'static str> {
    match tone {
        Tone::Lit => Some("button--main"),
        Tone::Flat | Tone::Grey => None,
    }
}

/// Grey buttons can still be tapped: they tell why they do nothing.
pub const fn disabled(tone: Tone) -> Option<&'static str> {
    match tone {
        Tone::Lit | Tone::Flat => None,
        Tone::Grey => Some("true"),
    }
}
