//! What can be put down of a hand: every new meld and every lay-off, with its jokers announced in every way.

use crate::{Ace, Card, CardSet, Face, Meld, MeldKind, Rank, Slot, Suit};
use alloc::{vec, vec::Vec};

/// The height of an ace that lies on a king.
const HIGH_ACE: u8 = 14;

/// A hand, looked at for what can be put down of it. Each set of cards comes once for every way to announce its
/// jokers; of equal cards it is always the lowest copies.
#[derive(Clone, Debug)]
pub struct Playable {
    hand: CardSet,
    ace: Ace,
    /// The first copy of every face that is held, jokers apart.
    faces: CardSet,
    jokers: Vec<Card>,
    with: Option<Face>,
}

impl Playable {
    /// All that can be put down of this hand.
    pub fn of(hand: CardSet, ace: Ace) -> Self {
        let (jokers, naturals): (Vec<Card>, Vec<Card>) = hand.iter().partition(|card| card.face() == Face::Joker);
        let faces = naturals.into_iter().map(|card| card.with_copy(0)).collect();
        Self { hand, ace, faces, jokers, with: None }
    }

    /// Only what has a card of this face in it.
    #[must_use]
    pub fn with(self, face: Face) -> Self {
        Self { with: Some(face), ..self }
    }

    /// Every new meld, those without jokers of their kind first.
    pub fn melds(&self) -> impl Iterator<Item = Vec<Slot>> + '_ {
        let faces = sets().chain(runs(self.ace));
        faces
            .flat_map(|faces| self.filled(faces))
            .filter(|slots| slots.iter().any(|slot| slot.card.face() == slot.plays))
    }

    /// Every way to lay cards off on this meld.
    pub fn lay_offs(&self, meld: &Meld) -> impl Iterator<Item = Vec<Slot>> + '_ {
        additions(meld, self.ace).into_iter().flat_map(|faces| self.filled(faces))
    }

    /// Every way to show these faces with cards of the hand.
    fn filled(&self, faces: CardSet) -> impl Iterator<Item = Vec<Slot>> + '_ {
        let missing = faces.minus(&self.faces);
        let left = self.jokers.len().checked_sub(missing.len()).filter(|_| self.may_have(&faces));
        let played = left.map(|left| subsets(faces.minus(&missing), left)).unwrap_or_default();
        let ways = played.into_iter().map(move |more| self.slots(faces, missing.union(&more)));
        ways.filter(|slots| self.with.is_none_or(|face| slots.iter().any(|slot| slot.card.face() == face)))
    }

    fn may_have(&self, faces: &CardSet) -> bool {
        self.with.is_none_or(|face| face == Face::Joker || faces.contains(Card::first(face)))
    }

    /// These faces with natural cards, but for those that jokers play.
    fn slots(&self, faces: CardSet, by_jokers: CardSet) -> Vec<Slot> {
        let mut jokers = self.jokers.iter().copied();
        let slots = faces.iter().filter_map(|face| {
            let card = if by_jokers.contains(face) { jokers.next() } else { self.hand.find(face.face()) };
            Some(Slot { card: card?, plays: face.face() })
        });
        slots.collect()
    }
}

/// The faces of every set there can be.
fn sets() -> impl Iterator<Item = CardSet> {
    Rank::all().flat_map(|rank| {
        let four: CardSet = Suit::CARDS.into_iter().map(|suit| Card::new(suit, rank, 0)).collect();
        four.iter().map(move |card| four.without(card)).chain([four])
    })
}

/// The faces of every run there can be.
fn runs(ace: Ace) -> impl Iterator<Item = CardSet> {
    let long = stretches(ace).filter(move |(low, high)| high - low >= 2 && !is_second_thirteen(*low, *high, ace));
    long.flat_map(|(low, high)| Suit::CARDS.into_iter().map(move |suit| run(suit, low, high)))
}

/// The faces that can join a meld, each set of them once.
fn additions(meld: &Meld, ace: Ace) -> Vec<CardSet> {
    let there: CardSet = meld.slots().iter().map(|slot| Card::first(slot.plays)).collect();
    let Face::Suited(suit, rank) = meld.slots()[0].plays else { return Vec::new() };
    match meld.kind() {
        MeldKind::Set => {
            let missing =
                Suit::CARDS.into_iter().map(|suit| Card::new(suit, rank, 0)).filter(|card| !there.contains(*card));
            missing.map(|card| CardSet::EMPTY.with(card)).collect()
        }
        MeldKind::Run => {
            let (first, last) = (rank.number(), rank.number() + there.len() as u8 - 1);
            let longer =
                stretches(ace).filter(|(low, high)| *low <= first && last <= *high && (*low, *high) != (first, last));
            let new = longer.filter(|(low, high)| last == HIGH_ACE || !is_second_thirteen(*low, *high, ace));
            new.map(|(low, high)| run(suit, low, high).minus(&there)).collect()
        }
    }
}

/// The lowest and the highest place of every stretch of a suit, in which no card is twice.
fn stretches(ace: Ace) -> impl Iterator<Item = (u8, u8)> {
    let (first, last) = match ace {
        Ace::Low => (1, 13),
        Ace::High => (2, HIGH_ACE),
        Ace::Either => (1, HIGH_ACE),
    };
    (first..=last).flat_map(move |low| (low..=last.min(low + 12)).map(move |high| (low, high)))
}

/// Where the ace may lie at either end, all thirteen of a suit are the same cards from ace to king and from two to ace.
fn is_second_thirteen(low: u8, high: u8, ace: Ace) -> bool {
    ace == Ace::Either && (low, high) == (2, HIGH_ACE)
}

fn run(suit: Suit, low: u8, high: u8) -> CardSet {
    let heights: u16 = (2 << high) - (1 << low);
    let high_ace = heights >> HIGH_ACE & 1;
    CardSet::of_lane(suit, heights | high_ace << 1)
}

/// All sets of at most so many of these cards, the empty one first.
fn subsets(of: CardSet, at_most: usize) -> Vec<CardSet> {
    let mut all = vec![CardSet::EMPTY];
    for card in of.iter().filter(|_| at_most > 0) {
        for index in 0..all.len() {
            if all[index].len() < at_most {
                all.push(all[index].with(card));
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{announced, melds_in};
    use alloc::string::{String, ToString};

    fn hand(text: &str) -> CardSet {
        let mut hand = CardSet::EMPTY;
        for word in text.split(' ') {
            let face = word.parse().expect("a card");
            let free = Card::first(face).copies().find(|card| !hand.contains(*card));
            hand.insert(free.expect("a copy"));
        }
        hand
    }

    fn texts(ways: impl Iterator<Item = Vec<Slot>>) -> Vec<String> {
        let mut texts: Vec<String> =
            ways.map(|slots| slots.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")).collect();
        texts.sort();
        texts
    }

    fn meld(text: &str) -> Meld {
        let slots: Vec<Slot> = hand(text).iter().map(Slot::natural).collect();
        Meld::new(&slots, Ace::Either).expect("a meld")
    }

    #[test]
    fn a_joker_fills_a_gap_lengthens_a_run_or_takes_the_place_of_a_card_that_is_held() {
        let melds = texts(Playable::of(hand("7s 8s 9s *"), Ace::Low).melds());
        let expected = [
            "*=6s 7s 8s",
            "*=6s 7s 8s 9s",
            "*=7s 8s 9s",
            "7s *=8s 9s",
            "7s 8s *=9s",
            "7s 8s 9s",
            "7s 8s 9s *=Ts",
            "8s 9s *=Ts",
        ];
        assert_eq!(melds, expected);
    }

    #[test]
    fn one_card_and_two_jokers_are_placed_as_they_can_be_announced() {
        let melds = texts(Playable::of(hand("7s * *"), Ace::Low).melds());
        assert_eq!(melds.len(), announced(&hand("7s * *").iter().collect::<Vec<_>>(), Ace::Low).len());
        assert_eq!(Playable::of(hand("* *"), Ace::Low).melds().count(), 0);
    }

    #[test]
    fn without_jokers_they_are_the_melds_of_a_hand() {
        for (text, ace) in [("Ac 2c 3c 4c 4d 4h 4s Qc Kc", Ace::Either), ("7c 7c 8c 9c 9d 9h", Ace::Low)] {
            let mut here: Vec<CardSet> = Playable::of(hand(text), ace)
                .melds()
                .map(|slots| slots.iter().map(|slot| slot.card).collect())
                .collect();
            let mut there = melds_in(&hand(text), ace);
            here.sort();
            there.sort();
            assert_eq!(here, there);
        }
        let suit = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc";
        assert_eq!(Playable::of(hand(suit), Ace::Either).melds().count(), 55 + 11 + 11 - 1);
    }

    #[test]
    fn cards_are_laid_off_at_either_end_and_jokers_with_them() {
        let playable = Playable::of(hand("6h Th *"), Ace::Low);
        let expected = [
            "*=5h 6h",
            "*=5h 6h Th",
            "*=6h",
            "*=6h Th",
            "*=Th",
            "6h",
            "6h *=Th",
            "6h Th",
            "6h Th *=Jh",
            "Th",
            "Th *=Jh",
        ];
        assert_eq!(texts(playable.lay_offs(&meld("7h 8h 9h"))), expected);
        assert_eq!(texts(playable.lay_offs(&meld("6c 6d 6s"))), ["*=6h", "6h"]);
        assert_eq!(
            texts(Playable::of(hand("Ac *"), Ace::Either).lay_offs(&meld("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"))),
            ["*=Ac", "Ac"]
        );
        assert_eq!(Playable::of(hand("2s"), Ace::Either).lay_offs(&meld("Qs Ks As")).count(), 0);
    }

    #[test]
    fn what_must_have_a_card_in_it_has_the_card_itself() {
        let melds = texts(Playable::of(hand("7s 8s 9s *"), Ace::Low).with("7s".parse().expect("a card")).melds());
        assert!(melds.iter().all(|text| text.split(' ').any(|word| word == "7s")), "{melds:?}");
        assert_eq!(melds.len(), 6);
        let with_joker = Playable::of(hand("7s 8s 9s *"), Ace::Low).with(Face::Joker);
        assert_eq!(with_joker.melds().count(), 7);
    }
}
