//! Melds and lays off all it can, and keeps cards that may yet come together.

use cards::{Card, CardSet, Face};
use protocol::{Action, Phase};

use crate::{danger::danger, dig, judge::Judge, outlook::Outlook};

pub(crate) fn play(look: &Outlook, judge: &Judge) -> Option<Action> {
    match look.phase {
        Phase::Draw => dig::best(look, judge, fear(look.fewest())).or_else(|| draw(look, judge)),
        Phase::Play => judge.first(look.placements()).or_else(|| discard(look)),
        Phase::RoundOver => None,
    }
}

/// Hundredths of a point that a point left in hand is feared to cost, where the shortest other hand holds so many cards: it
/// may yet be put down, the less likely the nearer that hand is to going out.
pub(crate) const fn fear(fewest: u8) -> i32 {
    match fewest {
        0..=2 => 100,
        3 | 4 => 80,
        _ => 50,
    }
}

/// Takes the discard that goes into a meld or can be laid off, and draws otherwise.
pub(crate) fn draw(look: &Outlook, judge: &Judge) -> Option<Action> {
    let wants = look.top().is_some_and(|top| look.absorbs(top));
    judge.first(if wants { [Action::Take, Action::Draw] } else { [Action::Draw, Action::Take] })
}

/// The dearest card that is in no meld, can be laid off nowhere and lies near few others.
pub(crate) fn discard(look: &Outlook) -> Option<Action> {
    /// Where a discard can be dug for later, so many are compared by how likely they help the others.
    const COMPARED: usize = 3;
    let compared = if look.may_be_dug() { COMPARED } else { 1 };
    by_need(look).into_iter().take(compared).min_by_key(|card| danger(look, *card)).map(Action::Discard)
}

/// The cards that may be discarded, those least needed first.
pub(crate) fn by_need(look: &Outlook) -> Vec<Card> {
    let loose = look.loose(look.hand);
    let mut all = look.options.discard.to_vec();
    let need = |card: &Card| (loose.find(card.face()).is_none(), hope(*card, &loose) - look.points(*card), card.face());
    all.sort_by_key(need);
    all
}

/// What a card is worth for lying near others: a pair, or two that want one more for a run.
fn hope(card: Card, loose: &CardSet) -> i32 {
    const OF_A_JOKER: i32 = 40;
    match card.face() {
        Face::Joker => OF_A_JOKER,
        face @ Face::Suited(..) => loose.without(card).iter().map(|other| nearness(face, other.face())).sum(),
    }
}

fn nearness(one: Face, other: Face) -> i32 {
    match (one, other) {
        // An equal card of another pack makes no pair.
        (Face::Suited(suit, rank), Face::Suited(also, other)) if rank == other => {
            if suit == also {
                0
            } else {
                4
            }
        }
        (Face::Suited(suit, rank), Face::Suited(also, other)) if suit == also => {
            match rank.number().abs_diff(other.number()) {
                1 => 4,
                2 => 2,
                _ => 0,
            }
        }
        (Face::Suited(..) | Face::Joker, _) => 0,
    }
}
