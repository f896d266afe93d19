//! Help at a table of tiles: asked for, told, shown step by step, and what cuts it short.

use protocol::{Action, Advice, DraftSteps, Hinted, Pace};

use super::{tiles::*, *};
use crate::{
    drag::{Grip, Word},
    keys::{On, Stroke, listed, said},
    model::Hint,
    msg::{Arranging, Beat, Handling},
    pace,
    step::Tone,
    taps::Shown,
};

/// A table at which red 4 fits, and three threes can be put down.
fn at_help() -> Model {
    at("r4 k3 b3 o3 k9", &["r1 r2 r3"])
}

const WAY: [&str; 2] = ["add 1 r4", "new k3 b3 o3"];

fn answer(model: &mut Model, version: u64, steps: &[&str]) -> Vec<Cmd> {
    let steps = steps.iter().map(|text| text.parse().expect("a step")).collect();
    let advice = Advice { action: Action::Draw, reasons: Vec::new() };
    push(model, Push::Hint(Hinted { version, advice, steps }))
}

/// Asked and answered.
fn told(model: &mut Model, steps: &[&str]) {
    assert!(matches!(&update(model, Msg::Hint)[..], [Cmd::Send(Request::Hint(ask))] if ask.version == 4));
    assert!(answer(model, 4, steps).is_empty());
}

/// The steps that the host is to keep, and after how many milliseconds it goes on.
fn shown(commands: &[Cmd]) -> (Vec<String>, Option<u32>) {
    match commands {
        [keep @ Cmd::Send(_), Cmd::Watch(_, time)] => (steps(std::slice::from_ref(keep)), Some(*time)),
        keep => (steps(keep), None),
    }
}

/// What follows in a while.
fn wait(model: &mut Model, commands: &[Cmd]) -> Vec<Cmd> {
    match commands {
        [.., Cmd::Watch(beat, _)] => update(model, Msg::Watched(*beat)),
        _ => panic!("nothing follows: {commands:?}"),
    }
}

fn spoken(model: &Model) -> Vec<String> {
    model.spoken.polite.iter().map(|say| model.words.say(say)).collect()
}

#[test]
fn the_first_tap_tells_which_tiles_can_be_played() {
    let mut model = at_help();
    told(&mut model, &WAY);
    assert_eq!(table(&model).hinted(), cards("r4 k3 b3 o3").set());
    let (title, note, buttons) = bar(&model);
    assert_eq!((title.as_str(), note.as_str()), ("Puedes jugar 4 fichas", "Están marcadas en tu soporte."));
    assert_eq!(buttons, [("hint-show", Tone::Lit)]);
    assert_eq!(spoken(&model), [title, note]);
    assert!(model.words.card_in_hand(table(&model), card("r4")).contains("marcada por la pista"));
    assert_eq!(lies(&model), "[r1 r2 r3] | r4 b3 o3 k3 k9", "nothing is moved");
    tap(&mut model, "k9");
    assert_eq!(bar(&model).0, "¿Dónde va 9●?", "it is read");
    assert_eq!(table(&model).hinted().len(), 4, "and stays marked");
    update(&mut model, Msg::Back);
    assert!(table(&model).hinted().is_empty() && table(&model).selected.is_empty());
}

#[test]
fn where_there_is_no_play_one_draws_or_passes() {
    let mut model = at("k9 b7", &["r1 r2 r3"]);
    told(&mut model, &[]);
    let no_play = ("No hay jugada".to_owned(), "Roba una ficha.".to_owned(), vec![("step-draw-button", Tone::Lit)]);
    assert_eq!(bar(&model), no_play);
    assert_eq!(spoken(&model), ["No hay jugada", "Roba una ficha."]);
    update(&mut model, Msg::HintRead);
    assert_ne!(bar(&model), no_play);
    told(&mut model, &[]);
    assert_eq!(moves(&handle(&mut model, Handling::Draw)), ["draw"]);
    let mut view = position("k9 b7", &["r1 r2 r3"], true).view(Seat(0));
    view.options.as_mut().expect("a turn").pass = true;
    let mut model = seated(Mode::Computer, view);
    told(&mut model, &[]);
    assert_eq!(bar(&model).2, [("tiles-pass-button", Tone::Lit)]);
}

#[test]
fn the_second_tap_shows_the_way_step_by_step() {
    let mut model = at_help();
    told(&mut model, &WAY);
    let first = update(&mut model, Msg::Hint);
    assert_eq!(shown(&first), (vec!["add 1 r4".to_owned()], Some(pace::step(2, Pace::Calm))));
    assert_eq!(lies(&model), "[r1 r2 r3 r4] | b3 o3 k3 k9");
    assert_eq!(bar(&model), ("Paso 1 de 2".into(), "4■ va con 1■ 2■ 3■".into(), Vec::new()));
    let second = wait(&mut model, &first);
    assert_eq!(shown(&second).0, WAY);
    assert_eq!(spoken(&model), ["Combinación nueva: 3● 3▲ 3◆"]);
    assert!(update(&mut model, Msg::Watched(Beat { version: 4, done: 1 })).is_empty(), "a step is made once");
    assert!(wait(&mut model, &second).is_empty(), "the host knows it all");
    assert_eq!(bar(&model).2, [("tiles-confirm-button", Tone::Lit)]);
    assert_eq!(spoken(&model), ["Confirma tus 4 fichas"]);
    handle(&mut model, Handling::Undo);
    assert_eq!(lies(&model), "[r1 r2 r3 r4] | b3 o3 k3 k9", "it is a draft like any other");
    handle(&mut model, Handling::Redo);
    assert_eq!(moves(&handle(&mut model, Handling::Confirm)), ["play [r1 r2 r3 r4] [b3 o3 k3]"]);
}

#[test]
fn any_tap_shows_the_rest_at_once_and_does_nothing_else() {
    let taps = [
        Msg::Hint,
        Msg::SkipPlay,
        Msg::Back,
        Msg::Handle(Handling::Tap(card("k9"))),
        Msg::Handle(Handling::Draw),
        Msg::Handle(Handling::Undo),
        Msg::Handle(Handling::Reset),
        Msg::Drag(Word::Hold(Grip::Tile(card("k9")))),
        Msg::Drag(Word::Tap(Grip::Tile(card("k9")))),
    ];
    for msg in taps {
        let mut model = at_help();
        told(&mut model, &WAY);
        let first = update(&mut model, Msg::Hint);
        assert_eq!(shown(&update(&mut model, msg.clone())), (WAY.map(str::to_owned).to_vec(), None), "{msg:?}");
        assert_eq!(lies(&model), "[r1 r2 r3 r4] [b3 o3 k3] | k9");
        assert!(table(&model).selected.is_empty() && table(&model).held.is_none() && model.sheet.is_none());
        assert!(wait(&mut model, &first).is_empty(), "what was to follow has been seen");
    }
}

#[test]
fn what_was_laid_out_before_can_be_had_back() {
    let mut model = at_help();
    tap(&mut model, "k9 k3");
    handle(&mut model, Handling::New);
    told(&mut model, &WAY);
    assert_eq!(bar(&model).1, "Con la mesa como estaba al empezar el turno.");
    let first = update(&mut model, Msg::Hint);
    assert_eq!(shown(&first), (vec!["new k9 k3".to_owned(), "reset".to_owned()], Some(pace::step(2, Pace::Calm))));
    assert_eq!((bar(&model).0.as_str(), lies(&model).as_str()), ("Primero, todo vuelve a su sitio", START));
    update(&mut model, Msg::SkipPlay);
    assert_eq!(lies(&model), "[r1 r2 r3 r4] [b3 o3 k3] | k9");
    for _ in 0..3 {
        handle(&mut model, Handling::Undo);
    }
    assert_eq!(lies(&model), "[r1 r2 r3] [k9 k3]! | r4 b3 o3");
}

const START: &str = "[r1 r2 r3] | r4 b3 o3 k3 k9";

#[test]
fn a_hint_that_is_played_already_is_the_best_there_is() {
    let mut model = at_help();
    told(&mut model, &WAY);
    update(&mut model, Msg::Hint);
    update(&mut model, Msg::Hint);
    told(&mut model, &WAY);
    assert_eq!(bar(&model).0, "Mejor no se puede");
    assert_eq!(bar(&model).2, [("tiles-confirm-button", Tone::Lit)]);
}

#[test]
fn an_answer_that_nobody_waits_for_is_forgotten() {
    let mut model = at_help();
    assert!(answer(&mut model, 4, &WAY).is_empty());
    assert_eq!(table(&model).hint, Hint::Unasked, "it was not asked for");
    update(&mut model, Msg::Hint);
    answer(&mut model, 3, &WAY);
    assert_eq!(table(&model).hint, Hint::Asked, "of another version");
    answer(&mut model, 4, &["add 9 r4"]);
    assert_eq!(table(&model).hint, Hint::Unasked, "of another table");
    update(&mut model, Msg::Hint);
    assert_eq!(moves(&handle(&mut model, Handling::Draw)), ["draw"]);
    answer(&mut model, 4, &WAY);
    assert_eq!(table(&model).hint, Hint::Unasked, "the turn is over");
    assert!(spoken(&model).is_empty());
}

#[test]
fn whoever_puts_the_rack_in_order_meanwhile_hears_it_all_the_same() {
    let mut model = at_help();
    update(&mut model, Msg::Hint);
    update(&mut model, Msg::Arrange(Arranging::Begin));
    answer(&mut model, 4, &WAY);
    assert_eq!(table(&model).hinted(), cards("r4 k3 b3 o3").set());
}

#[test]
fn what_lies_as_at_first_under_new_names_is_reset_all_the_same() {
    let mut model = at("r7 k9", &["r1 r2 r3 r4 r5 r6"]);
    for step in ["split 1 3", "add 2 r1 r2 r3"] {
        let made = model
            .table
            .as_mut()
            .and_then(|table| table.draft.as_mut())
            .map(|draft| draft.make(step.parse().expect("a step")));
        assert_eq!(made, Some(Ok(true)));
    }
    told(&mut model, &["add 1 r7"]);
    let mut commands = update(&mut model, Msg::Hint);
    while !commands.is_empty() {
        commands = update(&mut model, Msg::SkipPlay);
    }
    assert_eq!(lies(&model), "[r1 r2 r3 r4 r5 r6 r7] | k9");
}

#[test]
fn with_the_turn_all_of_it_is_over() {
    let mut model = at_help();
    told(&mut model, &WAY);
    update(&mut model, Msg::Hint);
    let mut view = position("r4 k3 b3 o3 k9", &["r1 r2 r3"], true).view(Seat(0));
    view.turns += 1;
    push(&mut model, at_the_table::updated(5, view, &[]));
    assert_eq!((&table(&model).hint, lies(&model).as_str()), (&Hint::Unasked, START));
    assert!(update(&mut model, Msg::Watched(Beat { version: 4, done: 1 })).is_empty());
}

#[test]
fn of_two_equal_tiles_the_one_in_the_rack_is_meant() {
    let mut model = at("r4 k9", &["r4 b4 o4", "r1 r2 r3"]);
    let own = *table(&model).hand().iter().find(|card| card.to_string() == "r4").expect("it is there");
    told(&mut model, &["add 2 r4#1"]);
    assert_eq!(table(&model).hinted().iter().collect::<Vec<_>>(), [own]);
    update(&mut model, Msg::Hint);
    assert_eq!(lies(&model), "[r4 b4 o4] [r1 r2 r3 r4] | k9");
    assert!(table(&model).draft.as_ref().is_some_and(|draft| draft.placed().contains(own)));
}

#[test]
fn a_draft_with_a_hint_in_it_is_there_again() {
    let saved = ["new k9 k3", "reset", "add 1 r4"].map(|text| text.parse().expect("a step")).to_vec();
    let view = position("r4 k3 b3 o3 k9", &["r1 r2 r3"], true).view(Seat(0));
    let mut model = at_help();
    model.waiting = true;
    let draft = Some(DraftSteps { steps: saved, done: 3 });
    push(&mut model, Push::Welcome(Welcome { draft, ..welcome(Mode::Computer, view) }));
    assert_eq!(lies(&model), "[r1 r2 r3 r4] | b3 o3 k3 k9");
}

#[test]
fn a_key_asks_for_help_where_there_is_any() {
    let press = |model: &Model, key: &str| said(model, &Stroke { key: key.into(), shift: false, on: On::Card });
    let mut model = at_help();
    assert_eq!(press(&model, "h"), Some(Msg::Hint));
    assert!(listed(&model).any(|(keys, does)| keys == ["H"] && does == "key-hint"));
    assert_eq!(press(&model, "Escape"), None);
    told(&mut model, &WAY);
    assert_eq!(press(&model, "Escape"), Some(Msg::Back));
    assert_eq!(press(&playing("7h Kd"), "h"), Some(Msg::Hint), "also where cards are played with");
    let waiting = seated(Mode::Computer, View { turn: Seat(1), options: None, ..view(Phase::Play, "7h Kd") });
    assert_eq!(press(&waiting, "h"), None, "but not while another moves");
}

#[test]
fn a_tap_in_the_same_place_at_once_is_the_same_tap() {
    let mut model = at_help();
    let before = Shown::by(&model);
    told(&mut model, &WAY);
    assert_ne!(Shown::by(&model), before, "the way is shown by a tap of its own");
    let before = Shown::by(&model);
    update(&mut model, Msg::Hint);
    assert_ne!(Shown::by(&model), before);
}

#[test]
fn the_way_has_the_steps_that_the_host_said_and_no_others() {
    let mut model = at("b4 o4 k9", &["r1 r2 r3 r4 r5 r6 r7"]);
    told(&mut model, &["new r4 b4 o4", "new r5 r6 r7"]);
    let first = update(&mut model, Msg::Hint);
    assert_eq!(shown(&first).0, ["new r4 b4 o4"], "what is left in two parts falls apart by the next step");
    assert_eq!(shown(&wait(&mut model, &first)).0, ["new r4 b4 o4", "new r5 r6 r7"]);
    assert_eq!(lies(&model), "[r1 r2 r3] [r4 b4 o4] [r5 r6 r7] | k9");
}
