//! What could not be read or done: in words, with the one thing to do.

use protocol::{Fault, Game, Mode};
use yew::prelude::*;

use crate::{
    fault,
    model::{Model, Newer},
    msg::Msg,
    part::{choice::say, sheet::Sheet},
};

/// A saved table that cannot be opened.
pub fn unreadable(model: &Model, mode: Mode, game: Game, newer: Newer, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (kind, title, text) = match newer {
        Newer::Damaged => ("damaged", "unreadable-damaged-title", "unreadable-damaged"),
        Newer::Newer => ("newer", "unreadable-newer-title", "unreadable-newer"),
    };
    // A damaged table leaves one thing to do; one of a newer release had better stay where it is.
    let (class, label, msg) = match newer {
        Newer::Damaged => ("button button--main", "start-new", Msg::Choose(game, mode)),
        Newer::Newer => ("button", "set-aside", Msg::SetNewerAside(mode, game)),
    };
    html! {
        <Sheet {kind} title={words.text(title)} close={words.text("close")} emit={emit.clone()}>
            <p class="sheet__text">{ words.text(text) }</p>
            <div class="sheet__end">
                <button type="button" {class} id="sheet-do" onclick={say(emit, &msg)}>{ words.text(label) }</button>
            </div>
        </Sheet>
    }
}

/// Something the host could not do.
pub fn fault(model: &Model, fault: &Fault, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    html! {
        <Sheet kind="fault" title={words.text("fault-title")} close={words.text("close")} emit={emit.clone()}>
            <p class="sheet__text" data-fault={fault::key(fault.code)}>{ words.text(fault::key(fault.code)) }</p>
            { for fault::detail(fault).map(|detail| html! { <p class="note" lang="en">{ detail }</p> }) }
            <div class="sheet__end">
                <button type="button" class="button button--main" id="sheet-do" onclick={say(emit, &Msg::CloseSheet)}>
                    { words.text("understood") }
                </button>
            </div>
        </Sheet>
    }
}
