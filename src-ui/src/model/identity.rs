//! Which card is which: a host tells faces, and by what has happened since the view before each card keeps its copy.

use cards::{Card, CardSet, Face, Slot};
use protocol::{Cards, Options, Seat, SeatEvent, View};

/// Names the cards of the first view of a table.
pub fn first(view: View, seat: Seat) -> View {
    named(view, seat, Vec::new())
}

/// Names the cards of a view so that each that was seen before keeps its copy, wherever it lies now; of two equal cards
/// of one's own, a chosen one is the one that leaves the hand.
pub fn follow(before: &View, view: View, seat: Seat, chosen: &[Card]) -> View {
    if before.deal != view.deal {
        return first(view, seat);
    }
    let mut course = Course { seen: lying(before), melds: before.melds.len(), pile: before.discard.len(), chosen };
    // No event tells of what is taken back; then it is enough to know what lay there.
    for event in view.log.strip_prefix(&before.log[..]).unwrap_or_default() {
        course.follow(event);
    }
    named(view, seat, course.seen)
}

/// The cards of this list as they lie in the hand, chosen ones before others; what is not there stays as it is.
pub fn in_hand(cards: &[Card], hand: &CardSet, chosen: &[Card]) -> Vec<Card> {
    let mut left: Vec<Card> = chosen.iter().copied().filter(|card| hand.contains(*card)).collect();
    left.extend(hand.iter().filter(|card| !chosen.contains(card)));
    let mut held = |card: &Card| take(&mut left, |other| other.face() == card.face()).unwrap_or(*card);
    cards.iter().map(&mut held).collect()
}

/// A place in which a card can be known to lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Hand(Seat),
    /// The number of the meld from 0, and what the card plays there.
    Meld(usize, Face),
    /// Counted from the lowest card of the pile.
    Discard(usize),
}

/// Every card that a view shows, and where.
fn lying(view: &View) -> Vec<(Place, Card)> {
    let hands = view.hands.iter().enumerate().flat_map(|(seat, hand)| {
        hand.iter().flat_map(move |hand| hand.iter().map(move |card| (Place::Hand(Seat(seat as u8)), *card)))
    });
    let melds = view
        .melds
        .iter()
        .enumerate()
        .flat_map(|(index, meld)| meld.cards.iter().map(move |slot| (Place::Meld(index, slot.plays), slot.card)));
    let discards = view.discard.iter().enumerate().map(|(depth, card)| (Place::Discard(depth), *card));
    hands.chain(melds).chain(discards).collect()
}

/// Where the cards that were seen are, as one event follows the other.
struct Course<'a> {
    seen: Vec<(Place, Card)>,
    melds: usize,
    pile: usize,
    chosen: &'a [Card],
}

impl Course<'_> {
    fn follow(&mut self, event: &SeatEvent) {
        match event {
            // What is drawn was hidden, and a deal begins with a view of its own.
            SeatEvent::Dealt { .. } | SeatEvent::Drew(..) => {}
            SeatEvent::Shuffled => self.keep_of_pile(self.pile.saturating_sub(1)),
            SeatEvent::TurnedOver(_) => self.keep_of_pile(0),
            SeatEvent::Took(seat, _) => self.lift(*seat, 1),
            SeatEvent::Dug(seat, cards) => self.lift(*seat, cards.len()),
            SeatEvent::Melded(seat, slots) => {
                self.melds += 1;
                self.lay(*seat, self.melds - 1, slots);
            }
            SeatEvent::LaidOff(seat, meld, slots) => {
                if let Some(index) = meld.index() {
                    self.lay(*seat, index, slots);
                }
            }
            SeatEvent::Discarded(seat, card) => {
                self.move_card(*seat, *card, Place::Discard(self.pile));
                self.pile += 1;
            }
            SeatEvent::Played(seat, melds) => self.rebuild(*seat, melds),
            SeatEvent::Passed(_) => {}
        }
    }

    /// Every tile of the table lies in the meld that it was in before where it can, else where there is one of its face;
    /// what is left comes from the seat's rack.
    fn rebuild(&mut self, seat: Seat, melds: &[Vec<Slot>]) {
        let places = melds.iter().enumerate().flat_map(|(meld, slots)| slots.iter().map(move |slot| (meld, slot)));
        let mut left: Vec<(usize, &Slot)> = places.collect();
        let mut old: Vec<usize> =
            (0..self.seen.len()).filter(|index| matches!(self.seen[*index].0, Place::Meld(..))).collect();
        for stays in [true, false] {
            left.retain(|(meld, slot)| {
                let is_it = |index: &usize| {
                    let (place, card) = self.seen[*index];
                    card.face() == slot.card.face() && (!stays || matches!(place, Place::Meld(was, _) if was == *meld))
                };
                let found = take(&mut old, is_it);
                if let Some(index) = found {
                    self.seen[index].0 = Place::Meld(*meld, slot.plays);
                }
                found.is_none()
            });
        }
        self.melds = melds.len();
        left.iter().for_each(|(meld, slot)| self.move_card(seat, slot.card, Place::Meld(*meld, slot.plays)));
    }

    /// Of the discard pile only the card at this place is left.
    fn keep_of_pile(&mut self, kept: usize) {
        self.seen.retain(|(place, _)| !matches!(place, Place::Discard(depth) if *depth != kept));
        for (place, _) in &mut self.seen {
            if matches!(place, Place::Discard(_)) {
                *place = Place::Discard(0);
            }
        }
        self.pile = self.pile.min(1);
    }

    /// A seat takes so many cards off the discard pile.
    fn lift(&mut self, seat: Seat, count: usize) {
        self.pile = self.pile.saturating_sub(count);
        for (place, _) in &mut self.seen {
            if matches!(place, Place::Discard(depth) if *depth >= self.pile) {
                *place = Place::Hand(seat);
            }
        }
    }

    fn lay(&mut self, seat: Seat, meld: usize, slots: &[Slot]) {
        slots.iter().for_each(|slot| self.move_card(seat, slot.card, Place::Meld(meld, slot.plays)));
    }

    /// A card of this face leaves a hand; one that was hidden there has no copy yet.
    fn move_card(&mut self, seat: Seat, card: Card, to: Place) {
        let is_meant = |(place, other): &(Place, Card)| *place == Place::Hand(seat) && other.face() == card.face();
        let is_chosen = |lies: &(Place, Card)| is_meant(lies) && self.chosen.contains(&lies.1);
        let found = self.seen.iter().position(is_chosen).or_else(|| self.seen.iter().position(is_meant));
        if let Some(found) = found {
            self.seen[found].0 = to;
        }
    }
}

/// Gives every card of a view its copy: those that lie where they are known to lie first, then those that are left over,
/// then the rest.
fn named(view: View, seat: Seat, mut seen: Vec<(Place, Card)>) -> View {
    let places = lying(&view);
    let mut names: Vec<Option<Card>> = places
        .iter()
        .map(|(place, card)| take(&mut seen, |(was, old)| was == place && old.face() == card.face()).map(|lies| lies.1))
        .collect();
    // What others took is hidden in their hands again.
    seen.retain(|(place, _)| !matches!(place, Place::Hand(other) if *other != seat));
    for (name, (_, card)) in names.iter_mut().zip(&places).filter(|(name, _)| name.is_none()) {
        *name = take(&mut seen, |(_, old)| old.face() == card.face()).map(|lies| lies.1);
    }
    let mut given: CardSet = names.iter().copied().flatten().collect();
    let copies = names.into_iter().zip(&places).map(|(name, (_, card))| {
        let name = name.unwrap_or_else(|| free(*card, &given));
        given.insert(name);
        name
    });
    renamed(view, seat, copies.collect())
}

/// The view with these cards in the places of its own, in the order of [`lying`].
fn renamed(mut view: View, seat: Seat, names: Vec<Card>) -> View {
    let hands = view.hands.iter_mut().flatten().flat_map(|hand| hand.0.iter_mut());
    let melds = view.melds.iter_mut().flat_map(|meld| meld.cards.iter_mut().map(|slot| &mut slot.card));
    for (card, name) in hands.chain(melds).chain(view.discard.0.iter_mut()).zip(names) {
        *card = name;
    }
    let hand = view.hands.get(seat.index()).cloned().flatten().unwrap_or_default();
    view.options = view.options.map(|options| offered(options, &hand, &view.discard));
    view
}

/// What may be done with a face may be done with every card of the hand that shows it; dug for is the uppermost of the pile.
fn offered(options: Options, hand: &Cards, pile: &Cards) -> Options {
    let of_hand = |cards: &Cards| -> Cards { hand.iter().copied().filter(|card| shows_one_of(cards, *card)).collect() };
    let of_pile = |card: &Card| pile.iter().rev().copied().find(|other| other.face() == card.face());
    Options {
        dig: options.dig.iter().filter_map(of_pile).collect(),
        discard: of_hand(&options.discard),
        lay_off: options.lay_off.iter().map(of_hand).collect(),
        ..options
    }
}

fn shows_one_of(cards: &Cards, card: Card) -> bool {
    cards.iter().any(|other| other.face() == card.face())
}

/// The lowest copy that lies nowhere.
fn free(card: Card, given: &CardSet) -> Card {
    card.copies().find(|card| !given.contains(*card)).unwrap_or(card)
}

/// Takes the first one that is meant out of a list.
fn take<T>(list: &mut Vec<T>, is_meant: impl Fn(&T) -> bool) -> Option<T> {
    let place = list.iter().position(is_meant)?;
    Some(list.remove(place))
}

#[cfg(test)]
mod tests;
