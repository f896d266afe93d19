//! How long moves took: how many of them took how many microseconds.

use std::{collections::BTreeMap, time::Duration};

use serde::{Deserialize, Serialize};

/// Counts of moves by microseconds of processor time; from a thousand on by their first three digits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Times(BTreeMap<u64, u64>);

impl Times {
    pub fn add(&mut self, time: Duration) {
        *self.0.entry(three_digits(time.as_micros() as u64)).or_default() += 1;
    }

    pub fn add_all(&mut self, others: &Self) {
        for (micros, count) in &others.0 {
            *self.0.entry(*micros).or_default() += count;
        }
    }

    /// How many moves there are.
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// The milliseconds that so many of a hundred moves did not exceed; with 100, the longest.
    pub fn millis(&self, per_cent: u64) -> f64 {
        let mut left = (self.count() * per_cent).div_ceil(100);
        let within = self.0.iter().find(|(_, count)| {
            left = left.saturating_sub(**count);
            left == 0
        });
        within.map_or(0.0, |(micros, _)| *micros as f64 / 1000.0)
    }
}

fn three_digits(micros: u64) -> u64 {
    let mut unit = 1;
    while micros / unit >= 1000 {
        unit *= 10;
    }
    (micros + unit / 2) / unit * unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_hundred_moves_each_quantile_is_one_that_was_made() {
        let mut times = Times::default();
        (1..=100).for_each(|millis| times.add(Duration::from_millis(millis)));
        assert_eq!([50, 95, 99, 100].map(|per_cent| times.millis(per_cent)), [50.0, 95.0, 99.0, 100.0]);
        let twice = times.clone();
        times.add_all(&twice);
        assert_eq!((times.count(), times.millis(99)), (200, 99.0));
        assert_eq!(Times::default().millis(50), 0.0);
    }

    #[test]
    fn three_digits_are_kept() {
        assert_eq!([7, 999, 1234, 1235, 99_949, 99_950].map(three_digits), [7, 999, 1230, 1240, 99_900, 100_000]);
    }
}
