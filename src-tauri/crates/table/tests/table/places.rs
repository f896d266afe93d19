//! Tables of each kind are saved apart: random doings against a plain model of what must be where.

use std::collections::BTreeMap;

use protocol::{Mode, SavedState, Summary};
use table::{Lies, Place, Slots, Table, look};

use crate::sample::{Cupboard, Dice, new_table, place, play, resume};

#[test]
fn whatever_is_done_in_one_place_never_touches_another() {
    let mut dice = Dice::new(1);
    let mut shelf = Cupboard::default();
    let mut open: Option<(Slots, Table)> = None;
    let mut model: BTreeMap<Place, (u64, Summary)> = BTreeMap::new();
    for turn in 0..10_000 {
        let at = place(*dice.pick(&Mode::ALL));
        match dice.below(12) {
            0 => open = Some((Slots::for_new(&shelf, at), new_table(at.mode, turn))),
            1 => open = reopen(&shelf, at),
            2 => open = None,
            _ => {}
        }
        if let Some((slots, table)) = &mut open {
            if !table.summary().round_over {
                play(table, &mut dice);
            }
            slots.keep(&mut shelf, table.course()).expect("a shelf in memory");
            model.insert(slots.place(), (table.version(), table.summary()));
        }
        if turn % 10 == 0 {
            must_be(&shelf, &model);
        }
    }
    must_be(&shelf, &model);
    assert_eq!(shelf.aside, []);
}

fn reopen(shelf: &Cupboard, at: Place) -> Option<(Slots, Table)> {
    let (slots, course) = Slots::open(shelf, at).ok()?;
    Some((slots, resume(course, 1)))
}

fn must_be(shelf: &Cupboard, model: &BTreeMap<Place, (u64, Summary)>) {
    for at in Place::all() {
        match (look(shelf, at), model.get(&at)) {
            (Lies::Table(course), Some((version, summary))) => {
                assert_eq!((course.version(), &course.summary()), (*version, summary));
                assert_eq!(course.mode(), at.mode);
                assert_eq!(Lies::Table(course).state(), Some(SavedState::Table(summary.clone())));
            }
            (lies, wanted) => assert_eq!((lies, wanted), (Lies::Nothing, None)),
        }
    }
}
