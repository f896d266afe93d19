//! What one seat may see of a table, and what it may do.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use cards::{Card, Slot};
use core::{fmt, str::FromStr};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::notation::number_copies;
use crate::{Action, Cards, Game, LaidMeld, MeldId, ParseActionError, Phase, RuleKeys, Rules, Seat, position::face};

/// The table as one seat may see it; filled field by field, so that what nobody thought of stays hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub game: Game,
    /// The options of the table, always with `seats`.
    pub rules: RuleKeys,
    /// The whole law that follows from them.
    pub law: Rules,
    /// Deals count from 1 over the life of a table.
    pub deal: u32,
    /// SHA-256 of this deal's server seed, in hex.
    pub commit: String,
    /// Rounds count from 1 within a game.
    pub round: u16,
    pub dealer: Seat,
    pub turn: Seat,
    pub phase: Phase,
    /// One's own hand; those of the others only when the round is over.
    pub hands: Vec<Option<Cards>>,
    pub hand_counts: Vec<u8>,
    pub stock_count: u8,
    /// The last card is the top.
    pub discard: Cards,
    pub melds: Vec<LaidMeld>,
    /// The value of the cards that each seat has put on the table.
    pub table_points: Vec<i32>,
    pub scores: Vec<i32>,
    /// The round scores of every finished round of the game.
    pub sheet: Vec<Vec<i32>>,
    /// The card taken from the discard pile this turn.
    #[serde(with = "face")]
    pub taken: Option<Card>,
    pub exhausted: u8,
    pub turns: u16,
    pub placed_before: Vec<Seat>,
    pub placed_now: bool,
    /// How many seats have passed in a row.
    pub passes: u8,
    /// What has happened in this round, as this seat saw it.
    pub log: Vec<SeatEvent>,
    /// Once the round is over.
    pub end: Option<End>,
    /// What may be done now; for the seat to move only.
    pub options: Option<Options>,
}

impl View {
    /// The same view as it reads once it has crossed a boundary: which of two equal cards lies where is not told.
    #[must_use]
    pub fn by_faces(mut self) -> Self {
        let Self { hands, discard, melds, taken, log, options, .. } = &mut self;
        hands.iter_mut().flatten().for_each(|hand| number_copies(hand.0.iter_mut()));
        number_copies(discard.0.iter_mut());
        melds.iter_mut().for_each(|meld| number_slots(&mut meld.cards));
        number_copies(taken.iter_mut());
        log.iter_mut().for_each(SeatEvent::number_copies);
        if let Some(Options { dig, discard, lay_off, .. }) = options {
            lay_off.iter_mut().chain([dig, discard]).for_each(|cards| number_copies(cards.0.iter_mut()));
        }
        self
    }
}

fn number_slots(slots: &mut [Slot]) {
    number_copies(slots.iter_mut().map(|slot| &mut slot.card));
}

/// What the seat to move may do, in bulk; exactly what the engine allows. Where the table may be rebuilt, `meld` and
/// `lay_off` speak of plays of one new meld or of one more tile on a meld; there are more.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// Drawing from the stock is allowed.
    pub draw: bool,
    /// Taking the discard pile's top is allowed.
    pub take: bool,
    /// Cards with at least one legal dig.
    pub dig: Cards,
    /// Cards that may be discarded.
    pub discard: Cards,
    /// For each meld on the table, the cards that are part of a legal lay-off there, alone or with others.
    pub lay_off: Vec<Cards>,
    /// Whether any new meld is legal.
    pub meld: bool,
    /// Passing is allowed.
    pub pass: bool,
    /// Whether something of this turn may be taken back.
    pub take_back: bool,
}

/// How a round ended, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct End {
    pub how: HowEnded,
    /// Who went out.
    pub seat: Option<Seat>,
    /// Whether the score was doubled for a rummy.
    pub doubled: bool,
    pub round_scores: Vec<i32>,
    pub game_over: bool,
    /// The winners of the game, once it is over; more than one where a top total is shared. Where each round stands by
    /// itself, who has won it, if anybody.
    pub winners: Vec<Seat>,
}

/// What ended a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HowEnded {
    /// A seat got rid of its last card.
    Out,
    /// The stock ran out for the last time, or every seat has passed in a row.
    Blocked,
    /// As many turns as a round may have.
    Turns,
}

/// One thing that happened, as a seat sees it; written as `0 draw 9d`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatEvent {
    /// Cards were dealt: one's own, and the upcard. `deal 9c: Tc Jd …`
    Dealt {
        hand: Cards,
        upcard: Option<Card>,
    },
    /// Drawn from the stock; the card only where it is one's own.
    Drew(Seat, Option<Card>),
    /// The discards became a new stock.
    Shuffled,
    /// The discard pile was turned over into a new stock; this card starts the new pile.
    TurnedOver(Card),
    Took(Seat, Card),
    /// Took a card from inside the discard pile with all above it, oldest first.
    Dug(Seat, Cards),
    Melded(Seat, Vec<Slot>),
    LaidOff(Seat, MeldId, Vec<Slot>),
    Discarded(Seat, Card),
    /// Rebuilt the table, which then lies so.
    Played(Seat, Vec<Vec<Slot>>),
    Passed(Seat),
}

impl SeatEvent {
    /// Who did it; nobody, for a deal and a shuffle.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Dealt { .. } | Self::Shuffled | Self::TurnedOver(_) => None,
            Self::Drew(seat, _)
            | Self::Took(seat, _)
            | Self::Dug(seat, _)
            | Self::Melded(seat, _)
            | Self::LaidOff(seat, _, _)
            | Self::Discarded(seat, _)
            | Self::Played(seat, _)
            | Self::Passed(seat) => Some(*seat),
        }
    }

    /// What was done, without the seat: `draw 9d`.
    pub fn deed(&self) -> String {
        match self {
            Self::Dealt { hand, upcard } => {
                let upcard = upcard.map(|card| card.to_string()).unwrap_or_default();
                alloc::format!("deal {upcard}: {hand}")
            }
            Self::Drew(_, None) => "draw".into(),
            Self::Drew(_, Some(card)) => alloc::format!("draw {card}"),
            Self::Shuffled => "shuffle".into(),
            Self::TurnedOver(card) => alloc::format!("turnover {card}"),
            Self::Took(_, card) => alloc::format!("take {card}"),
            Self::Dug(_, cards) => alloc::format!("dig {cards}"),
            Self::Melded(_, slots) => Action::Meld(slots.clone()).to_string(),
            Self::LaidOff(_, meld, slots) => Action::LayOff(*meld, slots.clone()).to_string(),
            Self::Discarded(_, card) => Action::Discard(*card).to_string(),
            Self::Played(_, melds) => Action::Play(melds.clone()).to_string(),
            Self::Passed(_) => Action::Pass.to_string(),
        }
    }

    fn number_copies(&mut self) {
        match self {
            Self::Dealt { hand, upcard } => {
                number_copies(hand.0.iter_mut());
                number_copies(upcard.iter_mut());
            }
            Self::Drew(_, card) => number_copies(card.iter_mut()),
            Self::TurnedOver(card) | Self::Took(_, card) | Self::Discarded(_, card) => {
                number_copies([card].into_iter());
            }
            Self::Dug(_, cards) => number_copies(cards.0.iter_mut()),
            Self::Melded(_, slots) | Self::LaidOff(_, _, slots) => number_slots(slots),
            Self::Played(_, melds) => number_copies(melds.iter_mut().flatten().map(|slot| &mut slot.card)),
            Self::Shuffled | Self::Passed(_) => {}
        }
    }

    /// The same event as anybody may know it who holds no cards.
    #[must_use]
    pub fn in_public(&self) -> Self {
        match self {
            Self::Dealt { upcard, .. } => Self::Dealt { hand: Cards::default(), upcard: *upcard },
            Self::Drew(seat, _) => Self::Drew(*seat, None),
            Self::Shuffled
            | Self::TurnedOver(_)
            | Self::Took(..)
            | Self::Dug(..)
            | Self::Melded(..)
            | Self::LaidOff(..)
            | Self::Discarded(..)
            | Self::Played(..)
            | Self::Passed(_) => self.clone(),
        }
    }
}

impl fmt::Display for SeatEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat() {
            Some(seat) => write!(f, "{seat} {}", self.deed()),
            None => f.write_str(&self.deed()),
        }
    }
}

impl FromStr for SeatEvent {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        if text == "shuffle" {
            return Ok(Self::Shuffled);
        }
        if let Some(rest) = text.strip_prefix("deal ") {
            return parse_deal(rest);
        }
        if let Some(card) = text.strip_prefix("turnover ") {
            return Ok(Self::TurnedOver(Card::first(card.parse()?)));
        }
        let no_move = || ParseActionError::NoMove(text.into());
        let (seat, deed) = text.split_once(' ').ok_or_else(no_move)?;
        let seat = Seat(seat.parse().map_err(|_| no_move())?);
        parse_deed(seat, deed)
    }
}

fn parse_deal(text: &str) -> Result<SeatEvent, ParseActionError> {
    let (upcard, hand) = text.split_once(':').ok_or_else(|| ParseActionError::NoMove(text.into()))?;
    let upcard = match upcard {
        "" => None,
        card => Some(Card::first(card.parse()?)),
    };
    let hand = hand.parse().map_err(|_| ParseActionError::NoMove(hand.into()))?;
    Ok(SeatEvent::Dealt { hand, upcard })
}

fn parse_deed(seat: Seat, deed: &str) -> Result<SeatEvent, ParseActionError> {
    if let Some(card) = deed.strip_prefix("draw ") {
        return Ok(SeatEvent::Drew(seat, Some(Card::first(card.parse()?))));
    }
    if let Some(card) = deed.strip_prefix("take ") {
        return Ok(SeatEvent::Took(seat, Card::first(card.parse()?)));
    }
    if let Some(cards) = deed.strip_prefix("dig ") {
        let cards = cards.parse().ok().filter(|cards: &Cards| !cards.is_empty());
        return Ok(SeatEvent::Dug(seat, cards.ok_or_else(|| ParseActionError::NoMove(deed.into()))?));
    }
    match deed.parse()? {
        Action::Draw => Ok(SeatEvent::Drew(seat, None)),
        Action::Meld(slots) => Ok(SeatEvent::Melded(seat, slots)),
        Action::LayOff(meld, slots) => Ok(SeatEvent::LaidOff(seat, meld, slots)),
        Action::Discard(card) => Ok(SeatEvent::Discarded(seat, card)),
        Action::Play(melds) => Ok(SeatEvent::Played(seat, melds)),
        Action::Pass => Ok(SeatEvent::Passed(seat)),
        Action::Take | Action::Dig(..) => Err(ParseActionError::NoMove(deed.into())),
    }
}

impl Serialize for SeatEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SeatEvent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Whether a deal was what its commitment promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Seed, hand, draws and shuffles are those that were fixed before the deal.
    Fits,
    /// The seed is not the one that was committed to.
    OtherSeed,
    /// The cards dealt were not those of the seed.
    OtherDeal,
    /// A card drawn later was not the one that the seed says.
    OtherDraw,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_reads_back_as_it_was_written() {
        for text in [
            "deal 9c: Tc Jd",
            "deal 9c: ",
            "shuffle",
            "0 draw",
            "1 draw 9d",
            "0 take 7h",
            "turnover 3c",
            "1 dig 7h 9d",
            "1 meld 7s *=8s 9s",
            "0 layoff 2 Ts",
            "1 discard Kd",
            "deal : r7 k13 *",
            "0 play [r3 r4 r5] [* r3 r4]",
            "1 pass",
        ] {
            assert_eq!(text.parse::<SeatEvent>().expect("an event").to_string(), text);
        }
        for text in ["0 fold", "1 dig ", "x draw", "0 play"] {
            assert!(text.parse::<SeatEvent>().is_err(), "{text}");
        }
    }

    #[test]
    fn in_public_nobody_learns_what_was_dealt_or_drawn() {
        let event = SeatEvent::Drew(Seat(1), Some(Card::joker(0)));
        assert_eq!(event.in_public(), SeatEvent::Drew(Seat(1), None));
        let dealt: SeatEvent = "deal 9c: Tc Jd".parse().expect("an event");
        assert_eq!(dealt.in_public().to_string(), "deal 9c: ");
    }
}
