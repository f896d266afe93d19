//! Who sits at a new table: the levels of the computers, or the names of those who share the device.

use protocol::{FirstDealer, Level, NAME_LENGTH, Seat};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    model::Model,
    msg::Msg,
    part::{
        choice::{chips, switch},
        level::{level_chips, level_line},
    },
    player::new_computer,
};

/// One level for all computers; below it, where there are several and it is wanted, one for each.
pub fn levels(model: &Model, emit: &Callback<Msg>) -> Html {
    let form = &model.form;
    let count = form.computers().count();
    html! { <>
        { level(model, count, emit) }
        if count > 1 { { apart(model, emit) } }
        if count > 1 && form.apart.is_some() {
            <div class="opt opt--each">{ for form.computers().map(|seat| level_of(model, seat, emit)) }</div>
        }
    </> }
}

fn level(model: &Model, count: usize, emit: &Callback<Msg>) -> Html {
    let (words, chosen) = (&model.words, model.form.common_level());
    let note = match chosen {
        Some(Level::Easy) => "level-easy-note",
        Some(Level::Medium) => "level-medium-note",
        Some(Level::Hard) => "level-hard-note",
        None => "levels-mixed",
    };
    html! {
        <div class="opt">
            <b>{ words.text("new-level") }</b>
            <p class="note">{ words.with(note, &[("count", count.into())]) }</p>
            { chips("level", words.text("new-level"), &level_chips(words, chosen, Msg::FormLevel), emit) }
        </div>
    }
}

/// Whether each has a level of its own.
fn apart(model: &Model, emit: &Callback<Msg>) -> Html {
    let (words, on) = (&model.words, model.form.apart.is_some());
    let texts = (words.text("levels-apart"), words.text("levels-apart-note"));
    switch("levels-apart", texts, on, &Msg::FormApart(!on), emit)
}

fn level_of(model: &Model, seat: Seat, emit: &Callback<Msg>) -> Html {
    let (words, chosen) = (&model.words, model.form.level_of(seat));
    let name = new_computer(seat).to_owned();
    let chips = level_chips(words, Some(chosen), |level| Msg::FormSeatLevel(seat, level));
    level_line(format!("level-{seat}"), name, &chips, emit)
}

/// A field for each name.
pub fn names(model: &Model, emit: &Callback<Msg>) -> Html {
    html! {
        <div class="opt">
            <b>{ model.words.text("new-names") }</b>
            <p class="note">{ model.words.text("mode-same-device-note") }</p>
            <div class="fields">{ for model.form.seats().map(|seat| field(model, seat, emit)) }</div>
        </div>
    }
}

fn field(model: &Model, seat: Seat, emit: &Callback<Msg>) -> Html {
    let label = label(model, seat);
    let typed = emit.reform(move |event: InputEvent| {
        let text = event.target_unchecked_into::<HtmlInputElement>().value();
        Msg::FormName(seat, text)
    });
    html! {
        <input class="field" id={format!("name-{seat}")} type="text" maxlength={NAME_LENGTH.to_string()} autocomplete="off"
            aria-label={label.clone()} placeholder={label} value={model.form.names[seat.index()].clone()} oninput={typed} />
    }
}

/// What a seat is called before anyone has a name: what it does first, where two play and that is known beforehand.
fn label(model: &Model, seat: Seat) -> String {
    let (words, law) = (&model.words, model.form.law());
    match law.first_dealer {
        FirstDealer::Seat(dealer) if law.seats == 2 => {
            words.text(if seat == dealer { "new-name-dealer" } else { "new-name-starter" })
        }
        FirstDealer::Seat(_) | FirstDealer::Random => words.with("player", &[("number", (seat.0 + 1).into())]),
    }
}
