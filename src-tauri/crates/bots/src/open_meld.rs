//! A meld on the table, as a place for more cards.

use cards::{Ace, CardSet, Face, MeldKind, Rank, Suit};
use protocol::LaidMeld;

/// What can still join a meld.
#[derive(Clone, Copy)]
pub(crate) enum OpenMeld {
    /// A suit from one height to another; an ace is 1 low and 14 high.
    Run { suit: Suit, low: u8, high: u8, ace: Ace },
    /// A rank, and the suits that lie there as bits.
    Set { rank: Rank, suits: u8 },
}

impl OpenMeld {
    pub fn of(meld: &LaidMeld, ace: Ace) -> Option<Self> {
        let known = cards::Meld::new(&meld.cards, ace).ok()?;
        let mut faces = known.slots().iter().map(|slot| slot.plays);
        let Face::Suited(suit, rank) = faces.next()? else { return None };
        match known.kind() {
            MeldKind::Set => Some(Self::Set { rank, suits: faces.fold(bit(suit), |all, face| all | suit_bit(face)) }),
            MeldKind::Run => {
                let low = rank.number();
                Some(Self::Run { suit, low, high: low + known.slots().len() as u8 - 1, ace })
            }
        }
    }

    /// The cards of a hand that can be laid off here, one after the other.
    pub fn takes(self, hand: &CardSet) -> CardSet {
        match self {
            Self::Set { rank, suits } => {
                let missing = Suit::ALL.into_iter().filter(|suit| suits & bit(*suit) == 0);
                missing.filter_map(|suit| hand.find(Face::Suited(suit, rank))).collect()
            }
            Self::Run { suit, low, high, ace } => {
                let at = |height: u8| hand.at_height(suit, height, ace);
                let above = (high + 1..=14).map_while(at);
                let below = (1..low).rev().map_while(at);
                above.chain(below).collect()
            }
        }
    }
}

const fn bit(suit: Suit) -> u8 {
    1 << suit as u8
}

const fn suit_bit(face: Face) -> u8 {
    match face {
        Face::Joker => 0,
        Face::Suited(suit, _) => bit(suit),
    }
}
