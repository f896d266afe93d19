//! Leaves as few points in its hand as it can in this turn; it knows nothing of danger, nor of what may yet come.

use cards::{Arrangement, Card, CardSet, Meld, Slot};
use protocol::{Action, Phase, Placing, Rules, View};

use crate::{judge::Judge, shown::add, tiles};

pub(crate) fn play(view: &View, chance: u64) -> Action {
    if view.law.is_rearranged() {
        return tiles::most(view);
    }
    let judge = Judge::of(view, chance);
    let (held, legal) = (Held::of(view), judge.legal());
    let action = match view.phase {
        Phase::Draw => held.best_dig(&legal, &view.discard).or_else(|| draw(&held, view, &judge)),
        Phase::Play => held.best_placing(&legal).or_else(|| held.best_discard(&legal)),
        Phase::RoundOver => None,
    };
    action.unwrap_or_else(|| judge.any_move())
}

/// Takes the discard that finds a place at once, in a meld of the hand or on the table.
fn draw(held: &Held, view: &View, judge: &Judge) -> Option<Action> {
    let wants = view.discard.last().is_some_and(|top| held.has_a_place_for(*top, view));
    judge.first(if wants { [Action::Take, Action::Draw] } else { [Action::Draw, Action::Take] })
}

/// The hand of the seat to move, and the law by which it counts.
struct Held<'a> {
    hand: CardSet,
    law: &'a Rules,
}

impl<'a> Held<'a> {
    fn of(view: &'a View) -> Self {
        let hand = view.hands[view.turn.index()].as_ref().map(protocol::Cards::set).unwrap_or_default();
        Self { hand, law: &view.law }
    }

    fn points(&self, card: Card) -> i32 {
        self.law.points_of(card.face())
    }

    /// The points of a hand that lie in none of its melds.
    fn deadwood(&self, hand: CardSet) -> i32 {
        Arrangement::of(hand, self.law.ace, &|card| self.points(card)).cost
    }

    fn has_a_place_for(&self, card: Card, view: &View) -> bool {
        let mut with = self.hand;
        add(&mut with, card);
        let on_table = || view.melds.iter().filter_map(|laid| Meld::new(&laid.cards, self.law.ace).ok());
        let fits = |meld: Meld| meld.extended(&[Slot::natural(card)], self.law.ace).is_ok();
        self.deadwood(with) <= self.deadwood(self.hand) || on_table().any(fits)
    }

    /// The dig that leaves least, where that is no more than now; it never takes points in hope of more.
    fn best_dig(&self, legal: &[Action], pile: &[Card]) -> Option<Action> {
        let digs = legal.iter().filter_map(|action| Some((dug(action, pile)?, action)));
        let with = |dug: &[Card]| {
            let mut hand = self.hand;
            dug.iter().for_each(|card| add(&mut hand, *card));
            hand
        };
        let left = |(dug, action): &(&[Card], &Action)| {
            let placed = placed(action).unwrap_or_default();
            (self.deadwood(with(dug).minus(&placed)), -self.worth(placed))
        };
        let best = digs.min_by_key(left)?;
        (left(&best).0 <= self.deadwood(self.hand)).then(|| best.1.clone())
    }

    /// Of all that can be put down what leaves least, and of equals what is worth most.
    fn best_placing(&self, legal: &[Action]) -> Option<Action> {
        let placings = legal.iter().filter_map(|action| Some((placed(action)?, action)));
        let left = |placed: CardSet| (self.deadwood(self.hand.minus(&placed)), -self.worth(placed));
        placings.min_by_key(|(placed, _)| left(*placed)).map(|(_, action)| action.clone())
    }

    fn worth(&self, cards: CardSet) -> i32 {
        cards.iter().map(|card| self.points(card)).sum()
    }

    /// The card without which least is left: the dearest that lies in no meld.
    fn best_discard(&self, legal: &[Action]) -> Option<Action> {
        let left = |card: Card| (self.deadwood(self.hand.without(card)), card.face());
        legal.iter().filter_map(discarded).min_by_key(|card| left(*card)).map(Action::Discard)
    }
}

/// The cards that a move puts on the table; none where it puts none there.
fn placed(action: &Action) -> Option<CardSet> {
    match action {
        Action::Meld(slots)
        | Action::LayOff(_, slots)
        | Action::Dig(_, Placing::Meld(slots) | Placing::LayOff(_, slots)) => {
            Some(slots.iter().map(|slot| slot.card).collect())
        }
        Action::Draw | Action::Take | Action::Discard(_) | Action::Play(_) | Action::Pass => None,
    }
}

/// The cards that a dig brings: of two equal ones the one nearer the top is meant.
fn dug<'a>(action: &Action, pile: &'a [Card]) -> Option<&'a [Card]> {
    let Action::Dig(card, _) = action else { return None };
    let place = pile.iter().rposition(|lying| lying.face() == card.face())?;
    Some(&pile[place..])
}

fn discarded(action: &Action) -> Option<Card> {
    match action {
        Action::Discard(card) => Some(*card),
        Action::Draw
        | Action::Take
        | Action::Dig(..)
        | Action::Meld(_)
        | Action::LayOff(..)
        | Action::Play(_)
        | Action::Pass => None,
    }
}
