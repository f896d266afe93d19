//! The button that lifts the curtain.

use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{AddEventListenerOptions, Window, window};
use yew::prelude::*;

use crate::{model::Lift, msg::Msg, words::Words};

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct HoldProps {
    pub lift: Lift,
    pub words: Words,
    pub emit: Callback<Msg>,
}

/// The button that lifts the curtain: held until its ring is full, or tapped twice. The ring is an animation of the
/// style sheet, whose end is what counts, so that what is seen and what is done cannot part.
#[component]
pub fn Hold(props: &HoldProps) -> Html {
    let held = use_state_eq(|| false);
    let hold = |to: bool| {
        let set = held.setter();
        Callback::from(move |_: PointerEvent| set.set(to))
    };
    let lift = props.emit.reform(|_| {
        swallow_click();
        Msg::CurtainHeld
    });
    let words = &props.words;
    let (how, note) = match props.lift {
        Lift::Down => ("curtain-hold", Some("curtain-hold-note")),
        Lift::Tapped => ("curtain-again", None),
        Lift::Lifting => ("curtain-lifting", None),
    };
    html! {
        <div class="hold">
            <button type="button" class={classes!("hold__button", held.then_some("is-held"))} id="curtain-reveal"
                aria-describedby="curtain-how" onpointerdown={hold(true)} onpointerup={hold(false)}
                onpointerleave={hold(false)} onpointercancel={hold(false)}
                oncontextmenu={|event: MouseEvent| event.prevent_default()}
                onanimationend={lift} onclick={props.emit.reform(|_| Msg::CurtainTap)}>
                { ring() }
                <span class="vh">{ words.text("curtain-show") }</span>
            </button>
            <p class="hold__how" id="curtain-how">
                <b>{ words.text(how) }</b>
                { for note.map(|note| html! { <span class="note">{ words.text(note) }</span> }) }
            </p>
        </div>
    }
}

fn ring() -> Html {
    html! {
        <svg viewBox="0 0 120 120" aria-hidden="true">
            <circle class="hold__track" cx="60" cy="60" r="53" />
            <circle class="hold__ring" cx="60" cy="60" r="53" transform="rotate(-90 60 60)" />
            <rect x="40" y="62" width="17" height="24" rx="3" fill="var(--card-face)" />
            <rect x="52" y="50" width="17" height="24" rx="3" fill="#EBDDC3" />
            <rect x="64" y="38" width="17" height="24" rx="3" fill="var(--lamp)" />
        </svg>
    }
}

/// Lets the click pass unheard with which a hold ends: by then something else lies under the finger. Whatever is touched
/// or pressed after that counts again.
pub fn swallow_click() {
    let Some(window) = window() else { return };
    let once = AddEventListenerOptions::new();
    once.set_capture(true);
    once.set_once(true);
    let stop = Closure::once_into_js(|event: Event| event.stop_propagation());
    listen(&window, "click", &stop, &once);
    for next in ["pointerdown", "keydown"] {
        let (stop, page) = (stop.clone(), window.clone());
        let forget = Closure::once_into_js(move || {
            // There is nothing to take away where the click has come.
            let _ = page.remove_event_listener_with_callback_and_bool("click", stop.unchecked_ref(), true);
        });
        listen(&window, next, &forget, &once);
    }
}

fn listen(window: &Window, event: &str, heard: &JsValue, options: &AddEventListenerOptions) {
    let heard = heard.unchecked_ref();
    // Listening to a window cannot be refused.
    let _ = window.add_event_listener_with_callback_and_add_event_listener_options(event, heard, options);
}
