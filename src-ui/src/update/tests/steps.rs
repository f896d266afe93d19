//! What the step bar says in each state.

use super::*;
use crate::{
    model::RoundPage,
    msg::Arranging,
    step::{Step, Tone},
};

fn step_of(view: View, chosen: &str) -> Step {
    let mut model = seated(Mode::Computer, view);
    choose(&mut model, chosen);
    table(&model).step()
}

fn check(view: View, chosen: &str, title: &str, button: Option<(&str, Tone)>) {
    let step = step_of(view, chosen);
    assert_eq!(step.title.key, title);
    assert_eq!(step.buttons.first().map(|button| (button.label, button.tone)), button, "{title}");
}

#[test]
fn every_state_has_its_one_next_step() {
    let draw = view(Phase::Draw, "Kd 9h 7h");
    check(draw.clone(), "", "step-draw", Some(("step-draw-button", Tone::Lit)));
    let only_take = Options { take: true, ..Options::default() };
    check(View { options: Some(only_take), ..draw.clone() }, "", "step-take", Some(("step-take-button", Tone::Lit)));
    check(View { turn: Seat(1), options: None, ..draw }, "", "step-wait", None);

    let play = |hand| view(Phase::Play, hand);
    check(play("Kd 9h 7h"), "", "step-play", Some(("step-discard-button", Tone::Grey)));
    check(play("Kd 9h 7h"), "Kd", "step-where", Some(("step-discard-button", Tone::Lit)));
    check(play("Kd 9h 7h"), "9h", "step-where", Some(("step-discard-button", Tone::Flat)));
    check(play("5h 6h 7h"), "5h 6h", "step-more", Some(("step-meld-button", Tone::Grey)));
    check(play("5h 6h 7h"), "7h 5h 6h", "step-meld-run", Some(("step-meld-button", Tone::Lit)));
    check(play("5h 5s 5d"), "5h 5s 5d", "step-meld-set", Some(("step-meld-button", Tone::Lit)));
    check(play("5h 6h 8h"), "5h 6h 8h", "step-no-meld", Some(("step-meld-button", Tone::Grey)));
}

#[test]
fn a_card_just_taken_is_not_offered_for_the_discard() {
    let mut view = view(Phase::Play, "Kd 9h 7h");
    view.options.as_mut().expect("options").discard = cards("9h Kd");
    check(view, "7h", "step-keep", Some(("step-discard-button", Tone::Grey)));
}

#[test]
fn a_meld_that_the_table_does_not_offer_is_not_lit() {
    let mut view = view(Phase::Play, "5h 6h 7h");
    view.options.as_mut().expect("options").meld = false;
    check(view, "5h 6h 7h", "step-not-now", Some(("step-meld-button", Tone::Grey)));
}

#[test]
fn arranging_offers_both_sides_and_an_end() {
    let mut model = playing("Kd 9h 7h");
    update(&mut model, Msg::Arrange(Arranging::Begin));
    let labels: Vec<_> = table(&model).step().buttons.into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["step-arranged", "step-left", "step-right"]);
}

#[test]
fn a_reason_stands_in_the_bar_until_something_else_is_done() {
    let mut model = playing("Kd 9h 7h");
    let grey = table(&model).step().buttons.remove(0).msg;
    update(&mut model, grey);
    assert_eq!(table(&model).step().title.key, "step-discard-why");
    choose(&mut model, "Kd");
    assert_eq!(table(&model).step().title.key, "step-where");
}

#[test]
fn behind_the_result_the_bar_leads_back_to_it() {
    let ended = End {
        how: HowEnded::Turns,
        seat: None,
        doubled: false,
        round_scores: vec![0, 0],
        game_over: false,
        winners: Vec::new(),
    };
    let mut model = seated(Mode::Computer, View { end: Some(ended), options: None, ..view(Phase::RoundOver, "Kd") });
    update(&mut model, Msg::ShowRound(RoundPage::Table));
    assert_eq!(table(&model).step().buttons[0].label, "step-see-result");
}

/// Saying a step in a language fills every gap; a missing one would panic in a test.
#[test]
fn every_step_and_event_can_be_said_in_every_language() {
    for language in protocol::Language::ALL {
        let words = crate::words::Words::new(*language, crate::words::Region::Elsewhere);
        for chosen in ["", "5h", "5h 6h", "5h 6h 7h"] {
            let step = step_of(view(Phase::Play, "5h 6h 7h"), chosen);
            assert!(!words.say(&step.title).is_empty());
            assert!(step.note.is_none_or(|note| !words.say(&note).is_empty()));
            assert!(step.buttons.iter().all(|button| words.text(button.label) != button.label));
        }
        for text in [
            "deal 9c: Tc",
            "deal :",
            "shuffle",
            "turnover 3c",
            "0 draw 9d",
            "1 draw",
            "1 take 7h",
            "0 dig 7h 8h",
            "0 meld 7s 8s 9s",
            "1 layoff 1 Ts",
            "0 discard Kd",
        ] {
            for reader in [None, Some(Seat(0))] {
                let (roster, deck) = (roster(Mode::Computer), cards::DeckKind::Cards);
                let audience = crate::log::Audience { roster: &roster, reader, deck };
                let said = words.say(&crate::log::last(&[event(text)], &audience).expect("an event"));
                assert!(!said.is_empty() && !said.contains("log-"), "{said}");
            }
        }
    }
}
