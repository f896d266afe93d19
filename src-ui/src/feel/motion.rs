//! Motion that explains: what lies elsewhere after a change travels there from where it was to be seen.
//!
//! The page is always as it will be in the end; only what is seen of it is on its way. So nothing waits for motion, taps
//! meet what lies there, and a motion that is cut short leaves nothing behind.

mod animation;
mod cloth;
mod fan;
mod ghost;
mod hush;
mod leaving;
mod plan;
mod scene;
mod sight;
mod stage;
mod tally;
mod tokens;

use std::{cell::RefCell, rc::Rc};

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::window;

pub use self::fan::lay_open;
use self::{scene::Scene, stage::Stage};
use crate::model::{Model, RoundPage, Screen, Showing};

/// All that moves on the page; clones are the same.
#[derive(Clone)]
pub struct Motion(Rc<RefCell<Stage>>);

/// What the page shows before a change.
pub struct Glance {
    showing: Option<Showing>,
    scene: Option<Scene>,
    /// Whether the last move of a round comes to rest.
    is_last_move: bool,
    has_sheet: bool,
    /// Whether the discard pile is laid open.
    has_fan: bool,
}

impl Glance {
    /// What the page shows now.
    pub fn at(model: &Model) -> Self {
        let showing = (model.screen == Screen::Table).then(|| model.showing());
        let page = model.table.as_ref().map(|table| table.round_page);
        Self {
            showing,
            scene: Scene::of(model),
            is_last_move: page == Some(RoundPage::Settling),
            has_sheet: model.sheet.is_some(),
            has_fan: model.table.as_ref().is_some_and(|table| table.fan().is_some()),
        }
    }
}

impl Motion {
    /// Begins to listen for what ends a motion.
    pub fn new() -> Self {
        let motion = Self(Rc::default());
        for event in ["pointerdown", "keydown", "wheel"] {
            motion.listen(event, Stage::cut_short);
        }
        for event in ["resize", "visibilitychange"] {
            motion.listen(event, Stage::clear);
        }
        motion
    }

    /// Takes in a change of the model, before the page follows it.
    pub fn changed(&self, before: Glance, model: &Model) {
        self.0.borrow_mut().notice(before, Glance::at(model));
        if self.0.borrow().awaits_the_page() {
            self.at_next_frame(Stage::cover);
        }
    }

    /// How long it takes until the change just taken in has come to rest and was seen, in milliseconds; no time where
    /// nothing moves.
    pub fn time_to_rest(&self) -> f64 {
        self.0.borrow().time_to_rest()
    }

    /// Whether anything moves at all.
    pub fn is_on(&self) -> bool {
        stage::moving().is_some()
    }

    /// Sets in motion what has changed, once the page lies as it will.
    pub fn rendered(&self) {
        if self.0.borrow().awaits_the_page() {
            self.at_next_frame(Stage::play);
        }
    }

    fn at_next_frame(&self, what: fn(&mut Stage)) {
        let stage = self.0.clone();
        let go = Closure::once_into_js(move || what(&mut stage.borrow_mut()));
        if let Some(window) = window() {
            // Where no frame comes, nothing is seen, and nothing has to move.
            let _ = window.request_animation_frame(go.unchecked_ref());
        }
    }

    fn listen(&self, event: &str, heard: fn(&mut Stage)) {
        let stage = self.0.clone();
        let hear = Closure::<dyn Fn()>::new(move || heard(&mut stage.borrow_mut()));
        if let Some(window) = window() {
            // The page listens as long as it lives.
            let _ = window.add_event_listener_with_callback_and_bool(event, hear.into_js_value().unchecked_ref(), true);
        }
    }
}
