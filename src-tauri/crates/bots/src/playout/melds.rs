//! The best melds of a hand, found by bits.

use cards::Ace;

use super::held::{HIGH_ACE, Held, LOW_ACE, Lane, Worth, heights, ones, ranks};

/// Melds of a hand that share no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Melds {
    /// The suits of a set, by rank.
    pub sets: [u8; 14],
    /// The heights of each suit that lie in runs.
    pub runs: [Lane; 4],
    /// What leaves the hand with them: the points, and a little for each card.
    pub worth: i32,
}

/// What a card that leaves the hand is worth besides its points.
const A_CARD: i32 = 4;

impl Melds {
    /// The melds that take most off a hand; its jokers stay.
    pub fn best(held: &Held, ace: Ace, worth: &Worth) -> Self {
        let [clubs, diamonds, hearts, spades] = held.once;
        let sets = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds);
        let mut melds = Self::default();
        melds.choose(held.once, sets, ace, worth);
        melds
    }

    /// The cards of them.
    pub fn cards(&self) -> [Lane; 4] {
        let mut cards = self.runs.map(ranks);
        for (rank, suits) in self.sets.iter().enumerate().filter(|(_, suits)| **suits != 0) {
            (0..4).filter(|lane| suits >> lane & 1 == 1).for_each(|lane| cards[lane] |= 1 << rank);
        }
        cards
    }

    /// The hand without them.
    pub fn rest(&self, held: &Held) -> Held {
        let mut rest = *held;
        self.cards().into_iter().enumerate().for_each(|(lane, cards)| rest.remove_bit(lane, cards));
        rest
    }

    /// Decides set by set, as long as one shares a card with a run.
    fn choose(&mut self, lanes: [Lane; 4], sets: Lane, ace: Ace, worth: &Worth) {
        let runs = lanes.map(|lane| runs_of(lane, ace));
        let in_runs = runs.map(ranks).into_iter().fold(0, |all, lane| all | lane) & sets;
        let Some(rank) = ones(in_runs).next() else {
            return self.take_all(&lanes, sets, runs, worth);
        };
        let suits = suits_at(&lanes, rank);
        let mut best = Self { worth: -1, ..*self };
        for chosen in choices(suits) {
            let mut way = *self;
            way.sets[rank as usize] = chosen;
            way.worth += chosen.count_ones() as i32 * (worth.ranks[rank as usize] + A_CARD);
            way.choose(without(lanes, rank, chosen), sets & !(1 << rank), ace, worth);
            if way.worth > best.worth {
                best = way;
            }
        }
        *self = best;
    }

    fn take_all(&mut self, lanes: &[Lane; 4], sets: Lane, runs: [Lane; 4], worth: &Worth) {
        for rank in ones(sets) {
            let suits = suits_at(lanes, rank);
            self.sets[rank as usize] = suits;
            self.worth += suits.count_ones() as i32 * (worth.ranks[rank as usize] + A_CARD);
        }
        self.runs = runs;
        self.worth += runs.iter().map(|run| worth.of(*run) + A_CARD * run.count_ones() as i32).sum::<i32>();
    }
}

/// The heights of a suit that lie in runs; an ace lies at one end only.
pub(super) fn runs_of(lane: Lane, ace: Ace) -> Lane {
    let all = in_threes(heights(lane, ace));
    if all & LOW_ACE != 0 && all & HIGH_ACE != 0 { in_threes(heights(lane, Ace::High)) } else { all }
}

const fn in_threes(heights: Lane) -> Lane {
    let lowest = heights & heights >> 1 & heights >> 2;
    lowest | lowest << 1 | lowest << 2
}

fn suits_at(lanes: &[Lane; 4], rank: u8) -> u8 {
    (0..4).fold(0, |suits, lane| suits | ((lanes[lane] >> rank & 1) as u8) << lane)
}

/// No set, the whole of it, and of four each three.
fn choices(suits: u8) -> impl Iterator<Item = u8> {
    let threes = (0..4).map(move |lane| suits & !(1 << lane)).filter(move |_| suits == 0xf);
    [0, suits].into_iter().chain(threes)
}

fn without(mut lanes: [Lane; 4], rank: u8, suits: u8) -> [Lane; 4] {
    (0..4).filter(|lane| suits >> lane & 1 == 1).for_each(|lane| lanes[lane] &= !(1 << rank));
    lanes
}
