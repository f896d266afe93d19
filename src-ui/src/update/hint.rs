//! Help. At a table that may be rebuilt the first tap asks which tiles can be played, the second shows the way, step by
//! step; at any other the first tap marks what a good move is about, the second says the move and chooses its cards.

use std::rc::Rc;

use cards::Card;
use protocol::{Action, Advice, DraftMeldId, Edit, Hinted, Pace};

use super::table::{Wish, send, tap};
use crate::{
    model::{Fan, Hint, HintShowing, HintWay, Model, TableModel, TileDraft, Touched},
    msg::Cmd,
    pace,
    say::Say,
};

/// A run of more tiles than these is named by its ends.
const MOST_NAMED: usize = 4;

/// A tap on the hint: what it means depends on what has been said already.
pub(super) fn hint(model: &mut Model) -> Vec<Cmd> {
    match model.table.as_ref().map(|table| (&table.hint, table.at_hand().is_some())) {
        Some((Hint::Shown(_), _)) => finish(model),
        Some((Hint::Tiles { way, .. }, true)) => begin(model, way.clone()),
        Some((Hint::About { advice, .. } | Hint::Move { advice, .. }, _)) => tell_move(model, advice.clone()),
        Some(_) => tap(model, TableModel::ask),
        None => Vec::new(),
    }
}

/// The host's answer; one that nobody waits for any more is forgotten.
pub(super) fn told(model: &mut Model, hinted: Hinted) -> Vec<Cmd> {
    let waits = |table: &&mut TableModel| table.hint == Hint::Asked && table.version == hinted.version;
    let Some(table) = model.table.as_mut().filter(waits) else { return Vec::new() };
    // Meanwhile a move may be on its way to the host.
    let is_free = table.pending.is_none();
    table.hint = match table.draft.as_ref().map(|draft| draft.way(hinted.steps)) {
        _ if !is_free => Hint::Unasked,
        Some(Ok(way)) if way.steps.is_empty() => Hint::NoPlay,
        Some(Ok(way)) => Hint::Tiles { way: Rc::new(way), is_told: true },
        // This is no way at this table.
        Some(Err(_)) => Hint::Unasked,
        None if table.is_rebuilt() => Hint::Unasked,
        None => Hint::About { advice: Rc::new(hinted.advice), is_told: true },
    };
    if table.hint.is_seen() {
        tell_step(model);
    }
    Vec::new()
}

/// Says what the bar says.
fn tell_step(model: &mut Model) {
    let Some(step) = model.table.as_ref().map(TableModel::step) else { return };
    [Some(step.title), step.note].into_iter().flatten().for_each(|say| model.tell(say));
}

/// The whole move, its cards chosen; to make it is left to the player.
fn tell_move(model: &mut Model, advice: Rc<Advice>) -> Vec<Cmd> {
    let commands = tap(model, |table| table.take_advice(advice));
    tell_step(model);
    commands
}

/// Shows the way from the start of the turn. What was laid out before can be had back, for all of this can be undone.
fn begin(model: &mut Model, way: Rc<HintWay>) -> Vec<Cmd> {
    let Some(table) = &mut model.table else { return Vec::new() };
    table.reason = None;
    table.refused = None;
    table.hint = Hint::Shown(HintShowing { way, done: 0, say: "hint-reset".into(), meld: None });
    if table.make(Edit::Reset) { go_on(model) } else { next(model) }
}

/// Makes the next step. After the last one has been seen, the draft is the player's own.
pub(super) fn next(model: &mut Model) -> Vec<Cmd> {
    let Some(table) = &mut model.table else { return Vec::new() };
    let Some(showing) = table.hint.showing().cloned() else { return Vec::new() };
    let done = showing.done;
    let Some(step) = showing.way.steps.get(done).cloned() else { return finish(model) };
    let said = table.draft.as_ref().and_then(|draft| told_of(draft, &step));
    let meld = touched(&step);
    table.make(step);
    let newest = || table.draft.as_ref()?.melds().last().map(|meld| meld.id);
    let (meld, say) = (meld.or_else(newest), said.unwrap_or(showing.say));
    table.hint = Hint::Shown(HintShowing { way: showing.way, done: done + 1, say, meld });
    go_on(model)
}

/// The host hears of the draft, the player of the step, and the next one follows in a while.
fn go_on(model: &mut Model) -> Vec<Cmd> {
    let Some(table) = &model.table else { return Vec::new() };
    let (Some(showing), Some(beat)) = (table.hint.showing().cloned(), table.beat()) else { return Vec::new() };
    let time = pace::step(showing.way.steps.len(), Pace::Calm);
    model.tell(showing.say);
    let mut commands = send(model, Wish::KeepDraft);
    commands.push(Cmd::Watch(beat, time));
    commands
}

/// Shows the rest at once, where a way is being shown.
pub(super) fn finish(model: &mut Model) -> Vec<Cmd> {
    let Some(table) = &mut model.table else { return Vec::new() };
    let Hint::Shown(HintShowing { way, done, .. }) = std::mem::take(&mut table.hint) else {
        return Vec::new();
    };
    let left = way.steps.get(done..).unwrap_or_default();
    let mut moved = false;
    for step in left {
        moved |= table.make(step.clone());
    }
    let title = table.step().title;
    model.tell(title);
    if moved { send(model, Wish::KeepDraft) } else { Vec::new() }
}

pub(super) fn read(model: &mut Model) -> Vec<Cmd> {
    if let Some(table) = &mut model.table {
        table.hint.fade();
    }
    Vec::new()
}

impl TableModel {
    fn ask(&mut self) -> Wish {
        self.arranging = false;
        if !self.is_my_turn() {
            return Wish::Explain("refusal-not_your_turn".into());
        }
        if self.is_rebuilt() && self.at_hand().is_none() {
            return Wish::Explain("tiles-wait".into());
        }
        self.hint = Hint::Asked;
        Wish::Hint
    }

    /// Chooses the cards of a move that is advised.
    fn take_advice(&mut self, advice: Rc<Advice>) -> Wish {
        self.arranging = false;
        self.refused = None;
        let touched = Touched::by(self, &advice.action);
        self.fan = match (&advice.action, touched.dug) {
            (Action::Dig(..), Some(_)) => Some(Fan { named: touched.dug, along: Vec::new() }),
            _ => None,
        };
        self.take_along(&touched.sources());
        self.hint = Hint::Move { advice, is_told: true };
        Wish::Nothing
    }

    /// Makes a step of the draft; says whether it changed anything.
    fn make(&mut self, step: Edit) -> bool {
        let made = self.draft.as_mut().is_some_and(|draft| draft.make(step) == Ok(true));
        self.selected.clear();
        self.follow_draft();
        made
    }
}

/// The meld that a step puts tiles on; none for a new one.
const fn touched(step: &Edit) -> Option<DraftMeldId> {
    match step {
        Edit::Add(meld, _) | Edit::Move(meld, ..) | Edit::Join(meld, _) => Some(*meld),
        Edit::New(_) | Edit::Split(..) | Edit::Back(_) | Edit::Reset => None,
    }
}

/// What a step does, before it is made.
fn told_of(draft: &TileDraft, step: &Edit) -> Option<Say> {
    match step {
        Edit::New(tiles) => Some(Say::new("hint-new").with("cards", tiles.clone())),
        Edit::Add(id, tiles) => {
            let meld = draft.melds().into_iter().find(|meld| meld.id == *id)?;
            Some(added(tiles, &meld.cards))
        }
        Edit::Move(..) | Edit::Split(..) | Edit::Join(..) | Edit::Back(_) | Edit::Reset => None,
    }
}

fn added(tiles: &[Card], meld: &[Card]) -> Say {
    let say = |key| Say::new(key).with("cards", tiles.to_vec()).with("count", tiles.len());
    match meld {
        [first, .., last] if meld.len() > MOST_NAMED => say("hint-add-run").with("first", *first).with("last", *last),
        _ => say("hint-add").with("meld", meld.to_vec()),
    }
}
