//! What speaks for a move, as its seat may know it.

use protocol::{Action, Reason, View, Why};

use crate::outlook::Outlook;

/// What speaks for a move of the seat to move, the weightiest first; one reason at least.
pub fn reasons(view: &View, action: &Action) -> Vec<Reason> {
    let look = Outlook::of(view);
    match action {
        Action::Discard(card) => vec![Reason::new(Why::SavesPoints, [*card], look.points(*card))],
        Action::Draw
        | Action::Take
        | Action::Dig(..)
        | Action::Meld(_)
        | Action::LayOff(..)
        | Action::Play(_)
        | Action::Pass => vec![Why::OnlyMove.into()],
    }
}
