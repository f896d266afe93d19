//! Whether to dig in the discard pile, and how deep.

use cards::{Card, CardSet, Playable};
use protocol::{Action, MeldId, Placing};

use crate::{
    judge::Judge,
    lay_off::{new_melds, takes},
    outlook::Outlook,
};

/// The dig or take that brings most, where it brings anything.
pub(crate) fn best(look: &Outlook, judge: &Judge, fear: i32) -> Option<Action> {
    let now = worth(look, look.hand, fear);
    let gain = |cards: &[Card]| {
        let brought: CardSet = cards.iter().copied().collect();
        worth(look, look.hand.union(&brought), fear) - now
    };
    let mut digs: Vec<(i32, Action)> = within_reach(look)
        .filter_map(|cards| {
            let gain = gain(cards);
            (gain > 0).then(|| Some((gain, placed(look, judge, cards)?))).flatten()
        })
        .collect();
    if let Some(top) = look.top().filter(|top| look.options.take && look.absorbs(*top)) {
        digs.insert(0, (gain(&[top]), Action::Take));
    }
    let best = digs.iter().map(|(gain, _)| *gain).max()?;
    digs.into_iter().find(|(gain, _)| *gain == best).map(|(_, action)| action)
}

/// The smallest dig that brings anything.
pub(crate) fn nearest(look: &Outlook, judge: &Judge, fear: i32) -> Option<Action> {
    let now = worth(look, look.hand, fear);
    let brings = |cards: &&[Card]| {
        let brought: CardSet = cards.iter().copied().collect();
        worth(look, look.hand.union(&brought), fear) > now
    };
    within_reach(look).filter(brings).find_map(|cards| placed(look, judge, cards))
}

/// Every dig that is worth a thought: how many cards it takes, and the move.
pub(crate) fn all(look: &Outlook, judge: &Judge) -> Vec<(usize, Action)> {
    let digs = within_reach(look).filter_map(|cards| Some((cards.len(), placed(look, judge, cards)?)));
    digs.collect()
}

/// The parts of the pile that can be dug out, the smallest first, as far as a move can be thought through in time.
fn within_reach(look: &Outlook) -> impl Iterator<Item = &[Card]> {
    const MOST_DIGS: usize = 14;
    const MOST_CARDS: usize = 36;
    let may_dig = |card: &Card| look.options.dig.iter().any(|dig| dig.face() == card.face());
    let below_top = 0..look.pile.len().saturating_sub(1);
    // Of two equal cards the one nearer the top is meant.
    let is_nearest = |place: &usize| {
        let face = look.pile[*place].face();
        look.pile[place + 1..].iter().all(|above| above.face() != face)
    };
    let places = below_top.rev().filter(move |place| may_dig(&look.pile[*place]) && is_nearest(place));
    places
        .map(|place| &look.pile[place..])
        .take_while(|cards| look.hand.len() + cards.len() <= MOST_CARDS)
        .take(MOST_DIGS)
}

/// What a hand will come to: what of it can be put down, less what is feared of the rest. `fear` is hundredths of a point
/// that a point left in hand is feared to cost.
fn worth(look: &Outlook, hand: CardSet, fear: i32) -> i32 {
    let points = |cards: CardSet| cards.iter().map(|card| look.points(card)).sum::<i32>();
    let loose = look.loose(hand);
    100 * (points(hand) - points(loose)) - fear * points(loose)
}

/// A dig for the first of these cards, placed where it serves best, or else anywhere.
fn placed(look: &Outlook, judge: &Judge, cards: &[Card]) -> Option<Action> {
    let card = *cards.first()?;
    let hand = look.hand.union(&cards.iter().copied().collect());
    let has_it = |cards: &CardSet| cards.find(card.face()).is_some();
    let melds = look.arranged(hand).melds.into_iter().filter(has_it).flat_map(|meld| new_melds(look, meld));
    let lay_offs =
        look.melds.iter().enumerate().map(|(index, meld)| (MeldId::at(index), takes(meld, &hand, look.ace())));
    let lay_offs = lay_offs
        .filter(|(_, cards)| has_it(cards))
        .flat_map(|(id, cards)| [Action::lay_off(id, cards.iter()), Action::lay_off(id, [card])]);
    let playable = Playable::of(hand, look.ace()).with(card.face());
    let others: Vec<Action> = playable.melds().map(Action::Meld).collect();
    let digs = melds.chain(lay_offs).chain(others).filter_map(|action| Some(Action::Dig(card, placing(action)?)));
    judge.first(digs)
}

fn placing(action: Action) -> Option<Placing> {
    match action {
        Action::Meld(slots) => Some(Placing::Meld(slots)),
        Action::LayOff(meld, slots) => Some(Placing::LayOff(meld, slots)),
        Action::Draw | Action::Take | Action::Dig(..) | Action::Discard(_) | Action::Play(_) | Action::Pass => None,
    }
}
