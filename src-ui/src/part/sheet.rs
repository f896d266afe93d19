//! Sheets: what comes up from the lower edge and has to be answered or closed; `reach` keeps the focus inside.

use yew::prelude::*;

use super::button::tool;
use crate::msg::Msg;

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct SheetProps {
    /// Its `data-sheet`.
    pub kind: &'static str,
    pub title: AttrValue,
    /// The name of the button that closes it.
    pub close: AttrValue,
    #[prop_or_default]
    pub class: Classes,
    pub emit: Callback<Msg>,
    pub children: Html,
}

#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let close = props.emit.reform(|_| Msg::CloseSheet);
    html! { <>
        <div class="veil" onclick={close.clone()} />
        <section class={classes!("sheet", "paper", props.class.clone())} id="sheet" data-sheet={props.kind}
            role="dialog" aria-modal="true" aria-labelledby="sheet-title" tabindex="-1">
            <header class="sheet__top">
                <h2 id="sheet-title">{ &props.title }</h2>
                { tool("sheet-close", "close", props.close.to_string(), close) }
            </header>
            { props.children.clone() }
        </section>
    </> }
}
