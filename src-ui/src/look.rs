//! How the page looks by the settings: attributes of its root, which the style sheets read.

use protocol::{CardSize, DeckColours, HandSide, Language, Motion, Settings, Theme};
use web_sys::{Element, window};

use crate::words::tag;

/// From this size of the root's text on, the layout makes room for it, in CSS pixels.
const LARGE_TEXT: f64 = 24.0;

/// Shows settings and language on the page.
pub fn show(settings: &Settings, language: Language) {
    let Some(root) = root() else { return };
    set(&root, "lang", Some(tag(language)));
    set(&root, "data-theme", theme(settings.theme));
    set(&root, "data-deck", Some(deck(settings.deck)));
    set(&root, "data-cards", cards(settings.cards));
    set(&root, "data-hand", hand(settings.hand));
    set(&root, "data-motion", motion(settings.motion));
}

/// Makes room for large text where the root's text is large.
pub fn fit_text() {
    let Some(root) = root() else { return };
    set(&root, "data-text", text_size(&root));
}

fn root() -> Option<Element> {
    window()?.document()?.document_element()
}

/// Sets an attribute, or takes it away.
fn set(root: &Element, name: &str, value: Option<&str>) {
    // The names are well formed, so neither can fail.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

const fn theme(theme: Theme) -> Option<&'static str> {
    match theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    }
}

/// The name of a deck's colours in the style sheets.
pub const fn deck(deck: DeckColours) -> &'static str {
    match deck {
        DeckColours::Two => "two",
        DeckColours::Four => "four",
        DeckColours::Safe => "safe",
    }
}

const fn cards(size: CardSize) -> Option<&'static str> {
    match size {
        CardSize::Normal => None,
        CardSize::Large => Some("large"),
    }
}

const fn hand(side: HandSide) -> Option<&'static str> {
    match side {
        HandSide::Right => None,
        HandSide::Left => Some("left"),
    }
}

const fn motion(motion: Motion) -> Option<&'static str> {
    match motion {
        Motion::System => None,
        Motion::Reduced => Some("reduced"),
    }
}

fn text_size(root: &Element) -> Option<&'static str> {
    let style = window()?.get_computed_style(root).ok()??;
    let size = style.get_property_value("font-size").ok()?;
    let size: f64 = size.trim_end_matches("px").parse().ok()?;
    (size >= LARGE_TEXT).then_some("large")
}
