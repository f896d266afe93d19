//! Groups of one number: which tiles can be grouped, and how many jokers that needs.

use super::counts::COLOURS;

/// Tiles of one number that go to groups: how many of each colour, and the jokers that they cannot do without.
#[derive(Clone, Copy, Debug)]
pub struct Grouped {
    pub taken: [u8; COLOURS],
    pub jokers: u8,
}

/// All ways to take up to two tiles of each colour into groups with no more than two jokers, no tile first.
pub fn all() -> Vec<Grouped> {
    let vectors = (0..81).map(|code: u8| [code % 3, code / 3 % 3, code / 9 % 3, code / 27]);
    vectors.filter_map(|taken| Some(Grouped { taken, jokers: jokers_needed(&taken)? })).collect()
}

fn jokers_needed(taken: &[u8; COLOURS]) -> Option<u8> {
    let most = taken.iter().copied().max().unwrap_or(0);
    if most == 0 {
        return Some(0);
    }
    (most..=2).filter_map(|groups| shortfall(taken, groups)).min().filter(|jokers| *jokers <= 2)
}

/// What is missing where the tiles are dealt out evenly, which leaves the least missing.
fn shortfall(taken: &[u8; COLOURS], groups: u8) -> Option<u8> {
    let sum: u8 = taken.iter().sum();
    let sizes = (0..groups).map(|group| sum / groups + u8::from(group < sum % groups));
    (sum >= groups).then(|| sizes.map(|size| 3_u8.saturating_sub(size)).sum())
}

/// How many groups a way of grouping makes.
pub fn count(grouped: &Grouped) -> u8 {
    let most = grouped.taken.iter().copied().max().unwrap_or(0);
    let fits = |groups: &u8| shortfall(&grouped.taken, *groups) == Some(grouped.jokers);
    if most == 0 { 0 } else { (most..=2).find(fits).unwrap_or(most) }
}

/// The groups themselves, as lists of colours: dealt out in turn, so that no group has a colour twice and all are even.
pub fn deal(taken: &[u8; COLOURS], groups: u8) -> Vec<Vec<usize>> {
    let mut dealt = vec![Vec::new(); groups.into()];
    let colours = (0..COLOURS).flat_map(|colour| (0..taken[colour]).map(move |_| colour));
    for (place, colour) in colours.enumerate() {
        dealt[place % usize::from(groups)].push(colour);
    }
    dealt
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_need_what_was_counted_by_hand() {
        for (taken, jokers) in [
            ([0, 0, 0, 0], Some(0)),
            ([1, 1, 1, 0], Some(0)),
            ([1, 1, 1, 1], Some(0)),
            ([1, 0, 0, 0], Some(2)),
            ([0, 1, 1, 0], Some(1)),
            ([2, 2, 1, 1], Some(0)),
            ([2, 2, 2, 2], Some(0)),
            ([2, 1, 1, 1], Some(1)),
            ([2, 1, 1, 0], Some(2)),
            ([2, 1, 0, 0], None),
            ([2, 0, 0, 0], None),
        ] {
            assert_eq!(jokers_needed(&taken), jokers, "{taken:?}");
        }
    }

    #[test]
    fn every_way_splits_into_groups_with_room_for_its_jokers() {
        for grouped in all() {
            let groups = deal(&grouped.taken, count(&grouped));
            let missing: usize = groups.iter().map(|group| 3_usize.saturating_sub(group.len())).sum();
            assert_eq!(missing, usize::from(grouped.jokers), "{grouped:?}");
            for mut group in groups {
                let size = group.len();
                group.dedup();
                assert_eq!((group.len(), (1..=4).contains(&size)), (size, true), "{grouped:?}");
            }
        }
    }
}
