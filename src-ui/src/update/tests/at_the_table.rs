//! Choosing cards, moves and their answers.

use super::*;
use crate::{
    model::{Screen, Sheet},
    msg::Arranging,
};
use cards::{CardSet, Nudge, SortBy};

pub(super) fn updated(version: u64, view: View, events: &[&str]) -> Push {
    Push::Update(Update { version, events: events.iter().map(|text| event(text)).collect(), view })
}

#[test]
fn a_move_on_its_way_dims_the_lights_and_changes_no_word() {
    let mut model = playing("Kd 2s 7h");
    choose(&mut model, "Kd");
    let before = table(&model).step();
    update(&mut model, Msg::Discard);
    assert!(table(&model).pending.is_some() && !table(&model).lights().discard);
    assert_eq!(table(&model).step(), before);
}

#[test]
fn a_tap_chooses_a_card_and_another_gives_it_up() {
    let mut model = playing("Kd 2s 7h");
    choose(&mut model, "7h Kd");
    assert_eq!(table(&model).selected, [card("7h"), card("Kd")]);
    choose(&mut model, "7h");
    assert_eq!(table(&model).selected, [card("Kd")]);
    choose(&mut model, "Qc");
    assert_eq!(table(&model).selected, [card("Kd")]);
}

#[test]
fn taps_on_the_piles_draw_take_and_discard() {
    let mut drawing = seated(Mode::Computer, view(Phase::Draw, "Kd 2s 7h"));
    assert_eq!(moves(&update(&mut drawing.clone(), Msg::TapStock)), ["draw"]);
    assert_eq!(moves(&update(&mut drawing, Msg::TapDiscard)), ["take"]);
    let mut model = playing("Kd 2s 7h");
    assert_eq!(moves(&update(&mut model, Msg::TapDiscard)), [""; 0]);
    assert_eq!(table(&model).step().title.key, "step-discard-why");
    choose(&mut model, "Kd 2s");
    assert_eq!(moves(&update(&mut model, Msg::TapDiscard)), [""; 0]);
    assert_eq!(table(&model).step().title.key, "step-discard-one");
    choose(&mut model, "2s");
    assert_eq!(table(&model).reason, None);
    assert_eq!(moves(&update(&mut model, Msg::TapDiscard)), ["discard Kd"]);
}

#[test]
fn chosen_cards_go_down_or_to_a_meld_even_where_they_do_not_fit() {
    let mut model = playing("Kd 2s 7h");
    choose(&mut model, "7h 2s Kd");
    assert_eq!(moves(&update(&mut model.clone(), Msg::Meld)), ["meld 7h 2s Kd"]);
    assert_eq!(moves(&update(&mut model, Msg::TapMeld(protocol::MeldId(1)))), ["layoff 1 7h 2s Kd"]);
    let mut nothing_chosen = playing("Kd 2s 7h");
    assert_eq!(moves(&update(&mut nothing_chosen, Msg::TapMeld(protocol::MeldId(1)))), [""; 0]);
    assert_eq!(table(&nothing_chosen).step().title.key, "step-choose-why");
}

#[test]
fn what_may_be_touched_is_lit() {
    let lights = table(&seated(Mode::Computer, view(Phase::Draw, "Kd"))).lights();
    assert!(lights.stock && lights.discard && !lights.any_meld());
    let mut model = playing("Kd 9h 7h");
    assert_eq!(table(&model).lights(), crate::lights::Lights { melds: vec![false], ..Default::default() });
    choose(&mut model, "9h");
    assert_eq!(table(&model).lights().melds, [true]);
    assert!(table(&model).lights().discard);
    choose(&mut model, "7h");
    assert_eq!(table(&model).lights().melds, [false]);
    update(&mut model, Msg::Meld);
    assert!(!table(&model).lights().discard, "nothing is lit while an answer is awaited");
}

#[test]
fn twenty_quick_taps_do_one_thing_and_the_answer_frees_the_next() {
    let mut model = seated(Mode::Computer, view(Phase::Draw, "Kd 2s 7h"));
    let sent: Vec<Cmd> = (0..20).flat_map(|_| update(&mut model, Msg::TapStock)).collect();
    assert_eq!(moves(&sent), ["draw"]);
    let Some(Cmd::Send(request)) = sent.first() else { panic!("a request") };
    let id = request.id();
    push(&mut model, updated(5, view(Phase::Play, "Kd 2s 7h 3c"), &["0 draw 3c"]));
    push(&mut model, Push::Done(Done { id: id + 7, version: 5 }));
    assert_eq!(moves(&update(&mut model, Msg::TapStock)), [""; 0]);
    push(&mut model, Push::Done(Done { id, version: 5 }));
    choose(&mut model, "Kd");
    assert_eq!(moves(&update(&mut model, Msg::Discard)), ["discard Kd"]);
}

#[test]
fn the_order_of_the_hand_outlasts_draws_and_the_new_card_is_marked_until_the_turn_ends() {
    let mut model = seated(Mode::Computer, view(Phase::Draw, "Kd 2s 7h"));
    let mut drawn = view(Phase::Play, "2s 3c 7h Kd");
    drawn.log.push(event("0 draw 3c"));
    push(&mut model, updated(5, drawn.clone(), &["0 draw 3c"]));
    assert_eq!(Cards(table(&model).hand().to_vec()).to_string(), "Kd 2s 7h 3c");
    assert_eq!(table(&model).fresh, cards("3c").set());
    let mut after = view(Phase::Draw, "3c 7h Kd");
    after.turn = Seat(1);
    after.log = drawn.log;
    after.log.push(event("0 discard 2s"));
    push(&mut model, updated(6, after, &["0 discard 2s"]));
    assert_eq!(Cards(table(&model).hand().to_vec()).to_string(), "Kd 7h 3c");
    assert_eq!(table(&model).fresh, CardSet::EMPTY);
}

#[test]
fn sorting_and_moving_by_hand_are_told_to_the_table_and_stop_nothing() {
    let mut model = playing("Kd 2s 7h");
    let told = |commands: Vec<Cmd>| match &commands[..] {
        [Cmd::Send(Request::Arrange(arrange))] => arrange.order.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(told(update(&mut model, Msg::Sort(SortBy::Rank))), "2s 7h Kd");
    update(&mut model, Msg::Arrange(Arranging::Begin));
    choose(&mut model, "Kd");
    choose(&mut model, "7h");
    assert_eq!(table(&model).selected, [card("7h")], "one card at a time is moved");
    assert_eq!(told(update(&mut model, Msg::Nudge(Nudge::Left))), "7h 2s Kd");
    update(&mut model, Msg::Arrange(Arranging::End));
    choose(&mut model, "Kd");
    assert_eq!(moves(&update(&mut model, Msg::Discard)), ["discard Kd"]);
}

#[test]
fn a_tap_before_ones_turn_is_answered_in_the_bar_until_the_turn_comes() {
    let theirs = View { turn: Seat(1), options: None, ..view(Phase::Draw, "Kd 2s 7h") };
    let mut model = seated(Mode::Computer, theirs);
    update(&mut model, Msg::TapStock);
    let id = table(&model).pending.as_ref().expect("it is asked all the same").id;
    push(&mut model, Push::Refused(Refused { id, code: Code::NotYourTurn, cards: Cards::default() }));
    assert_eq!((&model.sheet, &table(&model).step().title.key[..]), (&None, "refusal-not_your_turn"));
    push(&mut model, updated(9, view(Phase::Draw, "Kd 2s 7h"), &["1 discard 9c"]));
    assert_eq!(table(&model).step().title.key, "step-draw");
}

#[test]
fn a_refusal_opens_the_reason_with_its_cards_and_keeps_the_choice() {
    let mut model = playing("Kd 2s 7h");
    choose(&mut model, "7h");
    update(&mut model, Msg::Discard);
    let id = table(&model).pending.as_ref().expect("a request").id;
    let refused = |id| Push::Refused(Refused { id, code: Code::JustTaken, cards: cards("7h") });
    push(&mut model, refused(id + 1));
    assert_eq!(model.sheet, None, "the answer to something else");
    push(&mut model, refused(id));
    assert_eq!(model.sheet, Some(Sheet::WhyNot));
    assert!(table(&model).pointed_at().contains(card("7h")));
    assert_eq!(model.spoken.polite[0].key, "refusal-just_taken");
    update(&mut model, Msg::CloseSheet);
    assert_eq!((table(&model).refused.clone(), table(&model).selected.clone()), (None, vec![card("7h")]));
}

#[test]
fn taking_back_is_asked_only_where_there_is_something() {
    let mut model = playing("Kd 2s 7h");
    assert_eq!(update(&mut model, Msg::TakeBack), []);
    assert_eq!(table(&model).step().title.key, "step-take-back-why");
    let mut view = view(Phase::Play, "Kd 2s 7h");
    view.options.as_mut().expect("options").take_back = true;
    let mut model = seated(Mode::Computer, view);
    assert!(matches!(update(&mut model, Msg::TakeBack)[..], [Cmd::Send(Request::TakeBack(_))]));
}

#[test]
fn what_others_do_leaves_the_choice_and_is_spoken() {
    let mut model = seated(Mode::Computer, View { turn: Seat(1), options: None, ..view(Phase::Draw, "Kd 2s 7h") });
    choose(&mut model, "7h");
    push(&mut model, updated(5, view(Phase::Draw, "Kd 2s 7h"), &["1 draw", "1 discard 5s"]));
    assert_eq!(table(&model).selected, [card("7h")]);
    let keys: Vec<_> = model.spoken.polite.iter().map(|say| say.key.as_ref()).collect();
    assert_eq!(keys, ["log-drew", "log-discarded"]);
    assert_eq!(model.spoken.urgent.as_ref().map(|say| say.key.as_ref()), Some("your-turn"));
    let count = model.spoken.count;
    choose(&mut model, "Kd");
    assert_eq!(model.spoken.count, count, "what was said is not cut short");
}

#[test]
fn a_step_back_gives_up_reason_and_choice_before_it_leaves_the_table() {
    let mut model = playing("Kd 2s 7h");
    choose(&mut model, "7h Kd");
    update(&mut model, Msg::TapDiscard);
    update(&mut model, Msg::Back);
    assert_eq!((&table(&model).reason, table(&model).selected.len()), (&None, 2));
    update(&mut model, Msg::Back);
    assert!(table(&model).selected.is_empty());
    assert_eq!(update(&mut model, Msg::Back), [Cmd::CloseTable, Cmd::ReadSaved]);
    assert_eq!((model.screen, model.table.is_none()), (Screen::Home, true));
}

#[test]
fn sorted_by_melds_the_best_of_them_come_first_and_the_rest_counts() {
    let mut model = playing("Kd 2s 7h 7c 8h 9h 7d 3c");
    assert_eq!(table(&model).laid_out().left, 10 + 2 + 3 + 7 + 7);
    let commands = update(&mut model, Msg::SortByMelds);
    let [Cmd::Send(Request::Arrange(arrange))] = &commands[..] else { panic!("{commands:?}") };
    assert_eq!(arrange.order.to_string(), "7h 8h 9h 3c 7c 7d Kd 2s");
    assert_eq!(table(&model).hand(), &arrange.order[..]);
}

#[test]
fn several_computers_may_be_asked_to_be_quick_once_a_turn() {
    let theirs = |seats: usize| {
        let mut theirs = View { turn: Seat(1), options: None, ..view(Phase::Draw, "Kd 2s 7h") };
        theirs.hand_counts = vec![3; seats];
        theirs
    };
    let mut two = seated(Mode::Computer, theirs(2));
    assert_eq!((table(&two).step().buttons, update(&mut two, Msg::Hurry)), (Vec::new(), Vec::new()));
    let mut many = seated(Mode::Computer, theirs(4));
    assert_eq!(table(&many).step().buttons[0].msg, Msg::Hurry);
    assert_eq!(update(&mut many, Msg::Hurry), [Cmd::Hurry]);
    assert_eq!((table(&many).step().buttons, update(&mut many, Msg::Hurry)), (Vec::new(), Vec::new()));
    push(&mut many, updated(5, view(Phase::Draw, "Kd 2s 7h"), &["3 discard 9c"]));
    push(&mut many, updated(6, theirs(4), &["0 discard 2s"]));
    assert!(table(&many).may_hurry(), "and again after one's own turn");
}
