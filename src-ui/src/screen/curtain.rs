//! The curtain between two players at one device: it names who is next and shows nothing of any hand.

use yew::prelude::*;

use crate::{
    model::{CurtainModel, Model},
    msg::Msg,
    part::{hold::Hold, seat::disc, sentence::sentence},
    player::Player,
    say::Say,
    words::Words,
};

/// Letters of a word that a phone can show in the largest size.
const LONG_WORD: usize = 8;

pub fn curtain(model: &Model, curtain: &CurtainModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (since, name) = (curtain.since(), words.name(&curtain.next()));
    let long = name.split(' ').any(|word| word.chars().count() > LONG_WORD).then_some("is-long");
    html! {
        <div class="curtain" data-screen="curtain" data-seat={curtain.told.next.to_string()}>
            { cloth() }
            <main class="curtain__card paper">
                <p class="curtain__turn">{ words.text("curtain-label") }</p>
                <h1 class={classes!(long)}>{ name }</h1>
                if !since.is_empty() {
                    <h2 class="section">{ words.text("curtain-since") }</h2>
                    <ul class="since">{ for since.iter().map(|(player, line)| happened(words, player.as_ref(), line)) }</ul>
                }
                <Hold lift={curtain.lift} words={words.clone()} emit={emit.clone()} />
            </main>
        </div>
    }
}

fn happened(words: &Words, player: Option<&Player>, line: &Say) -> Html {
    let disc = player.map(|player| disc(player.seat, &words.name(player), None));
    html! { <li>{ disc.unwrap_or_default() }<span>{ sentence(words, line) }</span></li> }
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
