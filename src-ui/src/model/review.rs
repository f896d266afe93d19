//! A finished round that is gone through once more: the move that is shown, and the table as its player saw it.

use std::rc::Rc;

use protocol::{Action, Judgement, Level, Mode, Moment, Roster, Seat, Welcome};

use super::{TableModel, Touched};
use crate::{advice, player::Player, say::Say};

/// A round that is gone through.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Which round, by its deal.
    pub deal: u32,
    /// The move that is shown; none until the first has come.
    pub shown: Option<ReviewedMove>,
    /// What was asked for last and has not come.
    pub asked: Option<AskedMove>,
    /// The host cannot tell this round.
    pub is_untold: bool,
}

/// A move that was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AskedMove {
    /// The number of the request.
    pub id: u64,
    /// The number of the move, from 0; one beyond the last means the last.
    pub number: u16,
    pub seek: Seek,
}

/// What is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seek {
    /// This move, whoever made it.
    This,
    /// The first move of a person, from this one on.
    PersonFrom,
    /// The last move of a person, up to this one.
    PersonUpTo,
}

/// A move, with what its player saw before it.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedMove {
    /// From 0.
    pub number: u16,
    /// How many moves the round had.
    pub count: u16,
    /// How well the computer player played that made it.
    pub level: Option<Level>,
    pub action: Action,
    /// The table as its player saw it.
    pub table: Rc<TableModel>,
    /// What is thought of it, once that is known.
    pub judgement: Option<Judgement>,
}

/// Whom a table is told to that is looked at once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retold {
    /// Nobody, where it is told to all who share the device.
    pub reader: Option<Seat>,
}

impl Review {
    pub const fn of(deal: u32) -> Self {
        Self { deal, shown: None, asked: None, is_untold: false }
    }

    /// The move that the next one comes after: what was asked for last, else what is shown.
    pub fn place(&self) -> Option<u16> {
        self.asked.map(|asked| asked.number).or_else(|| self.shown.as_ref().map(|shown| shown.number))
    }
}

impl ReviewedMove {
    /// A move of a round of this table.
    pub fn of(moment: Moment, table: &TableModel) -> Self {
        let Moment { number, count, seat, level, action, mut view, deal: _ } = moment;
        // What could have been done is not offered again.
        view.options = None;
        let roster = Roster { seats: table.roster.seats.clone() };
        let welcome = Welcome {
            seat,
            version: 0,
            mode: Mode::Computer,
            view,
            roster,
            order: Default::default(),
            draft: None,
            reveal: None,
        };
        let retold = Some(Retold { reader: table.reader() });
        let table = TableModel { retold, mode: table.mode, ..TableModel::new(welcome) };
        Self { number, count, level, action, table: table.into(), judgement: None }
    }

    /// Who made it.
    pub fn player(&self) -> Player {
        self.table.player(self.table.seat)
    }

    /// What its player did, in a sentence.
    pub fn told(&self) -> Option<Say> {
        advice::told(&self.table.view, self.table.seat, &self.action, &self.table.audience())
    }

    /// What it is about.
    pub fn own(&self) -> Touched {
        Touched::by(&self.table, &self.action)
    }

    /// What the better move is about, where there is another one.
    pub fn better(&self) -> Touched {
        match &self.judgement {
            Some(Judgement::Compared { best, .. }) if !self.is_like(&best.action) => {
                Touched::by(&self.table, &best.action)
            }
            Some(Judgement::Compared { .. } | Judgement::Receipt { .. }) | None => Touched::default(),
        }
    }

    /// Whether a move is this one; which of two equal cards it names is of no matter.
    pub fn is_like(&self, action: &Action) -> bool {
        self.action.to_string() == action.to_string()
    }
}
