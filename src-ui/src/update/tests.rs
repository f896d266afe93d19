//! What the page does by its model alone: no host, no browser.

mod advice;
mod at_the_table;
mod between_hands;
mod dig;
mod drag;
mod hint;
mod jokers;
mod keys;
mod mending;
mod new_table;
mod review;
mod round_end;
mod shown;
mod steps;
mod tables;
mod tile_drag;
mod tiles;
mod walk;

use cards::Card;
use protocol::{
    Cards, Code, Curtain, Done, End, Game, HowEnded, Kind, LaidMeld, Mode, Options, Phase, Push, Refused, Request,
    Roster, RosterSeat, RuleKeys, Seat, SeatEvent, Update, View, Welcome,
};

use super::update;
use crate::{
    model::{Model, TableModel},
    msg::{Cmd, Msg},
};

pub fn cards(text: &str) -> Cards {
    text.parse().expect("cards")
}

pub fn card(text: &str) -> Card {
    cards(text)[0]
}

pub fn event(text: &str) -> SeatEvent {
    text.parse().expect("an event")
}

/// Seat 0 to move in this phase with this hand; a set of nines lies on the table.
pub fn view(phase: Phase, hand: &str) -> View {
    let hand = cards(hand);
    let rules = RuleKeys { seats: Some(2), ..RuleKeys::default() };
    View {
        game: Game::Rummy100,
        law: protocol::games::rules(Game::Rummy100, &rules).expect("a game for two"),
        rules,
        deal: 1,
        commit: "00".into(),
        round: 1,
        dealer: Seat(1),
        turn: Seat(0),
        phase,
        hand_counts: vec![hand.len() as u8, 7],
        hands: vec![Some(hand.clone()), None],
        stock_count: 21,
        discard: cards("5s"),
        melds: vec![LaidMeld {
            cards: cards("9c 9d 9s").iter().map(|c| cards::Slot::natural(*c)).collect(),
            by: vec![Seat(1); 3],
        }],
        table_points: vec![0, 27],
        scores: vec![57, 42],
        sheet: Vec::new(),
        taken: None,
        exhausted: 0,
        turns: 2,
        placed_before: Vec::new(),
        placed_now: false,
        passes: 0,
        log: vec![event("deal 2c: Kd 2s 7h"), event("1 meld 9c 9d 9s"), event("1 discard 5s")],
        end: None,
        options: Some(options(phase, &hand)),
    }
}

fn options(phase: Phase, hand: &Cards) -> Options {
    let nine = hand.iter().copied().filter(|card| card.to_string() == "9h").collect();
    match phase {
        Phase::Draw => Options { draw: true, take: true, lay_off: vec![Cards::default()], ..Options::default() },
        Phase::Play => Options { discard: hand.clone(), lay_off: vec![nine], meld: true, ..Options::default() },
        Phase::RoundOver => Options::default(),
    }
}

fn roster(mode: Mode) -> Roster {
    let seat = |seat, name: &str, kind| RosterSeat { seat: Seat(seat), name: name.into(), kind };
    let seats = match mode {
        Mode::Computer => vec![seat(0, "", Kind::Human), seat(1, "", Kind::Hard)],
        Mode::SameDevice => vec![seat(0, "Ana", Kind::Human), seat(1, "Bruno", Kind::Human)],
    };
    Roster { seats }
}

fn welcome(mode: Mode, view: View) -> Welcome {
    let order = view.hands[0].clone().unwrap_or_default();
    Welcome { seat: Seat(0), version: 4, mode, view, roster: roster(mode), order, draft: None, reveal: None }
}

/// A model at this table, seated.
fn seated(mode: Mode, view: View) -> Model {
    let mut model = Model::new(vec!["es-ES".into()]);
    update(&mut model, Msg::Opened(Default::default()));
    update(&mut model, Msg::Saved(Vec::new()));
    update(&mut model, Msg::Continue(mode, Game::Rummy100));
    if mode == Mode::SameDevice {
        push(&mut model, Push::Curtain(curtain()));
        update(&mut model, Msg::CurtainHeld);
    }
    push(&mut model, Push::Welcome(welcome(mode, view)));
    model
}

/// Against the computer, seat 0 to play with this hand.
fn playing(hand: &str) -> Model {
    seated(Mode::Computer, view(Phase::Play, hand))
}

fn push(model: &mut Model, told: Push) -> Vec<Cmd> {
    update(model, Msg::Push(Box::new(told)))
}

fn table(model: &Model) -> &TableModel {
    model.table.as_ref().expect("a table")
}

fn choose(model: &mut Model, text: &str) {
    for card in cards(text).iter() {
        update(model, Msg::TapCard(*card));
    }
}

/// What was asked of the table, as `draw`, `meld …`, `discard …`.
fn moves(commands: &[Cmd]) -> Vec<String> {
    let mut sent = Vec::new();
    for command in commands {
        if let Cmd::Send(Request::Act(act)) = command {
            sent.push(act.action.to_string());
        }
    }
    sent
}

fn curtain() -> Curtain {
    Curtain {
        game: Game::Rummy100,
        round: 1,
        next: Seat(1),
        roster: roster(Mode::SameDevice),
        scores: vec![57, 42],
        hand_counts: vec![6, 10],
        table: Cards::default(),
        log: ["0 draw", "0 meld 7h 8h 9h", "0 layoff 1 9h", "0 discard 5s", "shuffle"].map(event).to_vec(),
    }
}
