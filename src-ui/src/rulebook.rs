//! What a law says to whoever wants to play by it: chapters of sentences, each of which follows from the law alone.

#[cfg(test)]
mod tests;
mod tiles;

use cards::{Ace, Card, Deck, DeckKind};
use protocol::{
    AfterStock, Discards, Exhaustion, FirstDealer, GameEnd, GoingOut, Melding, Rules, Scoring, TakenCard, TurnLimit,
};

use crate::say::Say;

/// A chapter of the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Chapter {
    /// Key of its title.
    pub title: &'static str,
    pub says: Vec<Say>,
}

/// The rules in the order in which they are needed. A field that `Rules` gains does not compile here until it is told.
pub fn chapters(law: &Rules) -> Vec<Chapter> {
    let Rules {
        seats,
        deck: Deck { kind, packs, jokers },
        hand,
        first_dealer,
        ace,
        discards,
        taken_card,
        going_out,
        after_stock,
        scoring,
        turn_limit,
        game_end,
        melding,
    } = *law;
    if let (Melding::Rearranged { opening }, DeckKind::Tiles) = (melding, kind) {
        return tiles::chapters(law, opening);
    }
    let all = [
        chapter("rules-goal-title", [goal(scoring, seats), end(game_end)]),
        chapter("rules-deal-title", [cards(seats, packs, jokers, hand), dealer(first_dealer, seats), first(seats)]),
        chapter("rules-turn-title", turn(taken_card, packs)),
        chapter("rules-dig-title", dig(discards)),
        chapter("rules-melds-title", melds(ace, packs)),
        chapter("rules-jokers-title", joker(jokers, "rules-jokers")),
        chapter("rules-lay-off-title", lay_off(scoring)),
        chapter("rules-out-title", out(going_out, taken_card)),
        chapter("rules-points-title", points(law, jokers, scoring)),
        chapter("rules-stock-title", stock(after_stock, turn_limit, scoring, seats)),
    ];
    all.into_iter().filter(|chapter| !chapter.says.is_empty()).collect()
}

fn chapter(title: &'static str, says: impl IntoIterator<Item = Say>) -> Chapter {
    Chapter { title, says: says.into_iter().collect() }
}

fn goal(scoring: Scoring, seats: u8) -> Say {
    match scoring {
        Scoring::WinnerTakesHands | Scoring::WinnerTakesHandsOrRummy => Say::new("rules-goal-out").with("seats", seats),
        Scoring::PlacedLessHeld => "rules-goal-placed".into(),
    }
}

fn end(game_end: GameEnd) -> Say {
    match game_end {
        GameEnd::Target(points) => Say::new("rules-end-target").with("target", points),
        GameEnd::Rounds(rounds) => Say::new("rules-end-rounds").with("rounds", rounds),
        GameEnd::EachRound => "rules-end-each".into(),
    }
}

fn cards(seats: u8, packs: u8, jokers: u8, hand: u8) -> Say {
    let say = Say::new("rules-deal").with("seats", seats).with("packs", packs);
    say.with("jokers", jokers).with("hand", hand)
}

fn dealer(first: FirstDealer, seats: u8) -> Say {
    match first {
        FirstDealer::Random => Say::new("rules-dealer-random").with("seats", seats),
        FirstDealer::Seat(seat) => Say::new("rules-dealer-seat").with("seats", seats).with("dealer", seat.0 + 1),
    }
}

fn first(seats: u8) -> Say {
    Say::new("rules-first").with("seats", seats)
}

fn turn(taken: TakenCard, packs: u8) -> Vec<Say> {
    let discard = match taken {
        TakenCard::Stays => "rules-discard-stays",
        TakenCard::StaysUnlessLast => "rules-discard-last",
    };
    let twin = (packs > 1).then(|| "rules-discard-twin".into());
    [Say::new("rules-draw"), Say::new("rules-play"), discard.into()].into_iter().chain(twin).collect()
}

fn dig(discards: Discards) -> Option<Say> {
    match discards {
        Discards::Top | Discards::None => None,
        Discards::Dig => Some("rules-dig".into()),
    }
}

fn melds(ace: Ace, packs: u8) -> Vec<Say> {
    let (low, high) = (shown("Ah 2h 3h"), shown("Qh Kh Ah"));
    let ace = match ace {
        Ace::Low => Say::new("rules-ace-low").with("cards", low),
        Ace::High => Say::new("rules-ace-high").with("cards", high),
        Ace::Either => Say::new("rules-ace-either").with("cards", low).with("others", high),
    };
    let set = Say::new("rules-set").with("cards", shown("7c 7h 7s"));
    let run = Say::new("rules-run").with("cards", shown("4s 5s 6s 7s"));
    let packs = (packs > 1).then(|| "rules-packs".into());
    [set, run, ace].into_iter().chain(packs).collect()
}

/// Cards of an example.
fn shown(text: &str) -> Vec<Card> {
    text.split(' ').map(|face| Card::first(face.parse().expect("examples are cards"))).collect()
}

fn joker(jokers: u8, key: &'static str) -> Option<Say> {
    (jokers > 0).then(|| key.into())
}

fn lay_off(scoring: Scoring) -> Vec<Say> {
    let mut says = vec!["rules-lay-off".into()];
    match scoring {
        Scoring::WinnerTakesHands | Scoring::WinnerTakesHandsOrRummy => {}
        Scoring::PlacedLessHeld => says.push("rules-lay-off-placed".into()),
    }
    says
}

fn out(going_out: GoingOut, taken: TakenCard) -> Vec<Say> {
    let way = match going_out {
        GoingOut::AnyWay => "rules-out-any",
        GoingOut::ByDiscard => "rules-out-discard",
    };
    let strand = match taken {
        TakenCard::Stays => Some("rules-out-strand".into()),
        TakenCard::StaysUnlessLast => None,
    };
    [way.into()].into_iter().chain(strand).collect()
}

fn points(law: &Rules, jokers: u8, scoring: Scoring) -> Vec<Say> {
    let mut says = vec![Say::new("rules-points").with("points", law.ace_points())];
    if scoring == Scoring::PlacedLessHeld && law.ace == Ace::Either {
        says.push("rules-points-low-ace".into());
    }
    says.extend(joker(jokers, "rules-points-joker"));
    let hands = || Say::new("rules-score-hands").with("seats", law.seats);
    match scoring {
        Scoring::WinnerTakesHands => says.push(hands()),
        Scoring::WinnerTakesHandsOrRummy => says.extend([hands(), "rules-score-rummy".into()]),
        Scoring::PlacedLessHeld => says.push("rules-score-placed".into()),
    }
    says
}

fn stock(after: AfterStock, limit: TurnLimit, scoring: Scoring, seats: u8) -> Vec<Say> {
    let blocked = blocked(scoring, seats);
    let (renewed, exhaustion) = match after {
        AfterStock::Shuffle(exhaustion) => ("rules-stock-shuffle", exhaustion),
        AfterStock::TurnOver(exhaustion) => ("rules-stock-turn", exhaustion),
        AfterStock::Pass => return vec!["rules-pass".into(), blocked],
    };
    let mut says = vec![renewed.into(), "rules-stock-single".into()];
    let no_points = |turns: u16| Say::new("rules-turns-no-points").with("turns", turns);
    says.push(match exhaustion {
        Exhaustion::Unlimited => "rules-stock-unlimited".into(),
        Exhaustion::EndsAt(times) => Say::new("rules-stock-ends").with("times", times),
    });
    says.extend(match (limit, exhaustion) {
        (TurnLimit::AsBlocked(turns), _) => vec![Say::new("rules-turns-end").with("turns", turns), blocked],
        (TurnLimit::NoPoints(turns), Exhaustion::EndsAt(_)) => vec![blocked, no_points(turns)],
        (TurnLimit::NoPoints(turns), Exhaustion::Unlimited) => vec![no_points(turns)],
        (TurnLimit::Unlimited, Exhaustion::EndsAt(_)) => vec![blocked],
        (TurnLimit::Unlimited, Exhaustion::Unlimited) => Vec::new(),
    });
    says
}

/// What a round is worth that nobody went out of.
fn blocked(scoring: Scoring, seats: u8) -> Say {
    match scoring {
        Scoring::WinnerTakesHands | Scoring::WinnerTakesHandsOrRummy => {
            Say::new("rules-blocked-lowest").with("seats", seats)
        }
        Scoring::PlacedLessHeld => "rules-blocked-placed".into(),
    }
}
