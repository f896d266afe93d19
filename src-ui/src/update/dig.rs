//! What a player does with the open discard pile, and with cards that can go down in more than one way.

use cards::{Card, Face, Rank, Slot, Suit};
use protocol::{Action, Code, MeldId, Phase, Placing, SeatEvent};

use super::table::{Wish, tap};
use crate::{
    model::{Fan, Model, Refused, TableModel},
    msg::Cmd,
    placing::{Choice, Source, Way, has_joker},
};

/// A tap on a card of the open pile; what the bar says of it then is said to whoever cannot see it.
pub(super) fn tap_pile(model: &mut Model, place: usize) -> Vec<Cmd> {
    let commands = tap(model, |table| table.tap_pile(place));
    let said = model.table.as_ref().filter(|table| table.named().is_some() && table.reason.is_none());
    let step = said.map(TableModel::step);
    step.into_iter().flat_map(|step| [Some(step.title), step.note]).flatten().for_each(|say| model.tell(say));
    commands
}

impl TableModel {
    /// Opens the pile, its top named where that may be taken; closes it where it is open.
    pub(super) fn turn_fan(&mut self) -> Wish {
        if self.fan().is_some() {
            return self.close_fan();
        }
        if !self.opens_pile() {
            return Wish::Explain("fan-why".into());
        }
        self.arranging = false;
        let top = self.top();
        self.fan = Some(Fan { named: self.can_be_dug(top).then_some(top), along: Vec::new() });
        Wish::Nothing
    }

    /// What was chosen for a dig is given up with it.
    pub(super) fn close_fan(&mut self) -> Wish {
        if self.digs() {
            self.selected.clear();
        }
        self.fan = None;
        self.refused = None;
        Wish::Nothing
    }

    /// A newer card than the named one goes down with it, or no longer does, where that one can go down; any other is
    /// named.
    fn tap_pile(&mut self, place: usize) -> Wish {
        self.refused = None;
        if !self.may_dig() {
            let why = if self.is_my_turn() { "refusal-already_drawn" } else { "refusal-not_your_turn" };
            return Wish::Explain(why.into());
        }
        match self.named() {
            Some(named) if named == place => self.name(None),
            Some(named) if place > named && self.can_be_dug(named) => self.turn_along(place),
            Some(_) | None => return self.name_meant(place),
        }
        Wish::Nothing
    }

    fn name_meant(&mut self, place: usize) -> Wish {
        let meant = self.meant_by(place);
        self.name(Some(meant));
        if meant == place { Wish::Nothing } else { Wish::Explain("fan-nearer".into()) }
    }

    /// A card that is dragged to the hand is named; what is named already stays so.
    pub(super) fn name_dragged(&mut self, place: usize) -> Wish {
        if self.named() == Some(place) { Wish::Nothing } else { self.name_meant(place) }
    }

    /// Names a card. What is chosen stays where it goes with the card, or where nothing goes with it; else what is worth
    /// most does.
    fn name(&mut self, place: Option<usize>) {
        let was_digging = self.digs();
        self.fan = Some(Fan { named: place, along: Vec::new() });
        match place.filter(|_| self.digs()) {
            Some(_) if self.goes_down() => {}
            Some(place) => self.take_along(&self.best_with(place).unwrap_or_default()),
            None if was_digging => self.selected.clear(),
            None => {}
        }
    }

    /// Whether a card is named that can go down: what is chosen then goes with it.
    pub(super) fn digs(&self) -> bool {
        self.digging().and(self.named()).is_some_and(|place| self.can_be_dug(place))
    }

    fn goes_down(&self) -> bool {
        let cards = self.going_down();
        !self.selected.is_empty() && (!self.ways_to_meld(&cards).is_empty() || self.open_to().any_meld())
    }

    fn turn_along(&mut self, place: usize) {
        let Some(fan) = &mut self.fan else { return };
        match fan.along.iter().position(|other| *other == place) {
            Some(at) => drop(fan.along.remove(at)),
            None => fan.along.push(place),
        }
    }

    /// Chooses what goes down with the named card.
    pub(super) fn take_along(&mut self, with: &[Source]) {
        self.selected.clear();
        let mut along = Vec::new();
        for source in with {
            match source {
                Source::Hand(card) => self.selected.push(*card),
                Source::Pile(place) => along.push(*place),
            }
        }
        if let Some(fan) = &mut self.fan {
            fan.along = along;
        }
    }

    /// What of the open pile outlasts what happened: nothing is named that may not be, nor a pile open that lies anew.
    pub(super) fn keep_fan(&mut self, events: &[SeatEvent]) {
        let lies_anew = events.iter().any(|event| match event {
            SeatEvent::Dealt { .. } | SeatEvent::Shuffled | SeatEvent::TurnedOver(_) | SeatEvent::Dug(..) => true,
            SeatEvent::Drew(..)
            | SeatEvent::Took(..)
            | SeatEvent::Melded(..)
            | SeatEvent::LaidOff(..)
            | SeatEvent::Discarded(..)
            | SeatEvent::Played(..)
            | SeatEvent::Passed(_) => false,
        });
        let may_dig = self.may_dig();
        self.fan = self.fan.take().filter(|_| !lies_anew && self.opens_pile());
        if let Some(fan) = self.fan.as_mut().filter(|_| !may_dig) {
            *fan = Fan::default();
        }
    }

    /// Puts cards down wherever they go, with those of the open pile: as a new meld, else on a meld.
    pub(super) fn put_down(&self, cards: &[Card]) -> Wish {
        let all = self.going_down_with(cards);
        let mut on_the_table = self.choices_of_meld(&all);
        let can_meld = !self.ways_to_meld(&all).is_empty();
        match on_the_table.len() {
            _ if can_meld => self.meld(cards),
            0 => self.meld(cards),
            1 => one_of(on_the_table.remove(0).ways).unwrap_or(Wish::Nothing),
            _ => Wish::Ask(on_the_table),
        }
    }

    /// Puts cards down as a new meld, with those of the open pile, or hears why not.
    pub(super) fn meld(&self, cards: &[Card]) -> Wish {
        let all = self.going_down_with(cards);
        one_of(self.ways_to_meld(&all)).unwrap_or_else(|| self.hear_why_not(&all, Placing::Meld))
    }

    /// Lays cards off on a meld, with those of the open pile, or hears why not.
    pub(super) fn lay_off(&self, meld: MeldId, cards: &[Card]) -> Wish {
        let all = self.going_down_with(cards);
        let place = |slots| Placing::LayOff(meld, slots);
        one_of(self.ways_at(meld, &all)).unwrap_or_else(|| self.hear_why_not(&all, place))
    }

    /// The table says why cards do not go there; where a joker could be nothing at all, there is no move to ask it about.
    fn hear_why_not(&self, cards: &[Card], place: impl FnOnce(Vec<Slot>) -> Placing) -> Wish {
        let may_place = self.digging().is_some() || self.view.phase == Phase::Play;
        if cards.is_empty() {
            return Wish::Explain("step-choose-why".into());
        }
        let action = self.action(place(cards.iter().copied().map(Slot::natural).collect()));
        if has_joker(cards) && may_place && self.is_my_turn() {
            let code = joker_code(cards, &action);
            return Wish::Refuse(Refused { code, cards: cards.to_vec(), action: Some(action) });
        }
        Wish::Act(action)
    }

    /// Goes on with what was chosen in the sheet; where that may still mean several things, it asks once more.
    pub(super) fn choose_which(&mut self, place: usize) -> Wish {
        let asked = std::mem::take(&mut self.asked);
        asked.into_iter().nth(place).and_then(|choice| one_of(choice.ways)).unwrap_or(Wish::Nothing)
    }
}

/// The only way, or the question which; none where there is no way.
fn one_of(ways: Vec<Way>) -> Option<Wish> {
    match &ways[..] {
        [] => None,
        [only] => Some(Wish::Act(only.action.clone())),
        _ => Some(Wish::Ask(ways.iter().map(Choice::of).collect())),
    }
}

/// Why these cards, a joker among them, cannot be put there whatever it stands for.
fn joker_code(cards: &[Card], action: &Action) -> Code {
    if matches!(action, Action::LayOff(..) | Action::Dig(_, Placing::LayOff(..))) {
        return Code::DoesNotFitMeld;
    }
    let naturals: Vec<(Suit, Rank)> = cards.iter().filter_map(|card| suited(*card)).collect();
    let Some((suit, rank)) = naturals.first() else { return Code::JokerNeedsNatural };
    match cards.len() {
        ..3 => Code::TooShort,
        _ if naturals.iter().all(|(_, other)| other == rank) => Code::DuplicateSuit,
        _ if naturals.iter().all(|(other, _)| other == suit) => Code::NotConsecutive,
        _ => Code::NotASetOrRun,
    }
}

const fn suited(card: Card) -> Option<(Suit, Rank)> {
    match card.face() {
        Face::Suited(suit, rank) => Some((suit, rank)),
        Face::Joker => None,
    }
}
