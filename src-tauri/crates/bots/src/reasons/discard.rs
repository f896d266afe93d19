//! What speaks for throwing a card away.

use cards::{Card, CardSet, Face, Meld};
use protocol::{Action, Reason, Why};

use super::{
    fitting::{fits_the_table, near, partners},
    known::Known,
    next::unwanted,
    open::Open,
};
use crate::{
    judge::Judge,
    lay_off::{new_melds, takes, takes_joker},
};

/// From so many points on a card is worth getting rid of.
const DEAR: i32 = 7;

pub(super) fn discarded(known: &Known, action: &Action, card: Card) -> Vec<Reason> {
    let rest = known.after(action);
    let points = known.look.points(card);
    let saves = || Reason::new(Why::SavesPoints, [card], points);
    let pressed = known.near_out().filter(|_| points >= DEAR).map(|near_out| [saves(), near_out]);
    let is_pressed = pressed.is_some();
    let safe = of_no_use(known, card).or_else(|| unwanted(known, card));
    let dear = (points >= DEAR && !is_pressed).then(saves);
    let all = holds_back(known, rest).into_iter().chain(pressed.into_iter().flatten()).chain(safe);
    let all: Vec<Reason> = all.chain(keeps(known, card, rest)).chain(dear).collect();
    if all.is_empty() { vec![saves()] } else { all }
}

/// The melds that stay in hand, each of which could have been put down and then be laid off on by another. Not where another is
/// near going out: what is held then counts against its seat.
fn holds_back(known: &Known, rest: CardSet) -> Option<Reason> {
    const ANY: u64 = 0;
    if !known.look.options.meld || known.near_out().is_some() {
        return None;
    }
    let judge = Judge::of(known.view, ANY);
    let is_held_back = |action: &Action| judge.allows(action) && helps_others(known, action);
    let melds = known.look.arranged(rest).melds.into_iter();
    let held_back = melds.filter(|meld| new_melds(&known.look, *meld).iter().any(is_held_back));
    // Meld by meld, so that they can be told apart.
    let cards: Vec<Card> = held_back.flat_map(|meld| meld.iter()).collect();
    (!cards.is_empty()).then(|| Reason::new(Why::HoldsBack, cards, 0))
}

/// Whether another may hold or come to a card that it could lay off on a new meld.
fn helps_others(known: &Known, action: &Action) -> bool {
    let Action::Meld(slots) = action else { return false };
    let others = known.elsewhere();
    let takes_any = |meld: Meld| {
        let takes_joker = others.find(Face::Joker).is_some() && takes_joker(&meld);
        takes_joker || !takes(&meld, &others, known.ace()).is_empty()
    };
    Meld::new(slots, known.ace()).is_ok_and(takes_any)
}

/// That no other can make a meld with it or lay it off, whatever is hidden.
fn of_no_use(known: &Known, card: Card) -> Option<Reason> {
    let others = known.elsewhere_till_then();
    let is_useful = card.face() == Face::Joker
        || partners(&others, card, known.ace()).is_some()
        || fits_the_table(&known.look, &others, card);
    (!is_useful).then(|| Reason::new(Why::NobodyCanUse, [card], 0))
}

/// What stays open in the hand, where the card was no part of it, or that the card lies alone.
fn keeps(known: &Known, card: Card, rest: CardSet) -> Vec<Reason> {
    let (before, after) = (Open::of(known, known.look.hand), Open::of(known, rest));
    let runs = after.keeps_runs().filter(|_| !before.has_in_run(card));
    let pairs = after.keeps_pairs().filter(|_| !before.has_in_pair(card));
    let is_alone = card.face() != Face::Joker && near(&rest, card, known.ace()).is_empty();
    let alone = is_alone.then(|| Reason::new(Why::LiesAlone, [card], 0));
    runs.into_iter().chain(pairs).chain(alone).collect()
}
