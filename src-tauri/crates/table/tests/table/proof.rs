//! The proof of a deal, for views that were dealt so and for views that nobody can have been dealt.

use engine::{DealKind, State, deal_seed};
use protocol::{FirstDealer, Hex, Mode, Reveal, Seat, SeatEvent, Verdict, View};

use crate::sample::{Dice, new_table, play_round};

fn finished() -> (View, Reveal) {
    let mut table = new_table(Mode::SameDevice, 3);
    play_round(&mut table, &mut Dice::new(3));
    let welcome = table.welcome(Seat(0));
    (welcome.view, welcome.reveal.expect("the round is over"))
}

#[test]
fn a_changed_seed_hand_or_draw_is_found_out() {
    let (view, reveal) = finished();
    let verdict = |change: &dyn Fn(&mut View, &mut Reveal)| {
        let (mut view, mut reveal) = (view.clone(), reveal.clone());
        change(&mut view, &mut reveal);
        table::verify(&view, Seat(0), &reveal)
    };
    assert_eq!(verdict(&|_, _| {}), Verdict::Fits);
    assert_eq!(verdict(&|_, reveal| reveal.server_seed = "00".repeat(32)), Verdict::OtherSeed);
    assert_eq!(verdict(&|view, _| view.commit.clear()), Verdict::OtherSeed);
    assert_eq!(verdict(&|_, reveal| drop(reveal.nonces.pop())), Verdict::OtherSeed);
    assert_eq!(verdict(&|view, _| drop(view.log.remove(0))), Verdict::OtherDeal);
    let draw = view.log.iter().position(|event| event.to_string().starts_with("0 draw")).expect("a draw");
    assert_eq!(verdict(&|view, _| drop(view.log.remove(draw))), Verdict::OtherDraw);
}

/// The commitment holds the server seed alone: whoever may choose nonces afterwards may choose the deal.
#[test]
fn a_deal_with_nonces_chosen_after_the_commitment_is_no_proof() {
    let (mut view, mut reveal) = finished();
    let nonces = [[0; 16], [1; 16]];
    let Hex(server_seed) = reveal.server_seed.parse().expect("hex digits");
    let state = State::new(view.game, view.rules.clone(), view.law.clone());
    let seed = deal_seed(&server_seed, view.deal, &nonces);
    let dealt = state.deal_by(view.dealer, DealKind::NewGame, view.deal, seed, [0; 32]);
    view.log = dealt.seen_by(Seat(0)).into_iter().collect();
    reveal.nonces = nonces.map(|nonce| Hex(nonce).to_string()).into();
    assert_eq!(engine::verify(&view, Seat(0), &reveal), Verdict::Fits);
    assert_eq!(table::verify(&view, Seat(0), &reveal), Verdict::OtherSeed);
}

#[test]
fn a_log_that_cannot_be_is_found_out() {
    let (view, reveal) = finished();
    let upcard = view.log[0].in_public().to_string();
    let upcard = upcard.trim_start_matches("deal ").trim_end_matches(": ");
    let other = if upcard == "2c" { "3c" } else { "2c" };
    for log in [
        vec![format!("0 take {other}")],
        vec![format!("0 take {upcard}"), format!("0 take {upcard}")],
        vec![format!("0 take {upcard}"), format!("turnover {upcard}")],
        vec![format!("turnover {other}")],
        vec![format!("0 dig {other}")],
        vec![format!("0 dig {upcard} {upcard}")],
        vec!["shuffle".into(), "0 draw".into()],
        vec!["1 draw".to_owned(); 60],
        vec![view.log[0].to_string()],
    ] {
        let mut view = view.clone();
        view.log.truncate(1);
        view.log.extend(log.iter().map(|text| text.parse::<SeatEvent>().expect("an event")));
        assert_eq!(table::verify(&view, Seat(0), &reveal), Verdict::OtherDraw, "{log:?}");
    }
}

#[test]
fn a_view_that_cannot_be_is_no_proof() {
    let (view, reveal) = finished();
    let changes: [&dyn Fn(&mut View); 7] = [
        &|view| view.law.seats = 0,
        &|view| view.law.seats = 255,
        &|view| view.law.hand = 255,
        &|view| view.law.deck.packs = 255,
        &|view| view.law.deck.jokers = 255,
        &|view| view.law.first_dealer = FirstDealer::Seat(Seat(255)),
        &|view| view.dealer = Seat(255),
    ];
    for change in changes {
        let mut view = view.clone();
        change(&mut view);
        assert_ne!(table::verify(&view, Seat(0), &reveal), Verdict::Fits);
    }
    assert_ne!(table::verify(&view, Seat(255), &reveal), Verdict::Fits);
}
