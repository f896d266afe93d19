//! A sheet that was closed, on its way off the page: a picture of it, for the page itself has none any more.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Element, window};

use super::{
    animation::{Fill, Frame, Timing, animate},
    sight::{one, within},
    tokens::Tokens,
};

/// Where a sheet goes, and where it comes from: below the lower edge, which it keeps some way off on large screens.
const BELOW: &str = "translateY(calc(100% + 24px))";

/// The picture of a sheet, and of the veil behind it.
pub struct Leaving(Vec<Element>);

impl Leaving {
    /// Sends the sheet that is still on the page away, from where it is to be seen.
    pub fn of_page(tokens: &Tokens) -> Option<Self> {
        let (veil, sheet) = (one(".veil")?, one("#sheet")?);
        let scrolled = sheet.scroll_top();
        let ends = [Frame::opaque(0.0), Frame::at(BELOW.into())];
        let copies = [&veil, &sheet].into_iter().zip(ends);
        let copies: Vec<Element> = copies.map(|(part, end)| send(part, end, tokens)).collect::<Option<_>>()?;
        copies.iter().for_each(|copy| copy.set_scroll_top(scrolled));
        Some(Self(copies))
    }

    /// Takes it away at once.
    pub fn end(self) {
        self.0.iter().for_each(Element::remove);
    }
}

/// Sends a copy of one part away and gives it.
fn send(part: &Element, end: Frame, tokens: &Tokens) -> Option<Element> {
    let seen = window()?.get_computed_style(part).ok()??;
    let seen = |name: &str| seen.get_property_value(name).ok();
    let start = Frame {
        transform: end.transform.as_ref().and_then(|_| seen("transform")),
        opacity: end.opacity.and_then(|_| seen("opacity")?.parse().ok()),
        ..Frame::default()
    };
    let copy = picture(part)?;
    one(".travel")?.append_child(&copy).ok()?;
    let removed = copy.clone();
    let timing = Timing { delay: 0.0, duration: tokens.sheet, fill: Fill::Both };
    match animate(&copy, &[start.easing(&tokens.leave), end], timing) {
        Some(leaving) => leaving.set_onfinish(&Closure::once_into_js(move || removed.remove())),
        // Without animations it is gone at once.
        None => removed.remove(),
    }
    Some(copy)
}

/// What an element looks like and nothing else: it cannot be reached, and nobody who looks for the sheet finds it.
pub fn picture(part: &Element) -> Option<Element> {
    let copy: Element = part.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    copy.set_attribute("inert", "").ok()?;
    for element in within(&copy, "*").iter().chain([&copy]) {
        let names = element.get_attribute_names().iter().filter_map(|name| name.as_string()).collect::<Vec<_>>();
        for name in names.iter().filter(|name| is_handle(name)) {
            element.remove_attribute(name).ok()?;
        }
    }
    Some(copy)
}

/// Whether others find elements by this attribute; suits and decks colour cards.
fn is_handle(name: &str) -> bool {
    let looks = ["data-suit", "data-deck"];
    name == "id" || name == "role" || (name.starts_with("data-") && !looks.contains(&name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_look_for_is_not_in_a_picture() {
        assert!(["id", "role", "data-sheet", "data-choice", "data-event"].into_iter().all(is_handle));
        assert!(!["class", "data-suit", "href", "aria-checked"].into_iter().any(is_handle));
    }
}
