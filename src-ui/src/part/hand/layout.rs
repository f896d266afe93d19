//! How a hand lies: rows, width of the cards, and the strip of each that stays visible.

/// The shape of the window, as the style sheets break it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Phone,
    /// A phone on its side.
    Landscape,
    Tablet,
    Desktop,
}

impl Form {
    /// The form of a window of this size in CSS pixels.
    pub fn of(width: f64, height: f64) -> Self {
        match (width >= 700.0, height <= 520.0, width >= 1000.0) {
            (false, _, _) => Self::Phone,
            (true, true, _) => Self::Landscape,
            (true, false, false) => Self::Tablet,
            (true, false, true) => Self::Desktop,
        }
    }
}

/// Whether cards show a large index; then a strip has to be wider.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Index {
    Normal,
    Large,
}

impl Index {
    /// The strip that is wanted, as a part of a card's width.
    const fn wanted(self) -> f64 {
        match self {
            Self::Normal | Self::Large => 0.57,
        }
    }

    /// The least strip on which a card can still be read and hit.
    const fn least(self) -> f64 {
        match self {
            // 24 of 56 CSS pixels.
            Self::Normal => 24.0 / 56.0,
            Self::Large => 0.57,
        }
    }
}

/// Rows of so many cards; lengths in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    pub rows: usize,
    pub per_row: usize,
    pub card: f64,
    /// From the left edge of a card to that of the next one.
    pub strip: f64,
}

/// How much of a card lies under its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cover {
    Free,
    /// The pip would be a sliver.
    Covered,
    /// Only the index is left.
    Tight,
}

impl Layout {
    /// The layout for `cards` in a zone of this width.
    pub fn new(cards: usize, zone: f64, form: Form, index: Index) -> Self {
        let cards = cards.max(1);
        match form {
            Form::Phone => in_rows(cards, zone, [64.0, 62.0, 56.0], 56.0, index),
            Form::Tablet => in_rows(cards, zone, [96.0, 96.0, 88.0], 80.0, index),
            Form::Landscape => in_one_row(cards, zone, 60.0, index),
            Form::Desktop => in_one_row(cards, zone, 108.0, index),
        }
    }

    /// How the card at this place of the hand is covered, where `last` is the last place of all.
    pub fn cover(&self, place: usize, last: usize) -> Cover {
        let ends_row = place == last || (place + 1).is_multiple_of(self.per_row);
        let under_a_row = place / self.per_row < last / self.per_row;
        let strip = self.strip / self.card;
        match (ends_row, under_a_row) {
            (false, _) if strip < 0.5 => Cover::Tight,
            (false, _) if strip < 0.9 => Cover::Covered,
            (_, true) => Cover::Covered,
            (_, false) => Cover::Free,
        }
    }
}

/// The smallest number of rows with the wanted strip; else with the least; else three that scroll sideways.
fn in_rows(cards: usize, zone: f64, widths: [f64; 3], narrowest: f64, index: Index) -> Layout {
    let one = fitting(cards, zone, widths[0], index.wanted()).filter(|layout| layout.card >= narrowest);
    if let Some(layout) = one {
        return layout;
    }
    let in_more = |least: f64| {
        (2..=3).map(|rows| laid(cards, zone, widths[rows - 1], rows)).find(|layout| layout.strip >= least * layout.card)
    };
    in_more(index.wanted()).or_else(|| in_more(index.least())).unwrap_or_else(|| scrolling(cards, widths[2], index))
}

/// One row, the cards as wide as they may be for the wanted strip.
fn fitting(cards: usize, zone: f64, widest: f64, strip: f64) -> Option<Layout> {
    let card = widest.min(zone / (1.0 + strip * (cards as f64 - 1.0))).floor();
    (card > 0.0).then(|| laid(cards, zone, card, 1))
}

fn in_one_row(cards: usize, zone: f64, widest: f64, index: Index) -> Layout {
    fitting(cards, zone, widest, index.least()).unwrap_or_else(|| scrolling(cards, widest, index))
}

fn laid(cards: usize, zone: f64, card: f64, rows: usize) -> Layout {
    let per_row = cards.div_ceil(rows);
    let strip = match per_row {
        1 => card,
        n => (card + 5.0).min((zone - card) / (n as f64 - 1.0)),
    };
    Layout { rows, per_row, card, strip }
}

fn scrolling(cards: usize, card: f64, index: Index) -> Layout {
    Layout { rows: 3, per_row: cards.div_ceil(3), card, strip: card * index.least() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The narrowest phone in the design, less the padding of the hand.
    const PHONE: f64 = 344.0;

    fn phone(cards: usize) -> Layout {
        Layout::new(cards, PHONE, Form::Phone, Index::Normal)
    }

    #[test]
    fn a_phone_takes_eight_cards_in_a_row_and_eleven_in_two() {
        assert_eq!((phone(8).rows, phone(8).card, phone(8).strip), (1, 64.0, 40.0));
        assert_eq!((phone(10).rows, phone(10).card), (1, 56.0));
        assert_eq!((phone(11).rows, phone(11).per_row, phone(11).card), (2, 6, 62.0));
    }

    #[test]
    fn every_strip_can_be_hit_and_no_row_is_too_long() {
        for cards in 1..=39 {
            let layout = phone(cards);
            assert!(layout.strip >= 24.0, "{cards}: {layout:?}");
            let length = layout.card + layout.strip * (layout.per_row as f64 - 1.0);
            assert!(length <= PHONE + 0.01, "{cards}: {layout:?}");
        }
    }

    #[test]
    fn a_wide_window_has_one_row() {
        for (form, zone) in [(Form::Landscape, 620.0), (Form::Desktop, 900.0)] {
            let layout = Layout::new(11, zone, form, Index::Normal);
            assert_eq!(layout.rows, 1);
            assert!(layout.card + layout.strip * 10.0 <= zone + 0.01);
        }
    }

    #[test]
    fn forms_break_where_the_style_sheets_do() {
        assert_eq!(Form::of(360.0, 740.0), Form::Phone);
        assert_eq!(Form::of(844.0, 390.0), Form::Landscape);
        assert_eq!(Form::of(768.0, 1024.0), Form::Tablet);
        assert_eq!(Form::of(1280.0, 800.0), Form::Desktop);
    }

    #[test]
    fn only_a_card_that_ends_a_row_shows_all_of_itself() {
        let layout = phone(8);
        assert_eq!(layout.cover(0, 7), Cover::Covered);
        assert_eq!(layout.cover(7, 7), Cover::Free);
        let rows = phone(11);
        assert_eq!(rows.cover(5, 10), Cover::Covered);
        assert_eq!(rows.cover(10, 10), Cover::Free);
    }
}
