//! The end of a game: who won, and the score sheet round by round.

use std::cmp::Reverse;

use yew::prelude::*;

use super::{
    result::{Ending, page},
    score_sheet::score_sheet,
};
use crate::{
    model::{Model, TableModel},
    msg::Msg,
    part::{button::wide, choice::say},
    result::RoundResult,
    step::Tone,
    words::Words,
};

/// With more seats than these only the winner's score stands above; the others are in the sheet, each beside its name.
const MOST_SCORES: usize = 2;

pub fn game_end(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (Some(result), Some(winner)) = (table.result(), table.winner_line()) else { return html! {} };
    // Who shares the win; otherwise how the last round ended, which the winner need not have done.
    let how = table.shared_line().unwrap_or_else(|| result.title.clone());
    let result = RoundResult { how: Some(how), ..result };
    let end = Ending {
        screen: "game-end",
        over: over(words, table),
        title: words.say(&winner),
        scores: html! { <>
            <h2 class="section">{ words.text("sheet-title") }</h2>
            { score_sheet(words, table) }
        </> },
        next: wide("new-game", Tone::Lit, words.text("rematch"), say(emit, &Msg::NewGame)),
    };
    page(model, table, &result, end, emit)
}

/// "107 : 42 · 3 rounds", the winner's score first.
fn over(words: &Words, table: &TableModel) -> String {
    let mut scores = table.view.scores.clone();
    scores.sort_by_key(|score| Reverse(*score));
    scores.truncate(if scores.len() > MOST_SCORES { 1 } else { scores.len() });
    let scores = scores.iter().map(|score| words.score(*score)).collect::<Vec<_>>().join("\u{a0}:\u{a0}");
    [scores, words.with("game-rounds", &[("count", table.view.sheet.len().into())])].join("\u{a0}· ")
}
