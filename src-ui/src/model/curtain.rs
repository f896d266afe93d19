//! The curtain between those who share one device.

use protocol::{Curtain, Game};

use crate::{
    player::Player,
    since::{self, Line},
};

/// What may be shown while the device goes from hand to hand.
#[derive(Clone, PartialEq, Debug)]
pub struct CurtainModel {
    pub told: Curtain,
    pub lift: Lift,
}

/// How far the next player is with lifting the curtain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lift {
    Down,
    /// Tapped once: once more lifts it.
    Tapped,
    /// Lifted: the table is on its way.
    Lifting,
}

impl CurtainModel {
    pub const fn new(told: Curtain) -> Self {
        Self { told, lift: Lift::Down }
    }

    /// Who is to take the device.
    pub fn next(&self) -> Player {
        Player::of(&self.told.roster, self.told.next, None)
    }

    /// Whether points are carried from round to round.
    pub const fn carries_scores(&self) -> bool {
        match self.told.game {
            Game::Rummy100 | Game::Rummy | Game::Rummy500 => true,
            Game::Tiles => false,
        }
    }

    /// What the others did since, in three lines at most.
    pub fn since(&self) -> Vec<Line> {
        since::lines(&self.told)
    }

    /// Everybody at the table, with the points of the game and the number of cards held.
    pub fn seats(&self) -> Vec<(Player, i32, u8)> {
        let seats = self.told.roster.seats.iter().map(|entry| entry.seat);
        let counted = seats.zip(self.told.scores.iter().zip(&self.told.hand_counts));
        counted.map(|(seat, (score, count))| (Player::of(&self.told.roster, seat, None), *score, *count)).collect()
    }
}
