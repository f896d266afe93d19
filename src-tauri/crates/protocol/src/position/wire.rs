//! The two forms in which a position is written: of cards, and of tiles with racks, a pool and the table.

use alloc::{format, string::String, vec::Vec};
use cards::{Card, Slot};
use serde::{Deserialize, Serialize};

use super::{LaidMeld, Phase, Position, face, slots};
use crate::{Cards, Seat};

/// Every key of both forms. A key of the other form, and one that is missing, is an error.
#[derive(Serialize, Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Wire {
    #[serde(skip_serializing_if = "Option::is_none")]
    dealer: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<Phase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hands: Option<Vec<Cards>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stock: Option<Cards>,
    #[serde(skip_serializing_if = "Option::is_none")]
    discard: Option<Cards>,
    #[serde(skip_serializing_if = "Option::is_none")]
    melds: Option<Vec<LaidMeld>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    racks: Option<Vec<Cards>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pool: Option<Cards>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Vec<Tiles>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opened: Option<Vec<bool>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    passes: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<i32>>,
    #[serde(with = "face", skip_serializing_if = "Option::is_none")]
    taken: Option<Card>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exhausted: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    placed_before: Option<Vec<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    placed_now: Option<bool>,
}

/// A meld of tiles, which nobody owns.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct Tiles(#[serde(with = "slots")] Vec<Slot>);

impl TryFrom<Wire> for Position {
    type Error = String;

    fn try_from(wire: Wire) -> Result<Self, String> {
        if wire.racks.is_some() { of_tiles(wire) } else { of_cards(wire) }
    }
}

fn of_cards(wire: Wire) -> Result<Position, String> {
    let foreign = [
        ("pool", wire.pool.is_some()),
        ("table", wire.table.is_some()),
        ("opened", wire.opened.is_some()),
        ("passes", wire.passes.is_some()),
    ];
    none_of(&foreign, "cards")?;
    Ok(Position {
        dealer: given(wire.dealer, "dealer")?,
        turn: given(wire.turn, "turn")?,
        phase: given(wire.phase, "phase")?,
        hands: given(wire.hands, "hands")?,
        stock: given(wire.stock, "stock")?,
        discard: given(wire.discard, "discard")?,
        melds: wire.melds.unwrap_or_default(),
        scores: wire.scores.unwrap_or_default(),
        taken: wire.taken,
        exhausted: wire.exhausted.unwrap_or_default(),
        turns: wire.turns.unwrap_or_default(),
        round: wire.round.unwrap_or(1),
        placed_before: wire.placed_before.unwrap_or_default(),
        placed_now: wire.placed_now.unwrap_or_default(),
        passes: None,
    })
}

fn of_tiles(wire: Wire) -> Result<Position, String> {
    let foreign = [
        ("dealer", wire.dealer.is_some()),
        ("hands", wire.hands.is_some()),
        ("stock", wire.stock.is_some()),
        ("discard", wire.discard.is_some()),
        ("melds", wire.melds.is_some()),
        ("taken", wire.taken.is_some()),
        ("exhausted", wire.exhausted.is_some()),
        ("placed_before", wire.placed_before.is_some()),
        ("placed_now", wire.placed_now.is_some()),
    ];
    none_of(&foreign, "tiles")?;
    let racks = given(wire.racks, "racks")?;
    let round = wire.round.unwrap_or(1);
    let opened = wire.opened.unwrap_or_default();
    if !opened.is_empty() && opened.len() != racks.len() {
        return Err(format!("`opened` speaks of {} seats, not of {}", opened.len(), racks.len()));
    }
    Ok(Position {
        dealer: dealer_of(round, racks.len()),
        turn: given(wire.turn, "turn")?,
        phase: wire.phase.filter(|phase| *phase == Phase::RoundOver).unwrap_or(Phase::Draw),
        stock: given(wire.pool, "pool")?,
        discard: Cards::default(),
        melds: wire
            .table
            .unwrap_or_default()
            .into_iter()
            .map(|Tiles(cards)| LaidMeld { cards, by: Vec::new() })
            .collect(),
        scores: wire.scores.unwrap_or_default(),
        taken: None,
        exhausted: 0,
        turns: wire.turns.unwrap_or_default(),
        round,
        placed_before: Seat::all(racks.len() as u8)
            .zip(opened)
            .filter(|(_, opened)| *opened)
            .map(|(seat, _)| seat)
            .collect(),
        placed_now: false,
        passes: Some(wire.passes.unwrap_or_default()),
        hands: racks,
    })
}

/// Who stands for the dealer: the seat before the one that starts. Seat 0 starts the first round, and the start moves on.
fn dealer_of(round: u16, seats: usize) -> Seat {
    let seats = seats.clamp(1, 255);
    Seat(((usize::from(round.max(1)) + seats - 2) % seats) as u8)
}

fn given<T>(value: Option<T>, key: &str) -> Result<T, String> {
    value.ok_or_else(|| format!("missing field `{key}`"))
}

fn none_of(foreign: &[(&str, bool)], form: &str) -> Result<(), String> {
    match foreign.iter().find(|(_, is_given)| *is_given) {
        Some((key, _)) => Err(format!("unknown field `{key}` in a position of {form}")),
        None => Ok(()),
    }
}

impl From<Position> for Wire {
    fn from(position: Position) -> Self {
        match position.passes {
            None => Self::cards(position),
            Some(passes) => Self::tiles(position, passes),
        }
    }
}

impl Wire {
    fn cards(position: Position) -> Self {
        Self {
            dealer: Some(position.dealer),
            turn: Some(position.turn),
            phase: Some(position.phase),
            hands: Some(position.hands),
            stock: Some(position.stock),
            discard: Some(position.discard),
            melds: Some(position.melds),
            scores: Some(position.scores),
            taken: position.taken,
            exhausted: Some(position.exhausted),
            turns: Some(position.turns),
            round: Some(position.round),
            placed_before: Some(position.placed_before),
            placed_now: Some(position.placed_now),
            ..Self::default()
        }
    }

    fn tiles(position: Position, passes: u8) -> Self {
        let seats = Seat::all(position.hands.len() as u8);
        Self {
            turn: Some(position.turn),
            phase: Some(position.phase).filter(|phase| *phase == Phase::RoundOver),
            opened: Some(seats.map(|seat| position.placed_before.contains(&seat)).collect()),
            racks: Some(position.hands),
            pool: Some(position.stock),
            table: Some(position.melds.into_iter().map(|laid| Tiles(laid.cards)).collect()),
            passes: Some(passes),
            turns: Some(position.turns),
            round: Some(position.round),
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Position, String> {
        serde_json::from_str(text).map_err(|error: serde_json::Error| format!("{error}"))
    }

    const TILES: &str = r#"{"turn":1,"racks":["r4 *","k3"],"pool":"o7","table":["r1 r2 *"],"opened":[false,true],"passes":1,"turns":4,"round":2}"#;

    #[test]
    fn a_position_of_tiles_reads_back_as_it_was_written() {
        let position = read(TILES).expect("a position");
        assert_eq!(serde_json::to_string(&position).expect("JSON"), TILES);
        assert_eq!((position.placed_before, position.phase, position.dealer), ([Seat(1)].into(), Phase::Draw, Seat(0)));
        let over = TILES.replace(r#""turn":1"#, r#""turn":1,"phase":"round_over""#);
        assert_eq!(serde_json::to_string(&read(&over).expect("a position")).expect("JSON"), over);
        let short = read(r#"{"turn": 0, "racks": ["r4", "k3"], "pool": ""}"#).expect("a position");
        assert_eq!((short.dealer, short.round, short.passes), (Seat(1), 1, Some(0)));
    }

    #[test]
    fn the_two_forms_are_not_mixed() {
        for (from, to, why) in [
            (r#""pool":"o7","#, "", "missing field `pool`"),
            (r#""pool":"o7""#, r#""stock":"o7","pool":"o7""#, "unknown field `stock` in a position of tiles"),
            ("racks", "hands", "unknown field `pool` in a position of cards"),
            (r#""turn":1,"#, "", "missing field `turn`"),
            ("[false,true]", "[true]", "`opened` speaks of 1 seats"),
            ("passes", "passed", "unknown field `passed`"),
        ] {
            assert!(TILES.contains(from));
            let fault = read(&TILES.replacen(from, to, 1)).expect_err(to);
            assert!(fault.contains(why), "{fault}");
        }
    }
}
