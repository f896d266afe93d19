//! The way home: cards that were let go return to the hand from where they were seen last.

use cards::Card;
use wasm_bindgen::prelude::*;
use web_sys::{DomRect, Element, HtmlElement, js_sys, window};

use super::{Point, sight};

/// Over its neighbours, under what is held.
const ABOVE: i32 = 30;

#[wasm_bindgen]
extern "C" {
    /// An element that the browser can move.
    type Animated;

    /// Lets it go through these states in so many milliseconds.
    #[wasm_bindgen(method)]
    fn animate(this: &Animated, states: &js_sys::Array, time: f64) -> JsValue;
}

/// Where the cards of the ghost are: their middles.
pub fn seen_in(ghost: &Element) -> Vec<Point> {
    let Ok(found) = ghost.query_selector_all("[data-held]") else { return Vec::new() };
    let cards = (0..found.length()).filter_map(|place| found.get(place)?.dyn_into::<Element>().ok());
    cards.map(|card| middle(&card.get_bounding_client_rect())).collect()
}

/// Lets these cards of the hand come from these points.
pub fn home(hand: &[Card], cards: &[Card], from: &[Point]) {
    let lying = sight::cards();
    let time = time();
    for (card, from) in cards.iter().zip(from) {
        let place = hand.iter().position(|other| other == card);
        if let Some(element) = place.and_then(|place| lying.get(place)) {
            fly(element, *from, time);
        }
    }
}

fn fly(element: &HtmlElement, from: Point, time: f64) {
    let to = middle(&element.get_bounding_client_rect());
    let begin = format!("translate({}px,{}px)", from.x - to.x, from.y - to.y);
    let (first, last) = (js_sys::Object::new(), js_sys::Object::new());
    put(&first, "transform", &begin.into());
    put(&first, "easing", &"cubic-bezier(.2,.8,.2,1)".into());
    put(&first, "zIndex", &ABOVE.into());
    // It ends as the style sheets have it, raised if it is chosen.
    put(&last, "zIndex", &ABOVE.into());
    element.unchecked_ref::<Animated>().animate(&js_sys::Array::of2(&first, &last), time);
}

/// The time that a card takes, in milliseconds; none where motion is reduced.
fn time() -> f64 {
    let style = || window()?.get_computed_style(&window()?.document()?.document_element()?).ok()?;
    let time = style().and_then(|style| style.get_property_value("--time-move").ok());
    time.and_then(|time| time.trim().trim_end_matches("ms").parse().ok()).unwrap_or_default()
}

fn middle(place: &DomRect) -> Point {
    Point { x: place.left() + place.width() / 2.0, y: place.top() + place.height() / 2.0 }
}

fn put(object: &js_sys::Object, name: &str, value: &JsValue) {
    // A plain object takes any property.
    let _ = js_sys::Reflect::set(object, &name.into(), value);
}
