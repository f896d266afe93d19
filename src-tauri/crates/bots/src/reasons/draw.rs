//! What speaks for where the card of a turn comes from.

use cards::{Card, CardSet, Face};
use protocol::{Action, Placing, Reason, Why};

use super::{
    fitting::{fits_the_table, gaps, near, partners},
    known::{Known, with},
    placing::placing_points,
};

pub(super) fn drawn(known: &Known) -> Vec<Reason> {
    let hand = &known.look.hand;
    let fits_nothing =
        |top: &Card| !fits(known, hand, *top) && top.face() != Face::Joker && near(hand, *top, known.ace()).is_empty();
    let top = known.look.top().filter(fits_nothing).map(|top| Reason::new(Why::TopFitsNothing, [top], 0));
    let to_come = known.unseen().iter().filter(|card| fits(known, hand, *card)).count() as i32;
    let to_come = (to_come > 0).then(|| Reason::new(Why::CardsToCome, [], to_come));
    or_else(top.into_iter().chain(to_come).collect(), || Why::DrawnUnseen.into())
}

pub(super) fn taken(known: &Known) -> Vec<Reason> {
    let Some(top) = known.look.top() else { return Vec::new() };
    let hand = &known.look.hand;
    let meld = meld_with(known, hand, top).map(|meld| Reason::new(Why::MakesMeld, meld.iter(), 0));
    let laid = fits_the_table(&known.look, hand, top).then(|| Reason::new(Why::FitsTheTable, [top], 0));
    let all: Vec<Reason> = meld.into_iter().chain(laid).collect();
    let brings = || Some(Reason::new(Why::BringsNear, near_to_come(known, top)?.iter(), 0));
    let all = if all.is_empty() { brings().into_iter().collect() } else { all };
    or_else(all, || Reason::new(Why::KnownCard, [top], 0))
}

/// With what it brings to the table at once, what else becomes a meld by the cards above it.
pub(super) fn dug(known: &Known, action: &Action, place: &Placing) -> Vec<Reason> {
    let (slots, on) = match place {
        Placing::Meld(slots) => (slots, None),
        Placing::LayOff(meld, slots) => (slots, Some(*meld)),
    };
    let points = placing_points(known, slots, on);
    let brings = Reason::new(Why::DigBrings, slots.iter().map(|slot| slot.card), points);
    let new = known.after(action).minus(&known.look.hand);
    let melds = known.look.arranged(known.after(action)).melds.into_iter();
    let more = melds.into_iter().find(|meld| new.iter().any(|card| meld.contains(card)));
    let more = more.map(|meld| Reason::new(Why::MakesMeld, meld.iter(), 0));
    [brings].into_iter().chain(more).collect()
}

fn or_else(reasons: Vec<Reason>, other: impl FnOnce() -> Reason) -> Vec<Reason> {
    if reasons.is_empty() { vec![other()] } else { reasons }
}

/// Whether a card would make a meld with this hand, or could be laid off.
fn fits(known: &Known, hand: &CardSet, card: Card) -> bool {
    partners(hand, card, known.ace()).is_some() || fits_the_table(&known.look, hand, card)
}

/// A meld that this card makes with the hand: that of the best arrangement, where it lies in one there.
fn meld_with(known: &Known, hand: &CardSet, card: Card) -> Option<CardSet> {
    let pair = partners(hand, card, known.ace())?;
    let more = with(*hand, &[card]);
    let new = more.minus(hand);
    let best = known.look.arranged(more).melds.into_iter().find(|meld| new.is_subset(meld));
    Some(best.unwrap_or_else(|| pair.union(&new)))
}

/// The cards of the hand any of which makes a meld with this one and one that may yet come.
fn near_to_come(known: &Known, card: Card) -> Option<CardSet> {
    let to_come = known.elsewhere();
    let comes = |other: &Card| {
        gaps(card.face(), other.face(), known.ace()).into_iter().any(|face| to_come.find(face).is_some())
    };
    let all: CardSet = near(&known.look.hand, card, known.ace()).iter().filter(comes).collect();
    (!all.is_empty()).then_some(all)
}
