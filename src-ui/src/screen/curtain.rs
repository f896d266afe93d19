//! The curtain between two players at one device: it names who is next and shows nothing of any hand.

use yew::prelude::*;

use crate::{
    model::{CurtainModel, Lift, Model},
    msg::Msg,
    part::{seat::disc, sentence::sentence},
    player::Player,
    say::Say,
    words::Words,
};

pub fn curtain(model: &Model, curtain: &CurtainModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let since = curtain.since();
    html! {
        <div class="curtain" data-screen="curtain" data-seat={curtain.told.next.to_string()}>
            { cloth() }
            <main class="curtain__card paper">
                <p class="curtain__turn">{ words.text("curtain-label") }</p>
                <h1>{ words.name(&curtain.next()) }</h1>
                <h2 class="section">{ words.text("curtain-since") }</h2>
                if since.is_empty() {
                    <p class="since">{ words.text("curtain-nothing") }</p>
                } else {
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

#[derive(Clone, Properties, PartialEq, Debug)]
struct HoldProps {
    lift: Lift,
    words: Words,
    emit: Callback<Msg>,
}

/// The button that lifts the curtain: held until its ring is full, or tapped twice. The ring is an animation of the
/// style sheet, whose end is what counts, so that what is seen and what is done cannot part.
#[component]
fn Hold(props: &HoldProps) -> Html {
    let held = use_state_eq(|| false);
    let hold = |to: bool| {
        let set = held.setter();
        Callback::from(move |_: PointerEvent| set.set(to))
    };
    let words = &props.words;
    let (how, note) = match props.lift {
        Lift::Down => ("curtain-hold", Some("curtain-hold-note")),
        Lift::Tapped => ("curtain-again", None),
        Lift::Lifting => ("curtain-lifting", None),
    };
    html! {
        <div class="hold">
            <button type="button" class={classes!("hold__button", held.then_some("is-held"))} id="curtain-reveal"
                aria-describedby="curtain-how" onpointerdown={hold(true)} onpointerup={hold(false)}
                onpointerleave={hold(false)} onpointercancel={hold(false)}
                oncontextmenu={|event: MouseEvent| event.prevent_default()}
                onanimationend={props.emit.reform(|_| Msg::CurtainHeld)} onclick={props.emit.reform(|_| Msg::CurtainTap)}>
                { ring() }
                <span class="vh">{ words.text("curtain-show") }</span>
            </button>
            <p class="hold__how" id="curtain-how">
                <b>{ words.text(how) }</b>
                { for note.map(|note| html! { <span class="note">{ words.text(note) }</span> }) }
            </p>
        </div>
    }
}

fn ring() -> Html {
    html! {
        <svg viewBox="0 0 120 120" aria-hidden="true">
            <circle class="hold__track" cx="60" cy="60" r="53" />
            <circle class="hold__ring" cx="60" cy="60" r="53" transform="rotate(-90 60 60)" />
            <rect x="40" y="62" width="17" height="24" rx="3" fill="var(--card-face)" />
            <rect x="52" y="50" width="17" height="24" rx="3" fill="#EBDDC3" />
            <rect x="64" y="38" width="17" height="24" rx="3" fill="var(--lamp)" />
        </svg>
    }
}
