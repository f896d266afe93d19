//! The curtain: falls when the device goes on or out of sight, and lifts for the next player only.

use protocol::Mode;

use crate::{
    model::{Lift, Model, Screen},
    msg::Cmd,
};

/// Whoever looks next may be somebody else.
pub(super) fn page_hidden(model: &mut Model) -> Vec<Cmd> {
    let shows_a_hand = model.table.as_ref().is_some_and(|table| !table.is_over());
    let is_about_to = model.curtain.as_ref().is_some_and(|curtain| curtain.lift == Lift::Lifting);
    if shows_a_hand || is_about_to { hide(model) } else { Vec::new() }
}

/// Drops the hand at once; the curtain itself comes from the table.
pub(super) fn hide(model: &mut Model) -> Vec<Cmd> {
    if model.place.is_none_or(|(mode, _)| mode != Mode::SameDevice) {
        return Vec::new();
    }
    if let Some(curtain) = &mut model.curtain {
        curtain.lift = Lift::Down;
    }
    model.table = None;
    model.sheet = None;
    model.waiting = true;
    vec![Cmd::Hide]
}

pub(super) fn tap(model: &mut Model) -> Vec<Cmd> {
    let Some(curtain) = &mut model.curtain else { return Vec::new() };
    match curtain.lift {
        Lift::Down => {
            curtain.lift = Lift::Tapped;
            model.tell("curtain-again".into());
            Vec::new()
        }
        Lift::Tapped => lift(model),
        Lift::Lifting => Vec::new(),
    }
}

pub(super) fn lift(model: &mut Model) -> Vec<Cmd> {
    let Some(curtain) = &mut model.curtain else { return Vec::new() };
    if curtain.lift == Lift::Lifting {
        return Vec::new();
    }
    curtain.lift = Lift::Lifting;
    model.waiting = true;
    model.screen = Screen::Table;
    vec![Cmd::Sit(curtain.told.next)]
}
