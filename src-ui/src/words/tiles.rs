//! What a screen reader calls tiles, melds of them, and the rack.

use cards::{Card, Face, MeldKind, Suit};

use super::Words;
use crate::model::{TableMeld, TableModel};

impl Words {
    /// The rack as a group: "Tu soporte, 14 fichas".
    pub fn rack(&self, count: usize) -> String {
        self.with("rack-count", &[("count", count.into())])
    }

    /// The pool: "Montón, 40 fichas"; of an empty one also that it lets pass.
    pub fn pool(&self, count: usize, may_pass: bool) -> String {
        let pass = may_pass.then(|| self.text("tiles-pass-button"));
        [Some(self.with("pool-count", &[("count", count.into())])), pass]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(": ")
    }

    /// A meld of the table: "Escalera de azul, del 4 al 7"; an unfinished one by its tiles.
    pub fn tiles(&self, meld: &TableMeld) -> String {
        let Ok(known) = &meld.verdict else {
            let tiles: Vec<String> = meld.cards.iter().map(|card| self.card(*card)).collect();
            return self.with("tiles-unfinished", &[("tiles", tiles.join(", ").into())]);
        };
        let ranks: Vec<u8> = known.ranks().map(cards::Rank::number).collect();
        let (low, high) = (ranks.iter().min().copied().unwrap_or(0), ranks.iter().max().copied().unwrap_or(0));
        let name = match known.kind() {
            MeldKind::Set => {
                let colours: Vec<String> = known.cards().filter_map(colour_of).map(|suit| self.suit(suit)).collect();
                self.with("tiles-group", &[("number", low.into()), ("colours", self.list(&colours).into())])
            }
            MeldKind::Run => {
                let colour = known.cards().find_map(colour_of).map(|suit| self.suit(suit)).unwrap_or_default();
                self.with("tiles-run", &[("colour", colour.into()), ("low", low.into()), ("high", high.into())])
            }
        };
        let jokers = known.cards().filter(|card| card.face() == Face::Joker).count();
        if jokers == 0 {
            name
        } else {
            self.with("tiles-with-joker", &[("meld", name.into()), ("count", jokers.into())])
        }
    }

    /// A tile of the table: "5 rojo, seleccionada, tuya".
    pub fn tile_on_table(&self, table: &TableModel, card: Card, is_own: bool, is_new: bool) -> String {
        let states = [
            (table.is_selected(card), "state-selected"),
            (is_own, "tile-own"),
            (is_new, "tile-new"),
            (table.pointed_at().contains(card), "state-refused"),
        ];
        let told = states.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| self.text(key));
        [self.card(card)].into_iter().chain(told).collect::<Vec<_>>().join(", ")
    }
}

const fn colour_of(card: Card) -> Option<Suit> {
    match card.face() {
        Face::Joker => None,
        Face::Suited(suit, _) => Some(suit),
    }
}
