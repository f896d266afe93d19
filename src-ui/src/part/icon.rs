//! Icons: lines of one weight, drawn by the sprite.

use yew::prelude::*;

/// An icon by its name in the sprite, without the `i-`; always beside words or on a named button.
pub fn icon(name: &'static str) -> Html {
    icon_with(name, "")
}

/// The same with another class on it.
pub fn icon_with(name: &'static str, class: &'static str) -> Html {
    html! {
        <svg class={classes!("icon", class)} aria-hidden="true"><use href={format!("#i-{name}")} /></svg>
    }
}
