//! The first form of a save's body: mirrors of the facts, frozen the day a second form comes.

mod mirror;
mod text;

use cards::{Card, Meld, Slot};
use engine::{DealKind, Event, commitment, deal_seed};
use protocol::{DraftSteps, Game, Hex, MeldId, Mode, RuleKeys, Rules, Seat, SeatSetup};
use serde::{Deserialize, Serialize};

use self::{
    mirror::{Change, Draft, End, Law, Player},
    text::{Cards, Slots},
};
use super::check::{self, Damage};
use crate::{Course, course::Secret, seats::Seats};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body {
    mode: Mode,
    game: Game,
    rules: RuleKeys,
    law: Law,
    seats: Vec<Player>,
    version: u64,
    /// How many rounds of the game there were before the first fact.
    #[serde(default, skip_serializing_if = "is_none")]
    rounds_before: u16,
    orders: Vec<Cards>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draft: Option<Draft>,
    /// How well the computer players played before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    levels: Vec<Change>,
    /// Where in the log a computer player was stopped in its thoughts, and after how many pieces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stopped: Vec<(usize, u32)>,
    /// Where in the log a plain move stood in for a computer player's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stood_in: Vec<usize>,
    events: Vec<Fact>,
}

const fn is_none(rounds: &u16) -> bool {
    *rounds == 0
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Kind {
    NextRound,
    NewGame,
}

/// One fact. What a deal was made from stands in its place, and its seed and commitment follow from that.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Fact {
    #[serde(rename = "deal")]
    Dealt {
        kind: Kind,
        deal: u32,
        server_seed: String,
        nonces: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot_seed: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        release: Option<String>,
        words: u32,
        dealer: Seat,
        hands: Vec<Cards>,
        stock: Cards,
        upcard: Cards,
    },
    #[serde(rename = "shuffle")]
    Shuffled { stock: Cards, words: u32 },
    #[serde(rename = "turn_over")]
    TurnedOver { stock: Cards, upcard: Cards },
    #[serde(rename = "draw")]
    Drew(Seat, Cards),
    #[serde(rename = "take")]
    Took(Seat, Cards),
    #[serde(rename = "dig")]
    Dug(Seat, Cards),
    #[serde(rename = "meld")]
    Melded(Seat, Slots),
    #[serde(rename = "lay_off")]
    LaidOff { seat: Seat, meld: MeldId, cards: Slots, result: Slots },
    #[serde(rename = "discard")]
    Discarded(Seat, Cards),
    #[serde(rename = "play")]
    Played(Seat, Vec<Slots>),
    #[serde(rename = "pass")]
    Passed(Seat),
    #[serde(rename = "end")]
    RoundEnded(End),
}

/// The body of a table's save.
pub(crate) fn write(course: &Course) -> String {
    let mut secrets = course.secrets.iter();
    let body = Body {
        mode: course.mode(),
        game: course.game(),
        rules: course.state.keys().clone(),
        law: course.state.rules().clone().into(),
        seats: course.seats.players().iter().cloned().map(Player::from).collect(),
        version: course.version,
        rounds_before: course.rounds_before(),
        orders: course.orders.iter().map(|order| Cards(order.kept().to_vec())).collect(),
        draft: course.draft.as_ref().map(Draft::from),
        stopped: course.stopped.iter().map(|(at, pieces)| (*at, *pieces)).collect(),
        stood_in: course.stood_in.iter().copied().collect(),
        levels: course.levels.0.iter().copied().map(Change::from).collect(),
        events: course.log.iter().map(|event| fact(event, &mut secrets)).collect(),
    };
    serde_json::to_string(&body).expect("every field of a body has a JSON form")
}

/// The table that a body tells of, each of its facts checked before it is believed.
///
/// # Errors
/// The first thing that cannot be.
pub(crate) fn read(text: &str) -> Result<Course, Damage> {
    let body: Body = serde_json::from_str(text).map_err(|error| Damage(error.to_string()))?;
    let rules = Rules::from(body.law);
    check::law(&rules)?;
    let players = body.seats.into_iter().map(SeatSetup::from).collect();
    let seats = Seats::new(body.mode, players, rules.seats).map_err(|error| Damage(error.to_string()))?;
    check::rounds_before(&rules, body.rounds_before)?;
    let mut course = Course::empty(seats, body.game, body.rules, rules);
    course.state = course.state.after_rounds(body.rounds_before);
    for fact in body.events {
        let event = event(fact, &mut course)?;
        check::event(&course.state, course.log.is_empty(), &event)?;
        course.state.evolve(&event);
        course.log.push(event);
    }
    check::end_of_log(&course.state)?;
    course.levels = check::levels(&course, body.levels.into_iter().map(Into::into).collect())?;
    course.stopped = check::stopped(&course, body.stopped)?;
    course.stood_in = check::stood_in(&course, body.stood_in)?;
    course.version = check::version(body.version)?;
    course.orders = check::orders(&course.state, body.orders.into_iter().map(|order| order.0))?;
    if let Some(Ok(steps)) = body.draft.map(DraftSteps::try_from) {
        // A draft is no fact: where it can no longer be made, the table is good without it.
        let _ = course.keep_draft(course.state.turn(), steps);
    }
    Ok(course)
}

fn fact<'a>(event: &Event, secrets: &mut impl Iterator<Item = &'a Secret>) -> Fact {
    let one = |card: Card| Cards(vec![card]);
    match event {
        Event::Dealt { kind, deal, words, dealer, hands, stock, upcard, commit: _, seed: _ } => {
            let secret = secrets.next().expect("there is a secret for each deal in the log");
            Fact::Dealt {
                kind: match kind {
                    DealKind::NextRound => Kind::NextRound,
                    DealKind::NewGame => Kind::NewGame,
                },
                deal: *deal,
                server_seed: Hex(secret.server_seed).to_string(),
                nonces: secret.nonces.iter().map(|nonce| Hex(*nonce).to_string()).collect(),
                bot_seed: secret.bot_seed.map(|seed| Hex(seed).to_string()),
                release: secret.release.clone(),
                words: *words,
                dealer: *dealer,
                hands: hands.iter().map(|hand| Cards(hand.clone())).collect(),
                stock: Cards(stock.clone()),
                upcard: Cards(upcard.iter().copied().collect()),
            }
        }
        Event::Shuffled { stock, words } => Fact::Shuffled { stock: Cards(stock.clone()), words: *words },
        Event::TurnedOver { stock, upcard } => Fact::TurnedOver { stock: Cards(stock.clone()), upcard: one(*upcard) },
        Event::Drew { seat, card } => Fact::Drew(*seat, one(*card)),
        Event::Took { seat, card } => Fact::Took(*seat, one(*card)),
        Event::Dug { seat, cards } => Fact::Dug(*seat, Cards(cards.clone())),
        Event::Melded { seat, meld } => Fact::Melded(*seat, slots(meld.slots())),
        Event::LaidOff { seat, meld, cards, result } => {
            Fact::LaidOff { seat: *seat, meld: *meld, cards: slots(cards), result: slots(result.slots()) }
        }
        Event::Discarded { seat, card } => Fact::Discarded(*seat, one(*card)),
        Event::Played { seat, melds } => Fact::Played(*seat, melds.iter().map(|meld| slots(meld.slots())).collect()),
        Event::Passed { seat } => Fact::Passed(*seat),
        Event::RoundEnded { end } => Fact::RoundEnded(end.clone().into()),
    }
}

fn event(fact: Fact, course: &mut Course) -> Result<Event, Damage> {
    let meld = |slots: Slots| Meld::new(&slots.0, course.state.rules().ace).map_err(|error| Damage(error.to_string()));
    Ok(match fact {
        Fact::Dealt { kind, deal, server_seed, nonces, bot_seed, release, words, dealer, hands, stock, upcard } => {
            let secret = Secret { release, ..secret(&server_seed, &nonces, bot_seed.as_deref())? };
            let seed = deal_seed(&secret.server_seed, deal, &secret.nonces);
            let commit = commitment(&secret.server_seed);
            course.secrets.push(secret);
            let kind = match kind {
                Kind::NextRound => DealKind::NextRound,
                Kind::NewGame => DealKind::NewGame,
            };
            let hands = hands.into_iter().map(|hand| hand.0).collect();
            let upcard = if upcard.0.is_empty() { None } else { Some(one(upcard)?) };
            Event::Dealt { kind, deal, commit, seed, words, dealer, hands, stock: stock.0, upcard }
        }
        Fact::Shuffled { stock, words } => Event::Shuffled { stock: stock.0, words },
        Fact::TurnedOver { stock, upcard } => Event::TurnedOver { stock: stock.0, upcard: one(upcard)? },
        Fact::Drew(seat, card) => Event::Drew { seat, card: one(card)? },
        Fact::Took(seat, card) => Event::Took { seat, card: one(card)? },
        Fact::Dug(seat, cards) => Event::Dug { seat, cards: cards.0 },
        Fact::Melded(seat, slots) => Event::Melded { seat, meld: meld(slots)? },
        Fact::LaidOff { seat, meld: id, cards, result } => {
            Event::LaidOff { seat, meld: id, cards: cards.0, result: meld(result)? }
        }
        Fact::Discarded(seat, card) => Event::Discarded { seat, card: one(card)? },
        Fact::Played(seat, melds) => {
            Event::Played { seat, melds: melds.into_iter().map(meld).collect::<Result<_, _>>()? }
        }
        Fact::Passed(seat) => Event::Passed { seat },
        Fact::RoundEnded(end) => Event::RoundEnded { end: end.into() },
    })
}

fn secret(server_seed: &str, nonces: &[String], bot_seed: Option<&str>) -> Result<Secret, Damage> {
    let no_seed = |_| Damage("a seed of another length".into());
    let seed = |text: &str| text.parse::<Hex<32>>().map(|seed| seed.0).map_err(no_seed);
    let nonce = |text: &String| text.parse::<Hex<16>>().map(|nonce| nonce.0).map_err(no_seed);
    let nonces = nonces.iter().map(nonce).collect::<Result<_, _>>()?;
    Ok(Secret { server_seed: seed(server_seed)?, nonces, bot_seed: bot_seed.map(seed).transpose()?, release: None })
}

fn one(cards: Cards) -> Result<Card, Damage> {
    match cards.0[..] {
        [card] => Ok(card),
        _ => Err(Damage("not one card".into())),
    }
}

fn slots(slots: &[Slot]) -> Slots {
    Slots(slots.to_vec())
}
