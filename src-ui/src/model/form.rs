//! The choices for a new table.

use protocol::{
    Game, Kind, LastPlayed, Level, Mode, NewTable, RuleKeys, Rules, SeatSetup, Settings, clean_name, games,
};

/// What is chosen on the screen for a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTableForm {
    pub game: Game,
    pub mode: Mode,
    pub level: Level,
    /// On one device, by seat; may be empty.
    pub names: [String; 2],
}

impl Default for NewTableForm {
    fn default() -> Self {
        Self { game: Game::Rummy100, mode: Mode::Computer, level: Level::Medium, names: Default::default() }
    }
}

impl NewTableForm {
    /// The choices with which this game was last played, or those it is offered with.
    pub fn last_played(settings: &Settings, game: Game) -> Self {
        let usual = Self { game, ..Self::default() };
        settings.last_played(game).map_or(usual, |last| {
            let name = |seat: usize| last.names.get(seat).cloned().unwrap_or_default();
            Self { game, mode: last.mode, level: last.level, names: [name(0), name(1)] }
        })
    }

    /// These choices, to be kept.
    pub fn played(&self) -> LastPlayed {
        LastPlayed { game: self.game, mode: self.mode, level: self.level, names: self.names.to_vec() }
    }

    /// The law of that table.
    pub fn law(&self) -> Rules {
        games::rules(self.game, &RuleKeys::default()).expect("the game as it is usually played")
    }

    /// The table that these choices ask for.
    pub fn setup(&self) -> NewTable {
        let seats = match self.mode {
            Mode::Computer => vec![seat("", Kind::Human), seat("", self.level.into())],
            Mode::SameDevice => self.names.iter().map(|name| seat(name, Kind::Human)).collect(),
        };
        NewTable { game: self.game, mode: self.mode, rules: RuleKeys::default(), seats }
    }
}

fn seat(name: &str, kind: Kind) -> SeatSetup {
    SeatSetup { name: clean_name(name), kind }
}
