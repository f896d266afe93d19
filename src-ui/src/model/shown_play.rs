//! A play of another seat as it is shown: a step after the other, from the table that lay there to the one that lies
//! there now.

use cards::{
    Ace, Card, CardSet, Meld, Slot,
    way::{Step, way},
};
use protocol::{DraftMeldId, Seat, SeatEvent, View};

use super::{TableMeld, TableModel};

/// A play of which not all is to be seen yet.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownPlay {
    pub seat: Seat,
    /// The steps, the last of which leads to the table as it lies.
    steps: Vec<Step>,
    /// How many of them are to be seen; never all.
    done: usize,
    /// The tiles at each place after these. A place keeps its number, though it be empty.
    places: Vec<Vec<Card>>,
    /// The melds of the table in the end.
    melds: Vec<Vec<Card>>,
}

impl ShownPlay {
    /// What another seat has made of a table; none where one step made it, which is seen as any other move is.
    pub fn of(before: &View, after: &View, seat: Seat) -> Option<Self> {
        let (places, melds) = (tiles(before), tiles(after));
        let steps = way(&places, &melds).steps;
        (steps.len() > 1).then_some(Self { seat, steps, done: 0, places, melds })
    }

    /// The same with a step more to be seen; none where that is the last one, so that the table itself can be seen.
    pub fn next(mut self) -> Option<Self> {
        let step = self.steps[self.done].clone();
        self.done += 1;
        self.places.iter_mut().for_each(|place| place.retain(|card| !step.tiles.contains(card)));
        self.places.resize_with(self.places.len().max(step.to + 1), Vec::new);
        self.places[step.to].extend(&step.tiles);
        self.places[step.to] = self.laid(&self.places[step.to]);
        (self.done < self.steps.len()).then_some(self)
    }

    /// Tiles as they lie in the end where these are all, else as a meld lies.
    fn laid(&self, tiles: &[Card]) -> Vec<Card> {
        let all: CardSet = tiles.iter().copied().collect();
        let last = self.melds.iter().find(|meld| meld.iter().copied().collect::<CardSet>() == all);
        last.cloned().unwrap_or_else(|| Meld::arranged(tiles.to_vec()))
    }

    /// The melds as they are to be seen, right or wrong.
    pub fn melds(&self) -> Vec<TableMeld> {
        let lying = self.places.iter().zip(1..).filter(|(tiles, _)| !tiles.is_empty());
        lying.map(|(tiles, id)| meld(DraftMeldId(id), tiles)).collect()
    }

    /// How many tiles are still to come from the seat.
    pub fn to_come(&self) -> usize {
        let from_rack = self.steps[self.done..].iter().filter(|step| step.from.is_none());
        from_rack.map(|step| step.tiles.len()).sum()
    }

    /// The step that was taken last; none before the first.
    pub fn last(&self) -> Option<&Step> {
        self.steps.get(self.done.checked_sub(1)?)
    }

    /// How many steps are to be seen, and how many there are.
    pub const fn course(&self) -> (usize, usize) {
        (self.done, self.steps.len())
    }

    /// Every tile that any step moves.
    pub fn moved(&self) -> CardSet {
        self.steps.iter().flat_map(|step| step.tiles.iter().copied()).collect()
    }
}

fn tiles(view: &View) -> Vec<Vec<Card>> {
    view.melds.iter().map(|laid| laid.cards.iter().map(|slot| slot.card).collect()).collect()
}

fn meld(id: DraftMeldId, tiles: &[Card]) -> TableMeld {
    let slots: Vec<Slot> = tiles.iter().copied().map(Slot::natural).collect();
    TableMeld { id, cards: tiles.to_vec(), verdict: Meld::new(&slots, Ace::Low).map_err(Into::into) }
}

/// Who has just played, where it was another seat than this one.
pub fn player(events: &[SeatEvent], seat: Seat) -> Option<Seat> {
    match events.iter().rfind(|event| event.seat().is_some())? {
        SeatEvent::Played(player, _) => Some(*player).filter(|player| *player != seat),
        SeatEvent::Dealt { .. }
        | SeatEvent::Drew(..)
        | SeatEvent::Shuffled
        | SeatEvent::TurnedOver(_)
        | SeatEvent::Took(..)
        | SeatEvent::Dug(..)
        | SeatEvent::Melded(..)
        | SeatEvent::LaidOff(..)
        | SeatEvent::Discarded(..)
        | SeatEvent::Passed(_) => None,
    }
}

impl TableModel {
    /// The melds as they are to be seen: of a play that is shown, as far as it is; else of the draft.
    pub fn melds(&self) -> Vec<TableMeld> {
        match (&self.shown, &self.draft) {
            (Some(play), _) => play.melds(),
            (None, Some(draft)) => draft.melds(),
            (None, None) => Vec::new(),
        }
    }

    /// How many tiles a seat is to be seen with.
    pub fn tiles_of(&self, seat: Seat) -> usize {
        let to_come = self.shown.as_ref().filter(|play| play.seat == seat).map_or(0, ShownPlay::to_come);
        usize::from(self.view.hand_counts[seat.index()]) + to_come
    }

    /// The tiles that came to the table by the last play of another; while it is shown, those of its last step.
    pub fn marked_on_table(&self) -> CardSet {
        match &self.shown {
            Some(play) => play.last().iter().flat_map(|step| step.tiles.iter().copied()).collect(),
            None => self.came_to_table(),
        }
    }
}
