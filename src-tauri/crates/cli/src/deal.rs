//! `rummy deal`: the position that a deal seed gives.

use engine::{DealKind, Seed, State};
use protocol::{Game, Hex, RuleKeys, Rules, Seat, games};

use crate::{Report, trouble::Trouble};

/// Which deal.
pub struct Deal {
    pub game: Game,
    pub seed: Hex<32>,
    pub rules: RuleKeys,
    pub number: u32,
    /// Who deals, where the number does not tell.
    pub dealer: Option<Seat>,
    /// The same told of tiles: who starts.
    pub starts: Option<Seat>,
}

pub fn run(deal: Deal) -> Result<Report, Trouble> {
    let rules = games::rules(deal.game, &deal.rules).map_err(|error| Trouble::Arguments(error.to_string()))?;
    let dealer = dealer(&deal, &rules)?;
    let mut state = State::new(deal.game, deal.rules, rules);
    let seed = Seed::new(deal.seed.0);
    let dealt = match dealer {
        Some(dealer) => state.deal_by(dealer, DealKind::NewGame, deal.number, seed, [0; 32]),
        None => state.deal(DealKind::NewGame, deal.number, seed, [0; 32]),
    };
    state.evolve(&dealt);
    Ok(Report::good(format!("{}\n", position(&state))))
}

/// Who deals; of tiles, who sits before the one that starts.
fn dealer(deal: &Deal, rules: &Rules) -> Result<Option<Seat>, Trouble> {
    let (option, told, other) = match rules.is_rearranged() {
        true => ("--starts", deal.starts, deal.dealer),
        false => ("--dealer", deal.dealer, deal.starts),
    };
    let why = match (deal.number, told) {
        (0, _) => "deals count from 1".into(),
        (_, _) if other.is_some() => format!("in this game it is told by {option}"),
        (_, Some(seat)) if seat.0 >= rules.seats => format!("there is no seat {seat}"),
        (2.., None) => format!("deal {} needs {option}", deal.number),
        (_, told) if rules.is_rearranged() => return Ok(told.map(|starts| starts.previous(rules.seats))),
        (_, told) => return Ok(told),
    };
    Err(Trouble::Arguments(why))
}

/// A position as a line of JSON.
pub fn position(state: &State) -> String {
    serde_json::to_string(&state.position()).expect("a position holds nothing that JSON cannot")
}
