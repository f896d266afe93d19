//! The end of a round and of a game.

use super::*;
use crate::model::{Proof, RoundPage, Sheet, Showing};
use protocol::{Agreement, Reveal, Verdict};

pub(super) fn over(game_over: bool) -> View {
    let end = End {
        how: HowEnded::Out,
        seat: Some(Seat(1)),
        doubled: false,
        round_scores: vec![0, 19],
        game_over,
        winners: if game_over { vec![Seat(1)] } else { Vec::new() },
    };
    View {
        phase: Phase::RoundOver,
        hands: vec![Some(cards("Kd 2s 7h")), Some(Cards::default())],
        log: vec![event("1 meld 9c 9d 9s"), event("1 discard 5s")],
        end: Some(end),
        options: None,
        ..view(Phase::RoundOver, "Kd 2s 7h")
    }
}

/// The last card is being discarded, and how to hear of it.
fn ending(game_over: bool) -> (Model, Update) {
    let model = seated(Mode::Computer, View { turn: Seat(1), options: None, ..view(Phase::Play, "Kd 2s 7h") });
    (model, Update { version: 5, events: vec![event("1 discard 5s")], view: over(game_over) })
}

fn finished(game_over: bool) -> Model {
    let (mut model, news) = ending(game_over);
    push(&mut model, Push::Update(news));
    update(&mut model, Msg::Settled(1));
    model
}

fn reveal(deal: u32) -> Reveal {
    Reveal { deal, server_seed: "ab".into(), nonces: vec!["00".into(), "a1".into()] }
}

#[test]
fn the_end_says_who_went_out_and_how_and_lays_the_hands_open() {
    let model = finished(false);
    assert_eq!(model.showing(), Showing::RoundEnd);
    let result = table(&model).result().expect("a result");
    let say = |say: &crate::say::Say| model.words.say(say);
    assert_eq!(say(&result.title), "Cerró el ordenador");
    assert_eq!(say(result.how.as_ref().expect("how")), "Descartando la última carta: 5♠");
    assert_eq!(result.sums.iter().map(say).collect::<Vec<_>>(), ["Puntos en la otra mano: 19"]);
    assert_eq!((result.hands[0].sum_text(), result.hands[0].sum), ("10 + 2 + 7".into(), 19));
    assert_eq!((result.hands[1].gained, result.hands[1].sum), (19, 0));
    assert_eq!(table(&model).winner_line(), None);
}

#[test]
fn the_last_move_is_seen_on_the_table_until_it_rests_or_is_tapped_away() {
    let (mut model, news) = ending(false);
    let asked = push(&mut model, Push::Update(news));
    assert_eq!(asked, [Cmd::Settle(1)]);
    assert_eq!(model.showing(), Showing::Table);
    let mut hasty = model.clone();
    update(&mut hasty, Msg::ShowRound(RoundPage::Result));
    assert_eq!(hasty.showing(), Showing::RoundEnd);
    update(&mut hasty, Msg::ShowRound(RoundPage::Table));
    update(&mut hasty, Msg::Settled(1));
    assert_eq!(hasty.showing(), Showing::Table, "whoever looks at the table again is left alone");
    update(&mut model, Msg::Settled(2));
    assert_eq!(model.showing(), Showing::Table, "another deal");
    update(&mut model, Msg::Settled(1));
    assert_eq!(model.showing(), Showing::RoundEnd);
}

#[test]
fn the_end_of_the_game_names_the_winner() {
    let model = finished(true);
    assert_eq!(model.showing(), Showing::GameEnd);
    let line = table(&model).winner_line().expect("a winner");
    assert_eq!(model.words.say(&line), "Ganó el ordenador");
}

#[test]
fn the_deal_is_checked_once_by_the_host() {
    let mut model = finished(false);
    let labels = |model: &Model| table(model).proof_details().into_iter().map(|(label, _)| label).collect::<Vec<_>>();
    assert_eq!(labels(&model), ["proof-deal", "proof-commit-now"], "what was promised is seen before the proof");
    assert_eq!(push(&mut model, Push::Reveal(reveal(9))), [], "the proof of another deal");
    assert!(matches!(push(&mut model, Push::Reveal(reveal(1)))[..], [Cmd::Verify { .. }]));
    assert_eq!(push(&mut model, Push::Reveal(reveal(1))), []);
    assert_eq!(table(&model).proof, Proof::Checking);
    update(&mut model, Msg::Verified { deal: 1, verdict: Ok(Verdict::Fits) });
    assert_eq!(table(&model).proof_line().map(|say| say.key), Some("proof-fits".into()));
    assert_eq!(labels(&model), ["proof-deal", "proof-commit", "proof-seed", "proof-nonce"]);
}

#[test]
fn a_table_opened_after_its_round_is_checked_too() {
    let mut model = seated(Mode::Computer, view(Phase::Draw, "Kd"));
    let back = Welcome { reveal: Some(reveal(1)), ..welcome(Mode::Computer, over(false)) };
    assert!(matches!(push(&mut model, Push::Welcome(back))[..], [Cmd::Verify { .. }]));
}

#[test]
fn the_next_round_and_a_new_game_are_agreed_to_for_this_deal() {
    let mut model = finished(false);
    update(&mut model, Msg::ShowRound(RoundPage::Table));
    assert_eq!(model.showing(), Showing::Table);
    let agreed = update(&mut model, Msg::NextRound);
    assert!(
        matches!(&agreed[..], [Cmd::Send(Request::Agree(agree))] if agree.to == Agreement::NextRound && agree.deal == 1)
    );
    assert_eq!(update(&mut model, Msg::NextRound), [], "one agreement is enough");
    let mut playing = playing("Kd");
    update(&mut playing, Msg::Open(Sheet::AskNewGame));
    let agreed = update(&mut playing, Msg::NewGame);
    assert!(matches!(&agreed[..], [Cmd::Send(Request::Agree(agree))] if agree.to == Agreement::NewGame));
    assert_eq!(playing.sheet, None);
}

#[test]
fn a_new_deal_starts_afresh() {
    let mut model = finished(false);
    push(&mut model, Push::Reveal(reveal(1)));
    let dealt = View { deal: 2, log: vec![event("deal 2c: 3d Qc Kh")], ..view(Phase::Draw, "3d Qc Kh") };
    push(&mut model, Push::Update(Update { version: 6, events: vec![event("deal 2c: 3d Qc Kh")], view: dealt }));
    let table = table(&model);
    assert_eq!((table.proof, table.selected.len(), &table.reveal), (Proof::None, 0, &None));
    assert_eq!(Cards(table.hand().to_vec()).to_string(), "Qc 3d Kh");
    assert_eq!(model.showing(), Showing::Table);
}

#[test]
fn at_a_shared_device_nobody_is_you_once_the_round_is_over() {
    let mut model = seated(Mode::SameDevice, View { turn: Seat(1), options: None, ..view(Phase::Play, "Kd 2s 7h") });
    assert_eq!(model.words.name(&table(&model).player(Seat(0))), "Ana");
    model.table.as_mut().expect("a table").roster.seats[0].name.clear();
    assert_eq!(model.words.name(&table(&model).player(Seat(0))), "Tú");
    push(&mut model, Push::Update(Update { version: 5, events: vec![event("1 discard 5s")], view: over(false) }));
    assert_eq!(model.words.name(&table(&model).player(Seat(0))), "Jugador 1");
}
