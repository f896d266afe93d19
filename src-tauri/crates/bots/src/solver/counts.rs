//! How many tiles there are of each colour and number: all that matters for what is best.

use cards::{Card, Face};

/// Colours of tiles.
pub const COLOURS: usize = 4;

/// The highest number.
pub const NUMBERS: usize = 13;

/// Tiles of one number, colour by colour.
pub type ByColour = [u8; COLOURS];

/// The tiles of table and rack, counted.
///
/// Invariant: no more of any tile than the deck has, kept by whoever holds only its cards.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Tiles of each number, from 1 at place 0, that lie on the table and must stay there.
    pub on_table: [ByColour; NUMBERS],
    /// Tiles of each number on the table and in the rack together.
    pub all: [ByColour; NUMBERS],
    pub jokers_on_table: u8,
    pub jokers: u8,
}

impl Counts {
    pub fn of(table: impl IntoIterator<Item = Card>, rack: impl IntoIterator<Item = Card>) -> Self {
        let mut counts = Self::default();
        table.into_iter().for_each(|card| counts.lay(&[card]));
        rack.into_iter().for_each(|card| counts.add(card));
        counts
    }

    /// The same table with a rack of tiles.
    pub fn with(&self, rack: &[Card]) -> Self {
        let mut counts = self.clone();
        rack.iter().for_each(|card| counts.add(*card));
        counts
    }

    /// These tiles come to lie on the table.
    pub fn lay(&mut self, tiles: &[Card]) {
        for card in tiles {
            self.add(*card);
            match place(*card) {
                None => self.jokers_on_table += 1,
                Some((number, colour)) => self.on_table[number][colour] += 1,
            }
        }
    }

    fn add(&mut self, card: Card) {
        match place(card) {
            None => self.jokers += 1,
            Some((number, colour)) => self.all[number][colour] += 1,
        }
    }
}

/// The number's place, from 0, and the colour's of a tile; none for a joker.
pub fn place(card: Card) -> Option<(usize, usize)> {
    match card.face() {
        Face::Joker => None,
        Face::Suited(suit, rank) => Some((usize::from(rank.number()) - 1, suit as usize % COLOURS)),
    }
}
