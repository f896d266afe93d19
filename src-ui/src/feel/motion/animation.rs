//! The browser's own animations: keyframes of transform and opacity, nothing else.

use serde::Serialize;
use wasm_bindgen::prelude::*;
use web_sys::Element;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Element)]
    type Animatable;

    #[wasm_bindgen(method)]
    fn animate(this: &Animatable, frames: &JsValue, timing: &JsValue) -> Animation;

    /// A running animation of the browser.
    pub type Animation;

    #[wasm_bindgen(method)]
    pub fn cancel(this: &Animation);

    #[wasm_bindgen(method, setter)]
    pub fn set_onfinish(this: &Animation, heard: &JsValue);
}

/// How something looks at one moment of its motion.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Frame {
    /// When, from 0 to 1; evenly between the others where it is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub transform: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opacity: Option<f64>,
    /// How it goes on from here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub easing: Option<String>,
}

impl Frame {
    pub fn at(transform: String) -> Self {
        Self { transform: Some(transform), ..Self::default() }
    }

    pub fn opaque(opacity: f64) -> Self {
        Self { opacity: Some(opacity), ..Self::default() }
    }

    pub fn with_opacity(self, opacity: f64) -> Self {
        Self { opacity: Some(opacity), ..self }
    }

    pub fn when(self, offset: f64) -> Self {
        Self { offset: Some(offset), ..self }
    }

    pub fn easing(self, easing: &str) -> Self {
        Self { easing: Some(easing.to_owned()), ..self }
    }
}

/// When a motion begins and how long it lasts, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Timing {
    pub delay: f64,
    pub duration: f64,
    pub fill: Fill,
}

/// What is seen before a motion begins and after it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Fill {
    /// The first moment, then what the page says.
    Backwards,
    /// What the page says, then the last moment.
    Forwards,
    Both,
}

/// Sets something in motion; the page itself stays as it is.
pub fn animate(element: &Element, frames: &[Frame], timing: Timing) -> Option<Animation> {
    let (frames, timing) = (serde_wasm_bindgen::to_value(frames).ok()?, serde_wasm_bindgen::to_value(&timing).ok()?);
    // A webview without such animations shows where things are at once.
    js_sys::Reflect::has(element, &"animate".into())
        .unwrap_or_default()
        .then(|| element.unchecked_ref::<Animatable>().animate(&frames, &timing))
}
