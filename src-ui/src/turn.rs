//! A turn of one seat, told in one sentence.

use cards::{Card, Face, Slot};
use protocol::{Cards, Seat, SeatEvent};

use crate::{
    log::{self, Audience},
    rebuilt,
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
    /// It was given up, for there was nothing to draw.
    pub passed: bool,
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
    /// On a table that was rebuilt; none where nobody knows what lay there before.
    Tiles(Option<Vec<Card>>),
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
    parts_on(None, log)
}

/// The same, where these tiles lay on the table before.
pub fn parts_on(table: Option<&[Card]>, log: &[SeatEvent]) -> Vec<Part> {
    let table: Option<Vec<Face>> = table.map(|cards| cards.iter().map(|card| card.face()).collect());
    let mut parts: Vec<Part> = Vec::new();
    for (place, event) in log.iter().enumerate() {
        let before = || rebuilt::tiles_after(&log[..place]).or_else(|| table.clone());
        match (event.seat(), parts.last_mut()) {
            (None, _) => parts.push(Part::Note(event.clone())),
            (Some(seat), Some(Part::Turn(turn))) if turn.seat == seat && turn.discarded.is_none() => {
                turn.take_in(event, before)
            }
            (Some(seat), _) => {
                let mut turn = Turn::of(seat);
                turn.take_in(event, before);
                parts.push(Part::Turn(turn));
            }
        }
    }
    parts
}

/// What another player did in their last turn, as long as the reader has not ended theirs; otherwise what came last.
pub fn told(log: &[SeatEvent], reader: Seat, to: &Audience) -> Option<Say> {
    let last = log.last()?;
    let other = parts(log).into_iter().rev().find_map(|part| match part {
        Part::Turn(turn) if turn.seat != reader => Some(turn),
        Part::Turn(_) | Part::Note(_) => None,
    });
    let turn = other.filter(|turn| !ends_turn_of(last, reader) && turn.tells_more_than_a_draw());
    match turn {
        Some(turn) => Some(turn.say(to, Detail::Brief)),
        None => log::last(log, to),
    }
}

fn ends_turn_of(event: &SeatEvent, reader: Seat) -> bool {
    matches!(event, SeatEvent::Discarded(seat, _) | SeatEvent::Played(seat, _) | SeatEvent::Passed(seat) if *seat == reader)
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
    const fn of(seat: Seat) -> Self {
        Self { seat, draw: None, placed: Vec::new(), discarded: None, passed: false, events: Vec::new() }
    }

    /// How many cards it put on the table, as far as that is known.
    pub fn count_placed(&self) -> usize {
        self.placed.iter().map(Placed::count).sum()
    }

    /// The turn in one sentence.
    pub fn say(&self, to: &Audience, detail: Detail) -> Say {
        let player = to.player(self.seat);
        let told = |act: Say| act.by(&player).with("deck", log::deck_word(to.deck));
        let acts: Vec<Say> = self.acts(detail).into_iter().map(told).collect();
        Say::new("turn-told").by(&player).with("acts", acts)
    }

    fn take_in(&mut self, event: &SeatEvent, before: impl Fn() -> Option<Vec<Face>>) {
        match event {
            SeatEvent::Drew(_, card) => self.draw = Some(Draw::Stock(*card)),
            SeatEvent::Took(_, card) => self.draw = Some(Draw::Top(*card)),
            SeatEvent::Dug(_, cards) => self.draw = Some(Draw::Dug(cards.clone())),
            SeatEvent::Melded(_, slots) => self.placed.push(Placed::Meld(slots.clone())),
            SeatEvent::LaidOff(_, _, slots) => self.placed.push(Placed::LayOff(slots.clone())),
            SeatEvent::Discarded(_, card) => self.discarded = Some(*card),
            SeatEvent::Played(_, melds) => {
                self.placed.push(Placed::Tiles(before().map(|table| rebuilt::placed_on(table, melds))));
            }
            SeatEvent::Passed(_) => self.passed = true,
            SeatEvent::Dealt { .. } | SeatEvent::Shuffled | SeatEvent::TurnedOver(_) => {}
        }
        self.events.push(event.clone());
    }

    fn tells_more_than_a_draw(&self) -> bool {
        !self.placed.is_empty()
            || self.discarded.is_some()
            || self.passed
            || !matches!(self.draw, None | Some(Draw::Stock(_)))
    }

    fn acts(&self, detail: Detail) -> Vec<Say> {
        let discarded = self.discarded.map(|card| Say::new("turn-discarded").with("card", card));
        let placed = match detail {
            Detail::Whole => self.placed.iter().map(Placed::act).collect(),
            Detail::Brief | Detail::Plain => self.placed_in_brief(),
        };
        let passed = self.passed.then(|| Say::new("turn-passed"));
        self.drawn(detail).into_iter().chain(placed).chain(discarded).chain(passed).collect()
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
        let (mut melds, mut laid_off, mut tiles) = (Vec::new(), Vec::new(), Vec::new());
        for placed in &self.placed {
            match placed {
                Placed::Meld(slots) => melds.push(slots.clone()),
                Placed::LayOff(slots) => laid_off.extend(slots),
                Placed::Tiles(_) => tiles.push(placed.act()),
            }
        }
        let melded = (!melds.is_empty()).then(|| Say::new("turn-melded").with("cards", Arg::Melds(melds)));
        let laid_off = (!laid_off.is_empty()).then(|| Placed::LayOff(laid_off).act());
        melded.into_iter().chain(laid_off).chain(tiles).collect()
    }
}

impl Placed {
    fn count(&self) -> usize {
        match self {
            Self::Meld(slots) | Self::LayOff(slots) => slots.len(),
            Self::Tiles(tiles) => tiles.as_ref().map_or(0, Vec::len),
        }
    }

    fn act(&self) -> Say {
        match self {
            Self::Meld(slots) => Say::new("turn-melded").with("cards", slots.clone()),
            Self::LayOff(slots) => Say::new("turn-laid-off").with("cards", slots.clone()),
            Self::Tiles(Some(tiles)) => Say::new("turn-played").with("cards", tiles.clone()),
            Self::Tiles(None) => Say::new("turn-rebuilt"),
        }
    }
}

#[cfg(test)]
mod tests;
