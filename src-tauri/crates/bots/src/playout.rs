//! An imagined round in which every card has its place, played on to its end in a moment.
//!
//! All seats play alike and plainly; what a move is worth shows in how it fares over many such rounds.

mod discard;
mod draw;
mod held;
mod laid;
mod likely;
mod melds;
mod place;
mod table;

use std::cell::Cell;

use cards::{Card, Face};
use imagined::Imagined;
use protocol::{AfterStock, Exhaustion, Rules, Scoring, Seat, TurnLimit, View};

use held::{Held, Worth};
use laid::Laid;
use melds::Melds;
use table::Table;

/// Seats at the largest table.
const SEATS: usize = 7;

/// A round under way.
#[derive(Clone, Debug)]
pub(crate) struct Playout<'a> {
    law: &'a Rules,
    worth: Worth,
    hands: [Held; SEATS],
    /// The next card last.
    stock: Vec<Face>,
    /// The top last.
    pile: Vec<Face>,
    table: Table,
    /// What each seat has put on the table.
    placed: [i32; SEATS],
    /// Which seats had put anything there before this turn.
    had_placed: [bool; SEATS],
    places_now: bool,
    turn: usize,
    turns: u16,
    exhausted: u8,
    /// The card that was taken this turn and may not be thrown.
    taken: Option<Face>,
    end: Option<End>,
    /// For shuffles.
    chance: u64,
    /// Whose imagination it is.
    thinker: usize,
    nodes: Cell<u64>,
    /// The hand that was looked at last.
    last: Cell<(Held, Melds)>,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Out,
    Blocked,
    NoPoints,
}

impl<'a> Playout<'a> {
    /// The round as it would go on from this table.
    pub fn of(view: &'a View, table: &Imagined, chance: u64) -> Self {
        let mut hands = [Held::default(); SEATS];
        let (mut placed, mut had_placed) = ([0; SEATS], [false; SEATS]);
        for seat in Seat::all(view.law.seats) {
            hands[seat.index()] = Held::of(&table.hand(seat));
            placed[seat.index()] = view.table_points[seat.index()];
            had_placed[seat.index()] = view.placed_before.contains(&seat);
        }
        let mut stock: Vec<Face> = table.stock().map(Card::face).collect();
        stock.reverse();
        Self {
            law: &view.law,
            worth: Worth::by(&view.law),
            hands,
            stock,
            pile: table.discard().iter().map(|card| card.face()).collect(),
            table: Table::of(table.melds().filter_map(Laid::of).collect(), view.law.ace),
            placed,
            had_placed,
            places_now: view.placed_now,
            turn: view.turn.index(),
            turns: view.turns,
            exhausted: view.exhausted,
            taken: view.taken.map(Card::face),
            end: None,
            chance: chance | 1,
            thinker: view.turn.index(),
            nodes: Cell::new(0),
            last: Cell::default(),
        }
    }

    /// Plays on to the end.
    pub fn play_on(&mut self) {
        while !self.is_over() {
            self.draw();
            self.play();
        }
    }

    /// How many hands have been looked at for melds.
    pub const fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    fn melds_of(&self, hand: &Held) -> Melds {
        let (last, melds) = self.last.get();
        if last == *hand {
            return melds;
        }
        let melds = Melds::best(hand, self.law.ace, &self.worth);
        self.nodes.set(self.nodes.get() + 1);
        self.last.set((*hand, melds));
        melds
    }

    /// What the round came to for a seat: its score less what the others scored on average, in hundredths of a point.
    pub fn outcome(&self, seat: Seat) -> i32 {
        let scores = self.scores();
        let seats = usize::from(self.law.seats);
        let others: i32 = scores[..seats].iter().sum::<i32>() - scores[seat.index()];
        100 * scores[seat.index()] - 100 * others / (seats as i32 - 1).max(1)
    }

    fn scores(&self) -> [i32; SEATS] {
        let mut scores = [0; SEATS];
        let seats = 0..usize::from(self.law.seats);
        let held: Vec<i32> = seats.clone().map(|seat| self.hands[seat].points(&self.worth)).collect();
        match (self.law.scoring, self.end) {
            (_, Some(End::NoPoints)) => {}
            (Scoring::PlacedLessHeld, _) => seats.for_each(|seat| scores[seat] = self.placed[seat] - held[seat]),
            (Scoring::WinnerTakesHands | Scoring::WinnerTakesHandsOrRummy, Some(End::Out)) => {
                let sum: i32 = held.iter().sum();
                let is_rummy = self.law.scoring == Scoring::WinnerTakesHandsOrRummy && !self.had_placed[self.turn];
                scores[self.turn] = if is_rummy { 2 * sum } else { sum };
            }
            (Scoring::WinnerTakesHands | Scoring::WinnerTakesHandsOrRummy, Some(End::Blocked) | None) => {
                let lowest = held.iter().copied().min().unwrap_or(0);
                let sum: i32 = held.iter().map(|points| points - lowest).sum();
                seats.filter(|seat| held[*seat] == lowest).for_each(|seat| scores[seat] = sum);
            }
        }
        scores
    }

    /// The turn passes on, or the round ends with it.
    fn end_turn(&mut self) {
        if self.hands[self.turn].len() == 0 {
            self.end = Some(End::Out);
            return;
        }
        self.turns += 1;
        self.had_placed[self.turn] |= self.places_now;
        (self.places_now, self.taken) = (false, None);
        self.turn = (self.turn + 1) % usize::from(self.law.seats);
        self.end = self.how_it_ends();
    }

    fn how_it_ends(&self) -> Option<End> {
        let times = match self.law.after_stock {
            AfterStock::Shuffle(Exhaustion::EndsAt(times)) | AfterStock::TurnOver(Exhaustion::EndsAt(times)) => times,
            AfterStock::Shuffle(Exhaustion::Unlimited) | AfterStock::TurnOver(Exhaustion::Unlimited) => u8::MAX,
            AfterStock::Pass => u8::MAX,
        };
        if self.exhausted >= times {
            return Some(End::Blocked);
        }
        /// More than a round at any table has.
        const MOST_TURNS: u16 = 1000;
        match self.law.turn_limit {
            _ if self.turns >= MOST_TURNS => Some(End::Blocked),
            TurnLimit::NoPoints(limit) if self.turns >= limit => Some(End::NoPoints),
            TurnLimit::AsBlocked(limit) if self.turns >= limit => Some(End::Blocked),
            TurnLimit::NoPoints(_) | TurnLimit::AsBlocked(_) | TurnLimit::Unlimited => None,
        }
    }

    const fn is_over(&self) -> bool {
        self.end.is_some()
    }

    fn hand(&self) -> &Held {
        &self.hands[self.turn]
    }

    /// How many cards the shortest of the other hands holds.
    fn fewest(&self) -> u8 {
        let others = (0..usize::from(self.law.seats)).filter(|seat| *seat != self.turn);
        others.map(|seat| self.hands[seat].len() as u8).min().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests;
