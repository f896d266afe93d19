//! What lies at hand: melds of the rack alone, and single tiles that fit a meld of the table. Nothing is rebuilt.

use cards::{Ace, Card, CardSet, Slot, melds_of_rack};

use super::{
    Melds,
    board::{Board, as_meld, value, without},
};

/// The table after everything simple that can be done with these tiles of the rack; none where that is nothing.
pub(super) fn play(board: &Board, rack: &[Card]) -> Option<Melds> {
    let (new, left) = new_melds(rack);
    if !board.opens(&new) {
        return None;
    }
    let has_new = !new.is_empty();
    let mut melds = board.table.clone();
    melds.extend(new);
    // The first play leaves the table as it is, and lays down no more than new melds.
    let has_added = board.has_opened && add(&mut melds, left);
    (has_new || has_added).then_some(melds)
}

/// The dearest meld of a rack, then that of what is left, and so on; and the tiles that are in none.
fn new_melds(rack: &[Card]) -> (Melds, Vec<Card>) {
    let (mut melds, mut left) = (Vec::new(), rack.to_vec());
    let dearest = |left: &[Card]| {
        let rack: CardSet = left.iter().copied().collect();
        melds_of_rack(&rack).max_by_key(|meld| value(std::slice::from_ref(meld)))
    };
    while let Some(meld) = dearest(&left) {
        left = without(&left, &meld);
        melds.push(meld);
    }
    (melds, left)
}

/// Puts tiles on melds for as long as one fits. Whether any did.
fn add(melds: &mut Melds, mut tiles: Vec<Card>) -> bool {
    let mut has_added = false;
    while let Some((tile, place, longer)) = addition(melds, &tiles) {
        melds[place] = longer;
        tiles.retain(|card| *card != tile);
        has_added = true;
    }
    has_added
}

/// The first tile that fits a meld, the place of that meld, and what it becomes.
fn addition(melds: &Melds, tiles: &[Card]) -> Option<(Card, usize, Vec<Card>)> {
    let on = |tile: Card, meld: &Vec<Card>| as_meld(meld)?.extended(&[Slot::natural(tile)], Ace::Low).ok();
    tiles.iter().rev().find_map(|tile| {
        let (place, longer) = melds.iter().enumerate().find_map(|(place, meld)| Some((place, on(*tile, meld)?)))?;
        Some((*tile, place, longer.cards().collect()))
    })
}
