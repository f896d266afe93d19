//! How a round ended, laid open: who went out and how, every hand with its points, the sum that made the score, and the
//! proof of the deal.

mod sum;

use cards::Card;
use protocol::{End, HowEnded, Scoring, Seat, SeatEvent, TurnLimit, Verdict};

use crate::{
    model::{Proof, TableModel},
    player::Player,
    rebuilt,
    say::{Say, number},
};

/// With more cards than these a hand is not added up card by card.
const MOST_TERMS: usize = 7;

/// What the end of a round shows.
#[derive(Clone, PartialEq, Debug)]
pub struct RoundResult {
    pub title: Say,
    pub how: Option<Say>,
    /// The cards by which somebody went out.
    pub last: Vec<Card>,
    pub hands: Vec<OpenHand>,
    /// The sums that made the scores: "Sum of the other hands: 12 + 7 = 19".
    pub sums: Vec<Say>,
}

/// A hand that lies open, and what it costs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenHand {
    pub seat: Seat,
    pub cards: Vec<Card>,
    /// Points of each card.
    pub points: Vec<i32>,
    pub sum: i32,
    /// The value of the cards that the seat has put on the table, where that counts.
    pub placed: Option<i32>,
    /// What the seat scores in this round.
    pub gained: i32,
    /// Nobody scores more, and it is something.
    pub is_best: bool,
}

impl OpenHand {
    /// "10 + 5", or "45 − 12 = 33" where cards on the table count; nothing where the cards say it themselves.
    pub fn sum_text(&self) -> String {
        match self.placed {
            Some(placed) => format!("{} − {} = {}", placed, self.sum, number(self.gained)),
            None if self.points.len() > MOST_TERMS => String::new(),
            None => sum::terms(&self.points),
        }
    }

    /// What stands at its end: what it scores, or what it costs where it scores nothing.
    pub fn count(&self) -> String {
        match self.placed {
            None if self.gained <= 0 => number(self.sum),
            Some(_) | None if self.gained > 0 => format!("+{}", self.gained),
            Some(_) | None => number(self.gained),
        }
    }
}

impl TableModel {
    /// Once the round is over: what its end shows.
    pub fn result(&self) -> Option<RoundResult> {
        let end = self.view.end.as_ref()?;
        let hands = self.open_hands(end);
        let sums = self.sums(end, &hands);
        let (how, last) = self.end_how(end);
        Some(RoundResult { title: self.end_title(end), how, last, hands, sums })
    }

    /// Once the game is over: who won it.
    pub fn winner_line(&self) -> Option<Say> {
        let end = self.view.end.as_ref().filter(|end| end.game_over)?;
        match end.winners[..] {
            [winner] => Some(Say::new("game-won").by(&self.player(winner))),
            _ => Some(Say::new("game-shared")),
        }
    }

    /// Once the game is over and its win is shared: by whom.
    pub fn shared_line(&self) -> Option<Say> {
        let end = self.view.end.as_ref().filter(|end| end.winners.len() > 1)?;
        Some(Say::new("game-shared-by").with("names", self.players(&end.winners)))
    }

    /// Who has most points, once a round was scored.
    pub fn lead_line(&self) -> Say {
        let Some(most) = self.view.scores.iter().max().filter(|_| !self.view.sheet.is_empty()) else {
            return "scores-none".into();
        };
        Say::new("scores-lead").with("names", self.players(&self.leaders())).with("points", number(*most))
    }

    /// The seats with most points, once a round was scored.
    pub fn leaders(&self) -> Vec<Seat> {
        let scores = &self.view.scores;
        let is_first = |seat: &Seat| !self.view.sheet.is_empty() && scores.get(seat.index()) == scores.iter().max();
        Seat::all(scores.len() as u8).filter(is_first).collect()
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

    /// The commitment to the deal, by its first digits.
    pub fn commit_line(&self) -> Say {
        const DIGITS: usize = 8;
        Say::new("proof-commit-short").with("commit", self.view.commit.chars().take(DIGITS).collect::<String>())
    }

    /// The numbers of the proof: key of the label, value.
    pub fn proof_details(&self) -> Vec<(&'static str, String)> {
        let commit = if self.reveal.is_some() { "proof-commit" } else { "proof-commit-now" };
        let mut details = vec![("proof-deal", self.view.deal.to_string()), (commit, self.view.commit.clone())];
        if let Some(reveal) = &self.reveal {
            details.push(("proof-seed", reveal.server_seed.clone()));
            // Where nobody put in a number of their own, there is none to show.
            let own = reveal.nonces.iter().filter(|nonce| nonce.bytes().any(|digit| digit != b'0'));
            details.extend(own.map(|nonce| ("proof-nonce", nonce.clone())));
        }
        details
    }

    fn players(&self, seats: &[Seat]) -> Vec<Player> {
        seats.iter().map(|seat| self.player(*seat)).collect()
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
        let placed = match self.view.law.scoring {
            Scoring::PlacedLessHeld => self.view.table_points.get(seat.index()).copied(),
            Scoring::WinnerTakesHands | Scoring::WinnerTakesHandsOrRummy => None,
        };
        let is_best = gained > 0 && end.round_scores.iter().all(|points| *points <= gained);
        OpenHand { seat, cards, sum: points.iter().sum(), points, placed, gained, is_best }
    }

    fn end_title(&self, end: &End) -> Say {
        match (end.how, end.seat, self.view.law.turn_limit) {
            (HowEnded::Out, Some(seat), _) => Say::new("round-out").by(&self.player(seat)),
            (HowEnded::Blocked, ..) if self.is_rebuilt() => Say::new("round-passed"),
            (HowEnded::Out, None, _) | (HowEnded::Blocked, ..) => Say::new("round-blocked"),
            (HowEnded::Turns, _, TurnLimit::NoPoints(_)) => Say::new("round-turns"),
            (HowEnded::Turns, _, TurnLimit::AsBlocked(_) | TurnLimit::Unlimited) => Say::new("round-turns-out"),
        }
    }

    fn end_how(&self, end: &End) -> (Option<Say>, Vec<Card>) {
        let note = match (end.how, self.view.law.turn_limit) {
            (HowEnded::Out, _) => {
                return last_move(&self.view.log).map_or((None, Vec::new()), |(how, last)| (Some(how), last));
            }
            (HowEnded::Blocked, _) if self.is_rebuilt() => Say::new("round-passed-note"),
            (HowEnded::Blocked, _) => Say::new(self.blocked_note()),
            (HowEnded::Turns, TurnLimit::NoPoints(_)) => Say::new("round-turns-note").with("turns", self.view.turns),
            (HowEnded::Turns, TurnLimit::AsBlocked(_) | TurnLimit::Unlimited) => {
                Say::new("round-turns-out-note").with("turns", self.view.turns)
            }
        };
        (Some(note), Vec::new())
    }

    /// What becomes of a round in which the stock ran out for the last time.
    fn blocked_note(&self) -> &'static str {
        match self.view.law.scoring {
            Scoring::PlacedLessHeld => "round-blocked-as-usual",
            Scoring::WinnerTakesHands | Scoring::WinnerTakesHandsOrRummy => "round-blocked-lowest",
        }
    }
}

/// How the last card left the hand.
fn last_move(log: &[SeatEvent]) -> Option<(Say, Vec<Card>)> {
    let ends = |event: &SeatEvent| matches!(event, SeatEvent::Discarded(..) | SeatEvent::Played(..));
    let last = log.iter().rposition(|event| placed(event).is_some() || ends(event))?;
    if let SeatEvent::Played(_, melds) = &log[last] {
        let tiles = rebuilt::placed(&log[..last], melds)?;
        return Some((Say::new("out-play").with("cards", tiles.clone()), tiles));
    }
    if let SeatEvent::Discarded(_, card) = log[last] {
        return Some((Say::new("out-discard").with("card", card), vec![card]));
    }
    let (key, slots) = placed(&log[last])?;
    let dug = last.checked_sub(1).and_then(|before| dug(&log[before]));
    let say = match dug {
        Some(card) => Say::new("out-dig").with("card", card),
        None => Say::new(key),
    };
    Some((say.with("cards", slots.to_vec()), slots.iter().map(|slot| slot.card).collect()))
}

/// The cards that a meld or lay-off put down, and how that is told of the last ones.
fn placed(event: &SeatEvent) -> Option<(&'static str, &[cards::Slot])> {
    match event {
        SeatEvent::Melded(_, slots) => Some(("out-meld", slots)),
        SeatEvent::LaidOff(_, _, slots) => Some(("out-lay-off", slots)),
        SeatEvent::Dealt { .. }
        | SeatEvent::Drew(..)
        | SeatEvent::Shuffled
        | SeatEvent::TurnedOver(_)
        | SeatEvent::Took(..)
        | SeatEvent::Dug(..)
        | SeatEvent::Discarded(..)
        | SeatEvent::Played(..)
        | SeatEvent::Passed(_) => None,
    }
}

/// The card that was dug for.
fn dug(event: &SeatEvent) -> Option<Card> {
    match event {
        SeatEvent::Dug(_, cards) => cards.first().copied(),
        SeatEvent::Dealt { .. }
        | SeatEvent::Drew(..)
        | SeatEvent::Shuffled
        | SeatEvent::TurnedOver(_)
        | SeatEvent::Took(..)
        | SeatEvent::Melded(..)
        | SeatEvent::LaidOff(..)
        | SeatEvent::Discarded(..)
        | SeatEvent::Played(..)
        | SeatEvent::Passed(_) => None,
    }
}

#[cfg(test)]
mod tests;
