//! What travels for each kind of move: from where, to where, in which order and when.

mod tiles;

use std::rc::Rc;

use cards::Slot;
use protocol::{Action, Cards, Code, LaidMeld, MeldId, Phase, Seat, SeatEvent, View};

use super::{Plan, Shown, Travel, Way, new_deal, plan};
use crate::{
    feel::motion::{
        scene::{Anchor, Scene, lying},
        tokens::Tokens,
    },
    model::Refused,
    update::tests::{card, cards, event, view},
};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// What seat 0 sees: its hand, the melds, the discards, and what happened since the deal.
fn scene(hand: &str, melds: &[&str], discards: &str, log: &[&str]) -> Scene {
    let laid = |text: &&str| {
        let slots: Vec<Slot> = cards(text).iter().map(|card| Slot::natural(*card)).collect();
        LaidMeld { by: vec![ME; slots.len()], cards: slots }
    };
    let deal = event("deal 5s: Kd 2s 7h");
    let seen = View {
        hands: vec![Some(cards(hand)), None],
        hand_counts: vec![cards(hand).len() as u8, 3],
        melds: melds.iter().map(laid).collect(),
        discard: cards(discards),
        log: [deal].into_iter().chain(log.iter().map(|text| event(text))).collect::<Vec<SeatEvent>>(),
        ..view(Phase::Draw, "")
    };
    Scene { seat: ME, melds: lying(&seen), view: Rc::new(seen), hand: cards(hand).0, refused: None, plays: None }
}

fn planned(before: &Scene, after: &Scene) -> Plan {
    plan(before, after, &Tokens::of_sheet())
}

/// Card, from, to and delay of every travel, and that all go the same way.
fn routes(plan: &Plan, way: Way) -> Vec<(String, Anchor, Anchor, f64)> {
    let told = |travel: &Travel| {
        assert_eq!(travel.way, way);
        (travel.card.map(|card| card.to_string()).unwrap_or_default(), travel.from, travel.to, travel.delay)
    };
    plan.travels.iter().map(told).collect()
}

fn route(card: &str, from: Anchor, to: Anchor, delay: f64) -> (String, Anchor, Anchor, f64) {
    (card.into(), from, to, delay)
}

fn meld(number: u8, place: usize) -> Anchor {
    Anchor::Meld(MeldId(number), place)
}

#[test]
fn dealt_cards_go_round_by_round_to_whoever_sits_after_the_dealer() {
    let after = scene("Kd 2s 7h", &[], "5s", &[]);
    let dealt = new_deal(&after, &Tokens::of_sheet());
    let (stock, other) = (Anchor::Stock, Anchor::Seat(OTHER));
    let expected = [
        route("Kd", stock, Anchor::Hand(0), 0.0),
        route("", stock, other, 70.0),
        route("2s", stock, Anchor::Hand(1), 140.0),
        route("", stock, other, 210.0),
        route("7h", stock, Anchor::Hand(2), 280.0),
        route("", stock, other, 350.0),
        route("5s", stock, Anchor::Discard(0), 420.0),
    ];
    assert_eq!(routes(&dealt, Way::Deal), expected);
    assert_eq!((dealt.travels[0].shown(), dealt.travels[1].shown()), (Shown::TurnsUp, Shown::Back));
}

#[test]
fn no_deal_takes_longer_than_a_second_and_four_tenths() {
    let mut after = scene("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", &[], "5s", &[]);
    let view = Rc::make_mut(&mut after.view);
    view.hand_counts = vec![13, 13, 13, 13];
    let dealt = new_deal(&after, &Tokens::of_sheet()).travels;
    let last = dealt.last().expect("cards are dealt");
    assert_eq!(dealt.len(), 53);
    assert!((last.delay + 260.0 - 1400.0).abs() < 0.01, "{last:?}");
}

#[test]
fn nothing_is_dealt_once_somebody_has_moved() {
    assert_eq!(new_deal(&scene("Kd 2s", &[], "5s", &["1 draw"]), &Tokens::of_sheet()), Plan::default());
}

#[test]
fn a_new_deal_at_the_table_is_dealt() {
    let mut after = scene("Kd 2s 7h", &[], "5s", &[]);
    Rc::make_mut(&mut after.view).deal += 1;
    assert_eq!(planned(&scene("9c", &[], "5s", &["1 draw"]), &after).travels.len(), 7);
}

#[test]
fn a_drawn_card_turns_over_on_its_way_to_the_end_of_the_hand() {
    let drawn = planned(&scene("Kd 2s", &[], "5s", &[]), &scene("Kd 2s 9d", &[], "5s", &["0 draw 9d"]));
    assert_eq!(routes(&drawn, Way::Draw), [route("9d", Anchor::Stock, Anchor::Hand(2), 0.0)]);
    assert_eq!(drawn.travels[0].shown(), Shown::TurnsUp);
    assert_eq!(drawn.stays, [(Anchor::Hand(0), Anchor::Hand(0)), (Anchor::Hand(1), Anchor::Hand(1))]);
}

#[test]
fn what_another_draws_is_a_back_all_the_way() {
    let drawn = planned(&scene("Kd", &[], "5s", &[]), &scene("Kd", &[], "5s", &["1 draw"]));
    assert_eq!(routes(&drawn, Way::Draw), [route("", Anchor::Stock, Anchor::Seat(OTHER), 0.0)]);
    assert_eq!(drawn.travels[0].shown(), Shown::Back);
}

#[test]
fn a_taken_card_goes_open_from_the_pile() {
    let before = scene("Kd", &[], "3c 5s", &[]);
    let mine = planned(&before, &scene("Kd 5s", &[], "3c", &["0 take 5s"]));
    assert_eq!(routes(&mine, Way::Take), [route("5s", Anchor::Discard(0), Anchor::Hand(1), 0.0)]);
    assert_eq!(mine.travels[0].shown(), Shown::Face);
    let theirs = planned(&before, &scene("Kd", &[], "3c", &["1 take 5s"]));
    assert_eq!(routes(&theirs, Way::Take), [route("5s", Anchor::Discard(0), Anchor::Seat(OTHER), 0.0)]);
}

#[test]
fn dug_cards_leave_the_pile_one_close_upon_the_other() {
    let before = scene("Kd", &[], "3c 5s 9h", &[]);
    let dug = planned(&before, &scene("Kd 5s 9h", &[], "3c", &["0 dig 5s 9h"]));
    let expected =
        [route("5s", Anchor::Discard(1), Anchor::Hand(1), 0.0), route("9h", Anchor::Discard(0), Anchor::Hand(2), 12.0)];
    assert_eq!(routes(&dug, Way::Dig), expected);
}

#[test]
fn a_first_meld_leaves_at_once_card_after_card() {
    let before = scene("7h Kd 8h 9h", &[], "5s", &[]);
    let laid = planned(&before, &scene("Kd", &["7h 8h 9h"], "5s", &["0 meld 7h 8h 9h"]));
    let expected = [
        route("7h", Anchor::Hand(0), meld(1, 0), 0.0),
        route("8h", Anchor::Hand(2), meld(1, 1), 40.0),
        route("9h", Anchor::Hand(3), meld(1, 2), 80.0),
    ];
    assert_eq!(routes(&laid, Way::Lay), expected);
    assert_eq!(laid.stays, [(Anchor::Hand(1), Anchor::Hand(0))], "the hand closes up");
}

#[test]
fn a_meld_makes_room_before_a_card_is_laid_off_on_it() {
    let before = scene("6h Kd", &["7h 8h 9h"], "5s", &[]);
    let laid = planned(&before, &scene("Kd", &["6h 7h 8h 9h"], "5s", &["0 layoff 1 6h"]));
    assert_eq!(routes(&laid, Way::Lay), [route("6h", Anchor::Hand(0), meld(1, 0), 140.0)]);
    let aside = [(meld(1, 0), meld(1, 1)), (meld(1, 1), meld(1, 2)), (meld(1, 2), meld(1, 3))];
    assert_eq!(laid.stays, [&[(Anchor::Hand(1), Anchor::Hand(0))], &aside[..]].concat());
}

#[test]
fn another_s_cards_come_from_their_seat() {
    let before = scene("Kd", &[], "3c", &[]);
    let seat = Anchor::Seat(OTHER);
    let laid = planned(&before, &scene("Kd", &["7c 7d 7s"], "3c", &["1 meld 7c 7d 7s"]));
    let expected =
        [route("7c", seat, meld(1, 0), 0.0), route("7d", seat, meld(1, 1), 40.0), route("7s", seat, meld(1, 2), 80.0)];
    assert_eq!(routes(&laid, Way::Lay), expected);
    let discarded = planned(&before, &scene("Kd", &[], "3c 4h", &["1 discard 4h"]));
    assert_eq!(routes(&discarded, Way::Discard), [route("4h", seat, Anchor::Discard(0), 0.0)]);
}

#[test]
fn a_discard_goes_to_the_top_of_the_pile() {
    let discarded = planned(&scene("Kd 2s", &[], "3c", &[]), &scene("2s", &[], "3c Kd", &["0 discard Kd"]));
    assert_eq!(routes(&discarded, Way::Discard), [route("Kd", Anchor::Hand(0), Anchor::Discard(0), 0.0)]);
}

#[test]
fn a_plan_lasts_until_its_last_card_has_settled() {
    let tokens = Tokens::of_sheet();
    let before = scene("Kd 2s", &[], "3c", &[]);
    let discarded = planned(&before, &scene("2s", &[], "3c Kd", &["0 discard Kd"]));
    assert_eq!(discarded.time(&tokens), 400.0);
    let laid = planned(&before, &scene("Kd 2s", &["7c 7d 7s"], "3c", &["1 meld 7c 7d 7s"]));
    assert_eq!(laid.time(&tokens), 340.0);
    assert_eq!(planned(&before, &before).time(&tokens), 0.0);
}

#[test]
fn the_discards_are_gathered_before_the_next_card_is_drawn() {
    let before = scene("Kd", &[], "2c 3c 4c 5c", &[]);
    let drawn = planned(&before, &scene("Kd 9d", &[], "", &["shuffle", "0 draw 9d"]));
    let told: Vec<_> = drawn.travels.iter().map(|travel| (travel.way, travel.from, travel.to, travel.delay)).collect();
    let expected = [
        (Way::Gather, Anchor::Discard(0), Anchor::Stock, 0.0),
        (Way::Gather, Anchor::Discard(1), Anchor::Stock, 40.0),
        (Way::Gather, Anchor::Discard(2), Anchor::Stock, 80.0),
        (Way::Draw, Anchor::Stock, Anchor::Hand(1), 340.0),
    ];
    assert_eq!(told, expected);
    assert_eq!(drawn.travels[0].shown(), Shown::TurnsDown);
}

#[test]
fn a_pile_turned_over_begins_anew_with_a_card_from_the_stock() {
    let turned = planned(&scene("Kd", &[], "2c 3c", &[]), &scene("Kd", &[], "9h", &["turnover 9h"]));
    let last = turned.travels.last().expect("a card starts the pile");
    assert_eq!((turned.travels.len(), last.from, last.to), (3, Anchor::Stock, Anchor::Discard(0)));
    assert_eq!(last.delay, 300.0);
}

#[test]
fn events_that_came_together_are_seen_one_after_the_other() {
    let before = scene("Kd 2s", &[], "3c", &[]);
    let after = scene("2s", &[], "3c Kd", &["0 discard Kd", "1 draw"]);
    let delays: Vec<_> = planned(&before, &after).travels.iter().map(|travel| (travel.way, travel.delay)).collect();
    assert_eq!(delays, [(Way::Discard, 0.0), (Way::Draw, 260.0)]);
}

#[test]
fn what_is_taken_back_returns_to_its_places() {
    let before = scene("Kd", &["7h 8h 9h"], "5s", &["0 meld 7h 8h 9h"]);
    let back = planned(&before, &scene("7h Kd 8h 9h", &[], "5s", &[]));
    assert_eq!(routes(&back, Way::Return).len(), 3);
    assert_eq!(routes(&back, Way::Return)[1], route("8h", meld(1, 1), Anchor::Hand(2), 40.0));
}

#[test]
fn a_sorted_hand_only_changes_places() {
    let sorted = planned(&scene("Kd 2s 7h", &[], "5s", &[]), &scene("2s 7h Kd", &[], "5s", &[]));
    assert!(sorted.travels.is_empty());
    assert!(sorted.stays.contains(&(Anchor::Hand(0), Anchor::Hand(2))));
}

#[test]
fn of_two_cards_of_one_face_the_chosen_one_goes_and_the_other_stays() {
    let before = scene("7h 2s 7h", &[], "", &[]);
    let mut after = scene("2s 7h", &[], "", &["0 discard 7h"]);
    after.hand = before.hand[..2].to_vec();
    Rc::make_mut(&mut after.view).discard = Cards(vec![before.hand[2]]);
    let discarded = planned(&before, &after);
    assert_eq!(routes(&discarded, Way::Discard), [route("7h", Anchor::Hand(2), Anchor::Discard(0), 0.0)]);
    assert_eq!(discarded.stays, [(Anchor::Hand(0), Anchor::Hand(0)), (Anchor::Hand(1), Anchor::Hand(1))]);
}

#[test]
fn a_refused_move_sets_out_once() {
    let before = scene("Kd 2s", &["7h 8h 9h"], "3c", &[]);
    let refused = |action: Action| {
        let refused = Refused { code: Code::NotYourTurn, cards: Vec::new(), action: Some(action) };
        Scene { refused: Some(refused), ..before.clone() }
    };
    let off = refused(Action::lay_off(MeldId(1), [card("2s")]));
    assert_eq!(routes(&planned(&before, &off), Way::Refuse), [route("2s", Anchor::Hand(1), meld(1, 0), 0.0)]);
    assert_eq!(planned(&off, &off).travels, []);
    let take = routes(&planned(&before, &refused(Action::Take)), Way::Refuse);
    assert_eq!(take, [route("3c", Anchor::Discard(0), Anchor::Seat(ME), 0.0)]);
    let meld = routes(&planned(&before, &refused(Action::meld([card("Kd"), card("2s")]))), Way::Refuse);
    assert_eq!(meld.iter().map(|route| route.2).collect::<Vec<_>>(), [Anchor::Felt, Anchor::Felt]);
}

/// The same at a table that may be rebuilt, its melds under these numbers; what seat 1 has played is being shown or not.
fn tiles(numbers: &[u8], melds: &[&str], plays: Option<Seat>) -> Scene {
    let mut scene = scene("", melds, "", &[]);
    let law = protocol::games::rules(protocol::Game::Tiles, &protocol::RuleKeys::default());
    Rc::make_mut(&mut scene.view).law = law.expect("a law");
    scene.melds.iter_mut().zip(numbers).for_each(|((id, _), number)| *id = MeldId(*number));
    Scene { plays, ..scene }
}

#[test]
fn a_step_of_a_play_brings_tiles_from_a_meld_or_from_the_seat() {
    let before = tiles(&[1, 2], &["r9 b9 o9 k9", "o1 o2 o3"], Some(OTHER));
    let moved = Scene { view: before.view.clone(), ..tiles(&[1, 2, 3], &["r9 b9 o9", "o1 o2 o3", "k9"], Some(OTHER)) };
    assert_eq!(routes(&planned(&before, &moved), Way::Show), [route("k9", meld(1, 3), meld(3, 0), 0.0)]);
    let placed =
        Scene { view: before.view.clone(), ..tiles(&[1, 2, 3], &["r9 b9 o9", "o1 o2 o3", "k9 k10"], Some(OTHER)) };
    let plan = planned(&moved, &placed);
    assert_eq!(routes(&plan, Way::Show), [route("k10", Anchor::Seat(OTHER), meld(3, 1), 0.0)]);
    assert_eq!(plan.stays.len(), 7);
}

#[test]
fn melds_that_are_numbered_anew_stay_where_they_are() {
    let before = tiles(&[1, 2, 4], &["r3 r4 r5", "o1 o2 o3", "k8 k9"], Some(OTHER));
    let after = Scene { view: before.view.clone(), ..tiles(&[1, 2, 3], &["r3 r4 r5", "o1 o2 o3", "k8 k9 k10"], None) };
    let plan = planned(&before, &after);
    assert_eq!(routes(&plan, Way::Show), [route("k10", Anchor::Seat(OTHER), meld(3, 2), 0.0)]);
    assert!(plan.stays.contains(&(meld(4, 0), meld(3, 0))), "{:?}", plan.stays);
}
