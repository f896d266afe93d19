//! What chosen cards may become on the table: tried out with the cards alone, to light things up and to ask with. Whoever
//! hosts the table decides.

mod best;

use cards::{Card, Face, Meld, Slot, announced};
use protocol::{Action, MeldId, Placing, preview};

pub use best::Source;

use crate::model::TableModel;

/// One way to put cards down, every joker among them announced.
#[derive(Clone, PartialEq, Debug)]
pub struct Way {
    pub action: Action,
    /// The meld that lies there then.
    pub makes: Meld,
}

/// One of several things to choose from: what it would look like, and the moves it stands for.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The meld as it would lie; where jokers are still to be announced, as it lies now.
    pub slots: Vec<Slot>,
    /// The cards of it that are put down.
    pub added: Vec<Card>,
    pub ways: Vec<Way>,
}

impl TableModel {
    /// Every way in which these cards make a new meld.
    pub fn ways_to_meld(&self, cards: &[Card]) -> Vec<Way> {
        let all = announced(cards, self.view.law.ace).into_iter();
        all.filter_map(|slots| self.way(Placing::Meld(slots))).collect()
    }

    /// Every way in which these cards can be laid off on this meld.
    pub fn ways_at(&self, id: MeldId, cards: &[Card]) -> Vec<Way> {
        let Some(there) = self.laid_meld(id).filter(|_| !cards.is_empty()) else { return Vec::new() };
        let all = there.announced(cards, self.view.law.ace).into_iter();
        all.filter_map(|slots| self.way(Placing::LayOff(id, slots))).collect()
    }

    /// The lit melds, each with the ways in which these cards go there.
    pub fn ways_on_the_table(&self, cards: &[Card]) -> Vec<(MeldId, Vec<Way>)> {
        let lit = self.open_to().melds.into_iter().enumerate().filter(|(_, lit)| *lit);
        lit.map(|(index, _)| MeldId::at(index)).map(|id| (id, self.ways_at(id, cards))).collect()
    }

    /// The move of putting cards down: a dig, where a card of the open pile is named.
    pub fn action(&self, place: Placing) -> Action {
        match self.digging() {
            Some(card) => Action::Dig(card, place),
            None => place.into(),
        }
    }

    /// The melds on the table.
    pub(crate) fn laid_melds(&self) -> impl Iterator<Item = Meld> + '_ {
        (0..self.view.melds.len()).filter_map(|index| self.laid_meld(MeldId::at(index)))
    }

    fn laid_meld(&self, id: MeldId) -> Option<Meld> {
        Meld::new(&self.view.melds.get(id.index()?)?.cards, self.view.law.ace).ok()
    }

    fn way(&self, place: Placing) -> Option<Way> {
        let action = self.action(place);
        let makes = preview(&self.view, &action).ok()?;
        Some(Way { action, makes })
    }

    /// One choice for each meld that the cards can go on.
    pub fn choices_of_meld(&self, cards: &[Card]) -> Vec<Choice> {
        let on_the_table = self.ways_on_the_table(cards);
        on_the_table.into_iter().map(|(id, ways)| self.choice_of_meld(id, ways)).collect()
    }

    fn choice_of_meld(&self, id: MeldId, ways: Vec<Way>) -> Choice {
        match &ways[..] {
            [only] => Choice::of(only),
            _ => {
                let there = id.index().and_then(|index| self.view.melds.get(index));
                Choice { slots: there.map(|laid| laid.cards.clone()).unwrap_or_default(), added: Vec::new(), ways }
            }
        }
    }
}

impl Choice {
    /// The choice that stands for this way alone.
    pub fn of(way: &Way) -> Self {
        let added = placed(&way.action).iter().map(|slot| slot.card).collect();
        Self { slots: way.makes.slots().to_vec(), added, ways: vec![way.clone()] }
    }
}

/// The cards that a move puts on the table.
pub fn placed(action: &Action) -> &[Slot] {
    match action {
        Action::Meld(slots)
        | Action::LayOff(_, slots)
        | Action::Dig(_, Placing::Meld(slots) | Placing::LayOff(_, slots)) => slots,
        Action::Draw | Action::Take | Action::Discard(_) | Action::Play(_) | Action::Pass => &[],
    }
}

/// Whether there is a joker among these.
pub fn has_joker(cards: &[Card]) -> bool {
    cards.iter().any(|card| card.face() == Face::Joker)
}
