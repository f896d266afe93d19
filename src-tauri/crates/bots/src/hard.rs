//! Counts the cards that are still to come, keeps its melds back while that is safe, and throws away what helps the
//! others least.

use cards::{Card, CardSet, Face};
use protocol::{Action, Phase};

use crate::{danger::danger, judge::Judge, medium, outlook::Outlook};

pub(crate) fn play(look: &Outlook, judge: &Judge) -> Option<Action> {
    match look.phase {
        Phase::Draw => medium::draw(look, judge),
        Phase::Play if holds_back(look) => discard(look),
        Phase::Play => judge.first(look.placements()).or_else(|| discard(look)),
        Phase::RoundOver => None,
    }
}

/// Whether melds stay in hand for now: on the table they would help the others to lay off.
///
/// The bounds were found by letting computers play: whoever holds back wins three of four games against who does not,
/// until another hand is down to three cards or a round has gone on for long.
fn holds_back(look: &Outlook) -> bool {
    const SAFE_HAND: u8 = 4;
    const SAFE_TURNS: u16 = 20;
    const OUT_BY_DISCARD: usize = 1;
    let goes_out = look.loose().len() <= OUT_BY_DISCARD;
    !goes_out && look.fewest >= SAFE_HAND && look.turns < SAFE_TURNS
}

fn discard(look: &Outlook) -> Option<Action> {
    /// Hundredths of a point for a hand in a hundred that would meld the discard.
    const PER_DANGER: i32 = 8;
    let cost = |card: Card| burden(look, look.hand.without(card)) + PER_DANGER * danger(look, card);
    look.options.discard.iter().copied().min_by_key(|card| cost(*card)).map(Action::Discard)
}

/// What a hand costs in hundredths of a point, less what the next cards can be expected to take off it.
fn burden(look: &Outlook, hand: CardSet) -> i32 {
    /// How many cards ahead a hand is looked at.
    const DRAWS: i32 = 4;
    let now = look.arranged(hand).cost;
    let unseen = look.unseen.minus(&hand);
    let helpful = unseen.iter().filter(|card| joins(look, &hand, *card));
    let relief: i32 = helpful.map(|card| now - look.arranged(hand.with(card)).cost).sum();
    100 * now - 100 * DRAWS * relief.max(0) / unseen.len().max(1) as i32
}

/// Whether a card would make a meld with this hand, or could be laid off.
fn joins(look: &Outlook, hand: &CardSet, card: Card) -> bool {
    let Face::Suited(suit, rank) = card.face() else { return true };
    let held = |height: &u8| hand.at_height(suit, *height, look.ace).is_some();
    let above = (rank.number() + 1..=14).take_while(held).count();
    let below = (1..rank.number()).rev().take_while(held).count();
    above + below >= 2 || hand.suits_of(rank).count() >= 2 || look.lay_offs(&hand.with(card)).contains(card)
}
