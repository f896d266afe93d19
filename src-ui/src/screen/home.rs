//! The first screen: tables to go on with, and a picture of each game.

use protocol::{Game, Mode, Saved, SavedState, Seat, Summary};
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
    // Over one picture, and nothing else on the page, a heading says nothing.
    let alone = saved.is_empty() && Game::ALL.len() == 1;
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
                    <h2 class="section" id="saved-title">{ words.text("home-saved") }</h2>
                    <div class="rows">{ for saved.iter().map(|saved| row(model, saved, emit)) }</div>
                </section>
            }
            if saved.is_empty() {
                <span class="push" />
            }
            <section class="home__games" aria-labelledby="games-title">
                <h2 class={if alone { "vh" } else { "section" }} id="games-title">{ words.text("home-games") }</h2>
                <div class={classes!("games", (Game::ALL.len() == 1).then_some("games--one"))}>
                    { for Game::ALL.into_iter().map(|game| game_card(model, game, emit)) }
                </div>
            </section>
            if !model.is_running(Mode::Computer, Game::Rummy100) {
                <div class="home__go">{ wide("quick", quick_tone(model), words.text("home-quick"), say(emit, &Msg::Quick(Game::Rummy100))) }</div>
            }
            <span class="push" />
            { dock(words, emit) }
        </main>
    }
}

/// One thing on the page is lit: the table under way, else the button.
fn quick_tone(model: &Model) -> Tone {
    if Game::ALL.iter().any(|game| model.under_way(*game).is_some()) { Tone::Flat } else { Tone::Lit }
}

/// The picture of a game: a tap plays it, as it was last played; how it is played is one tap more.
fn game_card(model: &Model, game: Game, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (options, drawn, new) = match model.under_way(game) {
        Some(_) => (words.text("new-game"), "plus", Some("game__options--new")),
        None => (words.text("home-options"), "more", None),
    };
    html! {
        <div class="game" data-game={game.id()}>
            <button type="button" class="game__play" id={format!("new-{game}")} onclick={say(emit, &Msg::Start(game))}>
                { picture(game) }
                <b>{ words.game(game) }</b>
                <span>{ how(model, game) }</span>
            </button>
            <button type="button" class={classes!("game__options", new)} id={format!("options-{game}")}
                aria-label={format!("{options}: {}", words.game(game))} onclick={say(emit, &Msg::Options(game))}>
                { icon(drawn) }<span>{ options.clone() }</span>
            </button>
        </div>
    }
}

/// What a tap on the picture leads to: the table under way, or a new one with the choices last made.
fn how(model: &Model, game: Game) -> String {
    let words = &model.words;
    if let Some(summary) = under_way(model, game) {
        return [words.text("home-continue"), scores(words, summary)].join("\u{a0}·\u{a0}");
    }
    let form = NewTableForm::last_played(&model.settings, game);
    match form.mode {
        Mode::Computer => words.with("home-level", &[("level", form.level.word().into())]),
        Mode::SameDevice => words.text("mode-same-device"),
    }
}

/// The table at which this game is being played.
fn under_way(model: &Model, game: Game) -> Option<&Summary> {
    let mode = model.under_way(game)?;
    let saved = model.saved.iter().flatten().find(|saved| saved.mode == mode && saved.game == game)?;
    match &saved.state {
        SavedState::Table(summary) => Some(summary),
        SavedState::Damaged | SavedState::Newer => None,
    }
}

/// "57 : 42", which stays on one line.
fn scores(words: &Words, summary: &Summary) -> String {
    let scores: Vec<String> = summary.scores.iter().map(|score| words.score(*score)).collect();
    scores.join("\u{a0}:\u{a0}")
}

/// A saved table, or what lies in its place.
fn row(model: &Model, saved: &Saved, emit: &Callback<Msg>) -> Html {
    let (words, Saved { mode, game, state }) = (&model.words, saved);
    let (mode, game) = (*mode, *game);
    let lit = model.under_way(game) == Some(mode);
    let (line, end, msg) = match state {
        SavedState::Table(summary) => (table_line(words, mode, summary), way_on(words, lit), Msg::Continue(mode, game)),
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

/// "57 : 42 · Hard", "57 : 42 · Round over", or "57 : 42 · Ana's turn".
fn table_line(words: &Words, mode: Mode, summary: &Summary) -> String {
    let (scores, stand) = (scores(words, summary), stand(words, mode, summary));
    let facts = match mode {
        Mode::Computer => {
            let level = summary.kinds.iter().find_map(|kind| kind.level()).map(|level| words.level(level));
            [Some(scores), stand.or(level), None]
        }
        Mode::SameDevice => {
            let names: Vec<String> =
                Seat::all(summary.names.len() as u8).map(|seat| words.name(&player(summary, seat))).collect();
            // Whose turn it is names one of them; that is enough.
            let names = summary.round_over.then(|| words.list(&names));
            [names, Some(scores), stand]
        }
    };
    facts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Where the game stands; whose turn it is only where that may be another's.
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
    Player { seat, name, who: Who::Other, level: None, number: None }
}

/// At the end of the row: the lit way on to the table that is being played, or where the row leads.
fn way_on(words: &Words, lit: bool) -> Html {
    if lit {
        html! { <span class="turn">{ words.text("home-continue") }</span> }
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
