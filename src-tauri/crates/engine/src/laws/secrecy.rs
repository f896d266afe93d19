//! What a seat cannot see: it tells nothing, and imagining it gives the same view back.

use alloc::{vec, vec::Vec};
use cards::{Card, Face};
use protocol::{Action, Refusal, Seat, SeatEvent, View};

use super::{lying, probe::Probe};
use crate::{Event, Seed, State, state::Happened, stream::Stream};

pub(super) fn imagining_a_view_gives_it_back(state: &State, reader: Seat) {
    let view = state.view(reader);
    let imagined = State::imagine(&view, reader, &Seed::new([9; 32]));
    lying::each_card_lies_in_one_place(&imagined);
    assert_eq!(imagined.view(reader), view);
    what_everybody_saw_is_kept(state, &imagined);
}

/// A pile that was turned over lies in its order, a shuffled stock is made of what it was shuffled from, and what was
/// taken and kept lies in its hand.
fn what_everybody_saw_is_kept(state: &State, imagined: &State) {
    let renewed = state.log.iter().rev().find_map(|happened| match happened {
        Happened::Fact(event @ (Event::TurnedOver { .. } | Event::Shuffled { .. })) => Some(event),
        Happened::Fact(_) | Happened::Told(_) => None,
    });
    match renewed {
        Some(Event::TurnedOver { .. }) => assert_eq!(imagined.stock, state.stock),
        Some(Event::Shuffled { stock, .. }) => assert!(is_part_of(&faces(&imagined.stock), &faces(stock))),
        Some(_) | None => {}
    }
    for (hand, kept) in imagined.hands.iter().zip(kept(state)) {
        assert!(is_part_of(&kept, &hand.iter().map(Card::face).collect::<Vec<_>>()));
    }
}

fn faces<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Vec<Face> {
    cards.into_iter().map(|card| card.face()).collect()
}

/// Whether each face is in the whole as often as in the part.
pub(super) fn is_part_of(part: &[Face], whole: &[Face]) -> bool {
    let count = |faces: &[Face], face: Face| faces.iter().filter(|there| **there == face).count();
    part.iter().all(|face| count(part, *face) <= count(whole, *face))
}

/// By seat, what it was seen to take and not to put down again.
fn kept(state: &State) -> Vec<Vec<Face>> {
    let mut kept = vec![Vec::new(); state.hands.len()];
    let gone = |seat: &Seat, cards: &mut dyn Iterator<Item = Card>, kept: &mut Vec<Vec<Face>>| {
        for card in cards {
            let held = &mut kept[seat.index()];
            if let Some(place) = held.iter().position(|face| *face == card.face()) {
                held.remove(place);
            }
        }
    };
    for happened in &state.log {
        let Happened::Fact(event) = happened else { continue };
        match event {
            Event::Took { seat, card } => kept[seat.index()].push(card.face()),
            Event::Dug { seat, cards } => kept[seat.index()].extend(cards.iter().map(|card| card.face())),
            Event::Melded { seat, meld } => gone(seat, &mut meld.cards(), &mut kept),
            Event::LaidOff { seat, cards, .. } => gone(seat, &mut cards.iter().map(|slot| slot.card), &mut kept),
            Event::Discarded { seat, card } => gone(seat, &mut [*card].into_iter(), &mut kept),
            // Nothing is taken openly where tables are rebuilt.
            Event::Played { .. } | Event::Passed { .. } => {}
            Event::Dealt { .. }
            | Event::Shuffled { .. }
            | Event::TurnedOver { .. }
            | Event::Drew { .. }
            | Event::RoundEnded { .. } => {}
        }
    }
    kept
}

/// Once it was text, a view still gives a table that looks the same: which copy a card is crosses no boundary.
pub(super) fn a_view_survives_the_wire(state: &State) {
    for reader in Seat::all(state.rules.seats) {
        let text = |view: &View| serde_json::to_string(view).expect("a view is JSON");
        let told = text(&state.view(reader));
        let read: View = serde_json::from_str(&told).expect("a view");
        assert_eq!(state.view(reader).by_faces(), read, "no text tells which of two equal cards lies where");
        let imagined = State::imagine(&read, reader, &Seed::new([7; 32]));
        lying::each_card_lies_in_one_place(&imagined);
        let sorted = |view: View| View { options: None, ..view };
        let (there, here) = (sorted(imagined.view(reader)), sorted(state.view(reader)));
        assert_eq!(there.hand_counts, here.hand_counts);
        assert_eq!(there.stock_count, here.stock_count);
        assert_eq!(text(&View { hands: Vec::new(), ..there }), text(&View { hands: Vec::new(), ..here }));
    }
}

/// Hidden cards moved about in the true state: a seat's view, the refusals it gets and the events it sees stay the same.
pub(super) fn hidden_cards_tell_nothing(state: &State, reader: Seat, chance: &mut Stream, probes: &[Probe]) {
    let other = with_hidden_cards_moved(state, reader, chance);
    assert_eq!(other.view(reader), state.view(reader));
    for Probe(action) in probes {
        let (there, here) = (told(&other, reader, action), told(state, reader, action));
        match action {
            // The card itself is another: that is what drawing is for.
            Action::Draw => assert_eq!(there.map(in_public), here.map(in_public)),
            Action::Take
            | Action::Dig(..)
            | Action::Meld(_)
            | Action::LayOff(..)
            | Action::Discard(_)
            | Action::Play(_)
            | Action::Pass => {
                assert_eq!(there, here);
            }
        }
    }
}

fn in_public(events: Vec<SeatEvent>) -> Vec<SeatEvent> {
    events.iter().map(SeatEvent::in_public).collect()
}

/// What a seat learns of what comes of its action.
fn told(state: &State, seat: Seat, action: &Action) -> Result<Vec<SeatEvent>, Refusal> {
    let events = state.decide(seat, action)?;
    Ok(events.iter().filter_map(|event| event.seen_by(seat)).collect())
}

fn with_hidden_cards_moved(state: &State, reader: Seat, chance: &mut Stream) -> State {
    let mut other = state.clone();
    let hidden = |seat: &Seat| *seat != reader;
    let seats: Vec<Seat> = Seat::all(state.rules.seats).filter(hidden).collect();
    let mut pool: Vec<Card> = seats.iter().flat_map(|seat| state.hand(*seat).iter()).chain(state.stock()).collect();
    chance.shuffle(&mut pool);
    for seat in seats {
        let count = state.hand(seat).len();
        other.hands[seat.index()] = pool.drain(..count).collect();
    }
    other.stock = pool.into();
    for happened in &mut other.log {
        if let Happened::Fact(event) = happened {
            move_hidden_cards_of(event, reader, chance);
        }
    }
    other.seed = Seed::new([chance.below(256) as u8; 32]);
    other.words = chance.below(100);
    other
}

/// What the fact hid from a seat becomes something else.
fn move_hidden_cards_of(event: &mut Event, reader: Seat, chance: &mut Stream) {
    match event {
        Event::Dealt { hands, stock, seed, words, .. } => {
            *seed = Seed::new([chance.below(256) as u8; 32]);
            *words = chance.below(100);
            for (_, hand) in hands.iter_mut().enumerate().filter(|(seat, _)| *seat != reader.index()) {
                let count = hand.len().min(stock.len());
                hand[..count].swap_with_slice(&mut stock[..count]);
            }
            chance.shuffle(stock);
        }
        Event::Shuffled { stock, words } => {
            chance.shuffle(stock);
            *words = chance.below(100);
        }
        Event::Drew { seat, card } if *seat != reader => *card = Card::joker(chance.below(2) as u8),
        Event::Drew { .. }
        | Event::TurnedOver { .. }
        | Event::Took { .. }
        | Event::Dug { .. }
        | Event::Melded { .. }
        | Event::LaidOff { .. }
        | Event::Discarded { .. }
        | Event::Played { .. }
        | Event::Passed { .. }
        | Event::RoundEnded { .. } => {}
    }
}
