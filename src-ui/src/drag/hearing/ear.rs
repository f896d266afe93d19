//! One event of the window, heard before anything on the page hears it.

use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{Event, Window};

/// Hears an event until it is dropped.
#[derive(Debug)]
pub struct Ear {
    window: Window,
    name: &'static str,
    hear: Closure<dyn Fn(Event)>,
}

impl Ear {
    pub fn new(window: &Window, name: &'static str, hear: impl Fn(&Event) + 'static) -> Self {
        let hear = Closure::<dyn Fn(Event)>::new(move |event: Event| hear(&event));
        // Listening to a window cannot be refused.
        let _ = window.add_event_listener_with_callback_and_bool(name, hear.as_ref().unchecked_ref(), true);
        Self { window: window.clone(), name, hear }
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        let hear = self.hear.as_ref().unchecked_ref();
        let _ = self.window.remove_event_listener_with_callback_and_bool(self.name, hear, true);
    }
}
