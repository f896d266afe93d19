//! Random tables, where the engine knows which card is which and the page has to find it out.

use std::collections::HashMap;

use cards::{Card, CardSet};
use engine::{DealKind, Event, Seed, State, commitment, deal_seed};
use protocol::{Action, Game, RuleKeys, Seat, SeatEvent, View, games};

use super::{first, follow, in_hand, lying};
use crate::update::tests::{card, cards};

/// As a view comes from a host: faces, no copies.
fn told(view: &View) -> View {
    serde_json::from_str(&serde_json::to_string(view).expect("a view is JSON")).expect("a view")
}

/// What one seat has seen of a table: the cards as the engine tells them apart, and their names in the page.
struct Page {
    seat: Seat,
    view: View,
    names: HashMap<Card, Card>,
}

impl Page {
    fn new(state: &State, seat: Seat) -> Self {
        let real = state.view(seat);
        let view = first(told(&real), seat);
        let names = names(&real, &view);
        Self { seat, view, names }
    }

    /// Looks again; says which cards have another name than before. Equal cards of
    /// the hand are as good as each other, and so are those that leave it together.
    fn look(&mut self, state: &State, moved: &CardSet) -> Vec<Card> {
        let real = state.view(self.seat);
        let chosen: Vec<Card> = moved.iter().filter_map(|card| self.names.get(&card).copied()).collect();
        self.view = follow(&self.view, told(&real), self.seat, &chosen);
        let before = std::mem::replace(&mut self.names, names(&real, &self.view));
        let hand = |view: &View| view.hands[self.seat.index()].as_ref().expect("one's own hand").set();
        let (held, shown) = (hand(&real), hand(&self.view));
        let placed: CardSet = moved.iter().filter_map(|card| self.names.get(&card).copied()).collect();
        let is_kept = |card: &Card, was: &Card| match (held.contains(*card), moved.contains(*card)) {
            (true, _) => shown.contains(*was),
            (false, true) => placed.contains(*was),
            (false, false) => self.names[card] == *was,
        };
        before
            .iter()
            .filter(|(card, was)| self.names.contains_key(card) && !is_kept(card, was))
            .map(|(card, _)| *card)
            .collect()
    }
}

/// The name of every card that is to be seen; none is given twice, and options name cards that are there.
fn names(real: &View, named: &View) -> HashMap<Card, Card> {
    let (truth, page) = (lying(real), lying(named));
    let given: CardSet = page.iter().map(|(_, name)| *name).collect();
    assert_eq!((given.len(), page.len()), (page.len(), truth.len()), "no two places hold one card");
    for (is, shows) in truth.iter().zip(&page) {
        assert_eq!((is.0, is.1.face()), (shows.0, shows.1.face()));
    }
    if let Some(options) = &named.options {
        let hand = named.hands[named.turn.index()].as_ref().expect("one's own hand").set();
        assert!(options.discard.set().is_subset(&hand));
        assert!(options.lay_off.iter().all(|cards| cards.set().is_subset(&hand)));
        assert!(options.dig.set().is_subset(&named.discard.set()));
    }
    truth.iter().zip(&page).map(|(is, shows)| (is.1, shows.1)).collect()
}

struct Walk {
    state: State,
    chance: u64,
}

impl Walk {
    fn new(game: Game, keys: RuleKeys, seed: u8) -> Self {
        let state = State::new(game, keys.clone(), games::rules(game, &keys).expect("a law"));
        let mut walk = Self { state, chance: u64::from(seed) };
        walk.deal();
        walk
    }

    fn deal(&mut self) {
        let secret = [self.below(256) as u8; 32];
        let deal = self.state.deal_number() + 1;
        let nonces = vec![[0; 16]; usize::from(self.state.rules().seats)];
        let seed: Seed = deal_seed(&secret, deal, &nonces);
        let dealt = self.state.deal(DealKind::NewGame, deal, seed, commitment(&secret));
        self.state.evolve(&dealt);
    }

    fn below(&mut self, end: usize) -> usize {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) as usize % end
    }

    /// A random legal move, more often one that puts cards down or digs.
    fn step(&mut self) -> Vec<Event> {
        let legal = self.state.legal_actions();
        let is_plain = |action: &&Action| matches!(action, Action::Draw | Action::Take | Action::Discard(_));
        let others: Vec<&Action> = legal.iter().filter(|action| !is_plain(action)).collect();
        let action = match (others.len(), self.below(3)) {
            (1.., 0 | 1) => others[self.below(others.len())].clone(),
            _ => legal[self.below(legal.len())].clone(),
        };
        let events = self.state.decide(self.state.turn(), &action).expect("a listed move is allowed");
        events.iter().for_each(|event| self.state.evolve(event));
        events
    }
}

/// The cards that events move, as the engine tells them apart.
fn moved(events: &[Event]) -> CardSet {
    let seen = events.iter().filter_map(|event| event.seen_by(Seat(0)));
    seen.flat_map(|event| match event {
        SeatEvent::Melded(_, slots) | SeatEvent::LaidOff(_, _, slots) => slots.iter().map(|slot| slot.card).collect(),
        SeatEvent::Discarded(_, card) => vec![card],
        SeatEvent::Dug(_, cards) => cards.0,
        SeatEvent::Dealt { .. }
        | SeatEvent::Drew(..)
        | SeatEvent::Shuffled
        | SeatEvent::TurnedOver(_)
        | SeatEvent::Took(..)
        | SeatEvent::Played(..)
        | SeatEvent::Passed(_) => Vec::new(),
    })
    .collect()
}

/// Plays so many moves; every seat watches, and a placing is taken back now and then.
fn watch(game: Game, keys: RuleKeys, seed: u8, moves: usize) {
    let mut walk = Walk::new(game, keys, seed);
    let watching = |state: &State| Seat::all(state.rules().seats).map(|seat| Page::new(state, seat)).collect();
    let mut pages: Vec<Page> = watching(&walk.state);
    for _ in 0..moves {
        let before = walk.state.clone();
        let events = walk.step();
        let is_mixed = events.iter().any(|event| matches!(event, Event::Shuffled { .. }));
        for page in &mut pages {
            let renamed = page.look(&walk.state, &moved(&events));
            assert!(is_mixed || renamed.is_empty(), "{renamed:?} after {events:?}");
        }
        if events.iter().all(Event::may_be_taken_back) && walk.below(2) == 0 {
            walk.state = before;
            assert!(pages.iter_mut().all(|page| page.look(&walk.state, &CardSet::EMPTY).is_empty()), "{events:?}");
        }
        if walk.state.end().is_some() {
            walk.deal();
            pages = watching(&walk.state);
        }
    }
}

#[test]
fn every_card_keeps_its_copy_as_long_as_it_is_to_be_seen() {
    for seats in 2..=7 {
        let keys = RuleKeys { seats: Some(seats), jokers: Some(2), ..RuleKeys::default() };
        watch(Game::Rummy500, keys, seats, 300);
    }
    watch(Game::Rummy, RuleKeys { seats: Some(4), ..RuleKeys::default() }, 9, 300);
}

#[test]
fn of_two_equal_cards_the_chosen_one_leaves_the_hand() {
    let seen = View { discard: cards(""), ..crate::update::tests::view(protocol::Phase::Play, "7h 2s 7h") };
    let mut next = View { hands: vec![Some(cards("2s 7h")), None], discard: cards("7h"), ..seen.clone() };
    next.log.push("0 discard 7h".parse().expect("an event"));
    for copy in [0, 1] {
        let chosen = card("7h").with_copy(copy);
        let named = follow(&seen, next.clone(), Seat(0), &[chosen]);
        assert_eq!(named.discard.0, [chosen]);
        assert_eq!(named.hands[0].as_ref().expect("a hand").0, [card("2s"), card("7h").with_copy(1 - copy)]);
    }
}

#[test]
fn what_a_refusal_names_is_found_in_the_hand() {
    let hand: CardSet = cards("7h 7h 2s").set().without(card("7h"));
    let second = card("7h").with_copy(1);
    assert_eq!(in_hand(&cards("7h 9c"), &hand, &[]), [second, card("9c")]);
    let both = cards("7h 7h").set();
    assert_eq!(in_hand(&cards("7h"), &both, &[second]), [second]);
}
