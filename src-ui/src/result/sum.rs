//! The sums that made the scores of a round, written out.

use protocol::{End, HowEnded, Scoring, Seat, TurnLimit};

use super::OpenHand;
use crate::{log::deck_word, model::TableModel, say::Say};

impl TableModel {
    /// The sums by the table's law; none where nobody scores.
    pub(super) fn sums(&self, end: &End, hands: &[OpenHand]) -> Vec<Say> {
        let no_points = end.how == HowEnded::Turns && matches!(self.view.law.turn_limit, TurnLimit::NoPoints(_));
        match (self.view.law.scoring, end.seat) {
            _ if no_points => Vec::new(),
            (Scoring::PlacedLessHeld, _) => vec!["round-placed".into()],
            (Scoring::WinnerTakesHands | Scoring::WinnerTakesHandsOrRummy, Some(winner)) => {
                self.of_deck(others(hands, winner, end.doubled))
            }
            (Scoring::WinnerTakesHands | Scoring::WinnerTakesHandsOrRummy, None) => {
                self.of_deck(self.differences(hands))
            }
        }
    }

    /// Hands of cards, or racks of tiles.
    fn of_deck(&self, sums: Vec<Say>) -> Vec<Say> {
        let deck = deck_word(self.view.law.deck.kind);
        sums.into_iter().map(|sum| sum.with("deck", deck)).collect()
    }

    /// What the lowest hand takes of the others; several that are lowest take it each.
    fn differences(&self, hands: &[OpenHand]) -> Vec<Say> {
        let lowest = hands.iter().map(|hand| hand.sum).min().unwrap_or_default();
        let (low, high): (Vec<_>, Vec<_>) = hands.iter().partition(|hand| hand.sum == lowest);
        let above: Vec<i32> = high.iter().map(|hand| hand.sum - lowest).collect();
        let sum = Say::new("round-differences").with("lowest", lowest).with("sum", total(&above));
        let seats: Vec<Seat> = low.iter().map(|hand| hand.seat).collect();
        let tied = Say::new("round-tied").with("names", self.players(&seats)).with("points", above.iter().sum::<i32>());
        [Some(sum), (seats.len() > 1).then_some(tied)].into_iter().flatten().collect()
    }
}

/// All that the others hold, doubled for a rummy.
fn others(hands: &[OpenHand], winner: Seat, doubled: bool) -> Vec<Say> {
    let held: Vec<i32> = hands.iter().filter(|hand| hand.seat != winner).map(|hand| hand.sum).collect();
    let sum: i32 = held.iter().sum();
    let first = Say::new("round-sum").with("hands", held.len()).with("sum", total(&held));
    let rummy = Say::new("round-rummy").with("sum", format!("2 × {sum} = {}", 2 * sum));
    [Some(first), doubled.then_some(rummy)].into_iter().flatten().collect()
}

/// "10 + 5".
pub(super) fn terms(points: &[i32]) -> String {
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + ")
}

/// "10 + 5 = 15"; of one number, that.
fn total(points: &[i32]) -> String {
    let sum: i32 = points.iter().sum();
    match points {
        [] | [_] => sum.to_string(),
        [_, _, ..] => format!("{} = {sum}", terms(points)),
    }
}
