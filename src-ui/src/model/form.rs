//! The choices for a new table.

mod offer;

pub use offer::{Offer, Rule};

use protocol::{
    Game, Kind, LastPlayed, Level, Mode, NAME_LENGTH, NewTable, RuleKeys, Rules, Seat, SeatSetup, Settings, clean_name,
    games,
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
    /// The game is still to be chosen, with the other choices.
    pub any_game: bool,
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
            any_game: false,
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
            any_game: false,
        }
    }

    /// The choices with which another game was last played, for those who play now.
    pub fn change_game(&mut self, settings: &Settings, game: Game) {
        let Self { mode, names, any_game, .. } = std::mem::take(self);
        *self = Self { mode, any_game, ..Self::last_played(settings, game) };
        if names.iter().any(|name| !name.is_empty()) {
            self.names = names;
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

    /// Lets computers play as those at these seats do; at seats that are not among them, as most did before.
    pub fn take_levels(&mut self, levels: &[(Seat, Level)]) {
        let alike = levels.first().filter(|(_, first)| levels.iter().all(|(_, level)| level == first));
        if let Some((_, level)) = alike {
            self.level = *level;
            self.apart = None;
            return;
        }
        let usual = self.level;
        let at =
            |seat: usize| levels.iter().find(|(other, _)| other.index() == seat).map_or(usual, |(_, level)| *level);
        self.apart = Some(std::array::from_fn(at));
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
        let names = told_apart(&self.names[..usize::from(self.law().seats)]);
        let sits = |at: Seat| match (self.mode, at) {
            (Mode::SameDevice, _) => seat(names[at.index()].clone(), Kind::Human),
            (Mode::Computer, Seat(0)) => seat(String::new(), Kind::Human),
            (Mode::Computer, _) => seat(String::new(), self.level_of(at).into()),
        };
        NewTable {
            game: self.game,
            mode: self.mode,
            rules: self.rules.clone(),
            seats: self.seats().map(sits).collect(),
        }
    }
}

const fn seat(name: String, kind: Kind) -> SeatSetup {
    SeatSetup { name, kind }
}

/// Clean names of which no two are alike: whoever is called as somebody before them has a number behind their name.
fn told_apart(typed: &[String]) -> Vec<String> {
    let typed: Vec<String> = typed.iter().map(|name| clean_name(name)).collect();
    let mut told: Vec<String> = Vec::new();
    for name in &typed {
        let is_told = |other: &str| has_name(&told, other);
        let marked =
            || (2..).map(|number| marked(name, number)).find(|other| !is_told(other) && !has_name(&typed, other));
        let own = if name.is_empty() || !is_told(name) { Some(name.clone()) } else { marked() };
        told.extend(own);
    }
    told
}

fn has_name(names: &[String], name: &str) -> bool {
    names.iter().any(|other| other.to_lowercase() == name.to_lowercase())
}

/// A name with a number behind it, no longer than a name may be.
fn marked(name: &str, number: usize) -> String {
    let mark = format!(" {number}");
    let short: String = name.chars().take(NAME_LENGTH - mark.len()).collect();
    short.trim_end().to_owned() + &mark
}
