//! Sheets: what comes up from the lower edge and has to be answered or closed.

use web_sys::{HtmlElement, window};
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
    /// What lies above the title.
    #[prop_or_default]
    pub above: Html,
    #[prop_or_default]
    pub class: Classes,
    pub emit: Callback<Msg>,
    pub children: Html,
}

#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let node = use_node_ref();
    use_effect_with((), {
        let node = node.clone();
        move |()| {
            let before = window().and_then(|window| window.document()).and_then(|page| page.active_element());
            focus(node.cast::<HtmlElement>());
            move || focus(before.and_then(|element| wasm_bindgen::JsCast::dyn_into(element).ok()))
        }
    });
    let close = props.emit.reform(|_| Msg::CloseSheet);
    let emit = props.emit.clone();
    let keys = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            emit.emit(Msg::CloseSheet);
        }
    };
    html! { <>
        <div class="veil" onclick={close.clone()} />
        <section class={classes!("sheet", "paper", props.class.clone())} ref={node} id="sheet" data-sheet={props.kind}
            role="dialog" aria-modal="true" aria-labelledby="sheet-title" tabindex="-1" onkeydown={keys}>
            { props.above.clone() }
            <header class="sheet__top">
                <h2 id="sheet-title">{ &props.title }</h2>
                { tool("sheet-close", "close", props.close.to_string(), close) }
            </header>
            { props.children.clone() }
        </section>
    </> }
}

fn focus(element: Option<HtmlElement>) {
    if let Some(element) = element {
        // An element that has gone cannot take the focus; then the page keeps it.
        let _ = element.focus();
    }
}
