//! How fast tiles are moved for somebody to follow: one step after the other, and never for long.

use protocol::Pace;

/// No way takes longer, in milliseconds.
const LONGEST: u32 = 8000;

/// How long a drawn tile is to be seen before the device goes on, in milliseconds.
pub const DRAWN: u32 = 2500;

/// How long each of so many steps is to be seen, in milliseconds.
pub fn step(steps: usize, pace: Pace) -> u32 {
    let time = match pace {
        Pace::Calm => 800,
        Pace::Quick => 450,
    };
    time.min(LONGEST / u32::try_from(steps).unwrap_or(LONGEST).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_ways_go_faster_and_none_takes_longer_than_it_may() {
        assert_eq!([0, 1, 10, 16].map(|steps| step(steps, Pace::Calm)), [800, 800, 800, 500]);
        assert_eq!(step(16, Pace::Quick), 450);
        assert!((1..200).all(|steps| step(steps, Pace::Calm) * steps as u32 <= LONGEST));
    }
}
