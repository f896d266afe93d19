//! Which cards of a hand a meld on the table takes, and what a way to announce jokers is worth.

use cards::{Ace, CardSet, Face, Meld, MeldKind, Rank, Suit, announced};
use protocol::{Action, MeldId};

use crate::outlook::Outlook;

/// A run is never longer.
const LONGEST: usize = 13;

/// The natural cards of a hand that can be laid off on a meld, one after the other.
pub(crate) fn takes(meld: &Meld, hand: &CardSet, ace: Ace) -> CardSet {
    let Face::Suited(suit, rank) = meld.slots()[0].plays else { return CardSet::EMPTY };
    match meld.kind() {
        MeldKind::Set => {
            let there = |suit: &Suit| meld.slots().iter().any(|slot| slot.plays == Face::Suited(*suit, rank));
            let missing = Suit::CARDS.into_iter().filter(|suit| !there(suit));
            missing.filter_map(|suit| hand.find(Face::Suited(suit, rank))).collect()
        }
        MeldKind::Run => {
            let (low, high) = (rank.number(), rank.number() + meld.slots().len() as u8 - 1);
            let at = |height: u8| hand.at_height(suit, height, ace);
            let above = (high + 1..=14).map_while(at);
            let below = (1..low).rev().map_while(at);
            above.chain(below).take(LONGEST - meld.slots().len()).collect()
        }
    }
}

/// Whether a joker can be laid off on a meld.
pub(crate) fn takes_joker(meld: &Meld) -> bool {
    let most = match meld.kind() {
        MeldKind::Set => Suit::CARDS.len(),
        MeldKind::Run => LONGEST,
    };
    meld.slots().len() < most
}

/// A new meld with its jokers announced in every way, the best first.
pub(crate) fn new_melds(look: &Outlook, cards: CardSet) -> Vec<Action> {
    let given: Vec<_> = cards.iter().collect();
    let mut ways = announced(&given, look.ace());
    ways.sort_by_key(|slots| Meld::new(slots, look.ace()).map_or(0, |meld| -worth(look, &meld, cards)));
    ways.into_iter().map(Action::Meld).collect()
}

/// A joker laid off on any meld, where it serves best first.
pub(crate) fn joker_moves(look: &Outlook) -> Vec<Action> {
    let Some(joker) = look.hand.find(Face::Joker) else { return Vec::new() };
    let on = |(index, meld): (usize, &Meld)| {
        let ways = meld.announced(&[joker], look.ace()).into_iter();
        let after = ways.filter_map(|slots| Some((meld.extended(&slots, look.ace()).ok()?, slots)));
        let moves = after.map(|(after, slots)| {
            (worth(look, &after, CardSet::EMPTY.with(joker)), Action::LayOff(MeldId::at(index), slots))
        });
        moves.collect::<Vec<_>>()
    };
    let mut all: Vec<(i32, Action)> = look.melds.iter().enumerate().flat_map(on).collect();
    all.sort_by_key(|(worth, _)| -worth);
    all.into_iter().map(|(_, action)| action).collect()
}

/// What a meld is worth on the table: its points, what one's own hand can then lay off on it, less what others may.
fn worth(look: &Outlook, meld: &Meld, placed: CardSet) -> i32 {
    /// What a card is worth to the others that may be laid off, in points.
    const TO_OTHERS: i32 = 2;
    let low_aces = if meld.has_low_ace() && meld.slots()[0].card.face() != Face::Joker {
        look.points(meld.slots()[0].card) - Rank::ACE.number() as i32
    } else {
        0
    };
    let points: i32 = meld.cards().map(|card| look.points(card)).sum();
    let own: i32 = takes(meld, &look.hand.minus(&placed), look.ace()).iter().map(|card| look.points(card)).sum();
    let others = takes(meld, &look.unseen, look.ace()).len() as i32;
    points - low_aces + own - TO_OTHERS * others
}
