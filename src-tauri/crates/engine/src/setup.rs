//! Setting up any position, checked; what is wrong is told all at once.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use cards::{Card, CardSet, Face, Meld, MeldError, Slot};
use core::fmt;
use protocol::{AfterStock, Cards, End, Game, HowEnded, LaidMeld, Phase, Position, RuleKeys, Rules, Seat};

use crate::{
    Laid, State,
    score::{highest, is_game_over},
    state::Stage,
};

/// Everything that is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub Vec<SetupFault>);

/// One thing that is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupFault {
    #[error("{0} for {1} seats, but the table has {2}")]
    WrongNumber(&'static str, usize, u8),
    #[error("{0} owners for a meld of {1} cards")]
    Owners(usize, usize),
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    #[error("more `{0}` than the deck has")]
    TooMany(Face),
    #[error("`{0}` is no meld: {1}")]
    NoMeld(String, MeldError),
    #[error("`{0}` is taken, but not in the hand of the seat to move")]
    TakenNotHeld(Face),
    #[error("a position of tiles for a game of cards, or of cards for one of tiles")]
    OtherForm,
    #[error("an empty stock must have run out at least once (`exhausted`)")]
    NeverRanOut,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&faults.join("; "))
    }
}

impl core::error::Error for SetupError {}

impl State {
    /// A table in any position: cards, melds and seats are checked, never whether it could have come about.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn set_up(game: Game, keys: RuleKeys, rules: Rules, position: &Position) -> Result<Self, SetupError> {
        let mut builder = Builder { state: Self::new(game, keys, rules), used: CardSet::EMPTY, faults: Vec::new() };
        builder.check_seats(position);
        builder.lay_cards(position);
        builder.start(position);
        match builder.faults {
            faults if faults.is_empty() => Ok(builder.state),
            faults => Err(SetupError(faults)),
        }
    }

    /// The position as it stands, everything open.
    pub fn position(&self) -> Position {
        Position {
            dealer: self.dealer,
            turn: self.turn,
            phase: self.phase(),
            hands: self.hands.iter().copied().map(Cards::from).collect(),
            stock: self.stock.iter().copied().collect(),
            discard: self.discard.iter().copied().collect(),
            melds: self.melds.iter().map(Laid::shown).collect(),
            scores: self.scores.clone(),
            taken: self.taken().map(Card::first),
            exhausted: self.exhausted,
            turns: self.turns,
            round: self.round,
            placed_before: self.placed_before.clone(),
            placed_now: self.placed_now,
            passes: self.rules.is_rearranged().then_some(self.passes),
        }
    }
}

struct Builder {
    state: State,
    /// The cards that already lie somewhere.
    used: CardSet,
    faults: Vec<SetupFault>,
}

impl Builder {
    fn check_seats(&mut self, position: &Position) {
        let seats = self.state.rules.seats;
        if position.passes.is_some() != self.state.rules.is_rearranged() {
            self.faults.push(SetupFault::OtherForm);
        }
        let scores = if position.scores.is_empty() { seats.into() } else { position.scores.len() };
        for (what, count) in [("hands", position.hands.len()), ("scores", scores)] {
            if count != usize::from(seats) {
                self.faults.push(SetupFault::WrongNumber(what, count, seats));
            }
        }
        let named = position.melds.iter().flat_map(|laid| &laid.by).chain(&position.placed_before);
        for seat in [position.dealer, position.turn].iter().chain(named) {
            if seat.0 >= seats {
                self.faults.push(SetupFault::NoSuchSeat(*seat));
            }
        }
    }

    fn lay_cards(&mut self, position: &Position) {
        self.state.hands = position.hands.iter().map(|hand| self.use_all(hand).into_iter().collect()).collect();
        self.state.stock = self.use_all(&position.stock).into();
        self.state.discard = self.use_all(&position.discard);
        self.state.melds = position.melds.iter().filter_map(|laid| self.lay_meld(laid)).collect();
    }

    fn use_all(&mut self, cards: &[Card]) -> Vec<Card> {
        cards.iter().filter_map(|card| self.use_card(*card)).collect()
    }

    /// A copy of this face that lies nowhere yet.
    fn use_card(&mut self, card: Card) -> Option<Card> {
        let of_face = self.state.rules.deck.cards().filter(|there| there.face() == card.face());
        let free = of_face.into_iter().find(|there| !self.used.contains(*there));
        match free {
            Some(free) => {
                self.used.insert(free);
            }
            None => self.faults.push(SetupFault::TooMany(card.face())),
        }
        free
    }

    fn lay_meld(&mut self, laid: &LaidMeld) -> Option<Laid> {
        let slots: Vec<Slot> = laid
            .cards
            .iter()
            .filter_map(|slot| Some(Slot { card: self.use_card(slot.card)?, plays: slot.plays }))
            .collect();
        let owners = if self.state.rules.is_rearranged() { 0 } else { laid.cards.len() };
        if laid.by.len() != owners {
            self.faults.push(SetupFault::Owners(laid.by.len(), laid.cards.len()));
        }
        match Meld::new(&slots, self.state.rules.ace) {
            Ok(meld) => {
                let named = slots.iter().zip(&laid.by);
                let owner = |card| named.clone().find(|(slot, _)| slot.card == card).map(|(_, seat)| *seat);
                let by = meld.cards().filter_map(owner).collect();
                Some(Laid { meld, by })
            }
            Err(why) => {
                let text: Vec<String> = laid.cards.iter().map(ToString::to_string).collect();
                self.faults.push(SetupFault::NoMeld(text.join(" "), why));
                None
            }
        }
    }

    fn start(&mut self, position: &Position) {
        let state = &mut self.state;
        state.dealer = position.dealer;
        state.turn = position.turn;
        state.round = position.round;
        // It has been dealt, so that the next deal moves on from its dealer.
        state.deal = position.round.max(1).into();
        state.exhausted = position.exhausted;
        state.turns = position.turns;
        state.placed_before = position.placed_before.clone();
        state.placed_now = position.placed_now;
        state.passes = position.passes.unwrap_or_default();
        if !position.scores.is_empty() {
            state.scores = position.scores.clone();
        }
        state.stage = match position.phase {
            Phase::Draw => Stage::Draw,
            Phase::Play => Stage::Play { taken: position.taken.map(Card::face) },
            Phase::RoundOver => Stage::RoundOver(end_as_set(&state.rules, &state.scores, state.round)),
        };
        match state.rules.after_stock {
            AfterStock::Shuffle(_) | AfterStock::TurnOver(_) if state.stock.is_empty() && state.exhausted == 0 => {
                self.faults.push(SetupFault::NeverRanOut);
            }
            AfterStock::Shuffle(_) | AfterStock::TurnOver(_) | AfterStock::Pass => {}
        }
        match self.state.taken() {
            Some(face) if self.state.own_hand().find(face).is_none() => {
                self.faults.push(SetupFault::TakenNotHeld(face));
            }
            Some(_) | None => {}
        }
    }
}

/// The end of a round of which only the scores after it are known.
fn end_as_set(rules: &Rules, scores: &[i32], round: u16) -> End {
    let game_over = is_game_over(rules, round, scores);
    End {
        how: HowEnded::Turns,
        seat: None,
        doubled: false,
        round_scores: scores.iter().map(|_| 0).collect(),
        game_over,
        winners: if game_over { highest(scores) } else { Vec::new() },
    }
}
