//! What a drag changes on the table itself: which places are lit, which cards are away, where the hand makes room.
//! Attributes, for the parts that draw these elements need know nothing of drags.

use cards::Card;
use protocol::DraftMeldId;
use web_sys::{Element, HtmlElement};

use super::{Spot, room, sight};
use crate::model::{Fit, Grasp, Held, Load};

/// What is to be seen of a drag.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Marks {
    pub hand: Vec<Card>,
    /// The hand as it would lie after a drop now.
    pub hand_to_be: Vec<Card>,
    pub held: Option<Held>,
    pub peek: Option<Card>,
    pub fits: Vec<(Spot, Fit)>,
    /// The meld that what is held is over, as it would lie after a drop now.
    pub meld_to_be: Option<(DraftMeldId, Vec<Card>)>,
    /// The melds of a table that may be rebuilt.
    pub melds: Vec<Vec<Card>>,
    /// The piles whose top can be taken hold of.
    pub grips: Vec<&'static str>,
}

const ALL: &str = "[data-drop],[data-away],[data-peek],[data-grip],[data-room]";

/// Shows these marks on the table, and no others.
pub fn show(table: &Element, marks: &Marks, before: &Marks) {
    let cards = sight::cards();
    clear(table);
    set_holding(table, marks);
    for pile in &marks.grips {
        if let Some(pile_there) = table.query_selector(&format!("#{pile}")).ok().flatten() {
            set(&pile_there, "data-grip", pile);
        }
    }
    for (spot, fit) in &marks.fits {
        if let Some(place) = place(table, *spot) {
            set(&place, "data-drop", fit.name());
        }
    }
    for (card, element) in marks.hand.iter().zip(&cards) {
        if marks.is_away(*card) {
            set(element, "data-away", "");
        }
        if marks.peek == Some(*card) {
            set(element, "data-peek", "");
        }
    }
    for tile in marks.off_the_table() {
        if let Ok(Some(element)) = table.query_selector(&format!("#melds [data-key='{}']", tile.byte())) {
            set(&element, "data-away", "");
        }
    }
    // Cards lie where they had made room for: nothing is to be seen moving.
    at_once(table, "#hand", marks.hand != before.hand, || make_room(marks, &cards));
    at_once(table, "#melds", marks.melds != before.melds, || room::make(table, marks));
}

impl Marks {
    /// What is held, as the page names it.
    pub fn holding(&self) -> Option<&'static str> {
        Some(match self.held.as_ref()?.load {
            Load::Cards(_) => "cards",
            Load::Stock => "stock",
            Load::Discard(_) => "discard",
            Load::Pile(..) => "pile",
        })
    }

    /// What is held that does not come from the hand.
    fn off_the_table(&self) -> impl Iterator<Item = Card> + '_ {
        let held = match &self.held {
            Some(Held { load: Load::Cards(cards), .. }) => &cards[..],
            Some(Held { load: Load::Stock | Load::Discard(_) | Load::Pile(..), .. }) | None => &[],
        };
        held.iter().copied().filter(|card| !self.hand.contains(card))
    }

    /// Whether a card of the hand is in the pointer's grasp, or lies where it was dropped.
    fn is_away(&self, card: Card) -> bool {
        match &self.held {
            Some(Held { load: Load::Cards(cards), .. }) => cards.contains(&card),
            Some(Held { load: Load::Stock | Load::Discard(_) | Load::Pile(..), .. }) | None => false,
        }
    }
}

impl Fit {
    const fn name(self) -> &'static str {
        match self {
            Self::Fits => "fits",
            Self::Over => "over",
            Self::No => "no",
        }
    }
}

fn set_holding(table: &Element, marks: &Marks) {
    let is_in_hand = marks.held.as_ref().is_some_and(|held| held.grasp == Grasp::Pointer);
    match marks.holding().filter(|_| is_in_hand) {
        Some(what) => set(table, "data-holding", what),
        None => remove(table, "data-holding"),
    }
}

fn clear(table: &Element) {
    let Ok(found) = table.query_selector_all(ALL) else { return };
    for place in 0..found.length() {
        if let Some(element) = found.get(place).and_then(|node| wasm_bindgen::JsCast::dyn_into::<Element>(node).ok()) {
            ["data-drop", "data-away", "data-peek", "data-grip", "data-room"]
                .into_iter()
                .for_each(|name| remove(&element, name));
        }
    }
}

fn place(table: &Element, spot: Spot) -> Option<Element> {
    let selector = match spot {
        Spot::Hand(_) => "#hand".to_owned(),
        Spot::Meld(meld) => format!("[data-meld='{meld}']"),
        Spot::Draft(meld, _) => format!("[data-draft='{}']", meld.0),
        Spot::Discard => "#discard".to_owned(),
        Spot::Felt => "#melds".to_owned(),
    };
    table.query_selector(&selector).ok().flatten()
}

/// Moves each card to where it would lie; what is away does not move.
fn make_room(marks: &Marks, cards: &[HtmlElement]) {
    let corners = sight::fan().map(|fan| fan.corners).unwrap_or_default();
    for (place, (card, element)) in marks.hand.iter().zip(cards).enumerate() {
        let to_be = marks.hand_to_be.iter().position(|other| other == card).unwrap_or(place);
        let (from, to) = (corners.get(place), corners.get(to_be));
        match (from, to) {
            (Some(from), Some(to)) if from != to && !marks.is_away(*card) => {
                shift(element, to.x - from.x, to.y - from.y);
            }
            _ => unshift(element),
        }
    }
}

pub(super) fn shift(element: &HtmlElement, across: f64, down: f64) {
    // Variables of our own are always accepted.
    let _ = element.style().set_property("--dx", &format!("{across}px"));
    let _ = element.style().set_property("--dy", &format!("{down}px"));
}

pub(super) fn unshift(element: &HtmlElement) {
    let _ = element.style().remove_property("--dx");
    let _ = element.style().remove_property("--dy");
}

/// Changes how a zone lies; where it lies anew, without a movement to be seen.
fn at_once(table: &Element, zone: &str, anew: bool, change: impl FnOnce()) {
    let zone = table.query_selector(zone).ok().flatten().filter(|_| anew);
    if let Some(zone) = &zone {
        set(zone, "data-still", "");
    }
    change();
    if let Some(zone) = zone {
        // Reading a length makes the browser take the change in before movements are allowed again.
        let _ = zone.client_width();
        remove(&zone, "data-still");
    }
}

pub(super) fn set(element: &Element, name: &str, value: &str) {
    // The names are well formed.
    let _ = element.set_attribute(name, value);
}

fn remove(element: &Element, name: &str) {
    let _ = element.remove_attribute(name);
}
