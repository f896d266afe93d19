//! Tables and racks of tiles as files hold them, with what is best where that is known.

use std::{collections::HashMap, path::Path};

use cards::{Ace, Card, Deck, Face, Meld, ParseFaceError, Slot};
use serde::Deserialize;

use crate::{listed::Listed, trouble::Trouble};

pub struct Instance {
    pub id: String,
    pub table: Vec<Vec<Card>>,
    pub rack: Vec<Card>,
    pub optimum: Optimum,
}

/// What is best by each measure, as far as it is known.
#[derive(Clone, Copy, Default, Debug, Deserialize)]
#[serde(default)]
pub struct Optimum {
    pub max_tiles: Option<u32>,
    pub points_at_max_tiles: Option<u32>,
    pub max_points_joker_0: Option<u32>,
    pub max_points_joker_30: Option<u32>,
    pub opening_points: Option<u32>,
}

impl Optimum {
    pub fn named(&self) -> [(&'static str, Option<u32>); 5] {
        [
            ("max_tiles", self.max_tiles),
            ("points_at_max_tiles", self.points_at_max_tiles),
            ("max_points_joker_0", self.max_points_joker_0),
            ("max_points_joker_30", self.max_points_joker_30),
            ("opening_points", self.opening_points),
        ]
    }

    /// What is known otherwise, in words.
    pub fn differences(&self, known: &Self) -> impl Iterator<Item = String> {
        self.named().into_iter().zip(known.named()).filter_map(|((name, found), (_, known))| {
            let (found, known) = (found?, known?);
            (found != known).then(|| format!("{name} is {known}, found {found}"))
        })
    }
}

#[derive(Deserialize)]
struct Written {
    id: String,
    table: Vec<String>,
    rack: String,
    #[serde(default)]
    optimum: Optimum,
}

impl Instance {
    /// The instances of a file: one, or a list of them.
    ///
    /// # Errors
    /// No such file, no instances in it, or tiles that are none, are too many or make no meld.
    pub fn read(file: &Path) -> Result<Vec<Self>, Trouble> {
        let written = Listed::<Written>::read(file)?;
        written.list.iter().map(|one| one.set_up().map_err(|why| written.trouble(&one.id, why))).collect()
    }
}

impl Written {
    fn set_up(&self) -> Result<Instance, String> {
        let mut box_of_tiles = Tiles::default();
        let table = self.table.iter().map(|text| {
            let cards = box_of_tiles.take(text)?;
            let slots: Vec<Slot> = cards.iter().copied().map(Slot::natural).collect();
            match Meld::new(&slots, Ace::Low) {
                Ok(_) => Ok(cards),
                Err(error) => Err(format!("`{text}` is no meld: {error}")),
            }
        });
        let table = table.collect::<Result<_, String>>()?;
        let rack = box_of_tiles.take(&self.rack)?;
        Ok(Instance { id: self.id.clone(), table, rack, optimum: self.optimum })
    }
}

/// How many tiles of each face were taken out of the box.
#[derive(Default)]
struct Tiles(HashMap<Face, u8>);

impl Tiles {
    fn take(&mut self, text: &str) -> Result<Vec<Card>, String> {
        text.split_whitespace().map(|word| self.take_one(word)).collect()
    }

    fn take_one(&mut self, word: &str) -> Result<Card, String> {
        let face: Face = word.parse().map_err(|error: ParseFaceError| error.to_string())?;
        let copy = self.0.entry(face).or_default();
        *copy += 1;
        match Deck::TILES.kind.has(face) {
            false => Err(format!("`{word}` is no tile")),
            true if *copy > Card::COPIES => Err(format!("there are more `{word}` than the deck has")),
            true => Ok(Card::first(face).with_copy(*copy - 1)),
        }
    }
}
