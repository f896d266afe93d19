//! Home, the choices for a new table, and leaving one.

use protocol::{Game, Level, Mode, Saved, SavedState, Seat};

use crate::{
    model::{Model, NewTableForm, Newer, Screen, Sheet},
    msg::Cmd,
};

pub(super) fn saved(model: &mut Model, saved: Vec<Saved>) -> Vec<Cmd> {
    model.saved = Some(saved);
    if model.place.is_none() {
        model.waiting = false;
    }
    Vec::new()
}

/// Home, with the list of saved tables read anew; until it has come, nothing is dealt or opened by the old one.
pub(super) fn go_home(model: &mut Model) -> Vec<Cmd> {
    model.table = None;
    model.curtain = None;
    model.place = None;
    model.sheet = None;
    model.banner = None;
    model.waiting = true;
    model.screen = Screen::Home;
    vec![Cmd::ReadSaved]
}

/// Leaves the table, which is saved; where it cannot be, only when the player says so.
pub(super) fn leave_table(model: &mut Model) -> Vec<Cmd> {
    if model.banner.is_some() {
        model.sheet = Some(Sheet::AskLeave);
        return Vec::new();
    }
    leave_anyway(model)
}

pub(super) fn leave_anyway(model: &mut Model) -> Vec<Cmd> {
    let mut commands = vec![Cmd::CloseTable];
    commands.extend(go_home(model));
    commands
}

pub(super) fn resume(model: &mut Model, mode: Mode, game: Game) -> Vec<Cmd> {
    let unreadable = |newer| Some(Sheet::Unreadable { mode, game, newer });
    match model.saved_in(mode, game) {
        Some(SavedState::Damaged) => model.sheet = unreadable(Newer::Damaged),
        Some(SavedState::Newer) => model.sheet = unreadable(Newer::Newer),
        Some(SavedState::Table(_)) | None => return open(model, mode, game),
    }
    Vec::new()
}

/// Opens a saved table; its game is the one played last from now on.
fn open(model: &mut Model, mode: Mode, game: Game) -> Vec<Cmd> {
    let mut commands = await_table(model, mode, game, Cmd::OpenTable(mode, game));
    if !commands.is_empty() && model.settings.play_again(game) {
        commands.push(Cmd::KeepChoices(model.settings.clone()));
    }
    commands
}

/// Straight to a table of this game: the one that is being played, or else a new one as it was last chosen.
pub(super) fn start(model: &mut Model, game: Game) -> Vec<Cmd> {
    model.form = NewTableForm::last_played(&model.settings, game);
    match model.under_way(game) {
        Some(mode) => resume(model, mode, game),
        None => begin(model),
    }
}

/// The same against the computer, whatever was chosen last.
pub(super) fn quick(model: &mut Model, game: Game) -> Vec<Cmd> {
    model.form = NewTableForm { mode: Mode::Computer, ..NewTableForm::last_played(&model.settings, game) };
    if model.is_running(Mode::Computer, game) {
        return resume(model, Mode::Computer, game);
    }
    begin(model)
}

/// Deals by the form, but over nothing that cannot be read: what lies there is said first.
fn begin(model: &mut Model) -> Vec<Cmd> {
    let (mode, game) = (model.form.mode, model.form.game);
    match model.saved_in(mode, game) {
        Some(SavedState::Damaged | SavedState::Newer) => resume(model, mode, game),
        Some(SavedState::Table(_)) | None => deal_anyway(model),
    }
}

/// The choices of a new table, as they were made the last time but for who plays.
pub(super) fn choose(model: &mut Model, game: Game, mode: Mode) -> Vec<Cmd> {
    model.form = NewTableForm { mode, ..NewTableForm::last_played(&model.settings, game) };
    model.screen = Screen::NewTable;
    model.sheet = None;
    Vec::new()
}

/// The same, with the game still to be chosen; the one that was played last is before any tap.
pub(super) fn choose_any(model: &mut Model, mode: Mode) -> Vec<Cmd> {
    let commands = choose(model, model.settings.last_game(), mode);
    model.form.any_game = true;
    commands
}

pub(super) fn change_game(model: &mut Model, game: Game) -> Vec<Cmd> {
    model.form.change_game(&model.settings, game);
    Vec::new()
}

/// The choices of a new table, as they were made the last time.
pub(super) fn options(model: &mut Model, game: Game) -> Vec<Cmd> {
    let mode = NewTableForm::last_played(&model.settings, game).mode;
    choose(model, game, mode)
}

/// The rules of a game, with the choices with which it was last played.
pub(super) fn rules_of(model: &mut Model, game: Game) -> Vec<Cmd> {
    model.form = NewTableForm::last_played(&model.settings, game);
    model.sheet = Some(Sheet::Rules);
    Vec::new()
}

/// One more choice for a new table.
pub(super) fn fill_in(model: &mut Model, choice: impl FnOnce(&mut NewTableForm)) -> Vec<Cmd> {
    choice(&mut model.form);
    Vec::new()
}

/// Deals; a table that is still being played is replaced only when the player says so.
pub(super) fn deal(model: &mut Model) -> Vec<Cmd> {
    if model.waiting {
        return Vec::new();
    }
    if model.is_running(model.form.mode, model.form.game) {
        model.sheet = Some(Sheet::AskReplace);
        return Vec::new();
    }
    deal_anyway(model)
}

pub(super) fn deal_anyway(model: &mut Model) -> Vec<Cmd> {
    let setup = model.form.setup();
    let mut commands = await_table(model, setup.mode, setup.game, Cmd::NewTable(setup));
    if !commands.is_empty() {
        commands.extend(keep_choices(model));
    }
    commands
}

/// Levels as they are at the table once one was chosen there are those of the next table too.
pub(super) fn keep_level(model: &mut Model, seat: Seat, level: Level) -> Option<Cmd> {
    let (_, game) = model.place?;
    let mut levels = model.table.as_ref()?.levels();
    levels.iter_mut().filter(|(other, _)| *other == seat).for_each(|(_, now)| *now = level);
    model.form = NewTableForm::last_played(&model.settings, game);
    model.form.take_levels(&levels);
    keep_choices(model)
}

/// Keeps the choices of the form for the next time, where they are others than those of the last time.
fn keep_choices(model: &mut Model) -> Option<Cmd> {
    let played = model.form.played();
    if model.settings.last.last() == Some(&played) {
        return None;
    }
    model.settings.keep_played(played);
    Some(Cmd::KeepChoices(model.settings.clone()))
}

pub(super) fn set_newer_aside(model: &mut Model, mode: Mode, game: Game) -> Vec<Cmd> {
    model.sheet = None;
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

impl Model {
    /// What lies in a place, as far as it is known.
    fn saved_in(&self, mode: Mode, game: Game) -> Option<&SavedState> {
        let saved = self.saved.as_ref()?;
        saved.iter().find(|saved| saved.mode == mode && saved.game == game).map(|saved| &saved.state)
    }

    /// Whether a table of this kind lies here at which the game goes on.
    pub fn is_running(&self, mode: Mode, game: Game) -> bool {
        matches!(self.saved_in(mode, game), Some(SavedState::Table(summary)) if !summary.game_over)
    }

    /// The table under way that was played last.
    pub fn last_under_way(&self) -> Option<(Mode, Game)> {
        let lately = self.settings.last.iter().rev().map(|last| last.game);
        lately.chain(Game::ALL).find_map(|game| Some((self.under_way(game)?, game)))
    }

    /// The kind of the table at which this game is being played, the one that was played last before others.
    pub fn under_way(&self, game: Game) -> Option<Mode> {
        let last = NewTableForm::last_played(&self.settings, game).mode;
        [last, Mode::Computer, Mode::SameDevice].into_iter().find(|mode| self.is_running(*mode, game))
    }
}
