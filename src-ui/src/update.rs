//! What a message changes, and what is asked for because of it. Pure: nothing here touches the page or the host.

mod curtain;
mod dig;
mod draft;
mod drag;
mod hint;
mod home;
mod push;
mod review;
mod settings;
mod shown;
mod table;

#[cfg(test)]
pub(crate) mod tests;

use protocol::{Action, Agreement, Fault};

use self::table::Wish;
use crate::{
    fault,
    model::{Lift, Model, Screen, Sheet, Spoken, TableModel},
    msg::{Cmd, Handling, Mend, Msg},
};

/// Takes in what happened; returns what is to be done outside.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Cmd> {
    let spoken = std::mem::take(&mut model.spoken);
    let commands = respond(model, msg);
    review::keep(model);
    speak_on(model, spoken);
    commands
}

/// What was said before stands until there is something new, so that it is not cut short; but nothing of a table
/// outlasts it.
fn speak_on(model: &mut Model, before: Spoken) {
    let is_new = !model.spoken.polite.is_empty() || model.spoken.urgent.is_some();
    if is_new || model.table.is_none() {
        model.spoken.count = before.count + 1;
    } else {
        model.spoken = before;
    }
}

fn respond(model: &mut Model, msg: Msg) -> Vec<Cmd> {
    if shown::skips(model, &msg) {
        return shown::skip(model);
    }
    match msg {
        Msg::Opened(settings) => settings::opened(model, settings),
        Msg::Saved(saved) => home::saved(model, saved),
        Msg::Push(told) => push::push(model, *told),
        Msg::Failed(fault) => failed(model, fault),
        Msg::Lost(fault) => lost(model, fault),
        Msg::Verified { deal, verdict } => push::verified(model, deal, verdict),
        Msg::Erased => settings::erased(model),
        Msg::NoHost => show(model, Screen::NoHost),
        Msg::PageHidden => curtain::page_hidden(model),

        Msg::Go(screen) => go(model, screen),
        Msg::Back => back(model),
        Msg::Open(sheet) => open(model, sheet),
        Msg::CloseSheet => close_sheet(model),

        Msg::Continue(mode, game) => home::resume(model, mode, game),
        Msg::Start(game) => home::start(model, game),
        Msg::Quick(game) => home::quick(model, game),
        Msg::Options(game) => home::options(model, game),
        Msg::Choose(game, mode) => home::choose(model, game, mode),
        Msg::ChooseAny(mode) => home::choose_any(model, mode),
        Msg::RulesOf(game) => home::rules_of(model, game),
        Msg::SetNewerAside(mode, game) => home::set_newer_aside(model, mode, game),
        Msg::EraseAll => settings::erase_all(model),

        Msg::FormGame(game) => home::change_game(model, game),
        Msg::FormMode(mode) => home::fill_in(model, |form| form.mode = mode),
        Msg::FormRule(rule) => home::fill_in(model, |form| form.choose(rule)),
        Msg::FormLevel(level) => home::fill_in(model, |form| form.set_levels(level)),
        Msg::FormApart(apart) => home::fill_in(model, |form| form.set_apart(apart)),
        Msg::FormSeatLevel(seat, level) => home::fill_in(model, |form| form.set_level(seat, level)),
        Msg::FormName(seat, name) => home::fill_in(model, |form| form.set_name(seat, name)),
        Msg::Deal => home::deal(model),
        Msg::DealAnyway => home::deal_anyway(model),

        Msg::Hide => curtain::hide(model),
        Msg::Hurry => table::hurry(model),
        Msg::LeaveTable => home::leave_table(model),
        Msg::LeaveAnyway => home::leave_anyway(model),
        Msg::CurtainTap => curtain::tap(model),
        Msg::CurtainHeld => curtain::lift(model),
        Msg::Set(setting) => settings::set(model, setting),

        Msg::TapCard(card) => table::tap(model, |table| table.tap_card(card)),
        Msg::TapStock => draft::tap_stock(model),
        Msg::TapDiscard => table::tap(model, |table| table.tap_discard()),
        Msg::Take => table::tap(model, |_| Wish::Act(Action::Take)),
        Msg::Fan => table::tap(model, TableModel::turn_fan),
        Msg::TapPile(place) => dig::tap_pile(model, place),
        Msg::CloseFan => table::tap(model, TableModel::close_fan),
        Msg::Which(place) => table::choose(model, |table| table.choose_which(place)),
        Msg::TapMeld(meld) => table::tap(model, |table| table.tap_meld(meld)),
        Msg::Drag(word) => drag::drag(model, word),
        Msg::Meld => table::tap(model, |table| table.meld_chosen()),
        Msg::Handle(what) => draft::handle(model, what),
        Msg::Hint => hint::hint(model),
        Msg::HintRead => hint::read(model),
        Msg::Review(what) => review::review(model, what),
        Msg::Mend(Mend::Reset(action)) => draft::handle(model, Handling::ResetAnd(action)),
        Msg::Mend(mend) => table::choose(model, |table| table.mend(mend)),
        Msg::Discard => table::tap(model, |table| table.discard_chosen()),
        Msg::TakeBack => table::choose(model, |table| table.take_back()),
        Msg::WhyGrey(why) => table::tap(model, |_| Wish::Explain(why)),
        Msg::Sort(by) => table::choose(model, |table| table.sort(by)),
        Msg::SortByMelds => table::choose(model, TableModel::sort_by_melds),
        Msg::Arrange(arranging) => table::choose(model, |table| table.arrange(arranging)),
        Msg::Nudge(nudge) => table::tap(model, |table| table.nudge(nudge)),
        Msg::SetLevel(seat, level) => {
            let mut commands = table::set_level(model, seat, level);
            commands.extend(home::keep_level(model, seat, level));
            commands
        }
        Msg::NewGame => table::choose(model, |_| Wish::Agree(Agreement::NewGame)),
        Msg::NextRound => table::choose(model, |_| Wish::Agree(Agreement::NextRound)),
        Msg::Watched(beat) => shown::watched(model, beat),
        Msg::SkipPlay => shown::skip(model),
        Msg::Cover(version) => shown::cover(model, version),
        Msg::Settled(deal) => table::settled(model, deal),
        Msg::ShowRound(page) => table::choose(model, |table| table.show_round(page)),
    }
}

fn show(model: &mut Model, screen: Screen) -> Vec<Cmd> {
    model.screen = screen;
    model.sheet = None;
    Vec::new()
}

fn go(model: &mut Model, screen: Screen) -> Vec<Cmd> {
    match screen {
        Screen::Home | Screen::NewTable if model.place.is_some() => {
            let commands = home::leave_table(model);
            if model.place.is_none() {
                model.screen = screen;
            }
            commands
        }
        Screen::Opening
        | Screen::NoHost
        | Screen::Home
        | Screen::NewTable
        | Screen::Table
        | Screen::Review
        | Screen::Settings
        | Screen::About => show(model, screen),
    }
}

/// One step back; from the table it leads home, for the table is saved.
fn back(model: &mut Model) -> Vec<Cmd> {
    if model.sheet.is_some() {
        return close_sheet(model);
    }
    match model.screen {
        Screen::Opening | Screen::NoHost | Screen::Home => Vec::new(),
        Screen::NewTable => show(model, Screen::Home),
        Screen::About => show(model, Screen::Settings),
        Screen::Review => show(model, Screen::Table),
        Screen::Settings if model.place.is_some() => show(model, Screen::Table),
        Screen::Settings => show(model, Screen::Home),
        Screen::Table if model.table.as_mut().is_some_and(TableModel::step_back) => Vec::new(),
        Screen::Table => home::leave_table(model),
    }
}

fn open(model: &mut Model, sheet: Sheet) -> Vec<Cmd> {
    model.sheet = Some(sheet);
    Vec::new()
}

fn close_sheet(model: &mut Model) -> Vec<Cmd> {
    model.sheet = None;
    if let Some(table) = &mut model.table {
        table.refused = None;
    }
    Vec::new()
}

/// The host could not do what was asked: say so, and stop waiting for it.
fn failed(model: &mut Model, fault: Fault) -> Vec<Cmd> {
    model.waiting = false;
    if let Some(curtain) = &mut model.curtain {
        curtain.lift = Lift::Down;
    }
    if let Some(table) = &mut model.table {
        table.pending = None;
        table.hint.give_up();
    }
    let stranded = model.screen == Screen::Table && model.table.is_none() && model.curtain.is_none();
    let commands = if stranded || model.screen == Screen::Opening { home::go_home(model) } else { Vec::new() };
    model.call(fault::key(fault.code).into());
    model.sheet = Some(Sheet::Fault(fault));
    commands
}

/// The table goes on elsewhere, or cannot go on: home, and say so.
fn lost(model: &mut Model, fault: Fault) -> Vec<Cmd> {
    let commands = home::go_home(model);
    model.call(fault::key(fault.code).into());
    model.sheet = Some(Sheet::Fault(fault));
    commands
}
