//! The games as chips of which one is chosen.

use protocol::Game;
use yew::prelude::*;

use super::choice::{Chip, chips};
use crate::{msg::Msg, words::Words};

/// A chip for each game.
pub fn game_chips(id: &'static str, words: &Words, chosen: Game, msg: fn(Game) -> Msg, emit: &Callback<Msg>) -> Html {
    let chip = |game: Game| Chip {
        text: words.game(game),
        label: None,
        choice: game.id().into(),
        on: game == chosen,
        msg: msg(game),
    };
    chips(id, words.text("home-games"), &Game::ALL.map(chip), emit)
}
