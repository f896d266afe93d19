//! The next step as long as the bar tells what is advised at a table of cards.

use protocol::{Action, Placing};

use super::{Step, Tone};
use crate::{
    advice,
    model::{Hint, TableModel, Touched},
    msg::Msg,
    say::Say,
};

impl TableModel {
    /// What is advised; nothing once it has been read.
    pub(super) fn step_advised(&self) -> Option<Step> {
        match &self.hint {
            Hint::About { advice, is_told: true } => {
                let reason = advice.reasons.first().map(|reason| advice::reason(reason, &self.audience()));
                let step = Step { note: reason, stays: true, ..Step::titled(look_at(&self.advised())) };
                Some(step.button("hint-show", Tone::Lit, Msg::Hint))
            }
            Hint::Move { advice, is_told: true } => {
                let reasons = advice.reasons.iter().take(2).map(|reason| advice::reason(reason, &self.audience()));
                let step = Step {
                    note: both(reasons.collect()),
                    stays: true,
                    ..Step::titled(advice::named(&self.view, &advice.action))
                };
                Some(self.with_move(step, &advice.action))
            }
            Hint::Unasked
            | Hint::Asked
            | Hint::NoPlay
            | Hint::Tiles { .. }
            | Hint::Shown(_)
            | Hint::About { is_told: false, .. }
            | Hint::Move { is_told: false, .. } => None,
        }
    }

    /// With the button that makes a move whose cards are chosen: the one that stands there otherwise too.
    fn with_move(&self, step: Step, action: &Action) -> Step {
        let button = |label, msg| (label, 0, msg);
        let (label, count, msg) = match action {
            Action::Draw | Action::Play(_) | Action::Pass => button("step-draw-button", Msg::TapStock),
            Action::Take => button("step-take-button", Msg::Take),
            Action::Dig(_, place) => {
                let count = self.advised().dug.map_or(0, |place| self.brought_from(place));
                match place {
                    Placing::Meld(_) => ("dig-button", count, Msg::Meld),
                    Placing::LayOff(meld, _) => ("dig-button", count, Msg::TapMeld(*meld)),
                }
            }
            Action::Meld(_) => button("step-meld-button", Msg::Meld),
            Action::LayOff(meld, _) => button("step-lay-off-button", Msg::TapMeld(*meld)),
            Action::Discard(_) => button("step-discard-button", Msg::Discard),
        };
        step.button_for(label, count, Tone::Lit, msg)
    }
}

/// What is marked.
fn look_at(touched: &Touched) -> Say {
    match touched {
        Touched { stock: true, .. } => "hint-stock".into(),
        Touched { discard: true, .. } => "hint-discard".into(),
        Touched { hand, .. } => Say::new("hint-cards").with("cards", hand.clone()),
    }
}

/// One sentence after the other.
fn both(reasons: Vec<Say>) -> Option<Say> {
    match &reasons[..] {
        [] => None,
        [only] => Some(only.clone()),
        [first, second, ..] => {
            Some(Say::new("hint-reasons").with("first", vec![first.clone()]).with("second", vec![second.clone()]))
        }
    }
}
