//! What a player does at the table. Nothing is judged here: what may not be done is asked all the same, and the refusal
//! says why.

use cards::{Card, Nudge, SortBy};
use protocol::{
    Act, Action, Agree, Agreement, Arrange, AskHint, KeepDraft, Level, MeldId, Phase, Request, Seat, SetLevel, TakeBack,
};

use super::push::say_why;
use crate::{
    model::{Hint, Model, Pending, Refused, RoundPage, Sheet, TableModel},
    msg::{Arranging, Cmd, Mend},
    placing::Choice,
    say::Say,
};

/// A tap at the table; without a table it means nothing.
pub(super) fn tap(model: &mut Model, what: impl FnOnce(&mut TableModel) -> Wish) -> Vec<Cmd> {
    let Some(table) = &mut model.table else { return Vec::new() };
    table.reason = None;
    table.hint.fade();
    match what(table).or_refused(table) {
        Wish::Nothing => Vec::new(),
        Wish::Explain(why) => {
            table.reason = Some(why.clone());
            model.tell(why);
            Vec::new()
        }
        Wish::Refuse(refused) => {
            say_why(model, refused);
            Vec::new()
        }
        Wish::Ask(choices) => {
            table.asked = choices;
            model.sheet = Some(Sheet::Which);
            Vec::new()
        }
        wish @ (Wish::Arrange | Wish::SetLevel(..) | Wish::KeepDraft | Wish::Hint) => send(model, wish),
        // One thing at a time: until it is answered, another tap is the same tap.
        Wish::Act(_) | Wish::Agree(_) | Wish::TakeBack if table.pending.is_some() => Vec::new(),
        wish @ (Wish::Act(_) | Wish::Agree(_) | Wish::TakeBack) => {
            let commands = send(model, wish);
            wait_for(model, &commands);
            commands
        }
    }
}

impl Wish {
    /// Which way is meant is asked only where there is one; else the table says why there is none now.
    fn or_refused(self, table: &TableModel) -> Self {
        let may_place = table.digging().is_some() || (table.is_my_turn() && table.view.phase == Phase::Play);
        match &self {
            Self::Ask(choices) if !may_place => Self::Act(choices[0].ways[0].action.clone()),
            Self::Ask(_)
            | Self::Nothing
            | Self::Explain(_)
            | Self::Refuse(_)
            | Self::Act(_)
            | Self::Agree(_)
            | Self::TakeBack
            | Self::SetLevel(..)
            | Self::KeepDraft
            | Self::Hint
            | Self::Arrange => self,
        }
    }
}

/// A choice in a sheet, which it closes.
pub(super) fn choose(model: &mut Model, what: impl FnOnce(&mut TableModel) -> Wish) -> Vec<Cmd> {
    model.sheet = None;
    tap(model, what)
}

/// How well a computer plays; where there are several, the sheet stays for the others.
pub(super) fn set_level(model: &mut Model, seat: Seat, level: Level) -> Vec<Cmd> {
    if model.table.as_ref().is_some_and(|table| table.levels().len() == 1) {
        model.sheet = None;
    }
    tap(model, |_| Wish::SetLevel(seat, level))
}

/// The end of the round opens, unless the player has looked at something else since.
pub(super) fn settled(model: &mut Model, deal: u32) -> Vec<Cmd> {
    let is_it = |table: &&mut TableModel| table.view.deal == deal && table.round_page == RoundPage::Settling;
    if let Some(table) = model.table.as_mut().filter(is_it) {
        table.round_page = RoundPage::Result;
    }
    Vec::new()
}

/// Nobody has to watch every move of six others.
pub(super) fn hurry(model: &mut Model) -> Vec<Cmd> {
    let Some(table) = model.table.as_mut().filter(|table| table.may_hurry()) else { return Vec::new() };
    table.hurried = true;
    vec![Cmd::Hurry]
}

/// What comes of a tap.
pub(super) enum Wish {
    Nothing,
    Act(Action),
    Agree(Agreement),
    TakeBack,
    Arrange,
    SetLevel(Seat, Level),
    /// The draft has changed and is to be kept.
    KeepDraft,
    /// Help.
    Hint,
    /// What was tapped does nothing now, for this reason.
    Explain(Say),
    /// The table cannot be asked, but this would be its answer.
    Refuse(Refused),
    /// Several things may be meant: ask which.
    Ask(Vec<Choice>),
}

pub(super) fn send(model: &mut Model, wish: Wish) -> Vec<Cmd> {
    let id = model.next_id;
    let Some(request) = model.table.as_ref().and_then(|table| table.request(id, wish)) else { return Vec::new() };
    model.next_id += 1;
    vec![Cmd::Send(request)]
}

fn wait_for(model: &mut Model, commands: &[Cmd]) {
    if let (Some(table), [Cmd::Send(request)]) = (&mut model.table, commands) {
        table.refused = None;
        table.pending = Some(Pending { id: request.id(), request: request.clone() });
    }
}

impl TableModel {
    /// One step back within the table, where there is one to take.
    pub(super) fn step_back(&mut self) -> bool {
        if self.reason.take().is_some() {
            return true;
        }
        if self.fan().is_some() {
            self.close_fan();
            return true;
        }
        let had_something = self.has_step_back();
        self.hint = Hint::Unasked;
        self.arranging = false;
        self.selected.clear();
        had_something
    }

    /// Whether there is a reason, an open pile, an order or a choice to give up.
    pub fn has_step_back(&self) -> bool {
        self.shown.is_some()
            || self.reason.is_some()
            || self.fan().is_some()
            || self.arranging
            || self.hint.is_seen()
            || !self.selected.is_empty()
    }

    fn request(&self, id: u64, wish: Wish) -> Option<Request> {
        let version = self.version;
        match wish {
            Wish::Nothing | Wish::Explain(_) | Wish::Refuse(_) | Wish::Ask(_) => None,
            Wish::Act(action) => Some(Request::Act(Act { id, version, action })),
            Wish::Agree(to) => Some(Request::Agree(Agree { id, to, deal: self.view.deal })),
            Wish::TakeBack => Some(Request::TakeBack(TakeBack { id, version })),
            // Tiles that lie on the table unconfirmed may come back to their place.
            Wish::Arrange => {
                Some(Request::Arrange(Arrange { id, order: self.order_to_keep().iter().copied().collect() }))
            }
            Wish::KeepDraft => {
                let steps = self.draft.as_ref()?.saved();
                Some(Request::Draft(KeepDraft { id, version, steps }))
            }
            Wish::Hint => Some(Request::Hint(AskHint { id, version })),
            Wish::SetLevel(seat, level) => Some(Request::SetLevel(SetLevel { id, seat, level })),
        }
    }

    /// A pile of which one may dig is laid open, but for a card that is to be discarded there.
    pub(super) fn tap_discard(&mut self) -> Wish {
        let may_discard = self.view.phase == Phase::Play && self.is_my_turn();
        let opens = self.opens_pile() && (!may_discard || self.selected.is_empty());
        match (opens, may_discard) {
            (true, _) => self.turn_fan(),
            (false, true) => self.discard_chosen(),
            (false, false) => Wish::Act(Action::Take),
        }
    }

    pub(super) fn tap_meld(&self, meld: MeldId) -> Wish {
        self.lay_off(meld, &self.selected)
    }

    pub(super) fn meld_chosen(&self) -> Wish {
        self.put_down(&self.selected)
    }

    fn order_to_keep(&self) -> &[Card] {
        if self.draft.is_some() { self.order.kept() } else { self.hand() }
    }

    pub(super) fn take_back(&self) -> Wish {
        let possible = self.view.options.as_ref().is_some_and(|options| options.take_back);
        if possible { Wish::TakeBack } else { Wish::Explain("step-take-back-why".into()) }
    }

    pub(super) fn show_round(&mut self, page: RoundPage) -> Wish {
        self.round_page = page;
        Wish::Nothing
    }

    pub(super) fn sort(&mut self, by: SortBy) -> Wish {
        self.order.sort(by);
        Wish::Arrange
    }

    pub(super) fn sort_by_melds(&mut self) -> Wish {
        self.order.lay(&self.laid_out().cards);
        Wish::Arrange
    }

    pub(super) fn nudge(&mut self, nudge: Nudge) -> Wish {
        let Some(card) = self.one_selected() else { return Wish::Explain("step-arrange-why".into()) };
        self.order.nudge(card, nudge);
        Wish::Arrange
    }

    pub(super) fn discard_chosen(&self) -> Wish {
        match self.selected[..] {
            [card] => Wish::Act(Action::Discard(card)),
            [] => Wish::Explain("step-discard-why".into()),
            _ => Wish::Explain("step-discard-one".into()),
        }
    }

    pub(super) fn mend(&mut self, mend: Mend) -> Wish {
        self.refused = None;
        match mend {
            Mend::Choose(cards) => {
                self.selected = cards;
                Wish::Nothing
            }
            Mend::Dig(with) => {
                self.take_along(&with);
                Wish::Nothing
            }
            Mend::Draw => Wish::Act(Action::Draw),
            Mend::Take => Wish::Act(Action::Take),
            Mend::Reset(action) => Wish::Act(action),
        }
    }

    pub(super) fn tap_card(&mut self, card: Card) -> Wish {
        self.refused = None;
        if let Some(place) = self.selected.iter().position(|other| *other == card) {
            self.selected.remove(place);
        } else if self.hand().contains(&card) {
            if self.arranging {
                self.selected.clear();
            }
            self.selected.push(card);
        }
        Wish::Nothing
    }

    pub(super) fn arrange(&mut self, arranging: Arranging) -> Wish {
        self.arranging = arranging == Arranging::Begin;
        match arranging {
            Arranging::Begin => self.selected.truncate(1),
            Arranging::End => self.selected.clear(),
        }
        Wish::Nothing
    }
}
