//! The moves of a game, read from its facts.

use core::ops::Range;
use engine::Event;
use protocol::{Action, Placing, Seat};

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Made {
    /// Where in the log its first fact stands.
    pub at: usize,
    pub seat: Seat,
    pub action: Action,
}

/// Where in the log each round stands, its deal first.
pub(crate) fn rounds(log: &[Event]) -> Vec<Range<usize>> {
    let is_deal = |event: &Event| matches!(event, Event::Dealt { .. });
    let starts: Vec<usize> = (0..log.len()).filter(|at| is_deal(&log[*at])).collect();
    let ends = starts.iter().skip(1).copied().chain([log.len()]);
    starts.iter().zip(ends).map(|(start, end)| *start..end).collect()
}

/// Whether a fact ends a move: each move has one such fact, and what comes before it by itself has none.
pub(crate) const fn ends_move(event: &Event) -> bool {
    match event {
        Event::Dealt { .. }
        | Event::Shuffled { .. }
        | Event::TurnedOver { .. }
        | Event::Dug { .. }
        | Event::RoundEnded { .. } => false,
        Event::Drew { .. }
        | Event::Took { .. }
        | Event::Melded { .. }
        | Event::LaidOff { .. }
        | Event::Discarded { .. }
        | Event::Played { .. }
        | Event::Passed { .. } => true,
    }
}

/// The moves of a round, the oldest first. What was taken back is no fact, and so no move.
pub(crate) fn moves(log: &[Event], round: Range<usize>) -> Vec<Made> {
    let (mut moves, mut begun, mut dug) = (Vec::new(), None, None);
    for at in round {
        let (seat, action) = match &log[at] {
            Event::Dealt { .. } | Event::RoundEnded { .. } => continue,
            Event::Shuffled { .. } | Event::TurnedOver { .. } => {
                begun.get_or_insert(at);
                continue;
            }
            Event::Dug { cards, .. } => {
                begun.get_or_insert(at);
                dug = cards.first().copied();
                continue;
            }
            Event::Drew { seat, .. } => (*seat, Action::Draw),
            Event::Took { seat, .. } => (*seat, Action::Take),
            Event::Melded { seat, meld } => (*seat, Placing::Meld(meld.slots().to_vec()).into()),
            Event::LaidOff { seat, meld, cards, .. } => (*seat, Placing::LayOff(*meld, cards.clone()).into()),
            Event::Discarded { seat, card } => (*seat, Action::Discard(*card)),
            Event::Played { seat, melds } => {
                (*seat, Action::Play(melds.iter().map(|meld| meld.slots().to_vec()).collect()))
            }
            Event::Passed { seat } => (*seat, Action::Pass),
        };
        let action = match (dug.take(), action) {
            (Some(card), Action::Meld(slots)) => Action::Dig(card, Placing::Meld(slots)),
            (Some(card), Action::LayOff(meld, slots)) => Action::Dig(card, Placing::LayOff(meld, slots)),
            (_, action) => action,
        };
        moves.push(Made { at: begun.take().unwrap_or(at), seat, action: as_written(&action) });
    }
    moves
}

/// The move as it reads: a text does not tell which of two equal cards is meant.
fn as_written(action: &Action) -> Action {
    action.to_string().parse().expect("what is written reads back")
}
