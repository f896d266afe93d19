//! What a move looks worth at once, before any round is played on.

use cards::{Card, CardSet, Face};

use super::candidate::Plan;
use crate::{danger::danger, medium, outlook::Outlook};

/// In so many rounds a move has to fare before that tells as much as the look of it.
const ROUNDS: i64 = 10;

/// What a plan looks worth, as a sum over so many rounds, in hundredths of a point.
pub(super) fn prior(plan: Plan, look: &Outlook) -> i64 {
    match plan {
        Plan::Draw | Plan::Take | Plan::Dig(_) => 0,
        Plan::Throw(face) => -ROUNDS * i64::from(cost(face, look)),
        Plan::PutDown => ROUNDS * put_down(look),
    }
}

/// As much as the best discard would, and a little more or less.
fn put_down(look: &Outlook) -> i64 {
    const A_LITTLE: i64 = 300;
    const DISCARDS: usize = 7;
    let throws = medium::by_need(look).into_iter().take(DISCARDS);
    let least = throws.map(|card| cost(card.face(), look)).min().unwrap_or(0);
    -i64::from(least) + if holds_back(look) { -A_LITTLE } else { A_LITTLE }
}

/// Whether melds stay in hand for now: on the table they would help the others to lay off.
fn holds_back(look: &Outlook) -> bool {
    const SAFE_HAND: u8 = 4;
    const SAFE_TURNS: u16 = 10;
    look.fewest() >= SAFE_HAND && look.turns < SAFE_TURNS * u16::from(look.seats())
}

/// What a discard costs: what is left, and how likely it helps the others.
fn cost(face: Face, look: &Outlook) -> i32 {
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
