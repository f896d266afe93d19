//! The drawings that every card, picture and icon is composed of; in the page once.

use yew::prelude::*;

const SPRITE: &str = include_str!("sprite.svg");

#[component]
pub fn Sprite() -> Html {
    Html::from_html_unchecked(AttrValue::Static(SPRITE))
}
