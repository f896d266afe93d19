//! How well a computer plays: a chip for each level, alone or in a line for each of several.

use protocol::Level;
use yew::prelude::*;

use super::choice::{Chip, chips};
use crate::{msg::Msg, words::Words};

/// A chip for each level; none of them is chosen where several play and not alike.
pub fn level_chips(words: &Words, chosen: Option<Level>, msg: impl Fn(Level) -> Msg) -> [Chip; 3] {
    Level::ALL.map(|level| Chip {
        text: words.level(level),
        label: None,
        choice: level.word().into(),
        on: Some(level) == chosen,
        msg: msg(level),
    })
}

/// The line of one computer among several.
pub fn level_line(id: String, name: String, levels: &[Chip], emit: &Callback<Msg>) -> Html {
    html! {
        <div class="each">
            <span aria-hidden="true">{ name.clone() }</span>
            { chips(id, name, levels, emit) }
        </div>
    }
}
