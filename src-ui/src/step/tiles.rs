//! The next step at a table that may be rebuilt.

use cards::{CardSet, Face, MeldKind, Nudge};
use protocol::{Code, Curtain, Refusal};

use super::{Step, Tone};
use crate::{
    model::{CurtainModel, Hint, HintShowing, Refused, ShownPlay, TableMeld, TableModel, TileDraft},
    msg::{Handling, Msg},
    say::Say,
    words::refusal_say,
};

/// What was drawn is seen before the device goes on.
pub(super) fn step_covered(curtain: &Curtain) -> Step {
    let next = CurtainModel::new(curtain.clone()).next();
    Step::titled(Say::new("curtain-turn").by(&next)).button("step-arranged", Tone::Lit, Msg::SkipPlay)
}

impl TableModel {
    pub(super) fn step_tiles(&self) -> Step {
        let step = self.step_hint().unwrap_or_else(|| match (&self.draft, self.chosen()) {
            (None, _) => Step::saying("tiles-draw"),
            (Some(draft), []) if draft.is_reset() => self.step_begin(),
            (Some(draft), []) => self.step_confirm(draft),
            (Some(_), _) => self.step_chosen(),
        });
        Step { meter: self.draft.as_ref().and_then(TileDraft::opening), ..step }
    }

    /// A play of another seat is shown: what its last step did.
    pub(super) fn step_shown(&self, play: &ShownPlay) -> Step {
        let title = match play.last() {
            Some(step) => {
                let key = if step.from.is_none() { "shown-put" } else { "shown-moved" };
                Say::new(key).with("cards", step.tiles.clone())
            }
            None => Say::new("shown-before").by(&self.player(play.seat)),
        };
        let (done, steps) = play.course();
        let note = Say::new("shown-course").with("step", done).with("steps", steps);
        Step::titled(title).note(note).button("shown-skip", Tone::Flat, Msg::SkipPlay)
    }

    /// Nothing has been moved. Whether there is a play is for the player to find, or for a hint to say: what is listed is
    /// only a part of what a table can be made into.
    fn step_begin(&self) -> Step {
        let title = if self.passes() { "tiles-play-or-pass" } else { "tiles-play" };
        let note = match self.draft.as_ref().and_then(TileDraft::opening) {
            Some((_, needed)) => Say::new("tiles-opening-first").with("needed", needed),
            None if self.passes() => "tiles-pass-note".into(),
            None => Say::new("tiles-draw-note").with("count", self.view.stock_count),
        };
        self.without_play(Step::saying(title).note(note), Tone::Flat)
    }

    /// Whether there is nothing to draw, so that a turn without a play is passed.
    fn passes(&self) -> bool {
        self.view.options.as_ref().is_some_and(|options| options.pass)
    }

    /// With the button for a turn without a play.
    fn without_play(&self, step: Step, tone: Tone) -> Step {
        let (label, msg) =
            if self.passes() { ("tiles-pass-button", Handling::Pass) } else { ("step-draw-button", Handling::Draw) };
        step.button(label, tone, Msg::Handle(msg))
    }

    /// What there is to say of a hint, as long as it has not been read.
    fn step_hint(&self) -> Option<Step> {
        match &self.hint {
            Hint::NoPlay => {
                let note = if self.passes() { "hint-none-pass" } else { "hint-none-draw" };
                Some(self.without_play(Step::saying("hint-none").note(note), Tone::Lit))
            }
            Hint::Tiles { way, is_told: true } => Some(self.step_hinted(way.tiles)),
            Hint::Shown(HintShowing { way, done, say, .. }) if *done > 0 => {
                let place = Say::new("hint-step").with("place", *done).with("count", way.steps.len());
                Some(Step::titled(place).note(say.clone()))
            }
            Hint::Shown(HintShowing { say, .. }) => Some(Step::titled(say.clone())),
            Hint::Unasked
            | Hint::Asked
            | Hint::Tiles { is_told: false, .. }
            | Hint::About { .. }
            | Hint::Move { .. } => None,
        }
    }

    /// There is a play of these tiles, counted from the start of the turn.
    fn step_hinted(&self, tiles: CardSet) -> Step {
        let draft = self.draft.as_ref().filter(|draft| !draft.is_reset());
        if draft.is_some_and(|draft| draft.placed() == tiles && draft.confirm().is_ok()) {
            let confirm = Msg::Handle(Handling::Confirm);
            return Step::saying("hint-placed").button("tiles-confirm-button", Tone::Lit, confirm);
        }
        let note = Say::new(if draft.is_some() { "hint-from-start" } else { "hint-marked" });
        let title = Say::new("hint-tiles").with("count", tiles.len());
        Step::titled(title).note(note.with("count", tiles.len())).button("hint-show", Tone::Lit, Msg::Hint)
    }

    /// Tiles are chosen: where they may go.
    fn step_chosen(&self) -> Step {
        if self.is_whole_meld_chosen() {
            return self.step_whole();
        }
        let fits = !self.takers().is_empty();
        let (title, tone) = match self.made_by_chosen().map(|meld| meld.kind()) {
            Some(MeldKind::Set) => (Say::new("step-meld-set"), Tone::Lit),
            Some(MeldKind::Run) => (Say::new("step-meld-run"), Tone::Lit),
            None => {
                let chosen = self.chosen();
                (Say::new("tiles-chosen").with("count", chosen.len()).with("cards", chosen[..1].to_vec()), Tone::Flat)
            }
        };
        let note = match (tone, fits, self.may_go_back()) {
            (Tone::Lit, true, _) => Some("step-or-note"),
            (Tone::Lit, false, _) => None,
            (_, true, _) => Some("tiles-where-lit"),
            (_, false, false) if self.one_on_table().is_some() => Some("tiles-where-cut"),
            (_, false, true) => Some("tiles-where-back"),
            (_, false, false) => Some("tiles-where-new"),
        };
        let mut step = Step::titled(title).with_note(note).button(self.new_label(), tone, Msg::Handle(Handling::New));
        if self.may_go_back() {
            step = step.button("tiles-back-button", Tone::Flat, Msg::Handle(Handling::Back));
        }
        self.with_moves_of_one(step)
    }

    /// A whole meld is chosen: it may join another one.
    fn step_whole(&self) -> Step {
        let note = if self.takers().is_empty() { "tiles-where-nowhere" } else { "tiles-where-lit" };
        let step = Step::titled(
            Say::new("tiles-chosen").with("count", self.chosen().len()).with("cards", self.chosen()[..1].to_vec()),
        );
        let step = step.note(note);
        if self.may_go_back() {
            return step.button("tiles-back-button", Tone::Flat, Msg::Handle(Handling::Back));
        }
        step
    }

    /// Tiles of the rack are melded; those of the table only lie apart then.
    fn new_label(&self) -> &'static str {
        let melds = self.chosen().iter().any(|card| self.hand().contains(card));
        if melds { "step-meld-button" } else { "tiles-apart-button" }
    }

    /// What can be done with one tile of the table alone: a meld is split at it, or a joker moves along its run.
    fn with_moves_of_one(&self, mut step: Step) -> Step {
        let Some((meld, place)) = self.one_on_table() else { return step };
        if meld.cards[place].face() == Face::Joker {
            for nudge in [Nudge::Left, Nudge::Right] {
                if self.shifted(nudge).is_some() {
                    let label = match nudge {
                        Nudge::Left => "tiles-left",
                        Nudge::Right => "tiles-right",
                    };
                    step = step.button(label, Tone::Flat, Msg::Handle(Handling::Shift(nudge)));
                }
            }
            return step;
        }
        if self.may_go_back() {
            return step;
        }
        let at = if place > 0 { place } else { 1 };
        match meld.cards.len() {
            0 | 1 => step,
            _ => step.button("tiles-split-button", Tone::Flat, Msg::Handle(Handling::Split(meld.id, at))),
        }
    }

    /// Tiles have been moved: confirm, or what is still wrong.
    fn step_confirm(&self, draft: &TileDraft) -> Step {
        let (title, note, tone) = match draft.confirm() {
            Ok(_) => (Say::new("tiles-confirm").with("count", draft.placed().len()), None, Tone::Lit),
            Err(refusal) => {
                let (title, note) = self.still_wrong(draft, refusal);
                (title, note, Tone::Grey)
            }
        };
        let step = Step { note, ..Step::titled(title) };
        step.button("tiles-confirm-button", tone, Msg::Handle(Handling::Confirm))
    }

    /// What is still wrong with a draft, and what would help.
    fn still_wrong(&self, draft: &TileDraft, refusal: Refusal) -> (Say, Option<Say>) {
        let wrong: Vec<TableMeld> = draft.melds().into_iter().filter(|meld| meld.verdict.is_err()).collect();
        if let [meld] = &wrong[..] {
            return (Say::new("tiles-wrong"), Some(why(meld)));
        }
        if !wrong.is_empty() {
            return (Say::new("tiles-wrong-many").with("count", wrong.len()), Some("tiles-wrong-marked".into()));
        }
        match (refusal.code, draft.opening()) {
            (Code::OpeningBelow30, Some((worth, needed))) => {
                let left = needed.saturating_sub(worth);
                (
                    Say::new("tiles-opening").with("needed", needed),
                    Some(Say::new("tiles-opening-note").with("left", left)),
                )
            }
            (Code::NoTileAdded, _) => ("tiles-no-tile".into(), Some("tiles-no-tile-note".into())),
            (Code::OpeningMovesTable | Code::TableTileMissing, _) => {
                ("tiles-opening-table".into(), Some("tiles-opening-table-note".into()))
            }
            (code, _) => (refusal_say(&Refused { code, cards: refusal.cards.0, action: None }, &self.view.law), None),
        }
    }
}

/// Why a meld is none: the tile that is missing in it, or the rule.
fn why(meld: &TableMeld) -> Say {
    if let Some(gap) = meld.gap() {
        return Say::new("tiles-gap").with("card", cards::Card::first(gap.face));
    }
    let key = match meld.verdict {
        Err(Code::TooShort) => "tiles-why-short",
        Err(Code::DuplicateSuit | Code::CardTwiceInMeld) => "tiles-why-twice",
        Err(Code::MixedSuits) => "tiles-why-mixed",
        Err(Code::NotConsecutive | Code::WrapsAround) => "tiles-why-gap",
        Err(Code::JokerNeedsNatural) => "tiles-why-jokers",
        Ok(_) | Err(_) => "tiles-why",
    };
    Say::new(key).with("cards", meld.cards.clone())
}
