//! Moves thought out once more: with the same chance they come out again, stopped ones too.

use bots::{Rethought, Thought};
use engine::{DealKind, Seed, State};
use protocol::{Game, Level, View, games};

/// What the seat to move sees after so many moves of a game.
fn views(game: Game) -> Vec<View> {
    let rules = games::rules(game, &Default::default()).expect("a law");
    let mut state = State::new(game, Default::default(), rules);
    state.evolve(&state.deal(DealKind::NewGame, 1, Seed::new([5; 32]), [0; 32]));
    let mut views = Vec::new();
    while state.end().is_none() && views.len() < 24 {
        let view = state.view(state.turn()).by_faces();
        let action = bots::choose(&view, Level::Easy, views.len() as u64);
        let events = state.decide(view.turn, &action).expect("it is legal");
        events.iter().for_each(|event| state.evolve(event));
        views.push(view);
    }
    views
}

#[test]
fn the_same_chance_gives_the_same_move_and_the_same_stop_too() {
    for (number, view) in Game::ALL.into_iter().flat_map(views).enumerate() {
        let (level, chance) = (Level::ALL[number % 2], number as u64);
        let made = bots::choose(&view, level, chance);
        assert!(Rethought::begin(&view, level, chance, None, &made).finish());
        let mut thought = Thought::begin(&view, Level::Hard, chance);
        let found = if number % 2 == 0 { thought.go_on() } else { None };
        let pieces = found.is_none().then(|| thought.pieces());
        let made = found.unwrap_or_else(|| thought.stop());
        assert!(Rethought::begin(&view, Level::Hard, chance, pieces, &made).finish(), "{made} after {pieces:?}");
    }
}
