//! The open discard pile: what can be named, what goes down with it, and what is asked of the table.

use engine::State;
use protocol::{MeldId, Position, games};

use super::{
    at_the_table::updated,
    walk::{at_random_tables, check_all},
    *,
};
use crate::{
    drag::{Aim, Grip, Spot, Word},
    keys::{On, Stroke, said},
    model::Sheet,
    msg::Mend,
    step::Tone,
};

/// Seat 0 to draw at Rummy 500 for two with two jokers: its hand, the discard pile with its top last, and the melds.
pub fn position(phase: &str, hand: &str, discard: &str, melds: &[&str]) -> State {
    let laid = |cards: &&str| {
        let by = vec![1; cards.split(' ').count()];
        serde_json::json!({ "cards": cards, "by": by })
    };
    let json = serde_json::json!({
        "dealer": 1, "turn": 0, "phase": phase, "hands": [hand, "Jc Jd"], "stock": "3d 4d 6d", "discard": discard,
        "melds": melds.iter().map(laid).collect::<Vec<_>>(),
    });
    let position: Position = serde_json::from_value(json).expect("a position");
    let keys: RuleKeys = "seats=2 jokers=2".parse().expect("keys");
    let rules = games::rules(Game::Rummy500, &keys).expect("a law");
    State::set_up(Game::Rummy500, keys, rules, &position).expect("a table")
}

/// The page at this table, as it comes over a wire.
pub fn page(state: &State) -> Model {
    let text = serde_json::to_string(&state.view(Seat(0))).expect("a view can be written");
    seated(Mode::Computer, serde_json::from_str(&text).expect("a view can be read"))
}

fn drawing(hand: &str, discard: &str, melds: &[&str]) -> (State, Model) {
    let state = position("draw", hand, discard, melds);
    let mut model = page(&state);
    update(&mut model, Msg::TapDiscard);
    (state, model)
}

/// Taps the bar's main button.
pub fn press(model: &mut Model) -> Vec<Cmd> {
    let button = table(model).step().buttons.remove(0);
    update(model, button.msg)
}

fn bar(model: &Model) -> (String, String, Option<Tone>) {
    let step = table(model).step();
    let note = step.note.map(|note| model.words.say(&note)).unwrap_or_default();
    (model.words.say(&step.title), note, step.buttons.first().map(|button| button.tone))
}

fn chosen(model: &Model) -> String {
    let mut cards = table(model).selected.clone();
    cards.sort();
    Cards(cards).to_string()
}

#[test]
fn the_pile_opens_with_its_top_named_and_one_more_tap_takes_it() {
    let (_, mut model) = drawing("7s 9s Kd", "2s 8s 4h 2d", &[]);
    assert_eq!(bar(&model), ("Toma 2♦".into(), "Solo esa carta, a tu mano.".into(), Some(Tone::Lit)));
    assert_eq!(moves(&press(&mut model)), ["take"]);
    let single = position("draw", "7s 9s", "2s", &[]);
    assert_eq!(moves(&update(&mut page(&single), Msg::TapDiscard)), ["take"], "a single card opens nothing");
    let mut top_only = seated(Mode::Computer, View { discard: cards("2s 8s"), ..view(Phase::Draw, "Kd 9h") });
    assert_eq!(
        moves(&update(&mut top_only, Msg::TapDiscard)),
        ["take"],
        "nor does a pile of which only the top counts"
    );
}

#[test]
fn what_a_named_card_makes_is_chosen_and_one_tap_digs() {
    let (state, mut model) = drawing("7s 9s Kd 4c", "2s 8s 4h Ac 8h 5s 2d", &[]);
    update(&mut model, Msg::TapPile(1));
    assert_eq!(chosen(&model), "7s 9s");
    assert_eq!(bar(&model), ("Toma 6 y baja 8♠".into(), "Queda 7♠ 8♠ 9♠.".into(), Some(Tone::Lit)));
    let spoken: Vec<String> = model.spoken.polite.iter().map(|say| model.words.say(say)).collect();
    assert_eq!(spoken, ["Toma 6 y baja 8♠", "Queda 7♠ 8♠ 9♠."]);
    assert_eq!(model.words.card_in_fan(table(&model), 1), "ocho de picas, elegida, trae 6 cartas");
    assert_eq!(model.words.card_in_fan(table(&model), 3), "as de tréboles, viene también, trae 4 cartas");
    let sent = moves(&press(&mut model));
    assert_eq!(sent, ["dig 8s: meld 8s 7s 9s"]);
    assert!(state.decide(Seat(0), &sent[0].parse().expect("a move")).is_ok());
}

#[test]
fn cards_that_come_with_it_go_down_with_it_and_any_can_be_left_out() {
    let (_, mut model) = drawing("7s 9s Kd 4c", "2s 8s 4h Ts 2d", &[]);
    update(&mut model, Msg::TapPile(1));
    assert_eq!((chosen(&model), table(&model).fan().expect("open").along.clone()), ("7s 9s".into(), vec![3]));
    update(&mut model, Msg::TapPile(3));
    assert_eq!(moves(&press(&mut model.clone())), ["dig 8s: meld 8s 7s 9s"]);
    choose(&mut model, "7s");
    assert_eq!(bar(&model).1, "Selecciona las cartas que bajan con ella.");
    assert_eq!(bar(&model).2, Some(Tone::Grey));
    choose(&mut model, "Kd");
    assert_eq!(bar(&model).1, "Con esas cartas no combina.");
}

#[test]
fn what_was_chosen_before_stays_where_it_goes_with_the_card() {
    let (_, mut model) = drawing("7s 9s 8d 8c Kd", "2s 8s 4h 2d", &[]);
    choose(&mut model, "8d 8c");
    update(&mut model, Msg::TapPile(1));
    assert_eq!(chosen(&model), "8c 8d");
    assert_eq!(moves(&press(&mut model)), ["dig 8s: meld 8s 8d 8c"]);
}

#[test]
fn what_was_chosen_stays_where_a_card_is_looked_at_that_goes_nowhere() {
    let (_, mut model) = drawing("7s 9s 4c Kd", "Qh 8s 4h 2d", &[]);
    choose(&mut model, "4c Kd");
    for place in [0, 0, 2, 3] {
        update(&mut model, Msg::TapPile(place));
        assert_eq!(chosen(&model), "4c Kd", "{place}");
    }
    update(&mut model, Msg::TapPile(0));
    update(&mut model, Msg::CloseFan);
    assert_eq!(chosen(&model), "4c Kd");
}

#[test]
fn a_card_that_goes_nowhere_says_so_and_asks_nothing() {
    let (_, mut model) = drawing("7s Kd", "2s 8s 4h 2d", &[]);
    update(&mut model, Msg::TapPile(0));
    assert_eq!(bar(&model).0, "Ahora 2♠ no va a ningún sitio");
    assert_eq!((press(&mut model), bar(&model).2), (vec![], Some(Tone::Grey)));
    assert_eq!(bar(&model).0, "2♠ no encaja en la mesa ni combina con tus cartas. Elige otra.");
    update(&mut model, Msg::TapPile(1));
    assert_eq!(bar(&model).0, "Ahora 8♠ no va a ningún sitio", "another one is named");
}

#[test]
fn a_meld_that_takes_the_card_is_lit_and_a_tap_on_it_digs() {
    let (_, mut model) = drawing("9s Kd", "2s 8s 4h 2d", &["5s 6s 7s", "9c 9d 9h"]);
    update(&mut model, Msg::TapPile(1));
    assert_eq!(table(&model).lights().melds, [true, false]);
    assert_eq!(bar(&model), ("Toma 3 y baja 8♠".into(), "Va a la combinación iluminada.".into(), Some(Tone::Lit)));
    assert_eq!(moves(&press(&mut model.clone())), ["dig 8s: layoff 1 8s"]);
    choose(&mut model, "9s");
    assert_eq!(moves(&update(&mut model, Msg::TapMeld(MeldId(1)))), ["dig 8s: layoff 1 8s 9s"]);
}

#[test]
fn a_card_that_makes_a_meld_and_fits_one_has_both_ways_open() {
    let (_, mut model) = drawing("9s Ts Kd", "2s 8s 4h 2d", &["5s 6s 7s"]);
    update(&mut model, Msg::TapPile(1));
    assert_eq!(bar(&model).1, "Queda 8♠ 9♠ 10♠. O toca una combinación iluminada.");
    assert_eq!(moves(&press(&mut model.clone())), ["dig 8s: meld 8s 9s Ts"]);
    assert_eq!(moves(&update(&mut model, Msg::TapMeld(MeldId(1)))), ["dig 8s: layoff 1 8s 9s Ts"]);
}

#[test]
fn where_several_melds_take_the_card_the_button_asks_which() {
    let (_, mut model) = drawing("Kd Qc", "2s 8s 4h 2d", &["5s 6s 7s", "8c 8d 8h"]);
    update(&mut model, Msg::TapPile(1));
    assert_eq!(table(&model).lights().melds, [true, true]);
    assert_eq!((press(&mut model), &model.sheet), (vec![], &Some(Sheet::Which)));
    assert_eq!(table(&model).asked.len(), 2);
    assert_eq!(moves(&update(&mut model, Msg::Which(1))), ["dig 8s: layoff 2 8s"]);
    assert_eq!(model.sheet, None);
}

#[test]
fn of_two_equal_cards_the_one_nearer_the_top_is_meant() {
    let mut seen = position("draw", "7s 9s Kd", "2s 8s 4h 2d", &[]).view(Seat(0));
    seen.discard = "8s 2s 8s 2d".parse().expect("cards");
    let mut model = seated(Mode::Computer, seen);
    update(&mut model, Msg::TapDiscard);
    update(&mut model, Msg::TapPile(0));
    assert_eq!(
        (table(&model).named(), bar(&model).0),
        (Some(2), "Hay dos iguales: vale la que está más arriba.".into())
    );
}

#[test]
fn out_of_turn_and_after_the_draw_the_pile_is_only_looked_at() {
    let mut theirs = position("draw", "7s 9s Kd", "2s 8s 4h 2d", &[]).view(Seat(0));
    theirs.turn = Seat(1);
    theirs.options = None;
    let mut model = seated(Mode::Computer, theirs);
    assert_eq!((update(&mut model, Msg::TapDiscard), table(&model).named()), (vec![], None));
    assert!(table(&model).fan().is_some());
    assert_eq!((update(&mut model, Msg::TapPile(1)), table(&model).named()), (vec![], None));
    assert_eq!(table(&model).step().title.key, "refusal-not_your_turn");

    let mut model = page(&position("play", "7s 9s Kd", "2s 8s 4h 2d", &[]));
    choose(&mut model, "Kd");
    assert_eq!(moves(&update(&mut model.clone(), Msg::TapDiscard)), ["discard Kd"], "a chosen card goes there");
    choose(&mut model, "Kd");
    update(&mut model, Msg::TapDiscard);
    update(&mut model, Msg::TapPile(1));
    assert_eq!(table(&model).step().title.key, "refusal-already_drawn");
}

#[test]
fn escape_and_the_way_back_close_it_and_nothing_of_the_dig_stays() {
    let (_, mut model) = drawing("7s 9s Kd", "2s 8s 4h 2d", &[]);
    update(&mut model, Msg::TapPile(1));
    let escape = Stroke { key: "Escape".into(), shift: false, on: On::Card };
    let back = said(&model, &escape).expect("a step back");
    assert_eq!(update(&mut model, back), []);
    assert_eq!((table(&model).fan(), chosen(&model)), (None, String::new()));
    assert_eq!(update(&mut model, Msg::Back), [Cmd::CloseTable, Cmd::ReadSaved], "the next one leaves");
}

#[test]
fn keys_open_take_and_dig() {
    let key = |model: &mut Model, key: &str| {
        let stroke = Stroke { key: key.into(), shift: false, on: On::Card };
        said(model, &stroke).map(|msg| moves(&update(model, msg))).unwrap_or_default()
    };
    let state = position("draw", "7s 9s Kd", "2s 8s 4h 2d", &[]);
    assert_eq!(key(&mut page(&state), "t"), ["take"]);
    let mut model = page(&state);
    assert_eq!(key(&mut model, "f"), [""; 0]);
    update(&mut model, Msg::TapPile(1));
    assert_eq!(key(&mut model.clone(), "Enter"), ["dig 8s: meld 8s 7s 9s"]);
    assert_eq!(key(&mut model, "m"), ["dig 8s: meld 8s 7s 9s"]);
}

#[test]
fn it_stays_open_while_others_play_and_closes_with_ones_own_move() {
    let state = position("draw", "7s 9s Kd", "2s 8s 4h 2d", &[]);
    let mut theirs = state.view(Seat(0));
    theirs.turn = Seat(1);
    theirs.options = None;
    let mut model = seated(Mode::Computer, theirs);
    update(&mut model, Msg::TapDiscard);
    let more = View { discard: cards("2s 8s 4h 2d Ks"), ..state.view(Seat(0)) };
    push(&mut model, updated(5, more.clone(), &["1 draw", "1 discard Ks"]));
    assert_eq!(table(&model).fan().map(|fan| fan.named), Some(None));
    update(&mut model, Msg::TapPile(1));
    push(&mut model, updated(6, more, &["0 take Ks"]));
    assert_eq!(table(&model).fan(), None);
}

#[test]
fn a_refused_dig_offers_what_goes_down_with_the_card() {
    let (_, mut model) = drawing("7s 9s Kd Qd", "2s 8s 4h 2d", &[]);
    update(&mut model, Msg::TapPile(1));
    choose(&mut model, "7s 9s Kd Qd");
    assert_eq!(moves(&press(&mut model)), ["dig 8s: meld 8s Kd Qd"]);
    let id = table(&model).pending.as_ref().expect("a request").id;
    push(&mut model, Push::Refused(Refused { id, code: Code::NotASetOrRun, cards: cards("8s Kd Qd") }));
    let repair = table(&model).repair().expect("a way out");
    assert_eq!(model.words.say(&repair.say.expect("a sentence")), "8♠ baja con 7♠ 9♠.");
    assert!(matches!(repair.mend, Mend::Dig(_)));
    update(&mut model, Msg::Mend(repair.mend));
    assert_eq!(moves(&press(&mut model)), ["dig 8s: meld 8s 7s 9s"]);
}

/// Every card of the pile is named in turn, in every state of random tables in which one may draw.
#[test]
fn at_random_tables_the_bar_offers_the_digs_that_are_allowed_and_no_other() {
    let (mut offered, mut refused) = (0, 0);
    at_random_tables(|state| {
        if state.phase() != Phase::Draw {
            return;
        }
        let mut model = page(state);
        update(&mut model, Msg::Fan);
        for place in 0..state.discard().len().saturating_sub(1) {
            let (lit, allowed) = name(state, &mut model.clone(), place);
            assert_eq!(lit, allowed, "{place} of {:?} with {:?}", state.discard(), table(&model).hand());
            *(if lit { &mut offered } else { &mut refused }) += 1;
        }
    });
    assert!(offered > 200 && refused > 200, "{offered} offered, {refused} not");
}

/// Names a card; whether the bar offers to dig for it, and whether that is allowed. What is offered and lit is tried.
fn name(state: &State, model: &mut Model, place: usize) -> (bool, bool) {
    update(model, Msg::TapPile(place));
    let Some(card) = table(model).digging() else { return (false, false) };
    let button = table(model).step().buttons.remove(0);
    let lit = button.tone == Tone::Lit;
    if lit {
        check_all(state, model, button.msg);
    }
    for (index, _) in table(model).lights().melds.iter().enumerate().filter(|(_, lit)| **lit) {
        check_all(state, model, Msg::TapMeld(MeldId::at(index)));
    }
    (lit, state.options().dig.iter().any(|dig| dig.face() == card.face()))
}

#[test]
fn a_card_dragged_out_of_the_pile_into_the_hand_is_named() {
    let (_, mut model) = drawing("7s 9s Kd", "2s 8s 4h 2d", &[]);
    let hand = Aim { pointer: Some(Spot::Hand(0)), load: None };
    for word in [Word::Hold(Grip::Pile(1)), Word::Over(hand), Word::Drop] {
        assert_eq!(update(&mut model, Msg::Drag(word)), []);
    }
    assert_eq!((table(&model).named(), chosen(&model), table(&model).held()), (Some(1), "7s 9s".into(), None));
}

#[test]
fn who_draws_after_all_begins_with_nothing_chosen() {
    let (_, mut model) = drawing("7s 9s Kd", "2s 8s 4h 2d", &[]);
    update(&mut model, Msg::TapPile(1));
    assert_eq!(chosen(&model), "7s 9s");
    update(&mut model, Msg::TapStock);
    let drawn = page(&position("play", "7s 9s Kd 5c", "2s 8s 4h 2d", &[])).table.expect("a table").view;
    push(&mut model, Push::Update(Update { version: 9, events: vec![event("0 draw 5c")], view: (*drawn).clone() }));
    assert_eq!(chosen(&model), "");
}
