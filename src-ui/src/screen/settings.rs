//! Settings: language, looks, how the table behaves, and what happens to one's data.

use cards::{Card, Face};
use protocol::{CardSize, DeckColours, HandSide, Language, Motion, Pace, Shortcuts, Theme};
use yew::prelude::*;

use super::trouble::trouble;
use crate::{
    look,
    model::{Model, Screen, Sheet},
    msg::{Msg, Setting},
    part::{
        button::tool,
        card::mute,
        choice::{Chip, chips, say, switch},
        hand::Cover,
        icon::{icon, icon_with},
    },
    words::{Words, tag},
};

pub fn settings(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    html! {
        <main class="page set" data-screen="settings">
            <header class="page__top">
                { tool("back", "back", words.text("back"), say(emit, &Msg::Back)) }
                <h1>{ words.text("settings-title") }</h1>
            </header>
            { trouble(model, emit) }
            <div class="col">
                <h2 class="section">{ words.text("settings-language") }</h2>
                { languages(words, emit) }
                <h2 class="section">{ words.text("settings-theme") }</h2>
                { themes(model, emit) }
                <h2 class="section">{ words.text("settings-deck") }</h2>
                <div class="decks" id="deck" role="radiogroup" aria-label={words.text("settings-deck")}>
                    { for DeckColours::ALL.iter().map(|deck| sample(model, *deck, emit)) }
                </div>
                <div class="rows">{ cards(model, emit) }</div>
            </div>
            <div class="col">
                <h2 class="section">{ words.text("settings-table") }</h2>
                <div class="rows">{ side(model, emit) }{ motion(model, emit) }{ pace(model, emit) }{ shortcuts(model, emit) }{ keys(words, emit) }</div>
                <h2 class="section">{ words.text("settings-data") }</h2>
                { data(model, emit) }
            </div>
        </main>
    }
}

fn languages(words: &Words, emit: &Callback<Msg>) -> Html {
    let chip = |language: &Language| Chip {
        text: words.text(match language {
            Language::Es => "language-es",
            Language::Pt => "language-pt",
            Language::En => "language-en",
        }),
        label: None,
        choice: tag(*language).into(),
        on: *language == words.language(),
        msg: Msg::Set(Setting::Language(Some(*language))),
    };
    let all: Vec<Chip> = Language::ALL.iter().map(chip).collect();
    chips("language", words.text("settings-language"), &all, emit)
}

fn themes(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let chip = |theme: &Theme| {
        let (key, choice) = match theme {
            Theme::System => ("theme-system", "system"),
            Theme::Light => ("theme-light", "light"),
            Theme::Dark => ("theme-dark", "dark"),
        };
        Chip {
            text: words.text(key),
            label: None,
            choice: choice.into(),
            on: *theme == model.settings.theme,
            msg: Msg::Set(Setting::Theme(*theme)),
        }
    };
    let all: Vec<Chip> = Theme::ALL.iter().map(chip).collect();
    chips("theme", words.text("settings-theme"), &all, emit)
}

/// A deck as it would look.
fn sample(model: &Model, deck: DeckColours, emit: &Callback<Msg>) -> Html {
    let on = deck == model.settings.deck;
    let name = match deck {
        DeckColours::Two => "deck-two",
        DeckColours::Four => "deck-four",
        DeckColours::Safe => "deck-safe",
    };
    html! {
        <button type="button" class="deck" role="radio" aria-checked={on.to_string()} data-choice={look::deck(deck)}
            onclick={say(emit, &Msg::Set(Setting::Deck(deck)))}>
            <span class="deck__cards" data-deck={look::deck(deck)}>{ sample_cards() }</span>
            <span class="deck__name">{ model.words.text(name) }</span>
            if on { <i class="deck__on">{ icon("check") }</i> }
        </button>
    }
}

fn sample_cards() -> Html {
    let card = |text: &str| Card::first(text.parse::<Face>().expect("the samples are cards"));
    let class = |text: &str| if text == "7c" { None } else { Cover::Covered.class() };
    ["As", "2h", "9d", "7c"].into_iter().map(|text| mute(card(text), classes!(class(text)))).collect()
}

fn cards(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (on, other) = match model.settings.cards {
        CardSize::Normal => (false, CardSize::Large),
        CardSize::Large => (true, CardSize::Normal),
    };
    let texts = (words.text("settings-cards"), words.text("settings-cards-note"));
    switch("large-cards", texts, on, &Msg::Set(Setting::Cards(other)), emit)
}

fn side(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (on, other) = match model.settings.hand {
        HandSide::Right => (false, HandSide::Left),
        HandSide::Left => (true, HandSide::Right),
    };
    let texts = (words.text("settings-hand"), words.text("settings-hand-note"));
    switch("left-hand", texts, on, &Msg::Set(Setting::Hand(other)), emit)
}

fn motion(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (on, other) = match model.settings.motion {
        Motion::System => (true, Motion::Reduced),
        Motion::Reduced => (false, Motion::System),
    };
    let texts = (words.text("settings-motion"), words.text("settings-motion-note"));
    switch("motion", texts, on, &Msg::Set(Setting::Motion(other)), emit)
}

fn pace(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (on, other) = match model.settings.pace {
        Pace::Calm => (false, Pace::Quick),
        Pace::Quick => (true, Pace::Calm),
    };
    let texts = (words.text("settings-pace"), words.text("settings-pace-note"));
    switch("quick-pace", texts, on, &Msg::Set(Setting::Pace(other)), emit)
}

fn shortcuts(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (on, other) = match model.settings.shortcuts {
        Shortcuts::On => (true, Shortcuts::Off),
        Shortcuts::Off => (false, Shortcuts::On),
    };
    let texts = (words.text("settings-shortcuts"), words.text("settings-shortcuts-note"));
    switch("shortcuts", texts, on, &Msg::Set(Setting::Shortcuts(other)), emit)
}

fn keys(words: &Words, emit: &Callback<Msg>) -> Html {
    html! {
        <button type="button" class="row" id="keys" onclick={say(emit, &Msg::Open(Sheet::Keys))}>
            <span class="row__text"><b>{ words.text("keys") }</b></span>
            { icon_with("next", "soft") }
        </button>
    }
}

fn data(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let count = model.saved.as_ref().map_or(0, Vec::len);
    html! {
        <div class="rows">
            <button type="button" class="row" id="about" onclick={say(emit, &Msg::Go(Screen::About))}>
                <span class="row__text">
                    <b>{ words.text("home-about") }</b><span>{ words.text("about-privacy") }</span>
                </span>
                { icon_with("next", "soft") }
            </button>
            <button type="button" class="row" id="erase" onclick={say(emit, &Msg::Open(Sheet::AskErase))}>
                <span class="row__text">
                    <b class="stop">{ words.text("erase") }</b>
                    <span>{ words.with("erase-note", &[("count", count.into())]) }</span>
                </span>
            </button>
        </div>
    }
}
