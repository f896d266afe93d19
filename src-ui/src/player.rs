//! Who plays a seat, as the one who reads it would say it.

use protocol::{Kind, Level, Roster, RosterSeat, Seat, Summary};

/// What computer players are called where there are several, so that they can be told apart; short, each with another
/// first letter, and read the same in all three languages.
const COMPUTERS: [&str; 8] = ["Ada", "Leo", "Nora", "Hugo", "Emma", "Max", "Sara", "Tito"];

/// A player seen by a reader; what to call them is for the words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub seat: Seat,
    /// Empty where nobody gave one.
    pub name: String,
    pub who: Who,
    /// How well it plays, where it is a computer.
    pub level: Option<Level>,
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
        let name = if name.is_empty() { computer_name(roster, seat).unwrap_or_default().to_owned() } else { name };
        Self { seat, name, who, level: kind.level() }
    }

    /// The player of a seat at a saved table.
    pub fn saved(summary: &Summary, seat: Seat, reader: Option<Seat>) -> Self {
        let seats = summary.names.iter().zip(&summary.kinds).enumerate();
        let seats =
            seats.map(|(seat, (name, kind))| RosterSeat { seat: Seat(seat as u8), name: name.clone(), kind: *kind });
        Self::of(&Roster { seats: seats.collect() }, seat, reader)
    }
}

/// What the computer at a seat is called at a new table, where there are several and the only person sits first.
pub fn new_computer(seat: Seat) -> &'static str {
    seat.index().checked_sub(1).and_then(|place| COMPUTERS.get(place)).copied().unwrap_or_default()
}

/// The name of a computer that was given none, where it is not the only one; nobody else at the table has it.
fn computer_name(roster: &Roster, seat: Seat) -> Option<&'static str> {
    let is_unnamed = |entry: &&RosterSeat| entry.kind.level().is_some() && entry.name.trim().is_empty();
    let unnamed: Vec<Seat> = roster.seats.iter().filter(is_unnamed).map(|entry| entry.seat).collect();
    let place = unnamed.iter().position(|other| *other == seat).filter(|_| unnamed.len() > 1)?;
    let is_taken =
        |name: &str| roster.seats.iter().any(|entry| entry.name.trim().to_lowercase() == name.to_lowercase());
    COMPUTERS.into_iter().filter(|name| !is_taken(name)).nth(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roster(names: &[&str]) -> Roster {
        let seat = |(seat, name): (usize, &&str)| {
            let kind = if seat == 0 { Kind::Human } else { Kind::Hard };
            RosterSeat { seat: Seat(seat as u8), name: (*name).into(), kind }
        };
        Roster { seats: names.iter().enumerate().map(seat).collect() }
    }

    fn names(roster: &Roster) -> Vec<String> {
        Seat::all(roster.seats.len() as u8).map(|seat| Player::of(roster, seat, Some(Seat(0))).name).collect()
    }

    #[test]
    fn several_computers_have_names_and_one_is_the_computer() {
        assert_eq!(names(&roster(&["", ""])), ["", ""]);
        assert_eq!(names(&roster(&["Ana", "", "", ""])), ["Ana", "Ada", "Leo", "Nora"]);
        assert_eq!(names(&roster(&["Ana", "Eva", ""])), ["Ana", "Eva", ""]);
    }

    #[test]
    fn no_computer_has_the_name_of_somebody_else() {
        assert_eq!(names(&roster(&["ada", "", "Nora", ""])), ["ada", "Leo", "Nora", "Hugo"]);
        let six: Vec<String> = names(&roster(&["Leo", "", "", "", "", "", ""]));
        assert_eq!(six, ["Leo", "Ada", "Nora", "Hugo", "Emma", "Max", "Sara"]);
    }
}
