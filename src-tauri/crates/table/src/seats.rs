//! Who sits at a table, and whether they may sit so.

use protocol::{Kind, Level, Mode, Roster, RosterSeat, RuleKeysError, Seat, SeatSetup, clean_name};

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NewTableError {
    #[error(transparent)]
    Rules(#[from] RuleKeysError),
    #[error("these rules are for {wanted} seats, not {given}")]
    SeatCount { wanted: usize, given: usize },
    #[error("the name of seat {0} is too long or has characters that no name may have")]
    Name(Seat),
    #[error("seat {0} cannot be played so at this kind of table")]
    Kind(Seat),
}

/// The players of a table, by seat.
///
/// Invariant: as many as the rules say, each with a name and a kind that this mode allows. Kept by [`Seats::new`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seats {
    mode: Mode,
    players: Vec<SeatSetup>,
}

impl Seats {
    pub fn new(mode: Mode, players: Vec<SeatSetup>, wanted: u8) -> Result<Self, NewTableError> {
        let (wanted, given) = (usize::from(wanted), players.len());
        if wanted != given {
            return Err(NewTableError::SeatCount { wanted, given });
        }
        for (seat, player) in Seat::all(wanted as u8).zip(&players) {
            if player.name != clean_name(&player.name) {
                return Err(NewTableError::Name(seat));
            }
            if !may_sit(mode, seat, player.kind) {
                return Err(NewTableError::Kind(seat));
            }
        }
        Ok(Self { mode, players })
    }

    pub const fn mode(&self) -> Mode {
        self.mode
    }

    pub fn players(&self) -> &[SeatSetup] {
        &self.players
    }

    pub fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// Who plays a seat; nobody, where there is no such seat.
    pub fn kind(&self, seat: Seat) -> Option<Kind> {
        self.players.get(seat.index()).map(|player| player.kind)
    }

    /// The level of the computer player at a seat, where one sits there.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.kind(seat).and_then(Kind::level)
    }

    /// Changes a computer player's level; says whether one sits there.
    pub fn set_level(&mut self, seat: Seat, level: Level) -> bool {
        if self.level(seat).is_none() {
            return false;
        }
        self.players[seat.index()].kind = level.into();
        true
    }

    pub fn roster(&self) -> Roster {
        let seats = self.all().zip(&self.players);
        let seats = seats.map(|(seat, player)| RosterSeat { seat, name: player.name.clone(), kind: player.kind });
        Roster { seats: seats.collect() }
    }
}

fn may_sit(mode: Mode, seat: Seat, kind: Kind) -> bool {
    match mode {
        Mode::SameDevice => kind == Kind::Human,
        Mode::Computer => (kind == Kind::Human) == (seat == Seat(0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(mode: Mode, players: &[(&str, Kind)]) -> Result<Seats, NewTableError> {
        let players = players.iter().map(|(name, kind)| SeatSetup { name: (*name).into(), kind: *kind });
        Seats::new(mode, players.collect(), 2)
    }

    #[test]
    fn each_mode_has_its_players() {
        use Kind::{Easy, Human};
        assert!(seats(Mode::SameDevice, &[("Ana", Human), ("", Human)]).is_ok());
        assert!(seats(Mode::Computer, &[("", Human), ("", Easy)]).is_ok());
        let wrong = |mode, kinds: [Kind; 2]| seats(mode, &[("", kinds[0]), ("", kinds[1])]).err();
        assert_eq!(wrong(Mode::SameDevice, [Human, Easy]), Some(NewTableError::Kind(Seat(1))));
        assert_eq!(wrong(Mode::Computer, [Human, Human]), Some(NewTableError::Kind(Seat(1))));
        assert_eq!(wrong(Mode::Computer, [Easy, Human]), Some(NewTableError::Kind(Seat(0))));
    }

    #[test]
    fn names_are_short_and_plain() {
        let named = |name: &str| seats(Mode::SameDevice, &[(name, Kind::Human), ("", Kind::Human)]);
        assert!(named(&"ñ".repeat(24)).is_ok());
        for name in [&"a".repeat(25), "a|b", "a#b", " a", "a\nb", "a\u{0}"] {
            assert_eq!(named(name), Err(NewTableError::Name(Seat(0))), "{name:?}");
        }
    }

    #[test]
    fn too_few_or_too_many_seats_are_refused() {
        let one = seats(Mode::SameDevice, &[("", Kind::Human)]);
        assert_eq!(one, Err(NewTableError::SeatCount { wanted: 2, given: 1 }));
        assert!(seats(Mode::SameDevice, &[]).is_err());
    }

    #[test]
    fn only_a_computer_has_a_level() {
        let mut seats = seats(Mode::Computer, &[("", Kind::Human), ("", Kind::Easy)]).expect("seats");
        assert!(seats.set_level(Seat(1), Level::Hard));
        assert_eq!(seats.level(Seat(1)), Some(Level::Hard));
        assert!(!seats.set_level(Seat(0), Level::Hard));
        assert!(!seats.set_level(Seat(7), Level::Hard));
    }
}
