//! The end of a round in words, in the three languages and by every way of scoring.

use std::rc::Rc;

use protocol::{
    Cards, Game, Kind, LaidMeld, Language, Mode, Phase, Roster, RosterSeat, RuleKeys, View, Welcome, games,
};

use super::*;
use crate::words::{Region, Words};

const NAMES: [&str; 7] = ["Ana", "Bruno", "Carla", "Davi", "Eva", "Fay", "Gus"];

/// A finished round with these hands.
fn table(game: Game, rules: &str, hands: &[&str], log: &[&str], end: End) -> TableModel {
    let rules: RuleKeys = rules.parse().expect("keys");
    let hands: Vec<Cards> = hands.iter().map(|hand| hand.parse().expect("cards")).collect();
    let seats = hands.len();
    let law = games::rules(game, &RuleKeys { seats: Some(seats as u8), ..rules.clone() }).expect("a law");
    let view = View {
        game,
        rules,
        law,
        deal: 1,
        commit: "00".into(),
        round: 1,
        dealer: Seat(0),
        turn: Seat(0),
        phase: Phase::RoundOver,
        hand_counts: hands.iter().map(|hand| hand.len() as u8).collect(),
        hands: hands.into_iter().map(Some).collect(),
        stock_count: 0,
        discard: Cards::default(),
        melds: Vec::<LaidMeld>::new(),
        table_points: vec![45; seats],
        scores: end.round_scores.clone(),
        sheet: vec![end.round_scores.clone()],
        taken: None,
        exhausted: 2,
        turns: 500,
        placed_before: Vec::new(),
        placed_now: false,
        passes: 0,
        log: log.iter().map(|event| event.parse().expect("an event")).collect(),
        end: Some(end),
        options: None,
    };
    let seat = |seat: usize| RosterSeat { seat: Seat(seat as u8), name: NAMES[seat].into(), kind: Kind::Human };
    let roster = Roster { seats: (0..seats).map(seat).collect() };
    let order = view.hands[0].clone().expect("a hand");
    let mode = Mode::SameDevice;
    TableModel::new(Welcome { seat: Seat(0), version: 1, mode, view, roster, order, draft: None, reveal: None })
}

fn end(how: HowEnded, seat: Option<u8>, scores: &[i32]) -> End {
    End {
        how,
        seat: seat.map(Seat),
        doubled: false,
        round_scores: scores.to_vec(),
        game_over: false,
        winners: Vec::new(),
    }
}

fn said(says: &[Say]) -> [Vec<String>; 3] {
    [Language::Es, Language::Pt, Language::En].map(|language| {
        let words = Words::new(language, Region::Elsewhere);
        says.iter().map(|say| words.say(say)).collect()
    })
}

fn sums(table: &TableModel) -> [Vec<String>; 3] {
    said(&table.result().expect("a result").sums)
}

/// Title, and how it came.
fn told(table: &TableModel) -> [Vec<String>; 3] {
    let result = table.result().expect("a result");
    said(&[vec![result.title], result.how.into_iter().collect()].concat())
}

#[test]
fn who_goes_out_takes_all_the_others_hold() {
    let hands = ["", "Kd 2s", "7h", "Ac 5c"];
    let table = table(Game::Rummy, "", &hands, &["0 discard 5s"], end(HowEnded::Out, Some(0), &[25, 0, 0, 0]));
    assert_eq!(
        sums(&table),
        [
            ["Puntos en las otras manos: 12 + 7 + 6 = 25"],
            ["Pontos nas outras mãos: 12 + 7 + 6 = 25"],
            ["Points in the other hands: 12 + 7 + 6 = 25"]
        ]
    );
    let result = table.result().expect("a result");
    assert_eq!(result.hands[1].sum_text(), "10 + 2");
    assert_eq!(result.hands.iter().map(OpenHand::count).collect::<Vec<_>>(), ["+25", "12", "7", "6"]);
    assert!(result.hands[0].is_best && !result.hands[1].is_best);
}

#[test]
fn a_rummy_is_doubled_in_a_line_of_its_own() {
    let over = End { doubled: true, ..end(HowEnded::Out, Some(0), &[82, 0, 0]) };
    let table = table(Game::Rummy, "", &["", "Kd Qd", "Ks Ac Kh"], &["0 discard 5s"], over);
    let [es, pt, en] = sums(&table);
    assert_eq!(es, ["Puntos en las otras manos: 20 + 21 = 41", "Rummy, vale doble: 2 × 41 = 82"]);
    assert_eq!((&*pt[1], &*en[1]), ("Rummy, vale o dobro: 2 × 41 = 82", "Doubled for rummy: 2 × 41 = 82"));
}

#[test]
fn in_a_blocked_round_the_lowest_hand_takes_the_differences() {
    let hands = ["6h", "9h 6s", "7c", "Kd Ah Kc"];
    let table = table(Game::Rummy, "", &hands, &[], end(HowEnded::Blocked, None, &[25, 0, 0, 0]));
    let [es, pt, en] = sums(&table);
    assert_eq!(es, ["Diferencias con la mano más baja (6): 9 + 1 + 15 = 25"]);
    assert_eq!(pt, ["Diferenças com a mão mais baixa (6): 9 + 1 + 15 = 25"]);
    assert_eq!(en, ["Above the lowest hand (6): 9 + 1 + 15 = 25"]);
    let [es, pt, en] = told(&table);
    assert_eq!(es, ["Se acabó el mazo", "Nadie cerró: gana la mano más baja."]);
    assert_eq!(pt, ["O monte acabou", "Ninguém bateu: a mão mais baixa vence."]);
    assert_eq!(en, ["The stock ran out", "Nobody went out: the lowest hand wins."]);
}

#[test]
fn tied_lowest_hands_score_it_each() {
    let table = table(Game::Rummy, "", &["6h", "6s", "Kc"], &[], end(HowEnded::Blocked, None, &[4, 4, 0]));
    let [es, pt, en] = sums(&table);
    assert_eq!(
        es,
        ["Diferencias con la mano más baja (6): 4", "Empate en la mano más baja: Ana y Bruno. Cada cual suma 4."]
    );
    assert_eq!(pt[1], "Empate na mão mais baixa: Ana e Bruno. Cada um soma 4.");
    assert_eq!(en[1], "A tie for the lowest hand: Ana and Bruno. Each scores 4.");
    let result = table.result().expect("a result");
    assert_eq!(result.hands.iter().map(|hand| hand.is_best).collect::<Vec<_>>(), [true, true, false]);
}

#[test]
fn where_cards_on_the_table_count_each_hand_has_its_own_sum() {
    let hands = ["", "Kd 2s", "Kd Kh Ks Kc Qd Qh"];
    let over = end(HowEnded::Out, Some(0), &[45, 33, -15]);
    let table = table(Game::Rummy500, "", &hands, &["0 dig 8s 2c", "0 meld 8s 8h 8d"], over);
    let result = table.result().expect("a result");
    let texts: Vec<String> = result.hands.iter().map(OpenHand::sum_text).collect();
    assert_eq!(texts, ["45 − 0 = 45", "45 − 12 = 33", "45 − 60 = −15"]);
    assert_eq!(result.hands.iter().map(OpenHand::count).collect::<Vec<_>>(), ["+45", "+33", "−15"]);
    let [es, pt, en] = sums(&table);
    assert_eq!(es, ["Las cartas en la mesa menos las de la mano."]);
    assert_eq!(pt, ["As cartas na mesa menos as da mão."]);
    assert_eq!(en, ["Cards on the table minus cards in hand."]);
    let [es, pt, en] = told(&table);
    assert_eq!(es, ["Cerró Ana", "Excavando hasta 8♠ y poniendo 8♠ 8♥ 8♦ en la mesa"]);
    assert_eq!(pt, ["Ana bateu", "Cavou até 8♠ e pôs 8♠ 8♥ 8♦ na mesa"]);
    assert_eq!(en, ["Ana went out", "By digging for 8♠ and putting down 8♠ 8♥ 8♦"]);
}

#[test]
fn a_blocked_round_is_told_as_its_law_has_it() {
    let over = |how| end(how, None, &[1, 2]);
    let usual = table(Game::Rummy500, "", &["Kd", "7h"], &[], over(HowEnded::Blocked));
    assert_eq!(told(&usual)[0][1], "Nadie cerró: se cuenta como siempre.");
    let long = table(Game::Rummy, "", &["Kd", "7h"], &[], over(HowEnded::Turns));
    assert_eq!(
        told(&long).map(|told| told.join(": ")),
        [
            "Ronda sin cierre: Pasaron 500 turnos y nadie cerró: se cuenta como si se acabara el mazo.",
            "Rodada sem batida: Jogou-se 500 vezes e ninguém bateu: conta-se como se o monte acabasse.",
            "Nobody went out: After 500 turns it is scored as if the stock had run out.",
        ]
    );
    assert_eq!(sums(&long)[2], ["Above the lowest hand (7): 3"]);
    let none = table(Game::Rummy100, "", &["Kd", "7h"], &[], end(HowEnded::Turns, None, &[0, 0]));
    assert_eq!((sums(&none)[0].len(), &*told(&none)[2][0]), (0, "Nobody wins the round"));
}

#[test]
fn a_shared_win_names_the_winners_and_a_lead_those_ahead() {
    let over = End { game_over: true, winners: vec![Seat(0), Seat(2)], ..end(HowEnded::Blocked, None, &[40, 7, 40]) };
    let mut table = table(Game::Rummy, "rounds=1", &["6h", "Kd", "6c"], &[], over);
    assert_eq!(said(&table.winner_line().into_iter().collect::<Vec<_>>())[2], ["A shared win"]);
    let [es, pt, en] = said(&[table.shared_line().expect("two won"), table.lead_line()]);
    assert_eq!(es, ["Con los mismos puntos: Ana y Carla", "En cabeza: Ana y Carla, con 40"]);
    assert_eq!(pt, ["Empatam: Ana e Carla", "Na frente: Ana e Carla, com 40"]);
    assert_eq!(en, ["Tied: Ana and Carla", "In the lead: Ana and Carla, with 40"]);
    table.view = Rc::new(View { sheet: Vec::new(), ..(*table.view).clone() });
    assert_eq!(table.leaders(), []);
    assert_eq!(said(&[table.lead_line()])[0], ["Todavía no ha terminado ninguna ronda."]);
}
