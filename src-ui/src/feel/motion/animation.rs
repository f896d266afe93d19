//! The browser's own animations: keyframes of transform and opacity, nothing else.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::Element;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Element)]
    type Animatable;

    #[wasm_bindgen(method)]
    fn animate(this: &Animatable, frames: &Array, timing: &Object) -> Animation;

    /// A running animation of the browser.
    pub type Animation;

    #[wasm_bindgen(method)]
    pub fn cancel(this: &Animation);

    #[wasm_bindgen(method, setter)]
    pub fn set_onfinish(this: &Animation, heard: &JsValue);
}

/// How something looks at one moment of its motion.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// When, from 0 to 1; evenly between the others where it is none.
    pub offset: Option<f64>,
    pub transform: Option<String>,
    pub opacity: Option<f64>,
    /// How it goes on from here.
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

    fn to_js(&self) -> Object {
        object(&[
            ("offset", self.offset.map(JsValue::from)),
            ("transform", self.transform.as_deref().map(JsValue::from)),
            ("opacity", self.opacity.map(JsValue::from)),
            ("easing", self.easing.as_deref().map(JsValue::from)),
        ])
    }
}

/// When a motion begins and how long it lasts, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Timing {
    pub delay: f64,
    pub duration: f64,
    pub fill: Fill,
}

/// What is seen before a motion begins and after it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// The first moment, then what the page says.
    Backwards,
    /// What the page says, then the last moment.
    Forwards,
    Both,
}

impl Timing {
    fn to_js(self) -> Object {
        let fill = match self.fill {
            Fill::Backwards => "backwards",
            Fill::Forwards => "forwards",
            Fill::Both => "both",
        };
        object(&[
            ("delay", Some(self.delay.into())),
            ("duration", Some(self.duration.into())),
            ("fill", Some(fill.into())),
        ])
    }
}

/// Sets something in motion; the page itself stays as it is.
pub fn animate(element: &Element, frames: &[Frame], timing: Timing) -> Option<Animation> {
    let frames = frames.iter().map(Frame::to_js).collect();
    // A webview without such animations shows where things are at once.
    Reflect::has(element, &"animate".into())
        .unwrap_or_default()
        .then(|| element.unchecked_ref::<Animatable>().animate(&frames, &timing.to_js()))
}

/// A plain object with those of the properties that are there.
fn object(properties: &[(&str, Option<JsValue>)]) -> Object {
    let object = Object::new();
    for (name, value) in properties {
        if let Some(value) = value {
            // A plain object takes any property.
            let _ = Reflect::set(&object, &JsValue::from(*name), value);
        }
    }
    object
}
