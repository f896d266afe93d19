//! How a round ended, laid open: who went out and how, every hand with its points, and the proof of the deal.

use cards::Card;
use protocol::{End, HowEnded, Seat, SeatEvent, Verdict};

use crate::{
    model::{Proof, TableModel},
    say::Say,
};

/// What the end of a round shows.
#[derive(Clone, PartialEq, Debug)]
pub struct RoundResult {
    pub title: Say,
    pub how: Option<Say>,
    /// The cards by which somebody went out.
    pub last: Vec<Card>,
    pub hands: Vec<OpenHand>,
    /// "Sum of the other hands: 12 + 7 = 19".
    pub sum: Option<Say>,
}

/// A hand that lies open, and what it costs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenHand {
    pub seat: Seat,
    pub cards: Vec<Card>,
    /// Points of each card.
    pub points: Vec<i32>,
    pub sum: i32,
    /// What the seat scores in this round.
    pub gained: i32,
}

impl OpenHand {
    /// "10 + 5", or nothing where the hand is empty.
    pub fn sum_text(&self) -> String {
        self.points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + ")
    }
}

impl TableModel {
    /// Once the round is over: what its end shows.
    pub fn result(&self) -> Option<RoundResult> {
        let end = self.view.end.as_ref()?;
        let hands = self.open_hands(end);
        let sum = sum_line(end, &hands);
        let (how, last) = self.end_how(end);
        Some(RoundResult { title: self.end_title(end), how, last, hands, sum })
    }

    /// Once the game is over: who won it.
    pub fn winner_line(&self) -> Option<Say> {
        let end = self.view.end.as_ref().filter(|end| end.game_over)?;
        match end.winners[..] {
            [winner] => Some(Say::new("game-won").by(&self.player(winner))),
            _ => Some(Say::new("game-shared")),
        }
    }

    /// The line about the deal: checked, being checked, or wrong.
    pub fn proof_line(&self) -> Option<Say> {
        let key = match self.proof {
            Proof::None => return None,
            Proof::Checking => "proof-checking",
            Proof::Failed => "proof-failed",
            Proof::Checked(Verdict::Fits) => "proof-fits",
            Proof::Checked(Verdict::OtherSeed) => "proof-other-seed",
            Proof::Checked(Verdict::OtherDeal) => "proof-other-deal",
            Proof::Checked(Verdict::OtherDraw) => "proof-other-draw",
        };
        Some(key.into())
    }

    /// The numbers of the proof: key of the label, value.
    pub fn proof_details(&self) -> Vec<(&'static str, String)> {
        let mut details = vec![("proof-deal", self.view.deal.to_string()), ("proof-commit", self.view.commit.clone())];
        if let Some(reveal) = &self.reveal {
            details.push(("proof-seed", reveal.server_seed.clone()));
            // Where nobody put in a number of their own, there is none to show.
            let own = reveal.nonces.iter().filter(|nonce| nonce.bytes().any(|digit| digit != b'0'));
            details.extend(own.map(|nonce| ("proof-nonce", nonce.clone())));
        }
        details
    }

    fn open_hands(&self, end: &End) -> Vec<OpenHand> {
        let seats = self.view.hands.len() as u8;
        Seat::all(seats).map(|seat| self.open_hand(end, seat)).collect()
    }

    fn open_hand(&self, end: &End, seat: Seat) -> OpenHand {
        let cards: Vec<Card> = if seat == self.seat {
            self.hand().to_vec()
        } else {
            self.view.hands[seat.index()].iter().flat_map(|cards| cards.iter().copied()).collect()
        };
        let points: Vec<i32> = cards.iter().map(|card| self.view.law.points_of(card.face())).collect();
        let gained = end.round_scores.get(seat.index()).copied().unwrap_or_default();
        OpenHand { seat, cards, sum: points.iter().sum(), points, gained }
    }

    fn end_title(&self, end: &End) -> Say {
        match (end.how, end.seat) {
            (HowEnded::Out, Some(seat)) => Say::new("round-out").by(&self.player(seat)),
            (HowEnded::Out, None) | (HowEnded::Blocked, _) => Say::new("round-blocked"),
            (HowEnded::Turns, _) => Say::new("round-turns"),
        }
    }

    fn end_how(&self, end: &End) -> (Option<Say>, Vec<Card>) {
        match end.how {
            HowEnded::Out => match self.view.log.iter().rev().find_map(last_move) {
                Some((how, last)) => (Some(how), last),
                None => (None, Vec::new()),
            },
            HowEnded::Blocked => (Some(Say::new("round-blocked-note")), Vec::new()),
            HowEnded::Turns => (Some(Say::new("round-turns-note").with("turns", self.view.turns)), Vec::new()),
        }
    }
}

/// How the last card left the hand.
fn last_move(event: &SeatEvent) -> Option<(Say, Vec<Card>)> {
    let with = |key: &'static str, slots: &[cards::Slot]| {
        let cards: Vec<Card> = slots.iter().map(|slot| slot.card).collect();
        Some((Say::new(key).with("cards", cards.clone()), cards))
    };
    match event {
        SeatEvent::Discarded(_, card) => Some((Say::new("out-discard").with("card", *card), vec![*card])),
        SeatEvent::Melded(_, slots) => with("out-meld", slots),
        SeatEvent::LaidOff(_, _, slots) => with("out-lay-off", slots),
        SeatEvent::Dealt { .. }
        | SeatEvent::Drew(..)
        | SeatEvent::Shuffled
        | SeatEvent::TurnedOver(_)
        | SeatEvent::Took(..)
        | SeatEvent::Dug(..) => None,
    }
}

/// The sum that made the score, where one seat takes the hands of the others.
fn sum_line(end: &End, hands: &[OpenHand]) -> Option<Say> {
    let winner = end.seat?;
    let others: Vec<i32> = hands.iter().filter(|hand| hand.seat != winner).map(|hand| hand.sum).collect();
    let terms = others.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + ");
    let total: i32 = others.iter().sum();
    let text = if others.len() > 1 { format!("{terms} = {total}") } else { terms };
    Some(Say::new("round-sum").with("hands", others.len()).with("sum", text))
}
