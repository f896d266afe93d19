//! Where everything that motion knows is to be seen on the page, read all at once.

use wasm_bindgen::JsCast;
use web_sys::{Element, window};

use super::scene::Anchor;
use protocol::{MeldId, Seat};

/// A place in the window, as large as a card lies there; lengths in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// The middle.
    pub x: f64,
    pub y: f64,
    /// The width of a card.
    pub card: f64,
}

impl Spot {
    /// Where an element is now.
    pub fn of(element: &Element) -> Self {
        let rect = element.get_bounding_client_rect();
        Self { x: rect.x() + rect.width() / 2.0, y: rect.y() + rect.height() / 2.0, card: rect.width() }
    }

    /// Whether one could not tell them apart.
    pub fn is_at(self, other: Self) -> bool {
        let near = |one: f64, other: f64| (one - other).abs() < 0.5;
        near(self.x, other.x) && near(self.y, other.y) && near(self.card, other.card)
    }
}

/// An anchor as it is on the page.
#[derive(Clone, Debug)]
pub struct Place {
    pub spot: Spot,
    /// The card there, or what stands for cards.
    pub element: Element,
}

/// What of a card is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Where it lies in the end.
    Lying,
    /// Where it is to be seen at this moment, which may be on its way.
    Seen,
}

/// All anchors of the page.
#[derive(Clone, Debug, Default)]
pub struct Sight(Vec<(Anchor, Place)>);

impl Sight {
    /// Reads the page. Nothing is written in between, so that it is laid out once at most.
    pub fn take(look: Look) -> Self {
        let hand = all("#hand [data-card]").into_iter().enumerate().map(|(place, card)| (Anchor::Hand(place), card));
        let cards = hand.chain(melds()).chain(open_pile());
        let mut sight: Vec<(Anchor, Place)> = cards.map(|(anchor, card)| (anchor, place(card, look))).collect();
        for (anchor, element) in piles().chain(seats()) {
            let held = (look == Look::Seen).then(|| held_from(anchor)).flatten();
            sight.push((anchor, Place { spot: Spot::of(held.as_ref().unwrap_or(&element)), element }));
        }
        Self(sight)
    }

    pub fn get(&self, anchor: Anchor) -> Option<&Place> {
        let at = |anchor: Anchor| self.0.iter().find(|(at, _)| *at == anchor).map(|(_, place)| place);
        // Where the pile is not laid open it lies as one; its cards are only a little turned.
        at(anchor).or_else(|| if matches!(anchor, Anchor::Discard(_)) { at(Anchor::Discard(0)) } else { None })
    }

    /// Changes what is known of each place.
    pub fn correct(&mut self, mut place: impl FnMut(&mut Place)) {
        self.0.iter_mut().for_each(|(_, known)| place(known));
    }
}

fn place(card: Element, look: Look) -> Place {
    let spot = match look {
        Look::Lying => Spot::of(&card),
        Look::Seen => Spot::of(&held(&card).or_else(|| face(&card)).unwrap_or_else(|| card.clone())),
    };
    Place { spot, element: card }
}

/// What shows this card while the player holds it.
fn held(card: &Element) -> Option<Element> {
    let key = card.get_attribute("data-key")?;
    one(&format!("[data-held][data-key='{key}']"))
}

/// What shows the top of a pile while the player holds it.
fn held_from(pile: Anchor) -> Option<Element> {
    match pile {
        Anchor::Stock => one("[data-drag=stock] [data-held]"),
        Anchor::Discard(_) => one("[data-drag=discard] [data-held]"),
        Anchor::Seat(_) | Anchor::Hand(_) | Anchor::Meld(..) | Anchor::Felt => None,
    }
}

/// What is seen of a card.
pub fn face(card: &Element) -> Option<Element> {
    card.query_selector(".card__face").ok()?
}

fn melds() -> impl Iterator<Item = (Anchor, Element)> {
    all("#melds [data-meld]").into_iter().flat_map(|meld| {
        let number = meld.get_attribute("data-meld").and_then(|number| number.parse().ok()).unwrap_or_default();
        let cards = within(&meld, ".card, .tile[data-card]").into_iter().enumerate();
        cards.map(move |(place, card)| (Anchor::Meld(MeldId(number), place), card))
    })
}

/// The cards of the discard pile where it is laid open, its top first.
fn open_pile() -> impl Iterator<Item = (Anchor, Element)> {
    let cards = all("#fan [data-card]").into_iter().rev().enumerate();
    cards.map(|(depth, card)| (Anchor::Discard(depth), card))
}

fn piles() -> impl Iterator<Item = (Anchor, Element)> {
    let known = [
        (Anchor::Stock, "#stock :is(.pile__cards, .pool__tiles)"),
        (Anchor::Discard(0), "#discard .pile__cards"),
        (Anchor::Felt, "#melds"),
    ];
    known.into_iter().filter_map(|(anchor, css)| Some((anchor, one(css)?)))
}

fn seats() -> impl Iterator<Item = (Anchor, Element)> {
    all("#seats [data-seat]").into_iter().filter_map(|seat| {
        let number = seat.get_attribute("data-seat")?.parse().ok()?;
        let stands_for_it = seat.query_selector(".seat__count").ok()?.or_else(|| one("#hand"))?;
        Some((Anchor::Seat(Seat(number)), stands_for_it))
    })
}

pub fn one(css: &str) -> Option<Element> {
    window()?.document()?.query_selector(css).ok()?
}

pub fn all(css: &str) -> Vec<Element> {
    let page = window().and_then(|window| window.document()?.document_element());
    page.map(|page| within(&page, css)).unwrap_or_default()
}

pub fn within(element: &Element, css: &str) -> Vec<Element> {
    let Ok(found) = element.query_selector_all(css) else { return Vec::new() };
    (0..found.length()).filter_map(|place| found.get(place)?.dyn_into().ok()).collect()
}
