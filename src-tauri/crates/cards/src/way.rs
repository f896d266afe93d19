//! The way from one table to another: which tiles go from where to where, in an order that one can follow.

use alloc::{vec, vec::Vec};

use crate::{Ace, Card, Face, Meld, Slot};

/// Tiles that go to a meld together.
///
/// Melds are told by their place: those of the table have its places, new ones come after them in the order in which
/// they are begun. A place that loses all its tiles stays empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub tiles: Vec<Card>,
    /// The place they come from, or the rack.
    pub from: Option<usize>,
    pub to: usize,
}

/// The steps from a table to what it is to become, and the place of each meld then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    pub steps: Vec<Step>,
    pub places: Vec<usize>,
}

/// A short way from a table to melds that hold all its tiles; what else they hold comes from the rack.
///
/// A meld that keeps tiles stays where most of its tiles lie. One meld is made ready after the other, those first that
/// leave the fewest others broken, and what comes from the rack is added last.
pub fn way(table: &[Vec<Card>], melds: &[Vec<Card>]) -> Way {
    let mut places = homes(table, melds, |one, two| one == two);
    let mut now = table.to_vec();
    let mut open: Vec<usize> = (0..melds.len()).filter(|meld| !is_ready(&now, &melds[*meld], places[*meld])).collect();
    let mut steps = Vec::new();
    while let Some(next) = (0..open.len()).min_by_key(|next| {
        let meld = open[*next];
        let after = after(&now, &into(&now, &melds[meld], places[meld].unwrap_or(now.len())));
        after.iter().filter(|meld| !meld.is_empty() && !is_meld(meld)).count()
    }) {
        let meld = open.remove(next);
        let place = *places[meld].get_or_insert(now.len());
        let more = into(&now, &melds[meld], place);
        now = after(&now, &more);
        steps.extend(more);
    }
    Way { steps, places: places.into_iter().flatten().collect() }
}

/// For each meld the place on the table where most of its tiles lie, no place twice; none for a new one.
pub fn homes<T>(table: &[Vec<Card>], melds: &[Vec<T>], is_same: impl Fn(&Card, &T) -> bool) -> Vec<Option<usize>> {
    let mut shared = Vec::new();
    for (meld, tiles) in melds.iter().enumerate() {
        for (place, lying) in table.iter().enumerate() {
            let common = lying.iter().filter(|card| tiles.iter().any(|tile| is_same(card, tile))).count();
            // Of melds that share as many tiles the one that loses fewest.
            shared.push((common, usize::MAX - lying.len().max(tiles.len()), meld, place));
        }
    }
    shared.sort_by_key(|(common, likeness, meld, place)| (usize::MAX - common, usize::MAX - likeness, *meld, *place));
    let mut homes = vec![None; melds.len()];
    for (common, _, meld, place) in shared {
        if common > 0 && homes[meld].is_none() && !homes.contains(&Some(place)) {
            homes[meld] = Some(place);
        }
    }
    homes
}

fn is_ready(now: &[Vec<Card>], meld: &[Card], place: Option<usize>) -> bool {
    place.is_some_and(|place| into(now, meld, place).is_empty())
}

/// The steps that bring a meld's tiles to its place, a step for each place they come from, the rack last.
fn into(now: &[Vec<Card>], meld: &[Card], to: usize) -> Vec<Step> {
    let sources = (0..now.len()).map(Some).chain([None]).filter(|from| *from != Some(to));
    let comes_from = |from: Option<usize>, card: &Card| match from {
        Some(place) => now[place].contains(card),
        None => !now.iter().flatten().any(|lying| lying == card),
    };
    let step = |from: Option<usize>| {
        let tiles: Vec<Card> = meld.iter().copied().filter(|card| comes_from(from, card)).collect();
        (!tiles.is_empty()).then_some(Step { tiles, from, to })
    };
    sources.filter_map(step).collect()
}

/// The table after steps, the tiles of each place in no order.
fn after(now: &[Vec<Card>], steps: &[Step]) -> Vec<Vec<Card>> {
    let mut after = now.to_vec();
    for step in steps {
        after.iter_mut().for_each(|meld| meld.retain(|card| !step.tiles.contains(card)));
        after.resize_with(after.len().max(step.to + 1), Vec::new);
        after[step.to].extend(&step.tiles);
    }
    after
}

/// Whether tiles are a meld in some order.
fn is_meld(tiles: &[Card]) -> bool {
    let (mut tiles, jokers): (Vec<Card>, Vec<Card>) = tiles.iter().partition(|card| card.face() != Face::Joker);
    tiles.sort_by_key(|card| card.face());
    tiles.reverse();
    let slots: Vec<Slot> = tiles.into_iter().chain(jokers).map(Slot::natural).collect();
    Meld::new(&slots, Ace::Low).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::{String, ToString};

    fn melds(text: &str) -> Vec<Vec<Card>> {
        let card = |face: &str| Card::first(face.parse().expect("a face"));
        text.split(", ").map(|meld| meld.split(' ').map(card).collect()).collect()
    }

    fn told(table: &str, then: &str) -> (Vec<String>, Vec<usize>) {
        let way = way(&melds(table), &melds(then));
        let text = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let from = |step: &Step| step.from.map_or("rack".into(), |place| place.to_string());
        let step = |step: &Step| [text(&step.tiles), from(step), step.to.to_string()].join(" > ");
        (way.steps.iter().map(step).collect(), way.places)
    }

    #[test]
    fn whole_melds_stay_and_what_comes_from_the_rack_comes_last() {
        let (steps, places) = told("r3 r4 r5 r6, b7 b8 b9", "r3 r4 r5, b7 b8 b9, k6 o6 r6");
        assert_eq!(
            (&steps[..], &places[..]),
            (&["r6 > 0 > 2", "k6 o6 > rack > 2"].map(String::from)[..], &[0, 1, 2][..])
        );
    }

    #[test]
    fn a_meld_that_is_used_up_leaves_its_place_empty() {
        let (steps, places) = told("r3 r4 r5, r6 r7 r8, b1 b2 b3", "b1 b2 b3 b4, r3 r4 r5 r6 r7 r8");
        assert_eq!(steps, ["b4 > rack > 2", "r6 r7 r8 > 1 > 0"]);
        assert_eq!(places, [2, 0]);
    }
}
