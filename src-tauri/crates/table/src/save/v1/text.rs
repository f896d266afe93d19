//! Cards in a save: their texts, and `#1` after one that is not of the first copy.

use cards::{Card, Face, Slot};
use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Cards in order: `7h 8h#1 *`.
pub(crate) struct Cards(pub Vec<Card>);

/// Cards with what they play: `7h *#1=8h 9h`.
pub(crate) struct Slots(pub Vec<Slot>);

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let words: Vec<String> = self.0.iter().map(|card| word(*card)).collect();
        serializer.serialize_str(&words.join(" "))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let cards: Option<Vec<Card>> = text.split_whitespace().map(card).collect();
        cards.map(Self).ok_or_else(|| no_cards(&text))
    }
}

impl Serialize for Slots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let words = self.0.iter().map(|slot| match slot.plays == slot.card.face() {
            true => word(slot.card),
            false => format!("{}={}", word(slot.card), slot.plays),
        });
        serializer.serialize_str(&words.collect::<Vec<_>>().join(" "))
    }
}

impl<'de> Deserialize<'de> for Slots {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let slots: Option<Vec<Slot>> = text.split_whitespace().map(slot).collect();
        slots.map(Self).ok_or_else(|| no_cards(&text))
    }
}

fn no_cards<E: Error>(text: &dyn fmt::Display) -> E {
    E::custom(format_args!("`{text}` are no cards"))
}

fn word(card: Card) -> String {
    match card.copy() {
        0 => card.to_string(),
        copy => format!("{card}#{copy}"),
    }
}

fn card(word: &str) -> Option<Card> {
    let (face, copy) = match word.split_once('#') {
        None => (word, 0),
        Some((face, copy)) => (face, copy.parse().ok().filter(|copy| (1..Card::COPIES).contains(copy))?),
    };
    Some(Card::first(face.parse().ok()?).with_copy(copy))
}

fn slot(word: &str) -> Option<Slot> {
    let Some((shown, plays)) = word.split_once('=') else {
        return card(word).map(Slot::natural);
    };
    let slot = Slot { card: card(shown)?, plays: plays.parse().ok()? };
    (slot.card.face() == Face::Joker).then_some(slot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_and_jokers_come_back_as_they_were() {
        for text in ["\"\"", "\"7h 7h#1 *#1\""] {
            let cards: Cards = serde_json::from_str(text).expect("cards");
            assert_eq!(serde_json::to_string(&cards).expect("text"), text);
        }
        let text = "\"7h *#1=8h 9h#1\"";
        let slots: Slots = serde_json::from_str(text).expect("slots");
        assert_eq!(serde_json::to_string(&slots).expect("text"), text);
    }

    #[test]
    fn what_is_no_card_is_refused() {
        for text in ["\"7x\"", "\"7h#2\"", "\"7h#\"", "\"7h#-1\"", "7"] {
            assert!(serde_json::from_str::<Cards>(text).is_err(), "{text}");
        }
        assert!(serde_json::from_str::<Slots>("\"7h=8h\"").is_err());
    }
}
