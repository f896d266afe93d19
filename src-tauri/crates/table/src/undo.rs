//! Taking back: how far the facts of a game can be cut back.

use engine::Event;

/// The number of facts left when the newest one is taken back; none where it may not be.
///
/// Only melds and lay-offs of the turn under way can be the newest fact and show nothing that was hidden: a draw, a
/// take, a dig, a discard and a round's end all stop it.
pub(crate) fn cut(log: &[Event]) -> Option<usize> {
    let (newest, older) = log.split_last()?;
    let placed_by_dig = matches!(older.last(), Some(Event::Dug { .. }));
    (newest.may_be_taken_back() && !placed_by_dig).then_some(older.len())
}
