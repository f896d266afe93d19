//! Hears the pointers of the window and says to the table what they mean. Thin: what anything means is decided elsewhere.

mod ear;

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use cards::Card;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, PointerEvent, window};
use yew::{Callback, NodeRef};

use self::ear::Ear;
use super::{
    Device, Drag, Grip, HOLD, Input, Point, Word, flight, may_start,
    sight::{self, Float},
};
use crate::{msg::Msg, part::hold::swallow_click};

/// A card is held at least so far above a finger, in CSS pixels.
const RISE: f64 = 40.0;

/// The pointers of the window, and what they hold.
#[derive(Debug)]
pub struct Hearing {
    drag: RefCell<Drag>,
    hand: RefCell<Vec<Card>>,
    device: Cell<Device>,
    at: Cell<Point>,
    timer: RefCell<Option<Timeout>>,
    /// Where the cards of the ghost were when they were let go.
    seen: RefCell<Vec<Point>>,
    layer: NodeRef,
    ghost: NodeRef,
    emit: Callback<Msg>,
}

impl Hearing {
    pub fn new(layer: NodeRef, ghost: NodeRef, emit: Callback<Msg>) -> Rc<Self> {
        Rc::new(Self {
            drag: RefCell::default(),
            hand: RefCell::default(),
            device: Cell::new(Device::Mouse),
            at: Cell::default(),
            timer: RefCell::default(),
            seen: RefCell::default(),
            layer,
            ghost,
            emit,
        })
    }

    /// Listens until what it returns is dropped.
    pub fn listen(self: &Rc<Self>) -> Vec<Ear> {
        let Some(window) = window() else { return Vec::new() };
        let ear = |name, hear: fn(&Rc<Self>, &Event)| {
            let hearing = self.clone();
            Ear::new(&window, name, move |event| hear(&hearing, event))
        };
        vec![
            ear("pointerdown", |hearing, event| hearing.on(event, Self::down)),
            ear("pointermove", |hearing, event| hearing.on(event, Self::moved)),
            ear("pointerup", |hearing, event| hearing.on(event, Self::up)),
            ear("pointercancel", |hearing, event| hearing.on(event, Self::lost)),
            ear("lostpointercapture", |hearing, event| hearing.on(event, Self::capture_lost)),
            ear("keydown", Self::key),
            ear("contextmenu", Self::menu),
            ear("touchmove", Self::touch_moved),
            ear("blur", |hearing, event| hearing.window_left(event)),
            ear("resize", |hearing, _| hearing.abandon()),
            ear("visibilitychange", |hearing, _| hearing.abandon()),
        ]
    }

    /// Gives up whatever the pointers mean.
    pub fn abandon(self: &Rc<Self>) {
        self.step(Input::Abandon);
    }

    pub fn hand_is(&self, hand: Vec<Card>) {
        self.hand.replace(hand);
    }

    /// Where the cards were when they were let go; said once.
    pub fn take_seen(&self) -> Vec<Point> {
        self.seen.take()
    }

    /// Moves what is held to the pointer.
    pub fn place_ghost(&self) {
        let Some(ghost) = self.ghost.cast::<HtmlElement>() else { return };
        // Once it is let go it stays where it was dropped.
        if self.drag.borrow().captured().is_none() {
            return;
        }
        size_as_in_hand(&ghost);
        let (at, float) = (self.at.get(), self.float());
        let left = at.x - float.width / 2.0;
        let top = at.y - float.rise - f64::from(ghost.offset_height()) / 2.0;
        // A transform of our own making is well formed.
        let _ = ghost.style().set_property("transform", &format!("translate({left:.1}px,{top:.1}px)"));
    }

    fn on(self: &Rc<Self>, event: &Event, hear: impl FnOnce(&Rc<Self>, &PointerEvent)) {
        if let Some(event) = event.dyn_ref::<PointerEvent>() {
            hear(self, event);
        }
    }

    fn down(self: &Rc<Self>, event: &PointerEvent) {
        let (pointer, at, device) = (event.pointer_id(), point(event), device(event));
        let grip = self.grip(event, device, at);
        self.step(Input::Down { pointer, device, at, grip });
        if self.drag.borrow().pointer() == Some(pointer) {
            self.device.set(device);
            self.at.set(at);
            let hearing = self.clone();
            self.timer.replace(Some(Timeout::new(HOLD, move || hearing.step(Input::Held(pointer)))));
        }
    }

    fn moved(self: &Rc<Self>, event: &PointerEvent) {
        let pointer = event.pointer_id();
        if self.drag.borrow().pointer() != Some(pointer) {
            return;
        }
        if event.buttons() == 0 {
            return self.step(Input::Lost(pointer));
        }
        self.at.set(point(event));
        self.step(Input::Move { pointer, sight: self.sight() });
        self.place_ghost();
    }

    fn up(self: &Rc<Self>, event: &PointerEvent) {
        let pointer = event.pointer_id();
        if self.drag.borrow().pointer() == Some(pointer) {
            self.at.set(point(event));
            self.place_ghost();
            self.step(Input::Up { pointer, sight: self.sight() });
        }
    }

    fn lost(self: &Rc<Self>, event: &PointerEvent) {
        self.step(Input::Lost(event.pointer_id()));
    }

    /// When a finger is captured, the card that it was on loses it; only what the layer loses counts.
    fn capture_lost(self: &Rc<Self>, event: &PointerEvent) {
        let layer = self.layer.cast::<Element>();
        if layer.is_some() && event.target().and_then(|target| target.dyn_into().ok()) == layer {
            self.lost(event);
        }
    }

    fn key(self: &Rc<Self>, event: &Event) {
        let is_escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
        if is_escape && self.drag.borrow().captured().is_some() {
            event.stop_immediate_propagation();
            event.prevent_default();
            self.abandon();
        }
    }

    /// A finger that has taken hold of something does not scroll what lies below it.
    fn touch_moved(self: &Rc<Self>, event: &Event) {
        if self.drag.borrow().holds() && event.cancelable() {
            event.prevent_default();
        }
    }

    /// A finger that rests on a card wants the card, not a menu.
    fn menu(self: &Rc<Self>, event: &Event) {
        if self.drag.borrow().pointer().is_some() {
            event.prevent_default();
        }
    }

    /// Elements lose the focus too, and mean nothing by it.
    fn window_left(self: &Rc<Self>, event: &Event) {
        if event.target().is_some_and(|target| target.has_type::<web_sys::Window>()) {
            self.abandon();
        }
    }

    fn step(self: &Rc<Self>, input: Input) {
        let before = self.drag.borrow().captured();
        let words = self.drag.borrow_mut().step(input);
        let after = self.drag.borrow().captured();
        if before != after {
            self.timer.take();
            self.turn(before, after);
        }
        words.into_iter().for_each(|word: Word| self.emit.emit(Msg::Drag(word)));
    }

    /// A pointer was captured or set free.
    fn turn(&self, before: Option<i32>, after: Option<i32>) {
        let Some(layer) = self.layer.cast::<Element>() else { return };
        if let Some(pointer) = before {
            self.seen.replace(self.ghost.cast().map(|ghost: Element| flight::seen_in(&ghost)).unwrap_or_default());
            swallow_click();
            // It may have lifted already.
            let _ = layer.release_pointer_capture(pointer);
        }
        if let Some(pointer) = after {
            let _ = layer.set_pointer_capture(pointer);
        }
    }

    fn grip(&self, event: &PointerEvent, device: Device, at: Point) -> Option<Grip> {
        let allowed = event.button() == 0 && may_start(device, at, sight::window_size()?);
        let element: Element = event.target()?.dyn_into().ok()?;
        sight::grip(&element, &self.hand.borrow()).filter(|_| allowed)
    }

    fn sight(&self) -> super::Sight {
        sight::sight(self.at.get(), self.float(), &self.hand.borrow())
    }

    fn float(&self) -> Float {
        let ghost = self.ghost.cast::<HtmlElement>();
        let side = |side: fn(&HtmlElement) -> i32| ghost.as_ref().map_or(0.0, |ghost| f64::from(side(ghost)));
        let (width, height) = (side(HtmlElement::offset_width), side(HtmlElement::offset_height));
        let rise = match self.device.get() {
            Device::Finger => RISE.max(height / 2.0),
            Device::Mouse => 0.0,
        };
        Float { width, rise }
    }
}

/// What is held is as large as in the hand.
fn size_as_in_hand(ghost: &HtmlElement) {
    let Some(card) = sight::cards().first().map(HtmlElement::offset_width) else { return };
    // A length is well formed.
    let _ = ghost.style().set_property("--card-w", &format!("{card}px"));
    let _ = ghost.style().set_property("--tw", &format!("{card}px"));
}

fn point(event: &PointerEvent) -> Point {
    Point { x: event.client_x().into(), y: event.client_y().into() }
}

fn device(event: &PointerEvent) -> Device {
    match event.pointer_type().as_str() {
        "mouse" => Device::Mouse,
        _ => Device::Finger,
    }
}
