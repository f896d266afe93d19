//! Who plays a seat, as the one who reads it would say it.

use protocol::{Kind, Level, Roster, Seat};

/// A player seen by a reader; what to call them is for the words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub seat: Seat,
    /// Empty where nobody gave one.
    pub name: String,
    pub who: Who,
    /// How well it plays, where it is a computer.
    pub level: Option<Level>,
    /// Which of the computers it is, from 1, where there are several.
    pub number: Option<u8>,
}

/// What a player is to the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    You,
    Computer,
    Other,
}

impl Player {
    /// The player of a seat as `reader` sees them; without a reader, nobody is "you".
    pub fn of(roster: &Roster, seat: Seat, reader: Option<Seat>) -> Self {
        let entry = roster.seats.iter().find(|entry| entry.seat == seat);
        let kind = entry.map_or(Kind::Human, |entry| entry.kind);
        let who = match kind.level() {
            Some(_) => Who::Computer,
            None if reader == Some(seat) => Who::You,
            None => Who::Other,
        };
        let name = entry.map(|entry| entry.name.trim().to_owned()).unwrap_or_default();
        Self { seat, name, who, level: kind.level(), number: number(roster, seat) }
    }
}

fn number(roster: &Roster, seat: Seat) -> Option<u8> {
    let computers = || roster.seats.iter().filter(|entry| entry.kind.level().is_some());
    let place = computers().position(|entry| entry.seat == seat)?;
    (computers().count() > 1).then_some(place as u8 + 1)
}
