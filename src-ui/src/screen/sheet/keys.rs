//! What the keys do.

use protocol::Shortcuts;
use yew::prelude::*;

use crate::{keys::listed, model::Model, msg::Msg, part::sheet::Sheet, words::Words};

pub fn keys(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let off = (model.settings.shortcuts == Shortcuts::Off).then(|| words.text("keys-off"));
    html! {
        <Sheet kind="keys" title={words.text("keys")} close={words.text("close")} emit={emit.clone()}>
            { for off.map(|off| html! { <p class="sheet__text" id="keys-off">{ off }</p> }) }
            <dl class="keys">
                { for listed(model).map(|(keys, does)| html! {
                    <div><dt>{ for keys.iter().map(|key| cap(words, key)) }</dt><dd>{ words.text(does) }</dd></div>
                }) }
            </dl>
        </Sheet>
    }
}

fn cap(words: &Words, key: &str) -> Html {
    let printed = if key.starts_with("key-") { words.text(key) } else { key.to_owned() };
    html! { <kbd>{ printed }</kbd> }
}
