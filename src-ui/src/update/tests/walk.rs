//! Random tables of Rummy 500, played by what the engine allows, and the page at each of them.

use engine::{DealKind, Seed, State, commitment};
use protocol::{Action, games};

use super::*;
use crate::model::Sheet;

/// Enough to come to piles of thirty cards and tables of twenty melds.
const MOVES: u32 = 160;

/// Shows every state in which seat 0 is to move, of tables of all sizes, with and without jokers.
pub fn at_random_tables(mut show: impl FnMut(&State)) {
    for (seed, keys) in
        (1..).zip(["seats=2", "seats=2 jokers=2 hand=7", "seats=3 jokers=2", "seats=5 jokers=2", "seats=7"])
    {
        let keys: RuleKeys = keys.parse().expect("keys");
        let law = games::rules(Game::Rummy500, &keys).expect("a law");
        let mut walk = Walk { state: State::new(Game::Rummy500, keys, law), chance: seed };
        for _ in 0..MOVES {
            walk.step();
            if walk.state.turn() == Seat(0) && walk.state.end().is_none() {
                show(&walk.state);
            }
        }
    }
}

struct Walk {
    state: State,
    chance: u64,
}

impl Walk {
    /// Deals where nothing is dealt; else a random move, which rarely shortens the discard pile.
    fn step(&mut self) {
        if self.state.deal_number() == 0 || self.state.end().is_some() {
            let seed = [self.below(256) as u8; 32];
            let deal = self.state.deal(DealKind::NewGame, 1, Seed::new(seed), commitment(&seed));
            return self.state.evolve(&deal);
        }
        let legal = self.state.legal_actions();
        let long = |action: &&Action| matches!(action, Action::Draw | Action::Discard(_));
        let likely: Vec<&Action> = legal.iter().filter(long).collect();
        let action = match (likely.is_empty(), self.below(8)) {
            (false, 1..) => likely[self.below(likely.len())].clone(),
            _ => legal[self.below(legal.len())].clone(),
        };
        for event in self.state.decide(self.state.turn(), &action).expect("a listed move is allowed") {
            self.state.evolve(&event);
        }
    }

    fn below(&mut self, count: usize) -> usize {
        pick(&mut self.chance, count)
    }
}

/// One of so many; the upper bits of a linear generator are random enough for play.
pub fn pick(chance: &mut u64, count: usize) -> usize {
    *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*chance >> 33) as usize % count
}

/// Says this to the page, and chooses each thing it asks about in turn: whatever it asks of the table is allowed.
pub fn check_all(state: &State, model: &Model, msg: Msg) {
    let mut model = model.clone();
    let sent = moves(&update(&mut model, msg.clone()));
    if model.sheet == Some(Sheet::Which) {
        assert!(sent.is_empty() && table(&model).asked.len() > 1);
        return (0..table(&model).asked.len()).for_each(|place| check_all(state, &model, Msg::Which(place)));
    }
    assert_eq!(sent.len(), 1, "{msg:?} asks for one move");
    let action = sent[0].parse().expect("a move");
    assert!(state.decide(Seat(0), &action).is_ok(), "{action}: {:?}", state.decide(Seat(0), &action));
}
