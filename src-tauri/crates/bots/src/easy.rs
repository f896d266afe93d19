//! Plays what lies at hand, and is clumsy now and then.

use cards::Card;
use protocol::{Action, Phase};
use rand::Rng;
use rand_chacha::ChaCha8Rng;

use crate::{dig, judge::Judge, medium, outlook::Outlook};

pub(crate) fn play(look: &Outlook, judge: &Judge, rng: &mut ChaCha8Rng) -> Option<Action> {
    match look.phase {
        Phase::Draw => draw(look, judge, rng),
        Phase::Play => melds(look, judge, rng).or_else(|| discard(look, rng)),
        Phase::RoundOver => None,
    }
}

/// Now and then draws though the discard would serve; of what could be dug for it sees the nearest.
fn draw(look: &Outlook, judge: &Judge, rng: &mut ChaCha8Rng) -> Option<Action> {
    if rng.random_ratio(1, 6) {
        return judge.first([Action::Draw, Action::Take]);
    }
    dig::nearest(look, judge, medium::fear(look.fewest())).or_else(|| medium::draw(look, judge))
}

/// Now and then overlooks what it could put down.
fn melds(look: &Outlook, judge: &Judge, rng: &mut ChaCha8Rng) -> Option<Action> {
    rng.random_ratio(5, 6).then(|| judge.first(look.placements())).flatten()
}

/// Every other time any of the few dearest loose cards, wherever they might yet have led.
fn discard(look: &Outlook, rng: &mut ChaCha8Rng) -> Option<Action> {
    const A_FEW: usize = 3;
    let free = look.loose(look.hand);
    let mut loose: Vec<Card> =
        look.options.discard.iter().copied().filter(|card| free.find(card.face()).is_some()).collect();
    if loose.is_empty() || rng.random_ratio(1, 2) {
        return medium::discard(look);
    }
    loose.sort_by_key(|card| (-look.points(*card), card.face()));
    loose.truncate(A_FEW);
    Some(Action::Discard(loose[rng.random_range(0..loose.len() as u32) as usize]))
}
