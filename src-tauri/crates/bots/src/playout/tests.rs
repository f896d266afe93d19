//! Imagined rounds hold to the rules as far as they go, and find what there is to find.

use cards::{Ace, Arrangement, Card, CardSet, Deck};
use imagined::{Imagined, Seed};
use protocol::{Game, Level, Phase, Rules, Seat, View, games};
use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::{End, Playout, held::*, laid::Laid, melds::*, table::Table};

fn law(game: Game, keys: &str) -> Rules {
    games::rules(game, &keys.parse().expect("keys")).expect("a law")
}

fn hand(cards: &str) -> Held {
    let cards: protocol::Cards = cards.parse().expect("cards");
    Held::of(&cards.iter().copied().collect())
}

/// A view of a round a few moves old.
fn view(game: Game, keys: &str, moves: u64) -> View {
    use engine::{DealKind, State};
    let keys: protocol::RuleKeys = keys.parse().expect("keys");
    let mut state = State::new(game, keys.clone(), games::rules(game, &keys).expect("a law"));
    state.evolve(&state.deal(DealKind::NewGame, 1, Seed::new([5; 32]), [0; 32]));
    for chance in 0..moves {
        if state.end().is_some() {
            break;
        }
        let seen = state.view(state.turn());
        let events = state.decide(seen.turn, &crate::choose(&seen, Level::Medium, chance)).expect("a legal move");
        events.iter().for_each(|event| state.evolve(event));
    }
    state.view(state.turn())
}

#[test]
fn melds_of_random_hands_take_as_much_off_as_the_best_arrangement() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for (game, keys, ace) in [(Game::Rummy100, "", Ace::Low), (Game::Rummy, "ace=high", Ace::High)] {
        let law = law(game, keys);
        let worth = Worth::by(&law);
        for number in 0..2000 {
            let mut deck: Vec<Card> = Deck::PACK.cards().collect();
            deck.shuffle(&mut rng);
            let hand: CardSet = deck[..7 + number % 14].iter().copied().collect();
            let best = Arrangement::of(hand, ace, &|card| law.points_of(card.face()) + 4);
            let rest = Melds::best(&Held::of(&hand), ace, &worth).rest(&Held::of(&hand));
            assert_eq!(rest.points(&worth) + 4 * rest.len() as i32, best.cost, "{hand:?}");
        }
    }
}

#[test]
fn an_ace_lies_at_one_end_only() {
    let worth = Worth::by(&law(Game::Rummy500, ""));
    let held = hand("Ah 2h 3h Qh Kh");
    let rest = Melds::best(&held, Ace::Either, &worth).rest(&held);
    assert_eq!(rest, hand("2h 3h"), "with the dearer end");
}

#[test]
fn a_meld_takes_what_fits_one_after_the_other() {
    let run = Laid::Run { lane: 2, low: 4, high: 6 };
    assert_eq!(run.takes(&hand("2h 3h 7h 9h 5s").once, Ace::Low)[2], 1 << 2 | 1 << 3 | 1 << 7);
    let set = Laid::Set { rank: 5, suits: 0b0111 };
    assert_eq!(set.takes(&hand("5s 5h 6s").once, Ace::Low), [0, 0, 0, 1 << 5]);
}

#[test]
fn every_round_comes_to_an_end_with_each_card_in_one_place() {
    let tables = [
        (Game::Rummy100, ""),
        (Game::Rummy, "seats=3"),
        (Game::Rummy, "seats=4 go_out_any=true"),
        (Game::Rummy500, "jokers=2"),
        (Game::Rummy500, "seats=7 jokers=2"),
    ];
    for (game, keys) in tables {
        let view = view(game, keys, 30);
        for seed in 0..40 {
            let table = Imagined::of(&view, view.turn, &Seed::new([seed; 32]));
            let mut round = Playout::of(&view, &table, seed.into());
            if view.phase == Phase::Play {
                round.end_by_discard();
            }
            round.play_on();
            assert_eq!(round.cards(), view.law.deck.cards().count() as u32, "{game} {keys}");
        }
    }
}

/// Rounds that came to their end at a table are scored here as they were there.
#[test]
fn scores_are_those_of_the_law() {
    let tables = [(Game::Rummy100, ""), (Game::Rummy, "seats=3"), (Game::Rummy500, "seats=3 jokers=2")];
    for (game, keys) in tables {
        let mut moves = 20;
        let view = loop {
            let view = view(game, keys, moves);
            if view.end.is_some() {
                break view;
            }
            moves += 1;
        };
        let table = Imagined::of(&view, view.turn, &Seed::new([1; 32]));
        let end = view.end.as_ref().expect("it is over");
        let mut round = Playout::of(&view, &table, 1);
        round.end = Some(if end.seat.is_some() { End::Out } else { End::Blocked });
        round.turn = end.seat.map_or(0, Seat::index);
        assert_eq!(round.scores()[..end.round_scores.len()], end.round_scores, "{game} {keys}");
    }
}

#[test]
fn a_table_is_open_to_each_card_that_a_meld_takes() {
    let runs = (1..=12).flat_map(|low| (low + 2..=14).map(move |high| Laid::Run { lane: 1, low, high }));
    let sets = [0b0111, 0b1011, 0b1111].map(|suits| Laid::Set { rank: 5, suits });
    for meld in runs.filter(|run| !matches!(run, Laid::Run { low: 1, high: 14, .. })).chain(sets) {
        for ace in [Ace::Low, Ace::High, Ace::Either] {
            let table = Table::of(vec![meld], ace);
            for card in Deck::PACK.cards() {
                let alone = Held::of(&[card].into_iter().collect());
                let is_taken = meld.takes(&alone.once, ace) != [0; 4];
                assert_eq!(lies_in(table.open(), card.face()), is_taken, "{card} on {meld:?}, {ace:?}");
                assert_eq!(table.leaves(alone).len() == 0, is_taken, "{card} on {meld:?}, {ace:?}");
            }
        }
    }
}

#[test]
fn what_is_laid_off_opens_the_place_beside_it() {
    let mut table = Table::of(vec![Laid::Run { lane: 0, low: 4, high: 6 }], Ace::Low);
    table.put(Some(0), Laid::Run { lane: 0, low: 4, high: 7 });
    assert_eq!(table.open()[0], 1 << 3 | 1 << 8);
    assert!(table.take_joker());
    assert_eq!(table.open()[0], 1 << 3 | 1 << 9);
    table.push(Laid::Set { rank: 2, suits: 0b1110 });
    assert_eq!(table.open()[0], 1 << 2 | 1 << 3 | 1 << 9);
}

/// Two cards that both go on a run, where only a discard goes out: one of them is thrown.
#[test]
fn a_card_is_left_for_the_discard_that_goes_out() {
    let view = view(Game::Rummy, "", 0);
    let table = Imagined::of(&view, view.turn, &Seed::new([1; 32]));
    let mut round = Playout::of(&view, &table, 1);
    round.table = Table::of(vec![Laid::Run { lane: 2, low: 4, high: 6 }], Ace::Low);
    round.hands[round.turn] = hand("7h 8h");
    round.play();
    assert_eq!(round.end, Some(End::Out));
    let mut round = Playout::of(&view, &table, 1);
    round.hands[round.turn] = hand("5c 5d 5h 5s");
    round.put_down();
    assert_eq!(round.hand().len(), 1);
}

#[test]
fn the_card_just_taken_is_not_thrown_but_its_double_is() {
    let view = view(Game::Rummy500, "seats=5", 0);
    let table = Imagined::of(&view, view.turn, &Seed::new([1; 32]));
    let mut round = Playout::of(&view, &table, 1);
    let seat = round.turn;
    let king: cards::Face = "Kd".parse().expect("a face");
    round.hands[seat] = hand("Kd 2c");
    round.taken = Some(king);
    let mut other = round.clone();
    round.end_by_discard();
    assert_eq!(round.hands[seat], hand("Kd"));
    other.hands[seat].add(king);
    other.end_by_discard();
    assert_eq!(other.hands[seat], hand("Kd 2c"));
}

impl Playout<'_> {
    /// How many cards lie anywhere.
    fn cards(&self) -> u32 {
        let held: u32 = self.hands.iter().map(Held::len).sum();
        let laid = self.table.melds().iter().map(|meld| match meld {
            Laid::Set { suits, .. } => suits.count_ones(),
            Laid::Run { low, high, .. } => u32::from(high - low + 1),
        });
        held + laid.sum::<u32>() + (self.stock.len() + self.pile.len()) as u32
    }
}
