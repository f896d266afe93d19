//! The rules of a game on one sheet.

use protocol::Game;
use yew::prelude::*;

use crate::{figures::Figures, model::Model, msg::Msg, part::sheet::Sheet};

pub fn rules(model: &Model, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let game = model.table.as_ref().map_or(model.form.game, |table| table.view.game);
    let law = model.table.as_ref().map_or_else(|| model.form.law(), |table| table.view.law.clone());
    let gaps = Figures::of(&law).gaps();
    let title = words.with("rules-title", &[("game", words.game(game).into())]);
    html! {
        <Sheet kind="rules" {title} close={words.text("close")} emit={emit.clone()}>
            <div class="rules">
                { for chapters(game).iter().map(|(title, text)| html! {
                    <p><b>{ words.text(title) }</b>{ words.with(text, &gaps) }</p>
                }) }
            </div>
        </Sheet>
    }
}

/// The chapters of a game's rules: keys of title and text.
const fn chapters(game: Game) -> &'static [(&'static str, &'static str)] {
    match game {
        Game::Rummy100 | Game::Rummy | Game::Rummy500 => &[
            ("rules-goal-title", "rules-goal"),
            ("rules-deal-title", "rules-deal"),
            ("rules-turn-title", "rules-turn"),
            ("rules-melds-title", "rules-melds"),
            ("rules-lay-off-title", "rules-lay-off"),
            ("rules-out-title", "rules-out"),
            ("rules-points-title", "rules-points"),
            ("rules-stock-title", "rules-stock"),
        ],
    }
}
