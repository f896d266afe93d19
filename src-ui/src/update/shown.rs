//! A play of another seat, or of a hint, is shown step by step; whoever has seen enough of it skips the rest.

use protocol::Pace;

use super::{
    hint,
    push::{arrived, curtain_down},
};
use crate::{
    drag::Word,
    model::{Model, ShownPlay, TableModel},
    msg::{Beat, Cmd, Msg},
    pace,
};

/// What a tap or a key means is that one has seen enough, as long as a play is shown; nothing else is done by it.
pub(super) fn skips(model: &Model, msg: &Msg) -> bool {
    let at_table = matches!(
        msg,
        Msg::Handle(_)
            | Msg::TapCard(_)
            | Msg::TapStock
            | Msg::WhyGrey(_)
            | Msg::Nudge(_)
            | Msg::Mend(_)
            | Msg::Drag(Word::Hold(_) | Word::Tap(_))
    );
    let is_shown = model.table.as_ref().is_some_and(TableModel::shows_a_way);
    is_shown && (at_table || (*msg == Msg::Back && model.sheet.is_none()))
}

/// Waits until the step that is to be seen was seen.
pub(super) fn wait(table: &TableModel, pace: Pace) -> Option<Cmd> {
    let play = table.shown.as_ref()?;
    let (done, steps) = play.course();
    Some(Cmd::Watch(Beat { version: table.version, done }, pace::step(steps, pace)))
}

/// A step was seen: on to the next one.
pub(super) fn watched(model: &mut Model, beat: Beat) -> Vec<Cmd> {
    let pace = model.settings.pace;
    let Some(table) = model.table.as_mut().filter(|table| table.beat() == Some(beat)) else { return Vec::new() };
    if table.hint.showing().is_some() {
        return hint::next(model);
    }
    table.shown = table.shown.take().and_then(ShownPlay::next);
    match wait(table, pace) {
        Some(wait) => vec![wait],
        None => arrived(model, false, false),
    }
}

/// The table as it lies, at once; what was not seen on its way is marked.
pub(super) fn skip(model: &mut Model) -> Vec<Cmd> {
    let Some(table) = &mut model.table else { return Vec::new() };
    if let Some(curtain) = table.to_cover.take() {
        return curtain_down(model, *curtain);
    }
    let Some(play) = table.shown.take() else { return hint::finish(model) };
    table.moved = play.moved();
    arrived(model, false, false)
}

/// What was drawn was seen: the device goes on.
pub(super) fn cover(model: &mut Model, version: u64) -> Vec<Cmd> {
    let curtain = model.table.as_mut().filter(|table| table.version == version).and_then(|table| table.to_cover.take());
    curtain.map(|curtain| curtain_down(model, *curtain)).unwrap_or_default()
}

impl TableModel {
    /// How far what is shown step by step has come.
    pub fn beat(&self) -> Option<Beat> {
        let shown = self.shown.as_ref().map(|play| play.course().0);
        let done = shown.or_else(|| Some(self.hint.showing()?.done))?;
        Some(Beat { version: self.version, done })
    }
}
