//! The tables at which the laws are checked: every one that a game can have, and laws mixed at random.

use alloc::{vec, vec::Vec};
use cards::{Ace, Deck};
use protocol::{
    AfterStock, Discards, Exhaustion, FirstDealer, Game, GameEnd, GoingOut, Melding, RuleKeys, Rules, Scoring, Seat,
    TakenCard, TurnLimit, games,
};

use super::chance;

/// The law of every table of a game: with all seat counts and all values of its options.
pub(super) fn of(game: Game) -> Vec<Rules> {
    let seats = games::Choices::of(game, 2).seats;
    let keys = seats.iter().flat_map(|seats| keys_for(game, *seats));
    keys.map(|keys| games::rules(game, &keys).expect("its own options")).collect()
}

fn keys_for(game: Game, seats: u8) -> Vec<RuleKeys> {
    let choices = games::Choices::of(game, seats);
    let all = vec![RuleKeys { seats: Some(seats), ..RuleKeys::default() }];
    let all = each(all, choices.hand, |keys, hand| keys.hand = Some(hand));
    let all = each(all, choices.jokers, |keys, jokers| keys.jokers = Some(jokers));
    let all = each(all, choices.ace, |keys, ace| keys.ace = Some(ace));
    let all = each(all, choices.go_out_any, |keys, any| keys.go_out_any = Some(any));
    let targets = each(all.clone(), choices.target, |keys, target| keys.target = Some(target));
    let rounds = if choices.rounds.is_empty() { Vec::new() } else { all };
    targets.into_iter().chain(each(rounds, choices.rounds, |keys, rounds| keys.rounds = Some(rounds))).collect()
}

/// All of these with each value of one more option, where there is such an option.
fn each<T: Copy>(all: Vec<RuleKeys>, values: &[T], set: impl Fn(&mut RuleKeys, T)) -> Vec<RuleKeys> {
    if values.is_empty() {
        return all;
    }
    let with = |keys: &RuleKeys, value: T| {
        let mut keys = keys.clone();
        set(&mut keys, value);
        keys
    };
    all.iter().flat_map(|keys| values.iter().map(move |value| with(keys, *value))).collect()
}

/// A law that no game need have.
pub(super) fn mixed(number: u32) -> Rules {
    let mut chance = chance(number);
    let mut pick = |n: u32| chance.below(n);
    let seats = 2 + pick(6) as u8;
    let packs = 1 + pick(2) as u8;
    Rules {
        seats,
        deck: Deck::cards_of(packs, pick(3) as u8),
        hand: 3 + pick(if packs == 1 && seats > 5 { 5 } else { 8 }) as u8,
        first_dealer: [FirstDealer::Random, FirstDealer::Seat(Seat(1))][pick(2) as usize],
        ace: [Ace::Low, Ace::High, Ace::Either][pick(3) as usize],
        discards: [Discards::Top, Discards::Dig][pick(2) as usize],
        taken_card: [TakenCard::Stays, TakenCard::StaysUnlessLast][pick(2) as usize],
        going_out: [GoingOut::AnyWay, GoingOut::ByDiscard][pick(2) as usize],
        after_stock: [
            AfterStock::Shuffle(Exhaustion::Unlimited),
            AfterStock::Shuffle(Exhaustion::EndsAt(3)),
            AfterStock::TurnOver(Exhaustion::EndsAt(2)),
            AfterStock::TurnOver(Exhaustion::Unlimited),
        ][pick(4) as usize],
        scoring: [Scoring::WinnerTakesHands, Scoring::WinnerTakesHandsOrRummy, Scoring::PlacedLessHeld]
            [pick(3) as usize],
        turn_limit: [TurnLimit::NoPoints(60), TurnLimit::AsBlocked(90)][pick(2) as usize],
        game_end: [GameEnd::Target(100), GameEnd::Rounds(3)][pick(2) as usize],
        melding: Melding::Fixed,
    }
}

#[test]
fn every_table_of_a_game_is_there() {
    let counts = Game::ALL.map(|game| of(game).len());
    // Rummy: 3 seat counts, 2 aces, 2 ways of going out, 4 targets and 4 numbers of rounds. Rummy 500: 3 hands for two
    // seats and one for each of 5 other seat counts, 2 numbers of jokers, 3 targets.
    assert_eq!(counts, [1, 3 * 2 * 2 * 8, (3 + 5) * 2 * 3, 1]);
}
