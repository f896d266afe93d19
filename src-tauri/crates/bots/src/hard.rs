//! Counts the cards that are still to come, keeps its melds back while that is safe, digs with an eye on how near the
//! others are to going out, and throws away what helps them least.

use cards::{Card, CardSet, Face};
use protocol::{Action, Phase};

use crate::{danger::danger, dig, judge::Judge, medium, outlook::Outlook};

pub(crate) fn play(look: &Outlook, judge: &Judge) -> Option<Action> {
    match look.phase {
        Phase::Draw => dig::best(look, judge, &weights(look)).or_else(|| medium::draw(look, judge)),
        Phase::Play if holds_back(look) => discard(look),
        Phase::Play => judge.first(look.placements()).or_else(|| discard(look)),
        Phase::RoundOver => None,
    }
}

/// Loose cards may yet be put down, the less likely the nearer another hand is to going out.
fn weights(look: &Outlook) -> dig::Weights {
    let fear = match look.fewest() {
        0..=2 => 100,
        3 | 4 => 80,
        _ => 50,
    };
    dig::Weights { fear, at_least: 1 }
}

/// Whether melds stay in hand for now: on the table they would help the others to lay off.
///
/// The bounds were found by letting computers play: whoever holds back until another hand is down to three cards, or a
/// round has gone on for long, wins three of four games of Rummy for two against who does not, and more than half of
/// those of Rummy 500.
fn holds_back(look: &Outlook) -> bool {
    const SAFE_HAND: u8 = 4;
    const SAFE_TURNS: u16 = 10;
    const OUT_BY_DISCARD: usize = 1;
    let goes_out = look.loose(look.hand).len() <= OUT_BY_DISCARD;
    let is_safe = look.fewest() >= SAFE_HAND && look.turns < SAFE_TURNS * u16::from(look.seats());
    !goes_out && is_safe
}

fn discard(look: &Outlook) -> Option<Action> {
    /// Hundredths of a point for a hand in a hundred that would meld the discard.
    const PER_DANGER: i32 = 8;
    /// How many discards are thought through.
    const CANDIDATES: usize = 8;
    let cost = |card: &Card| burden(look, look.hand.without(*card)) + PER_DANGER * danger(look, *card);
    medium::by_need(look).into_iter().take(CANDIDATES).min_by_key(cost).map(Action::Discard)
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
