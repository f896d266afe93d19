//! How wide the tiles on a table are: as wide as all melds fit, in rows that break between melds.

use crate::part::{hand::Form, zone::Zone};

/// Widths that a tile of the table may have, in CSS pixels, the best first.
const WIDTHS: [u8; 6] = [50, 46, 36, 32, 28, 24];
/// Between melds and between rows, in CSS pixels.
const GAP: f64 = 9.0;
/// Between two tiles of a meld.
const SEAM: f64 = 1.0;
/// The place for a new meld is kept free, so that choosing tiles moves nothing.
const SLOT: f64 = 96.0;
/// Height of a tile as a part of its width.
const HIGH: f64 = 1.375;

/// Of this width tiles are no smaller than in the rack.
pub const LARGE: u8 = 32;

/// Within a turn tiles grow no larger again, so that melds stay where they are while one tries things out.
#[derive(Debug, Default)]
pub struct Steady {
    /// The turn and the width of the table, in CSS pixels.
    since: (u16, f64),
    width: Option<u8>,
}

impl Steady {
    /// The width for melds of so many tiles in this turn, or as it began.
    pub fn width(&mut self, melds: &[usize], zone: Zone, turn: u16, begins: bool) -> u8 {
        let now = (turn, zone.width);
        let before = self.width.filter(|_| self.since == now && !begins).unwrap_or(u8::MAX);
        let width = width(melds, zone).min(before);
        (self.since, self.width) = (now, Some(width));
        width
    }
}

/// The width with which melds of so many tiles fit into the zone; the least one, where they must scroll.
pub fn width(melds: &[usize], zone: Zone) -> u8 {
    let allowed = WIDTHS.into_iter().filter(|width| *width <= widest(zone.form));
    allowed.into_iter().find(|width| height(melds, zone.width, (*width).into()) <= zone.height).unwrap_or(24)
}

/// Whether melds of so many tiles have to scroll at this width.
pub fn scrolls(melds: &[usize], zone: Zone, width: u8) -> bool {
    height(melds, zone.width, width.into()) > zone.height
}

/// No tile of the table is larger than those one plays with.
const fn widest(form: Form) -> u8 {
    match form {
        Form::Phone | Form::ShortPhone | Form::Landscape => 36,
        Form::Tablet => 46,
        Form::Desktop | Form::Screen => 50,
    }
}

/// How high the rows are together.
fn height(melds: &[usize], zone: f64, tile: f64) -> f64 {
    let lengths = melds.iter().map(|tiles| *tiles as f64 * (tile + SEAM) - SEAM);
    let (mut rows, mut along) = (1.0, 0.0);
    for length in lengths.chain([SLOT]) {
        if along > 0.0 && along + GAP + length > zone {
            rows += 1.0;
            along = length;
        } else {
            along += length + if along > 0.0 { GAP } else { 0.0 };
        }
    }
    rows * (tile * HIGH + GAP) - GAP
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn zone(width: f64, height: f64, form: Form) -> Zone {
        Zone { width, height, form }
    }

    #[test]
    fn few_melds_are_large_and_many_are_small() {
        let phone = zone(344.0, 400.0, Form::Phone);
        assert_eq!(width(&[3, 3], phone), 36);
        let full = [[3, 3, 4, 3, 4].repeat(6), vec![4]].concat();
        assert_eq!(full.iter().sum::<usize>(), 106);
        assert_eq!(width(&full, phone), 24, "all tiles of the deck");
        assert_eq!(width(&full, zone(1240.0, 500.0, Form::Desktop)), 50);
        assert_eq!(width(&full, zone(1000.0, 400.0, Form::Desktop)), 36);
        assert_eq!(width(&[], phone), 36);
        let high = |height| zone(344.0, height, Form::Phone);
        assert!(!scrolls(&full, high(480.0), 24) && scrolls(&full, high(300.0), 24));
    }

    #[test]
    fn within_a_turn_tiles_grow_no_larger() {
        let (mut steady, phone) = (Steady::default(), zone(344.0, 120.0, Form::Phone));
        let (few, many) = ([3; 4], [3; 9]);
        assert_eq!((width(&few, phone), width(&many, phone)), (36, 24));
        assert_eq!([&few[..], &many, &few].map(|melds| steady.width(melds, phone, 1, false)), [36, 24, 24]);
        assert_eq!(steady.width(&few, phone, 2, false), 36, "the next turn begins anew");
        assert_eq!(steady.width(&many, phone, 2, false), 24);
        assert_eq!(steady.width(&few, phone, 2, true), 36, "and so does a turn that is reset");
        assert_eq!(steady.width(&many, phone, 2, false), 24);
        assert_eq!(steady.width(&few, zone(500.0, 120.0, Form::Phone), 2, false), 36, "and so does a turned phone");
    }

    #[test]
    fn rows_break_between_melds_and_the_new_one_has_its_place() {
        // Two melds of three and the slot: 110 + 9 + 110 + 9 + 96 = 334.
        assert_eq!(height(&[3, 3], 334.0, 36.0), 49.5);
        assert_eq!(height(&[3, 3], 333.0, 36.0), 49.5 * 2.0 + GAP);
        assert_eq!(height(&[13], 300.0, 36.0), 49.5 * 2.0 + GAP, "a long run has a row of its own");
    }
}
