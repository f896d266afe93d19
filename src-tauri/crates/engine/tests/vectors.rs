//! Deals are those that others compute from the same seeds: tests/cases/deal-vectors.json.

use std::collections::BTreeSet;

use cards::{Card, SortBy};
use engine::{DealKind, Event, Seed, State, commitment, deal_seed};
use protocol::{Action, Cards, Game, Hex, RuleKeys, Seat, games};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vector {
    game: Game,
    rules: String,
    deal: u32,
    deal_seed: String,
    server_seed: Option<String>,
    commit: Option<String>,
    nonces: Option<Vec<String>>,
    dealer: Option<Seat>,
    /// Of tiles, in place of the dealer.
    starts: Option<Seat>,
    position: Option<Dealt>,
    stock_after_shuffle_before_draw: Option<Cards>,
    discard_before: Option<Cards>,
    discard_after: Option<Cards>,
}

#[derive(Deserialize)]
struct Dealt {
    dealer: Option<Seat>,
    turn: Seat,
    #[serde(alias = "racks")]
    hands: Vec<Cards>,
    discard: Option<Cards>,
    #[serde(alias = "pool")]
    stock: Cards,
}

fn vectors() -> Vec<Vector> {
    let text = include_str!("../../../../tests/cases/deal-vectors.json");
    serde_json::from_str(text).expect("the vectors are as documented")
}

fn bytes<const N: usize>(text: &str) -> [u8; N] {
    text.parse::<Hex<N>>().expect("as many hex digits as needed").0
}

fn dealt(vector: &Vector) -> State {
    let keys: RuleKeys = vector.rules.parse().expect("rules");
    let rules = games::rules(vector.game, &keys).expect("rules of this game");
    let dealer = vector.dealer.or(vector.starts.map(|starts| starts.previous(rules.seats)));
    let mut state = State::new(vector.game, keys, rules);
    let seed = Seed::new(bytes(&vector.deal_seed));
    let event = match dealer {
        Some(dealer) => state.deal_by(dealer, DealKind::NewGame, vector.deal, seed, [0; 32]),
        None => state.deal(DealKind::NewGame, vector.deal, seed, [0; 32]),
    };
    state.evolve(&event);
    state
}

#[test]
fn seeds_and_commitments_are_those_of_the_vectors() {
    let with_seed = vectors().into_iter().filter_map(|vector| Some((vector.server_seed.clone()?, vector)));
    let mut checked = 0;
    for (server_seed, vector) in with_seed {
        let server_seed = bytes(&server_seed);
        let nonces: Vec<[u8; 16]> = vector.nonces.expect("nonces").iter().map(|nonce| bytes(nonce)).collect();
        assert_eq!(Some(Hex(commitment(&server_seed)).to_string()), vector.commit);
        assert_eq!(Hex(*deal_seed(&server_seed, vector.deal, &nonces).bytes()).to_string(), vector.deal_seed);
        checked += 1;
    }
    assert!(checked >= 2, "the first deal and a later one");
}

#[test]
fn deals_are_those_of_the_vectors() {
    let mut games = BTreeSet::new();
    for vector in vectors() {
        let Some(expected) = &vector.position else {
            continue;
        };
        let position = dealt(&vector).position();
        assert_eq!((position.dealer, position.turn), (expected.dealer.unwrap_or(position.dealer), expected.turn));
        // By their texts: which copy a card is does not cross a boundary.
        let sorted = |hand: &Cards| Cards(SortBy::Rank.sorted(hand.iter().copied())).to_string();
        let sets = |hands: &[Cards]| hands.iter().map(sorted).collect::<Vec<_>>();
        assert_eq!(sets(&position.hands), sets(&expected.hands));
        assert_eq!(position.discard.to_string(), expected.discard.clone().unwrap_or_default().to_string());
        assert_eq!(position.stock.to_string(), expected.stock.to_string());
        games.insert((vector.game, position.hands.len()));
    }
    assert_eq!(games.len(), 8, "every game, with two seats and with more");
}

#[test]
fn a_reshuffle_goes_on_reading_the_stream_of_the_deal() {
    let vector = vectors().into_iter().find(|v| v.stock_after_shuffle_before_draw.is_some()).expect("a reshuffle");
    let mut state = dealt(&vector);
    while state.stock().len() > 0 {
        let drawn = drawn_card(&draw(&mut state));
        play(&mut state, &Action::Discard(drawn));
    }
    assert_eq!(Some(Cards(state.discard().to_vec())), vector.discard_before);
    let events = draw(&mut state);
    let Event::Shuffled { stock, .. } = &events[0] else { panic!("the stock is made anew: {events:?}") };
    assert_eq!(Some(Cards(stock.clone())), vector.stock_after_shuffle_before_draw);
    assert_eq!(Some(Cards(state.discard().to_vec())), vector.discard_after);
}

fn draw(state: &mut State) -> Vec<Event> {
    play(state, &Action::Draw)
}

fn play(state: &mut State, action: &Action) -> Vec<Event> {
    let events = state.decide(state.turn(), action).expect("a legal move");
    events.iter().for_each(|event| state.evolve(event));
    events
}

fn drawn_card(events: &[Event]) -> Card {
    match events.last() {
        Some(Event::Drew { card, .. }) => *card,
        other => panic!("not drawn: {other:?}"),
    }
}
