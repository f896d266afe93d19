//! Tables that may be rebuilt: which plays are listed, plays that take melds apart, and drafts.

use alloc::{vec, vec::Vec};
use cards::{Card, CardSet, Face, Slot, melds_of_rack};
use protocol::{Action, Draft, Edit};

use super::secrecy::is_part_of;
use crate::{Event, State, state::Happened, stream::Stream};

/// The melds as they lie.
fn table(state: &State) -> Vec<Vec<Slot>> {
    state.melds.iter().map(|laid| laid.meld.slots().to_vec()).collect()
}

fn sorted(slots: &[Slot]) -> Vec<Face> {
    let mut faces: Vec<Face> = slots.iter().map(|slot| slot.card.face()).collect();
    faces.sort_unstable();
    faces
}

/// The melds of a play that do not lie on the table, and those of the table that are not in the play.
fn changed(state: &State, melds: &[Vec<Slot>]) -> (Vec<Vec<Face>>, Vec<Vec<Face>>) {
    let mut new: Vec<Vec<Face>> = melds.iter().map(|meld| sorted(meld)).collect();
    let mut old = Vec::new();
    for meld in table(state).iter().map(|meld| sorted(meld)) {
        match new.iter().position(|there| *there == meld) {
            Some(there) => drop(new.swap_remove(there)),
            None => old.push(meld),
        }
    }
    (new, old)
}

/// The meld that a listed play makes longer, and the card that joins it; none for a new meld.
pub(super) fn added_to(state: &State, melds: &[Vec<Slot>]) -> Option<(usize, Card)> {
    // A meld may become like another one, so that the place is looked for where it was listed.
    let place = table(state).iter().zip(melds).position(|(before, after)| sorted(before) != sorted(after))?;
    let before = sorted(&table(state)[place]);
    let mut after = sorted(&melds[place]);
    for face in &before {
        let place = after.iter().position(|there| there == face).expect("every tile stays in its meld");
        after.swap_remove(place);
    }
    assert_eq!(after.len(), 1, "one tile at a time is listed");
    Some((place, state.own_hand().find(after[0]).expect("a tile of the rack")))
}

/// Whether a play is more than one new meld or one more tile on a meld, so that it is in no list, or says by its order where
/// a joker lies.
pub(super) fn is_unlisted(state: &State, action: &Action) -> bool {
    let Action::Play(melds) = action else { return false };
    let (new, old) = changed(state, melds);
    let with_joker = new.iter().flatten().any(|face| *face == Face::Joker);
    match (&new[..], &old[..]) {
        ([_], []) => with_joker,
        ([after], [before]) => with_joker || after.len() != before.len() + 1 || !is_part_of(before, after),
        _ => true,
    }
}

/// A play, and a draw too, starts the count of passes anew.
pub(super) fn passes_are_counted_in_a_row(state: &State) {
    let passed = |happened: &&Happened| matches!(happened, Happened::Fact(Event::Passed { .. }));
    let in_a_row = state.log.iter().rev().take_while(passed).count();
    assert_eq!(usize::from(state.passes), in_a_row);
}

/// Up to four of ten tiles of the rack as a new meld, and every tile of it on every meld.
pub(super) fn small_plays(state: &State) -> Vec<Action> {
    let rack: Vec<Card> = state.own_hand().iter().take(10).collect();
    let natural = |card: &Card| Slot::natural(*card);
    let with = |place: usize, slots: Vec<Slot>| {
        let mut melds = table(state);
        if place == melds.len() {
            melds.push(Vec::new());
        }
        melds[place].extend(slots);
        Action::Play(melds)
    };
    let masks = (1u32..1 << rack.len()).filter(|mask| mask.count_ones() <= 4);
    let chosen = masks.map(|mask| (0..rack.len()).filter(move |i| mask >> i & 1 == 1).collect::<Vec<_>>());
    let new = chosen.map(|places| with(state.melds.len(), places.iter().map(|place| natural(&rack[*place])).collect()));
    let longer = (0..state.melds.len()).flat_map(|place| rack.iter().map(move |card| with(place, vec![natural(card)])));
    new.chain(longer).filter(|action| !is_unlisted(state, action)).collect()
}

/// A legal play that takes a tile out of a meld to make a new one with it, where chance finds one.
pub(super) fn rebuilt(state: &State, chance: &mut Stream) -> Option<Action> {
    let melds = table(state);
    let from = chance.below(melds.len().max(1) as u32) as usize;
    let lying = melds.get(from)?;
    let taken = lying[chance.below(lying.len() as u32) as usize];
    let mut left = melds.clone();
    let place = left[from].iter().position(|slot| *slot == taken)?;
    // A tile inside a run splits it.
    let tail = left[from].split_off(place + 1);
    left[from].pop();
    left.push(tail);
    left.retain(|meld| !meld.is_empty());
    let pool: CardSet = state.own_hand().with(taken.card);
    let with_it = melds_of_rack(&pool).filter(|cards| cards.iter().any(|card| card.face() == taken.card.face()));
    let plays = with_it.map(|cards| {
        Action::Play(left.iter().cloned().chain([cards.into_iter().map(Slot::natural).collect()]).collect())
    });
    plays.take(64).find(|action| state.decide(state.turn(), action).is_ok())
}

/// Whatever lies in a draft, it says of it what the table says when it is played.
pub(super) fn a_draft_is_judged_as_the_table_would(state: &State, chance: &mut Stream) {
    let view = state.view(state.turn()).by_faces();
    let mut draft = Draft::of(&view, state.turn()).expect("one sees one's own rack");
    let mut steps = Vec::new();
    for _ in 0..chance.below(4) {
        let tiles: Vec<Card> = draft.rack().to_vec();
        let pick = |chance: &mut Stream| tiles[chance.below(tiles.len() as u32) as usize];
        let melds = draft.melds();
        let meld = melds.get(chance.below(melds.len().max(1) as u32) as usize);
        let step = match (chance.below(4), meld) {
            (0, Some(meld)) => Edit::Split(meld.id, chance.below(5) as usize),
            (1, Some(meld)) if !tiles.is_empty() => Edit::Add(meld.id, vec![pick(chance)]),
            (2, Some(meld)) => Edit::New(meld.cards[..1].to_vec()),
            _ => match melds_of_rack(&tiles.iter().copied().collect()).nth(chance.below(8) as usize) {
                Some(cards) => Edit::New(cards),
                None => continue,
            },
        };
        steps.push(step.clone());
        let _ = draft.edit(step);
    }
    let play = Action::Play(draft.melds().iter().map(|meld| meld.slots()).collect());
    let decided = state.decide(state.turn(), &play).map(|_| ()).map_err(|refusal| (refusal.code, refusal.cards.len()));
    let judged = draft.confirm().map(|_| ()).map_err(|refusal| (refusal.code, refusal.cards.len()));
    if !draft.melds().is_empty() {
        assert_eq!(judged, decided, "{steps:?}: {play}");
    }
}
