//! The rules of a table on one sheet: of the one under way, or of the one that is chosen.

use protocol::Game;
use yew::prelude::*;

use crate::{
    model::{Model, Screen},
    msg::Msg,
    part::{
        choice::{Chip, chips},
        sentence::sentence,
        sheet::Sheet,
    },
    rulebook::{Chapter, chapters},
    words::Words,
};

pub fn rules(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (game, law) = match &model.table {
        Some(table) => (table.view.game, table.view.law.clone()),
        None => (model.form.game, model.form.law()),
    };
    let title = words.with("rules-title", &[("game", words.game(game).into())]);
    html! {
        <Sheet kind="rules" {title} close={words.text("close")} emit={emit.clone()}>
            if model.screen == Screen::Home { { games(words, game, emit) } }
            <div class="rules">{ for chapters(&law).iter().map(|chapter| drawn(words, chapter)) }</div>
        </Sheet>
    }
}

/// From home, the rules of any game can be read, with the options with which it was last played.
fn games(words: &Words, shown: Game, emit: &Callback<Msg>) -> Html {
    let chip = |game: Game| Chip {
        text: words.game(game),
        label: None,
        choice: game.id().into(),
        on: game == shown,
        msg: Msg::RulesOf(game),
    };
    chips("rules-game", words.text("home-games"), &Game::ALL.map(chip), emit)
}

fn drawn(words: &Words, chapter: &Chapter) -> Html {
    html! {
        <section>
            <h3>{ words.text(chapter.title) }</h3>
            <p>{ for chapter.says.iter().map(|say| html! { <>{ sentence(words, say) }{ " " }</> }) }</p>
        </section>
    }
}
