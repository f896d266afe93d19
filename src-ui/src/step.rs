//! The one next step: what the bar says, and its button.

mod dig;
mod hint;
mod tiles;

use cards::{Card, Face, Meld, MeldKind, Nudge};
use protocol::{Action, Code, Phase, preview};

use crate::{
    model::{RoundPage, TableModel},
    msg::{Arranging, Msg, Reviewing},
    say::Say,
    words::rank_index,
};

/// What the step bar shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    pub title: Say,
    pub note: Option<Say>,
    /// Whether the note is seen even where there is hardly room for it.
    pub stays: bool,
    /// What is reached, and what is needed to open.
    pub meter: Option<(u32, u32)>,
    /// The main button first; usually one.
    pub buttons: Vec<Button>,
}

/// A button of the bar. A tap emits `msg`, whatever its tone: a grey one's says why it does nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// Key of its text; also its `data-step` in the page.
    pub label: &'static str,
    /// How many cards it is about, for texts that say it.
    pub count: usize,
    pub tone: Tone,
    pub msg: Msg,
}

/// How urgent a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Do it.
    Lit,
    /// Allowed, not urged.
    Flat,
    /// Not now (`aria-disabled`).
    Grey,
}

impl TableModel {
    /// What the bar says now.
    pub fn step(&self) -> Step {
        let step = self.step_without_reason();
        match &self.reason {
            None => step,
            Some(reason) => Step { title: reason.clone(), note: None, ..step },
        }
    }

    pub(crate) fn step_without_reason(&self) -> Step {
        if let Some(play) = &self.shown {
            return self.step_shown(play);
        }
        if let Some(curtain) = &self.to_cover {
            return tiles::step_covered(curtain);
        }
        if self.arranging {
            return arranging();
        }
        if self.is_over() {
            return Step::saying("step-round-over")
                .button("step-see-result", Tone::Lit, Msg::ShowRound(RoundPage::Result))
                .button("review-button", Tone::Flat, Msg::Review(Reviewing::Open));
        }
        if !self.is_my_turn() {
            let waiting = Step::titled(Say::new("step-wait").by(&self.player(self.view.turn)));
            return if self.may_hurry() { waiting.button("step-hurry", Tone::Flat, Msg::Hurry) } else { waiting };
        }
        if let Some(step) = self.step_advised() {
            return step;
        }
        match self.view.phase {
            Phase::Draw if self.is_rebuilt() => self.step_tiles(),
            Phase::Draw => self.step_dig().unwrap_or_else(|| self.step_draw()),
            Phase::Play => self.step_play(),
            Phase::RoundOver => unreachable!("a round that is over was answered above"),
        }
    }

    fn step_draw(&self) -> Step {
        let lights = self.open_to();
        match (lights.stock, lights.discard) {
            (false, true) => {
                Step::saying("step-take").note("step-take-note").button("step-take-button", Tone::Lit, Msg::TapDiscard)
            }
            (true, true) => {
                let note = if self.fan().is_some() { "fan-tap" } else { "step-draw-note" };
                Step::saying("step-draw").note(note).button("step-draw-button", Tone::Lit, Msg::TapStock)
            }
            (true, false) => Step::saying("step-draw").button("step-draw-button", Tone::Lit, Msg::TapStock),
            (false, false) => Step::saying("step-draw").button("step-draw-button", Tone::Grey, Msg::TapStock),
        }
    }

    fn step_play(&self) -> Step {
        match *self.chosen() {
            [] => self.step_choose(),
            [card] => self.step_one(card),
            _ => self.step_several(),
        }
    }

    fn step_choose(&self) -> Step {
        Step::saying("step-play").note("step-play-note").button(
            "step-discard-button",
            Tone::Grey,
            Msg::WhyGrey("step-discard-why".into()),
        )
    }

    fn step_one(&self, card: Card) -> Step {
        let lights = self.open_to();
        let rank = match card.face() {
            Face::Joker => String::new(),
            Face::Suited(_, rank) => rank_index(rank),
        };
        let (title, note, tone) = match (lights.any_meld(), lights.discard) {
            (true, true) => ("step-where", "step-where-both", Tone::Flat),
            (true, false) => ("step-where", "step-where-meld", Tone::Grey),
            (false, true) => ("step-where", "step-where-discard", Tone::Lit),
            (false, false) => ("step-keep", "step-keep-note", Tone::Grey),
        };
        Step::titled(Say::new(title).with("card", card).with("rank", rank)).note(note).button(
            "step-discard-button",
            tone,
            Msg::Discard,
        )
    }

    fn step_several(&self) -> Step {
        let cards = self.chosen();
        let ways = self.ways_to_meld(cards);
        let allowed = self.view.options.as_ref().is_some_and(|options| options.meld);
        let fits = self.open_to().any_meld();
        let step = match &ways[..] {
            [way, more @ ..] if allowed => {
                return Step::saying(kind_of(&way.makes)).with_note(note_on_meld(!more.is_empty(), fits)).button(
                    "step-meld-button",
                    Tone::Lit,
                    Msg::Meld,
                );
            }
            _ if fits => {
                return Step::saying("step-lay-off").note("step-lay-off-note").button(
                    "step-lay-off-button",
                    Tone::Lit,
                    Msg::Meld,
                );
            }
            [_, ..] => Step::saying("step-not-now").note("step-not-now-note"),
            [] if is_too_short(self, cards) => Step::saying("step-more").note("step-more-note"),
            [] => Step::saying("step-no-meld").note("step-no-meld-note"),
        };
        step.button("step-meld-button", Tone::Grey, Msg::Meld)
    }
}

/// The title for a meld of this kind; several ways to announce a joker may make both kinds.
const fn kind_of(meld: &Meld) -> &'static str {
    match meld.kind() {
        MeldKind::Set => "step-meld-set",
        MeldKind::Run => "step-meld-run",
    }
}

/// What there is to say of cards that make a meld: a joker among them, a lit meld that takes them too.
const fn note_on_meld(asks: bool, fits: bool) -> Option<&'static str> {
    match (asks, fits) {
        (true, true) => Some("step-joker-or-note"),
        (true, false) => Some("step-joker-note"),
        (false, true) => Some("step-or-note"),
        (false, false) => None,
    }
}

fn is_too_short(table: &TableModel, cards: &[Card]) -> bool {
    let action = Action::meld(cards.iter().copied());
    preview(&table.view, &action).is_err_and(|refusal| refusal.code == Code::TooShort)
}

fn arranging() -> Step {
    Step::saying("step-arrange")
        .note("step-arrange-note")
        .button("step-arranged", Tone::Lit, Msg::Arrange(Arranging::End))
        .button("step-left", Tone::Flat, Msg::Nudge(Nudge::Left))
        .button("step-right", Tone::Flat, Msg::Nudge(Nudge::Right))
}

impl Step {
    fn saying(title: &'static str) -> Self {
        Self::titled(title.into())
    }

    const fn titled(title: Say) -> Self {
        Self { title, note: None, stays: false, meter: None, buttons: Vec::new() }
    }

    fn note(self, note: impl Into<Say>) -> Self {
        Self { note: Some(note.into()), ..self }
    }

    fn with_note(self, note: Option<&'static str>) -> Self {
        Self { note: note.map(Say::new), ..self }
    }

    fn button(self, label: &'static str, tone: Tone, msg: Msg) -> Self {
        self.button_for(label, 0, tone, msg)
    }

    fn button_for(mut self, label: &'static str, count: usize, tone: Tone, msg: Msg) -> Self {
        self.buttons.push(Button { label, count, tone, msg });
        self
    }
}
