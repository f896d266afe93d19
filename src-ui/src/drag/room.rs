//! The room that melds make for what is held over one of them: tiles and melds move aside where it would lie.

use cards::Card;
use web_sys::{Element, HtmlElement};

use super::{
    marks::{Marks, set, shift, unshift},
    sight::all_in,
};

/// Between two tiles of a meld, in CSS pixels.
const SEAM: f64 = 1.0;
/// So near to the edge of the table a row may move, in CSS pixels.
const MARGIN: f64 = 2.0;

/// How a meld lies once room is made in it; lengths in CSS pixels.
#[derive(Clone, PartialEq, Debug)]
struct Room {
    /// How far each of its tiles moves to the right.
    tiles: Vec<f64>,
    /// How far what lies before it moves to the left, and what lies after it to the right.
    left: f64,
    right: f64,
    /// Before which of its tiles something would come in, and how wide the place is.
    gaps: Vec<(usize, f64)>,
}

impl Room {
    /// `to_be` gives for each place the tile of the meld that would lie there, and none for one that would come in; the
    /// row can move so far to the left and to the right.
    fn new(to_be: &[Option<usize>], tile: f64, (left, right): (f64, f64)) -> Self {
        let step = tile + SEAM;
        let more = to_be.iter().filter(|place| place.is_none()).count();
        let wanted = step * more as f64;
        let right = (wanted - (wanted / 2.0).min(left)).min(right);
        let left = (wanted - right).min(left);
        // In a row without so much room the place is narrower than what would come in.
        let place = if more > 0 { (left + right) / more as f64 } else { 0.0 };
        let mut room = Self { tiles: vec![0.0; to_be.len() - more], left, right, gaps: Vec::new() };
        let (mut came, mut own) = (0.0, 0.0);
        for run in to_be.chunk_by(|one, other| one.is_none() == other.is_none()) {
            for tile in run.iter().flatten() {
                room.tiles[*tile] = (own - *tile as f64) * step + came * place - left;
                own += 1.0;
            }
            if run[0].is_none() {
                came += run.len() as f64;
                room.gaps.push((own as usize, run.len() as f64 * place));
            }
        }
        room
    }
}

/// Makes room for what is held over a meld, and for nothing else.
pub fn make(table: &Element, marks: &Marks) {
    let moved = made(table, marks).unwrap_or_default();
    for thing in all_in(table, "#melds > *, #melds .tile") {
        match moved.iter().find(|(other, _)| *other == thing) {
            Some((_, far)) => shift(&thing, *far, 0.0),
            None => unshift(&thing),
        }
    }
}

/// Marks the places where something would come in; returns all that moves aside, and how far.
fn made(table: &Element, marks: &Marks) -> Option<Vec<(HtmlElement, f64)>> {
    let (id, to_be) = marks.meld_to_be.as_ref()?;
    let meld = all_in(table, &format!("[data-draft='{}']", id.0)).into_iter().next()?;
    let tiles = all_in(&meld, "[data-key]");
    let mut row = all_in(table, "#melds > *");
    row.retain(|thing| thing.offset_top() == meld.offset_top());
    let to_be = places(to_be, &tiles);
    let room = Room::new(&to_be, tiles.first()?.offset_width().into(), free(&row));
    surround(&room, &meld);
    mark(&room, &tiles, &to_be.into_iter().flatten().collect::<Vec<_>>());
    let aside = |thing: &HtmlElement| if thing.offset_left() < meld.offset_left() { -room.left } else { room.right };
    let others = row.iter().filter(|thing| **thing != meld).map(|thing| (thing.clone(), aside(thing)));
    Some(tiles.iter().cloned().zip(room.tiles.iter().copied()).chain(others).collect())
}

/// What is drawn around the meld goes around its tiles as they move.
fn surround(room: &Room, meld: &HtmlElement) {
    set(meld, "data-room", "around");
    for (name, far) in [("--left", room.left), ("--right", room.right)] {
        // A variable of our own is always accepted.
        let _ = meld.style().set_property(name, &format!("{far}px"));
    }
}

/// Draws the places where something would come in, beside a tile each; `order` is how the tiles would lie.
fn mark(room: &Room, tiles: &[HtmlElement], order: &[usize]) {
    for (before, wide) in &room.gaps {
        // The last place of all has only a tile before it.
        let (side, tile) = order.get(*before).map_or(("after", order.last()), |tile| ("before", Some(tile)));
        if let Some(tile) = tile.map(|tile| &tiles[*tile]) {
            set(tile, "data-room", side);
            // A variable of our own is always accepted.
            let _ = tile.style().set_property("--room", &format!("{}px", (wide - SEAM).max(0.0)));
        }
    }
}

/// For each place of a meld the one of these tiles that would lie there.
fn places(to_be: &[Card], tiles: &[HtmlElement]) -> Vec<Option<usize>> {
    let keys: Vec<Option<String>> = tiles.iter().map(|tile| tile.get_attribute("data-key")).collect();
    to_be.iter().map(|card| keys.iter().position(|key| *key == Some(card.byte().to_string()))).collect()
}

/// How far a row could move to the left and to the right.
fn free(row: &[HtmlElement]) -> (f64, f64) {
    let zone = row.first().and_then(|first| first.parent_element()).map_or(0, |zone| zone.client_width());
    let left = row.iter().map(HtmlElement::offset_left).min().unwrap_or_default();
    let end = |thing: &HtmlElement| thing.offset_left() + thing.offset_width();
    let right = zone - row.iter().map(end).max().unwrap_or_default();
    ((f64::from(left) - MARGIN).max(0.0), (f64::from(right) - MARGIN).max(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDE: (f64, f64) = (100.0, 100.0);

    fn room(to_be: &[i32], free: (f64, f64)) -> Room {
        let place = |tile: &i32| usize::try_from(*tile).ok();
        Room::new(&to_be.iter().map(place).collect::<Vec<_>>(), 29.0, free)
    }

    #[test]
    fn one_tile_comes_in_at_the_left_between_and_at_the_right() {
        let left = room(&[-1, 0, 1, 2], WIDE);
        assert_eq!((&left.tiles[..], left.left, left.right), (&[15.0, 15.0, 15.0][..], 15.0, 15.0));
        assert_eq!(left.gaps, [(0, 30.0)]);
        let between = room(&[0, -1, 1, 2], WIDE);
        assert_eq!((between.tiles, between.gaps), (vec![-15.0, 15.0, 15.0], vec![(1, 30.0)]));
        let right = room(&[0, 1, 2, -1], WIDE);
        assert_eq!((right.tiles, right.gaps), (vec![-15.0; 3], vec![(3, 30.0)]));
    }

    #[test]
    fn several_come_in_at_several_places_and_a_joker_goes_where_it_then_lies() {
        let both = room(&[-1, 0, 1, -1, -1], WIDE);
        assert_eq!((both.tiles, both.gaps), (vec![-15.0; 2], vec![(0, 30.0), (2, 60.0)]));
        // The joker in the middle makes way for its tile and lies at the end.
        let joker = room(&[0, -1, 2, 1], WIDE);
        assert_eq!((joker.tiles, joker.gaps), (vec![-15.0, 45.0, -15.0], vec![(1, 30.0)]));
        assert_eq!(room(&[1, 0, 2], WIDE).tiles, [30.0, -30.0, 0.0], "within a meld nothing grows");
    }

    #[test]
    fn at_the_edge_the_row_moves_as_far_as_it_can() {
        let edge = room(&[0, -1, 1], (0.0, 100.0));
        assert_eq!((edge.left, edge.right, &edge.tiles[..]), (0.0, 30.0, &[0.0, 30.0][..]));
        let full = room(&[0, -1, 1], (6.0, 6.0));
        assert_eq!((full.left, full.right, &full.gaps[..]), (6.0, 6.0, &[(1, 12.0)][..]));
    }
}
