//! No two laws read alike, in any language, and every sentence is whole.

use std::collections::BTreeMap;

use protocol::{Game, GameEnd, Language, RuleKeys, Rules, Seat, games, games::Choices};

use super::*;
use crate::words::{Region, Words};

/// Every law that can be chosen.
fn laws() -> Vec<Rules> {
    let mut laws = Vec::new();
    for game in Game::ALL {
        for seats in Choices::of(game, 2).seats {
            laws.extend(
                keys(*seats, &Choices::of(game, *seats)).iter().map(|keys| games::rules(game, keys).expect("keys")),
            );
        }
    }
    laws
}

fn keys(seats: u8, choices: &Choices) -> Vec<RuleKeys> {
    let targets = choices.target.iter().map(|points| (Some(*points), None));
    let ends: Vec<_> = targets.chain(choices.rounds.iter().map(|rounds| (None, Some(*rounds)))).collect();
    let mut all = vec![RuleKeys { seats: Some(seats), ..RuleKeys::default() }];
    all = each(&all, &ends, |keys, (target, rounds)| RuleKeys { target, rounds, ..keys });
    all = each(&all, choices.hand, |keys, hand| RuleKeys { hand: Some(hand), ..keys });
    all = each(&all, choices.jokers, |keys, jokers| RuleKeys { jokers: Some(jokers), ..keys });
    all = each(&all, choices.ace, |keys, ace| RuleKeys { ace: Some(ace), ..keys });
    each(&all, choices.go_out_any, |keys, any| RuleKeys { go_out_any: Some(any), ..keys })
}

/// All of these with every value; as they are, where there is none.
fn each<T: Copy>(all: &[RuleKeys], values: &[T], with: impl Fn(RuleKeys, T) -> RuleKeys) -> Vec<RuleKeys> {
    if values.is_empty() {
        return all.to_vec();
    }
    all.iter().flat_map(|keys| values.iter().map(|value| with(keys.clone(), *value))).collect()
}

/// A law that no game has: every field by itself, drawn by a number.
fn mixed(number: u32) -> Rules {
    let mut left = number.wrapping_mul(2_654_435_761);
    let mut pick = |among: u32| {
        left = left.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((u64::from(left) * u64::from(among)) >> 32) as u32
    };
    let exhaustion = [Exhaustion::Unlimited, Exhaustion::EndsAt(1 + pick(4) as u8)][pick(2) as usize];
    Rules {
        seats: 2 + pick(6) as u8,
        deck: Deck::cards_of(1 + pick(3) as u8, pick(4) as u8),
        hand: 5 + pick(9) as u8,
        first_dealer: [FirstDealer::Random, FirstDealer::Seat(Seat(pick(2) as u8))][pick(2) as usize],
        ace: [Ace::Low, Ace::High, Ace::Either][pick(3) as usize],
        discards: [Discards::Top, Discards::Dig][pick(2) as usize],
        taken_card: [TakenCard::Stays, TakenCard::StaysUnlessLast][pick(2) as usize],
        going_out: [GoingOut::AnyWay, GoingOut::ByDiscard][pick(2) as usize],
        after_stock: [AfterStock::Shuffle(exhaustion), AfterStock::TurnOver(exhaustion)][pick(2) as usize],
        scoring: [Scoring::WinnerTakesHands, Scoring::WinnerTakesHandsOrRummy, Scoring::PlacedLessHeld]
            [pick(3) as usize],
        turn_limit: [TurnLimit::NoPoints(100 + pick(3) as u16), TurnLimit::AsBlocked(100 + pick(3) as u16)]
            [pick(2) as usize],
        game_end: [GameEnd::Target(50 * pick(4) as i32), GameEnd::Rounds(1 + pick(4) as u16)][pick(2) as usize],
        melding: Melding::Fixed,
    }
}

/// The sheet as it is read; every text must be there and whole.
fn sheet(words: &Words, law: &Rules) -> String {
    let mut lines = Vec::new();
    for chapter in chapters(law) {
        lines.push(words.text(chapter.title));
        for say in chapter.says {
            let line = words.say(&say);
            assert!(line.ends_with('.') && !line.contains(['{', '}', '$']), "{}: {line}", say.key);
            lines.push(line);
        }
    }
    assert!(lines.iter().all(|line| !line.starts_with("rules-")), "a text is missing: {lines:#?}");
    lines.join("\n")
}

/// A field that a law has and its sheet leaves out makes two laws read alike.
fn read_differently(laws: &[Rules]) {
    for language in Language::ALL {
        let words = Words::new(*language, Region::Spain);
        let mut read: BTreeMap<String, &Rules> = BTreeMap::new();
        for law in laws {
            if let Some(other) = read.insert(sheet(&words, law), law) {
                assert_eq!(other, law, "{language:?}: two laws read alike");
            }
        }
    }
}

#[test]
fn no_two_laws_that_can_be_chosen_read_alike() {
    let laws = laws();
    assert_eq!(laws.len(), 1 + 3 * 8 * 2 * 2 + 3 * 3 * 2 + 5 * 3 * 2 + 1);
    read_differently(&laws);
}

#[test]
fn no_two_laws_mixed_at_random_read_alike() {
    let mut laws: Vec<Rules> = (0..1_000).map(mixed).collect();
    // Neighbours in every field: the same law but for one of another's.
    for pair in (0..100).map(|number| [mixed(number), mixed(number + 1)]) {
        laws.extend(neighbours(&pair[0], &pair[1]));
    }
    read_differently(&laws);
}

fn neighbours(law: &Rules, other: &Rules) -> [Rules; 12] {
    let but = |change: fn(&mut Rules, &Rules)| {
        let mut changed = law.clone();
        change(&mut changed, other);
        changed
    };
    [
        but(|law, other| law.seats = other.seats),
        but(|law, other| law.deck = other.deck),
        but(|law, other| law.hand = other.hand),
        but(|law, other| law.first_dealer = other.first_dealer),
        but(|law, other| law.ace = other.ace),
        but(|law, other| law.discards = other.discards),
        but(|law, other| law.taken_card = other.taken_card),
        but(|law, other| law.going_out = other.going_out),
        but(|law, other| law.after_stock = other.after_stock),
        but(|law, other| law.scoring = other.scoring),
        but(|law, other| law.turn_limit = other.turn_limit),
        but(|law, other| law.game_end = other.game_end),
    ]
}

#[test]
fn what_a_game_has_not_is_not_spoken_of() {
    let words = Words::new(Language::En, Region::Spain);
    let law = |game, keys: &str| games::rules(game, &keys.parse().expect("keys")).expect("a law");
    let classic = sheet(&words, &law(Game::Rummy, ""));
    assert!(!classic.contains("joker stands") && !classic.contains("dig") && classic.contains("rummy"), "{classic}");
    let tiles = sheet(&words, &law(Game::Tiles, ""));
    assert!(tiles.contains("worth 30 points") && !tiles.contains(" ace ") && !tiles.contains("discard"), "{tiles}");
    let many = sheet(&words, &law(Game::Rummy500, "seats=7 jokers=2"));
    assert!(many.contains("Digging") && many.contains("joker") && !many.contains("the other player"), "{many}");
}
