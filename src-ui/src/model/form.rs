//! The choices for a new table.

mod offer;

pub use offer::{Offer, Rule};

use protocol::{
    Game, Kind, LastPlayed, Level, Mode, NewTable, RuleKeys, Rules, Seat, SeatSetup, Settings, clean_name, games,
};

/// The most seats that any game has.
pub const MOST_SEATS: usize = 7;

/// What is chosen on the screen for a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTableForm {
    pub game: Game,
    pub mode: Mode,
    /// The options that were chosen, all of them such as this game has; the others are as it usually has them.
    pub rules: RuleKeys,
    /// How well the computer players play.
    pub level: Level,
    /// How well each of them plays, by seat, where they are not alike.
    pub apart: Option<[Level; MOST_SEATS]>,
    /// On one device, by seat; may be empty. What was typed is kept though its seat goes.
    pub names: [String; MOST_SEATS],
}

impl Default for NewTableForm {
    fn default() -> Self {
        Self {
            game: Game::Rummy100,
            mode: Mode::Computer,
            rules: RuleKeys::default(),
            level: Level::Medium,
            apart: None,
            names: Default::default(),
        }
    }
}

impl NewTableForm {
    /// The choices with which this game was last played, or those it is offered with.
    pub fn last_played(settings: &Settings, game: Game) -> Self {
        let usual = Self { game, ..Self::default() };
        settings.last_played(game).map_or(usual, Self::again)
    }

    fn again(last: &LastPlayed) -> Self {
        // Options that this release does not know are those of another one.
        let rules = games::rules(last.game, &last.rules).map(|_| last.rules.clone()).unwrap_or_default();
        let level = |seat: usize| seat.checked_sub(1).and_then(|place| last.levels.get(place).copied());
        Self {
            game: last.game,
            mode: last.mode,
            rules,
            level: last.level,
            apart: (!last.levels.is_empty()).then(|| std::array::from_fn(|seat| level(seat).unwrap_or(last.level))),
            names: std::array::from_fn(|seat| last.names.get(seat).cloned().unwrap_or_default()),
        }
    }

    /// These choices, to be kept.
    pub fn played(&self) -> LastPlayed {
        let names = &self.names[..self.names.iter().rposition(|name| !name.is_empty()).map_or(0, |last| last + 1)];
        LastPlayed {
            game: self.game,
            mode: self.mode,
            rules: self.rules.clone(),
            level: self.level,
            levels: self.apart.map(|levels| levels[1..].to_vec()).unwrap_or_default(),
            names: names.to_vec(),
        }
    }

    /// The law of that table.
    pub fn law(&self) -> Rules {
        games::rules(self.game, &self.rules).expect("only options that the game has are chosen")
    }

    /// The seats of that table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.law().seats)
    }

    /// The seats that computers play, where they play.
    pub fn computers(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats().skip(1)
    }

    /// How well the computer at a seat plays.
    pub fn level_of(&self, seat: Seat) -> Level {
        self.apart.map_or(self.level, |levels| levels[seat.index()])
    }

    /// How well all computers play, where they play alike.
    pub fn common_level(&self) -> Option<Level> {
        let mut levels = self.computers().map(|seat| self.level_of(seat));
        let first = levels.next()?;
        levels.all(|level| level == first).then_some(first)
    }

    /// Lets all computers play so.
    pub fn set_levels(&mut self, level: Level) {
        self.level = level;
        self.set_apart(self.apart.is_some());
    }

    /// Lets the computer at a seat play so, whatever the others do.
    pub fn set_level(&mut self, seat: Seat, level: Level) {
        if self.computers().count() == 1 {
            self.level = level;
            self.apart = None;
        } else if let Some(place) = self.apart.get_or_insert([self.level; MOST_SEATS]).get_mut(seat.index()) {
            *place = level;
        }
    }

    /// Calls a seat so; a seat that no table has is nobody's.
    pub fn set_name(&mut self, seat: Seat, name: String) {
        if let Some(place) = self.names.get_mut(seat.index()) {
            *place = name;
        }
    }

    /// Whether each computer plays its own level; as long as nothing else is chosen, the one they all had.
    pub fn set_apart(&mut self, apart: bool) {
        self.apart = apart.then_some([self.level; MOST_SEATS]);
    }

    /// The table that these choices ask for.
    pub fn setup(&self) -> NewTable {
        let sits = |at: Seat| match (self.mode, at) {
            (Mode::SameDevice, _) => seat(&self.names[at.index()], Kind::Human),
            (Mode::Computer, Seat(0)) => seat("", Kind::Human),
            (Mode::Computer, _) => seat("", self.level_of(at).into()),
        };
        NewTable {
            game: self.game,
            mode: self.mode,
            rules: self.rules.clone(),
            seats: self.seats().map(sits).collect(),
        }
    }
}

fn seat(name: &str, kind: Kind) -> SeatSetup {
    SeatSetup { name: clean_name(name), kind }
}
