//! Whole games between computers, at tables of every game and size.

use bots::{Budget, Player};
use engine::{DealKind, Seed, State};
use protocol::{Action, Game, RuleKeys, View, games};

/// A game between computers, seen move by move.
pub struct Match {
    pub state: State,
    players: Vec<Player>,
    seed: u64,
    deals: u32,
    moves: u64,
}

/// Every game at every number of seats, with options that make it short.
pub const TABLES: [(Game, &str); 10] = [
    (Game::Rummy100, "seats=2"),
    (Game::Rummy, "seats=2 rounds=3"),
    (Game::Rummy, "seats=3 rounds=3 ace=high"),
    (Game::Rummy, "seats=4 rounds=3 go_out_any=true"),
    (Game::Rummy500, "seats=2 target=250 jokers=2"),
    (Game::Rummy500, "seats=3 target=250"),
    (Game::Rummy500, "seats=4 target=250 jokers=2"),
    (Game::Rummy500, "seats=5 target=250"),
    (Game::Rummy500, "seats=6 target=250 jokers=2"),
    (Game::Rummy500, "seats=7 target=250 jokers=2"),
];

impl Match {
    pub fn new(game: Game, keys: &str, players: &[Player], seed: u64) -> Self {
        let keys: RuleKeys = keys.parse().expect("keys");
        let rules = games::rules(game, &keys).expect("a law");
        let players = players.iter().copied().cycle().take(rules.seats.into()).collect();
        let mut new = Self { state: State::new(game, keys, rules), players, seed, deals: 0, moves: 0 };
        new.deal(DealKind::NewGame);
        new
    }

    pub fn deal(&mut self, kind: DealKind) {
        self.deals += 1;
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.seed.to_le_bytes());
        seed[8..12].copy_from_slice(&self.deals.to_le_bytes());
        let dealt = self.state.deal(kind, self.deals, Seed::new(seed), [0; 32]);
        self.state.evolve(&dealt);
    }

    /// Plays on to the end of the game; `watch` sees every choice.
    pub fn play(mut self, mut watch: impl FnMut(&View, &Action)) -> Vec<i32> {
        while !self.round(&mut watch) {
            self.deal(DealKind::NextRound);
        }
        self.state.scores().to_vec()
    }

    /// Plays on to the end of the round; whether that is the end of the game.
    pub fn round(&mut self, watch: &mut impl FnMut(&View, &Action)) -> bool {
        while self.state.end().is_none() {
            let view = self.state.view(self.state.turn());
            let action = self.choose(&view);
            watch(&view, &action);
            let events = self.state.decide(view.turn, &action).expect("a computer's move is legal");
            events.iter().for_each(|event| self.state.evolve(event));
        }
        self.state.end().is_some_and(|end| end.game_over)
    }

    /// Moves that are thought out soon.
    fn choose(&mut self, view: &View) -> Action {
        self.moves += 1;
        assert!(self.moves < 50_000, "a game comes to an end");
        self.players[view.turn.index()].choose(view, self.seed ^ self.moves, Budget(12_000))
    }
}
