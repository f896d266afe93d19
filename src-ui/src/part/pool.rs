//! The pool of tiles beside the rack: a small stack of backs with the number of those that are left.

use yew::prelude::*;

use super::{
    card::{Marks, tab},
    pile::{Light, marked},
    tile::back,
};

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct PoolProps {
    /// How many tiles are left.
    pub count: u8,
    /// What stands where none is left.
    pub empty: AttrValue,
    /// What a tap does then, where it does anything.
    pub pass: Option<AttrValue>,
    /// The name for whoever hears it.
    pub label: AttrValue,
    pub light: Light,
    #[prop_or_default]
    pub marks: Marks,
    /// It is only looked at.
    #[prop_or_default]
    pub still: bool,
    pub tap: Callback<()>,
}

#[component]
pub fn Pool(props: &PoolProps) -> Html {
    let light = match props.light {
        Light::Lit => Some("is-lit"),
        Light::Plain => None,
        Light::Off => Some("is-off"),
    };
    let is_empty = (props.count == 0).then_some("pool--empty");
    html! {
        <button type="button" id="stock" class={classes!("pool", is_empty, light, marked(props.marks))} inert={props.still} data-left={props.count.to_string()}
            aria-label={props.label.clone()} onclick={props.tap.reform(|_| ())}>
            if props.count == 0 {
                <span class="pool__none">{ &props.empty }{ for props.pass.iter().map(|pass| html! { <>{ " " }<b>{ pass }</b></> }) }</span>
            } else {
                <span class="pool__tiles">
                    { for (0..props.count.min(SEEN)).map(|_| back()) }
                    <b class="pool__count">{ props.count }</b>
                </span>
            }
            { tab(props.marks) }
        </button>
    }
}

/// How many backs of a full pool are to be seen.
const SEEN: u8 = 3;
