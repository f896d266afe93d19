//! Drafts: what each step does, and that none of 100,000 random sequences of steps loses a tile.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use cards::Deck;

use super::*;
use crate::{Cards, Game, RuleKeys, games};

fn law() -> Rules {
    games::rules(Game::Tiles, &RuleKeys::default()).expect("it has no options")
}

/// A draft at a table of melds in brackets.
fn draft(opened: bool, table: &str, rack: &str) -> Draft {
    let melds = match alloc::format!("play {table}").parse() {
        Ok(Action::Play(melds)) => melds,
        _ => Vec::new(),
    };
    let table = melds.into_iter().map(|cards| LaidMeld { cards, by: Vec::new() }).collect();
    Draft::over(law(), opened, table, &rack.parse::<Cards>().expect("tiles"))
}

fn step(draft: &mut Draft, text: &str) -> Result<bool, Code> {
    draft.edit(text.parse().expect("a step")).map_err(|refusal| refusal.code)
}

/// The melds with their ids, and what is left in the rack.
fn shown(draft: &Draft) -> String {
    let text = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let melds = draft.melds().iter().map(|meld| alloc::format!("{}[{}]", meld.id.0, text(&meld.cards)));
    alloc::format!("{} | {}", melds.collect::<Vec<_>>().join(" "), text(draft.rack()))
}

#[track_caller]
fn check(table: &str, rack: &str, steps: &[&str], becomes: &str) -> Draft {
    let mut draft = draft(true, table, rack);
    for text in steps {
        assert_eq!(step(&mut draft, text), Ok(true), "{text}");
    }
    assert_eq!(shown(&draft), becomes);
    draft
}

#[test]
fn each_step_does_what_it_says_and_melds_keep_their_places() {
    let table = "[r1 r2 r3] [k7 b7 o7]";
    check(table, "r4 r5 k1", &["new r5 k1"], "1[r1 r2 r3] 2[k7 b7 o7] 3[r5 k1] | r4");
    check(table, "r4 r5 k1", &["add 1 r5 r4"], "1[r1 r2 r3 r4 r5] 2[k7 b7 o7] | k1");
    check(table, "r4 r5 k1", &["move 1 1 k1 r4"], "1[r1 k1 r4 r2 r3] 2[k7 b7 o7] | r5");
    check(table, "r4", &["move 1 3 r1"], "1[r2 r3 r1] 2[k7 b7 o7] | r4");
    check(table, "r4", &["split 1 2"], "1[r1 r2] 3[r3] 2[k7 b7 o7] | r4");
    check(table, "r4", &["split 1 2", "join 3 1"], "3[r1 r2 r3] 2[k7 b7 o7] | r4");
    check(table, "r4 k1", &["add 2 r4", "back r4"], "1[r1 r2 r3] 2[k7 b7 o7] | k1 r4");
    check(table, "k8", &["new k8 k7", "new b7 o7", "add 3 r3"], "1[r1 r2] 3[k8 k7 r3] 4[b7 o7] | ");
}

#[test]
fn what_joins_a_meld_lies_where_it_fits() {
    check("[r3 * r5]", "r2 r6", &["add 1 r6", "add 1 r2"], "1[r2 r3 * r5 r6] | ");
    check("[r3 * r5]", "r4", &["add 1 r4"], "1[r3 r4 r5 *] | ");
    check("[r3 r4 r5]", "b9", &["add 1 b9"], "1[r3 r4 r5 b9] | ");
}

#[test]
fn what_a_meld_would_be_is_told_before_it_is() {
    let draft = draft(true, "[r3 * r5] [k7 b7 o7]", "r6 r7 k1");
    let with = |id, text: &str| {
        let cards: Cards = text.parse().expect("tiles");
        draft.with_added(DraftMeldId(id), &cards).map(|meld| meld.to_string())
    };
    assert_eq!(with(1, "r7 r6").as_deref(), Ok("r3 * r5 r6 r7"));
    assert_eq!(with(2, "r7").as_deref(), Ok("r7 b7 o7 k7"));
    assert_eq!(with(1, "r7").as_deref(), Err(&Code::NotConsecutive));
    assert_eq!(with(2, "k1"), Err(Code::NotASetOrRun));
    assert_eq!(with(3, "k1"), Err(Code::NoSuchMeld));
    assert_eq!(with(1, "r9"), Err(Code::TileNotInRack));
    assert!(draft.is_reset());
}

#[test]
fn of_two_equal_tiles_only_the_own_one_goes_back() {
    let mut draft = draft(true, "[r3 r4 r5]", "r4 r6");
    assert_eq!(step(&mut draft, "add 1 r4#1"), Ok(true));
    assert_eq!(step(&mut draft, "back r4"), Err(Code::TableTileMissing));
    assert_eq!(step(&mut draft, "back r4#1"), Ok(true));
    assert!(draft.is_reset());
}

#[test]
fn what_cannot_be_done_changes_nothing() {
    let mut draft = draft(true, "[r3 * r5] [k7 b7 o7]", "r4 r6");
    let before = draft.clone();
    for (text, why) in [
        ("back *", Code::TableTileMissing),
        ("back r4#1", Code::TableTileMissing),
        ("new r9", Code::TileNotInRack),
        ("new r4 r4", Code::BadMessage),
        ("add 3 r4", Code::NoSuchMeld),
        ("move 1 4 r4", Code::BadMessage),
        ("split 1 0", Code::BadMessage),
        ("split 1 3", Code::BadMessage),
        ("join 1 1", Code::BadMessage),
        ("join 1 5", Code::NoSuchMeld),
    ] {
        assert_eq!(step(&mut draft, text), Err(why), "{text}");
        assert_eq!(draft, before, "{text}");
    }
    assert_eq!(step(&mut draft, "move 1 0 r3"), Ok(false), "it lies there already");
    assert_eq!(draft, before);
}

#[test]
fn steps_are_undone_and_made_again_one_by_one() {
    let mut draft = draft(true, "[r1 r2 r3]", "r4 r5");
    let mut seen = alloc::vec![shown(&draft)];
    for text in ["add 1 r4", "split 1 2", "new r5"] {
        assert_eq!(step(&mut draft, text), Ok(true));
        seen.push(shown(&draft));
    }
    for before in seen[..3].iter().rev() {
        assert!(draft.undo());
        assert_eq!(shown(&draft), *before);
    }
    assert!(!draft.undo() && draft.is_reset());
    for after in &seen[1..] {
        assert!(draft.redo());
        assert_eq!(shown(&draft), *after);
    }
    assert!(!draft.redo());
    assert!(draft.reset() && shown(&draft) == seen[0] && draft.can_redo());
    assert!(draft.redo() && draft.undo());
    assert_eq!(step(&mut draft, "new r5"), Ok(true));
    assert!(!draft.can_redo(), "another step forgets what was undone");
}

#[test]
fn a_wrong_meld_says_why_and_confirming_says_what_is_still_wrong() {
    let mut draft = draft(true, "[r1 r2 r3] [k7 b7 o7]", "r4 r9 k1");
    let why = |draft: &Draft| draft.confirm().map(|action| action.to_string()).map_err(|refusal| refusal.code);
    let verdicts = |draft: &Draft| draft.melds().iter().map(|meld| draft.verdict(meld).err()).collect::<Vec<_>>();
    assert_eq!(why(&draft), Err(Code::NoTileAdded));
    assert_eq!(step(&mut draft, "add 1 r9"), Ok(true));
    assert_eq!(
        (why(&draft), verdicts(&draft)),
        (Err(Code::NotConsecutive), alloc::vec![Some(Code::NotConsecutive), None])
    );
    assert_eq!(step(&mut draft, "split 2 1"), Ok(true));
    assert_eq!(why(&draft), Err(Code::InvalidMeldOnTable));
    assert!(draft.undo() && draft.undo());
    assert_eq!(step(&mut draft, "add 1 r4"), Ok(true));
    assert_eq!(why(&draft).as_deref(), Ok("play [r1 r2 r3 r4] [k7 b7 o7]"));
}

#[test]
fn drawing_needs_everything_to_lie_as_it_did() {
    let mut draft = draft(true, "[r1 r2 r3 r4] [k7 b7 o7]", "r5 k1");
    assert!(draft.must_be_reset().is_ok());
    assert_eq!(step(&mut draft, "split 1 2"), Ok(true));
    assert_eq!(draft.must_be_reset().map_err(|refusal| refusal.code), Err(Code::DraftNotReset));
    assert_eq!(step(&mut draft, "join 1 3"), Ok(true));
    assert!(draft.must_be_reset().is_ok(), "it was put back by hand");
    assert_eq!(step(&mut draft, "new r5"), Ok(true));
    let refusal = draft.must_be_reset().expect_err("a tile lies there");
    assert_eq!((refusal.code, refusal.cards.to_string().as_str()), (Code::DraftNotReset, "r5"));
}

#[test]
fn before_its_opening_a_seat_sees_how_much_its_new_melds_are_worth() {
    let mut draft = draft(false, "[k7 b7 o7]", "r9 r10 * r7 k1 k2 k3");
    let opening = |draft: &Draft| draft.opening();
    assert_eq!(opening(&draft), Some((0, 30)));
    assert_eq!(step(&mut draft, "new * r9 r10"), Ok(true));
    assert_eq!((opening(&draft), draft.confirm().map_err(|why| why.code)), (Some((27, 30)), Err(Code::OpeningBelow30)));
    assert_eq!(step(&mut draft, "move 2 3 *"), Ok(true));
    assert_eq!(opening(&draft), Some((30, 30)));
    assert!(draft.confirm().is_ok());
    assert_eq!(step(&mut draft, "add 1 r7"), Ok(true));
    assert_eq!(draft.confirm().map_err(|why| why.code), Err(Code::OpeningMovesTable));
}

#[test]
fn a_reset_that_is_a_step_can_be_undone_like_any_other() {
    let mut draft = check("[r1 r2 r3]", "r4 r5 k1", &["new k1 r4", "new r5", "reset"], "1[r1 r2 r3] | r4 r5 k1");
    assert!(draft.is_reset() && draft.can_undo());
    assert_eq!(step(&mut draft, "reset"), Ok(false), "everything lies there already");
    assert_eq!(step(&mut draft, "new r5 r4"), Ok(true));
    assert_eq!(shown(&draft), "1[r1 r2 r3] 2[r5 r4] | k1", "new melds are counted as at the start of a turn");
    let saved = draft.saved();
    assert_eq!(serde_json::to_string(&saved.steps[2..]).expect("JSON"), r#"["reset","new r5 r4"]"#);
    assert!(draft.undo() && draft.undo());
    assert_eq!(shown(&draft), "1[r1 r2 r3] 2[k1 r4] 3[r5] | ");
}

#[test]
fn a_reset_gives_melds_their_names_back_though_every_tile_lies_as_at_first() {
    let mut draft = check("[r1 r2 r3 r4 r5 r6]", "r7", &["split 1 3", "add 2 r1 r2 r3"], "2[r1 r2 r3 r4 r5 r6] | r7");
    assert_eq!(step(&mut draft, "reset"), Ok(true));
    assert_eq!(shown(&draft), "1[r1 r2 r3 r4 r5 r6] | r7");
}

#[test]
fn a_draft_is_there_again_with_its_steps_after_it_was_saved() {
    let mut begun = check(
        "[r3 * r5]",
        "r4 r4 k1",
        &["add 1 r4", "new k1 r4#1", "split 1 2", "back k1"],
        "1[r3 r4] 3[r5 *] 2[r4] | k1",
    );
    assert!(begun.undo());
    let text = serde_json::to_string(&begun.saved()).expect("JSON");
    assert_eq!(text, r#"{"steps":["add 1 r4","new k1 r4#1","split 1 2","back k1"],"done":3}"#);
    let saved: DraftSteps = serde_json::from_str(&text).expect("steps");
    let fresh = draft(true, "[r3 * r5]", "k1 r4 r4");
    let mut again = fresh.clone().resumed(&saved).expect("the same table");
    assert_eq!(again.melds(), begun.melds());
    assert!(again.redo() && begun.redo());
    assert_eq!(again.melds(), begun.melds());
    for text in [
        r#"{"steps":["add 1 r4"],"done":2}"#,
        r#"{"steps":["add 1 r9"],"done":0}"#,
        r#"{"steps":["split 1 1","split 2 1","split 3 1","split 4 1"],"done":1}"#,
    ] {
        let saved: DraftSteps = serde_json::from_str(text).expect("steps");
        assert!(fresh.clone().resumed(&saved).is_err(), "{text}");
    }
    for text in ["", "new", "new 7h#2", "add r4", "split 1", "join 1 x", "put r4", "back", "move 1 -1 r4"] {
        assert!(text.parse::<Edit>().is_err(), "{text}");
    }
}

/// A number from 0 to below `n`, by a generator that is the same everywhere.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n.max(1)
    }

    fn some_of(&mut self, tiles: &[Card]) -> Vec<Card> {
        let count = 1 + self.below(3);
        (0..count).map(|_| tiles[self.below(tiles.len())]).collect()
    }

    fn step(&mut self, draft: &Draft, tiles: &[Card]) -> Edit {
        let id = DraftMeldId(self.below(draft.now.melds.len() + 6) as u32);
        let own: Vec<Card> = draft.placed().collect();
        if self.below(20) == 0 {
            return Edit::Reset;
        }
        match self.below(7) {
            0 => Edit::New(self.some_of(tiles)),
            1 => Edit::Add(id, self.some_of(tiles)),
            2 => Edit::Move(id, self.below(5), self.some_of(tiles)),
            3 => Edit::Split(id, self.below(5)),
            4 => Edit::Join(id, DraftMeldId(self.below(12) as u32)),
            5 if !own.is_empty() => Edit::Back(self.some_of(&own)),
            _ => Edit::Back(self.some_of(tiles)),
        }
    }
}

fn tiles_of(draft: &Draft) -> Vec<Card> {
    let mut tiles: Vec<Card> = draft.melds().iter().flat_map(|meld| &meld.cards).chain(draft.rack()).copied().collect();
    tiles.sort_unstable();
    tiles
}

#[test]
fn no_step_of_100_000_random_drafts_loses_or_doubles_a_tile() {
    let mut dice = Dice(7);
    let deck: Vec<Card> = Deck::TILES.cards().collect();
    let (mut made, mut refused) = (0, 0);
    for _ in 0..100_000 {
        let mut left = deck.clone();
        let mut pick = |count: usize, dice: &mut Dice| -> Vec<Card> {
            (0..count).map(|_| left.swap_remove(dice.below(left.len()))).collect()
        };
        let table = (0..4).map(|_| pick(3 + dice.below(3), &mut dice).into_iter().map(Slot::natural).collect());
        let table: Vec<LaidMeld> = table.map(|cards| LaidMeld { cards, by: Vec::new() }).collect();
        let mut draft = Draft::over(law(), true, table, &pick(6, &mut dice));
        let tiles = tiles_of(&draft);
        for _ in 0..10 {
            let step = dice.step(&draft, &tiles);
            match draft.edit(step) {
                Ok(_) => made += 1,
                Err(_) => refused += 1,
            }
            if dice.below(8) == 0 && draft.undo() && dice.below(2) == 0 {
                draft.redo();
            }
            assert_eq!(tiles_of(&draft), tiles);
            assert!(draft.melds().iter().all(|meld| !meld.cards.is_empty()));
            assert!(draft.rack().iter().all(|card| draft.is_own(*card)));
        }
        let again = Draft { now: draft.start.clone(), steps: Vec::new(), done: 0, ..draft.clone() };
        assert_eq!(again.resumed(&draft.saved()).as_ref().map(Draft::melds), Ok(draft.melds()));
        draft.reset();
        assert_eq!(draft.now, draft.start);
    }
    assert!(made > 200_000 && refused > 100_000, "{made} made, {refused} refused");
}
