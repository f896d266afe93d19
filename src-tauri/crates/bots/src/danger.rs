//! How likely a discard is to help the next player.

use cards::{Card, CardSet, Face, Rank, Suit};

use crate::outlook::Outlook;

/// How many hands out of a hundred that the others may hold would meld this card, roughly.
pub(crate) fn danger(look: &Outlook, card: Card) -> i32 {
    if !look.lay_offs(&CardSet::EMPTY.with(card)).is_empty() {
        return 100;
    }
    let Face::Suited(suit, rank) = card.face() else { return 100 };
    let melds = partners_in_set(look, suit, rank).into_iter().chain(partners_in_run(look, suit, rank));
    let percent: f32 = melds.map(|(one, other)| 100.0 * likely(look, one) * likely(look, other)).sum();
    (percent as i32).min(100)
}

/// How likely it is that the next player holds a card.
fn likely(look: &Outlook, card: Card) -> f32 {
    if look.shown.contains(card) {
        return 1.0;
    }
    let unknown = f32::from(look.fewest).max(1.0) - look.shown.len() as f32;
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
    let others: Vec<Card> = Suit::ALL
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
        away.at_height(suit, height, look.ace)
    };
    [(-2, -1), (-1, 1), (1, 2)].into_iter().filter_map(|(one, other)| Some((at(one)?, at(other)?))).collect()
}

/// Cards that the next player may hold.
fn away(look: &Outlook) -> CardSet {
    look.unseen.union(&look.shown)
}
