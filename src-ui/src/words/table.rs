//! What a screen reader calls the things on a table, and what a refusal says.

use cards::{Ace, Card};
use protocol::{Discards, Rules, TakenCard};

use super::Words;
use crate::{
    model::{Refused, TableModel},
    say::{Arg, Say},
};

impl Words {
    /// A card of the hand with its state and place: "siete de corazones, elegida, 3 de 10".
    pub fn card_in_hand(&self, table: &TableModel, card: Card) -> String {
        let place = table.hand().iter().position(|other| *other == card).map_or(0, |index| index + 1);
        let mut parts = vec![self.card(card)];
        if table.is_selected(card) {
            parts.push(self.text("state-selected"));
        }
        if table.fresh.contains(card) {
            parts.push(self.text("state-fresh"));
        }
        if table.pointed_at().contains(card) {
            parts.push(self.text("state-refused"));
        }
        if table.hinted().contains(card) {
            parts.push(self.text("state-hinted"));
        }
        parts.push(self.with("place-in-hand", &[("place", place.into()), ("count", table.hand().len().into())]));
        parts.join(", ")
    }

    /// A card of the open discard pile: "ocho de picas, indicada, la toma con 5 más".
    pub fn card_in_fan(&self, table: &TableModel, place: usize) -> String {
        let card = table.view.discard.get(place).map(|card| self.card(*card)).unwrap_or_default();
        let named = table.named();
        let along = table.fan().is_some_and(|fan| fan.along.contains(&place));
        let state = match named {
            Some(named) if named == place => Some("fan-named"),
            Some(_) if along => Some("state-selected"),
            Some(named) if place > named => Some("fan-comes"),
            Some(_) | None => table.may_dig().then(|| if table.can_be_dug(place) { "fan-open" } else { "fan-nowhere" }),
        };
        let depth = self.with("fan-depth", &[("count", table.brought_from(place).into())]);
        [Some(card), state.map(|key| self.text(key)), Some(depth)].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// The hand as a group: "Tu mano, 10 cartas".
    pub fn hand(&self, count: usize) -> String {
        self.with("hand-count", &[("count", count.into())])
    }

    /// The stock: "Mazo, 21 cartas".
    pub fn stock(&self, count: usize) -> String {
        self.with("stock-count", &[("count", count.into())])
    }

    /// The discard pile with its top: "Descarte, siete de corazones encima, 3 cartas".
    pub fn discard(&self, top: Option<Card>, count: usize) -> String {
        match top {
            None => self.text("discard-empty"),
            Some(card) => self.with("discard-count", &[("card", card.into()), ("count", count.into())]),
        }
    }
}

/// The sentence of a refusal at a table with this law: its cards, and how many there are, for texts that read well
/// without any.
pub fn refusal_say(refused: &Refused, law: &Rules) -> Say {
    Say {
        key: format!("refusal-{}", refused.code).into(),
        args: vec![
            ("cards", Arg::Cards(refused.cards.clone())),
            ("count", refused.cards.len().into()),
            ("ace", ace(law).into()),
            ("last", last(law).into()),
            ("dig", dig(law).into()),
        ],
    }
}

/// Where an ace may lie in a run.
const fn ace(law: &Rules) -> &'static str {
    match law.ace {
        Ace::Low => "low",
        Ace::High => "high",
        Ace::Either => "either",
    }
}

/// Whether the card just taken may be discarded as the last one.
const fn last(law: &Rules) -> &'static str {
    match law.taken_card {
        TakenCard::Stays => "never",
        TakenCard::StaysUnlessLast => "allowed",
    }
}

/// What is wrong with a dig: there is none at this table, or the card lies on top.
const fn dig(law: &Rules) -> &'static str {
    match law.discards {
        Discards::None | Discards::Top => "never",
        Discards::Dig => "top",
    }
}
