//! What a move looks worth at once, before any round is played on.

use cards::{Card, CardSet, Face};

use crate::{danger::danger, outlook::Outlook};

/// What a move looks worth, in hundredths of a point, as a sum over as many rounds as that look counts for.
pub(super) fn rounds(worth: i32) -> i64 {
    const ROUNDS: i64 = 10;
    ROUNDS * i64::from(worth)
}

/// What putting down looks worth, where the best discard costs so much: as much, and a little more or less.
pub(super) fn down(least: i32, look: &Outlook) -> i32 {
    const A_LITTLE: i32 = 300;
    -least + if is_safe(look.fewest(), look.turns, look.seats()) { -A_LITTLE } else { A_LITTLE }
}

/// Whether melds are safe in hand for now, where the shortest other hand holds so many cards and so many turns are over: on the
/// table they would help the others to lay off.
pub(crate) const fn is_safe(fewest: u8, turns: u16, seats: u8) -> bool {
    const SAFE_HAND: u8 = 4;
    const SAFE_TURNS: u16 = 10;
    fewest >= SAFE_HAND && turns < SAFE_TURNS * seats as u16
}

/// What a discard costs: what is left, and how likely it helps the others.
pub(super) fn cost(face: Face, look: &Outlook) -> i32 {
    /// Hundredths of a point for a hand in a hundred that would meld the discard.
    const PER_DANGER: i32 = 8;
    let Some(card) = look.hand.find(face) else { return 0 };
    burden(look, look.hand.without(card)) + PER_DANGER * danger(look, card)
}

/// What a hand costs in hundredths of a point, less what the next cards can be expected to take off it.
fn burden(look: &Outlook, hand: CardSet) -> i32 {
    /// How many cards ahead a hand is looked at.
    const DRAWS: i32 = 4;
    /// In a larger hand so much goes together that no single card to come matters.
    const MOST_CARDS: usize = 20;
    let jokers: CardSet = hand.iter().filter(|card| card.face() == Face::Joker).collect();
    let (hand, unseen) = (hand.minus(&jokers), look.unseen.minus(&hand));
    let worth_of_jokers = jokers.len() as i32 * 4000;
    let now = look.arranged(hand).cost;
    let helpful = unseen.iter().filter(|card| hand.len() <= MOST_CARDS && joins(look, &hand, *card));
    let relief: i32 = helpful.map(|card| now - look.arranged(hand.with(card)).cost).sum();
    100 * now - 100 * DRAWS * relief.max(0) / unseen.len().max(1) as i32 - worth_of_jokers
}

/// Whether a card would make a meld with this hand, or could be laid off.
fn joins(look: &Outlook, hand: &CardSet, card: Card) -> bool {
    let Face::Suited(suit, rank) = card.face() else { return false };
    let held = |height: &u8| hand.at_height(suit, *height, look.ace()).is_some();
    let above = (rank.number() + 1..=14).take_while(held).count();
    let below = (1..rank.number()).rev().take_while(held).count();
    let others = hand.suits_of(rank).filter(|other| *other != suit).count();
    above + below >= 2 || others >= 2 || look.lay_offs(&hand.with(card)).contains(card)
}
