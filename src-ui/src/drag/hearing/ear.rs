//! One event of the window, heard before anything on the page hears it.

use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{AddEventListenerOptions, Event, Window};

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
        let options = AddEventListenerOptions::new();
        options.set_capture(true);
        // A browser takes it for granted that a window stops no finger from scrolling.
        options.set_passive(false);
        let callback = hear.as_ref().unchecked_ref();
        // Listening to a window cannot be refused.
        let _ = window.add_event_listener_with_callback_and_add_event_listener_options(name, callback, &options);
        Self { window: window.clone(), name, hear }
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        let hear = self.hear.as_ref().unchecked_ref();
        let _ = self.window.remove_event_listener_with_callback_and_bool(self.name, hear, true);
    }
}
