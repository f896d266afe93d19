//! Settings, and erasing everything.

use protocol::Settings;

use super::home;
use crate::{
    model::{Model, NewTableForm, Screen},
    msg::{Cmd, Setting},
    words::{Region, Words},
};

pub(super) fn opened(model: &mut Model, settings: Settings) -> Vec<Cmd> {
    model.settings = settings;
    if model.screen == Screen::Opening {
        model.screen = Screen::Home;
    }
    vec![look(model)]
}

pub(super) fn set(model: &mut Model, setting: Setting) -> Vec<Cmd> {
    let settings = &mut model.settings;
    match setting {
        Setting::Language(language) => settings.language = language,
        Setting::Theme(theme) => settings.theme = theme,
        Setting::Deck(deck) => settings.deck = deck,
        Setting::Cards(cards) => settings.cards = cards,
        Setting::Hand(hand) => settings.hand = hand,
        Setting::Motion(motion) => settings.motion = motion,
        Setting::Shortcuts(shortcuts) => settings.shortcuts = shortcuts,
        Setting::Pace(pace) => settings.pace = pace,
    }
    let kept = Cmd::KeepSettings(settings.clone());
    vec![look(model), kept]
}

pub(super) fn erase_all(model: &mut Model) -> Vec<Cmd> {
    let mut commands = if model.place.is_some() { vec![Cmd::CloseTable] } else { Vec::new() };
    home::go_home(model);
    model.waiting = true;
    commands.push(Cmd::EraseAll);
    commands
}

pub(super) fn erased(model: &mut Model) -> Vec<Cmd> {
    model.settings = Settings::default();
    model.form = NewTableForm::default();
    let mut commands = home::go_home(model);
    commands.push(look(model));
    model.tell("erased".into());
    commands
}

/// Puts the language in force and asks for the page to follow.
fn look(model: &mut Model) -> Cmd {
    let language = Words::language_for(&model.settings, &model.system);
    if language != model.words.language() {
        model.words = Words::new(language, Region::of(&model.system));
    }
    Cmd::Look(model.settings.clone(), language)
}
