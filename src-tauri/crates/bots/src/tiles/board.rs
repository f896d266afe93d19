//! What a seat knows when it is to move at a table that may be rebuilt, in a form to reckon with.

use cards::{Ace, Card, CardSet, Meld, Slot};
use protocol::{Draft, Melding, Rules, Seat, SeatEvent, View};

use super::Melds;
use crate::solver::{Goal, Solution, Solver};

/// A rack and the table before it. Equal tiles are numbered as in a draft, over the table and then over the rack.
#[derive(Debug)]
pub(crate) struct Board {
    pub table: Melds,
    /// By face, so that the order in which a rack is told means nothing.
    pub rack: Vec<Card>,
    pub has_opened: bool,
    /// How many tiles are left to draw.
    pub pool: usize,
    /// How many seats have passed in a row.
    pub passes: u8,
    pub rival: Rival,
    law: Rules,
}

/// The other seat.
#[derive(Debug)]
pub(crate) struct Rival {
    pub tiles: usize,
    pub has_opened: bool,
    /// How many of its tiles it kept in its last turn, though it might have placed any on the table as it lies.
    pub kept: usize,
}

impl Board {
    /// None where this seat's rack is not seen.
    pub fn of(view: &View, seat: Seat) -> Option<Self> {
        let draft = Draft::of(view, seat)?;
        let mut rack = draft.rack().to_vec();
        rack.sort_by_key(|card| (card.face(), card.byte()));
        Some(Self {
            table: draft.melds().iter().map(|meld| meld.cards.clone()).collect(),
            rack,
            has_opened: draft.opening().is_none(),
            pool: view.stock_count.into(),
            passes: view.passes,
            rival: Rival::of(view, seat.next(view.law.seats)),
            law: view.law.clone(),
        })
    }

    /// The tiles that lie in the other rack or in the pool.
    pub fn unseen(&self) -> Vec<Card> {
        let seen: CardSet = self.table.iter().flatten().chain(&self.rack).copied().collect();
        self.law.deck.cards().filter(|card| !seen.contains(*card)).collect()
    }

    /// What tiles cost that are left in a rack.
    pub fn points(&self, tiles: &[Card]) -> i32 {
        tiles.iter().map(|card| self.law.points_of(card.face())).sum()
    }

    /// What a first play must be worth.
    pub fn needed(&self) -> u32 {
        match self.law.melding {
            Melding::Rearranged { opening } => opening.into(),
            Melding::Fixed => 0,
        }
    }

    /// The dearest melds of these tiles alone, where they are dear enough for a first play.
    pub fn first_play(&self, tiles: &[Card], solver: &mut Solver) -> Option<Solution> {
        // No joker stands for more, so that this soon tells most racks that cannot open.
        let most = solver.best(&[], tiles, Goal::Points { joker: 13 })?;
        let is_enough = |melds: &Solution| melds.points >= self.needed();
        Some(most).filter(is_enough).and_then(|_| solver.opening(tiles)).filter(is_enough)
    }

    /// Whether new melds may be a seat's first play.
    pub fn opens(&self, melds: &[Vec<Card>]) -> bool {
        self.has_opened || value(melds) >= self.needed()
    }
}

impl Rival {
    fn of(view: &View, seat: Seat) -> Self {
        let tiles = view.hand_counts[seat.index()].into();
        Self { tiles, has_opened: view.placed_before.contains(&seat), kept: kept(view, seat, tiles) }
    }
}

/// A first play tells nothing: it puts no tile on what lay there.
fn kept(view: &View, seat: Seat, tiles: usize) -> usize {
    let deeds = || view.log.iter().rev().filter(|event| event.seat() == Some(seat));
    let is_play = |event: &&SeatEvent| matches!(event, SeatEvent::Played(..));
    match deeds().next() {
        None => 0,
        Some(last) if is_play(&last) && deeds().filter(is_play).count() == 1 => 0,
        Some(last) => tiles - usize::from(matches!(last, SeatEvent::Drew(..))),
    }
}

/// The numbers of all tiles of these melds, a joker counting what it stands for.
pub(super) fn value(melds: &[Vec<Card>]) -> u32 {
    melds.iter().filter_map(|meld| as_meld(meld)).map(|meld| meld.value()).sum()
}

/// The meld that these tiles make, if they make one.
pub(super) fn as_meld(tiles: &[Card]) -> Option<Meld> {
    let slots: Vec<Slot> = tiles.iter().copied().map(Slot::natural).collect();
    Meld::new(&slots, Ace::Low).ok()
}

/// These tiles without those.
pub(super) fn without(tiles: &[Card], those: &[Card]) -> Vec<Card> {
    tiles.iter().copied().filter(|card| !those.contains(card)).collect()
}
