//! The table's menu.

use protocol::{GameEnd, Level, Mode, Seat};
use yew::prelude::*;

use super::row;
use crate::{
    model::{Model, Screen, Sheet as Open, TableModel},
    msg::{Handling, Msg},
    part::{choice::say, sheet::Sheet},
    words::Words,
};

pub fn menu(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let open = |sheet: Open| say(emit, &Msg::Open(sheet));
    let level = level(words, &table.levels())
        .map(|levels| row("menu-level", "chip", words.text("level"), Some(levels), open(Open::Level)));
    let go_to_settings = say(emit, &Msg::Go(Screen::Settings));
    let leave = say(emit, &Msg::LeaveTable);
    let leave_note = model.banner.is_none().then(|| words.text("leave-note"));
    let scores = (table.view.law.game_end != GameEnd::EachRound).then(|| {
        row("menu-scores", "scores", words.text("scores-menu"), Some(standing(words, table)), open(Open::Scores))
    });
    let reset = table.at_hand().filter(|draft| draft.can_undo()).map(|_| {
        let tap = say(emit, &Msg::Handle(Handling::Reset));
        row("menu-reset", "undo", words.text("tiles-reset"), Some(words.text("tiles-reset-note")), tap)
    });
    let hide = (table.mode == Mode::SameDevice)
        .then(|| row("menu-hide", "device", words.text("hide"), None, say(emit, &Msg::Hide)));
    html! {
        <Sheet kind="menu" title={words.game(table.view.game)} close={words.text("close")} emit={emit.clone()}>
            <div class="rows">
                { scores.unwrap_or_default() }
                { reset.unwrap_or_default() }
                { row("menu-log", "list", words.text("log"), None, open(Open::Log)) }
                { row("menu-rules", "book", words.text("rules"), None, open(Open::Rules)) }
                { level.unwrap_or_default() }
                { hide.unwrap_or_default() }
            </div>
            <div class="rows">
                { row("menu-deal", "shield", words.text("proof-deal"), Some(words.say(&table.commit_line())), open(Open::Proof)) }
                { row("menu-new-game", "plus", words.text("new-game"), None, open(Open::AskNewGame)) }
                { row("menu-settings", "gear", words.text("settings"), None, go_to_settings) }
                { row("menu-leave", "back", words.text("leave"), leave_note, leave) }
            </div>
        </Sheet>
    }
}

/// Who leads, where a round was scored.
fn standing(words: &Words, table: &TableModel) -> String {
    words.say(&table.lead_line())
}

/// How well the computers play, where any does.
fn level(words: &Words, levels: &[(Seat, Level)]) -> Option<String> {
    let (_, first) = levels.first()?;
    let alike = levels.iter().all(|(_, level)| level == first);
    Some(if alike { words.level(*first) } else { words.text("levels-mixed") })
}
