//! What was done, what is thought of it, and the steps from move to move.

use protocol::Again;
use yew::prelude::*;

use crate::{
    model::{Review, ReviewedMove, TableModel},
    msg::{Msg, Reviewing},
    opinion::{Compared, Opinion},
    part::{
        button::{disabled, flat, tool},
        choice::say,
        icon::icon,
        seat::disc,
        sentence::{sentence, tiny},
    },
    say::Say,
    step::Tone,
    words::Words,
};

pub fn panel(words: &Words, table: &TableModel, review: &Review, shown: &ReviewedMove, emit: &Callback<Msg>) -> Html {
    let player = shown.player();
    let told = shown.told();
    html! {
        <section class="review__panel paper" aria-label={words.text("review-panel")}>
            <p class="review__told" id="review-told">
                <span aria-hidden="true">{ disc(player.seat, &words.name(&player), None) }</span>
                <b>{ for told.iter().map(|told| sentence(words, told)) }</b>
            </p>
            // What does not fit scrolls, and what comes later moves nothing.
            <div class="review__thought" id="review-thought" tabindex="0" role="group" aria-label={words.text("review-thought")}>
                { thought(words, shown) }
                { pile(words, &shown.table) }
            </div>
            { course(words, shown) }
            { steps(words, table, review, shown, emit) }
        </section>
    }
}

fn thought(words: &Words, shown: &ReviewedMove) -> Html {
    let label = words.text(if shown.level.is_some() { "review-why" } else { "review-best" });
    match shown.opinion() {
        None => {
            html! { <><h2>{ label }</h2><p class="review__wait" id="review-wait">{ words.text("review-wait") }</p></> }
        }
        Some(opinion) => {
            let better = opinion.compared.as_ref().is_some_and(|compared| compared.is_better).then_some("is-better");
            html! { <div class={classes!("review__opinion", better)}>
                <h2>{ label }</h2>
                { for opinion.compared.iter().map(|compared| beside(words, compared)) }
                { reasons(words, &opinion.reasons) }
                { receipt(words, &opinion) }
            </div> }
        }
    }
}

/// What the strongest computer would have done, and how much better that is.
fn beside(words: &Words, compared: &Compared) -> Html {
    html! {
        <p class="review__best" id="review-best">
            <b>{ sentence(words, &compared.best) }</b>
            { for compared.difference.iter().map(|say| html! { <>{ " " }<span>{ sentence(words, say) }</span></> }) }
        </p>
    }
}

fn reasons(words: &Words, reasons: &[Say]) -> Html {
    if reasons.is_empty() {
        return html! {};
    }
    html! { <ul class="review__reasons">{ for reasons.iter().map(|say| html! { <li>{ sentence(words, say) }</li> }) }</ul> }
}

/// Whether a computer's move comes out again, and from what.
fn receipt(words: &Words, opinion: &Opinion) -> Html {
    let Some((again, say)) = &opinion.again else { return html! {} };
    let (name, class) = match again {
        Again::Same => ("same", "review__again"),
        Again::Unknown => ("unknown", "review__again is-unknown"),
        Again::Other => ("other", "review__again is-stop"),
    };
    html! {
        <p {class} id="review-again" data-again={name}>
            { icon("shield") }
            <span><b>{ sentence(words, say) }</b>{ " " }<span>{ words.text("review-saw") }</span></span>
        </p>
    }
}

/// The whole discard pile, where one may dig in it: its player saw more than its top.
fn pile(words: &Words, table: &TableModel) -> Html {
    if !table.opens_pile() {
        return html! {};
    }
    let cards = table.view.discard.iter().map(|card| html! { <li>{ tiny(words, *card) }</li> });
    html! {
        <div class="review__pile">
            <h2>{ words.text("discard-pile") }</h2>
            <ul>{ for cards }</ul>
        </div>
    }
}

/// How far one has come.
fn course(words: &Words, shown: &ReviewedMove) -> Html {
    let place = u32::from(shown.number) + 1;
    let part = (place * 100 / u32::from(shown.count).max(1)).to_string();
    let facts = [("place", place.into()), ("count", shown.count.into())];
    html! {
        <p class="review__course">
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={part} height="1" fill="var(--progress)" />
            </svg>
            <span id="review-place" aria-label={words.with("review-place", &facts)} role="img">{ words.with("review-course", &facts) }</span>
        </p>
    }
}

fn steps(words: &Words, table: &TableModel, review: &Review, shown: &ReviewedMove, emit: &Callback<Msg>) -> Html {
    let go = |what| say(emit, &Msg::Review(what));
    let place = review.place().unwrap_or(shown.number);
    let is_first = place == 0;
    let is_last = place.saturating_add(1) >= shown.count;
    // Where everybody is a person every move is one of a person's.
    let skips = !table.levels().is_empty();
    html! {
        <nav class="review__steps" aria-label={words.text("review-steps")}>
            <button type="button" class="button review__arrow" id="review-previous" aria-label={words.text("review-previous")}
                aria-disabled={disabled(if is_first { Tone::Grey } else { Tone::Flat })} onclick={go(Reviewing::Previous)}>{ icon("back") }</button>
            if is_last {
                { flat("review-done", Tone::Lit, words.text("review-done"), say(emit, &Msg::Back)) }
            } else {
                { flat("review-next", Tone::Lit, words.text("review-next"), go(Reviewing::Next)) }
            }
            if skips {
                { flat("review-next-own", if is_last { Tone::Grey } else { Tone::Flat }, words.text("review-next-own"), go(Reviewing::NextOfPerson)) }
            } else {
                { tool("review-last", "last", words.text("review-last"), go(Reviewing::Last)) }
            }
        </nav>
    }
}
