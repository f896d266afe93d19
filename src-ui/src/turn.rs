//! The last turn of another player, told in one sentence.

use cards::{Card, Slot};
use protocol::{Roster, Seat, SeatEvent};

use crate::{log, player::Player, say::Say};

/// With more cards than these on the table a turn is told by their number, so that it fits in two lines.
const MOST_CARDS: usize = 6;

/// What another player did in their last turn, as long as the reader has not ended theirs; otherwise what came last.
pub fn told(log: &[SeatEvent], roster: &Roster, reader: Seat) -> Option<Say> {
    let last = log.last()?;
    let turn = if ends_turn_of(last, reader) { None } else { last_turn(log, reader) };
    let acts = turn.as_ref().map(|turn| turn.acts()).unwrap_or_default();
    match turn {
        Some(turn) if !acts.is_empty() => {
            Some(Say::new("turn-told").by(&Player::of(roster, turn.seat, Some(reader))).with("acts", acts))
        }
        Some(_) | None => Some(log::say(last, roster, Some(reader))),
    }
}

fn ends_turn_of(event: &SeatEvent, reader: Seat) -> bool {
    matches!(event, SeatEvent::Discarded(seat, _) if *seat == reader)
}

/// What one seat put where in a turn; a card from the stock is not told.
struct Turn {
    seat: Seat,
    took: Vec<Card>,
    melded: Vec<Card>,
    laid_off: Vec<Card>,
    discarded: Option<Card>,
}

/// The last turn of any other seat than the reader's, even if it is still under way.
fn last_turn(log: &[SeatEvent], reader: Seat) -> Option<Turn> {
    let seat = log.iter().rev().filter_map(SeatEvent::seat).find(|seat| *seat != reader)?;
    let end = log.iter().rposition(|event| event.seat() == Some(seat))?;
    let begin = log[..end].iter().rposition(|event| event.seat().is_some_and(|other| other != seat));
    let mut turn = Turn { seat, took: Vec::new(), melded: Vec::new(), laid_off: Vec::new(), discarded: None };
    for event in &log[begin.map_or(0, |begin| begin + 1)..=end] {
        turn.take_in(event);
    }
    Some(turn)
}

impl Turn {
    fn take_in(&mut self, event: &SeatEvent) {
        let cards = |slots: &[Slot]| slots.iter().map(|slot| slot.card).collect::<Vec<_>>();
        match event {
            SeatEvent::Took(_, card) => self.took.push(*card),
            SeatEvent::Dug(_, cards) => self.took.extend(cards.iter().copied()),
            SeatEvent::Melded(_, slots) => self.melded.extend(cards(slots)),
            SeatEvent::LaidOff(_, _, slots) => self.laid_off.extend(cards(slots)),
            SeatEvent::Discarded(_, card) => self.discarded = Some(*card),
            SeatEvent::Dealt { .. } | SeatEvent::Shuffled | SeatEvent::TurnedOver(_) | SeatEvent::Drew(..) => {}
        }
    }

    fn acts(&self) -> Vec<Say> {
        let with_cards = |key: &'static str, cards: &[Card]| {
            (!cards.is_empty()).then(|| Say::new(key).with("cards", cards.to_vec()))
        };
        let (took, put) = (with_cards("turn-took", &self.took), self.melded.len() + self.laid_off.len());
        let discarded = self.discarded.map(|card| Say::new("turn-discarded").with("card", card));
        let put_down = if put > MOST_CARDS {
            [Some(Say::new("turn-put-many").with("count", put)), None]
        } else {
            [with_cards("turn-melded", &self.melded), with_cards("turn-laid-off", &self.laid_off)]
        };
        [took].into_iter().chain(put_down).chain([discarded]).flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Kind, Language, RosterSeat};

    use super::*;
    use crate::words::{Region, Words};

    /// What is told to seat 0 after these events, in the three languages.
    fn line(log: &[&str], opponent: &str) -> [String; 3] {
        let kind = if opponent.is_empty() { Kind::Hard } else { Kind::Human };
        let seat = |seat, name: &str, kind| RosterSeat { seat: Seat(seat), name: name.into(), kind };
        let roster = Roster { seats: vec![seat(0, "", Kind::Human), seat(1, opponent, kind)] };
        let log: Vec<SeatEvent> = log.iter().map(|event| event.parse().expect("an event")).collect();
        let say = told(&log, &roster, Seat(0)).expect("something");
        [Language::Es, Language::Pt, Language::En].map(|language| Words::new(language, Region::Elsewhere).say(&say))
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
}
