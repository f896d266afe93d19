//! How a rack lies: rows, and the width of its tiles.

use crate::part::hand::Form;

/// Between two tiles of a row, in CSS pixels.
const GAP: f64 = 2.0;

/// Rows of so many tiles; the width in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    pub rows: usize,
    pub per_row: usize,
    pub tile: f64,
}

impl Layout {
    /// The layout for `tiles` in a zone of this width.
    pub fn new(tiles: usize, zone: f64, form: Form) -> Self {
        let tiles = tiles.max(1);
        match form {
            Form::Phone | Form::ShortPhone => in_tens(tiles, zone),
            Form::Landscape => in_few_rows(tiles, zone, 34.0, 28.0),
            Form::Tablet => in_few_rows(tiles, zone, 42.0, 36.0),
            Form::Desktop => in_few_rows(tiles, zone, 52.0, 40.0),
            Form::Screen => in_few_rows(tiles, zone, 60.0, 44.0),
        }
    }
}

/// Always ten in a row, so that what is drawn or put down moves as few others as it can.
fn in_tens(tiles: usize, zone: f64) -> Layout {
    const ROW: usize = 10;
    Layout { rows: tiles.div_ceil(ROW), per_row: ROW, tile: fitting(ROW, zone).min(32.0) }
}

/// As few rows as there may be with tiles no narrower than the least.
fn in_few_rows(tiles: usize, zone: f64, widest: f64, least: f64) -> Layout {
    let most = ((zone + GAP) / (least + GAP)).floor().max(1.0) as usize;
    let rows = tiles.div_ceil(most);
    let per_row = tiles.div_ceil(rows);
    Layout { rows, per_row, tile: fitting(per_row, zone).min(widest) }
}

/// The width of so many tiles side by side.
fn fitting(tiles: usize, zone: f64) -> f64 {
    let count = tiles as f64;
    ((zone - GAP * (count - 1.0)) / count * 4.0).floor() / 4.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phone_has_ten_in_a_row_and_they_fit() {
        let lies = |tiles, zone| {
            let layout = Layout::new(tiles, zone, Form::Phone);
            (layout.rows, layout.per_row, layout.tile)
        };
        assert_eq!(lies(14, 344.0), (2, 10, 32.0));
        assert_eq!(lies(22, 344.0), (3, 10, 32.0));
        assert_eq!(lies(30, 304.0), (3, 10, 28.5));
        assert_eq!(lies(40, 344.0), (4, 10, 32.0));
        assert_eq!(lies(0, 344.0), (1, 10, 32.0));
    }

    #[test]
    fn a_wide_window_has_one_row_as_long_as_its_tiles_are_large_enough() {
        for (form, zone, least) in
            [(Form::Tablet, 720.0, 36.0), (Form::Desktop, 1224.0, 40.0), (Form::Landscape, 520.0, 28.0)]
        {
            for tiles in 1..60 {
                let layout = Layout::new(tiles, zone, form);
                let length = layout.tile * layout.per_row as f64 + GAP * (layout.per_row as f64 - 1.0);
                assert!(length <= zone && layout.tile >= least, "{form:?} {tiles}: {layout:?}");
                assert!(layout.rows * layout.per_row >= tiles && (layout.rows - 1) * layout.per_row < tiles);
            }
            assert_eq!(Layout::new(15, zone, form).rows, 1);
        }
    }
}
