//! A card on its way across the table: a copy above everything, while the card itself lies unseen where it belongs.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Element, HtmlElement, window};

use super::{
    animation::{Animation, Fill, Frame, Timing, animate},
    plan::{Shown, Travel, Way},
    scene::Anchor,
    sight::{Place, Spot, face, one},
    tokens::Tokens,
};

/// Height of a card as a part of its width.
const HEIGHT: f64 = 1.4;

/// One card on its way.
pub struct Ghost {
    pub way: Way,
    /// Where it is going to.
    to: Spot,
    /// The card itself, where it lies on its own.
    card: Option<Element>,
    element: Element,
    /// What keeps the card itself unseen until this one has arrived.
    hiding: Option<Animation>,
}

/// What a ghost is copied from; looked for before the page changes and after it.
#[derive(Clone, Debug, Default)]
pub struct Model {
    pub face: Option<Element>,
    pub back: Option<Element>,
}

impl Model {
    /// A copy of a card, as it is on the page.
    pub fn copy(card: &Element) -> Option<Element> {
        let seen = face(card)?;
        let (suit, tile) = (card.get_attribute("data-suit"), card.get_attribute("data-tile"));
        let class = match (&suit, &tile) {
            (_, Some(_)) => "tile",
            (Some(_), None) => "card",
            (None, None) => "card card--back",
        };
        let copy = plain("span", class)?;
        if let Some(tile) = tile {
            copy.set_attribute("data-tile", &tile).ok()?;
        }
        if let Some(suit) = suit {
            copy.set_attribute("data-suit", &suit).ok()?;
        }
        copy.append_child(&seen.clone_node_with_deep(true).ok()?).ok()?;
        Some(copy)
    }

    /// A copy of any card that lies face down.
    pub fn any_back() -> Option<Element> {
        Self::copy(&one("#stock :is(.card, .tile)")?)
    }
}

impl Ghost {
    /// Sends a copy from one spot to another place.
    pub fn send(travel: &Travel, from: Spot, to: &Place, model: &Model, tokens: &Tokens) -> Option<Self> {
        let element = dressed(travel.shown(), model)?;
        let ends_small = matches!(travel.to, Anchor::Seat(_));
        let width = if ends_small { from.card } else { to.spot.card };
        // Setting a variable of our own cannot fail.
        let _ = element.unchecked_ref::<HtmlElement>().style().set_property("--card-w", &format!("{width}px"));
        let _ = element.unchecked_ref::<HtmlElement>().style().set_property("--tw", &format!("{width}px"));
        one(".travel")?.append_child(&element).ok()?;
        let timing = Timing { delay: travel.delay, duration: travel.time(tokens), fill: fill(travel.from) };
        animate(&element, &path(travel, from, to.spot, width, tokens), timing)?
            .set_onfinish(&Closure::once_into_js(removal(&element)));
        turn(&element, travel, tokens);
        let card = matches!(travel.to, Anchor::Hand(_) | Anchor::Meld(..)).then(|| to.element.clone());
        Some(Self { way: travel.way, to: to.spot, card, element, hiding: hide(travel, to, timing) })
    }

    /// Whether it is on its way to this card.
    pub fn is_of(&self, card: &Element) -> bool {
        self.card.as_ref() == Some(card)
    }

    /// Whether the place that it is going to is still where its card lies.
    pub fn arrives_at(&self, place: &Place) -> bool {
        self.is_of(&place.element) && self.to.is_at(place.spot)
    }

    /// Whether it has neither arrived nor lost the card that it stands for.
    pub fn is_flying(&self) -> bool {
        self.element.is_connected() && self.card.as_ref().is_none_or(|card| card.is_connected())
    }

    /// Where it is now.
    pub fn spot(&self) -> Spot {
        Spot::of(&self.element)
    }

    /// Ends it at once; the card itself is seen where it lies.
    pub fn end(self) {
        self.element.remove();
        if let Some(hiding) = self.hiding {
            hiding.cancel();
        }
    }
}

fn removal(element: &Element) -> impl FnOnce() + use<> {
    let element = element.clone();
    move || element.remove()
}

/// A card face up, face down, or both for one that turns over.
fn dressed(shown: Shown, model: &Model) -> Option<Element> {
    let element = plain("div", "travel__card")?;
    let sides = match shown {
        Shown::Face => [model.face.clone(), None],
        Shown::Back => [None, model.back.clone()],
        Shown::TurnsUp | Shown::TurnsDown => [model.back.clone(), model.face.clone()],
    };
    for side in sides.into_iter().flatten() {
        element.append_child(&side).ok()?;
    }
    element.first_element_child()?;
    Some(element)
}

fn plain(name: &str, class: &str) -> Option<Element> {
    let element = window()?.document()?.create_element(name).ok()?;
    element.set_class_name(class);
    Some(element)
}

/// What comes out of a stock or a seat is not to be seen before it leaves.
const fn fill(from: Anchor) -> Fill {
    match from {
        Anchor::Stock | Anchor::Seat(_) => Fill::Forwards,
        Anchor::Discard(_) | Anchor::Hand(_) | Anchor::Meld(..) | Anchor::Felt => Fill::Both,
    }
}

fn path(travel: &Travel, from: Spot, to: Spot, width: f64, tokens: &Tokens) -> Vec<Frame> {
    let at = |spot: Spot, turned: f64| {
        let (x, y) = (spot.x - width / 2.0, spot.y - width * HEIGHT / 2.0);
        let size = spot.card / width;
        Frame::at(format!("translate({x:.1}px,{y:.1}px) rotate({turned}deg) scale({size:.3})"))
    };
    let ease = travel.way.ease(tokens);
    let (start, end) = (at(from, 0.0).easing(ease), at(to, 0.0));
    let hidden = |anchor: Anchor| f64::from(u8::from(!matches!(anchor, Anchor::Seat(_))));
    match travel.way {
        Way::Discard => {
            let landed = travel.way.time(tokens) / travel.time(tokens);
            let landing = at(to, askew(travel)).when(landed).easing(&tokens.settle);
            vec![start.with_opacity(1.0), landing.with_opacity(1.0), end.with_opacity(1.0)]
        }
        Way::Deal
        | Way::Draw
        | Way::Take
        | Way::Dig
        | Way::Lay
        | Way::Gather
        | Way::Return
        | Way::Show
        | Way::Refuse => {
            vec![start.with_opacity(hidden(travel.from).max(0.4)), end.with_opacity(hidden(travel.to).max(0.4))]
        }
    }
}

/// A thrown card lands 4 to 7 degrees askew, each in its own way.
fn askew(travel: &Travel) -> f64 {
    let number = travel.card.map(cards::Card::byte).unwrap_or_default();
    let degrees = f64::from(4 + number % 4);
    if number.is_multiple_of(2) { degrees } else { -degrees }
}

/// Half of the way is done after this part of the time, for everything starts fast and settles slowly.
const HALF_WAY: f64 = 0.25;

/// Turns a card over at half way: one side grows narrow, then the other one wide.
fn turn(element: &Element, travel: &Travel, tokens: &Tokens) {
    let (back, face) = (element.first_element_child(), element.last_element_child());
    let (first, second) = match travel.shown() {
        Shown::Face | Shown::Back => return,
        Shown::TurnsUp => (back, face),
        Shown::TurnsDown => (face, back),
    };
    let narrow = |width: f64, offset: f64| Frame::at(format!("scaleX({width})")).when(offset);
    let timing = Timing { delay: travel.delay, duration: travel.way.time(tokens), fill: Fill::Both };
    if let (Some(first), Some(second)) = (first, second) {
        animate(&first, &[narrow(1.0, 0.0), narrow(0.0, HALF_WAY), narrow(0.0, 1.0)], timing);
        let turned = [narrow(0.0, 0.0), narrow(0.0, HALF_WAY), narrow(1.0, 2.0 * HALF_WAY), narrow(1.0, 1.0)];
        animate(&second, &turned, timing);
    }
}

/// The card that lies open at this place in the end.
pub fn target(anchor: Anchor, place: &Place) -> Option<Element> {
    match anchor {
        Anchor::Hand(_) | Anchor::Meld(..) => Some(place.element.clone()),
        Anchor::Discard(_) if place.element.has_attribute("data-card") => Some(place.element.clone()),
        Anchor::Discard(_) => place.element.last_element_child(),
        Anchor::Stock | Anchor::Seat(_) | Anchor::Felt => None,
    }
}

/// The card itself is unseen until its copy has arrived.
fn hide(travel: &Travel, to: &Place, timing: Timing) -> Option<Animation> {
    let timing = Timing { delay: 0.0, duration: timing.delay + timing.duration, fill: Fill::Backwards };
    animate(&face(&target(travel.to, to)?)?, &[Frame::opaque(0.0), Frame::opaque(0.0)], timing)
}
