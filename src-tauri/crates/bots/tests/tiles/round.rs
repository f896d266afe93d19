//! A round of tiles, dealt or set up, and two computers who play it.

use bots::Player;
use engine::{DealKind, Seed, State};
use protocol::{Action, End, Game, Position, RuleKeys, View, games};

pub struct Round {
    pub state: State,
    players: [Player; 2],
}

impl Round {
    pub fn new(players: [Player; 2], deal: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&deal.to_le_bytes());
        let rules = games::rules(Game::Tiles, &RuleKeys::default()).expect("a law");
        let mut state = State::new(Game::Tiles, RuleKeys::default(), rules);
        let dealt = state.deal(DealKind::NewGame, 1, Seed::new(seed), [0; 32]);
        state.evolve(&dealt);
        Self { state, players }
    }

    /// Plays on to the end; `watch` sees every choice, and its number is the chance with which it was made.
    pub fn play(mut self, mut watch: impl FnMut(&View, u64, &Action)) -> End {
        for number in 0..2000 {
            if let Some(end) = self.state.end() {
                return end.clone();
            }
            let view = self.state.view(self.state.turn());
            let action = self.players[view.turn.index()].choose(&view, number, bots::Budget::FULL);
            watch(&view, number, &action);
            let events = self.state.decide(view.turn, &action).expect("a computer's move is legal");
            events.iter().for_each(|event| self.state.evolve(event));
        }
        panic!("a round comes to an end");
    }
}

/// A round in the middle of its course, seat 0 to move.
pub fn table(racks: [&str; 2], pool: &str, melds: &[&str], opened: [bool; 2]) -> State {
    let text = serde_json::json!({
        "turn": 0, "racks": racks, "pool": pool, "table": melds, "opened": opened, "passes": 0,
    });
    let position: Position = serde_json::from_value(text).expect("a position");
    let rules = games::rules(Game::Tiles, &RuleKeys::default()).expect("a law");
    State::set_up(Game::Tiles, RuleKeys::default(), rules, &position).expect("a sound position")
}
