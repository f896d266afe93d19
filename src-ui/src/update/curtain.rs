//! The curtain: falls when the device goes on or out of sight, and lifts for the next player only.

use protocol::Mode;

use crate::{
    model::{Lift, Model, Screen},
    msg::Cmd,
};

/// Whoever looks next may be somebody else.
pub(super) fn page_hidden(model: &mut Model) -> Vec<Cmd> {
    let shows_a_hand = |table: &crate::model::TableModel| table.mode == Mode::SameDevice && !table.is_over();
    if model.table.as_ref().is_some_and(shows_a_hand) { hide(model) } else { Vec::new() }
}

/// Drops the hand at once; the curtain itself comes from the table.
pub(super) fn hide(model: &mut Model) -> Vec<Cmd> {
    if model.table.as_ref().is_none_or(|table| table.mode != Mode::SameDevice) {
        return Vec::new();
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
