//! A place for jokers that no meld needs: they must lie on the table all the same.

use super::{
    counts::NUMBERS,
    layout::{Laid, Piece, Shape},
};

/// Adds so many jokers to the melds. False where they take no more, and then what was added is of no use.
pub fn place(melds: &mut Vec<Laid>, jokers: u8) -> bool {
    match jokers {
        0 => true,
        _ if extend_run(melds) || cut_run(melds) || fill_group(melds) || three_of_two(melds) => {
            place(melds, jokers - 1)
        }
        _ => jokers == 2 && two_of_one(melds),
    }
}

/// At the high end of a run, or at its low end.
fn extend_run(melds: &mut [Laid]) -> bool {
    melds.iter_mut().any(|meld| {
        let Shape::Run { first, colour } = meld.shape else { return false };
        if first + meld.pieces.len() < NUMBERS {
            meld.pieces.push(None);
        } else if first > 0 {
            meld.pieces.insert(0, None);
            meld.shape = Shape::Run { first: first - 1, colour };
        } else {
            return false;
        }
        true
    })
}

/// Into the middle of a whole colour, which becomes two runs.
fn cut_run(melds: &mut Vec<Laid>) -> bool {
    let Some(meld) = melds.iter_mut().find(|meld| meld.pieces.len() == NUMBERS) else { return false };
    let Shape::Run { first, colour } = meld.shape else { return false };
    let high = meld.pieces.split_off(NUMBERS / 2);
    meld.pieces.push(None);
    melds.push(Laid { shape: Shape::Run { first: first + NUMBERS / 2, colour }, pieces: high });
    true
}

fn fill_group(melds: &mut [Laid]) -> bool {
    let group = melds.iter_mut().find(|meld| is_group(meld) && meld.pieces.len() == 3);
    group.map(|group| group.pieces.push(None)).is_some()
}

/// Two groups of four and a joker are three groups of three.
fn three_of_two(melds: &mut Vec<Laid>) -> bool {
    let pair = melds.iter().enumerate().find_map(|(place, meld)| {
        let is_like = |other: &Laid| is_group(other) && other.shape == meld.shape && is_natural(other);
        let second = melds[place + 1..].iter().position(is_like)?;
        (is_group(meld) && is_natural(meld)).then_some((place, place + 1 + second))
    });
    let Some((one, two)) = pair else { return false };
    // Equal colours lie at equal places once both are sorted, so what is taken from each differs.
    melds[one].pieces.sort();
    melds[two].pieces.sort();
    let third = vec![melds[one].pieces.remove(0), melds[two].pieces.remove(1), None];
    melds.push(Laid { shape: melds[one].shape, pieces: third });
    true
}

/// A group of four and two jokers are two groups of three.
fn two_of_one(melds: &mut Vec<Laid>) -> bool {
    let Some(group) = melds.iter_mut().find(|meld| is_group(meld) && is_natural(meld)) else { return false };
    let mut second: Vec<Piece> = group.pieces.split_off(2);
    group.pieces.push(None);
    second.push(None);
    let shape = group.shape;
    melds.push(Laid { shape, pieces: second });
    true
}

fn is_group(meld: &Laid) -> bool {
    matches!(meld.shape, Shape::Group { .. })
}

fn is_natural(meld: &Laid) -> bool {
    meld.pieces.len() == 4 && meld.pieces.iter().all(Option::is_some)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(number: usize, colours: &[usize]) -> Laid {
        let pieces = colours.iter().map(|colour| Some((number, *colour))).collect();
        Laid { shape: Shape::Group { number }, pieces }
    }

    fn run(first: usize, length: usize) -> Laid {
        let pieces = (first..first + length).map(|number| Some((number, 0))).collect();
        Laid { shape: Shape::Run { first, colour: 0 }, pieces }
    }

    /// How many melds there are and how many tiles lie in the longest, where the jokers find a place.
    fn placed(mut melds: Vec<Laid>, jokers: u8) -> Option<(usize, usize)> {
        let before: usize = melds.iter().map(|meld| meld.pieces.len()).sum();
        let has_place = place(&mut melds, jokers);
        let after: usize = melds.iter().map(|meld| meld.pieces.len()).sum();
        assert!(!has_place || after == before + usize::from(jokers));
        assert!(!has_place || melds.iter().all(|meld| meld.pieces.len() >= 3));
        has_place.then(|| (melds.len(), melds.iter().map(|meld| meld.pieces.len()).max().unwrap_or(0)))
    }

    #[test]
    fn jokers_go_where_there_is_room() {
        let four = [0, 1, 2, 3];
        for (melds, jokers, expected) in [
            (vec![run(0, 3)], 2, Some((1, 5))),
            (vec![run(10, 3)], 2, Some((1, 5))),
            (vec![run(0, 12)], 2, Some((2, 7))),
            (vec![run(0, 13)], 1, Some((2, 7))),
            (vec![group(4, &[0, 1, 3])], 1, Some((1, 4))),
            (vec![group(4, &[0, 1, 3])], 2, None),
            (vec![group(4, &four)], 1, None),
            (vec![group(4, &four)], 2, Some((2, 3))),
            (vec![group(4, &four), group(5, &four)], 1, None),
            (vec![group(4, &four), group(4, &four)], 1, Some((3, 3))),
            (vec![], 1, None),
        ] {
            assert_eq!(placed(melds.clone(), jokers), expected, "{melds:?} and {jokers}");
        }
    }
}
