//! Questions before something is given up.

use yew::prelude::*;

use crate::{
    model::Model,
    msg::Msg,
    part::{choice::say, sheet::Sheet},
};

/// A question in words, and what a yes does.
struct Question {
    kind: &'static str,
    title: String,
    text: String,
    yes: String,
    msg: Msg,
}

/// Before a running game is given up for a new one.
pub fn new_game(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let over = model.table.as_ref().is_some_and(|table| table.is_over());
    let question = Question {
        kind: "ask-new-game",
        title: words.text("ask-new-game-title"),
        text: words.text(if over { "ask-new-game-over" } else { "ask-new-game" }),
        yes: words.text("ask-new-game-yes"),
        msg: Msg::NewGame,
    };
    ask(model, question, emit)
}

/// Before a saved table is replaced.
pub fn replace(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let question = Question {
        kind: "ask-replace",
        title: words.text("ask-replace-title"),
        text: words.text("ask-replace"),
        yes: words.text("ask-replace-yes"),
        msg: Msg::DealAnyway,
    };
    ask(model, question, emit)
}

/// Before a table is left that could not be saved.
pub fn leave(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let question = Question {
        kind: "ask-leave",
        title: words.text("ask-leave-title"),
        text: words.text("ask-leave"),
        yes: words.text("ask-leave-yes"),
        msg: Msg::LeaveAnyway,
    };
    ask(model, question, emit)
}

/// Before everything is erased.
pub fn erase(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let count = model.saved.as_ref().map_or(0, Vec::len);
    let question = Question {
        kind: "ask-erase",
        title: words.text("ask-erase-title"),
        text: words.with("ask-erase", &[("count", count.into())]),
        yes: words.text("ask-erase-yes"),
        msg: Msg::EraseAll,
    };
    ask(model, question, emit)
}

fn ask(model: &Model, question: Question, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    html! {
        <Sheet kind={question.kind} title={question.title} close={words.text("close")} emit={emit.clone()}>
            <p class="sheet__text">{ question.text }</p>
            <div class="sheet__end">
                <button type="button" class="button" id="ask-no" onclick={say(emit, &Msg::CloseSheet)}>
                    { words.text("cancel") }
                </button>
                <button type="button" class="button button--stop" id="ask-yes" onclick={say(emit, &question.msg)}>
                    { question.yes }
                </button>
            </div>
        </Sheet>
    }
}
