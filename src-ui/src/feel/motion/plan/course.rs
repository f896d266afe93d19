//! The moves of a course of events, each card with where it lay and where it lies.

use std::rc::Rc;

use cards::{Card, Face, Slot, way::homes};
use protocol::{MeldId, Seat, SeatEvent};

use super::{Plan, Travel, Way};
use crate::feel::motion::{
    scene::{Anchor, Scene},
    tokens::Tokens,
};

/// A card that lies elsewhere than before, or that came into sight or left it.
#[derive(Clone, Copy, Debug)]
struct Moved {
    card: Card,
    from: Option<Anchor>,
    to: Option<Anchor>,
}

/// From where to where one card goes.
type Route = (Option<Card>, Anchor, Anchor);

/// A plan in the making: events are followed one after the other, each when the one before has come to rest.
pub struct Course<'a> {
    before: &'a Scene,
    after: &'a Scene,
    tokens: &'a Tokens,
    /// What no event has explained so far.
    moved: Vec<Moved>,
    plan: Plan,
    /// When everything so far has come to rest.
    clock: f64,
}

impl<'a> Course<'a> {
    pub fn new(before: &'a Scene, after: &'a Scene, tokens: &'a Tokens) -> Self {
        let (moved, stays) = compared(before, after);
        Self { before, after, tokens, moved, plan: Plan { travels: Vec::new(), stays }, clock: 0.0 }
    }

    /// Plans what one event has moved.
    pub fn follow(&mut self, event: &SeatEvent) {
        match event {
            // A deal is planned as a whole.
            SeatEvent::Dealt { .. } => {}
            SeatEvent::Drew(seat, card) => self.drawn(*seat, *card),
            SeatEvent::Shuffled => self.gathered(),
            SeatEvent::TurnedOver(card) => {
                self.gathered();
                let route = self.revealed(*card, Anchor::Stock, |to| matches!(to, Anchor::Discard(_)));
                self.send(route.into_iter().collect(), Way::Draw);
            }
            SeatEvent::Took(seat, card) => self.taken(*seat, &[*card], Way::Take),
            SeatEvent::Dug(seat, cards) => self.taken(*seat, cards, Way::Dig),
            SeatEvent::Melded(seat, slots) | SeatEvent::LaidOff(seat, _, slots) => self.laid(*seat, slots),
            SeatEvent::Discarded(seat, card) => {
                let hidden = self.hidden(*seat);
                let route = self.revealed(*card, hidden, |to| matches!(to, Anchor::Discard(_)));
                self.send(route.into_iter().collect(), Way::Discard);
            }
            SeatEvent::Played(seat, melds) => self.rebuilt(*seat, melds),
            SeatEvent::Passed(_) => {}
        }
    }

    /// What no event tells of, such as a move that was taken back, goes at the end.
    pub fn finish(mut self) -> Plan {
        let left = std::mem::take(&mut self.moved);
        let player = self.after.plays.or(self.before.plays);
        // Of a play that is shown step by step, no event tells what a step brings from the rack.
        let rack = player.map(|seat| self.hidden(seat));
        let from = |moved: &Moved| moved.from.or(rack.filter(|_| matches!(moved.to, Some(Anchor::Meld(..)))));
        let routes = left.into_iter().filter_map(|moved| Some((Some(moved.card), from(&moved)?, moved.to?)));
        self.send(routes.collect(), if player.is_some() { Way::Show } else { Way::Return });
        self.plan
    }

    fn drawn(&mut self, seat: Seat, card: Option<Card>) {
        let route = match card {
            _ if seat != self.after.seat => Some((None, Anchor::Stock, Anchor::Seat(seat))),
            Some(card) => self.revealed(card, Anchor::Stock, |to| matches!(to, Anchor::Hand(_))),
            None => None,
        };
        self.send(route.into_iter().collect(), Way::Draw);
    }

    /// Those on top of the discards go to the stock; the others lie hidden under them.
    fn gathered(&mut self) {
        const SEEN: usize = 3;
        let gone = |moved: &Moved| matches!(moved.from, Some(Anchor::Discard(_))) && moved.to.is_none();
        let (gone, left): (Vec<Moved>, Vec<Moved>) = self.moved.iter().copied().partition(gone);
        self.moved = left;
        let seen = gone.into_iter().filter_map(|moved| Some((Some(moved.card), moved.from?, Anchor::Stock)));
        self.send(seen.take(SEEN).collect(), Way::Gather);
    }

    fn taken(&mut self, seat: Seat, cards: &[Card], way: Way) {
        let mut routes = Vec::new();
        for card in cards {
            let out_of_pile = |moved: &Moved| {
                let kept = matches!(moved.to, None | Some(Anchor::Hand(_)));
                is(*card, moved) && kept && matches!(moved.from, Some(Anchor::Discard(_)))
            };
            routes.extend(
                self.pick(out_of_pile)
                    .and_then(|moved| Some((Some(moved.card), moved.from?, moved.to.unwrap_or(Anchor::Seat(seat))))),
            );
        }
        self.send(routes, way);
    }

    /// What lies there already makes room first.
    fn laid(&mut self, seat: Seat, slots: &[Slot]) {
        let hidden = self.hidden(seat);
        let mut routes = Vec::new();
        for slot in slots {
            routes.extend(self.revealed(slot.card, hidden, |to| matches!(to, Anchor::Meld(..))));
        }
        let has_neighbours = !routes.is_empty() && !self.before.view.melds.is_empty();
        self.clock += if has_neighbours { self.tokens.lift } else { 0.0 };
        self.send(routes, Way::Lay);
    }

    /// What came from a rack first, tile by tile; then all that was moved about on the table, at once.
    fn rebuilt(&mut self, seat: Seat, melds: &[Vec<Slot>]) {
        let hidden = self.hidden(seat);
        let mut routes = Vec::new();
        for slot in melds.iter().flatten() {
            let comes = |moved: &Moved| {
                let from_table = matches!(moved.from, Some(Anchor::Meld(..)));
                is(slot.card, moved) && !from_table && matches!(moved.to, Some(Anchor::Meld(..)))
            };
            let moved = self.pick(comes);
            routes.extend(moved.and_then(|moved| Some((Some(moved.card), moved.from.unwrap_or(hidden), moved.to?))));
        }
        self.send(routes, Way::Lay);
    }

    /// Where a card of this seat comes from that was not to be seen before.
    fn hidden(&self, seat: Seat) -> Anchor {
        if seat == self.after.seat { Anchor::Stock } else { Anchor::Seat(seat) }
    }

    /// The way of a card to where it lies open now; from `hidden`, if it was not to be seen.
    fn revealed(&mut self, card: Card, hidden: Anchor, ends: fn(Anchor) -> bool) -> Option<Route> {
        let moved = self.pick(|moved| is(card, moved) && moved.to.is_some_and(ends))?;
        Some((Some(moved.card), moved.from.unwrap_or(hidden), moved.to?))
    }

    fn pick(&mut self, is_meant: impl Fn(&Moved) -> bool) -> Option<Moved> {
        let place = self.moved.iter().position(is_meant)?;
        Some(self.moved.remove(place))
    }

    fn send(&mut self, routes: Vec<Route>, way: Way) {
        let Some(last) = routes.len().checked_sub(1) else { return };
        let step = way.step(self.tokens);
        for (place, (card, from, to)) in routes.into_iter().enumerate() {
            self.plan.travels.push(Travel { card, from, to, delay: self.clock + step * place as f64, way });
        }
        self.clock += step * last as f64 + way.time(self.tokens);
    }
}

/// Whether this is the card of an event; which copy of it, an event does not say.
fn is(card: Card, moved: &Moved) -> bool {
    let face: Face = card.face();
    moved.card.face() == face
}

/// For each meld of a table that was rebuilt, the one it was, by number: of those that a play names anew, most are still
/// the same.
fn kept(before: &Scene, after: &Scene) -> Option<Vec<(MeldId, MeldId)>> {
    let is_named_anew =
        after.view.law.is_rearranged() && (!Rc::ptr_eq(&before.view, &after.view) || before.plays != after.plays);
    let tiles = |scene: &Scene| scene.melds.iter().map(|(_, cards)| cards.clone()).collect::<Vec<_>>();
    is_named_anew.then(|| {
        let homes = homes(&tiles(before), &tiles(after), |one, two| one == two);
        let pairs = homes.into_iter().zip(&after.melds);
        pairs.filter_map(|(home, (id, _))| Some((before.melds[home?].0, *id))).collect()
    })
}

/// Whether a card that goes from one to the other stays among the same cards.
fn is_beside(from: Anchor, to: Anchor, kept: Option<&[(MeldId, MeldId)]>) -> bool {
    match (from, to, kept) {
        (Anchor::Meld(was, _), Anchor::Meld(is, _), Some(kept)) => kept.contains(&(was, is)),
        (from, to, _) => from.is_beside(to),
    }
}

/// What lies elsewhere than before, and what stayed among the same cards; a card keeps its copy from view to view.
fn compared(before: &Scene, after: &Scene) -> (Vec<Moved>, Vec<(Anchor, Anchor)>) {
    let (mut old, mut new) = (before.lying(), after.lying());
    let kept = kept(before, after);
    let (mut moved, mut stays) = (Vec::new(), Vec::new());
    new.retain(|&(card, to)| {
        let Some(place) = old.iter().position(|(was, _)| *was == card) else { return true };
        let (_, from) = old.remove(place);
        if is_beside(from, to, kept.as_deref()) {
            stays.push((from, to));
        } else {
            moved.push(Moved { card, from: Some(from), to: Some(to) });
        }
        false
    });
    moved.extend(new.into_iter().map(|(card, to)| Moved { card, from: None, to: Some(to) }));
    moved.extend(old.into_iter().map(|(card, from)| Moved { card, from: Some(from), to: None }));
    // A pile has no neighbours that could be seen to move aside.
    stays.retain(|(_, to)| !matches!(to, Anchor::Discard(_)));
    (moved, stays)
}
