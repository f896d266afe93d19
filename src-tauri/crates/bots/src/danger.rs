//! How likely a discard is to help the others, the next player most.

use cards::{Card, CardSet, Face, Rank, Suit};

use crate::outlook::{Outlook, Rival};

/// How many hands out of a hundred that the next player may hold would meld this card, roughly, and some for the others.
pub(crate) fn danger(look: &Outlook, card: Card) -> i32 {
    if !look.lay_offs(&CardSet::EMPTY.with(card)).is_empty() {
        return 100;
    }
    let Face::Suited(suit, rank) = card.face() else { return 100 };
    let melds: Vec<(Card, Card)> =
        partners_in_set(look, suit, rank).into_iter().chain(partners_in_run(look, suit, rank)).collect();
    // Who sits further on gets a card only if all before let it lie, or if it can be dug for.
    let later = if look.may_be_dug() { 0.4 } else { 0.1 };
    let weights = core::iter::once(1.0).chain(core::iter::repeat(later));
    let percent: f32 =
        look.rivals.iter().zip(weights).map(|(rival, weight)| weight * melded(look, rival, &melds)).sum();
    (percent as i32).min(100)
}

/// How many hands out of a hundred that this seat may hold have any of these pairs.
fn melded(look: &Outlook, rival: &Rival, pairs: &[(Card, Card)]) -> f32 {
    pairs.iter().map(|(one, other)| 100.0 * likely(look, rival, *one) * likely(look, rival, *other)).sum()
}

/// How likely it is that a seat has a card, in hand or, where it can be dug for, in the discard pile.
fn likely(look: &Outlook, rival: &Rival, card: Card) -> f32 {
    const IN_THE_PILE: f32 = 0.4;
    if rival.shown.find(card.face()).is_some() {
        return 1.0;
    }
    if look.unseen.find(card.face()).is_none() {
        let is_in_the_pile = look.pile.iter().any(|lies| lies.face() == card.face());
        return if look.may_be_dug() && is_in_the_pile { IN_THE_PILE } else { 0.0 };
    }
    let unknown = f32::from(rival.cards).max(1.0) - rival.shown.len() as f32;
    let share = unknown.max(0.0) / look.unseen.len().max(1) as f32;
    // Who throws a card away seldom holds what would have gone with it.
    if look.thrown.iter().any(|thrown| goes_with(thrown.face(), card.face())) { share / 2.0 } else { share }
}

fn goes_with(one: Face, other: Face) -> bool {
    match (one, other) {
        (Face::Suited(suit, rank), Face::Suited(also, other)) => {
            rank == other || suit == also && rank.number().abs_diff(other.number()) == 1
        }
        (Face::Joker, _) | (_, Face::Joker) => false,
    }
}

fn partners_in_set(look: &Outlook, suit: Suit, rank: Rank) -> Vec<(Card, Card)> {
    let away = away(look);
    let others: Vec<Card> = Suit::CARDS
        .into_iter()
        .filter(|other| *other != suit)
        .filter_map(|other| away.find(Face::Suited(other, rank)))
        .collect();
    match others[..] {
        [one, two] => vec![(one, two)],
        [one, two, three] => vec![(one, two), (one, three), (two, three)],
        _ => Vec::new(),
    }
}

fn partners_in_run(look: &Outlook, suit: Suit, rank: Rank) -> Vec<(Card, Card)> {
    let away = away(look);
    let at = |steps: i8| {
        let height = rank.number().checked_add_signed(steps).filter(|height| *height > 0)?;
        away.at_height(suit, height, look.ace())
    };
    [(-2, -1), (-1, 1), (1, 2)].into_iter().filter_map(|(one, other)| Some((at(one)?, at(other)?))).collect()
}

/// Cards that the others may come to have.
fn away(look: &Outlook) -> CardSet {
    let shown = look.rivals.iter().fold(look.unseen, |all, rival| all.union(&rival.shown));
    if look.may_be_dug() { shown.union(&look.pile.iter().copied().collect()) } else { shown }
}
