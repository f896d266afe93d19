//! A computer player's move thought out once more, to see whether it comes out again.

use cards::{Ace, Meld, Slot};
use protocol::{Action, Level, Placing, View};

use crate::Thought;

/// A move that is being thought out once more.
#[derive(Debug)]
pub struct Rethought {
    made: String,
    ace: Ace,
    /// None once it was stopped.
    thought: Option<Thought>,
    stopped: Option<u32>,
}

impl Rethought {
    /// Begins to think of a move that was made at this table, at this level and with this chance; one that was stopped after
    /// so many pieces is stopped there again.
    pub fn begin(view: &View, level: Level, chance: u64, stopped: Option<u32>, made: &Action) -> Self {
        let ace = view.law.ace;
        Self { made: deed(made, ace), ace, thought: Some(Thought::begin(view, level, chance)), stopped }
    }

    /// Thinks on for a piece; once the move is found, says whether it does what was done.
    pub fn go_on(&mut self) -> Option<bool> {
        let action = self.thought_on()?;
        Some(deed(&action, self.ace) == self.made)
    }

    /// Thinks it through to the end.
    pub fn finish(mut self) -> bool {
        loop {
            if let Some(same) = self.go_on() {
                return same;
            }
        }
    }

    fn thought_on(&mut self) -> Option<Action> {
        let mut thought = self.thought.take()?;
        if self.stopped.is_some_and(|pieces| thought.pieces() >= pieces) {
            return Some(thought.stop());
        }
        let action = thought.go_on();
        self.thought = Some(thought);
        action
    }
}

/// What a move does, in one text for all the orders in which its cards may be named.
fn deed(action: &Action, ace: Ace) -> String {
    let meld = |slots: &[Slot]| Meld::new(slots, ace).map_or_else(|_| slots.to_vec(), |meld| meld.slots().to_vec());
    let placing = |place: &Placing| match place {
        Placing::Meld(slots) => Placing::Meld(meld(slots)),
        Placing::LayOff(id, slots) => Placing::LayOff(*id, sorted(slots)),
    };
    match action {
        Action::Meld(slots) => Action::Meld(meld(slots)).to_string(),
        Action::LayOff(id, slots) => Action::LayOff(*id, sorted(slots)).to_string(),
        Action::Dig(card, place) => Action::Dig(*card, placing(place)).to_string(),
        Action::Play(melds) => {
            let mut melds: Vec<String> = melds.iter().map(|slots| Action::Meld(meld(slots)).to_string()).collect();
            melds.sort();
            melds.join(" ")
        }
        Action::Draw | Action::Take | Action::Discard(_) | Action::Pass => action.to_string(),
    }
}

fn sorted(slots: &[Slot]) -> Vec<Slot> {
    let mut slots = slots.to_vec();
    slots.sort_by_key(|slot| (slot.plays, slot.card));
    slots
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_same(one: &str, other: &str) -> bool {
        let deed_of = |text: &str| deed(&text.parse().expect("a move"), Ace::Either);
        deed_of(one) == deed_of(other)
    }

    #[test]
    fn the_order_in_which_cards_are_named_is_nothing_that_is_done() {
        for (one, other) in [
            ("meld 7s 8s 9s", "meld 9s 7s 8s"),
            ("meld 7s 7d *=7h", "meld *=7h 7d 7s"),
            ("layoff 2 Ts Js", "layoff 2 Js Ts"),
            ("dig 7s: meld 7s 7d 7h", "dig 7s: meld 7h 7s 7d"),
            ("play [r3 r4 r5] [k7 b7 o7]", "play [o7 k7 b7] [r3 r4 r5]"),
        ] {
            assert!(is_same(one, other), "{one}");
        }
    }

    #[test]
    fn what_does_something_else_is_another_move() {
        for (one, other) in [
            ("meld 7s 8s 9s", "meld 7s 8s 9s Ts"),
            ("meld As 2s 3s", "meld Qs Ks As"),
            ("meld 7s *=8s 9s", "meld 7s 8s *=9s"),
            ("layoff 2 Ts", "layoff 1 Ts"),
            ("dig 7s: meld 7s 7d 7h", "meld 7s 7d 7h"),
            ("play [* r4 r5 r6]", "play [r4 r5 r6 *]"),
            ("draw", "take"),
        ] {
            assert!(!is_same(one, other), "{one}");
        }
    }
}
