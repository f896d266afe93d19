//! Turns as they are told, in the three languages.

use cards::DeckKind;
use protocol::{Kind, Language, Roster, RosterSeat};

use super::*;
use crate::words::{Region, Words};

fn events(log: &[&str]) -> Vec<SeatEvent> {
    log.iter().map(|event| event.parse().expect("an event")).collect()
}

/// The reader, who has no name, and one opponent; without a name it is a computer.
fn roster(opponent: &str) -> Roster {
    let kind = if opponent.is_empty() { Kind::Hard } else { Kind::Human };
    let seat = |seat, name: &str, kind| RosterSeat { seat: Seat(seat), name: name.into(), kind };
    Roster { seats: vec![seat(0, "", Kind::Human), seat(1, opponent, kind)] }
}

fn in_all(say: &Say) -> [String; 3] {
    [Language::Es, Language::Pt, Language::En].map(|language| Words::new(language, Region::Elsewhere).say(say))
}

/// Seat 0 at a table of cards.
const fn to_seat_0(roster: &Roster) -> Audience<'_> {
    Audience { roster, reader: Some(Seat(0)), deck: DeckKind::Cards }
}

/// What is told to seat 0 after these events.
fn line(log: &[&str], opponent: &str) -> [String; 3] {
    let roster = roster(opponent);
    in_all(&told(&events(log), Seat(0), &to_seat_0(&roster)).expect("something"))
}

/// The last turn of these events as seat 0 finds it in the log.
fn whole(log: &[&str]) -> [String; 3] {
    match parts(&events(log)).pop() {
        Some(Part::Turn(turn)) => in_all(&turn.say(&to_seat_0(&roster("Ana")), Detail::Whole)),
        Some(Part::Note(_)) | None => panic!("the last part is no turn"),
    }
}

#[test]
fn a_whole_turn_is_one_sentence() {
    let turn = ["0 discard 7h", "1 take 7h", "1 meld 7c 7d 7h", "1 layoff 1 9h", "1 discard Ks"];
    assert_eq!(
        line(&turn, ""),
        [
            "La computadora tomó 7♥, bajó 7♣ 7♦ 7♥, añadió 9♥ y descartó K♠",
            "O computador pegou 7♥, baixou 7♣ 7♦ 7♥, acrescentou 9♥ e descartou K♠",
            "The computer took 7♥, melded 7♣ 7♦ 7♥, laid off 9♥ and discarded K♠",
        ]
    );
}

#[test]
fn a_dig_names_the_card_and_counts_the_cards() {
    let turn = ["0 discard 7h", "1 dig 8s 2c 7h", "1 meld 8s *=9s Ts", "1 discard Kd"];
    assert_eq!(
        line(&turn, "Ana"),
        [
            "Ana excavó hasta 8♠, tomó 3 cartas, bajó 8♠ ★9♠ 10♠ y descartó K♦",
            "Ana cavou até 8♠, pegou 3 cartas, baixou 8♠ ★9♠ 10♠ e descartou K♦",
            "Ana dug for 8♠, took 3 cards, melded 8♠ ★9♠ 10♠ and discarded K♦",
        ]
    );
}

#[test]
fn a_card_from_the_stock_is_told_only_until_something_else_is() {
    let turn = ["deal 2c: Kd 2s 7h", "0 discard 7h", "1 draw", "1 discard Ks"];
    assert_eq!(line(&turn, "Ana"), ["Ana descartó K♠", "Ana descartou K♠", "Ana discarded K♠"]);
    assert_eq!(line(&turn[..3], "Ana")[0], "Ana robó del mazo");
}

#[test]
fn it_stands_through_ones_own_turn_and_no_longer() {
    let turns = ["1 draw", "1 discard Ks", "0 draw 2c", "0 meld 9c 9d 9s", "0 discard 2c"];
    assert_eq!(line(&turns[..4], "")[2], "The computer discarded K♠");
    assert_eq!(line(&turns, "")[2], "You discarded 2♣");
    assert_eq!(line(&["deal 2c: Kd 2s 7h", "0 draw 2c"], "")[2], "You drew 2♣ from the stock");
}

#[test]
fn a_comma_stands_between_two_melds() {
    let turn = ["1 draw", "1 meld 8c 8d 8s", "1 layoff 1 2s", "1 meld 5h 6h", "1 discard Ac"];
    assert_eq!(line(&turn, "Ana")[2], "Ana melded 8♣ 8♦ 8♠, 5♥ 6♥, laid off 2♠ and discarded A♣");
}

#[test]
fn many_cards_are_told_by_their_number() {
    let turn = ["1 draw", "1 meld 7c 7d 7h", "1 meld 2s 3s 4s 5s", "1 discard Ks"];
    assert_eq!(
        line(&turn, ""),
        [
            "La computadora puso 7 cartas en la mesa y descartó K♠",
            "O computador pôs 7 cartas na mesa e descartou K♠",
            "The computer put 7 cards on the table and discarded K♠",
        ]
    );
}

#[test]
fn the_log_tells_all_of_it_and_to_whoever_did_it() {
    let turn = ["0 draw 5h", "0 meld 7c 7d 7h", "0 layoff 1 7s", "0 meld 3s 4s *=5s", "0 discard Ks"];
    assert_eq!(
        whole(&turn),
        [
            "Tú robaste 5♥, bajaste 7♣ 7♦ 7♥, añadiste 7♠, bajaste 3♠ 4♠ ★5♠ y descartaste K♠",
            "Você comprou 5♥, baixou 7♣ 7♦ 7♥, acrescentou 7♠, baixou 3♠ 4♠ ★5♠ e descartou K♠",
            "You drew 5♥, melded 7♣ 7♦ 7♥, laid off 7♠, melded 3♠ 4♠ ★5♠ and discarded K♠",
        ]
    );
    assert_eq!(whole(&["1 draw"]), ["Ana robó del mazo", "Ana comprou do monte", "Ana drew from the stock"]);
}

#[test]
fn turns_of_one_seat_after_another_and_what_nobody_did_are_parts_of_their_own() {
    let log = ["deal 2c: Kd", "0 draw 5h", "0 discard 5h", "shuffle", "1 draw", "1 discard Ks", "1 draw"];
    let kinds: Vec<String> = parts(&events(&log))
        .iter()
        .map(|part| match part {
            Part::Note(event) => event.to_string(),
            Part::Turn(turn) => format!("{}: {}", turn.seat, turn.events.len()),
        })
        .collect();
    assert_eq!(kinds, ["deal 2c: Kd", "0: 2", "shuffle", "1: 2", "1: 1"]);
}
