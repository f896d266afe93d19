//! Questions before something is given up.

use protocol::GameEnd;
use yew::prelude::*;

use crate::{
    model::Model,
    msg::Msg,
    part::{choice::say, sheet::Sheet},
};

/// The keys of a question, and what a yes does.
struct Question {
    kind: &'static str,
    title: &'static str,
    text: &'static str,
    yes: &'static str,
    msg: Msg,
}

/// Before a running game is given up for a new one.
pub fn new_game(model: &Model, emit: &Callback<Msg>) -> Html {
    let over = model.table.as_ref().is_some_and(|table| table.is_over());
    let each = model.table.as_ref().is_some_and(|table| table.view.law.game_end == GameEnd::EachRound);
    let question = Question {
        kind: "ask-new-game",
        title: "ask-new-game-title",
        text: match (each, over) {
            (true, _) => "ask-new-game-each",
            (false, true) => "ask-new-game-over",
            (false, false) => "ask-new-game",
        },
        yes: "ask-new-game-yes",
        msg: Msg::NewGame,
    };
    ask(model, &question, emit)
}

/// Before a saved table is replaced.
pub fn replace(model: &Model, emit: &Callback<Msg>) -> Html {
    let question = Question {
        kind: "ask-replace",
        title: "ask-replace-title",
        text: "ask-replace",
        yes: "ask-replace-yes",
        msg: Msg::DealAnyway,
    };
    ask(model, &question, emit)
}

/// Before a table is left that could not be saved.
pub fn leave(model: &Model, emit: &Callback<Msg>) -> Html {
    let question = Question {
        kind: "ask-leave",
        title: "ask-leave-title",
        text: "ask-leave",
        yes: "ask-leave-yes",
        msg: Msg::LeaveAnyway,
    };
    ask(model, &question, emit)
}

/// Before everything is erased.
pub fn erase(model: &Model, emit: &Callback<Msg>) -> Html {
    let question = Question {
        kind: "ask-erase",
        title: "ask-erase-title",
        text: "ask-erase",
        yes: "ask-erase-yes",
        msg: Msg::EraseAll,
    };
    ask(model, &question, emit)
}

fn ask(model: &Model, question: &Question, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let saved = model.saved.as_ref().map_or(0, Vec::len);
    html! {
        <Sheet kind={question.kind} title={words.text(question.title)} close={words.text("close")} emit={emit.clone()}>
            <p class="sheet__text">{ words.with(question.text, &[("count", saved.into())]) }</p>
            <div class="sheet__end">
                <button type="button" class="button" id="ask-no" onclick={say(emit, &Msg::CloseSheet)}>
                    { words.text("cancel") }
                </button>
                <button type="button" class="button button--stop" id="ask-yes" onclick={say(emit, &question.msg)}>
                    { words.text(question.yes) }
                </button>
            </div>
        </Sheet>
    }
}
