//! Jokers are announced by a tap where they are not forced; cards that go on several melds ask which.

use protocol::{Action, MeldId};

use super::{
    dig::{page, position, press},
    walk::{at_random_tables, check_all, pick},
    *,
};
use crate::{
    drag::{Aim, Grip, Spot, Word},
    model::Sheet,
    placing::placed,
    step::Tone,
};

fn playing_500(hand: &str, melds: &[&str]) -> Model {
    page(&position("play", hand, "2s 4h", melds))
}

/// What each thing that is asked about would ask of the table.
fn offers(model: &Model) -> Vec<String> {
    let count = table(model).asked.len();
    (0..count).flat_map(|place| moves(&update(&mut model.clone(), Msg::Which(place)))).collect()
}

#[test]
fn a_joker_that_can_be_one_card_alone_is_announced_without_asking() {
    let mut model = playing_500("7s 9s * Kd", &[]);
    choose(&mut model, "7s * 9s");
    assert_eq!(table(&model).step().title.key, "step-meld-run");
    assert_eq!(moves(&press(&mut model)), ["meld 7s 9s *=8s"]);
}

#[test]
fn where_it_can_be_several_each_is_shown_and_one_tap_chooses() {
    let mut model = playing_500("7s 8s * Kd", &[]);
    choose(&mut model, "7s 8s *");
    assert_eq!(table(&model).step().note.map(|note| note.key), Some("step-joker-note".into()));
    assert_eq!((press(&mut model), &model.sheet), (vec![], &Some(Sheet::Which)));
    assert_eq!(offers(&model), ["meld 7s 8s *=6s", "meld 7s 8s *=9s"]);
    let shown = &table(&model).asked[0];
    assert_eq!(Cards(shown.slots.iter().map(|slot| Card::first(slot.plays)).collect()).to_string(), "6s 7s 8s");
    update(&mut model, Msg::Which(1));
    assert_eq!(model.sheet, None);
    assert!(table(&model).pending.is_some());
}

#[test]
fn a_set_asks_for_the_suit() {
    let mut model = playing_500("9c 9d * Kd", &[]);
    choose(&mut model, "9c 9d *");
    press(&mut model);
    assert_eq!(offers(&model), ["meld 9c 9d *=9h", "meld 9c 9d *=9s"]);
}

#[test]
fn where_it_can_be_nothing_it_is_said_why_and_what_would_do() {
    let why = |chosen: &str| {
        let mut model = playing_500("7s Th 8s Qs 7h 7c 7d * * Kd", &[]);
        choose(&mut model, chosen);
        assert_eq!(table(&model).step().buttons[0].tone, Tone::Grey, "{chosen}");
        assert_eq!((update(&mut model, Msg::Meld), &model.sheet), (vec![], &Some(Sheet::WhyNot)), "{chosen}");
        let mend = table(&model).repair().and_then(|repair| repair.say).map(|say| model.words.say(&say));
        (table(&model).refused.as_ref().expect("a refusal").code, mend.unwrap_or_default())
    };
    assert_eq!(why("7s Th *"), (Code::NotASetOrRun, "Con 7♣ en vez de 10♥ es una combinación.".into()));
    assert_eq!(why("7s Qs *"), (Code::NotConsecutive, "Con 7♣ en vez de Q♠ es una combinación.".into()));
    assert_eq!(why("7s 8s Qs *"), (Code::NotConsecutive, "Sin Q♠ es una combinación.".into()));
    assert_eq!(why("7s 7h 7c 7d *"), (Code::DuplicateSuit, "Sin ★ es una combinación.".into()));
    assert_eq!(why("7s *"), (Code::TooShort, "Con 7♣ ya es una combinación.".into()));
    assert_eq!(why("* *"), (Code::JokerNeedsNatural, "Con 7♣ ya es una combinación.".into()));
}

#[test]
fn where_it_goes_on_no_meld_what_fits_there_is_offered() {
    let mut model = playing_500("* 9d Ts Kd", &["7s 8s 9s"]);
    choose(&mut model, "* 9d Ts");
    assert_eq!(update(&mut model, Msg::TapMeld(MeldId(1))), []);
    let refused = table(&model).refused.as_ref().expect("a refusal");
    assert_eq!((refused.code, &model.sheet), (Code::DoesNotFitMeld, &Some(Sheet::WhyNot)));
    let mend = table(&model).repair().expect("two of them fit").say.expect("a sentence");
    assert_eq!(model.words.say(&mend), "Sin 9♦, lo demás encaja ahí.");
}

#[test]
fn laid_off_it_asks_for_its_end_of_the_run() {
    let mut model = playing_500("* Kd", &["7s 8s 9s", "3c 3h 3s", "Qc Qd *=Qh"]);
    choose(&mut model, "*");
    assert_eq!(table(&model).lights().melds, [true, true, true]);
    update(&mut model, Msg::TapMeld(MeldId(1)));
    assert_eq!(offers(&model), ["layoff 1 *=6s", "layoff 1 *=Ts"]);
    update(&mut model, Msg::CloseSheet);
    assert_eq!(moves(&update(&mut model, Msg::TapMeld(MeldId(2)))), ["layoff 2 *=3d"]);
}

#[test]
fn the_way_to_a_meld_may_take_two_questions() {
    let mut model = playing_500("* Kd", &["7s 8s 9s", "3c 3h 3s"]);
    choose(&mut model, "*");
    assert_eq!((update(&mut model, Msg::Meld), table(&model).asked.len()), (vec![], 2));
    assert_eq!(update(&mut model, Msg::Which(0)), [], "either end may be meant");
    assert_eq!((&model.sheet, offers(&model).len()), (&Some(Sheet::Which), 2));
}

#[test]
fn a_drag_asks_just_the_same() {
    let dropped = |chosen: &str, spot: Spot| {
        let mut model = playing_500("7s 8s * Kd", &["Ts Js Qs"]);
        choose(&mut model, chosen);
        let grip = Grip::Card(table(&model).selected[0]);
        for word in [Word::Hold(grip), Word::Over(Aim { pointer: Some(spot), load: None })] {
            update(&mut model, Msg::Drag(word));
        }
        assert_eq!(update(&mut model, Msg::Drag(Word::Drop)), []);
        assert_eq!(table(&model).held(), None, "it lies in the hand while it is asked about");
        offers(&model)
    };
    assert_eq!(dropped("7s 8s *", Spot::Felt), ["meld 7s 8s *=6s", "meld 7s 8s *=9s"]);
    assert_eq!(dropped("*", Spot::Meld(MeldId(1))), ["layoff 1 *=9s", "layoff 1 *=Ks"]);
}

#[test]
fn cards_that_fit_several_melds_ask_which_and_one_is_no_question() {
    let mut model = playing_500("8s Kd Qc", &["5s 6s 7s", "8c 8d 8h"]);
    choose(&mut model, "8s");
    assert_eq!(table(&model).lights().melds, [true, true]);
    update(&mut model, Msg::Meld);
    assert_eq!(offers(&model), ["layoff 1 8s", "layoff 2 8s"]);
    let mut model = playing_500("8s 9s Kd Qc", &["5s 6s 7s", "8c 8d 8h"]);
    choose(&mut model, "8s 9s");
    assert_eq!(table(&model).step().buttons[0].label, "step-lay-off-button");
    assert_eq!(moves(&press(&mut model)), ["layoff 1 8s 9s"]);
}

#[test]
fn cards_that_are_a_meld_and_fit_one_have_both_ways_open() {
    let mut model = playing_500("8s 9s Ts Kd", &["5s 6s 7s"]);
    choose(&mut model, "8s 9s Ts");
    assert_eq!(table(&model).step().note.map(|note| note.key), Some("step-or-note".into()));
    assert_eq!(moves(&press(&mut model.clone())), ["meld 8s 9s Ts"]);
    assert_eq!(moves(&update(&mut model, Msg::TapMeld(MeldId(1)))), ["layoff 1 8s 9s Ts"]);
}

#[test]
fn a_dig_may_need_a_joker_and_asks_for_it_too() {
    let mut model = page(&position("draw", "7s * Kd", "2s 8s 4h Qd", &[]));
    update(&mut model, Msg::TapDiscard);
    update(&mut model, Msg::TapPile(1));
    assert_eq!(table(&model).step().buttons[0].tone, Tone::Lit);
    press(&mut model);
    assert_eq!(offers(&model), ["dig 8s: meld 8s 7s *=6s", "dig 8s: meld 8s 7s *=9s"]);
}

#[test]
fn an_answer_that_comes_late_finds_no_question() {
    let mut model = playing_500("7s 8s * Kd", &[]);
    choose(&mut model, "7s 8s *");
    press(&mut model);
    assert_eq!(update(&mut model.clone(), Msg::Which(7)), []);
    update(&mut model, Msg::Which(0));
    assert_eq!(update(&mut model, Msg::Which(0)), []);
}

/// What is chosen is some of the moves that there are, and cards at random.
#[test]
fn at_random_tables_what_is_lit_for_chosen_cards_is_allowed() {
    let (mut seen, mut asked, mut chance) = (0, 0, 9);
    at_random_tables(|state| {
        if state.phase() != Phase::Play {
            return;
        }
        let model = page(state);
        let legal: Vec<Action> =
            state.legal_actions().into_iter().filter(|action| !placed(action).is_empty()).collect();
        for _ in 0..legal.len().min(6) {
            let action = &legal[pick(&mut chance, legal.len())];
            let mut model = model.clone();
            for slot in placed(action) {
                let card = in_hand(&model, slot.card);
                update(&mut model, Msg::TapCard(card));
            }
            let lit = check_lit(state, &model);
            assert!(lit > 0, "{action} is not offered");
            (seen, asked) =
                (seen + 1, asked + usize::from(placed(action).iter().any(|slot| slot.card.face() != slot.plays)));
        }
        let hand = table(&model).hand().to_vec();
        let mut model = model;
        (0..3).for_each(|_| drop(update(&mut model, Msg::TapCard(hand[pick(&mut chance, hand.len())]))));
        check_lit(state, &model);
    });
    assert!(seen > 200 && asked > 20, "{seen} seen, {asked} with jokers");
}

/// A card of this face that is not chosen yet.
fn in_hand(model: &Model, card: Card) -> Card {
    let hand = table(model).hand().iter();
    let mut free = hand.filter(|other| other.face() == card.face() && !table(model).is_selected(**other));
    *free.next().expect("it is held")
}

/// Tries all that is lit for the chosen cards; how much that is.
fn check_lit(state: &engine::State, model: &Model) -> usize {
    let button = table(model).step().buttons.remove(0);
    let puts_down = button.msg == Msg::Meld && button.tone == Tone::Lit;
    let melds: Vec<MeldId> =
        (0..).map(MeldId::at).zip(table(model).lights().melds).filter(|(_, lit)| *lit).map(|(id, _)| id).collect();
    if puts_down {
        check_all(state, model, Msg::Meld);
    }
    melds.iter().for_each(|id| check_all(state, model, Msg::TapMeld(*id)));
    usize::from(puts_down) + melds.len()
}

#[test]
fn which_way_is_meant_is_asked_only_where_it_may_go_down_and_only_of_the_table_as_it_is() {
    let mut early = page(&position("draw", "7s 8s * Kd", "2s 4h", &["7c 8c 9c"]));
    choose(&mut early, "*");
    assert_eq!(moves(&update(&mut early, Msg::TapMeld(MeldId(1)))).len(), 1, "the table says that one draws first");
    assert_eq!(early.sheet, None);
    let state = position("play", "7s 8s * Kd", "2s 4h", &[]);
    let mut model = page(&state);
    choose(&mut model, "7s 8s *");
    press(&mut model);
    assert_eq!(model.sheet, Some(Sheet::Which));
    let view = table(&model).view.as_ref().clone();
    push(&mut model, Push::Update(Update { version: 9, events: vec![event("1 draw")], view }));
    assert_eq!(model.sheet, None);
}

#[test]
fn a_hand_keeps_the_order_in_which_it_was_laid_whichever_copy_a_card_is() {
    let state = position("play", "7s * Kd 2c", "2s 4h", &[]);
    let text = serde_json::to_string(&state.view(Seat(0))).expect("a view can be written");
    let view = serde_json::from_str(&text).expect("a view can be read");
    let second = [Card::joker(1), Card::first("2c".parse().expect("a card"))];
    let told = Welcome { order: second.into_iter().collect(), ..welcome(Mode::Computer, view) };
    let laid: Vec<String> = TableModel::new(told).hand().iter().map(ToString::to_string).collect();
    assert_eq!(laid[..2], ["*", "2c"]);
}
