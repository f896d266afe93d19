//! `rummy deal`: the position that a deal seed gives.

use engine::{DealKind, Seed, State};
use protocol::{Game, Hex, RuleKeys, Seat, games};

use crate::{Report, trouble::Trouble};

/// Which deal.
pub struct Deal {
    pub game: Game,
    pub seed: Hex<32>,
    pub rules: RuleKeys,
    pub number: u32,
    /// Who deals, where the number does not tell.
    pub dealer: Option<Seat>,
}

pub fn run(deal: Deal) -> Result<Report, Trouble> {
    let rules = games::rules(deal.game, &deal.rules).map_err(|error| Trouble::Arguments(error.to_string()))?;
    let seats = rules.seats;
    match (deal.number, deal.dealer) {
        (0, _) => return Err(Trouble::Arguments("deals count from 1".into())),
        (_, Some(seat)) if seat.0 >= seats => return Err(Trouble::Arguments(format!("there is no seat {seat}"))),
        (2.., None) => return Err(Trouble::Arguments(format!("deal {} needs --dealer", deal.number))),
        (_, _) => {}
    }
    let mut state = State::new(deal.game, deal.rules, rules);
    let seed = Seed::new(deal.seed.0);
    let dealt = match deal.dealer {
        Some(dealer) => state.deal_by(dealer, DealKind::NewGame, deal.number, seed, [0; 32]),
        None => state.deal(DealKind::NewGame, deal.number, seed, [0; 32]),
    };
    state.evolve(&dealt);
    Ok(Report::good(format!("{}\n", position(&state))))
}

/// A position as a line of JSON.
pub fn position(state: &State) -> String {
    serde_json::to_string(&state.position()).expect("a position holds nothing that JSON cannot")
}
