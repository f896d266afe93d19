//! A table and a rack, read from text.

use std::{collections::HashMap, fmt};

use cards::Card;
use serde_json::Value;

#[derive(Clone, Debug)]
pub struct Position {
    pub table: Vec<Vec<Card>>,
    pub rack: Vec<Card>,
}

impl Position {
    /// Melds are parted by commas; the second tile of a face is its second copy.
    pub fn of(table: &str, rack: &str) -> Self {
        let mut seen = HashMap::new();
        let mut cards = |text: &str| text.split_whitespace().map(|word| card(word, &mut seen)).collect();
        let melds = table.split(',').filter(|meld| !meld.trim().is_empty());
        Self { table: melds.map(&mut cards).collect(), rack: cards(rack) }
    }

    pub fn read(instance: &Value) -> Self {
        let melds = instance["table"].as_array().expect("a list of melds");
        let melds: Vec<&str> = melds.iter().map(|meld| meld.as_str().expect("a text")).collect();
        Self::of(&melds.join(","), instance["rack"].as_str().expect("a text"))
    }
}

fn card(word: &str, seen: &mut HashMap<String, u8>) -> Card {
    let copy = seen.entry(word.into()).or_default();
    *copy += 1;
    Card::first(word.parse().expect("a tile")).with_copy(*copy - 1)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {:?}, rack {:?}", self.table, self.rack)
    }
}
