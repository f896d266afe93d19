//! While cards are dealt, nothing is lit and nothing asked for yet.

use wasm_bindgen::prelude::*;
use web_sys::{Element, window};

use super::{
    animation::{Animation, Fill, Frame, Timing, animate},
    sight::one,
};

/// On the root as long as cards are dealt; the style sheets read it.
const DEALING: &str = "data-dealing";

/// The quiet of a deal, until it is over by itself or is ended.
pub struct Hush {
    root: Element,
    /// Moves nothing: it ends when the last card has come.
    time: Animation,
}

impl Hush {
    /// Begins for so many milliseconds.
    pub fn begin(time: f64) -> Option<Self> {
        let root = window()?.document()?.document_element()?;
        let timing = Timing { delay: 0.0, duration: time, fill: Fill::Both };
        let time = animate(&one(".travel")?, &[Frame::opaque(1.0), Frame::opaque(1.0)], timing)?;
        root.set_attribute(DEALING, "").ok()?;
        let over = root.clone();
        time.set_onfinish(&Closure::once_into_js(move || over.remove_attribute(DEALING)));
        Some(Self { root, time })
    }

    /// Ends it at once.
    pub fn end(self) {
        self.time.cancel();
        // Taking away an attribute cannot fail.
        let _ = self.root.remove_attribute(DEALING);
    }
}
