//! What a pointer comes to mean, step by step.

use super::*;

const FINGER: i32 = 7;

fn card(text: &str) -> Card {
    text.parse::<protocol::Cards>().expect("cards")[0]
}

fn seven() -> Grip {
    Grip::Card(card("7h"))
}

fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

/// Over a card of the hand.
fn in_fan(x: f64, y: f64, text: &str) -> Sight {
    let aim = Aim { pointer: Some(Spot::Hand(2)), load: None };
    Sight { at: at(x, y), aim, card: Some(card(text)) }
}

/// Over the felt.
fn on_felt(x: f64, y: f64) -> Sight {
    Sight { at: at(x, y), aim: Aim { pointer: Some(Spot::Felt), load: None }, card: None }
}

/// Pressed at (100, 600).
fn pressed(device: Device, grip: Grip) -> Drag {
    let mut drag = Drag::default();
    let down = Input::Down { pointer: FINGER, device, at: at(100.0, 600.0), grip: Some(grip) };
    assert_eq!(drag.step(down), []);
    drag
}

fn moved(drag: &mut Drag, sight: Sight) -> Vec<Word> {
    drag.step(Input::Move { pointer: FINGER, sight })
}

fn up(drag: &mut Drag, sight: Sight) -> Vec<Word> {
    let words = drag.step(Input::Up { pointer: FINGER, sight });
    assert_eq!(drag.pointer(), None);
    words
}

#[test]
fn a_tap_is_left_to_the_click() {
    for device in [Device::Finger, Device::Mouse] {
        let mut drag = pressed(device, seven());
        assert_eq!(moved(&mut drag, in_fan(105.0, 595.0, "7h")), []);
        assert_eq!(up(&mut drag, in_fan(104.0, 596.0, "7h")), []);
    }
}

#[test]
fn a_finger_drags_upwards_and_slides_sideways() {
    let mut drag = pressed(Device::Finger, seven());
    let sight = in_fan(103.0, 592.0, "7h");
    assert_eq!(moved(&mut drag, sight), [Word::Hold(seven()), Word::Over(sight.aim)]);
    assert_eq!(moved(&mut drag, sight), [], "nothing new");
    let sight = on_felt(110.0, 300.0);
    assert_eq!(moved(&mut drag, sight), [Word::Over(sight.aim)]);
    assert_eq!(up(&mut drag, sight), [Word::Drop]);

    let mut drag = pressed(Device::Finger, seven());
    assert_eq!(moved(&mut drag, in_fan(92.0, 601.0, "7h")), [Word::Peek(Some(card("7h")))]);
    assert_eq!(moved(&mut drag, in_fan(60.0, 580.0, "6h")), [Word::Peek(Some(card("6h")))]);
    assert_eq!(up(&mut drag, in_fan(61.0, 580.0, "6h")), [Word::Peek(None), Word::Tap(Grip::Card(card("6h")))]);
}

#[test]
fn a_mouse_drags_in_any_direction_and_does_not_wait() {
    let mut drag = pressed(Device::Mouse, seven());
    assert_eq!(drag.step(Input::Held(FINGER)), []);
    let sight = in_fan(108.0, 600.0, "7h");
    assert_eq!(moved(&mut drag, sight), [Word::Hold(seven()), Word::Over(sight.aim)]);
}

#[test]
fn a_finger_that_rests_picks_up_and_without_a_movement_taps() {
    let mut drag = pressed(Device::Finger, Grip::Stock);
    assert_eq!(drag.step(Input::Held(FINGER)), [Word::Hold(Grip::Stock)]);
    assert_eq!(up(&mut drag, on_felt(103.0, 600.0)), [Word::LetGo, Word::Tap(Grip::Stock)]);

    let mut drag = pressed(Device::Finger, seven());
    drag.step(Input::Held(FINGER));
    let sight = in_fan(120.0, 600.0, "8h");
    assert_eq!(moved(&mut drag, sight), [Word::Over(sight.aim)], "no slide any more");
    assert_eq!(up(&mut drag, sight), [Word::Drop]);
}

#[test]
fn a_slide_that_leaves_the_fan_upwards_takes_the_last_card_along() {
    let mut drag = pressed(Device::Finger, seven());
    moved(&mut drag, in_fan(60.0, 598.0, "6h"));
    let sight = on_felt(58.0, 500.0);
    let six = Grip::Card(card("6h"));
    assert_eq!(moved(&mut drag, sight), [Word::Peek(None), Word::Hold(six), Word::Over(sight.aim)]);
    assert_eq!(up(&mut drag, sight), [Word::Drop]);

    let mut drag = pressed(Device::Finger, seven());
    moved(&mut drag, in_fan(60.0, 598.0, "6h"));
    let below = Sight { at: at(60.0, 720.0), ..Sight::default() };
    assert_eq!(moved(&mut drag, below), [Word::Peek(None)]);
    assert_eq!(up(&mut drag, below), [Word::Peek(None)], "lifted outside, it chooses nothing");
}

#[test]
fn whatever_interrupts_brings_all_back_without_a_word_to_the_table() {
    let second = Input::Down { pointer: 8, device: Device::Finger, at: at(5.0, 5.0), grip: Some(Grip::Stock) };
    for interruption in [second, Input::Lost(FINGER), Input::Abandon] {
        let mut drag = pressed(Device::Finger, seven());
        assert_eq!((drag.step(interruption), drag.pointer()), (vec![], None));
        let mut drag = pressed(Device::Finger, seven());
        moved(&mut drag, on_felt(100.0, 500.0));
        assert_eq!((drag.step(interruption), drag.pointer()), (vec![Word::LetGo], None));
        assert_eq!(up(&mut drag, on_felt(100.0, 500.0)), []);
        let mut drag = pressed(Device::Finger, seven());
        moved(&mut drag, in_fan(60.0, 600.0, "6h"));
        assert_eq!((drag.step(interruption), drag.pointer()), (vec![Word::Peek(None)], None));
    }
}

#[test]
fn other_pointers_and_late_timers_change_nothing() {
    let mut drag = pressed(Device::Finger, seven());
    let held = drag;
    let sight = on_felt(0.0, 0.0);
    for input in [Input::Move { pointer: 9, sight }, Input::Up { pointer: 9, sight }, Input::Held(9), Input::Lost(9)] {
        assert_eq!((drag.step(input), drag), (vec![], held));
    }
    moved(&mut drag, in_fan(60.0, 600.0, "6h"));
    assert_eq!(drag.step(Input::Held(FINGER)), [], "it already slides");
}

#[test]
fn a_lift_that_was_never_seen_moving_still_drops_where_it_lifts() {
    let mut drag = pressed(Device::Finger, seven());
    let sight = on_felt(100.0, 300.0);
    assert_eq!(up(&mut drag, sight), [Word::Hold(seven()), Word::Over(sight.aim), Word::Drop]);
}

#[test]
fn a_finger_keeps_off_the_edges_of_the_window() {
    let may = |x, y| may_start(Device::Finger, at(x, y), (360.0, 740.0));
    assert!(may(24.0, 24.0) && may(336.0, 716.0) && !may(23.0, 300.0) && !may(337.0, 300.0) && !may(100.0, 717.0));
    assert!(may_start(Device::Mouse, at(1.0, 1.0), (360.0, 740.0)));
}
