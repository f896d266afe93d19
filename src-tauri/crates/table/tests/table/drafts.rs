//! The draft of a turn at a table that may be rebuilt: kept for its seat, with its steps, until the turn is played.

use protocol::{Action, Code, Draft, DraftSteps, Game, KeepDraft, Mode, Push, Request, Seat};
use table::{Out, Slots, Table};

use crate::sample::{Cupboard, Dice, act, answer, any_move, new_table, new_table_of, place_of, play, resume, say};

fn keep(table: &mut Table, seat: Seat, steps: DraftSteps) -> Vec<Out> {
    let request = Request::Draft(KeepDraft { id: 7, version: table.version(), steps });
    say(table, seat, request)
}

fn code(outs: &[Out]) -> Option<Code> {
    if let Push::Refused(refused) = answer(outs) { Some(refused.code) } else { None }
}

/// A table at which the seat to move has opened and may put a tile on a meld, and that seat's draft.
fn begun() -> (Table, Seat, Draft) {
    let mut dice = Dice::new(3);
    let mut table = new_table_of(Game::Tiles, Mode::SameDevice, "seats=2", 3);
    loop {
        let seat = table.curtain().next;
        let view = table.view(seat);
        let fits = view.options.as_ref().and_then(|options| options.lay_off.iter().position(|cards| !cards.is_empty()));
        if let Some(place) = fits.filter(|_| view.stock_count > 20) {
            let mut draft = Draft::of(&view, seat).expect("a rack");
            let (id, tile) = (draft.melds()[place].id, view.options.expect("a turn").lay_off[place][0]);
            let own = *draft.rack().iter().find(|card| card.face() == tile.face()).expect("it is in the rack");
            let steps = [format!("add {} {}", id.0, word(own)), format!("split {} 1", id.0)];
            for step in steps {
                assert_eq!(draft.edit(step.parse().expect("a step")), Ok(true));
            }
            table.drain();
            return (table, seat, draft);
        }
        let action = any_move(&view, &mut dice);
        act(&mut table, seat, action);
        if table.summary().round_over {
            table = new_table_of(Game::Tiles, Mode::SameDevice, "seats=2", dice.next());
        }
    }
}

fn word(card: cards::Card) -> String {
    match card.copy() {
        0 => card.to_string(),
        copy => format!("{card}#{copy}"),
    }
}

#[test]
fn a_draft_is_kept_for_its_seat_alone() {
    let (mut table, seat, draft) = begun();
    let version = table.version();
    let outs = keep(&mut table, seat, draft.saved());
    assert!(outs.contains(&Out::Save) && outs.len() == 2 && code(&outs).is_none(), "nobody else is told");
    assert_eq!(table.version(), version, "nothing is confirmed");
    assert_eq!(table.welcome(seat).draft, Some(draft.saved()));
    assert_eq!(table.welcome(seat.next(2)).draft, None);
}

#[test]
fn drawing_needs_a_reset_draft_and_a_play_ends_it() {
    let (mut table, seat, mut draft) = begun();
    keep(&mut table, seat, draft.saved());
    let before = table.course().clone();
    assert_eq!(code(&act(&mut table, seat, Action::Draw)), Some(Code::DraftNotReset));
    assert_eq!(table.course(), &before);
    draft.reset();
    keep(&mut table, seat, draft.saved());
    assert_eq!(
        table.welcome(seat).draft.map(|draft| (draft.done, draft.steps.len())),
        Some((0, 2)),
        "it can be redone"
    );
    assert_eq!(code(&act(&mut table, seat, Action::Draw)), None);
    assert!(Seat::all(2).all(|seat| table.welcome(seat).draft.is_none()));

    let (mut table, seat, mut draft) = begun();
    keep(&mut table, seat, draft.saved());
    assert!(draft.undo(), "what was split lies together again");
    assert_eq!(code(&act(&mut table, seat, draft.confirm().expect("one more tile"))), None);
    assert!(Seat::all(2).all(|seat| table.welcome(seat).draft.is_none()));
}

#[test]
fn a_draft_of_another_table_or_turn_is_refused() {
    let (mut table, seat, draft) = begun();
    let before = table.course().clone();
    assert_eq!(code(&keep(&mut table, seat.next(2), draft.saved())), Some(Code::NotYourTurn));
    let foreign = DraftSteps { steps: vec!["split 99 1".parse().expect("a step")], done: 0 };
    assert_eq!(code(&keep(&mut table, seat, foreign)), Some(Code::NoSuchMeld));
    let beyond = DraftSteps { done: 3, ..draft.saved() };
    assert_eq!(code(&keep(&mut table, seat, beyond)), Some(Code::BadMessage));
    let stale = KeepDraft { id: 7, version: table.version() + 1, steps: draft.saved() };
    assert_eq!(code(&say(&mut table, seat, Request::Draft(stale))), Some(Code::StaleVersion));
    assert_eq!(table.course(), &before);
    let mut of_cards = new_table(Mode::SameDevice, 1);
    of_cards.drain();
    assert_eq!(code(&keep(&mut of_cards, Seat(0), DraftSteps::default())), Some(Code::BadMessage));
}

#[test]
fn a_draft_is_saved_with_its_steps_and_comes_back_with_the_table() {
    let (mut table, seat, mut draft) = begun();
    assert!(draft.undo());
    keep(&mut table, seat, draft.saved());
    let at = place_of(&table);
    let mut shelf = Cupboard::default();
    Slots::for_new(&shelf, at).keep(&mut shelf, table.course()).expect("a shelf in memory");
    let (_, course) = Slots::open(&shelf, at).expect("what was kept");
    let mut again = resume(course, 1);
    assert_eq!(again.course(), table.course());
    let saved = again.welcome(seat).draft.expect("the draft");
    let mut resumed = Draft::of(&again.view(seat), seat).expect("a rack").resumed(&saved).expect("the same table");
    assert_eq!(resumed, draft);
    assert!(resumed.redo() && draft.redo());
    assert_eq!(resumed.melds(), draft.melds());
    assert_eq!(code(&act(&mut again, seat, Action::Draw)), Some(Code::DraftNotReset));
}

#[test]
fn a_whole_round_of_tiles_is_played_by_messages() {
    let mut dice = Dice::new(11);
    let mut table = new_table_of(Game::Tiles, Mode::SameDevice, "seats=2", 11);
    for _ in 0..5 {
        let starts = table.view(Seat(0)).turn;
        while !table.summary().round_over {
            play(&mut table, &mut dice);
        }
        let end = table.view(Seat(0)).end.expect("the round is over");
        assert!(!end.game_over && end.winners.len() < 2);
        assert_eq!(table.summary().scores, end.round_scores);
        let deal = table.course().deal_number();
        let next = protocol::Agree { id: 7, to: protocol::Agreement::NextRound, deal };
        assert_eq!(code(&say(&mut table, Seat(0), Request::Agree(next))), None);
        let view = table.view(Seat(0));
        assert_eq!((view.turn, view.scores, view.sheet.len()), (starts.next(2), vec![0, 0], 0));
    }
}

/// Steps that make more or less sense, and absurd ones: melds that there are not, places beyond all bounds, tiles of the
/// other rack, tiles twice, cards.
fn any_step(dice: &mut Dice) -> String {
    let id = *dice.pick(&["0", "1", "2", "3", "4", "5", "6", "4294967295"]);
    let at = *dice.pick(&["0", "1", "2", "3", "18446744073709551615"]);
    let mut tiles = String::new();
    for _ in 0..=dice.below(4) {
        let colour = *dice.pick(&["r", "b", "o", "k"]);
        let tile = match dice.below(20) {
            0 => "7h".into(),
            1 | 2 => "*".into(),
            _ => format!("{colour}{}", 1 + dice.below(13)),
        };
        tiles += &format!(" {tile}{}", *dice.pick(&["", "", "#1"]));
    }
    match dice.below(6) {
        0 => format!("new{tiles}"),
        1 => format!("add {id}{tiles}"),
        2 => format!("move {id} {at}{tiles}"),
        3 => format!("split {id} {at}"),
        4 => format!("join {id} {}", dice.below(6)),
        _ => format!("back{tiles}"),
    }
}

/// A message that keeps a draft of such steps, as its text would be read.
fn any_draft(dice: &mut Dice, version: u64) -> KeepDraft {
    let count = if dice.below(500) == 0 { 3_000 } else { dice.below(4) };
    let steps: Vec<String> = (0..count).map(|_| any_step(dice)).collect();
    let other = dice.below(4);
    let done = *dice.pick(&[count, count, other, usize::MAX]);
    let version = *dice.pick(&[version, version, version, u64::MAX]);
    let steps = serde_json::json!({ "steps": steps, "done": done });
    serde_json::from_value(serde_json::json!({ "id": 7, "version": version, "steps": steps })).expect("a message")
}

#[test]
fn whatever_is_said_of_a_draft_is_answered_and_only_what_can_be_made_is_kept() {
    let mut dice = Dice::new(17);
    let (mut kept, mut refused) = (0, 0);
    for _ in 0..20 {
        let (mut table, seat, _) = begun();
        for _ in 0..500 {
            let (teller, keep) = (Seat(dice.below(3) as u8), any_draft(&mut dice, table.version()));
            let before = table.welcome(seat);
            let outs = say(&mut table, teller, Request::Draft(keep.clone()));
            let after = table.welcome(seat);
            if code(&outs).is_none() {
                kept += 1;
                let can_be_made = Draft::of(&after.view, seat).expect("a rack").resumed(&keep.steps).is_ok();
                assert!(teller == seat && can_be_made && outs.len() == 2);
                assert_eq!(after.draft.unwrap_or_default(), keep.steps);
            } else {
                refused += 1;
                assert!(after == before && outs.len() == 1);
            }
            assert!(
                outs.iter().all(|out| matches!(out, Out::Save) || matches!(out, Out::Tell(to, _) if *to == teller))
            );
        }
    }
    assert!(kept > 200 && refused > 2_000, "{kept} kept, {refused} refused");
}
