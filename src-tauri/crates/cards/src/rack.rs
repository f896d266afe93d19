//! The melds that a rack of tiles holds.

use crate::{Ace, Card, CardSet, Face, Meld, Rank, Slot, Suit};
use alloc::{vec, vec::Vec};

/// Every set of tiles of a rack that makes a meld, each once by its faces, as it would lie unordered: where a joker may
/// lie in several places it lies where it is worth the most.
pub fn melds_of_rack(rack: &CardSet) -> impl Iterator<Item = Vec<Card>> + use<> {
    let jokers: Vec<Card> = rack.iter().filter(|card| card.face() == Face::Joker).collect();
    let rack = *rack;
    let naturals = singles(rack).chain(groups(rack)).chain(runs(rack, jokers.len()));
    naturals.flat_map(move |cards| with_jokers(&cards, &jokers))
}

/// One tile of each face, by itself: two jokers make a meld of it.
fn singles(rack: CardSet) -> impl Iterator<Item = Vec<Card>> {
    let lowest = rack.iter().filter(move |card| rack.find(card.face()) == Some(*card));
    lowest.filter(|card| card.face() != Face::Joker).map(|card| vec![card])
}

/// Two to four tiles of a number.
fn groups(rack: CardSet) -> impl Iterator<Item = Vec<Card>> {
    Rank::all().flat_map(move |rank| {
        let held = Suit::TILES.into_iter().filter_map(|suit| rack.find(Face::Suited(suit, rank)));
        let four: Vec<Card> = held.collect();
        (0u8..1 << four.len()).filter(|mask| mask.count_ones() > 1).map(move |mask| chosen(&four, mask))
    })
}

/// Those cards for which the mask has a bit.
fn chosen(cards: &[Card], mask: u8) -> Vec<Card> {
    cards.iter().enumerate().filter(|(place, _)| mask >> place & 1 == 1).map(|(_, card)| *card).collect()
}

/// Two or more tiles of a colour with no more numbers between them than there are jokers.
fn runs(rack: CardSet, jokers: usize) -> impl Iterator<Item = Vec<Card>> {
    Suit::TILES.into_iter().flat_map(move |suit| {
        let held: Vec<Card> = Rank::all().filter_map(|rank| rack.find(Face::Suited(suit, rank))).collect();
        let mut all: Vec<Vec<Card>> = Vec::new();
        let mut open: Vec<Vec<Card>> = held.iter().map(|card| vec![*card]).collect();
        while let Some(begun) = open.pop() {
            let longer = held.iter().filter(|card| gaps(&begun, **card).is_some_and(|gaps| gaps <= jokers));
            for card in longer {
                let cards: Vec<Card> = begun.iter().copied().chain([*card]).collect();
                all.push(cards.clone());
                open.push(cards);
            }
        }
        all
    })
}

/// How many numbers are missing once this tile follows these; none where it does not come after them.
fn gaps(begun: &[Card], next: Card) -> Option<usize> {
    let (first, last) = (number(*begun.first()?), number(*begun.last()?));
    let next = number(next);
    (next > last).then(|| usize::from(next - first) - begun.len())
}

/// These tiles with every number of jokers with which they make a meld.
fn with_jokers(naturals: &[Card], jokers: &[Card]) -> Vec<Vec<Card>> {
    let with = |count: usize| -> Option<Vec<Card>> {
        // Named downwards, so that two or more tiles are in no order in which their jokers would have places.
        let named: Vec<Slot> = naturals.iter().rev().chain(&jokers[..count]).copied().map(Slot::natural).collect();
        Some(Meld::new(&named, Ace::Low).ok()?.cards().collect())
    };
    (0..=jokers.len()).filter_map(with).collect()
}

fn number(card: Card) -> u8 {
    match card.face() {
        Face::Joker => 0,
        Face::Suited(_, rank) => rank.number(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::{String, ToString};

    fn melds(rack: &str) -> Vec<String> {
        let cards = rack.split(' ').map(|text| Card::first(text.parse().expect("a tile")));
        let text = |meld: Vec<Card>| meld.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let mut all: Vec<String> = melds_of_rack(&cards.collect()).map(text).collect();
        all.sort();
        all
    }

    #[test]
    fn each_set_of_tiles_is_there_once_at_its_best() {
        assert_eq!(melds("r9 r10 r11 k9 b2"), ["r9 r10 r11"]);
        assert_eq!(melds("r9 r10 k9 *"), ["* r9 k9", "r9 r10 *"]);
        assert_eq!(
            melds("r3 r4 r5 r7 *"),
            ["r3 * r5", "r3 r4 *", "r3 r4 r5", "r3 r4 r5 *", "r3 r4 r5 * r7", "r4 r5 *", "r4 r5 * r7", "r5 * r7"]
        );
        assert_eq!(melds("r3 r4 b5"), Vec::<String>::new());
    }
}
