//! Lists of cards as text: `7s 8s 9d`.

use alloc::{string::String, vec::Vec};
use cards::{Card, CardSet, Face, ParseFaceError, Slot};
use core::{fmt, ops::Deref, str::FromStr};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Cards in order, written as their texts with spaces between.
///
/// Two copies of a card read the same: the first one in the text is taken as the first copy.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cards(pub Vec<Card>);

/// A list with a text in it that is no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(transparent)]
pub struct ParseCardsError(#[from] ParseFaceError);

impl Cards {
    /// The cards without their order.
    pub fn set(&self) -> CardSet {
        self.0.iter().copied().collect()
    }
}

impl Deref for Cards {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.0
    }
}

impl From<CardSet> for Cards {
    fn from(set: CardSet) -> Self {
        Self(set.iter().collect())
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self(cards.into_iter().collect())
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        spaced(f, &self.0)
    }
}

impl FromStr for Cards {
    type Err = ParseCardsError;

    fn from_str(text: &str) -> Result<Self, ParseCardsError> {
        let slots = parse_slots(text)?;
        Ok(Self(slots.into_iter().map(|slot| slot.card).collect()))
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Writes things with a space between.
pub(crate) fn spaced<T: fmt::Display>(f: &mut fmt::Formatter<'_>, things: &[T]) -> fmt::Result {
    for (i, thing) in things.iter().enumerate() {
        write!(f, "{}{thing}", if i == 0 { "" } else { " " })?;
    }
    Ok(())
}

/// How often a list may name a face: more often than any deck has it, so that such a move is refused for a reason.
const MOST_NAMED: usize = 4;

/// Cards with what they play, `7s *=8s 9s`; the n-th time a face is named means its n-th copy, or the last there is.
pub(crate) fn parse_slots(text: &str) -> Result<Vec<Slot>, ParseFaceError> {
    let mut named: Vec<Face> = Vec::new();
    text.split_whitespace()
        .map(|word| {
            let (shown, plays) = match word.split_once('=') {
                Some(("*", plays)) => (Face::Joker, suited(plays)?),
                Some(_) => return Err(ParseFaceError(word.into())),
                None => word.parse().map(|face| (face, face))?,
            };
            let before = named.iter().filter(|face| **face == shown).count();
            named.push(shown);
            let card = (before < MOST_NAMED).then(|| nth_copy(shown, before));
            Ok(Slot { card: card.ok_or_else(|| ParseFaceError(word.into()))?, plays })
        })
        .collect()
}

fn suited(text: &str) -> Result<Face, ParseFaceError> {
    match text.parse()? {
        Face::Joker => Err(ParseFaceError(text.into())),
        face @ Face::Suited(..) => Ok(face),
    }
}

/// Gives the n-th card of a face its n-th copy, as whoever reads the list has it.
pub(crate) fn number_copies<'a>(cards: impl Iterator<Item = &'a mut Card>) {
    let mut named = [0; 256];
    for card in cards {
        let count: &mut usize = &mut named[usize::from(card.with_copy(0).byte())];
        *card = nth_copy(card.face(), *count);
        *count += 1;
    }
}

fn nth_copy(face: Face, before: usize) -> Card {
    Card::first(face).with_copy(before.min(usize::from(Card::COPIES) - 1) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn a_list_reads_back_as_it_was_written() {
        let cards: Cards = "7s  Td *".parse().expect("cards");
        assert_eq!(cards.to_string(), "7s Td *");
        assert_eq!("".parse::<Cards>().expect("no cards").len(), 0);
    }

    #[test]
    fn the_second_of_two_equal_cards_is_the_second_copy() {
        let cards: Cards = "7s 7s".parse().expect("cards");
        assert_eq!(cards.set().len(), 2);
    }

    #[test]
    fn more_copies_than_a_deck_can_have_are_refused() {
        assert!("7s 7s 7s 7s 7s".parse::<Cards>().is_err());
        assert!("7s=8s".parse::<Cards>().is_err());
    }
}
