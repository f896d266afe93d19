//! How fast tiles are moved for somebody to follow: one step after the other, and never for long.

/// How long a step is to be seen, in milliseconds.
const STEP: u32 = 800;
/// No way takes longer, in milliseconds.
const LONGEST: u32 = 8000;

/// How long each of so many steps is to be seen, in milliseconds.
pub fn step(steps: usize) -> u32 {
    STEP.min(LONGEST / u32::try_from(steps).unwrap_or(LONGEST).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_ways_go_faster_and_none_takes_longer_than_it_may() {
        assert_eq!((step(0), step(1), step(10), step(16)), (STEP, STEP, STEP, 500));
        assert!((1..200).all(|steps| step(steps) * steps as u32 <= LONGEST));
    }
}
