//! Quick taps in a row on one place mean what the first of them meant: what it changed is not tapped by the others.

use std::mem::{Discriminant, discriminant};

use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{Event, MouseEvent, window};

use crate::model::{Hint, Model, Screen, Sheet, Showing};

/// A tap that comes so soon after another belongs to its row, in milliseconds.
const SOON: f64 = 400.0;
/// So near it has to be for that, in CSS pixels.
const NEAR: f64 = 24.0;

/// What the page shows: what can be tapped, and what comes of it, changes with it alone.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    screen: Screen,
    showing: Showing,
    sheet: Option<Sheet>,
    version: Option<u64>,
    /// Whether the discard pile is laid open.
    fan: bool,
    /// Whether a play is shown step by step.
    play: bool,
    /// How far help has come.
    hint: Option<Discriminant<Hint>>,
}

impl Shown {
    pub fn by(model: &Model) -> Self {
        let version = model.table.as_ref().map(|table| table.version);
        let fan = model.table.as_ref().is_some_and(|table| table.fan().is_some());
        let play = model.table.as_ref().is_some_and(|table| table.shown.is_some());
        let hint = model.table.as_ref().map(|table| discriminant(&table.hint));
        Self { screen: model.screen, showing: model.showing(), sheet: model.sheet.clone(), version, fan, play, hint }
    }
}

/// One tap.
#[derive(Clone, PartialEq, Debug)]
struct Tap<T> {
    /// In milliseconds from any moment.
    time: f64,
    x: f64,
    y: f64,
    /// What was shown when the row began.
    shown: T,
}

/// The last tap, which another may follow.
#[derive(Debug)]
struct Row<T>(Option<Tap<T>>);

impl<T: Clone + PartialEq> Row<T> {
    /// Takes in a tap on a page that shows what is said; returns whether it counts.
    fn counts(&mut self, tap: Tap<T>) -> bool {
        let belongs = |last: &Tap<T>| {
            tap.time - last.time < SOON && (tap.x - last.x).abs() < NEAR && (tap.y - last.y).abs() < NEAR
        };
        let first = self.0.take().filter(belongs).map_or_else(|| tap.shown.clone(), |last| last.shown);
        let counts = first == tap.shown;
        self.0 = Some(Tap { shown: first, ..tap });
        counts
    }
}

/// Stops every tap that does not count before anything hears it; `shown` says what the page shows.
pub fn listen(shown: impl Fn() -> Option<Shown> + 'static) {
    let row = std::cell::RefCell::new(Row(None));
    let hear = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        let Some(click) = event.dyn_ref::<MouseEvent>() else { return };
        // Keys and screen readers click without a place.
        if click.detail() == 0 {
            return;
        }
        let (x, y) = (click.client_x().into(), click.client_y().into());
        let tap = shown().map(|shown| Tap { time: click.time_stamp(), x, y, shown });
        if tap.is_some_and(|tap| !row.borrow_mut().counts(tap)) {
            click.stop_immediate_propagation();
            click.prevent_default();
        }
    });
    let Some(window) = window() else { return };
    // The page hears this as long as it lives; without it a second tap may do a second thing.
    let _ = window.add_event_listener_with_callback_and_bool("click", hear.into_js_value().unchecked_ref(), true);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(taps: &[(f64, f64, char)]) -> Vec<bool> {
        let mut row = Row(None);
        taps.iter().map(|&(time, x, shown)| row.counts(Tap { time, x, y: 0.0, shown })).collect()
    }

    #[test]
    fn what_the_first_tap_changed_is_not_tapped_by_the_others() {
        assert_eq!(row(&[(0.0, 9.0, 'a'), (100.0, 9.0, 'b'), (450.0, 20.0, 'b')]), [true, false, false]);
    }

    #[test]
    fn taps_that_change_nothing_of_it_all_count() {
        assert_eq!(row(&[(0.0, 9.0, 'a'), (100.0, 9.0, 'a'), (200.0, 9.0, 'a')]), [true; 3]);
    }

    #[test]
    fn a_tap_elsewhere_or_after_a_while_begins_a_row_of_its_own() {
        assert_eq!(row(&[(0.0, 9.0, 'a'), (100.0, 40.0, 'b'), (200.0, 40.0, 'b')]), [true; 3]);
        assert_eq!(row(&[(0.0, 9.0, 'a'), (400.0, 9.0, 'b')]), [true; 2]);
    }
}
