//! The figures that the rules of a game name.

use cards::Ace;
use protocol::{GameEnd, Rules, TurnLimit};

use crate::say::Arg;

/// What a rules sheet has to count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Cards dealt to each seat.
    hand: u8,
    /// Points that win the game; none where rounds are counted.
    target: Option<i32>,
    /// Turns after which a round ends.
    turns: u16,
    ace: Ace,
    ace_points: i32,
}

impl Figures {
    /// Those of a law.
    pub fn of(law: &Rules) -> Self {
        Self {
            hand: law.hand,
            target: match law.game_end {
                GameEnd::Target(points) => Some(points),
                GameEnd::Rounds(_) => None,
            },
            turns: match law.turn_limit {
                TurnLimit::NoPoints(turns) | TurnLimit::AsBlocked(turns) => turns,
            },
            ace: law.ace,
            ace_points: law.ace_points(),
        }
    }

    /// The gaps that they fill.
    pub fn gaps(&self) -> Vec<(&'static str, Arg)> {
        let ace = match self.ace {
            Ace::Low => "low",
            Ace::High => "high",
            Ace::Either => "either",
        };
        vec![
            ("hand", self.hand.into()),
            ("target", self.target.unwrap_or_default().into()),
            ("turns", self.turns.into()),
            ("ace", ace.into()),
            ("points", self.ace_points.into()),
        ]
    }
}
