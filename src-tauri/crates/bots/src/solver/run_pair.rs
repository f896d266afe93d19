//! The runs of one colour that are still in progress: at most two, of which only the lengths matter.

/// How many pairs there are: two lengths of 0 to 3, where 3 stands for "three or more" and 0 for "none".
pub const PAIRS: usize = 10;

/// The pair in which nothing is in progress.
pub const NONE: usize = 0;

/// The most tiles of one colour and number that runs take. Jokers need no more.
/// docs/solver.md, Jokers.
pub const MOST: usize = 2;

const LENGTHS: [(u8, u8); PAIRS] = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)];

/// What becomes of a pair when `taken` tiles of the next number go to its runs.
///
/// There is one best answer: what is too short must go on, a finished run goes on before a new one begins, since it
/// may end at any time. `None` where a run that is too short would end.
pub const fn next(pair: usize, taken: usize) -> Option<usize> {
    NEXT[pair][taken]
}

/// As [`next`], for several pairs at once, a bit for each.
pub fn all_next(pairs: u16, taken: usize) -> u16 {
    ALL_NEXT[taken][usize::from(pairs)]
}

/// Whether all runs of a pair may end here.
pub const fn may_end(pair: usize) -> bool {
    NEXT[pair][0].is_some()
}

const NEXT: [[Option<usize>; MOST + 1]; PAIRS] = {
    let mut table = [[None; MOST + 1]; PAIRS];
    let mut pair = 0;
    while pair < PAIRS {
        let (low, high) = LENGTHS[pair];
        let mut taken = 0;
        while taken <= MOST {
            table[pair][taken] = after(low, high, taken);
            taken += 1;
        }
        pair += 1;
    }
    table
};

const ALL_NEXT: [[u16; 1 << PAIRS]; MOST + 1] = {
    let mut table = [[0; 1 << PAIRS]; MOST + 1];
    let mut taken = 0;
    while taken <= MOST {
        let mut pairs = 1;
        while pairs < 1 << PAIRS {
            let last: usize = (pairs as u32).trailing_zeros() as usize;
            let others = table[taken][pairs & (pairs - 1)];
            table[taken][pairs] = match next(last, taken) {
                None => others,
                Some(next) => others | 1 << next,
            };
            pairs += 1;
        }
        taken += 1;
    }
    table
};

const fn after(low: u8, high: u8, taken: usize) -> Option<usize> {
    let (low_is_short, high_is_short) = (is_short(low), is_short(high));
    match taken {
        0 if low_is_short || high_is_short => None,
        0 => Some(NONE),
        1 if low_is_short && high_is_short => None,
        1 if low_is_short => index(0, longer(low)),
        1 => index(0, longer(high)),
        _ => index(longer(low), longer(high)),
    }
}

const fn is_short(length: u8) -> bool {
    length == 1 || length == 2
}

const fn longer(length: u8) -> u8 {
    if length < 3 { length + 1 } else { 3 }
}

const fn index(low: u8, high: u8) -> Option<usize> {
    let mut pair = 0;
    while pair < PAIRS {
        if LENGTHS[pair].0 == low && LENGTHS[pair].1 == high {
            return Some(pair);
        }
        pair += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_goes_on_as_counted_by_hand() {
        let named = |low, high| index(low, high).expect("a pair");
        for (from, taken, to) in [
            ((0, 0), 1, Some((0, 1))),
            ((0, 3), 1, Some((0, 3))),
            ((1, 3), 1, Some((0, 2))),
            ((1, 2), 1, None),
            ((0, 2), 0, None),
            ((3, 3), 0, Some((0, 0))),
            ((0, 3), 2, Some((1, 3))),
            ((2, 2), 2, Some((3, 3))),
        ] {
            let to = to.map(|(low, high)| named(low, high));
            assert_eq!(next(named(from.0, from.1), taken), to, "{from:?} and {taken}");
        }
    }
}
