//! Computers play each other: always legal, always to an end, and the better level wins more.

use bots::choose;
use engine::{DealKind, Seed, State};
use protocol::{Action, Game, Level, RuleKeys, View, games};

/// A game between computers, seen move by move.
struct Match {
    state: State,
    levels: [Level; 2],
    seed: u64,
    deals: u32,
    moves: u64,
}

impl Match {
    fn new(levels: [Level; 2], seed: u64) -> Self {
        let keys = RuleKeys::default();
        let rules = games::rules(Game::Rummy100, &keys).expect("the default rules");
        let mut new = Self { state: State::new(Game::Rummy100, keys, rules), levels, seed, deals: 0, moves: 0 };
        new.deal(DealKind::NewGame);
        new
    }

    fn deal(&mut self, kind: DealKind) {
        self.deals += 1;
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.seed.to_le_bytes());
        seed[8..12].copy_from_slice(&self.deals.to_le_bytes());
        let dealt = self.state.deal(kind, self.deals, Seed::new(seed), [0; 32]);
        self.state.evolve(&dealt);
    }

    /// Plays on to the end of the game; `watch` sees every choice.
    fn play(&mut self, mut watch: impl FnMut(&View, &Action)) -> Vec<i32> {
        loop {
            match self.state.end() {
                Some(end) if end.game_over => return self.state.scores().to_vec(),
                Some(_) => self.deal(DealKind::NextRound),
                None => {
                    let view = self.state.view(self.state.turn());
                    let action = self.choose(&view);
                    watch(&view, &action);
                    let events = self.state.decide(view.turn, &action).expect("a computer's move is legal");
                    events.iter().for_each(|event| self.state.evolve(event));
                }
            }
        }
    }

    fn choose(&mut self, view: &View) -> Action {
        self.moves += 1;
        assert!(self.moves < 50_000, "a game comes to an end");
        choose(view, self.levels[view.turn.index()], self.seed ^ self.moves)
    }
}

/// How many of so many games the first level wins against the second; both begin equally often.
fn wins(first: Level, second: Level, games: u64) -> u64 {
    let won = |seed: u64| {
        let me = (seed % 2) as usize;
        let levels = if me == 0 { [first, second] } else { [second, first] };
        let scores = Match::new(levels, seed / 2).play(|_, _| {});
        scores[me] > scores[1 - me]
    };
    (0..games).filter(|seed| won(*seed)).count() as u64
}

#[track_caller]
fn check_wins(first: Level, second: Level, games: u64, at_least: u64) {
    let wins = wins(first, second, games);
    assert!(wins >= at_least, "{first:?} won {wins} of {games} games against {second:?}");
}

#[test]
fn medium_beats_easy() {
    check_wins(Level::Medium, Level::Easy, 150, 120);
}

#[test]
fn hard_beats_easy() {
    check_wins(Level::Hard, Level::Easy, 150, 120);
}

#[test]
fn hard_beats_medium() {
    check_wins(Level::Hard, Level::Medium, 60, 35);
}

#[test]
fn what_is_hidden_changes_no_choice() {
    // Chance lays the hidden cards of the imagined table in other places; easy alone draws on it otherwise too.
    for seed in 0..6 {
        let mut chance = 0;
        Match::new([Level::Hard, Level::Easy], seed).play(|view, _| {
            chance += 1;
            for level in [Level::Medium, Level::Hard] {
                assert_eq!(choose(view, level, chance), choose(view, level, u64::MAX - chance));
            }
        });
    }
}
