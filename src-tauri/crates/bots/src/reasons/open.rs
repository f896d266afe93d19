//! What is still open in a hand: loose cards of which one more, that may yet come, makes a meld.

use cards::{Card, CardSet, Face, Rank, Suit};
use protocol::{Reason, Why};

use super::{fitting::gaps, known::Known};

pub(super) struct Open {
    /// Each of cards of one suit that hang together by runs that two of them may become.
    runs: Vec<CardSet>,
    /// Each of cards of one rank and of several suits.
    pairs: Vec<CardSet>,
}

impl Open {
    pub fn of(known: &Known, hand: CardSet) -> Self {
        let (loose, to_come) = (known.look.loose(hand), known.elsewhere());
        let comes = |one: Card, other: Card| {
            gaps(one.face(), other.face(), known.ace()).into_iter().any(|face| to_come.find(face).is_some())
        };
        let runs = Suit::CARDS.into_iter().flat_map(|suit| groups(of_suit(&loose, suit), &comes)).collect();
        let pairs = Rank::all().flat_map(|rank| groups(of_rank(&loose, rank), &comes)).collect();
        Self { runs, pairs }
    }

    pub fn keeps_runs(&self) -> Option<Reason> {
        kept(Why::KeepsRuns, &self.runs)
    }

    pub fn keeps_pairs(&self) -> Option<Reason> {
        kept(Why::KeepsPairs, &self.pairs)
    }

    pub fn has_in_run(&self, card: Card) -> bool {
        self.runs.iter().any(|run| run.find(card.face()).is_some())
    }

    pub fn has_in_pair(&self, card: Card) -> bool {
        self.pairs.iter().any(|pair| pair.find(card.face()).is_some())
    }
}

fn kept(why: Why, groups: &[CardSet]) -> Option<Reason> {
    let cards = groups.iter().flat_map(CardSet::iter);
    (!groups.is_empty()).then(|| Reason::new(why, cards, groups.len() as i32))
}

fn of_suit(cards: &CardSet, suit: Suit) -> Vec<Card> {
    cards.iter().filter(|card| matches!(card.face(), Face::Suited(of, _) if of == suit)).collect()
}

fn of_rank(cards: &CardSet, rank: Rank) -> Vec<Card> {
    cards.iter().filter(|card| matches!(card.face(), Face::Suited(_, of) if of == rank)).collect()
}

/// Cards put together that are linked, by others between them too; those apart that are linked with none.
fn groups(cards: Vec<Card>, is_linked: &impl Fn(Card, Card) -> bool) -> Vec<CardSet> {
    let mut groups: Vec<CardSet> = Vec::new();
    for card in cards {
        let (linked, apart): (Vec<CardSet>, Vec<CardSet>) =
            groups.into_iter().partition(|group| group.iter().any(|other| is_linked(card, other)));
        groups = apart;
        groups.push(linked.iter().fold(CardSet::EMPTY.with(card), |all, group| all.union(group)));
    }
    groups.retain(|group| group.len() > 1);
    groups
}
