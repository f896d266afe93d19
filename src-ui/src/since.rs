//! What happened since a seat's last turn, as the curtain tells it: in three lines, however many played.

use cards::DeckKind;
use protocol::{Curtain, Game, SeatEvent};

use crate::{
    log::{self, Audience},
    player::Player,
    say::Say,
    turn::{self, Detail, Draw, Part, Turn},
};

/// Nobody who takes the device wants to read more.
const LINES: usize = 3;

/// A line of what happened, and whom it is about.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Nobody, for what was not done by a move.
    pub players: Vec<Player>,
    pub say: Say,
}

/// The lines, the newest last. Where there were more turns than lines, those that changed the table are told in full, and
/// the others together, where the first of them was.
pub fn lines(curtain: &Curtain) -> Vec<Line> {
    let parts: Vec<Part> = turn::parts_on(Some(&curtain.table), &curtain.log)
        .into_iter()
        .filter(|part| !is_of_next(curtain, part))
        .collect();
    if parts.len() <= LINES {
        return parts.iter().map(|part| in_full(curtain, part)).collect();
    }
    let chosen = weightiest(&parts, LINES - 1);
    let (full, rest): (Vec<_>, Vec<_>) = parts.iter().enumerate().partition(|(place, _)| chosen.contains(place));
    let rest: Vec<(usize, &Turn)> =
        rest.into_iter().filter_map(|(place, part)| Some((place, turn_of(part)?))).collect();
    let turns: Vec<&Turn> = rest.iter().map(|(_, turn)| *turn).collect();
    let together = rest.first().and_then(|(place, _)| Some((*place, together(curtain, &turns)?)));
    let told = full.into_iter().map(|(place, part)| (place, in_full(curtain, part)));
    let mut lines: Vec<(usize, Line)> = told.chain(together).collect();
    lines.sort_by_key(|(place, _)| *place);
    lines.into_iter().map(|(_, line)| line).collect()
}

/// Where the device was put away in the middle of a turn, its seat knows what it did.
fn is_of_next(curtain: &Curtain, part: &Part) -> bool {
    turn_of(part).is_some_and(|turn| turn.seat == curtain.next)
}

const fn turn_of(part: &Part) -> Option<&Turn> {
    match part {
        Part::Turn(turn) => Some(turn),
        Part::Note(_) => None,
    }
}

fn in_full(curtain: &Curtain, part: &Part) -> Line {
    match part {
        Part::Turn(turn) => Line {
            players: vec![Player::of(&curtain.roster, turn.seat, None)],
            say: turn.say(&everybody(curtain), Detail::Plain),
        },
        Part::Note(event) => Line {
            players: Vec::new(),
            say: log::last(std::slice::from_ref(event), &everybody(curtain)).expect("there is an event"),
        },
    }
}

/// Anybody may see a curtain.
const fn everybody(curtain: &Curtain) -> Audience<'_> {
    let deck = match curtain.game {
        Game::Rummy100 | Game::Rummy | Game::Rummy500 => DeckKind::Cards,
        Game::Tiles => DeckKind::Tiles,
    };
    Audience { roster: &curtain.roster, reader: None, deck }
}

/// The places of so many parts that tell most; of two that tell as much, the newer.
fn weightiest(parts: &[Part], count: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..parts.len()).collect();
    places.sort_by_key(|place| std::cmp::Reverse((weight(&parts[*place]), *place)));
    places.truncate(count);
    places
}

fn weight(part: &Part) -> u8 {
    match part {
        Part::Turn(turn) if !turn.placed.is_empty() => 3,
        Part::Note(SeatEvent::Shuffled | SeatEvent::TurnedOver(_)) => 2,
        Part::Turn(turn) if matches!(turn.draw, Some(Draw::Top(_) | Draw::Dug(_))) => 1,
        Part::Turn(_) | Part::Note(_) => 0,
    }
}

/// Several turns in one line: who put how many cards on the table, and who did not.
fn together(curtain: &Curtain, turns: &[&Turn]) -> Option<Line> {
    let (placed, others): (Vec<&Turn>, Vec<&Turn>) = turns.iter().partition(|turn| !turn.placed.is_empty());
    let players = |turns: &[&Turn]| -> Vec<Player> {
        turns.iter().map(|turn| Player::of(&curtain.roster, turn.seat, None)).collect()
    };
    let saying = |key: &'static str, turns: &[&Turn]| {
        (!turns.is_empty())
            .then(|| everybody(curtain).about(key).with("players", turns.len()).with("names", players(turns)))
    };
    let count: usize = placed.iter().map(|turn| turn.count_placed()).sum();
    let all_drew = others.iter().all(|turn| matches!(turn.draw, Some(Draw::Stock(_))));
    let first = saying("since-placed", &placed).map(|say| say.with("count", count));
    let second = saying(if all_drew { "since-drew" } else { "since-swapped" }, &others);
    let say = match (first, second) {
        (Some(first), Some(second)) => Say::new("since-both").with("first", vec![first]).with("second", vec![second]),
        (first, second) => first.or(second)?,
    };
    Some(Line { players: players(turns), say })
}

#[cfg(test)]
mod tests {
    use protocol::{Game, Kind, Language, Roster, RosterSeat, Seat};

    use super::*;
    use crate::words::{Region, Words};

    const NAMES: [&str; 7] = ["Ana", "Bruno", "Carla", "Davi", "Eva", "Fay", "Gus"];

    /// What seat 6 of seven reads after these events, in the three languages.
    fn told(log: &[&str]) -> [Vec<String>; 3] {
        told_of(Game::Rummy500, "", log)
    }

    /// The same of another game, where these tiles lay on the table before.
    fn told_of(game: Game, table: &str, log: &[&str]) -> [Vec<String>; 3] {
        let seat = |(seat, name): (usize, &&str)| RosterSeat {
            seat: Seat(seat as u8),
            name: (*name).into(),
            kind: Kind::Human,
        };
        let curtain = Curtain {
            game,
            table: table.parse().expect("tiles"),
            round: 1,
            next: Seat(6),
            roster: Roster { seats: NAMES.iter().enumerate().map(seat).collect() },
            scores: vec![0; 7],
            hand_counts: vec![7; 7],
            log: log.iter().map(|event| event.parse().expect("an event")).collect(),
        };
        let lines = lines(&curtain);
        [Language::Es, Language::Pt, Language::En].map(|language| {
            let words = Words::new(language, Region::Elsewhere);
            lines.iter().map(|line| words.say(&line.say)).collect()
        })
    }

    #[test]
    fn three_turns_are_three_sentences() {
        let log = ["3 draw", "3 discard 9h", "4 take 9h", "4 meld 9c 9d 9h", "4 discard Ks", "5 draw", "5 discard 2c"];
        let [es, pt, en] = told(&log);
        assert_eq!(
            es,
            [
                "Davi robó del mazo y descartó 9♥",
                "Eva tomó 9♥, bajó 9♣ 9♦ 9♥ y descartó K♠",
                "Fay robó del mazo y descartó 2♣"
            ]
        );
        assert_eq!(pt[0], "Davi comprou do monte e descartou 9♥");
        assert_eq!(en[2], "Fay drew from the stock and discarded 2♣");
    }

    #[test]
    fn of_six_turns_the_dull_ones_are_told_together() {
        let log = [
            "0 draw",
            "0 discard 9h",
            "1 draw",
            "1 meld 9c 9d 9s",
            "1 discard Ks",
            "2 draw",
            "2 discard 2c",
            "3 draw",
            "3 discard 3c",
            "4 dig 2c 3c",
            "4 meld 2c 2d 2h",
            "4 discard 3c",
            "5 draw",
            "5 discard 4c",
        ];
        let [es, pt, en] = told(&log);
        assert_eq!(
            es,
            [
                "Ana, Carla, Davi y Fay robaron y descartaron",
                "Bruno bajó 9♣ 9♦ 9♠ y descartó K♠",
                "Eva excavó hasta 2♣, tomó 2 cartas, bajó 2♣ 2♦ 2♥ y descartó 3♣",
            ]
        );
        assert_eq!(pt[0], "Ana, Carla, Davi e Fay compraram e descartaram");
        assert_eq!(en[0], "Ana, Carla, Davi and Fay drew and discarded");
    }

    #[test]
    fn of_a_table_that_was_rebuilt_the_new_tiles_are_told_if_they_are_few() {
        let [es, pt, en] = told_of(Game::Tiles, "r3 r4 r5", &["0 play [r3 r4 r5 r6] [k7 o7 b7]"]);
        assert_eq!(es, ["Ana puso 6■ 7● 7◆ 7▲"]);
        assert_eq!((&*pt[0], &*en[0]), ("Ana pôs 6■ 7● 7◆ 7▲", "Ana placed 6■ 7● 7◆ 7▲"));
        let [es, ..] = told_of(Game::Tiles, "", &["0 play [r1 r2 r3 r4 r5 r6 r7 r8]", "1 draw"]);
        assert_eq!(es, ["Ana puso 8 fichas en la mesa", "Bruno robó del montón"]);
    }

    #[test]
    fn lines_stand_in_the_order_of_the_turns() {
        let log = ["0 take 9h", "0 meld 9c 9d 9h", "0 discard Ks"].into_iter();
        let dull = ["1 draw", "1 discard 2c", "2 draw", "2 discard 3c", "3 take 3c", "3 discard 4c"];
        let [es, _, _] = told(&log.chain(dull).collect::<Vec<_>>());
        assert!(es[0].starts_with("Ana") && es[1].starts_with("Bruno y Carla") && es[2].starts_with("Davi"), "{es:?}");
    }

    #[test]
    fn of_six_turns_that_all_put_cards_down_the_older_ones_are_counted() {
        let turn =
            |seat: usize| [format!("{seat} take 7h"), format!("{seat} meld 7c 7d 7h"), format!("{seat} discard Ks")];
        let mut log: Vec<String> = (0..6).flat_map(turn).collect();
        let texts = |log: &[String]| told(&log.iter().map(String::as_str).collect::<Vec<_>>());
        let [es, pt, en] = texts(&log);
        assert_eq!(es[0], "Ana, Bruno, Carla y Davi pusieron 12 cartas en la mesa");
        assert_eq!((es.len(), &*es[2]), (3, "Fay tomó 7♥, bajó 7♣ 7♦ 7♥ y descartó K♠"));
        assert_eq!(pt[0], "Ana, Bruno, Carla e Davi puseram 12 cartas na mesa");
        assert_eq!(en[0], "Ana, Bruno, Carla and Davi put 12 cards on the table");
        log.splice(0..3, ["0 take 7h".to_owned(), "0 discard 2c".to_owned()]);
        let [es, pt, en] = texts(&log);
        assert_eq!(es[0], "Bruno, Carla y Davi pusieron 9 cartas en la mesa; Ana cambió una carta");
        assert_eq!(pt[0], "Bruno, Carla e Davi puseram 9 cartas na mesa; Ana trocou uma carta");
        assert_eq!(en[0], "Bruno, Carla and Davi put 9 cards on the table; Ana swapped a card");
    }

    #[test]
    fn a_new_stock_is_told_before_dull_turns_and_ones_own_is_not_told() {
        let log = [
            "0 draw",
            "0 discard 9h",
            "1 draw",
            "1 discard Ks",
            "turnover 3c",
            "2 draw",
            "2 discard 2c",
            "3 draw",
            "3 discard 4c",
            "6 draw",
            "6 meld 5c 5d 5h",
        ];
        let [es, _, _] = told(&log);
        assert_eq!(es.len(), 3);
        assert_eq!(es[0], "Ana, Bruno y Carla robaron y descartaron");
        assert!(es[1].contains("3♣") && es[2].starts_with("Davi"));
    }
}
