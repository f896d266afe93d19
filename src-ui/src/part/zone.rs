//! The room that a part has, measured, and lengths given back to the style sheets.

use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{HtmlElement, ResizeObserver, ResizeObserverEntry, js_sys::Array, window};
use yew::prelude::*;

use super::hand::Form;

/// The room inside an element, in CSS pixels, and the form of the window around it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Zone {
    pub width: f64,
    pub height: f64,
    pub form: Form,
}

impl Zone {
    /// What may be assumed until it has been measured: the window.
    fn guess() -> Self {
        let (width, height) = window_size();
        Self { width: width - 16.0, height: height / 2.0, form: Form::of(width, height) }
    }

    /// The room in this element, less its padding.
    fn of(element: &HtmlElement) -> Self {
        let style = window().and_then(|window| window.get_computed_style(element).ok()?);
        let padding = |side: &str| {
            let length = style.as_ref().and_then(|style| style.get_property_value(&format!("padding-{side}")).ok());
            length.and_then(|length| length.trim_end_matches("px").parse::<f64>().ok()).unwrap_or_default()
        };
        let (room, (width, height)) = (element.get_bounding_client_rect(), window_size());
        Self {
            width: room.width() - padding("left") - padding("right"),
            height: room.height() - padding("top") - padding("bottom"),
            form: Form::of(width, height),
        }
    }
}

/// The room in this element, now and whenever it changes.
#[hook]
pub fn use_zone(node: &NodeRef) -> Zone {
    let zone = use_state_eq(Zone::guess);
    let (node, set, first) = (node.clone(), zone.setter(), zone.setter());
    use_effect_with((), move |()| {
        let changed = Closure::<dyn FnMut(Array)>::new(move |entries: Array| {
            if let Ok(entry) = entries.get(0).dyn_into::<ResizeObserverEntry>() {
                let (room, (width, height)) = (entry.content_rect(), window_size());
                set.set(Zone { width: room.width(), height: room.height(), form: Form::of(width, height) });
            }
        });
        let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, node.cast::<HtmlElement>()) {
            // Measured at once, so that nothing has to be laid out anew while observers are told.
            first.set(Zone::of(&element));
            observer.observe(&element);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(changed);
        }
    });
    *zone
}

/// Sets a variable of the style sheets on this element; a `style` attribute would be against the content policy.
pub fn set_variable(node: &NodeRef, name: &str, value: &str) {
    if let Some(element) = node.cast::<HtmlElement>() {
        // Setting a variable of our own cannot fail.
        let _ = element.style().set_property(name, value);
    }
}

fn window_size() -> (f64, f64) {
    let window = window().expect("parts are drawn in a window");
    let side = |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|value| value.as_f64());
    (side(window.inner_width()).unwrap_or(360.0), side(window.inner_height()).unwrap_or(740.0))
}
