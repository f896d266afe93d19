//! Home, the choices for a new table, and leaving one.

use protocol::{Game, Level, Mode, Saved, SavedState, Seat};

use crate::{
    model::{Banner, Model, NewTableForm, Newer, Screen, Sheet},
    msg::Cmd,
};

pub(super) fn saved(model: &mut Model, saved: Vec<Saved>) -> Vec<Cmd> {
    model.saved = Some(saved);
    Vec::new()
}

/// Home, with the list of saved tables read anew.
pub(super) fn go_home(model: &mut Model) -> Vec<Cmd> {
    model.table = None;
    model.curtain = None;
    model.place = None;
    model.sheet = None;
    model.banners.clear();
    model.waiting = false;
    model.screen = Screen::Home;
    vec![Cmd::ReadSaved]
}

pub(super) fn leave_table(model: &mut Model) -> Vec<Cmd> {
    let mut commands = vec![Cmd::CloseTable];
    commands.extend(go_home(model));
    commands
}

pub(super) fn resume(model: &mut Model, mode: Mode, game: Game) -> Vec<Cmd> {
    let unreadable = |newer| Some(Sheet::Unreadable { mode, game, newer });
    match state_of(model, mode, game) {
        Some(SavedState::Damaged) => model.sheet = unreadable(Newer::Damaged),
        Some(SavedState::Newer) => model.sheet = unreadable(Newer::Newer),
        Some(SavedState::Table(_)) | None => return await_table(model, mode, game, Cmd::OpenTable(mode, game)),
    }
    Vec::new()
}

pub(super) fn quick(model: &mut Model) -> Vec<Cmd> {
    let game = Game::Rummy100;
    if is_running(model, Mode::Computer, game) {
        return resume(model, Mode::Computer, game);
    }
    model.form.game = game;
    model.form.mode = Mode::Computer;
    deal_anyway(model)
}

pub(super) fn choose(model: &mut Model, game: Game, mode: Mode) -> Vec<Cmd> {
    model.form = NewTableForm { game, mode, ..model.form.clone() };
    model.screen = Screen::NewTable;
    model.sheet = None;
    Vec::new()
}

pub(super) fn choose_mode(model: &mut Model, mode: Mode) -> Vec<Cmd> {
    model.form.mode = mode;
    Vec::new()
}

pub(super) fn choose_level(model: &mut Model, level: Level) -> Vec<Cmd> {
    model.form.level = level;
    Vec::new()
}

pub(super) fn choose_name(model: &mut Model, seat: Seat, name: String) -> Vec<Cmd> {
    if let Some(place) = model.form.names.get_mut(seat.index()) {
        *place = name;
    }
    Vec::new()
}

/// Deals; a table that is still being played is replaced only when the player says so.
pub(super) fn deal(model: &mut Model) -> Vec<Cmd> {
    if is_running(model, model.form.mode, model.form.game) {
        model.sheet = Some(Sheet::AskReplace);
        return Vec::new();
    }
    deal_anyway(model)
}

pub(super) fn deal_anyway(model: &mut Model) -> Vec<Cmd> {
    let setup = model.form.setup();
    await_table(model, setup.mode, setup.game, Cmd::NewTable(setup))
}

pub(super) fn set_newer_aside(model: &mut Model, mode: Mode, game: Game) -> Vec<Cmd> {
    model.sheet = None;
    model.banners.retain(|banner| *banner != Banner::NewerInPlace);
    vec![Cmd::SetNewerAside(mode, game), Cmd::ReadSaved]
}

/// Asks for a table, once: further taps while it is on its way do nothing.
fn await_table(model: &mut Model, mode: Mode, game: Game, command: Cmd) -> Vec<Cmd> {
    if model.waiting {
        return Vec::new();
    }
    model.waiting = true;
    model.sheet = None;
    model.place = Some((mode, game));
    model.screen = Screen::Table;
    vec![command]
}

fn state_of(model: &Model, mode: Mode, game: Game) -> Option<&SavedState> {
    let saved = model.saved.as_ref()?;
    saved.iter().find(|saved| saved.mode == mode && saved.game == game).map(|saved| &saved.state)
}

fn is_running(model: &Model, mode: Mode, game: Game) -> bool {
    matches!(state_of(model, mode, game), Some(SavedState::Table(summary)) if !summary.game_over)
}
