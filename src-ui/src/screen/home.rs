//! The first screen: tables to go on with, and a picture of each game.

use protocol::{Game, Kind, Mode, Saved, SavedState, Seat, Summary};
use yew::prelude::*;

use super::trouble::trouble;
use crate::{
    model::{Model, NewTableForm, Newer, Screen, Sheet},
    msg::Msg,
    part::{
        button::{tool, wide},
        choice::say,
        icon::{icon, icon_with},
        picture::{logo, picture, thumb},
    },
    player::{Player, Who},
    say::Say,
    step::Tone,
    words::Words,
};

pub fn home(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let saved = model.saved.as_deref().unwrap_or_default();
    html! {
        <main class="page home" data-screen="home">
            <header class="home__top">
                { logo() }
                <h1>{ words.text("app-name") }</h1>
                { tool("settings", "gear", words.text("home-settings"), say(emit, &Msg::Go(Screen::Settings))) }
            </header>
            { trouble(model, emit) }
            if !saved.is_empty() {
                <section class="home__saved" aria-labelledby="saved-title">
                    <h2 class="section" id="saved-title">{ words.text("home-continue") }</h2>
                    <div class="rows">{ for saved.iter().map(|saved| row(words, saved, emit)) }</div>
                </section>
            }
            if saved.is_empty() {
                <span class="push" />
            }
            <section class="home__games" aria-labelledby="games-title">
                <h2 class="section" id="games-title">{ words.text("home-games") }</h2>
                <div class={classes!("games", (Game::ALL.len() == 1).then_some("games--one"))}>
                    { for Game::ALL.into_iter().map(|game| game_card(model, game, emit)) }
                </div>
            </section>
            if !saved.iter().any(|saved| saved.mode == Mode::Computer) {
                <div class="home__go">{ wide("quick", Tone::Lit, words.text("home-quick"), say(emit, &Msg::Quick(Game::Rummy100))) }</div>
            }
            <span class="push" />
            { dock(words, emit) }
        </main>
    }
}

/// The picture of a game: a tap plays it, as it was last played; how it is played is one tap more.
fn game_card(model: &Model, game: Game, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let options = words.text("home-options");
    html! {
        <div class="game" data-game={game.id()}>
            <button type="button" class="game__play" id={format!("new-{game}")} onclick={say(emit, &Msg::Start(game))}>
                { picture(game, "0 0 160 116") }
                <b>{ words.game(game) }</b>
                <span>{ how(model, game) }</span>
            </button>
            <button type="button" class="game__options" id={format!("options-{game}")}
                aria-label={format!("{options}: {}", words.game(game))} onclick={say(emit, &Msg::Options(game))}>
                { icon("more") }<span>{ options.clone() }</span>
            </button>
        </div>
    }
}

/// What a tap on the picture leads to: the table under way, or a new one with the choices last made.
fn how(model: &Model, game: Game) -> String {
    let words = &model.words;
    let form = NewTableForm::last_played(&model.settings, game);
    let (mode, goes_on) = match model.under_way(game) {
        Some(mode) => (mode, true),
        None => (form.mode, false),
    };
    let who = match mode {
        Mode::Computer => words.text("mode-computer"),
        Mode::SameDevice => words.text("mode-same-device"),
    };
    match (goes_on, mode) {
        (true, _) => [words.text("home-continue"), who].join(" · "),
        (false, Mode::Computer) => [who, words.level(form.level)].join(" · "),
        (false, Mode::SameDevice) => who,
    }
}

/// A saved table, or what lies in its place.
fn row(words: &Words, saved: &Saved, emit: &Callback<Msg>) -> Html {
    let Saved { mode, game, state } = saved;
    let (mode, game) = (*mode, *game);
    let (line, end, msg) = match state {
        SavedState::Table(summary) => {
            (table_line(words, mode, summary), turn(words, mode, summary), Msg::Continue(mode, game))
        }
        SavedState::Damaged => unreadable(words.text("saved-damaged"), mode, game, Newer::Damaged),
        SavedState::Newer => unreadable(words.text("saved-newer"), mode, game, Newer::Newer),
    };
    html! {
        <button type="button" class="row" id={format!("continue-{}-{game}", mode_name(mode))} onclick={say(emit, &msg)}>
            { thumb(game) }
            <span class="row__text"><b>{ words.game(game) }</b><span>{ line }</span></span>
            { end }
        </button>
    }
}

fn unreadable(line: String, mode: Mode, game: Game, newer: Newer) -> (String, Html, Msg) {
    (line, icon_with("bang", "stop"), Msg::Open(Sheet::Unreadable { mode, game, newer }))
}

/// "57 : 42 · Hard", or "Ana and Marta · 57 : 42 · Ana's turn".
fn table_line(words: &Words, mode: Mode, summary: &Summary) -> String {
    let scores: Vec<String> = summary.scores.iter().map(|score| words.score(*score)).collect();
    let (scores, stand) = (scores.join("\u{a0}:\u{a0}"), stand(words, mode, summary));
    let facts = match mode {
        Mode::Computer => {
            let level = summary.kinds.iter().find_map(|kind| kind.level()).map(|level| words.level(level));
            [Some(scores), level, stand]
        }
        Mode::SameDevice => {
            let names: Vec<String> =
                Seat::all(summary.names.len() as u8).map(|seat| words.name(&player(summary, seat))).collect();
            [Some(words.list(&names)), Some(scores), stand]
        }
    };
    facts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Where the game stands; whose turn it is only where that is not said at the end of the row.
fn stand(words: &Words, mode: Mode, summary: &Summary) -> Option<String> {
    match (summary.game_over, summary.round_over, mode) {
        (true, _, _) => Some(words.text("saved-game-over")),
        (false, true, _) => Some(words.text("saved-round-over")),
        (false, false, Mode::Computer) => None,
        (false, false, Mode::SameDevice) => Some(words.say(&Say::new("saved-turn").by(&player(summary, summary.turn)))),
    }
}

fn player(summary: &Summary, seat: Seat) -> Player {
    let name = summary.names.get(seat.index()).cloned().unwrap_or_default();
    Player { seat, name, who: Who::Other, level: None }
}

/// At the end of the row: whose turn it is, where that is oneself; else where the row leads.
fn turn(words: &Words, mode: Mode, summary: &Summary) -> Html {
    let human = summary.kinds.get(summary.turn.index()) == Some(&Kind::Human);
    if mode == Mode::Computer && human && !summary.round_over {
        let you = Player { who: Who::You, ..player(summary, summary.turn) };
        html! { <span class="turn">{ words.say(&Say::new("saved-turn").by(&you)) }</span> }
    } else {
        icon_with("next", "soft")
    }
}

/// What else there is, in the thumb's reach.
fn dock(words: &Words, emit: &Callback<Msg>) -> Html {
    let entry = |id: &'static str, drawn: &'static str, msg: Msg| {
        html! { <button type="button" {id} onclick={say(emit, &msg)}>{ icon(drawn) }{ words.text(id) }</button> }
    };
    html! {
        <nav class="dock" aria-label={words.text("menu")}>
            { entry("home-same-device", "device", Msg::Choose(Game::Rummy100, Mode::SameDevice)) }
            { entry("home-rules", "book", Msg::Open(Sheet::Rules)) }
        </nav>
    }
}

/// How a kind of table is called in ids.
const fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Computer => "computer",
        Mode::SameDevice => "device",
    }
}
