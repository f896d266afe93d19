//! The true state of a table.

use alloc::{collections::VecDeque, vec, vec::Vec};
use cards::{Card, CardSet, Face, Meld};
use protocol::{End, Game, MeldId, Phase, RuleKeys, Rules, Seat};

use crate::{Event, Seed};

/// Everything there is to know of a table, hidden cards and chance included.
///
/// Invariant: each card lies in one place, kept by [`State::evolve`] and by the checks of [`State::set_up`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Which game it is, for a view to tell; no rule asks.
    pub(crate) game: Game,
    /// The options as they were chosen, for a view to tell.
    pub(crate) keys: RuleKeys,
    pub(crate) rules: Rules,
    pub(crate) deal: u32,
    pub(crate) commit: [u8; 32],
    pub(crate) seed: Seed,
    /// Words of the seed's stream that have been read.
    pub(crate) words: u32,
    pub(crate) round: u16,
    pub(crate) dealer: Seat,
    pub(crate) turn: Seat,
    pub(crate) stage: Stage,
    pub(crate) hands: Vec<CardSet>,
    /// The front is drawn first.
    pub(crate) stock: VecDeque<Card>,
    /// The last card is the top.
    pub(crate) discard: Vec<Card>,
    pub(crate) melds: Vec<Laid>,
    pub(crate) scores: Vec<i32>,
    pub(crate) sheet: Vec<Vec<i32>>,
    /// How often the stock has run out.
    pub(crate) exhausted: u8,
    /// Completed turns over all seats.
    pub(crate) turns: u16,
    /// Seats that put something on the table in an earlier turn of the round.
    pub(crate) placed_before: Vec<Seat>,
    pub(crate) placed_now: bool,
    /// How many seats have passed in a row.
    pub(crate) passes: u8,
    /// What has happened in this round.
    pub(crate) log: Vec<Happened>,
}

/// Where in its course a turn or round is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    Draw,
    /// With the card taken from the discard pile this turn, as long as it is in hand.
    Play {
        taken: Option<Face>,
    },
    RoundOver(End),
}

/// An event of the log: a fact, or what an imagined table knows of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Happened {
    Fact(Event),
    Told(protocol::SeatEvent),
}

/// A meld on the table, and who put each card of it there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laid {
    pub meld: Meld,
    /// In the order of the meld's cards; empty where the table may be rebuilt, for then they are nobody's.
    pub by: Vec<Seat>,
}

impl State {
    /// A table before its first deal.
    pub fn new(game: Game, keys: RuleKeys, rules: Rules) -> Self {
        let seats = usize::from(rules.seats);
        let keys = RuleKeys { seats: Some(rules.seats), ..keys };
        Self {
            game,
            keys,
            deal: 0,
            commit: [0; 32],
            seed: Seed::new([0; 32]),
            words: 0,
            round: 0,
            dealer: Seat(0),
            turn: Seat(0),
            stage: Stage::Draw,
            hands: vec![CardSet::EMPTY; seats],
            stock: VecDeque::new(),
            discard: Vec::new(),
            melds: Vec::new(),
            scores: vec![0; seats],
            sheet: Vec::new(),
            exhausted: 0,
            turns: 0,
            placed_before: Vec::new(),
            placed_now: false,
            passes: 0,
            log: Vec::new(),
            rules,
        }
    }

    /// Which game is played.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The options that were chosen.
    pub const fn keys(&self) -> &RuleKeys {
        &self.keys
    }

    /// The same table before its first deal.
    #[must_use]
    pub fn emptied(&self) -> Self {
        Self::new(self.game, self.keys.clone(), self.rules.clone())
    }

    /// This table before its first deal, as it is after so many rounds of which nothing is known any more.
    #[must_use]
    pub const fn after_rounds(mut self, rounds: u16) -> Self {
        self.round = rounds;
        self
    }

    /// The law of the table.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Deals count from 1 over the life of a table; 0 before the first.
    pub const fn deal_number(&self) -> u32 {
        self.deal
    }

    /// Rounds count from 1 within a game; 0 before the first.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Who dealt the round.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The seat to move.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Where in its course the turn or round is.
    pub const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Draw => Phase::Draw,
            Stage::Play { .. } => Phase::Play,
            Stage::RoundOver(_) => Phase::RoundOver,
        }
    }

    /// How the round ended, once it has.
    pub const fn end(&self) -> Option<&End> {
        match &self.stage {
            Stage::RoundOver(end) => Some(end),
            Stage::Draw | Stage::Play { .. } => None,
        }
    }

    /// The points of the game under way, by seat.
    pub fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// The cards that a seat holds; none for a seat that there is not.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cards to be drawn, the next one first.
    pub fn stock(&self) -> impl ExactSizeIterator<Item = Card> + '_ {
        self.stock.iter().copied()
    }

    /// The discard pile, its top last.
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// The melds on the table, in the order in which they came.
    pub fn melds(&self) -> &[Laid] {
        &self.melds
    }

    pub(crate) fn laid(&self, id: MeldId) -> Option<&Laid> {
        self.melds.get(id.index()?)
    }

    /// The face taken from the discard pile this turn that may not be discarded, as long as one card of it is held.
    pub(crate) const fn taken(&self) -> Option<Face> {
        match self.stage {
            Stage::Play { taken } => taken,
            Stage::Draw | Stage::RoundOver(_) => None,
        }
    }
}
