//! A play of another seat at a table of tiles, shown step by step.

use engine::State;
use protocol::{DraftSteps, Position, games};

use super::*;
use crate::{
    keys::{On, Stroke, said},
    model::{RoundPage, Sheet, Showing, ShownPlay},
    msg::{Beat, Handling},
};

const TABLE: [&str; 3] = ["r9 b9 o9 k9", "b5 b6 b7 b8", "o1 o2 o3"];

/// Seat 1 to move at this table, with these tiles.
fn state(rack: &str, table: &[&str]) -> State {
    let json = serde_json::json!({
        "turn": 1, "racks": ["r1 r2 r3 r11", rack], "pool": "k13 o13", "table": table, "opened": [true, true],
    });
    let position: Position = serde_json::from_value(json).expect("a position");
    let rules = games::rules(Game::Tiles, &RuleKeys::default()).expect("a law");
    State::set_up(Game::Tiles, RuleKeys::default(), rules, &position).expect("a table")
}

fn page(mode: Mode, state: &State) -> Model {
    seated(mode, state.view(Seat(0)).by_faces())
}

/// Makes a move at the table, and tells the page of it.
fn told(model: &mut Model, state: &mut State, action: &str) -> Vec<Cmd> {
    let seat = state.turn();
    let events = state.decide(seat, &action.parse().expect("an action")).expect("a legal move");
    events.iter().for_each(|event| state.evolve(event));
    let events = events.iter().filter_map(|event| event.seen_by(Seat(0))).collect();
    let version = table(model).version + 1;
    push(model, Push::Update(Update { version, events, view: state.view(Seat(0)).by_faces() }))
}

/// What is seen of the table, and how many tiles are still to come from seat 1.
fn seen(model: &Model) -> String {
    let text = |cards: &[Card]| cards.iter().map(|card| card.face().to_string()).collect::<Vec<_>>().join(" ");
    let melds: Vec<String> = table(model).melds().iter().map(|meld| text(&meld.cards)).collect();
    let to_come = table(model).shown.as_ref().map_or(0, ShownPlay::to_come);
    format!("{} + {to_come}", melds.join(", "))
}

fn beat(commands: &[Cmd]) -> Option<Beat> {
    commands.iter().find_map(|command| if let Cmd::Watch(beat, _) = command { Some(*beat) } else { None })
}

fn watched(model: &mut Model, commands: &[Cmd]) -> Vec<Cmd> {
    update(model, Msg::Watched(beat(commands).expect("a step is to be seen")))
}

const PLAY: &str = "play [r9 b9 o9] [b5 b6 b7 b8] [o1 o2 o3 o4] [k9 k10 k11]";

fn shown() -> (Model, Vec<Cmd>) {
    let mut state = state("k10 k11 o4 b13", &TABLE);
    let mut model = page(Mode::Computer, &state);
    let commands = told(&mut model, &mut state, PLAY);
    (model, commands)
}

#[test]
fn one_step_after_the_other_is_seen_then_the_turn_begins() {
    let (mut model, commands) = shown();
    assert_eq!(commands, [Cmd::Watch(Beat { version: 5, done: 1 }, crate::pace::step(3, protocol::Pace::Calm))]);
    assert_eq!(seen(&model), "r9 b9 o9 k9, b5 b6 b7 b8, o1 o2 o3 o4 + 2");
    assert!(!table(&model).is_my_turn() && table(&model).at_hand().is_none());
    assert_eq!(
        (table(&model).tiles_of(Seat(1)), table(&model).marked_on_table()),
        (3, [card("o4")].into_iter().collect())
    );
    assert!(model.spoken.urgent.is_none() && model.spoken.polite.len() == 1, "the play is told once, as a whole");
    let commands = watched(&mut model, &commands);
    assert_eq!(seen(&model), "r9 b9 o9, b5 b6 b7 b8, o1 o2 o3 o4, k9 + 2");
    assert_eq!(watched(&mut model, &commands), []);
    assert_eq!(seen(&model), "r9 b9 o9, b5 b6 b7 b8, o1 o2 o3 o4, k9 k10 k11 + 0");
    assert!(table(&model).is_my_turn() && table(&model).shown.is_none() && table(&model).moved.is_empty());
    assert_eq!(model.spoken.urgent, Some("your-turn".into()));
}

#[test]
fn the_bar_says_what_a_step_does_and_lets_one_skip() {
    let (mut model, commands) = shown();
    let bar = |model: &Model| {
        let step = table(model).step();
        (model.words.say(&step.title), step.buttons[0].msg.clone())
    };
    assert!(bar(&model).0.starts_with("Pone 4") && bar(&model).1 == Msg::SkipPlay, "{:?}", bar(&model));
    watched(&mut model, &commands);
    assert!(bar(&model).0.starts_with("Mueve 9"), "{}", bar(&model).0);
}

#[test]
fn whoever_has_seen_enough_skips_and_does_nothing_else() {
    let own = card("r1");
    let tap = || Msg::Handle(Handling::Tap(own));
    for skip in [tap(), Msg::SkipPlay, Msg::Back, Msg::Handle(Handling::Draw), Msg::TapStock] {
        let (mut model, _) = shown();
        assert_eq!(update(&mut model, skip.clone()), [], "{skip:?}");
        assert_eq!(seen(&model), "r9 b9 o9, b5 b6 b7 b8, o1 o2 o3 o4, k9 k10 k11 + 0");
        assert!(table(&model).selected.is_empty() && table(&model).is_my_turn());
        assert_eq!(table(&model).moved.len(), 4, "what was not seen is marked");
        update(&mut model, tap());
        assert_eq!((&table(&model).selected[..], table(&model).moved.is_empty()), (&[own][..], true));
    }
}

#[test]
fn keys_skip_too_and_act_only_after() {
    for (key, on) in
        [("Escape", On::Nothing), ("Escape", On::Card), (" ", On::Nothing), ("Enter", On::Nothing), ("d", On::Card)]
    {
        let (mut model, _) = shown();
        let msg = said(&model, &Stroke { key: key.into(), shift: false, on }).expect("a key of the table");
        assert_eq!(update(&mut model, msg), [], "{key}");
        assert!(table(&model).shown.is_none() && table(&model).is_my_turn(), "{key}");
    }
}

#[test]
fn a_step_that_was_skipped_is_waited_for_in_vain() {
    let (mut model, commands) = shown();
    update(&mut model, Msg::SkipPlay);
    let before = model.clone();
    assert_eq!(watched(&mut model, &commands), []);
    assert_eq!(model.table, before.table);
}

#[test]
fn what_one_step_makes_is_seen_as_any_move_is() {
    let mut state = state("b9 o5", &TABLE);
    let mut model = page(Mode::Computer, &state);
    assert_eq!(told(&mut model, &mut state, "play [r9 b9 o9 k9] [b5 b6 b7 b8 b9] [o1 o2 o3]"), []);
    assert!(table(&model).shown.is_none() && table(&model).is_my_turn());
}

#[test]
fn a_play_gives_way_to_what_comes_after_it() {
    let mut state = state("k10 k11 o4 b13 r4 k4", &TABLE);
    let mut model = page(Mode::Computer, &state);
    assert!(beat(&told(&mut model, &mut state, PLAY)).is_some());
    assert_eq!(beat(&told(&mut model, &mut state, "draw")), None);
    assert!(table(&model).shown.is_none());
    let commands = told(&mut model, &mut state, "play [r9 b9 o9] [b5 b6 b7 b8] [o1 o2 o3] [k9 k10 k11] [r4 k4 o4]");
    assert_eq!(beat(&commands), Some(Beat { version: 7, done: 1 }));
    assert_eq!(seen(&model), "r9 b9 o9, b5 b6 b7 b8, o1 o2 o3, k9 k10 k11, o4 + 2");
}

#[test]
fn the_end_of_a_round_waits_for_the_whole_play() {
    let mut state = state("k10 k11 o4", &TABLE);
    let mut model = page(Mode::Computer, &state);
    let mut commands = told(&mut model, &mut state, PLAY);
    assert!(beat(&commands).is_some() && model.spoken.urgent.is_none());
    assert_eq!((model.showing(), table(&model).round_page), (Showing::Table, RoundPage::Settling));
    commands = watched(&mut model, &commands);
    update(&mut model, Msg::Open(Sheet::Sort));
    assert_eq!(watched(&mut model, &commands), [Cmd::Settle(1)]);
    assert_eq!(model.sheet, None, "nothing lies over the result");
    assert!(model.spoken.urgent.is_some(), "the result is told");
    update(&mut model, Msg::Settled(1));
    assert_eq!(model.showing(), Showing::RoundEnd);
}

/// What seat 0 is told as it comes to the table, after both have played.
fn after_both() -> Welcome {
    let mut state = state("k10 k11 o4 b13", &TABLE);
    let own = "play [r9 b9 o9 k9] [b5 b6 b7 b8] [o1 o2 o3] [r1 r2 r3]";
    for action in ["draw", own, &format!("{PLAY} [r1 r2 r3]")] {
        let events = state.decide(state.turn(), &action.parse().expect("an action")).expect("a legal move");
        events.iter().for_each(|event| state.evolve(event));
    }
    welcome(Mode::SameDevice, state.view(Seat(0)).by_faces())
}

fn lifted(welcome: Welcome) -> (Model, Vec<Cmd>) {
    let mut model = page(Mode::SameDevice, &state("k10", &TABLE));
    push(&mut model, Push::Curtain(curtain()));
    assert!(model.table.is_none());
    update(&mut model, Msg::CurtainHeld);
    let commands = push(&mut model, Push::Welcome(welcome));
    (model, commands)
}

#[test]
fn behind_the_curtain_lies_the_table_as_it_was_and_then_the_play_is_shown() {
    let (mut model, mut commands) = lifted(after_both());
    assert_eq!(seen(&model), "r9 b9 o9 k9, b5 b6 b7 b8, o1 o2 o3, r1 r2 r3 + 3");
    assert!(!table(&model).is_my_turn());
    for _ in 0..3 {
        commands = watched(&mut model, &commands);
    }
    assert_eq!(seen(&model), "r9 b9 o9, b5 b6 b7 b8, o1 o2 o3 o4, k9 k10 k11, r1 r2 r3 + 0");
    assert!(table(&model).is_my_turn());
}

#[test]
fn whoever_has_begun_to_draft_has_seen_the_play_already() {
    let steps = DraftSteps { steps: vec!["new r11".parse().expect("a step")], done: 1 };
    let (model, _) = lifted(Welcome { draft: Some(steps), ..after_both() });
    assert!(table(&model).shown.is_none() && table(&model).is_my_turn());
}

#[test]
fn a_drawn_tile_is_seen_before_the_curtain_falls() {
    let mut state = state("k10 k11 o4 b13", &TABLE);
    state.evolve(&state.decide(Seat(1), &"draw".parse().expect("an action")).expect("a legal move")[0]);
    let mut model = page(Mode::SameDevice, &state);
    told(&mut model, &mut state, "draw");
    let version = table(&model).version;
    let fallen = |model: &Model| (model.showing(), model.table.is_none()) == (Showing::Curtain, true);
    assert_eq!(push(&mut model, Push::Curtain(curtain())), [Cmd::Cover(version)]);
    assert!(!fallen(&model) && table(&model).hand().iter().any(|card| card.to_string() == "o13"));
    update(&mut model, Msg::Cover(version - 1));
    assert!(!fallen(&model), "of another draw");
    let mut skipped = model.clone();
    update(&mut skipped, Msg::TapStock);
    update(&mut model, Msg::Cover(version));
    assert!(fallen(&model) && fallen(&skipped));
}

#[test]
fn a_table_that_is_opened_again_is_seen_as_it_lies() {
    let mut model = page(Mode::Computer, &state("k10", &TABLE));
    push(&mut model, Push::Welcome(Welcome { mode: Mode::Computer, ..after_both() }));
    assert!(table(&model).shown.is_none() && table(&model).is_my_turn());
}

/// Every play of computers is shown with all its tiles, each in one place, and leads to the table as it lies.
#[cfg(feature = "local")]
#[test]
fn no_step_loses_a_tile() {
    use protocol::Level;
    let mut plays = 0;
    for deal in 0..2u8 {
        let rules = games::rules(Game::Tiles, &RuleKeys::default()).expect("a law");
        let mut state = State::new(Game::Tiles, RuleKeys::default(), rules);
        let dealt = state.deal(engine::DealKind::NewGame, 1, engine::Seed::new([deal; 32]), [0; 32]);
        state.evolve(&dealt);
        let mut model = page(Mode::Computer, &state);
        for number in 0..400 {
            if state.end().is_some() {
                break;
            }
            let action = bots::choose(&state.view(state.turn()), Level::Hard, number);
            let mut commands = told(&mut model, &mut state, &action.to_string());
            let end = table(&model).view.melds.iter().flat_map(|meld| meld.cards.iter().map(|slot| slot.card));
            let end: cards::CardSet = end.collect();
            while let Some(play) = &table(&model).shown {
                let lying: Vec<Card> = play.melds().iter().flat_map(|meld| meld.cards.clone()).collect();
                let each: cards::CardSet = lying.iter().copied().collect();
                assert_eq!((each.len(), lying.len() + play.to_come()), (lying.len(), end.len()), "{action}");
                assert!(each.iter().all(|card| end.contains(card)), "{action}");
                commands = watched(&mut model, &commands);
                plays += 1;
            }
        }
    }
    assert!(plays > 20, "{plays}");
}
