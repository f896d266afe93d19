//! The rules of a table on one sheet: of the one under way, or of the one that is chosen.

use yew::prelude::*;

use crate::{
    model::{Model, Screen},
    msg::Msg,
    part::{game::game_chips, sentence::sentence, sheet::Sheet},
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
            // From home, the rules of any game can be read, with the options with which it was last played.
            if model.screen == Screen::Home { { game_chips("rules-game", words, game, Msg::RulesOf, emit) } }
            <div class="rules">{ for chapters(&law).iter().map(|chapter| drawn(words, chapter)) }</div>
        </Sheet>
    }
}

fn drawn(words: &Words, chapter: &Chapter) -> Html {
    html! {
        <section>
            <h3>{ words.text(chapter.title) }</h3>
            <p>{ for chapter.says.iter().map(|say| html! { <>{ sentence(words, say) }{ " " }</> }) }</p>
        </section>
    }
}
