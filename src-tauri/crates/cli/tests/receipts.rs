//! Whole games against the computer as records: each move of a computer player comes out again, and none that was changed.

use std::{fs, path::PathBuf, process::Command};

use protocol::{
    Act, Action, Agree, Agreement, Game, Kind, Level, Mode, NewTable, Record, RecordMove, Request, Seat, SeatSetup,
    SetLevel,
};
use table::{Chance, Device, Table};

/// A chance that can be run again.
struct Counted(u8);

impl Chance for Counted {
    fn seed(&mut self) -> [u8; 32] {
        self.0 += 1;
        [self.0; 32]
    }
}

/// A game to its end, and which of its moves, counted from 0, are computer players'.
struct Played {
    record: Record,
    scores: Vec<i32>,
    computers: Vec<usize>,
}

fn table(game: Game, rules: &str) -> Table {
    let rules: protocol::RuleKeys = rules.parse().expect("keys");
    let player = |kind| SeatSetup { name: String::new(), kind };
    let others = (1..rules.seats.expect("seats")).map(|_| player(Kind::Medium));
    let seats = [player(Kind::Human)].into_iter().chain(others).collect();
    Table::new(&NewTable { game, mode: Mode::Computer, rules, seats }, Box::new(Counted(0))).expect("a table")
}

/// Levels change as the game goes on; now and then a thought is stopped.
fn play(game: Game, rules: &str) -> Played {
    let mut device = Device::new(table(game, rules));
    let (mut number, mut computers) = (0, Vec::new());
    loop {
        let summary = device.table().summary();
        if summary.game_over || (summary.round_over && game == Game::Tiles) {
            let record = device.table().course().record().expect("a round is over");
            return Played { record, scores: summary.scores, computers };
        }
        if summary.round_over {
            let deal = device.table().course().deal_number();
            device.request(Request::Agree(Agree { id: 1, to: Agreement::NextRound, deal }));
            continue;
        }
        if let Some(level) = level_from(number) {
            device.request(Request::SetLevel(SetLevel { id: 1, seat: Seat(1), level }));
        }
        match device.thinking() {
            None => {
                let view = device.table().view(Seat(0));
                let action = bots::choose(&view, Level::Medium, number as u64);
                device.request(Request::Act(Act { id: 1, version: device.table().version(), action }));
            }
            Some(thinking) => {
                let mut thought = bots::Thought::begin(&thinking.view, thinking.level, thinking.chance);
                let pieces = (number % 5 == 0).then_some(0);
                let action = match pieces {
                    Some(_) => thought.stop(),
                    None => std::iter::from_fn(|| Some(thought.go_on())).flatten().next().expect("a move"),
                };
                assert!(device.answer_after(&thinking, Some(action), pieces));
                computers.push(number);
            }
        }
        device.drain();
        number += 1;
    }
}

/// Hard for a few moves only: its thoughts are long.
const fn level_from(number: usize) -> Option<Level> {
    match number {
        6 => Some(Level::Hard),
        14 => Some(Level::Easy),
        _ => None,
    }
}

fn rummy(command: &str, name: &str, record: &Record) -> (Option<i32>, String) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, record.to_string()).expect("a writable folder");
    let output = Command::new(env!("CARGO_BIN_EXE_rummy")).arg(command).arg(&path).output().expect("it starts");
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).expect("UTF-8"))
}

/// The record up to a computer player's draw, in place of which it takes or plays, or the other way round.
fn with_another_move(played: &Played) -> Record {
    let mut record = Record { result: None, ..played.record.clone() };
    let acts = |line: &(usize, &mut RecordMove)| matches!(line.1, RecordMove::Act(_));
    let mut lines = record.moves.iter_mut().enumerate().filter(acts).enumerate();
    let changed = lines.find_map(|(number, (index, line))| {
        let RecordMove::Act(action) = line else { return None };
        let other = match action {
            Action::Draw if played.record.game != Game::Tiles => Action::Take,
            Action::Take | Action::Play(_) => Action::Draw,
            Action::Draw
            | Action::Dig(..)
            | Action::Meld(_)
            | Action::LayOff(..)
            | Action::Discard(_)
            | Action::Pass => return None,
        };
        played.computers.contains(&number).then(|| *action = other)?;
        Some(index)
    });
    record.moves.truncate(changed.expect("a computer player drew, took or played") + 1);
    record.deals.truncate(1);
    record
}

#[test]
fn every_move_of_a_computer_player_comes_out_again_and_none_that_was_changed() {
    for (game, rules) in [
        (Game::Rummy100, "seats=2"),
        (Game::Rummy, "seats=3 rounds=3"),
        (Game::Rummy500, "seats=2 target=250 jokers=2"),
        (Game::Tiles, "seats=2"),
    ] {
        let played = play(game, rules);
        let count = played.computers.len();
        let (code, text) = rummy("replay", &format!("{game}.rummy"), &played.record);
        assert_eq!(code, Some(0), "{text}");
        let position: serde_json::Value = serde_json::from_str(&text).expect("a position");
        assert!(game == Game::Tiles || position["scores"] == serde_json::json!(played.scores), "{text}");
        let (code, text) = rummy("verify", &format!("{game}.rummy"), &played.record);
        assert_eq!(code, Some(0), "{text}");
        assert!(text.ends_with(&format!("{count} of {count} moves of computer players come out again\n")), "{text}");
        let mut changed = with_another_move(&played);
        let (code, text) = rummy("verify", &format!("{game}-changed.rummy"), &changed);
        assert_eq!(code, Some(1), "{text}");
        assert_eq!(text.matches("DOES NOT COME OUT AGAIN of seat ").count(), 1, "{text}");
        changed.moves.insert(changed.moves.len() - 1, RecordMove::StoodIn);
        let (code, text) = rummy("verify", &format!("{game}-plain.rummy"), &changed);
        assert_eq!(code, Some(0), "of a plain move that stood in nothing is claimed: {text}");
    }
}

#[test]
fn another_seed_or_level_gives_other_moves() {
    let played = play(Game::Rummy100, "seats=2");
    let code = |change: fn(&mut Record)| {
        let mut record = played.record.clone();
        change(&mut record);
        rummy("verify", "other.rummy", &record)
    };
    let changes: [fn(&mut Record); 2] = [
        |record| record.deals.iter_mut().for_each(|deal| deal.bot_seed = Some(protocol::Hex([9; 32]))),
        |record| record.moves.retain(|line| !matches!(line, RecordMove::Player(..))),
    ];
    for change in changes {
        let (status, text) = code(change);
        assert_eq!(status, Some(1), "{text}");
    }
    let (status, text) = code(|record| record.deals.iter_mut().for_each(|deal| deal.bot_seed = None));
    assert_eq!(status, Some(0), "what is not told cannot be checked: {text}");
    assert!(!text.contains("moves of computer players"), "{text}");
}
