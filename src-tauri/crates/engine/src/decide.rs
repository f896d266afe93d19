//! All rules: what an action leads to, or why it is refused. Nothing here changes a table.

mod dig;
mod discard;
mod draw;
mod ending;
mod placing;
mod rebuild;

use alloc::vec::Vec;
use cards::{Card, CardSet, Face};
use protocol::{Action, Code, Phase, Refusal, Seat, TakenCard};

use crate::{Event, State};

pub(crate) use placing::Placer;

impl State {
    /// What comes of an action: the facts, in order.
    ///
    /// # Errors
    /// Why the seat may not do this now; it depends on nothing that the seat cannot see.
    pub fn decide(&self, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.decide_turn(seat)?;
        if !self.rules.knows(action) {
            return Err(Code::BadMessage.into());
        }
        let events = match (self.phase(), action) {
            (_, Action::Play(melds)) => self.decide_play(melds),
            (_, Action::Pass) => self.decide_pass(),
            (Phase::Draw, Action::Draw) => self.decide_draw(),
            (Phase::Draw, Action::Take) => self.decide_take(),
            (Phase::Draw, Action::Dig(card, place)) => self.decide_dig(*card, place),
            (Phase::Draw, Action::Meld(_) | Action::LayOff(..) | Action::Discard(_)) => Err(Code::MustDrawFirst.into()),
            (_, Action::Draw | Action::Take | Action::Dig(..)) => Err(Code::AlreadyDrawn.into()),
            (_, Action::Meld(slots)) => self.placer().decide_meld(slots),
            (_, Action::LayOff(id, slots)) => self.placer().decide_lay_off(*id, slots),
            (_, Action::Discard(card)) => self.decide_discard(*card),
        }?;
        Ok(self.with_ending(events))
    }

    /// Whether it is this seat's turn.
    ///
    /// # Errors
    /// `game_over` and `round_over` where it is nobody's, `not_your_turn` where it is another's.
    pub fn decide_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.end() {
            Some(end) if end.game_over => Err(Code::GameOver.into()),
            Some(_) => Err(Code::RoundOver.into()),
            None if seat != self.turn => Err(Code::NotYourTurn.into()),
            None => Ok(()),
        }
    }

    /// Whether the next round may be dealt.
    ///
    /// # Errors
    /// `round_not_over` during a round, `game_over` after the last one.
    pub fn decide_next_round(&self) -> Result<(), Refusal> {
        match self.end() {
            None => Err(Code::RoundNotOver.into()),
            Some(end) if end.game_over => Err(Code::GameOver.into()),
            Some(_) => Ok(()),
        }
    }

    /// Whether a seat has put something on the table in an earlier turn of the round.
    pub(crate) fn has_opened(&self, seat: Seat) -> bool {
        self.placed_before.contains(&seat)
    }

    pub(crate) fn own_hand(&self) -> CardSet {
        self.hand(self.turn)
    }

    /// Whether a card of this hand may be discarded in a turn in which this face was taken.
    pub(crate) fn may_discard_of(&self, hand: CardSet, taken: Option<Face>, card: Card) -> bool {
        let is_taken = taken == Some(card.face()) && hand.without(card).find(card.face()).is_none();
        match self.rules.taken_card {
            TakenCard::Stays => !is_taken,
            TakenCard::StaysUnlessLast => !is_taken || hand.len() == 1,
        }
    }
}
