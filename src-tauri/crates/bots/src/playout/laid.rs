//! A meld on the table, as bits.

use cards::{Ace, Face, Meld, MeldKind};

use super::held::{Lane, RANKS, Worth, heights, in_suits, ranks};

/// A run is never longer.
const LONGEST: u8 = 13;

/// A meld that may be laid off on; a joker lies where it was announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Laid {
    Set {
        rank: u8,
        /// Bits.
        suits: u8,
    },
    /// From height to height.
    Run { lane: usize, low: u8, high: u8 },
}

impl Laid {
    pub fn of(meld: &Meld) -> Option<Self> {
        let Face::Suited(suit, rank) = meld.slots()[0].plays else { return None };
        let low = rank.number();
        Some(match meld.kind() {
            MeldKind::Set => {
                let suits = meld.slots().iter().filter_map(|slot| match slot.plays {
                    Face::Suited(suit, _) => Some(1 << (suit as u8 & 3)),
                    Face::Joker => None,
                });
                Self::Set { rank: low, suits: suits.fold(0, |all, suit: u8| all | suit) }
            }
            MeldKind::Run => Self::Run { lane: suit as usize & 3, low, high: low + meld.slots().len() as u8 - 1 },
        })
    }

    /// The ranks of each suit that can be laid off here next.
    pub fn openings(&self, ace: Ace) -> [Lane; 4] {
        match *self {
            Self::Set { rank, suits } => in_suits(!suits, rank),
            Self::Run { lane, low, high } => {
                let mut open = [0; 4];
                if high - low + 1 < LONGEST {
                    open[lane] = ranks((1 << (low - 1) | 1 << (high + 1)) & heights(RANKS, ace));
                }
                open
            }
        }
    }

    /// The cards of a hand that can be laid off here, one after the other, by suit; of a run their heights.
    pub fn takes(&self, once: &[Lane; 4], ace: Ace) -> [Lane; 4] {
        let mut taken = [0; 4];
        match *self {
            Self::Set { rank, suits } => {
                for lane in (0..4).filter(|lane| suits >> lane & 1 == 0) {
                    taken[lane] = once[lane] & 1 << rank;
                }
            }
            Self::Run { lane, low, high } => {
                let heights = heights(once[lane], ace);
                let (mut low, mut high) = (low, high);
                while high < 14 && high - low + 1 < LONGEST && heights >> (high + 1) & 1 == 1 {
                    high += 1;
                    taken[lane] |= 1 << high;
                }
                while low > 1 && high - low + 1 < LONGEST && heights >> (low - 1) & 1 == 1 {
                    low -= 1;
                    taken[lane] |= 1 << low;
                }
            }
        }
        taken
    }

    /// The meld with these cards more.
    pub fn extend(&mut self, taken: &[Lane; 4]) {
        match self {
            Self::Set { suits, .. } => (0..4).filter(|lane| taken[*lane] != 0).for_each(|lane| *suits |= 1 << lane),
            Self::Run { lane, low, high } => {
                let heights = taken[*lane];
                if heights != 0 {
                    *low = (*low).min(heights.trailing_zeros() as u8);
                    *high = (*high).max(15 - heights.leading_zeros() as u8);
                }
            }
        }
    }

    /// Leaves one of these cards of it in the hand: of a run one at an end.
    pub fn leave_one(&mut self, cards: &mut [Lane; 4]) {
        match self {
            Self::Set { rank, suits } => {
                let Some(lane) = (0..4).find(|lane| cards[*lane] >> *rank & 1 == 1) else { return };
                cards[lane] = 0;
                *suits &= !(1 << lane);
            }
            Self::Run { lane, low, high } if cards[*lane] >> *high & 1 == 1 => {
                cards[*lane] &= !(1 << *high);
                *high -= 1;
            }
            Self::Run { lane, low, .. } => {
                cards[*lane] &= !(1 << *low);
                *low += 1;
            }
        }
    }

    /// Lays a joker off, where there is room.
    pub fn take_joker(&mut self) -> bool {
        match self {
            Self::Set { suits, .. } if *suits != 0xf => {
                *suits |= *suits + 1;
                true
            }
            Self::Run { low, high, .. } if *high - *low + 1 < LONGEST => {
                if *high < 13 {
                    *high += 1
                } else {
                    *low -= 1
                }
                true
            }
            Self::Set { .. } | Self::Run { .. } => false,
        }
    }

    /// What cards laid off here are worth on the table; an ace low in a run counts one.
    pub fn worth(&self, taken: &[Lane; 4], worth: &Worth) -> i32 {
        let all: i32 = taken.iter().map(|lane| worth.of(*lane)).sum();
        match self {
            Self::Run { lane, .. } if taken[*lane] & super::held::LOW_ACE != 0 => all - worth.ranks[1] + 1,
            Self::Set { .. } | Self::Run { .. } => all,
        }
    }
}
