//! The end of a round: who went out and how, every hand, the score, the proof, and on to the next.

use protocol::{GameEnd, Seat};
use yew::prelude::*;

use super::{
    result::{Ending, page},
    score_sheet::title,
};
use crate::{
    model::{Model, Sheet, TableModel},
    msg::Msg,
    part::{button::wide, choice::say},
    step::Tone,
    words::Words,
};

pub fn round_end(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let Some(result) = table.result() else { return html! {} };
    let end = Ending {
        screen: "round-end",
        over: words.with("round-label", &[("round", table.view.round.into())]),
        title: words.say(&result.title),
        scores: scores(words, table, emit),
        next: wide("next-round", Tone::Lit, words.text("next-round"), say(emit, &Msg::NextRound)),
    };
    page(model, table, &result, end, emit)
}

/// Where everybody stands on the way to the target; round by round on a tap.
fn scores(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    if table.view.law.game_end == GameEnd::EachRound {
        return html! {};
    }
    let most = table.view.scores.iter().copied().max().unwrap_or_default();
    let full = target(table).unwrap_or(most).max(1);
    let title = title(words, table);
    html! { <>
        <header class="section re__scores">
            <h2>{ &title }</h2>
            <button type="button" class="button button--plain" id="see-scores" onclick={say(emit, &Msg::Open(Sheet::Scores))}>
                { words.text("sheet-title") }
            </button>
        </header>
        <ul class="rows score" id="scores" aria-label={title}>
            { for Seat::all(table.view.scores.len() as u8).map(|seat| row(words, table, seat, full)) }
        </ul>
    </> }
}

fn row(words: &Words, table: &TableModel, seat: Seat, full: i32) -> Html {
    let score = table.view.scores[seat.index()];
    let gained =
        table.view.end.as_ref().and_then(|end| end.round_scores.get(seat.index()).copied()).unwrap_or_default();
    html! {
        <li class="score__row" data-seat={seat.to_string()} data-score={score.to_string()}>
            <span>{ words.name(&table.player(seat)) }</span>
            { track(score, gained, full) }
            <b class="count">{ words.score(score) }</b>
        </li>
    }
}

/// What there was, and in the lamp's colour what this round added.
fn track(score: i32, gained: i32, full: i32) -> Html {
    let part = |points: i32| (points.clamp(0, full) * 100 / full).to_string();
    html! {
        <svg class="score__track" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={part(score)} height="1" fill="var(--lamp)" />
            <rect width={part(score - gained.max(0))} height="1" fill="var(--progress)" />
        </svg>
    }
}

fn target(table: &TableModel) -> Option<i32> {
    match table.view.law.game_end {
        GameEnd::Target(points) => Some(points),
        GameEnd::Rounds(_) | GameEnd::EachRound => None,
    }
}
