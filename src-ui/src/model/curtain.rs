//! The curtain between two players at one device.

use protocol::{Curtain, SeatEvent};

use crate::{log, player::Player, say::Say};

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

    /// What the others did since, in three lines at most, each with who did it.
    pub fn since(&self) -> Vec<(Option<Player>, Say)> {
        let told: Vec<&SeatEvent> = self.told.log.iter().filter(|event| log::counts_on_the_curtain(event)).collect();
        let last = &told[told.len().saturating_sub(3)..];
        last.iter()
            .map(|event| {
                let player = event.seat().map(|seat| Player::of(&self.told.roster, seat, None));
                (player, log::say(event, &self.told.roster, None))
            })
            .collect()
    }
}
