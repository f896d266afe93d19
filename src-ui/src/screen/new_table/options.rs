//! An option of a new table: its values, and what the chosen one means.

use protocol::{AceKey, GameEnd, Mode};
use yew::prelude::*;

use crate::{
    model::{
        Model,
        form::{Offer, Rule},
    },
    msg::Msg,
    part::choice::{Chip, chips, drawn},
    say::Say,
    words::Words,
};

/// An option with a line that says what was chosen.
pub fn option(model: &Model, offer: &Offer, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (id, title) = named(offer.chosen);
    let title = words.text(title);
    let all: Vec<Chip> = offer.values.iter().map(|rule| chip(words, *rule, offer.chosen)).collect();
    html! {
        <div class="opt">
            <b>{ title.clone() }</b>
            <p class="note">{ words.say(&meaning(model, offer.chosen)) }</p>
            { if ends_apart(offer) { ends(words, offer, &all, title, emit) } else { chips(id, title, &all, emit) } }
        </div>
    }
}

/// Whether a game may end by points or by rounds.
fn ends_apart(offer: &Offer) -> bool {
    offer.values.iter().any(|rule| matches!(rule, Rule::End(GameEnd::Rounds(_))))
}

/// One group of two lines: points that end the game, or rounds.
fn ends(words: &Words, offer: &Offer, chips: &[Chip], title: String, emit: &Callback<Msg>) -> Html {
    let is_target = |rule: &Rule| matches!(rule, Rule::End(GameEnd::Target(_)));
    let line = |key: &str, targets: bool| {
        let chips = offer.values.iter().zip(chips).filter(|(rule, _)| is_target(rule) == targets);
        html! {
            <div class="end__line">
                <span aria-hidden="true">{ words.text(key) }</span>
                <div class="chips">{ for chips.map(|(_, chip)| drawn(chip, emit)) }</div>
            </div>
        }
    };
    html! {
        <div class="end" id="end" role="radiogroup" aria-label={title}>
            { line("new-end-points", true) }
            { line("new-end-rounds", false) }
        </div>
    }
}

/// The id of an option's group, and the key of its title.
const fn named(rule: Rule) -> (&'static str, &'static str) {
    match rule {
        Rule::Seats(_) => ("seats-choice", "new-seats"),
        Rule::Hand(_) => ("hand-choice", "new-hand"),
        Rule::Jokers(_) => ("jokers", "new-jokers"),
        Rule::Ace(_) => ("ace", "new-ace"),
        Rule::End(_) => ("end", "new-end"),
        Rule::GoOutAny(_) => ("go-out-any", "new-out"),
    }
}

fn chip(words: &Words, rule: Rule, chosen: Rule) -> Chip {
    let counted = |key: &str, count: i32| Some(words.with(key, &[("count", count.into())]));
    let (text, label, choice) = match rule {
        Rule::Seats(count) | Rule::Hand(count) => (count.to_string(), None, count.to_string()),
        Rule::Jokers(0) => (words.text("new-jokers-none"), None, "0".into()),
        Rule::Jokers(count) => (count.to_string(), None, count.to_string()),
        Rule::Ace(AceKey::Low) => (words.text("new-ace-low"), None, "low".into()),
        Rule::Ace(AceKey::High) => (words.text("new-ace-high"), None, "high".into()),
        Rule::End(GameEnd::Target(points)) => {
            (points.to_string(), counted("new-points", points), format!("target-{points}"))
        }
        Rule::End(GameEnd::Rounds(rounds)) => {
            (rounds.to_string(), counted("new-rounds", rounds.into()), format!("rounds-{rounds}"))
        }
        Rule::End(GameEnd::EachRound) => (words.text("new-end-each"), None, "each".into()),
        Rule::GoOutAny(any) => (words.text(if any { "new-out-any" } else { "new-out-discard" }), None, any.to_string()),
    };
    Chip { text, label, choice: choice.into(), on: rule == chosen, msg: Msg::FormRule(rule) }
}

/// What was chosen, in a line.
fn meaning(model: &Model, chosen: Rule) -> Say {
    let law = model.form.law();
    let deck = u16::from(law.deck.packs) * 52 + u16::from(law.deck.jokers);
    let dealt = u16::from(law.seats) * u16::from(law.hand) + 1;
    match chosen {
        Rule::Seats(seats) => Say::new(match model.form.mode {
            Mode::Computer => "new-seats-computer",
            Mode::SameDevice => "new-seats-device",
        })
        .with("others", seats - 1)
        .with("seats", seats)
        .with("packs", law.deck.packs)
        .with("hand", law.hand),
        Rule::Hand(_) => Say::new("new-hand-note").with("stock", deck.saturating_sub(dealt)),
        Rule::Jokers(count) => Say::new("new-jokers-note").with("count", count),
        Rule::Ace(AceKey::Low) => Say::new("new-ace-low-note").with("points", law.ace_points()),
        Rule::Ace(AceKey::High) => Say::new("new-ace-high-note").with("points", law.ace_points()),
        Rule::End(GameEnd::Target(points)) => Say::new("new-target").with("target", points),
        Rule::End(GameEnd::Rounds(rounds)) => Say::new("new-rounds-note").with("count", rounds),
        Rule::End(GameEnd::EachRound) => "rules-end-each".into(),
        Rule::GoOutAny(true) => "new-out-any-note".into(),
        Rule::GoOutAny(false) => "new-out-discard-note".into(),
    }
}
