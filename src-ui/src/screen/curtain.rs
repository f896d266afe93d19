//! The curtain between those who share one device: it names who is next and shows nothing of any hand.

use yew::prelude::*;

use crate::{
    model::{CurtainModel, Model},
    msg::Msg,
    part::{hold::Hold, seat::disc, sentence::sentence},
    player::Player,
    since::Line,
    words::Words,
};

/// Letters of a word that a phone can show in the largest size.
const LONG_WORD: usize = 8;

/// With more seats than these everything stands closer together.
const FEW_SEATS: usize = 4;

pub fn curtain(model: &Model, curtain: &CurtainModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (since, name) = (curtain.since(), words.name(&curtain.next()));
    let long = name.split(' ').any(|word| word.chars().count() > LONG_WORD).then_some("is-long");
    let many = (curtain.told.scores.len() > FEW_SEATS).then_some("curtain__card--many");
    html! {
        <div class="curtain" data-screen="curtain" data-seat={curtain.told.next.to_string()}>
            { cloth() }
            <main class={classes!("curtain__card", "paper", many)}>
                <div class="curtain__next">
                    <p class="curtain__turn">{ words.text("curtain-label") }</p>
                    <h1 class={classes!(long)}>{ name }</h1>
                </div>
                <div class="curtain__told" role="group" aria-label={words.text("curtain-told")} tabindex="0">
                    { standing(words, curtain) }
                    if !since.is_empty() {
                        <h2 class="section">{ words.text("curtain-since") }</h2>
                        <ul class="since">{ for since.iter().map(|line| happened(words, line)) }</ul>
                    }
                </div>
                <Hold lift={curtain.lift} words={words.clone()} emit={emit.clone()} />
            </main>
        </div>
    }
}

/// Everybody's score, and on the disc how many cards they hold.
fn standing(words: &Words, curtain: &CurtainModel) -> Html {
    let carries = curtain.carries_scores();
    let seat = |(player, score, count): (Player, i32, u8)| {
        let name = words.name(&player);
        let facts = [("name", name.clone().into()), ("count", count.into()), ("points", score.into())];
        html! {
            <li data-seat={player.seat.to_string()} data-cards={count.to_string()} data-score={score.to_string()}>
                <span class="vh">
                    { if carries { words.with("seat-label", &facts) } else { words.with("seat-label-tiles", &facts) } }
                </span>
                { disc(player.seat, &name, Some(html! { <i class="seat__count" aria-hidden="true">{ count }</i> })) }
                <span class="standing__name" aria-hidden="true">{ &name }</span>
                if carries { <b aria-hidden="true">{ words.score(score) }</b> }
            </li>
        }
    };
    html! { <ul class="standing" aria-label={words.text("seats")}>{ for curtain.seats().into_iter().map(seat) }</ul> }
}

/// A line with the disc of whoever it is about; of several, with their number.
fn happened(words: &Words, line: &Line) -> Html {
    let about = match &line.players[..] {
        [] => html! { <span class="seat__face" aria-hidden="true" /> },
        [player] => disc(player.seat, &words.name(player), None),
        several => html! { <span class="seat__face" aria-hidden="true">{ several.len() }</span> },
    };
    html! { <li>{ about }<span>{ sentence(words, &line.say) }</span></li> }
}

/// The cloth: the steps of the cards' backs, larger.
fn cloth() -> Html {
    html! {
        <svg class="curtain__cloth" aria-hidden="true">
            <defs><pattern id="cloth" width="60" height="56" patternUnits="userSpaceOnUse"><g transform="scale(2)">
                <path fill="none" stroke="#F6ECD8" stroke-width="1.4"
                    d="M0 14H5V9.3H10V4.7H15V0M15 0V4.7H20V9.3H25V14H30M30 14H25V18.7H20V23.3H15V28M15 28V23.3H10V18.7H5V14H0" />
                <path fill="#F6ECD8" d="M12.5 11.7V9.3H17.5V11.7H20V16.3H17.5V18.7H12.5V16.3H10V11.7Z" />
            </g></pattern></defs>
            <rect width="100%" height="100%" fill="url(#cloth)" />
        </svg>
    }
}
