//! The cloth of the curtain, as it lifts from the table.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Element, window};

use super::{
    animation::{Fill, Frame, Timing, animate},
    sight::one,
    tokens::Tokens,
};

/// A copy of the cloth.
pub struct Cloth(Element);

impl Cloth {
    /// The cloth that hangs there now; nothing is written on it.
    pub fn of_page() -> Option<Self> {
        let pattern = one(".curtain__cloth")?.clone_node_with_deep(true).ok()?;
        let cloth = window()?.document()?.create_element("div").ok()?;
        cloth.set_class_name("travel__cloth");
        cloth.append_child(&pattern).ok()?;
        Some(Self(cloth))
    }

    /// Hangs it over everything, until it is lifted.
    pub fn hang(&self) {
        if let Some(layer) = one(".travel") {
            // A layer of our own takes every child.
            let _ = layer.append_child(&self.0);
        }
    }

    /// Takes it away at once.
    pub fn take_away(self) {
        self.0.remove();
    }

    /// Draws it up.
    pub fn lift(self, tokens: &Tokens) {
        self.hang();
        let frames = [Frame::at("none".into()).easing(&tokens.leave), Frame::at("translateY(-100%)".into())];
        let timing = Timing { delay: 0.0, duration: tokens.sheet, fill: Fill::Both };
        let lifting = animate(&self.0, &frames, timing);
        let away = Closure::once_into_js(move || self.0.remove());
        match lifting {
            Some(lifting) => lifting.set_onfinish(&away),
            None => {
                // Without animations it is gone at once.
                let _ = away.unchecked_into::<js_sys::Function>().call0(&JsValue::NULL);
            }
        }
    }
}
