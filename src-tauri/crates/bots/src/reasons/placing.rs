//! What speaks for putting cards on the table.

use cards::{Face, Meld, Rank, Slot};
use protocol::{Action, MeldId, Reason, Why};

use super::known::Known;

/// A meld, or a lay-off on this one.
pub(super) fn placed(known: &Known, action: &Action, slots: &[Slot], on: Option<MeldId>) -> Vec<Reason> {
    const FEW: usize = 3;
    let left = known.after(action).len();
    let few = (left <= FEW).then(|| Reason::new(Why::FewLeft, [], left as i32));
    let points = placing_points(known, slots, on);
    let down = Reason::new(Why::PutsDown, slots.iter().map(|slot| slot.card), points);
    known.near_out().into_iter().chain([down]).chain(few).collect()
}

/// What cards are worth on the table as they will lie there: an ace that lies low in its run one point.
pub(super) fn placing_points(known: &Known, slots: &[Slot], on: Option<MeldId>) -> i32 {
    let there = on.and_then(MeldId::index).and_then(|index| known.look.melds.get(index));
    let result = match there {
        Some(meld) => meld.extended(slots, known.ace()),
        None => Meld::new(slots, known.ace()),
    };
    let low_ace = result.is_ok_and(|meld| meld.has_low_ace());
    let points = |slot: &Slot| match slot.card.face() {
        Face::Suited(_, Rank::ACE) if low_ace => Rank::ACE.number().into(),
        face @ (Face::Suited(..) | Face::Joker) => known.view.law.points_of(face),
    };
    slots.iter().map(points).sum()
}
