//! The best melds of a hand, found by bits.

use cards::Ace;

use super::held::{HIGH_ACE, Held, LOW_ACE, Lane, Worth, count, each, heights, in_suits, ones, ranks, suits_at};

/// Melds of a hand that share no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Melds {
    /// The ranks of each suit that lie in sets.
    pub sets: [Lane; 4],
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
        each(|lane| self.sets[lane] | ranks(self.runs[lane]))
    }

    /// The hand without them.
    pub fn rest(&self, held: &Held) -> Held {
        let mut rest = *held;
        self.cards().into_iter().enumerate().for_each(|(lane, cards)| rest.remove_bit(lane, cards));
        rest
    }

    /// Decides set by set, as long as one shares a card with a run.
    fn choose(&mut self, lanes: [Lane; 4], sets: Lane, ace: Ace, worth: &Worth) {
        let runs = each(|lane| runs_of(lanes[lane], ace));
        let in_runs = runs.iter().fold(0, |all, run| all | ranks(*run)) & sets;
        let Some(rank) = ones(in_runs).next() else {
            return self.take_all(&lanes, sets, runs, worth);
        };
        let mut best = Self { worth: -1, ..*self };
        for suits in choices(suits_at(&lanes, rank)) {
            let set = in_suits(suits, rank);
            let mut way = *self;
            way.add_sets(&set, worth);
            way.choose(each(|lane| lanes[lane] & !set[lane]), sets & !(1 << rank), ace, worth);
            if way.worth > best.worth {
                best = way;
            }
        }
        *self = best;
    }

    fn take_all(&mut self, lanes: &[Lane; 4], sets: Lane, runs: [Lane; 4], worth: &Worth) {
        self.add_sets(&each(|lane| lanes[lane] & sets), worth);
        self.runs = runs;
        self.worth += what_leaves(&runs, worth);
    }

    fn add_sets(&mut self, sets: &[Lane; 4], worth: &Worth) {
        (0..4).for_each(|lane| self.sets[lane] |= sets[lane]);
        self.worth += what_leaves(sets, worth);
    }
}

fn what_leaves(cards: &[Lane; 4], worth: &Worth) -> i32 {
    cards.iter().map(|lane| worth.of(*lane)).sum::<i32>() + A_CARD * count(cards) as i32
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

/// No set, the whole of it, and of four each three.
fn choices(suits: u8) -> impl Iterator<Item = u8> {
    let threes = (0..4).map(move |lane| suits & !(1 << lane)).filter(move |_| suits == 0xf);
    [0, suits].into_iter().chain(threes)
}
