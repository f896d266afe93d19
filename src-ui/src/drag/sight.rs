//! What the page shows at a point: measured, never remembered.

use cards::{Card, Deck};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement, window};

use super::{Aim, Fan, Grip, Point, Sight, Spot};

/// What floats at the pointer; lengths in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Float {
    pub width: f64,
    /// From the pointer up to the middle of what is held.
    pub rise: f64,
}

/// What is seen at this point by a player with this hand.
pub fn sight(at: Point, float: Float, hand: &[Card]) -> Sight {
    let above = Point { x: at.x, y: at.y - float.rise };
    let pointer = spot(at, float.width);
    let load = if is_new_place(at) { pointer } else { spot(above, float.width) };
    let card = match pointer {
        Some(Spot::Hand(_)) => fan().and_then(|fan| hand.get(fan.card_at(at)?).copied()),
        Some(Spot::Meld(_) | Spot::Draft(..) | Spot::Discard | Spot::Felt) | None => None,
    };
    Sight { at, aim: Aim { pointer, load }, card }
}

/// What can be taken hold of in this element.
pub fn grip(element: &Element, hand: &[Card]) -> Option<Grip> {
    if let Some(card) = within(element, "#hand [data-card]") {
        let place = cards().iter().position(|other| **other == card)?;
        return hand.get(place).copied().map(Grip::Card);
    }
    if let Some(tile) = within(element, "#melds [data-key]") {
        let key: u8 = tile.get_attribute("data-key")?.parse().ok()?;
        return Deck::TILES.cards().find(|tile| tile.byte() == key).map(Grip::Tile);
    }
    if let Some(card) = within(element, "#fan [data-place]") {
        return card.get_attribute("data-place")?.parse().ok().map(Grip::Pile);
    }
    match within(element, "[data-grip]")?.get_attribute("data-grip")?.as_str() {
        "stock" => Some(Grip::Stock),
        "discard" => Some(Grip::Discard),
        _ => None,
    }
}

/// The cards of the hand, in the order in which they lie.
pub fn cards() -> Vec<HtmlElement> {
    let page = document().and_then(|page| page.document_element());
    page.map(|page| all_in(&page, "#hand [data-card]")).unwrap_or_default()
}

/// Where the cards of the hand lie at rest, whatever is raised or moved aside.
pub fn fan() -> Option<Fan> {
    let cards = cards();
    let card = cards.first()?.offset_width().into();
    Some(Fan { corners: cards.iter().filter_map(corner).collect(), card })
}

pub fn document() -> Option<Document> {
    window()?.document()
}

/// The window's size in CSS pixels.
pub fn window_size() -> Option<(f64, f64)> {
    let window = window()?;
    Some((window.inner_width().ok()?.as_f64()?, window.inner_height().ok()?.as_f64()?))
}

/// The place at this point; what is held is so wide.
fn spot(at: Point, width: f64) -> Option<Spot> {
    let element = document()?.element_from_point(at.x as f32, at.y as f32)?;
    if within(&element, "#hand").is_some() {
        return fan()?.place_at(at.x - width / 2.0, at.y).map(Spot::Hand);
    }
    if let Some(draft) = within(&element, "#melds").and_then(|_| draft_at(at)) {
        return Some(draft);
    }
    if let Some(meld) = within(&element, "[data-meld]:not([data-draft])") {
        let number = meld.get_attribute("data-meld")?.parse().ok()?;
        return Some(Spot::Meld(protocol::MeldId(number)));
    }
    if within(&element, "#discard").is_some() {
        return Some(Spot::Discard);
    }
    within(&element, "#melds").map(|_| Spot::Felt)
}

/// Whether this is right on the place of a new meld, where nothing that floats above is meant.
fn is_new_place(at: Point) -> bool {
    let element = document().and_then(|page| page.element_from_point(at.x as f32, at.y as f32));
    element.is_some_and(|element| within(&element, "#new-meld").is_some())
}

/// The meld of a table that may be rebuilt, and the place in it, as all lies at rest: what moves aside on the way must not
/// take the place of what one points at.
fn draft_at(at: Point) -> Option<Spot> {
    let page = document()?.document_element()?;
    let meld = all_in(&page, "[data-draft]").into_iter().find(|meld| lies_at(meld, at))?;
    let number = meld.get_attribute("data-draft")?.parse().ok()?;
    let left = corner(&meld)?.x;
    let middle = |tile: &HtmlElement| left + f64::from(tile.offset_left()) + f64::from(tile.offset_width()) / 2.0;
    let before = all_in(&meld, "[data-key]").iter().filter(|tile| middle(tile) < at.x).count();
    Some(Spot::Draft(protocol::DraftMeldId(number), before))
}

fn lies_at(thing: &HtmlElement, at: Point) -> bool {
    let (wide, high) = (f64::from(thing.offset_width()), f64::from(thing.offset_height()));
    corner(thing).is_some_and(|corner| {
        (corner.x..corner.x + wide).contains(&at.x) && (corner.y..corner.y + high).contains(&at.y)
    })
}

/// The upper left corner of a thing at rest, whatever it has moved aside for.
fn corner(thing: &HtmlElement) -> Option<Point> {
    let around = thing.offset_parent()?;
    let frame = around.get_bounding_client_rect();
    let (left, top) = (frame.left() - f64::from(around.scroll_left()), frame.top() - f64::from(around.scroll_top()));
    Some(Point { x: left + f64::from(thing.offset_left()), y: top + f64::from(thing.offset_top()) })
}

/// Everything of a kind in this element, in its order.
pub fn all_in(place: &Element, selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = place.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|place| found.get(place)?.dyn_into().ok()).collect()
}

fn within(element: &Element, selector: &str) -> Option<Element> {
    // The selectors are ours and well formed.
    element.closest(selector).ok().flatten()
}
