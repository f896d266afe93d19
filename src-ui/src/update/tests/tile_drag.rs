//! Dragging tiles: the room that a meld makes, what a drop makes of the draft, and that no tile is ever lost.

use super::{
    drag::{Dice, answer, counts, drag, over, say},
    tiles::{at, handle, lies, steps, tap, tile},
    *,
};
use crate::{
    drag::{Aim, Device, Drag, Grip, Input, Point, Sight, Spot, Word},
    model::{Grasp, Held, Load},
    msg::Handling,
};
use cards::CardSet;
use protocol::DraftMeldId;

const fn meld(number: u32, at: usize) -> Spot {
    Spot::Draft(DraftMeldId(number), at)
}

/// How a meld would lie while this is held over it.
fn to_be(model: &Model, held: &str, spot: Spot) -> Option<String> {
    let mut model = model.clone();
    let grip = grip_of(&model, tile(held));
    say(&mut model, Word::Hold(grip));
    say(&mut model, Word::Over(over(spot)));
    table(&model).meld_to_be().map(|(_, cards)| Cards(cards).to_string())
}

fn grip_of(model: &Model, card: Card) -> Grip {
    if table(model).hand().contains(&card) { Grip::Card(card) } else { Grip::Tile(card) }
}

#[test]
fn a_meld_makes_room_where_the_tile_will_lie() {
    let model = at("r4 k9 *", &["r1 r2 r3", "b5 b6 b7"]);
    let shows = |held, number, at| to_be(&model, held, meld(number, at)).unwrap_or_default();
    assert_eq!([0, 2, 3].map(|at| shows("r4", 1, at)), ["r1 r2 r3 r4"; 3], "where it fits, wherever it is let go");
    assert_eq!(
        [0, 1, 3].map(|at| shows("k9", 2, at)),
        ["k9 b5 b6 b7", "b5 k9 b6 b7", "b5 b6 b7 k9"],
        "where it does not, there"
    );
    assert_eq!([0, 1, 3].map(|at| shows("*", 2, at)), ["* b5 b6 b7", "b5 b6 b7 *", "b5 b6 b7 *"]);
    assert_eq!(to_be(&model, "r4", Spot::Felt), None);
}

#[test]
fn a_drop_lies_as_it_was_shown_and_where_it_lay_nothing_happens() {
    let mut model = at("r4 k9 *", &["r1 r2 r3", "b5 b6 b7"]);
    let joker = grip_of(&model, tile("*"));
    assert_eq!(steps(&drag(&mut model, joker, over(meld(2, 0)))), ["move 2 0 *"]);
    assert_eq!(lies(&model), "[r1 r2 r3] [* b5 b6 b7] | r4 k9");
    assert_eq!(drag(&mut model, Grip::Tile(tile("*")), over(meld(2, 1))), []);
    assert_eq!(steps(&drag(&mut model, Grip::Tile(tile("*")), over(meld(2, 4)))), ["move 2 0 *", "move 2 4 *"]);
    let stays = Aim { pointer: Some(meld(1, 1)), load: Some(Spot::Felt) };
    assert_eq!(drag(&mut model, Grip::Tile(tile("r2")), stays), []);
    assert_eq!(lies(&model), "[r1 r2 r3] [b5 b6 b7 *] | r4 k9");
}

#[test]
fn out_of_the_middle_a_tile_splits_its_meld_and_chosen_ones_come_along() {
    let mut model = at("r9", &["r1 r2 r3 r4 r5", "k1 b1 o1"]);
    assert_eq!(steps(&drag(&mut model, Grip::Tile(tile("r4")), over(Spot::Felt))), ["new r4", "split 1 3"]);
    assert_eq!(lies(&model), "[r1 r2 r3] [r5]! [b1 o1 k1] [r4]! | r9");
    tap(&mut model, "r4 r9");
    drag(&mut model, Grip::Card(tile("r9")), over(meld(1, 0)));
    assert_eq!(lies(&model), "[r4 r9 r1 r2 r3]! [r5]! [b1 o1 k1] | ");
}

/// Every tile that is seen, in an order of its own.
fn every_tile(model: &Model) -> Vec<Card> {
    let melds = table(model).draft.as_ref().expect("a draft").melds();
    let mut all: Vec<Card> = melds.into_iter().flat_map(|meld| meld.cards).collect();
    all.extend(table(model).hand());
    all.sort();
    all
}

/// Which tiles lie together, and which in the rack.
fn together(model: &Model) -> (Vec<CardSet>, CardSet) {
    let melds = table(model).draft.as_ref().expect("a draft").melds();
    let melds = melds.into_iter().map(|meld| meld.cards.into_iter().collect()).collect();
    (melds, table(model).hand().iter().copied().collect())
}

/// What taps make of it, where tiles were let go over a place.
fn by_taps(before: &Model, tiles: &[Card], spot: Spot) -> Model {
    let mut model = before.clone();
    let own = table(&model).hand().to_vec();
    let held = model.table.as_mut().expect("a table");
    (held.held, held.selected) = (None, Vec::new());
    for tile in tiles {
        handle(&mut model, Handling::Tap(*tile));
    }
    let lies_there = |id| {
        let melds = table(before).draft.as_ref().expect("a draft").melds();
        melds.iter().any(|meld| meld.id == id && tiles.iter().all(|tile| meld.cards.contains(tile)))
    };
    match spot {
        Spot::Draft(id, _) if lies_there(id) => {}
        Spot::Draft(id, _) => drop(handle(&mut model, Handling::Add(id))),
        Spot::Felt => drop(handle(&mut model, Handling::New)),
        Spot::Hand(_) if tiles.iter().all(|tile| own.contains(tile)) => {}
        Spot::Hand(_) => drop(handle(&mut model, Handling::Back)),
        Spot::Meld(_) | Spot::Discard => unreachable!("there is no such place"),
    }
    model
}

impl Dice {
    fn place(&mut self) -> Option<Spot> {
        [
            None,
            Some(Spot::Hand(self.roll(8))),
            Some(meld(1 + self.roll(7) as u32, self.roll(6))),
            Some(meld(1 + self.roll(4) as u32, self.roll(6))),
            Some(Spot::Felt),
        ][self.roll(5)]
    }

    fn seen(&mut self, model: &Model) -> Sight {
        let at = Point { x: self.roll(360) as f64, y: self.roll(740) as f64 };
        let aim = Aim { pointer: self.place(), load: self.place() };
        let card = matches!(aim.pointer, Some(Spot::Hand(_))).then(|| table(model).hand().first().copied()).flatten();
        Sight { at, aim, card }
    }

    fn tile(&mut self, model: &Model) -> Card {
        let all = every_tile(model);
        all[self.roll(all.len())]
    }

    fn did(&mut self, model: &Model) -> Input {
        let pointer = 1 + (self.roll(8) / 7) as i32;
        let sight = self.seen(model);
        match self.roll(12) {
            0..3 => {
                let device = [Device::Finger, Device::Mouse][self.roll(2)];
                let tile = grip_of(model, self.tile(model));
                let grip = [None, Some(Grip::Stock), Some(tile), Some(tile), Some(tile), Some(tile)][self.roll(6)];
                Input::Down { pointer, device, at: sight.at, grip }
            }
            3 => Input::Held(pointer),
            4 if self.roll(2) == 0 => Input::Lost(pointer),
            5 if self.roll(2) == 0 => Input::Abandon,
            6..9 => Input::Up { pointer, sight },
            _ => Input::Move { pointer, sight },
        }
    }
}

/// One word of the pointer; a drop does what taps could have done, and nothing else moves a tile.
fn hear(model: &mut Model, word: Word) -> bool {
    let before = model.clone();
    let sent = say(model, word);
    let held = table(&before).held().cloned();
    match (word, held) {
        (Word::Drop, Some(Held { load: Load::Cards(tiles), over: Some(spot), .. })) => {
            let tapped = by_taps(&before, &tiles, spot);
            let changes = matches!(sent[..], [Cmd::Send(Request::Draft(_))]);
            let expected = if changes { &tapped } else { &before };
            assert_eq!(together(model), together(expected), "{tiles:?} over {spot:?}");
            changes
        }
        _ => {
            assert_eq!(together(model), together(&before), "{word:?}");
            assert!(matches!(sent[..], [] | [Cmd::Send(Request::Act(_))]), "{word:?}: {sent:?}");
            false
        }
    }
}

#[test]
fn in_a_thousand_random_scripts_every_tile_stays_in_play_and_drops_do_what_taps_do() {
    let tables = [
        at("r4 r9 k9 b4 * o1 o2 o3", &["r1 r2 r3", "b5 b6 b7 b8 b9", "k4 o4 r4", "o9 o10 o11 *"]),
        at("r4 k9", &["r1 r2 r3 r4 r5 r6 r7"]),
    ];
    let mut dropped = 0;
    for seed in 1..=1000 {
        let mut dice = Dice(seed * 0x9E37_79B9);
        let mut model = tables[dice.roll(2)].clone();
        let all = every_tile(&model);
        let (mut drag, mut first) = (Drag::default(), None);
        for _ in 0..40 {
            let input = dice.did(&model);
            first = counts(first, &input);
            for word in drag.step(input) {
                dropped += usize::from(hear(&mut model, word));
            }
            assert_holds(seed, &drag, first, &model, &all);
            answer(&mut model, &mut dice);
            match dice.roll(6) {
                0 => drop(update(&mut model, Msg::CloseSheet)),
                1 if table(&model).held().is_none() => {
                    let tile = dice.tile(&model);
                    handle(&mut model, Handling::Tap(tile));
                }
                2 if dice.roll(4) == 0 => {
                    drop(handle(&mut model, [Handling::Undo, Handling::Redo][dice.roll(2)].clone()))
                }
                _ => {}
            }
        }
        for pointer in [1, 2] {
            for word in drag.step(Input::Up { pointer, sight: dice.seen(&model) }) {
                hear(&mut model, word);
            }
        }
        assert_holds(seed, &drag, None, &model, &all);
    }
    assert!(dropped > 500, "the scripts did something: {dropped}");
}

/// Something is held only while a pointer that counts holds it; what is shown of a drop has all that is held in it.
fn assert_holds(seed: u64, drag: &Drag, first: Option<i32>, model: &Model, all: &[Card]) {
    assert_eq!((drag.pointer(), &every_tile(model)[..]), (first, all), "{seed}");
    let table = table(model);
    let held = table.held().filter(|held| held.grasp == Grasp::Pointer);
    let shows = held.is_some() || table.peek.is_some();
    assert!(!shows || drag.captured() == first && first.is_some(), "{seed}: {:?} {:?}", table.held, table.peek);
    assert_eq!(table.fits().is_empty(), held.is_none(), "{seed}");
    let Some((_, to_be)) = table.meld_to_be() else { return };
    let Some(Load::Cards(tiles)) = held.map(|held| &held.load) else { panic!("{seed}: nothing is held") };
    assert!(tiles.iter().all(|tile| to_be.contains(tile)), "{seed}");
}
