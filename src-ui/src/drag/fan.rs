//! Where the cards of a hand lie in the window, and which place a point means.

use super::Point;

/// Height of a card as a part of its width.
const HEIGHT: f64 = 1.4;

/// The upper left corners of all places of a hand, in their order, as they lie at rest; lengths in CSS pixels.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Fan {
    pub corners: Vec<Point>,
    /// Width of a card.
    pub card: f64,
}

impl Fan {
    /// The place of the card that shows at this point; above the fan it is the one below, for a raised card is there.
    pub fn card_at(&self, at: Point) -> Option<usize> {
        let y = at.y.max(self.row(f64::MIN)?);
        let shows = |place: &usize| {
            let (across, down) = (at.x - self.corners[*place].x, y - self.corners[*place].y);
            (0.0..=self.card).contains(&across) && (0.0..=self.card * HEIGHT).contains(&down)
        };
        // Later cards lie over earlier ones.
        (0..self.corners.len()).rev().find(shows)
    }

    /// The place whose left edge is nearest to `left`, in the row at this height.
    pub fn place_at(&self, left: f64, y: f64) -> Option<usize> {
        let in_row = self.places_in(self.row(y)?);
        let far = |place: &usize| (self.corners[*place].x - left).abs();
        in_row.into_iter().min_by(|one, other| far(one).total_cmp(&far(other)))
    }

    /// The height of the row that is to be seen at `y`; above all rows it is the first.
    fn row(&self, y: f64) -> Option<f64> {
        let tops = self.corners.iter().map(|corner| corner.y);
        let first = tops.clone().min_by(f64::total_cmp);
        tops.filter(|top| *top <= y).max_by(f64::total_cmp).or(first)
    }

    fn places_in(&self, row: f64) -> Vec<usize> {
        (0..self.corners.len()).filter(|place| (self.corners[*place].y - row).abs() < 1.0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two rows of three: strips of 40, cards of 60, rows 50 apart, from (10, 100).
    fn fan() -> Fan {
        let corner = |place: usize| Point { x: 10.0 + 40.0 * (place % 3) as f64, y: 100.0 + 50.0 * (place / 3) as f64 };
        Fan { corners: (0..6).map(corner).collect(), card: 60.0 }
    }

    fn at(x: f64, y: f64) -> Option<usize> {
        fan().card_at(Point { x, y })
    }

    #[test]
    fn a_point_shows_the_card_whose_strip_it_is_on() {
        assert_eq!((at(12.0, 110.0), at(49.0, 110.0), at(50.0, 110.0)), (Some(0), Some(0), Some(1)));
        assert_eq!((at(149.0, 110.0), at(151.0, 110.0), at(9.0, 110.0)), (Some(2), None, None));
        assert_eq!((at(12.0, 149.0), at(12.0, 150.0), at(60.0, 220.0)), (Some(0), Some(3), Some(4)));
        assert_eq!((at(145.0, 190.0), at(60.0, 235.0)), (Some(5), None));
        assert_eq!(at(60.0, 90.0), Some(1), "the raised card above the fan is still reached");
        assert_eq!(Fan::default().card_at(Point::default()), None);
    }

    #[test]
    fn what_is_held_goes_to_the_nearest_place_of_its_row() {
        let place = |left, y| fan().place_at(left, y);
        assert_eq!((place(-50.0, 110.0), place(29.0, 110.0), place(31.0, 110.0)), (Some(0), Some(0), Some(1)));
        assert_eq!((place(500.0, 110.0), place(500.0, 190.0), place(0.0, 190.0)), (Some(2), Some(5), Some(3)));
    }
}
