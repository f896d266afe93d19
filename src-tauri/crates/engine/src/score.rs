//! What cards and rounds are worth.

use alloc::{vec, vec::Vec};
use cards::{CardSet, Face, Rank};
use protocol::{End, GameEnd, HowEnded, Rules, Scoring, Seat, TurnLimit};

use crate::State;

impl State {
    /// The value of the cards that each seat has put on the table. docs/rummy500.md, End of a round.
    pub fn table_points(&self) -> Vec<i32> {
        let mut points = vec![0; self.hands.len()];
        for laid in &self.melds {
            let low_ace = laid.meld.has_low_ace();
            for (slot, seat) in laid.meld.slots().iter().zip(&laid.by) {
                points[seat.index()] += match slot.plays {
                    Face::Suited(_, Rank::ACE) if low_ace && slot.card.face() != Face::Joker => 1,
                    Face::Suited(..) | Face::Joker => self.rules.points_of(slot.card.face()),
                };
            }
        }
        points
    }

    fn points_of(&self, cards: CardSet) -> i32 {
        cards.iter().map(|card| self.rules.points_of(card.face())).sum()
    }

    /// The end of a round that has just ended this way in the turn of `last`, which had or had not put anything on the
    /// table in its earlier turns.
    pub(crate) fn scored(&self, how: HowEnded, last: Seat, placed_earlier: bool) -> End {
        let doubled = how == HowEnded::Out && self.rules.scoring == Scoring::WinnerTakesHandsOrRummy && !placed_earlier;
        let round_scores = self.round_scores(how, last, doubled);
        let totals: Vec<i32> =
            self.scores.iter().zip(&round_scores).map(|(sum, points)| sum.saturating_add(*points)).collect();
        let game_over = is_game_over(&self.rules, self.round, &totals);
        let winners = match self.rules.game_end {
            GameEnd::EachRound => who_scored(&round_scores),
            GameEnd::Target(_) | GameEnd::Rounds(_) if game_over => highest(&totals),
            GameEnd::Target(_) | GameEnd::Rounds(_) => Vec::new(),
        };
        End { how, seat: (how == HowEnded::Out).then_some(last), doubled, round_scores, game_over, winners }
    }

    fn round_scores(&self, how: HowEnded, last: Seat, doubled: bool) -> Vec<i32> {
        let no_points = how == HowEnded::Turns && matches!(self.rules.turn_limit, TurnLimit::NoPoints(_));
        let held: Vec<i32> = self.hands.iter().map(|hand| self.points_of(*hand)).collect();
        match (self.rules.scoring, how) {
            _ if no_points => vec![0; held.len()],
            (Scoring::PlacedLessHeld, _) => {
                self.table_points().iter().zip(&held).map(|(placed, held)| placed - held).collect()
            }
            (_, HowEnded::Out) => {
                let mut scores = vec![0; held.len()];
                let sum: i32 = held.iter().sum();
                scores[last.index()] = if doubled { 2 * sum } else { sum };
                scores
            }
            (_, HowEnded::Blocked | HowEnded::Turns) => lowest_takes_differences(&held),
        }
    }
}

/// Whether the game ends with this round, after which these are the scores.
pub(crate) fn is_game_over(rules: &Rules, round: u16, totals: &[i32]) -> bool {
    match rules.game_end {
        GameEnd::Target(target) => totals.iter().any(|total| *total >= target),
        GameEnd::Rounds(rounds) => round >= rounds,
        GameEnd::EachRound => false,
    }
}

/// Every seat with the lowest hand scores the sum of the differences to all others.
/// docs/rummy.md, End of a round.
fn lowest_takes_differences(held: &[i32]) -> Vec<i32> {
    let lowest = held.iter().copied().min().unwrap_or(0);
    let sum: i32 = held.iter().map(|points| points - lowest).sum();
    held.iter().map(|points| if *points == lowest { sum } else { 0 }).collect()
}

/// The winners of a round that stands by itself: nobody, where nobody scored.
fn who_scored(round_scores: &[i32]) -> Vec<Seat> {
    let seats = Seat::all(round_scores.len() as u8).zip(round_scores);
    seats.filter(|(_, points)| **points > 0).map(|(seat, _)| seat).collect()
}

/// The seats with the highest total.
pub(crate) fn highest(totals: &[i32]) -> Vec<Seat> {
    let top = totals.iter().max();
    let seats = Seat::all(totals.len() as u8);
    seats.zip(totals).filter(|(_, total)| Some(*total) == top).map(|(seat, _)| seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_hand_takes_the_differences_and_ties_share_them() {
        assert_eq!(lowest_takes_differences(&[6, 15, 7, 21]), [25, 0, 0, 0]);
        assert_eq!(lowest_takes_differences(&[6, 6, 10]), [4, 4, 0]);
        assert_eq!(highest(&[10, 30, 30]), [Seat(1), Seat(2)]);
    }
}
