//! A turn of one seat, told in one sentence.

use cards::{Card, Slot};
use protocol::{Cards, Roster, Seat, SeatEvent};

use crate::{
    log,
    player::Player,
    say::{Arg, Say},
};

/// With more cards than these on the table a turn is told by their number, so that it fits in two lines.
const MOST_CARDS: usize = 6;

/// What one seat did in a turn, as far as it has come and as far as it may be known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub seat: Seat,
    /// How the card of the turn came, once it has.
    pub draw: Option<Draw>,
    /// Melds and lay-offs, in their order.
    pub placed: Vec<Placed>,
    pub discarded: Option<Card>,
    /// The facts it is told from.
    pub events: Vec<SeatEvent>,
}

/// How a turn began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Draw {
    /// From the stock, with the card where that may be known.
    Stock(Option<Card>),
    Top(Card),
    /// The named card first, and all that lay on it.
    Dug(Cards),
}

/// Cards that were put on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Placed {
    Meld(Vec<Slot>),
    LayOff(Vec<Slot>),
}

/// A part of what happened in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    Turn(Turn),
    /// What nobody did by a move: a deal, a new stock.
    Note(SeatEvent),
}

/// What happened, turn by turn, the oldest first.
pub fn parts(log: &[SeatEvent]) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for event in log {
        match (event.seat(), parts.last_mut()) {
            (None, _) => parts.push(Part::Note(event.clone())),
            (Some(seat), Some(Part::Turn(turn))) if turn.seat == seat && turn.discarded.is_none() => {
                turn.take_in(event)
            }
            (Some(seat), _) => {
                let mut turn = Turn { seat, draw: None, placed: Vec::new(), discarded: None, events: Vec::new() };
                turn.take_in(event);
                parts.push(Part::Turn(turn));
            }
        }
    }
    parts
}

/// What another player did in their last turn, as long as the reader has not ended theirs; otherwise what came last.
pub fn told(log: &[SeatEvent], roster: &Roster, reader: Seat) -> Option<Say> {
    let last = log.last()?;
    let other = parts(log).into_iter().rev().find_map(|part| match part {
        Part::Turn(turn) if turn.seat != reader => Some(turn),
        Part::Turn(_) | Part::Note(_) => None,
    });
    let turn = other.filter(|turn| !ends_turn_of(last, reader) && turn.tells_more_than_a_draw());
    Some(match turn {
        Some(turn) => turn.say(roster, Some(reader), Detail::Brief),
        None => log::say(last, roster, Some(reader)),
    })
}

fn ends_turn_of(event: &SeatEvent, reader: Seat) -> bool {
    matches!(event, SeatEvent::Discarded(seat, _) if *seat == reader)
}

/// How much of a turn is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// What may matter to others.
    Brief,
    /// Also that a card came from the stock, where little else was done.
    Plain,
    /// Everything, in its order.
    Whole,
}

impl Turn {
    /// How many cards it put on the table.
    pub fn count_placed(&self) -> usize {
        self.placed.iter().map(|placed| placed.slots().len()).sum()
    }

    /// The turn in one sentence.
    pub fn say(&self, roster: &Roster, reader: Option<Seat>, detail: Detail) -> Say {
        let player = Player::of(roster, self.seat, reader);
        let acts: Vec<Say> = self.acts(detail).into_iter().map(|act| act.by(&player)).collect();
        Say::new("turn-told").by(&player).with("acts", acts)
    }

    fn take_in(&mut self, event: &SeatEvent) {
        match event {
            SeatEvent::Drew(_, card) => self.draw = Some(Draw::Stock(*card)),
            SeatEvent::Took(_, card) => self.draw = Some(Draw::Top(*card)),
            SeatEvent::Dug(_, cards) => self.draw = Some(Draw::Dug(cards.clone())),
            SeatEvent::Melded(_, slots) => self.placed.push(Placed::Meld(slots.clone())),
            SeatEvent::LaidOff(_, _, slots) => self.placed.push(Placed::LayOff(slots.clone())),
            SeatEvent::Discarded(_, card) => self.discarded = Some(*card),
            SeatEvent::Dealt { .. }
            | SeatEvent::Shuffled
            | SeatEvent::TurnedOver(_)
            | SeatEvent::Played(..)
            | SeatEvent::Passed(_) => {}
        }
        self.events.push(event.clone());
    }

    fn tells_more_than_a_draw(&self) -> bool {
        !self.placed.is_empty() || self.discarded.is_some() || !matches!(self.draw, None | Some(Draw::Stock(_)))
    }

    fn acts(&self, detail: Detail) -> Vec<Say> {
        let discarded = self.discarded.map(|card| Say::new("turn-discarded").with("card", card));
        let placed = match detail {
            Detail::Whole => self.placed.iter().map(Placed::act).collect(),
            Detail::Brief | Detail::Plain => self.placed_in_brief(),
        };
        self.drawn(detail).into_iter().chain(placed).chain(discarded).collect()
    }

    fn drawn(&self, detail: Detail) -> Vec<Say> {
        let is_told = match detail {
            Detail::Brief => false,
            Detail::Plain => self.placed.is_empty(),
            Detail::Whole => true,
        };
        match &self.draw {
            None => Vec::new(),
            Some(Draw::Stock(_)) if !is_told && self.tells_more_than_a_draw() => Vec::new(),
            Some(Draw::Stock(None)) => vec!["turn-drew".into()],
            Some(Draw::Stock(Some(card))) => vec![Say::new("turn-drew-card").with("card", *card)],
            Some(Draw::Top(card)) => vec![Say::new("turn-took").with("cards", *card)],
            Some(Draw::Dug(cards)) => vec![
                Say::new("turn-dug").with("card", cards[..1].to_vec()),
                Say::new("turn-dug-many").with("count", cards.len()),
            ],
        }
    }

    /// All new melds together, then all lay-offs; many cards by their number alone.
    fn placed_in_brief(&self) -> Vec<Say> {
        if self.count_placed() > MOST_CARDS {
            return vec![Say::new("turn-put-many").with("count", self.count_placed())];
        }
        let (mut melds, mut laid_off) = (Vec::new(), Vec::new());
        for placed in &self.placed {
            match placed {
                Placed::Meld(slots) => melds.push(slots.clone()),
                Placed::LayOff(slots) => laid_off.extend(slots),
            }
        }
        let melded = (!melds.is_empty()).then(|| Say::new("turn-melded").with("cards", Arg::Melds(melds)));
        let laid_off = (!laid_off.is_empty()).then(|| Placed::LayOff(laid_off).act());
        melded.into_iter().chain(laid_off).collect()
    }
}

impl Placed {
    fn slots(&self) -> &[Slot] {
        let (Self::Meld(slots) | Self::LayOff(slots)) = self;
        slots
    }

    fn act(&self) -> Say {
        let key = match self {
            Self::Meld(_) => "turn-melded",
            Self::LayOff(_) => "turn-laid-off",
        };
        Say::new(key).with("cards", self.slots().to_vec())
    }
}

#[cfg(test)]
mod tests;
