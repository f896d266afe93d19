//! The first screen: tables to go on with, and a picture of each game.

use std::cmp::Reverse;

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
    player::Player,
    say::Say,
    step::Tone,
    words::Words,
};

pub fn home(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let saved = model.saved.as_deref().unwrap_or_default();
    html! {
        <main class="page home" data-screen="home" data-saved={saved.len().min(3).to_string()}>
            <header class="home__top">
                { logo() }
                <h1>{ words.text("app-name") }</h1>
                { tool("settings", "gear", words.text("home-settings"), say(emit, &Msg::Go(Screen::Settings))) }
            </header>
            { trouble(model, emit) }
            if !saved.is_empty() {
                <section class="home__saved" aria-labelledby="saved-title">
                    <h2 class="section" id="saved-title">{ words.text("home-saved") }</h2>
                    <div class="rows">{ for in_order(model, saved).into_iter().map(|saved| row(model, saved, emit)) }</div>
                </section>
            }
            <section class="home__games" aria-labelledby="games-title">
                <h2 class="section" id="games-title">{ words.text("home-games") }</h2>
                <div class="games">{ for Game::ALL.into_iter().map(|game| game_card(model, game, emit)) }</div>
            </section>
            { quick(model, emit) }
            <span class="push" />
            { dock(model, emit) }
        </main>
    }
}

/// What is saved, the game that was played last before the others.
fn in_order<'a>(model: &Model, saved: &'a [Saved]) -> Vec<&'a Saved> {
    let mut all: Vec<&Saved> = saved.iter().collect();
    all.sort_by_key(|saved| {
        let played = model.settings.last.iter().position(|last| last.game == saved.game);
        (Reverse(played), saved.game, model.under_way(saved.game) != Some(saved.mode))
    });
    all
}

/// Straight to a table against the computer, of the game that was played last; one thing on the page is lit, so it is
/// left out where a table under way is.
fn quick(model: &Model, emit: &Callback<Msg>) -> Html {
    if model.last_under_way().is_some() {
        return html! {};
    }
    let (words, game) = (&model.words, model.settings.last_game());
    let text = words.with("home-quick", &[("game", words.game(game).into())]);
    html! { <div class="home__go">{ wide("quick", Tone::Lit, text, say(emit, &Msg::Quick(game))) }</div> }
}

/// The picture of a game: a tap plays it, as it was last played; how it is played is one tap more.
fn game_card(model: &Model, game: Game, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (options, drawn) = match model.under_way(game) {
        Some(_) => ("new-game", "plus"),
        None => ("home-options", "more"),
    };
    html! {
        <div class="game" data-game={game.id()}>
            <button type="button" class="game__play" id={format!("new-{game}")} onclick={say(emit, &Msg::Start(game))}>
                { picture(game) }
                <b>{ words.game(game) }</b>
                <span>{ how(model, game) }</span>
            </button>
            <button type="button" class="game__options" id={format!("options-{game}")}
                aria-label={format!("{}: {}", words.text(options), words.game(game))} onclick={say(emit, &Msg::Options(game))}>
                { icon(drawn) }
            </button>
        </div>
    }
}

/// What a tap on the picture leads to: the table under way, or a new one with the choices last made.
fn how(model: &Model, game: Game) -> String {
    let words = &model.words;
    if model.under_way(game).is_some() {
        return words.text("home-continue");
    }
    let form = NewTableForm::last_played(&model.settings, game);
    match (form.mode, form.law().seats) {
        (Mode::Computer, 2) => words.with("home-level", &[("level", form.level.word().into())]),
        (Mode::Computer, seats) => words.with("home-seats", &[("count", seats.into())]),
        (Mode::SameDevice, _) => words.text("mode-same-device"),
    }
}

/// A saved table, or what lies in its place.
fn row(model: &Model, saved: &Saved, emit: &Callback<Msg>) -> Html {
    let (words, Saved { mode, game, state }) = (&model.words, saved);
    let (mode, game) = (*mode, *game);
    let lit = model.last_under_way() == Some((mode, game));
    let (line, end, msg) = match state {
        SavedState::Table(summary) => (table_line(words, mode, summary), way_on(words, lit), Msg::Continue(mode, game)),
        SavedState::Damaged => unreadable(words.text("saved-damaged"), mode, game, Newer::Damaged),
        SavedState::Newer => unreadable(words.text("saved-newer"), mode, game, Newer::Newer),
    };
    html! {
        <button type="button" class="row" id={format!("continue-{}-{game}", mode_name(mode))} onclick={say(emit, &msg)}>
            { thumb(game) }
            <span class="row__text"><b>{ words.game(game) }{ shared(words, mode) }</b><span>{ line }</span></span>
            { end }
        </button>
    }
}

/// The sign of a table that is shared, beside its game; the same game may be played against the computer too.
fn shared(words: &Words, mode: Mode) -> Option<Html> {
    let sign =
        || html! { <>{ icon_with("device", "soft") }<span class="vh">{ words.text("mode-same-device") }</span></> };
    (mode == Mode::SameDevice).then(sign)
}

fn unreadable(line: String, mode: Mode, game: Game, newer: Newer) -> (String, Html, Msg) {
    (line, icon_with("bang", "stop"), Msg::Open(Sheet::Unreadable { mode, game, newer }))
}

/// "57 : 42 · Hard", "57 : 42 · Round over", "57 : 42 · Ana's turn", or "102 : 42 · You won".
fn table_line(words: &Words, mode: Mode, summary: &Summary) -> String {
    if summary.game_over {
        return [final_scores(words, mode, summary), won(words, mode, summary)].join(" · ");
    }
    let stand = stand(words, mode, summary);
    let scores = (!summary.scores.is_empty()).then(|| scores(words, mode, summary));
    let facts = match mode {
        Mode::Computer => [scores, stand.or_else(|| level(words, summary)), None],
        Mode::SameDevice => {
            // Whose turn it is, or who leads, names somebody; that is enough.
            let names = || words.list(&players(summary).map(|player| words.name(&player)).collect::<Vec<_>>());
            let names = (summary.round_over && summary.scores.len() == 2).then(names);
            [names, scores, stand]
        }
    };
    facts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// How well the computers play, where they play alike.
fn level(words: &Words, summary: &Summary) -> Option<String> {
    let mut levels = summary.kinds.iter().filter_map(|kind| kind.level());
    let first = levels.next()?;
    levels.all(|level| level == first).then(|| words.level(first))
}

/// "57 : 42", which stays on one line; of more than two one's own score and place, or who leads.
fn scores(words: &Words, mode: Mode, summary: &Summary) -> String {
    let (scores, top) = (&summary.scores, top(summary));
    if scores.len() == 2 {
        return scores.iter().map(|score| words.score(*score)).collect::<Vec<_>>().join("\u{a0}:\u{a0}");
    }
    if scores.iter().all(|score| *score == top) {
        return words.with("saved-alike", &[("points", words.score(top).into())]);
    }
    match mode {
        Mode::Computer => {
            let own = scores[0];
            let place = 1 + scores.iter().filter(|score| **score > own).count();
            words.with(
                "saved-place",
                &[("points", words.score(own).into()), ("place", place.into()), ("count", scores.len().into())],
            )
        }
        Mode::SameDevice => {
            let lead = players(summary).zip(scores).filter(|(_, score)| **score == top);
            let names = words.list(&lead.map(|(player, _)| words.name(&player)).collect::<Vec<_>>());
            words.with("saved-lead", &[("names", names.into()), ("points", words.score(top).into())])
        }
    }
}

fn players(summary: &Summary) -> impl Iterator<Item = Player> {
    Seat::all(summary.names.len() as u8).map(|seat| Player::saved(summary, seat, None))
}

/// Where the game stands; whose turn it is only where that may be another's.
fn stand(words: &Words, mode: Mode, summary: &Summary) -> Option<String> {
    match (summary.round_over, mode) {
        (true, _) => Some(words.text("saved-round-over")),
        (false, Mode::Computer) => None,
        (false, Mode::SameDevice) => {
            Some(words.say(&Say::new("saved-turn").by(&Player::saved(summary, summary.turn, None))))
        }
    }
}

/// The scores beside the name of who won.
fn final_scores(words: &Words, mode: Mode, summary: &Summary) -> String {
    match (mode, summary.scores.len()) {
        (_, 2) | (Mode::Computer, _) => scores(words, mode, summary),
        (Mode::SameDevice, _) => words.score(top(summary)),
    }
}

/// Whoever has most points when the game is over has won it, or shares the win.
fn won(words: &Words, mode: Mode, summary: &Summary) -> String {
    let reader = (mode == Mode::Computer).then_some(Seat(0));
    let all = Seat::all(summary.scores.len() as u8).zip(&summary.scores);
    let first = all.filter(|(_, score)| **score == top(summary));
    let winners: Vec<Player> = first.map(|(seat, _)| Player::saved(summary, seat, reader)).collect();
    words.say(&match &winners[..] {
        [winner] => Say::new("saved-won").by(winner),
        _ => Say::new("saved-shared").with("names", winners),
    })
}

fn top(summary: &Summary) -> i32 {
    summary.scores.iter().copied().max().unwrap_or(0)
}

/// At the end of the row: the lit way on to the table that is being played, or where the row leads.
fn way_on(words: &Words, lit: bool) -> Html {
    if lit {
        html! { <span class="turn">{ words.text("home-continue") }</span> }
    } else {
        icon_with("next", "soft")
    }
}

/// What else there is, in the thumb's reach; both begin with the game that was played last.
fn dock(model: &Model, emit: &Callback<Msg>) -> Html {
    let (words, game) = (&model.words, model.settings.last_game());
    let entry = |id: &'static str, drawn: &'static str, msg: Msg| {
        html! { <button type="button" {id} onclick={say(emit, &msg)}>{ icon(drawn) }{ words.text(id) }</button> }
    };
    html! {
        <nav class="dock" aria-label={words.text("menu")}>
            { entry("home-same-device", "device", Msg::ChooseAny(Mode::SameDevice)) }
            { entry("home-rules", "book", Msg::RulesOf(game)) }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Region;
    use protocol::{Kind, Language};

    /// What home says of a finished table with these scores, in the three languages.
    fn line(mode: Mode, scores: &[i32]) -> [String; 3] {
        let name = |seat: usize| ["Ana", "Bruno", "Carla"][seat].to_owned();
        let (names, kinds) = match mode {
            Mode::SameDevice => ((0..scores.len()).map(name).collect(), vec![Kind::Human; scores.len()]),
            Mode::Computer => {
                let kinds = (0..scores.len()).map(|seat| if seat == 0 { Kind::Human } else { Kind::Hard });
                (vec![String::new(); scores.len()], kinds.collect())
            }
        };
        let scores = scores.to_vec();
        let summary = Summary { names, kinds, scores, round: 3, turn: Seat(0), round_over: true, game_over: true };
        [Language::Es, Language::Pt, Language::En]
            .map(|language| table_line(&Words::new(language, Region::Spain), mode, &summary))
    }

    #[test]
    fn of_a_finished_game_it_says_who_won() {
        let you = line(Mode::Computer, &[102, 42]);
        assert_eq!(
            you,
            ["102\u{a0}:\u{a0}42 · Ganaste", "102\u{a0}:\u{a0}42 · Você venceu", "102\u{a0}:\u{a0}42 · You won"]
        );
        assert_eq!(line(Mode::Computer, &[42, 102])[0], "42\u{a0}:\u{a0}102 · Ganó el ordenador");
        assert_eq!(line(Mode::Computer, &[90, 510, 70])[0], "90 · 2.º de 3 · Ganó Ada");
        let two = line(Mode::SameDevice, &[42, 102]);
        assert_eq!(two[0], "42\u{a0}:\u{a0}102 · Ganó Bruno");
        let three = line(Mode::SameDevice, &[42, 510, -5]);
        assert_eq!(three, ["510 · Ganó Bruno", "510 · Bruno venceu", "510 · Bruno won"]);
        let shared = line(Mode::SameDevice, &[510, 42, 510]);
        assert_eq!(shared[0], "510 · Victoria compartida: Ana y Carla");
    }
}
