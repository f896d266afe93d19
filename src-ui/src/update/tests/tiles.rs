//! The table of tile rummy: choosing, moving, splitting, going back, and what is asked of the host.

use engine::State;
use protocol::{DraftMeldId, DraftSteps, Position, games};

use super::{at_the_table::updated, *};
use crate::{
    drag::{Aim, Grip, Spot, Word},
    keys::{On, Stroke, said},
    model::Sheet,
    msg::{Handling, Mend},
    step::Tone,
};

/// Seat 0 to move at a table of these melds; the rest of the pool is of no matter.
pub(super) fn position(rack: &str, table: &[&str], opened: bool) -> State {
    set_up(serde_json::json!({
        "turn": 0, "racks": [rack, "o1 o2"], "pool": "k13 o13", "table": table, "opened": [opened, true],
    }))
}

fn set_up(json: serde_json::Value) -> State {
    let position: Position = serde_json::from_value(json).expect("a position");
    let rules = games::rules(Game::Tiles, &RuleKeys::default()).expect("a law");
    State::set_up(Game::Tiles, RuleKeys::default(), rules, &position).expect("a table")
}

/// The same with this pool.
pub(super) fn with_pool(rack: &str, table: &[&str], pool: &str) -> State {
    set_up(serde_json::json!({
        "turn": 0, "racks": [rack, "o1 o2"], "pool": pool, "table": table, "opened": [true, true],
    }))
}

/// The page at this table, as it comes over a wire.
pub(super) fn page(state: &State) -> Model {
    let text = serde_json::to_string(&state.view(Seat(0))).expect("a view can be written");
    seated(Mode::Computer, serde_json::from_str(&text).expect("a view can be read"))
}

pub(super) fn at(rack: &str, table: &[&str]) -> Model {
    page(&position(rack, table, true))
}

/// A tile by its text; `r4#1` is the other one of two.
pub(super) fn tile(text: &str) -> Card {
    let (face, copy) = text.split_once('#').unwrap_or((text, "0"));
    card(face).with_copy(copy.parse().expect("a copy"))
}

pub(super) fn handle(model: &mut Model, what: Handling) -> Vec<Cmd> {
    update(model, Msg::Handle(what))
}

pub(super) fn tap(model: &mut Model, tiles: &str) {
    tiles.split_whitespace().for_each(|text| assert!(handle(model, Handling::Tap(tile(text))).is_empty()));
}

/// The melds as they lie, those that are none with a `!`, and the rack.
pub(super) fn lies(model: &Model) -> String {
    let table = table(model);
    let text = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let melds = table.draft.as_ref().expect("a draft").melds();
    let melds =
        melds.iter().map(|meld| format!("[{}]{}", text(&meld.cards), if meld.verdict.is_ok() { "" } else { "!" }));
    format!("{} | {}", melds.collect::<Vec<_>>().join(" "), text(table.hand()))
}

pub(super) fn steps(commands: &[Cmd]) -> Vec<String> {
    match commands {
        [Cmd::Send(Request::Draft(keep))] => {
            keep.steps.steps[..keep.steps.done].iter().map(ToString::to_string).collect()
        }
        _ => panic!("no draft is to be kept: {commands:?}"),
    }
}

pub(super) fn bar(model: &Model) -> (String, String, Vec<(&'static str, Tone)>) {
    let step = table(model).step();
    let note = step.note.map(|note| model.words.say(&note)).unwrap_or_default();
    let buttons = step.buttons.iter().map(|button| (button.label, button.tone)).collect();
    (model.words.say(&step.title), note, buttons)
}

#[test]
fn chosen_tiles_become_a_meld_and_the_host_is_asked_to_keep_the_draft() {
    let mut model = at("r3 r4 r5 k9", &["b1 b2 b3"]);
    tap(&mut model, "r4 r3 r5");
    assert_eq!(bar(&model).0, "Es una escalera");
    let sent = handle(&mut model, Handling::New);
    assert_eq!(steps(&sent), ["new r4 r3 r5"]);
    assert_eq!(lies(&model), "[b1 b2 b3] [r3 r4 r5] | k9");
    assert!(table(&model).selected.is_empty() && table(&model).pending.is_none());
    assert_eq!(bar(&model).2, [("tiles-confirm-button", Tone::Lit)]);
    assert_eq!(moves(&handle(&mut model, Handling::Confirm)), ["play [b1 b2 b3] [r3 r4 r5]"]);
    assert!(handle(&mut model, Handling::Undo).is_empty(), "nothing moves while it is on its way");
}

#[test]
fn melds_that_the_chosen_tiles_fit_are_lit_and_take_them() {
    let mut model = at("r4 k9 b7", &["r1 r2 r3", "b4 k4 o4", "k1 k2 k3"]);
    tap(&mut model, "r4");
    assert_eq!(table(&model).takers(), [DraftMeldId(1), DraftMeldId(2)]);
    assert_eq!(steps(&handle(&mut model, Handling::Add(DraftMeldId(2)))), ["add 2 r4"]);
    assert_eq!(lies(&model), "[r1 r2 r3] [r4 b4 o4 k4] [k1 k2 k3] | b7 k9");
    tap(&mut model, "r4");
    assert_eq!(table(&model).takers(), [DraftMeldId(1)], "a tile of the table fits elsewhere too");
    assert!(table(&model).may_go_back());
    assert_eq!(steps(&handle(&mut model, Handling::Back)), ["add 2 r4", "back r4"]);
    assert_eq!(lies(&model), "[r1 r2 r3] [b4 o4 k4] [k1 k2 k3] | r4 b7 k9", "and back in its place");
}

#[test]
fn an_unfinished_meld_takes_anything_and_says_what_it_lacks() {
    let mut model = at("b7 b8 k9", &["b4 b5 b6"]);
    tap(&mut model, "b6");
    handle(&mut model, Handling::New);
    assert_eq!(lies(&model), "[b4 b5]! [b6]! | b7 b8 k9");
    assert_eq!(bar(&model).0, "2 combinaciones no valen todavía");
    tap(&mut model, "b7");
    assert_eq!(table(&model).takers().len(), 2);
    handle(&mut model, Handling::Add(DraftMeldId(1)));
    tap(&mut model, "b6");
    handle(&mut model, Handling::Add(DraftMeldId(1)));
    assert_eq!(lies(&model), "[b4 b5 b6 b7] | b8 k9");
    for tile in ["b4", "b5"] {
        tap(&mut model, tile);
    }
    handle(&mut model, Handling::New);
    assert_eq!(lies(&model), "[b6 b7]! [b4 b5]! | b8 k9");
}

#[test]
fn a_gap_is_named_and_only_that_one_is() {
    let mut model = at("b7 k9", &["b4 b5 b6", "k1 k2 k3"]);
    tap(&mut model, "b7");
    handle(&mut model, Handling::Add(DraftMeldId(1)));
    tap(&mut model, "b6");
    handle(&mut model, Handling::Add(DraftMeldId(2)));
    assert_eq!(
        lies(&model),
        "[b4 b5 b7]! [k1 k2 k3 b6]! | k9",
        "a right meld is no taker, but the draft is as one makes it"
    );
}

#[test]
fn a_meld_is_split_at_either_edge_of_the_one_chosen_tile() {
    let mut model = at("r9", &["r1 r2 r3 r4 r5 r6"]);
    tap(&mut model, "r4");
    let (meld, place) = table(&model).one_on_table().expect("it lies there");
    assert_eq!((meld.id, place), (DraftMeldId(1), 3));
    assert_eq!(steps(&handle(&mut model, Handling::Split(meld.id, place))), ["split 1 3"]);
    assert_eq!(lies(&model), "[r1 r2 r3] [r4 r5 r6] | r9");
    assert_eq!(
        bar(&model),
        (
            "Falta poner una ficha tuya".into(),
            "O deja la mesa como estaba.".into(),
            vec![("tiles-confirm-button", Tone::Grey)]
        )
    );
    tap(&mut model, "r4 r9");
    assert_eq!(table(&model).one_on_table(), None, "only of one tile");
}

#[test]
fn a_second_tap_chooses_the_whole_meld_so_that_three_taps_join_two() {
    let mut model = at("r9", &["r1 r2 r3", "r4 r5 r6", "k1 b1 o1"]);
    tap(&mut model, "r2 r2");
    assert_eq!(Cards(table(&model).selected.clone()).to_string(), "r2 r1 r3");
    assert_eq!((table(&model).takers(), table(&model).is_whole_meld_chosen()), (vec![DraftMeldId(2)], true));
    assert!(!model.spoken.polite.is_empty(), "it is said how many there are now");
    assert_eq!(bar(&model), ("¿Dónde van 3 fichas?".into(), "Toca una combinación iluminada.".into(), vec![]));
    tap(&mut model.clone(), "r9 r3");
    let mut none = model.clone();
    tap(&mut none, "r3");
    assert!(table(&none).selected.is_empty(), "the third tap gives it up");
    assert_eq!(steps(&handle(&mut model, Handling::Add(DraftMeldId(2)))), ["add 2 r2 r1 r3"]);
    assert_eq!(lies(&model), "[r1 r2 r3 r4 r5 r6] [b1 o1 k1] | r9");
    tap(&mut model, "r1 r3 r3");
    assert_eq!(Cards(table(&model).selected.clone()).to_string(), "r1", "of several chosen ones only one is given up");
}

#[test]
fn a_meld_whose_middle_is_taken_away_falls_apart_where_a_part_is_right() {
    let mut model = at("r9", &["r1 r2 r3 r4 r5", "k1 b1 o1"]);
    tap(&mut model, "r4");
    assert_eq!(steps(&handle(&mut model, Handling::New)), ["new r4", "split 1 3"]);
    assert_eq!(lies(&model), "[r1 r2 r3] [r5]! [b1 o1 k1] [r4]! | r9");
    let mut gap = at("r9", &["r1 r2 r3 r4", "k1 b1 o1"]);
    tap(&mut gap, "r3");
    handle(&mut gap, Handling::New);
    assert_eq!(lies(&gap), "[r1 r2 r4]! [b1 o1 k1] [r3]! | r9", "no part is right, so the gap shows what is missing");
}

#[test]
fn the_table_is_enlarged_and_whole_again() {
    let mut model = at("r9", &["r1 r2 r3"]);
    assert!(handle(&mut model, Handling::Zoom).is_empty() && table(&model).zoomed);
    handle(&mut model, Handling::Zoom);
    assert!(!table(&model).zoomed);
}

#[test]
fn of_two_equal_tiles_only_ones_own_goes_back() {
    let mut model = at("r4 k9", &["r3 r4 r5"]);
    let own = *table(&model).hand().iter().find(|card| card.to_string() == "r4").expect("it is there");
    handle(&mut model, Handling::Tap(own));
    assert!(table(&model).takers().is_empty());
    handle(&mut model, Handling::New);
    handle(&mut model, Handling::Tap(own));
    assert!(table(&model).may_go_back());
    handle(&mut model, Handling::Tap(own));
    let other = own.with_copy(1 - own.copy());
    handle(&mut model, Handling::Tap(other));
    assert!(!table(&model).may_go_back());
    handle(&mut model, Handling::Back);
    assert!(table(&model).reason.is_some(), "the bar says why");
}

#[test]
fn steps_are_undone_made_again_and_reset() {
    let mut model = at("r3 r4 r5 k9", &["b1 b2 b3"]);
    tap(&mut model, "r3 r4 r5");
    handle(&mut model, Handling::New);
    assert_eq!(steps(&handle(&mut model, Handling::Undo)), [""; 0]);
    assert_eq!(lies(&model), "[b1 b2 b3] | r3 r4 r5 k9");
    assert_eq!(steps(&handle(&mut model, Handling::Redo)), ["new r3 r4 r5"]);
    handle(&mut model, Handling::Reset);
    assert!(table(&model).draft.as_ref().expect("a draft").is_reset());
    assert!(handle(&mut model, Handling::Undo).is_empty());
    assert_eq!(table(&model).reason.as_ref().map(|say| &*say.key), Some("tiles-undo-why"));
}

#[test]
fn drawing_needs_a_reset_draft_and_the_page_offers_it() {
    let mut model = at("r4 k9", &["r1 r2 r3"]);
    assert_eq!(moves(&handle(&mut model.clone(), Handling::Draw)), ["draw"]);
    tap(&mut model, "r4");
    handle(&mut model, Handling::Add(DraftMeldId(1)));
    assert!(handle(&mut model, Handling::Draw).is_empty());
    assert_eq!(model.sheet, Some(Sheet::WhyNot));
    let repair = table(&model).repair().expect("a way out");
    assert!(matches!(repair.mend, Mend::Reset(_)));
    let sent = update(&mut model, Msg::Mend(repair.mend));
    let [keep, act] = &sent[..] else { panic!("{sent:?}") };
    assert_eq!(steps(std::slice::from_ref(keep)), [""; 0], "the host hears of it first");
    assert_eq!((moves(std::slice::from_ref(act)), model.sheet.clone()), (vec!["draw".to_owned()], None));
    assert_eq!(lies(&model), "[r1 r2 r3] | r4 k9");
}

#[test]
fn a_tap_on_the_pool_draws_and_where_it_is_empty_passes() {
    let mut model = at("r4 k9", &["r1 r2 r3"]);
    let drag = |model: &mut Model| {
        update(model, Msg::Drag(Word::Hold(Grip::Stock)));
        update(model, Msg::Drag(Word::Over(Aim { pointer: Some(Spot::Hand(0)), load: None })));
        update(model, Msg::Drag(Word::Drop))
    };
    assert_eq!(moves(&update(&mut model.clone(), Msg::TapStock)), ["draw"]);
    assert_eq!((table(&model).grips(), moves(&drag(&mut model.clone()))), (vec!["stock"], vec!["draw".to_owned()]));
    let mut empty = page(&with_pool("r4 k9", &["r1 r2 r3"], ""));
    assert_eq!((table(&empty).grips(), moves(&update(&mut empty, Msg::TapStock))), (vec![], vec!["pass".to_owned()]));
    tap(&mut model, "r4");
    handle(&mut model, Handling::Add(DraftMeldId(1)));
    assert_eq!(moves(&drag(&mut model)), [""; 0]);
    assert_eq!(
        (&model.sheet, table(&model).repair().map(|way| way.mend)),
        (&Some(Sheet::WhyNot), Some(Mend::Reset(protocol::Action::Draw)))
    );
}

#[test]
fn the_meter_counts_new_melds_before_the_opening() {
    let mut model = page(&position("r9 r10 r11 k1 k2 k3", &["b1 b2 b3"], false));
    assert_eq!(table(&model).step().meter, Some((0, 30)));
    tap(&mut model, "k1 k2 k3");
    handle(&mut model, Handling::New);
    let step = table(&model).step();
    assert_eq!((step.meter, step.buttons[0].tone), (Some((6, 30)), Tone::Grey));
    handle(&mut model, Handling::Confirm);
    assert_eq!(table(&model).reason.as_ref().map(|say| &*say.key), Some("tiles-opening-note"));
    tap(&mut model, "r9 r10 r11");
    handle(&mut model, Handling::New);
    assert_eq!(table(&model).step().meter, Some((36, 30)));
    assert_eq!(bar(&model).2, [("tiles-confirm-button", Tone::Lit)]);
    assert_eq!(table(&at("k1", &["b1 b2 b3"])).step().meter, None, "none once it has opened");
}

#[test]
fn the_table_is_not_touched_before_it_is_ones_turn() {
    let mut state = position("r4 k9", &["r1 r2 r3"], true);
    let drawn = state.decide(Seat(0), &protocol::Action::Draw).expect("legal");
    drawn.iter().for_each(|event| state.evolve(event));
    let mut model = page(&state);
    assert!(!table(&model).is_my_turn());
    handle(&mut model, Handling::Tap(card("r1")));
    assert!(table(&model).selected.is_empty() && table(&model).reason.is_some());
    tap(&mut model, "r4");
    assert!(table(&model).takers().is_empty() && table(&model).one_on_table().is_none());
}

#[test]
fn a_draft_is_there_again_and_gone_with_the_turn() {
    let state = position("r4 k9", &["r1 r2 r3"], true);
    let mut model = page(&state);
    let steps = DraftSteps { steps: vec!["add 1 r4".parse().expect("a step")], done: 1 };
    let mut welcome = welcome(Mode::Computer, state.view(Seat(0)));
    welcome.draft = Some(steps);
    model.waiting = true;
    push(&mut model, Push::Welcome(welcome));
    assert_eq!(lies(&model), "[r1 r2 r3 r4] | k9");
    assert!(table(&model).at_hand().is_some_and(crate::model::TileDraft::can_undo));
    let mut next = state.clone();
    let played = next.decide(Seat(0), &"play [r1 r2 r3 r4]".parse().expect("a play")).expect("legal");
    played.iter().for_each(|event| next.evolve(event));
    push(&mut model, updated(5, next.view(Seat(0)), &["0 play [r1 r2 r3 r4]"]));
    assert_eq!(lies(&model), "[r1 r2 r3 r4] | k9");
    assert!(table(&model).draft.as_ref().is_some_and(crate::model::TileDraft::is_reset));
}

#[test]
fn what_another_puts_down_moves_no_tile_of_ones_own_and_is_new() {
    let state = position("r4 k9", &["r1 r2 r3"], true);
    let mut model = page(&state);
    let own = table(&model).hand().to_vec();
    let mut view = state.view(Seat(0));
    view.melds = ["r1 r2 r3", "r4 b4 k4"]
        .map(|text| LaidMeld { cards: cards(text).iter().map(|c| cards::Slot::natural(*c)).collect(), by: Vec::new() })
        .to_vec();
    view.log = vec![event("deal : r4 k9"), event("0 play [r1 r2 r3]"), event("1 play [r1 r2 r3] [r4 b4 k4]")];
    push(&mut model, updated(6, view, &["1 play [r1 r2 r3] [r4 b4 k4]"]));
    assert_eq!(table(&model).hand(), own, "two equal tiles are two");
    let came = table(&model).came_to_table();
    assert_eq!(came.len(), 3);
    assert!(own.iter().all(|card| !came.contains(*card)));
}

#[test]
fn keys_do_what_buttons_do() {
    let model = at("r4 k9", &["r1 r2 r3"]);
    let key = |key: &str| said(&model, &Stroke { key: key.into(), shift: false, on: On::Nothing });
    assert_eq!(key("d"), Some(Msg::Handle(Handling::Draw)));
    assert_eq!(key("u"), Some(Msg::Handle(Handling::Undo)));
    assert_eq!(key("m"), Some(Msg::Handle(Handling::New)));
    assert_eq!(key("x"), Some(Msg::Discard), "not a key of tiles");
}
