//! How many tiles of a colour and number can be of any use in runs, each colour taken alone.

use super::{
    bound::Bounds,
    counts::{COLOURS, Counts, NUMBERS},
    run_pair::{MOST, NONE, all_next},
};

/// For each colour and number the useful amounts, a bit for each.
pub type Useful = [[u8; NUMBERS]; COLOURS];

/// Pairs of runs, a bit for each, by jokers used.
type Pairs = [u16; 3];

/// Amounts that go on from a pair that can be reached to one that can be brought to an end.
pub fn useful(counts: &Counts, bounds: &Bounds) -> Useful {
    std::array::from_fn(|colour| {
        let mut reached: Pairs = [1 << NONE, 0, 0];
        std::array::from_fn(|number| {
            let mut after: Pairs = [0; 3];
            let useful = (0..=MOST).fold(0, |useful, taken| {
                let goes_on = go_on(counts, bounds, (number, colour), taken, &reached, &mut after);
                useful | u8::from(goes_on) << taken
            });
            reached = after;
            useful
        })
    })
}

/// Adds what is reached with so many tiles. Whether there is anything.
fn go_on(
    counts: &Counts,
    bounds: &Bounds,
    (number, colour): (usize, usize),
    taken: usize,
    reached: &Pairs,
    after: &mut Pairs,
) -> bool {
    let extra = taken.saturating_sub(counts.all[number][colour].into());
    let mut is_useful = false;
    for used in 0..(usize::from(counts.jokers) + 1).saturating_sub(extra) {
        let left = usize::from(counts.jokers) - used - extra;
        let next = all_next(reached[used], taken) & bounds.hopeful(number + 1, left, colour);
        after[used + extra] |= next;
        is_useful |= next != 0;
    }
    is_useful
}
