//! How a hand lies: rows, width of the cards, and the strip of each that stays visible.

/// The shape of the window, as the style sheets break it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Phone,
    /// A phone with no room to spare from top to bottom.
    ShortPhone,
    /// A phone on its side.
    Landscape,
    Tablet,
    Desktop,
    /// A desktop with room to spare.
    Screen,
}

impl Form {
    /// The form of a window of this size in CSS pixels.
    pub fn of(width: f64, height: f64) -> Self {
        match (width >= 700.0, height <= 520.0, width >= 1000.0) {
            (_, true, _) if width >= 560.0 => Self::Landscape,
            (false, _, _) | (true, true, _) if height <= 680.0 => Self::ShortPhone,
            (false, _, _) | (true, true, _) => Self::Phone,
            (true, false, false) => Self::Tablet,
            (true, false, true) if width >= 1600.0 && height >= 900.0 => Self::Screen,
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
            Form::Phone => {
                in_rows(cards, zone, [64.0, 62.0, 56.0].map(|width| (width * growth(zone)).floor()), 56.0, index)
            }
            Form::ShortPhone => in_rows(cards, zone, [64.0, 62.0, 48.0], 56.0, index),
            Form::Tablet => in_rows(cards, zone, [108.0, 104.0, 92.0], 80.0, index),
            Form::Landscape => in_few_rows(cards, zone, [60.0, 56.0], 2, index),
            Form::Desktop => in_few_rows(cards, zone, [120.0, 72.0], 3, index),
            Form::Screen => in_few_rows(cards, zone, [148.0, 84.0], 3, index),
        }
    }

    /// The layout where nothing can be touched: a phone has the whole hand closer together.
    pub fn still(cards: usize, zone: f64, form: Form, index: Index) -> Self {
        match form {
            Form::Phone => in_few_rows(cards.max(1), zone, [56.0, 40.0], 3, index),
            Form::ShortPhone | Form::Landscape => in_few_rows(cards.max(1), zone, [50.0, 38.0], 3, index),
            Form::Tablet | Form::Desktop | Form::Screen => Self::new(cards, zone, form, index),
        }
    }

    /// How long a row is.
    pub fn length(&self) -> f64 {
        self.card + self.strip * (self.per_row as f64 - 1.0)
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
        (2..=3)
            .map(|rows| laid(cards, zone, widths[rows - 1], rows))
            .find(|layout| layout.strip >= strip(least, layout.card))
    };
    let scrolling = || scrolling(cards, narrowest.min(widths[2]), 3, index);
    in_more(index.wanted()).or_else(|| in_more(index.least())).unwrap_or_else(scrolling)
}

/// One row, the cards as wide as they may be for the wanted strip.
fn fitting(cards: usize, zone: f64, widest: f64, strip: f64) -> Option<Layout> {
    let card = widest.min(zone / (1.0 + strip * (cards as f64 - 1.0))).floor();
    (card > 0.0).then(|| laid(cards, zone, card, 1))
}

/// The smallest number of rows in which cards, the widest at best, are no narrower than they may be; else as many rows
/// as there may be, and they scroll sideways.
fn in_few_rows(cards: usize, zone: f64, [widest, narrowest]: [f64; 2], most_rows: usize, index: Index) -> Layout {
    let in_rows = |rows: usize| {
        let per_row = cards.div_ceil(rows) as f64;
        let card = widest.min(zone / (1.0 + index.least() * (per_row - 1.0))).floor();
        (card >= narrowest).then(|| laid(cards, zone, card, rows))
    };
    (1..=most_rows).find_map(in_rows).unwrap_or_else(|| scrolling(cards, narrowest, most_rows, index))
}

/// A strip that is this part of a card, or what a finger needs.
fn strip(part: f64, card: f64) -> f64 {
    (part * card).max(24.0)
}

/// How much larger the cards of a phone may be than on the narrowest in the design.
fn growth(zone: f64) -> f64 {
    (zone / 344.0).clamp(1.0, 1.5)
}

fn laid(cards: usize, zone: f64, card: f64, rows: usize) -> Layout {
    let per_row = cards.div_ceil(rows);
    let strip = match per_row {
        1 => card,
        n => (card + 5.0).min((zone - card) / (n as f64 - 1.0)),
    };
    Layout { rows, per_row, card, strip }
}

fn scrolling(cards: usize, card: f64, rows: usize, index: Index) -> Layout {
    Layout { rows, per_row: cards.div_ceil(rows), card, strip: strip(index.least(), card) }
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
    fn a_hand_that_is_only_looked_at_takes_one_row_of_a_phone_as_long_as_it_can() {
        for (cards, rows) in [(1, 1), (10, 1), (14, 1), (20, 2)] {
            let layout = Layout::still(cards, 304.0, Form::ShortPhone, Index::Normal);
            assert_eq!(layout.rows, rows, "{cards}: {layout:?}");
            assert!(layout.length() <= 304.01, "{cards}: {layout:?}");
        }
    }

    /// Hands of the sizes that the games bring about, on a phone: rows, cards in a row, width, whole pixels of a strip.
    #[test]
    fn hands_of_any_size_lie_on_a_phone_by_the_formulas() {
        for (cards, rows, per_row, card, strip) in [
            (7, 1, 7, 64.0, 46.0),
            (11, 2, 6, 62.0, 56.0),
            (13, 2, 7, 62.0, 47.0),
            (20, 3, 7, 56.0, 48.0),
            (26, 3, 9, 56.0, 36.0),
            (39, 3, 13, 56.0, 24.0),
            (54, 3, 18, 56.0, 24.0),
        ] {
            let layout = phone(cards);
            let found = (layout.rows, layout.per_row, layout.card, layout.strip.floor());
            assert_eq!(found, (rows, per_row, card, strip), "{cards}");
        }
        assert!(phone(39).length() <= PHONE && phone(54).length() > PHONE, "only the largest hand scrolls");
    }

    /// The room of the hand in windows of all forms, and the most rows that there may be.
    const ZONES: [(Form, f64, usize); 11] = [
        (Form::ShortPhone, 304.0, 3),
        (Form::ShortPhone, PHONE, 3),
        (Form::Phone, PHONE, 3),
        (Form::Phone, 414.0, 3),
        (Form::Phone, 660.0, 3),
        (Form::Landscape, 443.0, 2),
        (Form::Landscape, 620.0, 2),
        (Form::Tablet, 720.0, 3),
        (Form::Desktop, 648.0, 3),
        (Form::Desktop, 904.0, 3),
        (Form::Screen, 1464.0, 3),
    ];

    #[test]
    fn every_card_of_every_hand_can_be_read_and_hit_in_every_window() {
        for (form, zone, most_rows) in ZONES {
            for (cards, index) in (1..=54).flat_map(|cards| [(cards, Index::Normal), (cards, Index::Large)]) {
                let layout = Layout::new(cards, zone, form, index);
                let least = layout.card * index.least() - 0.01;
                assert!(layout.strip >= least.max(24.0 - 0.01), "{form:?} {zone} {cards} {index:?}: {layout:?}");
                assert!(layout.rows * layout.per_row >= cards && layout.rows <= most_rows);
                let scrolls = layout.length() > zone + 0.01;
                assert!(!scrolls || layout.rows == most_rows, "{form:?} {zone} {cards}: {layout:?}");
            }
        }
    }

    #[test]
    fn more_cards_are_never_larger_cards() {
        for (form, zone, _) in ZONES {
            let width = |cards| Layout::new(cards, zone, form, Index::Normal);
            for (fewer, more) in (1..54).map(|cards| (width(cards), width(cards + 1))).filter(|(a, b)| a.rows == b.rows)
            {
                assert!(more.card <= fewer.card, "{form:?} {zone}: {fewer:?}, then {more:?}");
            }
        }
    }

    #[test]
    fn a_wide_window_has_one_row() {
        for (form, zone) in [(Form::Landscape, 620.0), (Form::Desktop, 900.0), (Form::Screen, 1464.0)] {
            let layout = Layout::new(11, zone, form, Index::Normal);
            assert_eq!(layout.rows, 1);
            assert!(layout.card + layout.strip * 10.0 <= zone + 0.01);
        }
    }

    #[test]
    fn forms_break_where_the_style_sheets_do() {
        assert_eq!(Form::of(360.0, 740.0), Form::Phone);
        assert_eq!(Form::of(844.0, 390.0), Form::Landscape);
        assert_eq!(Form::of(667.0, 375.0), Form::Landscape);
        assert_eq!(Form::of(540.0, 480.0), Form::ShortPhone);
        assert_eq!(Form::of(320.0, 568.0), Form::ShortPhone);
        assert_eq!(Form::of(768.0, 1024.0), Form::Tablet);
        assert_eq!(Form::of(1280.0, 800.0), Form::Desktop);
        assert_eq!(Form::of(1920.0, 1080.0), Form::Screen);
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
