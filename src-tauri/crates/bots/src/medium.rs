//! Melds and lays off all it can, and keeps cards that may yet come together.

use cards::{Card, CardSet, Face};
use protocol::{Action, Phase};

use crate::{judge::Judge, outlook::Outlook};

pub(crate) fn play(look: &Outlook, judge: &Judge) -> Option<Action> {
    match look.phase {
        Phase::Draw => draw(look, judge),
        Phase::Play => judge.first(look.placements()).or_else(|| discard(look)),
        Phase::RoundOver => None,
    }
}

/// Takes the discard that goes into a meld or can be laid off, and draws otherwise.
pub(crate) fn draw(look: &Outlook, judge: &Judge) -> Option<Action> {
    let wants = look.top.is_some_and(|top| look.absorbs(top));
    judge.first(if wants { [Action::Take, Action::Draw] } else { [Action::Draw, Action::Take] })
}

/// The dearest card that is in no meld, can be laid off nowhere and lies near few others.
pub(crate) fn discard(look: &Outlook) -> Option<Action> {
    let loose = look.loose();
    let all = look.options.discard.iter().copied();
    let dearest = all.max_by_key(|card| (loose.contains(*card), look.points(*card) - hope(*card, &loose)));
    dearest.map(Action::Discard)
}

/// What a card is worth for lying near others: a pair, or two that want one more for a run.
fn hope(card: Card, loose: &CardSet) -> i32 {
    loose.without(card).iter().map(|other| nearness(card.face(), other.face())).sum()
}

fn nearness(one: Face, other: Face) -> i32 {
    match (one, other) {
        (Face::Suited(_, rank), Face::Suited(_, other)) if rank == other => 4,
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
