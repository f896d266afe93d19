//! Laws that hold in every state of random games, of every game and of laws mixed at random.

use alloc::{string::ToString, vec, vec::Vec};
use cards::{Ace, Card, CardSet, Deck, Face, Slot};
use protocol::{
    Action, AfterStock, Cards, Discards, Exhaustion, FirstDealer, Game, GameEnd, GoingOut, Hex, MeldId, Options,
    Placing, Refusal, Reveal, RuleKeys, Rules, Scoring, Seat, SeatEvent, TakenCard, TurnLimit, Verdict, games,
};

use crate::{DealKind, Event, Seed, State, commitment, deal_seed, state::Happened, stream::Stream, verify};

/// Plays a whole table at random and checks every law in every state.
fn check(rules: Rules, seed: u8, max_actions: u32) -> u32 {
    let mut walk = Walk::new(rules, seed);
    while walk.actions < max_actions {
        walk.deal();
        while walk.state.end().is_none() {
            walk.laws();
            walk.step();
        }
        walk.laws_at_round_end();
    }
    walk.actions
}

struct Walk {
    state: State,
    chance: Stream,
    server_seed: [u8; 32],
    facts: Vec<Event>,
    actions: u32,
}

impl Walk {
    fn new(rules: Rules, seed: u8) -> Self {
        let state = State::new(Game::Rummy100, RuleKeys::default(), rules);
        let chance = Stream::at(&Seed::new([seed; 32]), 0);
        Self { state, chance, server_seed: [0; 32], facts: Vec::new(), actions: 0 }
    }

    fn deal(&mut self) {
        let deal = self.state.deal_number() + 1;
        self.server_seed = core::array::from_fn(|_| self.chance.below(256) as u8);
        let seed = deal_seed(&self.server_seed, deal, &self.nonces());
        let kind = match self.state.end() {
            Some(end) if !end.game_over => DealKind::NextRound,
            Some(_) | None => DealKind::NewGame,
        };
        self.apply(&[self.state.deal(kind, deal, seed, commitment(&self.server_seed))]);
    }

    fn nonces(&self) -> Vec<[u8; 16]> {
        vec![[0; 16]; self.state.rules().seats.into()]
    }

    fn apply(&mut self, events: &[Event]) {
        for event in events {
            self.state.evolve(event);
            self.facts.push(event.clone());
        }
    }

    /// A random legal move, likelier one that puts cards down.
    fn step(&mut self) {
        let legal = self.state.legal_actions();
        assert!(!legal.is_empty(), "no legal move: {:?}", self.state);
        let placings: Vec<&Action> = legal.iter().filter(|action| !matches!(action, Action::Discard(_))).collect();
        let action = match (placings.is_empty(), self.chance.below(3)) {
            (false, 0 | 1) => placings[self.chance.below(placings.len() as u32) as usize].clone(),
            _ => legal[self.chance.below(legal.len() as u32) as usize].clone(),
        };
        let events = self.state.decide(self.state.turn(), &action).expect("a listed move is allowed");
        self.apply(&events);
        self.actions += 1;
    }

    fn laws(&mut self) {
        each_card_lies_in_one_place(&self.state);
        imagining_a_view_gives_it_back(&self.state);
        let probe = self.probe();
        options_are_what_decide_allows(&self.state, &probe);
        hidden_cards_tell_nothing(&self.state, &mut self.chance, &probe);
        if self.actions.is_multiple_of(16) {
            every_small_placing_is_listed_or_refused(&self.state);
        }
    }

    fn laws_at_round_end(&self) {
        let state = &self.state;
        for (seat, score) in state.scores.iter().enumerate() {
            assert_eq!(*score, state.sheet.iter().map(|round| round[seat]).sum::<i32>());
        }
        let reveal = Reveal {
            deal: state.deal_number(),
            server_seed: Hex(self.server_seed).to_string(),
            nonces: self.nonces().iter().map(|nonce| Hex(*nonce).to_string()).collect(),
        };
        for seat in Seat::all(state.rules().seats) {
            let told = serde_json::to_string(&state.view(seat)).expect("a view is JSON");
            let read = serde_json::from_str(&told).expect("a view");
            assert_eq!(verify(&read, seat, &reveal), Verdict::Fits);
        }
        let mut again = State::new(state.game, state.keys.clone(), state.rules.clone());
        self.facts.iter().for_each(|event| again.evolve(event));
        assert_eq!(again, *state, "the facts give the state");
    }

    /// An action that makes more or less sense.
    fn probe(&mut self) -> Action {
        let hand: Vec<Card> = self.state.own_hand().iter().collect();
        let deck: Vec<Card> = self.state.rules.deck.cards().collect();
        let from = if self.chance.below(4) == 0 { &deck } else { &hand };
        let count = 1 + self.chance.below(4);
        let cards: Vec<Card> = (0..count).map(|_| from[self.chance.below(from.len() as u32) as usize]).collect();
        let slots: Vec<Slot> = cards.iter().copied().map(Slot::natural).collect();
        let meld = MeldId(self.chance.below(5) as u8);
        match self.chance.below(7) {
            0 => Action::Draw,
            1 => Action::Take,
            2 | 3 => Action::Meld(slots),
            4 => Action::LayOff(meld, slots),
            5 => Action::Dig(cards[0], Placing::Meld(slots)),
            _ => Action::Discard(cards[0]),
        }
    }
}

fn each_card_lies_in_one_place(state: &State) {
    let placed = state.melds.iter().flat_map(|laid| laid.meld.cards());
    let hands = state.hands.iter().flat_map(CardSet::iter);
    let all: Vec<Card> = placed.chain(hands).chain(state.stock.iter().chain(&state.discard).copied()).collect();
    let deck: CardSet = state.rules.deck.cards().collect();
    assert_eq!(all.len(), deck.len(), "no card is lost or doubled");
    assert_eq!(all.into_iter().collect::<CardSet>(), deck);
}

fn imagining_a_view_gives_it_back(state: &State) {
    for seat in Seat::all(state.rules.seats) {
        let view = state.view(seat);
        let imagined = State::imagine(&view, seat, &Seed::new([9; 32]));
        each_card_lies_in_one_place(&imagined);
        assert_eq!(imagined.view(seat), view);
    }
}

fn options_are_what_decide_allows(state: &State, probe: &Action) {
    let options = state.options();
    let allowed = state.decide(state.turn(), probe).is_ok();
    match probe {
        Action::Draw => assert_eq!(options.draw, allowed),
        Action::Take => assert_eq!(options.take, allowed),
        Action::Discard(card) => {
            assert_eq!(options.discard.iter().any(|there| there.face() == card.face()), allowed);
        }
        Action::Meld(_) => assert!(options.meld || !allowed),
        Action::LayOff(id, slots) if allowed => {
            let listed = &options.lay_off[id.index().expect("a meld")];
            assert!(slots.iter().all(|slot| listed.iter().any(|card| card.face() == slot.card.face())));
        }
        Action::Dig(card, _) => {
            assert!(!allowed || options.dig.iter().any(|there| there.face() == card.face()));
        }
        Action::LayOff(..) => {}
    }
    let legal = state.legal_actions();
    for action in &legal {
        assert!(state.decide(state.turn(), action).is_ok(), "{action} is listed");
    }
    assert_eq!(options, in_bulk(&legal, &options), "the list and the bulk are the same");
}

/// Options as the full list has them.
fn in_bulk(legal: &[Action], like: &Options) -> Options {
    let mut lay_off = vec![CardSet::EMPTY; like.lay_off.len()];
    let (mut dig, mut discard) = (CardSet::EMPTY, CardSet::EMPTY);
    for action in legal {
        match action {
            Action::LayOff(id, _) => {
                let cards = &mut lay_off[id.index().expect("a meld")];
                *cards = cards.union(&action.cards());
            }
            Action::Dig(card, _) => dig = dig.with(*card),
            Action::Discard(card) => discard = discard.with(*card),
            Action::Draw | Action::Take | Action::Meld(_) => {}
        }
    }
    Options {
        draw: legal.contains(&Action::Draw),
        take: legal.contains(&Action::Take),
        dig: dig.into(),
        discard: discard.into(),
        lay_off: lay_off.into_iter().map(Cards::from).collect(),
        meld: legal.iter().any(|action| matches!(action, Action::Meld(_))),
        take_back: false,
    }
}

/// Every set of up to four cards of the hand, as a meld and as a lay-off on every meld: listed exactly where allowed.
fn every_small_placing_is_listed_or_refused(state: &State) {
    let legal: Vec<(Option<MeldId>, CardSet)> = state.legal_actions().iter().filter_map(placing).collect();
    let naturals = state.own_hand().iter().filter(|card| card.face() != Face::Joker);
    let hand: Vec<Card> = naturals.take(12).collect();
    let melds: Vec<Option<MeldId>> = (0..state.melds.len()).map(|i| Some(MeldId::at(i))).chain([None]).collect();
    for mask in 1u32..1 << hand.len() {
        if mask.count_ones() > 4 {
            continue;
        }
        let cards = || (0..hand.len()).filter(|i| mask >> i & 1 == 1).map(|i| hand[i]);
        for meld in &melds {
            let action = match meld {
                Some(id) => Action::lay_off(*id, cards()),
                None => Action::meld(cards()),
            };
            let faces: CardSet = cards().map(|card| card.with_copy(0)).collect();
            let listed = faces.len() == cards().count() && legal.contains(&(*meld, faces));
            let allowed = state.decide(state.turn(), &action).is_ok();
            assert_eq!(listed, allowed, "{action}");
        }
    }
}

fn placing(action: &Action) -> Option<(Option<MeldId>, CardSet)> {
    let faces = || action.cards().iter().map(|card| card.with_copy(0)).collect();
    match action {
        Action::Meld(_) => Some((None, faces())),
        Action::LayOff(id, _) => Some((Some(*id), faces())),
        Action::Draw | Action::Take | Action::Dig(..) | Action::Discard(_) => None,
    }
}

/// Hidden cards moved about in the true state: a seat's view, the refusals it gets and the events it sees stay the same.
fn hidden_cards_tell_nothing(state: &State, chance: &mut Stream, probe: &Action) {
    for reader in Seat::all(state.rules.seats) {
        let other = with_hidden_cards_moved(state, reader, chance);
        assert_eq!(other.view(reader), state.view(reader));
        let (there, here) = (told(&other, reader, probe), told(state, reader, probe));
        match probe {
            // The card itself is another: that is what drawing is for.
            Action::Draw => assert_eq!(there.map(in_public), here.map(in_public)),
            Action::Take | Action::Dig(..) | Action::Meld(_) | Action::LayOff(..) | Action::Discard(_) => {
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
        Event::Drew { seat, card } if *seat != reader => *card = Card::joker(chance.below(4) as u8),
        Event::Drew { .. }
        | Event::TurnedOver { .. }
        | Event::Took { .. }
        | Event::Dug { .. }
        | Event::Melded { .. }
        | Event::LaidOff { .. }
        | Event::Discarded { .. }
        | Event::RoundEnded { .. } => {}
    }
}

fn mixed_rules(seed: u8) -> Rules {
    let mut chance = Stream::at(&Seed::new([seed; 32]), 0);
    let mut pick = |n: u32| chance.below(n);
    let seats = 2 + pick(3) as u8;
    Rules {
        seats,
        deck: Deck { packs: 1 + pick(2) as u8, jokers: 2 * pick(2) as u8 },
        hand: 5 + pick(6) as u8,
        first_dealer: [FirstDealer::Random, FirstDealer::Seat(Seat(1))][pick(2) as usize],
        ace: [Ace::Low, Ace::High, Ace::Either][pick(3) as usize],
        discards: [Discards::Top, Discards::Dig][pick(2) as usize],
        taken_card: [TakenCard::Stays, TakenCard::StaysUnlessLast][pick(2) as usize],
        going_out: [GoingOut::AnyWay, GoingOut::ByDiscard][pick(2) as usize],
        after_stock: [
            AfterStock::Shuffle(Exhaustion::Unlimited),
            AfterStock::Shuffle(Exhaustion::EndsAt(3)),
            AfterStock::TurnOver(Exhaustion::EndsAt(2)),
        ][pick(3) as usize],
        scoring: [Scoring::WinnerTakesHands, Scoring::WinnerTakesHandsOrRummy, Scoring::PlacedLessHeld]
            [pick(3) as usize],
        turn_limit: [TurnLimit::NoPoints(60), TurnLimit::AsBlocked(90)][pick(2) as usize],
        game_end: [GameEnd::Target(100), GameEnd::Rounds(3)][pick(2) as usize],
    }
}

#[test]
fn the_laws_hold_for_rummy100() {
    let rules = games::rules(Game::Rummy100, &RuleKeys::default()).expect("its own defaults");
    let actions: u32 = (0..4).map(|seed| check(rules.clone(), seed, 2_500)).sum();
    assert!(actions >= 10_000);
}

#[test]
fn the_laws_hold_for_laws_mixed_at_random() {
    for seed in 0..48 {
        check(mixed_rules(seed), seed, 150);
    }
}

#[test]
fn what_is_hidden_cannot_be_serialised() {
    use static_assertions::assert_not_impl_any;
    assert_not_impl_any!(State: serde::Serialize);
    assert_not_impl_any!(Event: serde::Serialize);
    assert_not_impl_any!(Seed: serde::Serialize);
}

#[test]
fn a_deal_that_was_tampered_with_is_found_out() {
    let rules = games::rules(Game::Rummy100, &RuleKeys::default()).expect("its own defaults");
    let mut walk = Walk::new(rules, 5);
    walk.deal();
    while walk.state.end().is_none() {
        walk.step();
    }
    let view = walk.state.view(Seat(0));
    let nonces: Vec<_> = walk.nonces().iter().map(|nonce| Hex(*nonce).to_string()).collect();
    let reveal = Reveal { deal: 1, server_seed: Hex(walk.server_seed).to_string(), nonces };
    assert_eq!(verify(&view, Seat(0), &reveal), Verdict::Fits);

    let other_seed = Reveal { server_seed: Hex([3; 32]).to_string(), ..reveal.clone() };
    assert_eq!(verify(&view, Seat(0), &other_seed), Verdict::OtherSeed);

    let mut other_hand = view.clone();
    other_hand.log[0] = "deal 2c: As Ks".parse().expect("an event");
    assert_eq!(verify(&other_hand, Seat(0), &reveal), Verdict::OtherDeal);

    let mut other_draw = view;
    let drawn = other_draw.log.iter().position(|event| event.deed().starts_with("draw ")).expect("a card was drawn");
    let card = if other_draw.log[drawn].deed() == "draw As" { "2c" } else { "As" };
    other_draw.log[drawn] = alloc::format!("0 draw {card}").parse().expect("an event");
    assert_eq!(verify(&other_draw, Seat(0), &reveal), Verdict::OtherDraw);
}
