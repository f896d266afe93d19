//! The focus: arrows move it, every group has one place where it stops, and it is never lost when what had it goes away.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{Document, Element, Event, HtmlElement, KeyboardEvent, window};

use crate::{
    keys::{Direction, On, Place, Stroke, direction, next},
    model::{Model, Screen, Showing},
    msg::Msg,
};

/// The zones of the table from its top to its bottom, between which arrows go up and down.
const ZONES: [&str; 6] = [".top", "#seats", "#melds", ".piles, .tiles__line, #fan", "#hand", "#bar"];

/// Groups whose things are walked through with arrows and share one stop of the Tab key.
const GROUPS: &str = "#seats, #melds, .piles, .tiles__line, #fan, #hand, [role=radiogroup]";

/// Where the focus goes on a screen that has just come, the first of these that is there.
const ARRIVALS: [&str; 3] = ["#curtain-reveal", "#hand [tabindex='0']", "h1"];

/// Keeps the focus.
#[derive(Default)]
pub struct Reach {
    seen: RefCell<Seen>,
}

/// A screen, with the face that the table's shows.
type Scene = (Screen, Showing);

#[derive(Default)]
struct Seen {
    scene: Option<Scene>,
    last: Option<Spot>,
    /// What had the focus on a screen that was left.
    left: HashMap<&'static str, String>,
}

/// What had the focus last, and where the next best thing is to be found.
#[derive(Clone)]
struct Spot {
    element: Element,
    zone: Option<&'static str>,
    index: usize,
}

impl Reach {
    /// Hears every key and follows the focus; `answer` says what a key means, `emit` takes it.
    pub fn listen(answer: impl Fn(&Stroke) -> Option<Msg> + 'static, emit: impl Fn(Msg) + 'static) -> Rc<Self> {
        let reach = Rc::new(Self::default());
        hear("keydown", {
            let reach = reach.clone();
            move |event| {
                if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                    reach.pressed(event, &answer, &emit);
                }
            }
        });
        hear("focusin", {
            let reach = reach.clone();
            move |event| reach.entered(event)
        });
        reach
    }

    fn pressed(&self, event: &KeyboardEvent, answer: &impl Fn(&Stroke) -> Option<Msg>, emit: &impl Fn(Msg)) {
        let is_chord = event.ctrl_key() || event.alt_key() || event.meta_key();
        if is_chord || event.default_prevented() || event.is_composing() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let stroke = Stroke { key: event.key(), shift: event.shift_key(), on: on(target.as_ref()) };
        // A key that is held down says one thing, once; nor does it press a button again and again.
        let message = if event.repeat() { None } else { answer(&stroke) };
        let is_ours = message.is_some() || (event.repeat() && stroke.key == "Enter");
        message.into_iter().for_each(emit);
        let moved = !is_ours && direction(&stroke).is_some_and(|direction| walk(target.as_ref(), direction));
        let turned = stroke.key == "Tab" && turn_in_sheet(stroke.shift);
        if is_ours || moved || turned {
            event.prevent_default();
        }
    }

    fn entered(&self, event: &Event) {
        let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
        stop_at(&element);
        if closest(&element, "#sheet").is_some() {
            return;
        }
        let mut seen = self.seen.borrow_mut();
        if let Some(name) = seen.scene.and_then(|(screen, _)| paper(screen)) {
            seen.left.insert(name, element.id());
        }
        let zone = ZONES.into_iter().find(|zone| closest(&element, zone).is_some());
        let place = zone.and_then(|zone| things(&one(zone)?).iter().position(|thing| *thing == element));
        seen.last = Some(Spot { element, zone, index: place.unwrap_or_default() });
    }

    /// Puts the focus where it belongs after the page was drawn anew.
    pub fn keep(&self, model: &Model) {
        if let Some(root) = page().document_element() {
            all(&root, GROUPS).iter().for_each(stop_once);
        }
        let scene = (model.screen, model.showing());
        let before = self.seen.borrow_mut().scene.replace(scene);
        let open = one("#sheet");
        match (before, open) {
            // At the start the focus is where the browser begins.
            (None | Some((Screen::Opening, _)), None) => {}
            (_, Some(sheet)) => {
                if !active().is_some_and(|active| sheet.contains(Some(&active))) {
                    focus(&sheet);
                }
            }
            (Some(before), None) if before != scene => self.arrive(before, scene),
            (Some(_), None) if is_lost() => self.restore(),
            (Some(_), None) => {}
        }
    }

    /// A new screen begins at its top. Whoever comes back finds the focus where it was left.
    fn arrive(&self, before: Scene, scene: Scene) {
        if let Some(window) = window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
        let is_back = depth(scene.0) < depth(before.0);
        let left = paper(scene.0).filter(|_| is_back).and_then(|name| self.seen.borrow().left.get(name).cloned());
        let known = left.and_then(|id| page().get_element_by_id(&id));
        if let Some(element) = known.or_else(|| ARRIVALS.into_iter().find_map(one)) {
            focus(&element);
        }
    }

    /// The focus was on something that has gone, or that was moved: back to it, or to what lies in its place.
    fn restore(&self) {
        let Some(spot) = self.seen.borrow().last.clone() else { return };
        let in_place = || {
            // Where the open pile was, its pile lies again.
            if let Some(pile) = closest(&spot.element, "#fan").and_then(|_| one("#discard")) {
                return Some(pile);
            }
            let zone = one(spot.zone?)?;
            let things = things(&zone);
            if zone.id() == "fan" {
                return things.into_iter().find(|thing| thing.get_attribute("tabindex").as_deref() == Some("0"));
            }
            things.get(spot.index.min(things.len().checked_sub(1)?)).cloned()
        };
        let same = spot.element.is_connected().then(|| spot.element.clone());
        if let Some(element) = same.or_else(in_place).or_else(|| ARRIVALS.into_iter().find_map(one)) {
            focus(&element);
        }
    }
}

/// How far a screen lies from home.
const fn depth(screen: Screen) -> u8 {
    match screen {
        Screen::Opening | Screen::NoHost | Screen::Home => 0,
        Screen::NewTable => 1,
        Screen::Table => 2,
        Screen::Review | Screen::Settings => 3,
        Screen::About => 4,
    }
}

/// The name of a screen to which one comes back as one left it.
const fn paper(screen: Screen) -> Option<&'static str> {
    match screen {
        Screen::Home => Some("home"),
        Screen::NewTable => Some("new-table"),
        Screen::Settings => Some("settings"),
        Screen::Opening | Screen::NoHost | Screen::Table | Screen::Review | Screen::About => None,
    }
}

fn on(target: Option<&Element>) -> On {
    let is = |what: &str| target.is_some_and(|target| closest(target, what).is_some());
    if is("#hand [data-card], #fan [data-card]") {
        On::Card
    } else if is("input, textarea, select") {
        On::Text
    } else if is("button, a") {
        On::Control
    } else {
        On::Nothing
    }
}

/// Moves the focus by an arrow; says whether it went anywhere.
fn walk(target: Option<&Element>, direction: Direction) -> bool {
    let group = target.and_then(|target| closest(target, &format!("{GROUPS}, .top, #bar, [data-screen=home]")));
    let found = match (&group, target) {
        (Some(group), Some(target)) if target.tag_name() == "BUTTON" => {
            beside(group, target, direction).or_else(|| zone_beyond(group, direction))
        }
        _ if one("#sheet").is_some() => None,
        _ => one("#hand [tabindex='0'], [data-screen=home] section button"),
    };
    let Some(found) = found else { return false };
    focus(&found);
    if found.get_attribute("role").as_deref() == Some("radio") {
        // Arrows choose among radio buttons, as they do everywhere.
        found.unchecked_ref::<HtmlElement>().click();
    }
    true
}

fn beside(group: &Element, target: &Element, direction: Direction) -> Option<Element> {
    let things = things(group);
    let from = things.iter().position(|thing| thing == target)?;
    let places: Vec<Place> = things.iter().map(place).collect();
    next(&places, from, direction).and_then(|index| things.get(index).cloned())
}

/// The stop of the next zone up or down the table that has something in it.
fn zone_beyond(group: &Element, direction: Direction) -> Option<Element> {
    let from = ZONES.iter().position(|zone| group.matches(zone).unwrap_or_default())?;
    let stop = |zone: &&str| {
        let things = things(&one(zone)?);
        things.iter().find(|thing| thing.get_attribute("tabindex").as_deref() == Some("0")).or(things.first()).cloned()
    };
    match direction {
        Direction::Up => ZONES[..from].iter().rev().find_map(stop),
        Direction::Down => ZONES[from + 1..].iter().find_map(stop),
        Direction::Left | Direction::Right => None,
    }
}

/// The middle of a thing. What covers a whole meld comes after its tiles, or no arrow would tell it from the middle one.
fn place(thing: &Element) -> Place {
    let area = thing.get_bounding_client_rect();
    let covers = thing.matches(".tmeld__add").unwrap_or_default();
    let x = if covers { area.right() } else { area.x() + area.width() / 2.0 };
    Place { x, y: area.y() + area.height() / 2.0 }
}

/// Gives a group its one stop: where the focus is, else what is chosen, else where it was, else a pile, else the first.
fn stop_once(group: &Element) {
    let things = things(group);
    let active = active();
    let has = |name: &'static str, value: &'static str| {
        move |thing: &&Element| thing.get_attribute(name).as_deref() == Some(value)
    };
    let stop = (things.iter().find(|thing| Some(*thing) == active.as_ref()))
        .or_else(|| things.iter().find(has("aria-checked", "true")))
        .or_else(|| things.iter().find(has("tabindex", "0")))
        .or_else(|| things.iter().find(|thing| closest(thing, ".pile, .pool").is_some()))
        .or_else(|| things.iter().rfind(|thing| closest(thing, "#fan [data-card]").is_some()))
        .or(things.first());
    for thing in &things {
        // The name is well formed, so it cannot fail.
        let _ = thing.set_attribute("tabindex", if Some(thing) == stop { "0" } else { "-1" });
    }
}

fn stop_at(element: &Element) {
    if let Some(group) = closest(element, GROUPS) {
        stop_once(&group);
    }
}

/// Nothing leads out of an open sheet but what it offers; says whether the focus had to be turned round.
fn turn_in_sheet(backwards: bool) -> bool {
    let Some(sheet) = one("#sheet") else { return false };
    let stops: Vec<Element> = all(&sheet, "button:not([tabindex='-1'])");
    let (Some(first), Some(last)) = (stops.first(), stops.last()) else { return false };
    let active = active();
    let (end, other) = if backwards { (first, last) } else { (last, first) };
    let is_at_end = active.as_ref() == Some(end) || (backwards && active.as_ref() == Some(&sheet));
    if is_at_end {
        focus(other);
    }
    is_at_end
}

/// Whether the focus lies on nothing.
fn is_lost() -> bool {
    active().is_none_or(|active| ["BODY", "HTML"].contains(&active.tag_name().as_str()))
}

/// The things of a group that can have the focus: one that is not shown would hold up every arrow that leads to it.
fn things(group: &Element) -> Vec<Element> {
    let mut things = all(group, "button");
    things.retain(|thing| thing.get_bounding_client_rect().width() > 0.0);
    things
}

fn focus(element: &Element) {
    if !element.has_attribute("tabindex") && element.tag_name() != "BUTTON" && element.tag_name() != "INPUT" {
        // The name is well formed, so it cannot fail.
        let _ = element.set_attribute("tabindex", "-1");
    }
    // Only an element that has gone refuses the focus.
    let _ = element.unchecked_ref::<HtmlElement>().focus();
}

fn active() -> Option<Element> {
    page().active_element()
}

fn page() -> Document {
    window().and_then(|window| window.document()).expect("the page has a document")
}

fn one(what: &str) -> Option<Element> {
    page().query_selector(what).expect("what is looked for is well formed")
}

fn closest(element: &Element, what: &str) -> Option<Element> {
    element.closest(what).expect("what is looked for is well formed")
}

/// Everything of a kind inside an element.
fn all(place: &Element, what: &str) -> Vec<Element> {
    let found = place.query_selector_all(what).expect("what is looked for is well formed");
    (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok()).collect()
}

/// The page hears this as long as it lives.
fn hear(event: &'static str, then: impl Fn(&Event) + 'static) {
    let then = Closure::<dyn Fn(Event)>::new(move |event: Event| then(&event));
    // Without it the page is still played by Tab, Enter and taps.
    let _ = page().add_event_listener_with_callback(event, then.into_js_value().unchecked_ref());
}
