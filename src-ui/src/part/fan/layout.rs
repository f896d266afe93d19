//! How the cards of the open discard pile lie in their rows.

use super::super::hand::{Cover, Form};

/// The strip of a card that shows, as a part of its width.
const STRIP: f64 = 0.73;
/// The least strip that a finger meets, in CSS pixels.
const LEAST: f64 = 27.0;
/// Height of a card as a part of its width.
const HEIGHT: f64 = 1.4;
/// Height of the index as a part of a card's width.
const INDEX: f64 = 0.72;
/// Room above a card for the tab that sticks out of it, in CSS pixels.
const TAB: f64 = 11.0;

/// Rows of so many cards; lengths in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    pub per_row: usize,
    pub card: f64,
    /// From the left edge of a card to that of the next one.
    pub strip: f64,
    /// From the upper edge of a row to that of the next one.
    pub pitch: f64,
}

impl Layout {
    /// The layout for so many cards in a zone of this width: as few rows as show most of each card; where they are many,
    /// closer together.
    pub fn new(cards: usize, zone: f64, form: Form) -> Self {
        let card = match form {
            Form::Phone | Form::ShortPhone => 46.0,
            Form::Landscape => 42.0,
            Form::Tablet => 84.0,
            Form::Desktop => 72.0,
            Form::Screen => 92.0,
        };
        let in_rows = |strip: f64| ((zone - card) / strip).floor().max(0.0) as usize + 1;
        let (wide, close) = (in_rows(STRIP * card), in_rows(LEAST.max(0.5 * card)));
        // More rows than these lie over one another.
        let free_rows = if form == Form::Landscape { 1 } else { 2 };
        let is_many = cards > wide * 3;
        let per_row = if is_many { close } else { wide };
        let rows = cards.div_ceil(per_row);
        let pitch = if rows > free_rows { card * INDEX + TAB } else { card * HEIGHT + TAB };
        let strip = match per_row {
            1 => card,
            n => (zone - card) / (n as f64 - 1.0),
        };
        Self { per_row, card, strip: strip.min(card + 4.0), pitch }
    }

    /// How high so many cards lie.
    pub fn height(&self, cards: usize) -> f64 {
        self.card * HEIGHT + self.pitch * (cards.div_ceil(self.per_row).max(1) - 1) as f64
    }

    /// How the card at this place is covered, where `last` is the last place of all.
    pub fn cover(&self, place: usize, last: usize) -> Cover {
        let ends_row = place == last || (place + 1).is_multiple_of(self.per_row);
        let under_a_row = self.pitch < self.card * HEIGHT && place / self.per_row < last / self.per_row;
        match (ends_row, under_a_row) {
            (true, false) => Cover::Free,
            (false, _) | (true, true) if self.strip < 0.6 * self.card => Cover::Tight,
            (false, _) | (true, true) => Cover::Covered,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seventeen_cards_lie_on_a_phone_in_two_rows_that_show_them_whole() {
        let layout = Layout::new(17, 318.0, Form::Phone);
        assert_eq!((layout.per_row, layout.card), (9, 46.0));
        assert!(layout.pitch > HEIGHT * layout.card);
        assert_eq!((layout.cover(8, 16), layout.cover(9, 16)), (Cover::Free, Cover::Covered));
    }

    #[test]
    fn forty_cards_lie_close_with_every_index_free_and_no_row_too_long() {
        let forms = [
            (Form::Phone, 278.0),
            (Form::Phone, 318.0),
            (Form::Landscape, 374.0),
            (Form::Tablet, 680.0),
            (Form::Desktop, 500.0),
            (Form::Screen, 640.0),
        ];
        for (form, zone) in forms {
            for cards in 2..=106 {
                let layout = Layout::new(cards, zone, form);
                let length = layout.card + layout.strip * (layout.per_row as f64 - 1.0);
                assert!(length <= zone + 0.01 || layout.per_row == 1, "{form:?} {cards}: {layout:?}");
                assert!(layout.strip >= LEAST - 0.01, "{form:?} {cards}: {layout:?}");
                assert!(layout.pitch >= INDEX * layout.card + TAB - 0.01, "{form:?} {cards}: {layout:?}");
            }
        }
        let forty = Layout::new(40, 318.0, Form::Phone);
        assert_eq!((forty.per_row, forty.cover(0, 39)), (11, Cover::Tight));
    }
}
