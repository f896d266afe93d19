//! The discard pile laid open: which of its cards is named, and which of those that come with it go down with it.

use cards::Card;
use protocol::{Discards, Phase};

use super::TableModel;

/// The open pile. Places in it count from its oldest card, 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fan {
    /// The card that is named: it comes with all newer ones.
    pub named: Option<usize>,
    /// Newer cards that go down with it.
    pub along: Vec<usize>,
}

impl TableModel {
    /// Whether the discard pile can be laid open: only where one may dig, and only if there is more than the top.
    pub fn opens_pile(&self) -> bool {
        self.view.law.discards == Discards::Dig && self.view.discard.len() > 1
    }

    /// The pile, where it is laid open.
    pub fn fan(&self) -> Option<&Fan> {
        self.fan.as_ref().filter(|_| self.opens_pile())
    }

    /// Whether a card of the open pile may be named now; else it is only looked at.
    pub fn may_dig(&self) -> bool {
        self.is_my_turn() && self.view.phase == Phase::Draw && self.view.options.is_some()
    }

    /// The place of the card that is named.
    pub fn named(&self) -> Option<usize> {
        self.fan().filter(|_| self.may_dig())?.named
    }

    /// The card to dig for, where one is named that lies below the top.
    pub fn digging(&self) -> Option<Card> {
        let place = self.named().filter(|place| *place != self.top())?;
        self.view.discard.get(place).copied()
    }

    /// The top of the discard pile, where it is what is named.
    pub fn named_top(&self) -> Option<Card> {
        self.named().filter(|place| *place == self.top())?;
        self.view.discard.last().copied()
    }

    /// How many cards come with the one at this place, itself among them.
    pub fn brought_from(&self, place: usize) -> usize {
        self.view.discard.len().saturating_sub(place)
    }

    /// The place that is meant by naming the card at this one: of two equal cards the one nearer the top.
    pub fn meant_by(&self, place: usize) -> usize {
        let face = self.view.discard.get(place).map(|card| card.face());
        self.view.discard.iter().rposition(|card| Some(card.face()) == face).unwrap_or(place)
    }

    /// Whether the card at this place may be named and taken: it can go down at once, or lies on top.
    pub fn can_be_dug(&self, place: usize) -> bool {
        let Some(options) = self.view.options.as_ref().filter(|_| self.may_dig()) else { return false };
        let is_meant = self.meant_by(place) == place;
        let card = self.view.discard.get(place).map(|card| card.face());
        let digs = options.dig.iter().any(|dig| Some(dig.face()) == card);
        if place == self.top() { options.take } else { is_meant && digs }
    }

    /// The cards that would go down: the chosen ones, and those of the open pile that go with them.
    pub fn going_down(&self) -> Vec<Card> {
        self.going_down_with(self.chosen())
    }

    /// The same, if these cards of the hand were chosen.
    pub fn going_down_with(&self, hand: &[Card]) -> Vec<Card> {
        let dug = self.digging().and_then(|_| self.fan()).map(|fan| fan.named.into_iter().chain(fan.along.clone()));
        let dug = dug.into_iter().flatten().filter_map(|place| self.view.discard.get(place));
        dug.chain(hand).copied().collect()
    }

    pub(crate) fn top(&self) -> usize {
        self.view.discard.len().saturating_sub(1)
    }
}
