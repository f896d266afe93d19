//! What speaks for a move, as its seat may know it: plain features of view and move, however the move was found.
//! docs/reasons.md, When each is given.

mod discard;
mod draw;
mod fitting;
mod known;
mod next;
mod open;
mod placing;

use protocol::{Action, Reason, View, Why};

use crate::tiles;
use known::Known;

/// More reasons than these say less.
const MOST: usize = 3;

/// What speaks for a legal move of the seat to move, the weightiest first; one reason at least, three at most. Each is true
/// by what the seat sees.
pub fn reasons(view: &View, action: &Action) -> Vec<Reason> {
    let mut all = if view.law.is_rearranged() { tiles::reasons(view, action) } else { of_cards(view, action) };
    all.truncate(MOST);
    all
}

fn of_cards(view: &View, action: &Action) -> Vec<Reason> {
    let known = Known::of(view);
    let out = known.after(action).is_empty().then_some(Why::GoesOut);
    let only = known.has_one_move().then_some(Why::OnlyMove);
    let plain: Vec<Reason> = out.into_iter().chain(only).map(Reason::from).collect();
    if !plain.is_empty() {
        return plain;
    }
    match action {
        Action::Draw => draw::drawn(&known),
        Action::Take => draw::taken(&known),
        Action::Dig(_, place) => draw::dug(&known, action, place),
        Action::Meld(slots) => placing::placed(&known, action, slots, None),
        Action::LayOff(meld, slots) => placing::placed(&known, action, slots, Some(*meld)),
        Action::Discard(card) => discard::discarded(&known, action, *card),
        // There are no such moves at a table whose melds stay as they lie.
        Action::Play(_) | Action::Pass => Vec::new(),
    }
}
