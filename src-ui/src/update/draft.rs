//! What a player does with the tiles of a table that may be rebuilt. The draft says what a step makes of it; whether the
//! whole is right, the host.

use cards::{Card, CardSet, Nudge};
use protocol::{Action, DraftMeldId, Edit, Refusal};

use super::table::{Wish, choose, tap};
use crate::{
    model::{Model, Refused, Sheet, TableModel, TileDraft},
    msg::{Cmd, Handling},
    say::Say,
    words::refusal_say,
};

/// A tap on tiles, or on what moves them.
pub(super) fn handle(model: &mut Model, what: Handling) -> Vec<Cmd> {
    match what {
        Handling::Draw => give_up(model, Action::Draw),
        Handling::Pass => give_up(model, Action::Pass),
        Handling::Reset => choose(model, |table| table.handle(Handling::Reset)),
        Handling::ResetAnd(action) => {
            // The host keeps the draft, and has to know that it is reset before the turn is given up.
            let mut commands = choose(model, |table| table.handle(Handling::Reset));
            commands.extend(tap(model, |_| Wish::Act(action)));
            commands
        }
        what @ Handling::Tap(_) => {
            let commands = tap(model, |table| table.handle(what));
            tell_of_whole_meld(model);
            commands
        }
        what @ (Handling::New
        | Handling::Add(_)
        | Handling::Back
        | Handling::Split(..)
        | Handling::Shift(_)
        | Handling::Undo
        | Handling::Redo
        | Handling::Zoom
        | Handling::Confirm) => tap(model, |table| table.handle(what)),
    }
}

/// A second tap chooses more tiles than the one that was tapped, and whoever hears the page is told how many.
fn tell_of_whole_meld(model: &mut Model) {
    let whole = model.table.as_ref().filter(|table| table.is_whole_meld_chosen()).map(|table| table.chosen().to_vec());
    if let Some(cards) = whole {
        model.tell(Say::new("tiles-chosen").with("count", cards.len()).with("cards", cards));
    }
}

/// Draws; where the pool of tiles is empty, passing takes its place.
pub(super) fn tap_stock(model: &mut Model) -> Vec<Cmd> {
    match model.table.as_ref().filter(|table| table.is_rebuilt()) {
        Some(table) if table.view.stock_count == 0 => give_up(model, Action::Pass),
        Some(_) => give_up(model, Action::Draw),
        None => tap(model, |_| Wish::Act(Action::Draw)),
    }
}

/// Draws or passes; a draft that is not reset is told of, with a way out.
fn give_up(model: &mut Model, action: Action) -> Vec<Cmd> {
    let refusal = model.table.as_ref().and_then(|table| table.at_hand()?.must_be_reset().err());
    match (refusal, &mut model.table) {
        (Some(Refusal { code, .. }), Some(table)) => {
            let cards = table.at_hand().map(|draft| draft.placed().iter().collect()).unwrap_or_default();
            let refused = Refused { code, cards, action: Some(action) };
            let why = refusal_say(&refused, &table.view.law);
            table.refused = Some(refused);
            table.reason = None;
            model.sheet = Some(Sheet::WhyNot);
            model.tell(why);
            Vec::new()
        }
        _ => tap(model, |_| Wish::Act(action)),
    }
}

impl TableModel {
    fn handle(&mut self, what: Handling) -> Wish {
        self.refused = None;
        self.moved = CardSet::EMPTY;
        match what {
            Handling::Tap(card) => self.tap_tile(card),
            Handling::New => self.step_with_chosen(Edit::New),
            Handling::Add(meld) => self.step_with_chosen(|cards| Edit::Add(meld, cards)),
            Handling::Back => self.step_with_chosen(Edit::Back),
            Handling::Split(meld, place) => self.step_of_draft(Edit::Split(meld, place)),
            Handling::Shift(nudge) => self.shift(nudge),
            Handling::Undo => self.go(TileDraft::undo, "tiles-undo-why"),
            Handling::Redo => self.go(TileDraft::redo, "tiles-redo-why"),
            Handling::Reset => self.go(TileDraft::reset, "tiles-undo-why"),
            Handling::ResetAnd(action) => Wish::Act(action),
            Handling::Confirm => self.confirm(),
            Handling::Zoom => {
                self.zoomed = !self.zoomed;
                Wish::Nothing
            }
            Handling::Draw => Wish::Act(Action::Draw),
            Handling::Pass => Wish::Act(Action::Pass),
        }
    }

    /// Chooses a tile or gives it up; those of the table only in one's own turn.
    fn tap_tile(&mut self, card: Card) -> Wish {
        if self.hand().contains(&card) {
            return self.tap_card(card);
        }
        if self.at_hand().is_none() {
            return Wish::Explain(if self.is_my_turn() { "tiles-wait".into() } else { "refusal-not_your_turn".into() });
        }
        self.tap_on_table(card);
        Wish::Nothing
    }

    /// The first tap chooses a tile of the table, the second one its whole meld, the third one none of it.
    fn tap_on_table(&mut self, card: Card) {
        let meld =
            self.at_hand().and_then(|draft| draft.place_of(card)).map(|(meld, _)| meld.cards).unwrap_or_default();
        let (chosen, left): (Vec<Card>, Vec<Card>) = meld.iter().copied().partition(|tile| self.is_selected(*tile));
        match (self.is_selected(card), chosen.len(), left.is_empty()) {
            (false, _, _) => self.selected.push(card),
            (true, 1, false) => self.selected.extend(left),
            (true, _, true) => self.selected.retain(|tile| !meld.contains(tile)),
            (true, _, false) => self.selected.retain(|tile| *tile != card),
        }
    }

    fn step_with_chosen(&mut self, step: impl FnOnce(Vec<Card>) -> Edit) -> Wish {
        let chosen = self.chosen().to_vec();
        if chosen.is_empty() { Wish::Explain("tiles-choose-why".into()) } else { self.step_of_draft(step(chosen)) }
    }

    pub(super) fn step_of_draft(&mut self, step: Edit) -> Wish {
        if self.at_hand().is_none() {
            return Wish::Explain("refusal-not_your_turn".into());
        }
        let made = self.draft.as_mut().map(|draft| draft.edit(step));
        match made {
            Some(Err(refusal)) => Wish::Explain(self.why(refusal)),
            Some(Ok(true)) => self.changed(),
            Some(Ok(false)) | None => {
                self.selected.clear();
                Wish::Nothing
            }
        }
    }

    /// Moves the chosen tile one place within its meld.
    fn shift(&mut self, nudge: Nudge) -> Wish {
        match self.shifted(nudge) {
            Some((meld, at, card)) => {
                let wish = self.step_of_draft(Edit::Move(meld, at, vec![card]));
                self.selected = vec![card];
                wish
            }
            None => Wish::Nothing,
        }
    }

    /// Where the chosen tile would go, if it went one place within its meld.
    pub fn shifted(&self, nudge: Nudge) -> Option<(DraftMeldId, usize, Card)> {
        let (meld, place) = self.one_on_table()?;
        let at = match nudge {
            Nudge::Left => place.checked_sub(1)?,
            Nudge::Right => Some(place + 2).filter(|at| *at <= meld.cards.len())?,
        };
        Some((meld.id, at, meld.cards[place]))
    }

    fn go(&mut self, way: fn(&mut TileDraft) -> bool, why: &'static str) -> Wish {
        let may = self.at_hand().is_some();
        let moved = self.draft.as_mut().filter(|_| may).is_some_and(way);
        if moved { self.changed() } else { Wish::Explain(why.into()) }
    }

    fn changed(&mut self) -> Wish {
        self.selected.clear();
        self.follow_draft();
        Wish::KeepDraft
    }

    fn confirm(&self) -> Wish {
        match self.at_hand().map(TileDraft::confirm) {
            Some(Ok(action)) => Wish::Act(action),
            Some(Err(_)) => {
                let step = self.step_without_reason();
                Wish::Explain(step.note.unwrap_or(step.title))
            }
            None => Wish::Explain("refusal-not_your_turn".into()),
        }
    }

    fn why(&self, refusal: Refusal) -> Say {
        let refused = Refused { code: refusal.code, cards: refusal.cards.0, action: None };
        refusal_say(&refused, &self.view.law)
    }
}
