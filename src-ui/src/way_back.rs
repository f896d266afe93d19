//! The way back of browsers and phones: it leads one step back on the page, and leaves the page from home alone.

use std::{cell::Cell, rc::Rc};

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{History, window};

use crate::model::{Model, Screen};

/// Lies in the history's entry that a step back takes away.
const MARK: &str = "escalera";

/// One entry of the history that stands for all that the page can step back from.
pub struct WayBack {
    /// Whether the entry lies on top of the history.
    lies: Cell<bool>,
    /// Whether there is something to step back from.
    is_needed: Cell<bool>,
    /// Whether the entry is being taken away by the page itself.
    is_going: Cell<bool>,
}

impl WayBack {
    /// Listens for steps back and calls `back` for each, as long as the page lives.
    pub fn listen(back: impl Fn() + 'static) -> Rc<Self> {
        let marked = |history: &History| history.state().is_ok_and(|state| state.as_string().as_deref() == Some(MARK));
        let lies = history().as_ref().is_some_and(marked);
        let way = Rc::new(Self { lies: Cell::new(lies), is_needed: Cell::new(false), is_going: Cell::new(false) });
        let heard = way.clone();
        let hear = Closure::<dyn Fn()>::new(move || {
            heard.lies.set(false);
            if heard.is_going.replace(false) {
                heard.settle();
            } else {
                back();
            }
        });
        if let Some(window) = window() {
            // Where it cannot be heard, a step back leaves the page, and nothing is lost.
            let _ = window.add_event_listener_with_callback("popstate", hear.into_js_value().unchecked_ref());
        }
        way
    }

    /// Follows the page.
    pub fn follow(&self, model: &Model) {
        let at_the_door = matches!(model.screen, Screen::Opening | Screen::NoHost | Screen::Home);
        self.is_needed.set(!at_the_door || model.sheet.is_some());
        self.settle();
    }

    fn settle(&self) {
        let Some(history) = history().filter(|_| !self.is_going.get()) else { return };
        if self.is_needed.get() && !self.lies.get() {
            self.lies.set(history.push_state(&MARK.into(), "").is_ok());
        } else if !self.is_needed.get() && self.lies.get() {
            self.is_going.set(history.back().is_ok());
        }
    }
}

fn history() -> Option<History> {
    window()?.history().ok()
}
