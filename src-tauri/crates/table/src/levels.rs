//! How well the computer players played at each point of the game under way, for a level may be changed at any time.

use protocol::{Level, Seat};

/// A change of level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    /// How many facts the log had.
    pub at: usize,
    pub seat: Seat,
    /// The level until then.
    pub was: Level,
}

/// The changes of level within the log, the oldest first. What a level was follows from what it is now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Levels(pub Vec<Change>);

impl Levels {
    /// Keeps a change; of several between two moves only what came of them counts.
    pub fn keep(&mut self, change: Change, now: Level) {
        let same = |other: &Change| (other.at, other.seat) == (change.at, change.seat);
        match self.0.iter().position(same) {
            Some(place) if self.0[place].was == now => drop(self.0.remove(place)),
            Some(_) => {}
            None if change.was == now => {}
            None => self.0.push(change),
        }
    }

    /// Follows the log, of which only so many facts are left: what changed since then changes there.
    pub fn cut(&mut self, left: usize) {
        let mut kept: Vec<Change> = Vec::new();
        for change in core::mem::take(&mut self.0) {
            let change = Change { at: change.at.min(left), ..change };
            if !kept.iter().any(|other| (other.at, other.seat) == (change.at, change.seat)) {
                kept.push(change);
            }
        }
        self.0 = kept;
    }

    /// The level of a seat after so many facts, from what it is now.
    pub fn at(&self, facts: usize, seat: Seat, now: Level) -> Level {
        self.0.iter().find(|change| change.seat == seat && change.at > facts).map_or(now, |change| change.was)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Level::{Easy, Hard, Medium};

    fn change(at: usize, was: Level) -> Change {
        Change { at, seat: Seat(1), was }
    }

    #[test]
    fn what_a_level_was_follows_from_what_it_is() {
        let mut levels = Levels::default();
        levels.keep(change(4, Easy), Medium);
        levels.keep(change(9, Medium), Hard);
        let at = |facts: usize| levels.at(facts, Seat(1), Hard);
        assert_eq!([3, 4, 8, 9].map(at), [Easy, Medium, Medium, Hard]);
        assert_eq!(levels.at(3, Seat(2), Easy), Easy, "another seat");
    }

    #[test]
    fn of_several_changes_between_two_moves_one_is_kept_or_none() {
        let mut levels = Levels::default();
        levels.keep(change(4, Easy), Medium);
        levels.keep(change(4, Medium), Hard);
        assert_eq!(levels.0, [change(4, Easy)]);
        levels.keep(change(4, Hard), Easy);
        levels.keep(change(5, Easy), Easy);
        assert_eq!(levels.0, []);
    }

    #[test]
    fn a_change_after_what_is_taken_back_stays() {
        let mut levels = Levels::default();
        levels.keep(change(4, Easy), Medium);
        levels.keep(change(6, Medium), Hard);
        levels.cut(5);
        assert_eq!(levels.0, [change(4, Easy), change(5, Medium)]);
        levels.cut(3);
        assert_eq!((levels.at(2, Seat(1), Hard), levels.at(3, Seat(1), Hard)), (Easy, Hard));
    }
}
