//! What each key does, wherever the focus is; the page hears them in `reach`.

mod ground;

pub use ground::{Direction, Place, next};

use cards::Nudge;
use protocol::{Discards, Shortcuts};

use crate::{
    model::{Model, Screen, Sheet, Showing, TableModel},
    msg::{Handling, Msg, Reviewing},
};

/// A key that was pressed, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// As the browser names it: `d`, `Enter`, `ArrowLeft`.
    pub key: String,
    pub shift: bool,
    pub on: On,
}

/// What has the focus when a key is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// A card of the hand, or of the open discard pile.
    Card,
    /// Anything else that a press of Enter works on by itself.
    Control,
    /// A field that takes letters.
    Text,
    /// The page.
    Nothing,
}

/// What is printed on the keys of one thing they do, and the key of the text that tells it.
type Told = (&'static [&'static str], &'static str);

/// What is printed on keys, and what they do.
const KEYS: [Told; 15] = [
    (&["←", "→", "↑", "↓"], "key-move"),
    (&["key-space"], "key-choose"),
    (&["Enter"], "key-step"),
    (&["D"], "key-draw"),
    (&["T"], "key-take"),
    (&["F"], "key-fan"),
    (&["M"], "key-meld"),
    (&["X"], "key-discard"),
    (&["S"], "key-sort"),
    (&["key-shift", "←", "→"], "key-nudge"),
    (&["U"], "key-take-back"),
    (&["H"], "key-hint"),
    (&["Esc"], "key-cancel"),
    (&["?"], "key-keys"),
    (&["Tab"], "key-tab"),
];

/// The same at a table of tiles.
const KEYS_OF_TILES: [Told; 17] = [
    (&["←", "→", "↑", "↓"], "key-move"),
    (&["key-space"], "key-choose-tile"),
    (&["key-space", "key-space"], "key-choose-whole"),
    (&["Enter"], "key-step"),
    (&["M"], "key-new-meld"),
    (&["B"], "key-to-rack"),
    (&["C"], "key-confirm"),
    (&["D"], "key-draw-tile"),
    (&["P"], "key-pass"),
    (&["U"], "tiles-undo"),
    (&["key-shift", "U"], "tiles-redo"),
    (&["R"], "tiles-reset"),
    (&["H"], "key-hint"),
    (&["S"], "key-sort-rack"),
    (&["Esc"], "key-cancel"),
    (&["?"], "key-keys"),
    (&["Tab"], "key-tab"),
];

/// The keys that do something at the table at hand; away from it, at some table.
pub fn listed(model: &Model) -> impl Iterator<Item = Told> {
    let all = match &model.table {
        Some(table) if table.is_rebuilt() => KEYS_OF_TILES.to_vec(),
        table => {
            let has_fan = table.as_ref().is_none_or(|table| table.view.law.discards == Discards::Dig);
            KEYS.into_iter().filter(|(_, does)| has_fan || *does != "key-fan").collect()
        }
    };
    all.into_iter()
}

/// What a key says to the page; none where it is the browser's.
pub fn said(model: &Model, stroke: &Stroke) -> Option<Msg> {
    if stroke.on == On::Text {
        return None;
    }
    match stroke.key.as_str() {
        "Escape" => cancel(model),
        key if model.screen == Screen::Review && model.sheet.is_none() => going_through(key, stroke.shift),
        key if model.settings.shortcuts == Shortcuts::On && model.sheet.is_none() => shortcut(model, key, stroke),
        _ => None,
    }
}

/// What a key does in going through a round.
fn going_through(key: &str, shift: bool) -> Option<Msg> {
    Some(Msg::Review(match (key, shift) {
        ("ArrowRight", true) => Reviewing::NextOfPerson,
        ("ArrowLeft", true) => Reviewing::PreviousOfPerson,
        ("ArrowRight", false) => Reviewing::Next,
        ("ArrowLeft", false) => Reviewing::Previous,
        ("Home", _) => Reviewing::First,
        ("End", _) => Reviewing::Last,
        _ => return None,
    }))
}

/// The direction of an arrow, where it is pressed to move the focus.
pub fn direction(stroke: &Stroke) -> Option<Direction> {
    match stroke.key.as_str() {
        _ if stroke.on == On::Text => None,
        "ArrowLeft" => Some(Direction::Left),
        "ArrowRight" => Some(Direction::Right),
        "ArrowUp" => Some(Direction::Up),
        "ArrowDown" => Some(Direction::Down),
        _ => None,
    }
}

/// Gives up what is open or chosen; it never leaves a table.
fn cancel(model: &Model) -> Option<Msg> {
    if model.sheet.is_some() {
        return Some(Msg::CloseSheet);
    }
    match model.screen {
        Screen::Opening | Screen::NoHost | Screen::Home => None,
        Screen::NewTable | Screen::Review | Screen::Settings | Screen::About => Some(Msg::Back),
        Screen::Table => table(model).filter(|table| table.has_step_back()).map(|_| Msg::Back),
    }
}

fn shortcut(model: &Model, key: &str, stroke: &Stroke) -> Option<Msg> {
    match (key, model.screen, model.showing()) {
        (_, Screen::Opening | Screen::NoHost, _) => None,
        (_, Screen::Table, Showing::Curtain | Showing::Waiting) => None,
        ("?", _, _) => Some(Msg::Open(Sheet::Keys)),
        ("Enter", Screen::Table, Showing::RoundEnd) if stroke.on == On::Nothing => Some(Msg::NextRound),
        _ => at_table(table(model)?, key, stroke),
    }
}

/// The table, where it is what is seen.
fn table(model: &Model) -> Option<&TableModel> {
    let is_seen = model.screen == Screen::Table && model.showing() == Showing::Table;
    model.table.as_ref().filter(|_| is_seen)
}

fn at_table(table: &TableModel, key: &str, stroke: &Stroke) -> Option<Msg> {
    if let Some(nudge) = nudge(table, key, stroke) {
        return Some(nudge);
    }
    if table.may_have_hint() && key.eq_ignore_ascii_case("h") {
        return Some(Msg::Hint);
    }
    if let Some(handling) = table.is_rebuilt().then(|| handling(stroke)).flatten() {
        return Some(Msg::Handle(handling));
    }
    match key.to_lowercase().as_str() {
        " " if table.shows_a_way() && stroke.on != On::Control => Some(Msg::SkipPlay),
        "enter" if stroke.on != On::Control => table.step().buttons.into_iter().next().map(|button| button.msg),
        "d" => Some(Msg::TapStock),
        // A tap on the pile may discard or lay it open; this key never means that.
        "t" => Some(Msg::Take),
        "f" if table.view.law.discards == Discards::Dig => Some(Msg::Fan),
        "m" => Some(Msg::Meld),
        "x" => Some(Msg::Discard),
        "s" => Some(Msg::Open(Sheet::Sort)),
        "u" => Some(Msg::TakeBack),
        _ => None,
    }
}

/// What a letter does with tiles.
fn handling(stroke: &Stroke) -> Option<Handling> {
    Some(match stroke.key.to_lowercase().as_str() {
        "d" => Handling::Draw,
        "p" => Handling::Pass,
        "m" => Handling::New,
        "b" => Handling::Back,
        "u" if stroke.shift => Handling::Redo,
        "u" => Handling::Undo,
        "r" => Handling::Reset,
        "c" => Handling::Confirm,
        _ => return None,
    })
}

/// While the hand is put in order, an arrow with Shift moves the chosen card and not the focus.
fn nudge(table: &TableModel, key: &str, stroke: &Stroke) -> Option<Msg> {
    if !(table.arranging && stroke.shift) {
        return None;
    }
    match key {
        "ArrowLeft" => Some(Msg::Nudge(Nudge::Left)),
        "ArrowRight" => Some(Msg::Nudge(Nudge::Right)),
        _ => None,
    }
}
