//! What a plain player sees in a hand: melds that lie ready, and the card to do without.

const JOKER: &str = "*";

/// A card by what it is written as.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
struct Seen<'a> {
    suit: &'a str,
    rank: usize,
    text: &'a str,
}

impl<'a> Seen<'a> {
    /// None for a joker, which is whatever it is announced as.
    fn new(text: &'a str) -> Option<Self> {
        if text == JOKER {
            return None;
        }
        let (rank, suit) = text.split_at(text.len() - 1);
        let rank = match rank {
            "A" => 1,
            "T" => 10,
            "J" => 11,
            "Q" => 12,
            "K" => 13,
            number => number.parse().expect("the page writes cards in the notation"),
        };
        Some(Self { suit, rank, text })
    }

    /// How much the two could become of use to each other.
    fn closeness(self, other: Self) -> usize {
        match self.rank.abs_diff(other.rank) {
            0 => 3,
            1 if self.suit == other.suit => 3,
            2 if self.suit == other.suit => 1,
            _ => 0,
        }
    }
}

/// All melds that lie ready in the hand, the longest first, each also by its first three cards alone; last those
/// that a joker makes.
pub fn melds<'a>(cards: &[&'a str]) -> Vec<Vec<&'a str>> {
    let mut seen: Vec<Seen<'a>> = cards.iter().filter_map(|card| Seen::new(card)).collect();
    seen.sort();
    seen.dedup();
    let sets = (1..=13).map(|rank| seen.iter().copied().filter(|card| card.rank == rank).collect::<Vec<_>>());
    let runs = seen.chunk_by(|a, b| a.suit == b.suit && a.rank + 1 == b.rank).map(<[_]>::to_vec);
    let groups: Vec<Vec<Seen>> = sets.chain(runs).collect();
    let ready = groups.iter().filter(|group| group.len() >= 3);
    let mut found: Vec<Vec<&str>> = ready.flat_map(|group| [texts(group), texts(&group[..3])]).collect();
    found.sort_by_key(|meld| std::cmp::Reverse(meld.len()));
    found.dedup();
    if cards.contains(&JOKER) {
        found.extend(groups.iter().filter(|group| group.len() == 2).map(|pair| [texts(pair), vec![JOKER]].concat()));
    }
    found
}

fn texts<'a>(cards: &[Seen<'a>]) -> Vec<&'a str> {
    cards.iter().map(|card| card.text).collect()
}

/// The hand, first the card that is of least use; among equals the dearest. Jokers come last.
pub fn by_use<'a>(cards: &[&'a str]) -> Vec<&'a str> {
    let mut seen: Vec<Seen<'a>> = cards.iter().filter_map(|card| Seen::new(card)).collect();
    let all = seen.clone();
    let using =
        |card: Seen| all.iter().filter(|other| **other != card).map(|other| card.closeness(*other)).sum::<usize>();
    seen.sort_by_key(|card| (using(*card), std::cmp::Reverse(card.rank)));
    let jokers = cards.iter().copied().filter(|card| *card == JOKER);
    seen.into_iter().map(|card| card.text).chain(jokers).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sees_what_lies_ready() {
        let hand = ["7h", "2c", "7s", "3c", "Kd", "4c", "7d", "5c"];
        assert_eq!(melds(&hand), [vec!["2c", "3c", "4c", "5c"], vec!["7d", "7h", "7s"], vec!["2c", "3c", "4c"]]);
        assert_eq!(by_use(&hand)[0], "Kd");
        assert_eq!(melds(&["7h", "7h", "7s", "*"]), [["7h", "7s", "*"]], "two that show the same are no pair");
        assert_eq!(by_use(&["*", "7h"]), ["7h", "*"]);
    }
}
