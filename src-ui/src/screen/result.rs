//! What the ends of rounds and games share: the hands laid open, the scores, the proof of the deal.

use cards::Card;
use yew::prelude::*;

use super::trouble::trouble;
use crate::{
    log::deck_word,
    model::{Model, Proof, RoundPage, Sheet, TableModel},
    msg::{Msg, Reviewing},
    part::{
        button::tool,
        choice::say,
        hand::Cover,
        icon::{icon, icon_with},
        piece::{mute, named},
        seat::disc,
        sentence::sentence,
    },
    result::{OpenHand, RoundResult},
    say::Say,
    words::Words,
};

/// With more seats than these everything stands closer together.
const FEW_SEATS: usize = 3;

/// What the end of a game has otherwise than the end of a round.
pub struct Ending {
    /// Its `data-screen`.
    pub screen: &'static str,
    /// What is over.
    pub over: String,
    pub title: String,
    pub scores: Html,
    /// The button that leads on.
    pub next: Html,
}

/// The page of an end: what was won above, below it hands and scores, and the way on.
pub fn page(model: &Model, table: &TableModel, result: &RoundResult, end: Ending, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let many = (result.hands.len() > FEW_SEATS).then_some("re--many");
    let tiles = table.is_rebuilt().then_some("re--tiles");
    html! {
        <main class={classes!("page", "re", many, tiles)} data-screen={end.screen}>
            { hero(words, table, &end, result, emit) }
            { trouble(model, emit) }
            { hands(words, table, result) }
            <div class="re__side">
                { end.scores }
                { proof(words, table, emit) }
                <div class="re__go">
                    { end.next }
                    <button type="button" class="button button--plain" id="review"
                        onclick={say(emit, &Msg::Review(Reviewing::Open))}>{ words.text("review-open") }</button>
                    <button type="button" class="button button--plain" id="see-table"
                        onclick={say(emit, &Msg::ShowRound(RoundPage::Table))}>{ words.text("see-table") }</button>
                </div>
            </div>
        </main>
    }
}

/// The felt at the top, with the cards by which somebody went out.
fn hero(words: &Words, table: &TableModel, end: &Ending, result: &RoundResult, emit: &Callback<Msg>) -> Html {
    let how = result.how.as_ref().map(|how| sentence(words, how)).unwrap_or_default();
    html! {
        <header class="re__hero felt">
            { tool("leave", "back", words.text("leave"), say(emit, &Msg::LeaveTable)) }
            { tool("menu", "more", words.text("menu"), say(emit, &Msg::Open(Sheet::Menu))) }
            { fan(table, &result.last) }
            <div class="re__said">
                <p class="re__over">{ &end.over }</p>
                <h1 id="result-title">{ &end.title }</h1>
                <p class="re__how">{ how }</p>
            </div>
        </header>
    }
}

/// Every hand with its points, and the sum that made the score.
fn hands(words: &Words, table: &TableModel, result: &RoundResult) -> Html {
    let sums = result.sums.iter().map(|sum| html! { <p>{ sentence(words, sum) }</p> });
    html! {
        <section class="rows re__hands" id="open-hands" aria-label={words.text("open-hands")}>
            { for result.hands.iter().map(|hand| open(words, table, hand)) }
            if !result.sums.is_empty() {
                <div class="re__sum" id="round-sum">{ for sums }</div>
            }
        </section>
    }
}

/// The line about the deal; a tap shows the numbers.
fn proof(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let Some(line) = table.proof_line() else { return html! {} };
    let (name, class) = match table.proof {
        Proof::None | Proof::Checking => ("checking", "proof"),
        Proof::Checked(protocol::Verdict::Fits) => ("fits", "proof"),
        Proof::Checked(_) | Proof::Failed => ("differs", "proof proof--stop"),
    };
    html! {
        <button type="button" {class} id="proof" data-proof={name} onclick={say(emit, &Msg::Open(Sheet::Proof))}>
            { icon("shield") }
            <span><b>{ sentence(words, &line) }</b><span>{ words.text("proof-title") }</span></span>
            { icon_with("next", "soft") }
        </button>
    }
}

fn open(words: &Words, table: &TableModel, hand: &OpenHand) -> Html {
    let name = words.name(&table.player(hand.seat));
    let line = if hand.cards.is_empty() && hand.placed.is_none() {
        words.say(&Say::new("round-out-hand").with("deck", deck_word(table.view.law.deck.kind)))
    } else {
        hand.sum_text()
    };
    html! {
        <div class={classes!("open", hand.is_best.then_some("is-out"), size(hand))} data-seat={hand.seat.to_string()}
            data-points={hand.sum.to_string()} data-gained={hand.gained.to_string()}>
            { disc(hand.seat, &name, None) }
            <div class="open__who"><b>{ &name }</b><span>{ line }</span></div>
            if !hand.cards.is_empty() {
                <div class="open__cards">{ laid(words, table, &hand.cards) }</div>
            }
            <div class="open__pts"><span class="count">{ hand.count() }</span></div>
        </div>
    }
}

/// How much room a hand takes, and whether its sum has to be told beside its cards.
fn size(hand: &OpenHand) -> Classes {
    let cards = hand.cards.len();
    classes!(
        (cards > 2).then_some("open--many"),
        (cards > 5).then_some("open--long"),
        (cards > 10).then_some("open--heap"),
        hand.placed.is_some().then_some("open--placed"),
    )
}

fn laid(words: &Words, table: &TableModel, cards: &[Card]) -> Html {
    let deck = table.view.law.deck.kind;
    let last = cards.len() - 1;
    let class = |place: usize| if place == last { None } else { Cover::Covered.class() };
    cards
        .iter()
        .enumerate()
        .map(|(place, card)| named(deck, *card, words.card(*card), classes!(class(place))))
        .collect()
}

/// The cards by which somebody went out, four of them at most.
fn fan(table: &TableModel, cards: &[Card]) -> Html {
    if cards.is_empty() {
        return html! {};
    }
    html! {
        <div class={classes!("re__fan", (cards.len() == 3).then_some("re__fan--three"))} aria-hidden="true">
            { for cards.iter().take(4).map(|card| mute(table.view.law.deck.kind, *card, Classes::new())) }
        </div>
    }
}
