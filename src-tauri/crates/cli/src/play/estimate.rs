//! What observations say of a mean, and how sure that is.

/// A mean, and the bounds between which the truth lies in 95 of 100 such matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    /// Of values without bounds. A single one says nothing of how sure it is.
    pub fn of(values: &[f64]) -> Self {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count.max(1.0);
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let half = if values.len() < 2 { f64::INFINITY } else { 1.96 * (variance / count).sqrt() };
        Self { mean, low: mean - half, high: mean + half }
    }

    /// Of values between 0 and 1.
    pub fn of_shares(shares: &[f64]) -> Self {
        let Self { mean, low, high } = Self::of(shares);
        // Where all are at the end of the scale they do not differ, and yet the next one might.
        let slack = 3.0 / shares.len().max(1) as f64;
        let low = if mean >= 1.0 { 1.0 - slack } else { low };
        let high = if mean <= 0.0 { slack } else { high };
        Self { mean, low: low.max(0.0), high: high.min(1.0) }
    }

    /// The same in another unit.
    pub fn times(self, unit: f64) -> Self {
        Self { mean: self.mean * unit, low: self.low * unit, high: self.high * unit }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By hand: 1, 0, 1/2, 1/2 have the mean 1/2 and the variance (1/4 + 1/4) / 3 = 1/6; the root of 1/24 is 0.20412.
    #[test]
    fn the_interval_is_that_of_the_mean() {
        let Estimate { mean, low, high } = Estimate::of_shares(&[1.0, 0.0, 0.5, 0.5]);
        assert_eq!(mean, 0.5);
        assert!((low - (0.5 - 1.96 * 0.204_12)).abs() < 1e-4 && (high - (0.5 + 1.96 * 0.204_12)).abs() < 1e-4);
        let points = Estimate::of(&[10.0, 30.0]);
        assert!((points.low - (20.0 - 19.6)).abs() < 1e-9 && (points.high - 39.6).abs() < 1e-9, "{points:?}");
    }

    #[test]
    fn shares_stay_between_none_and_all_and_winning_all_is_not_certainty() {
        let all = Estimate::of_shares(&[1.0; 60]);
        assert_eq!((all.low, all.high), (0.95, 1.0));
        assert_eq!(Estimate::of_shares(&[0.0; 60]).high, 0.05);
        assert_eq!(Estimate::of_shares(&[1.0, 0.9, 1.0]).high, 1.0);
        let one = Estimate::of_shares(&[0.5]);
        assert_eq!((one.low, one.high), (0.0, 1.0));
    }
}
