//! Where an arrow leads among things that lie in rows.

/// The way an arrow points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

/// The middle of a thing, in CSS pixels from the left and from the top.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    pub x: f64,
    pub y: f64,
}

/// Things no further apart than this from top to bottom lie in one row; a chosen card is lifted by less.
const ROW: f64 = 18.0;

impl Place {
    fn is_beside(self, other: Self) -> bool {
        (self.y - other.y).abs() <= ROW
    }
}

/// The next thing from the one at `from`; none at the edge. Left and right go on in the row above or below.
pub fn next(places: &[Place], from: usize, direction: Direction) -> Option<usize> {
    let here = *places.get(from)?;
    let beside = |sign: f64| {
        let ahead = |place: &Place| place.is_beside(here) && (place.x - here.x) * sign > 0.0;
        nearest(places, ahead, |place| (place.x - here.x) * sign)
    };
    match direction {
        Direction::Left => beside(-1.0).or_else(|| nearest_in(row(places, here, -1.0)?, places, |place| -place.x)),
        Direction::Right => beside(1.0).or_else(|| nearest_in(row(places, here, 1.0)?, places, |place| place.x)),
        Direction::Up => nearest_in(row(places, here, -1.0)?, places, |place| (place.x - here.x).abs()),
        Direction::Down => nearest_in(row(places, here, 1.0)?, places, |place| (place.x - here.x).abs()),
    }
}

/// A place in the row above (-1) or below (1).
fn row(places: &[Place], here: Place, sign: f64) -> Option<Place> {
    let ahead = |place: &Place| !place.is_beside(here) && (place.y - here.y) * sign > 0.0;
    nearest(places, ahead, |place| (place.y - here.y) * sign).map(|index| places[index])
}

fn nearest_in(row: Place, places: &[Place], far: impl Fn(Place) -> f64) -> Option<usize> {
    nearest(places, |place| place.is_beside(row), far)
}

fn nearest(places: &[Place], is_meant: impl Fn(&Place) -> bool, far: impl Fn(Place) -> f64) -> Option<usize> {
    let meant = places.iter().enumerate().filter(|(_, place)| is_meant(place));
    meant.min_by(|(_, one), (_, other)| far(**one).total_cmp(&far(**other))).map(|(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two rows of three and two, 40 apart; the second of them is lifted by 14.
    fn hand() -> Vec<Place> {
        [(0.0, 0.0), (40.0, -14.0), (80.0, 0.0), (0.0, 60.0), (40.0, 60.0)].map(|(x, y)| Place { x, y }).to_vec()
    }

    fn way(from: usize, arrows: &[Direction]) -> Vec<Option<usize>> {
        arrows.iter().map(|arrow| next(&hand(), from, *arrow)).collect()
    }

    #[test]
    fn sideways_goes_from_card_to_card_and_on_in_the_next_row() {
        use Direction::{Left, Right};
        assert_eq!(way(1, &[Left, Right]), [Some(0), Some(2)]);
        assert_eq!(way(2, &[Left, Right]), [Some(1), Some(3)]);
        assert_eq!(way(3, &[Left, Right]), [Some(2), Some(4)]);
        assert_eq!((way(0, &[Left]), way(4, &[Right])), (vec![None], vec![None]));
    }

    #[test]
    fn up_and_down_goes_to_the_nearest_of_the_next_row() {
        use Direction::{Down, Up};
        assert_eq!(way(1, &[Up, Down]), [None, Some(4)]);
        assert_eq!(way(2, &[Down]), [Some(4)]);
        assert_eq!(way(3, &[Up, Down]), [Some(0), None]);
    }

    #[test]
    fn what_is_mirrored_on_the_screen_is_walked_as_it_is_seen() {
        let mirrored = [Place { x: 90.0, y: 0.0 }, Place { x: 10.0, y: 3.0 }];
        assert_eq!(next(&mirrored, 0, Direction::Left), Some(1));
        assert_eq!(next(&mirrored, 0, Direction::Right), None);
        assert_eq!(next(&[], 0, Direction::Up), None);
    }
}
