//! Reading a record; every error names its line.

use alloc::{
    collections::BTreeMap,
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, str::FromStr};

use super::{
    Origin, Player, Proof, Record, RecordDeal, RecordError, RecordFault as Fault, RecordMove, starts_are_told,
};
use crate::{Game, Hex, Kind, Level, NAME_LENGTH, ParseActionError, Position, RuleKeys, Seat};

/// On which line of its text each part of a record was read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    keys: BTreeMap<String, usize>,
    moves: Vec<usize>,
}

impl Lines {
    /// The line of a header key such as `Seed 1`; the first line, where it is not given.
    pub fn of_key(&self, key: &str) -> usize {
        self.keys.get(key).copied().unwrap_or(1)
    }

    /// The line of the move with this place in [`Record::moves`].
    pub fn of_move(&self, index: usize) -> usize {
        self.moves.get(index).copied().unwrap_or(1)
    }
}

impl Record {
    /// Reads a record, and tells on which line each part of it stands.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn read(text: &str) -> Result<(Self, Lines), RecordError> {
        let mut lines = Lines::default();
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut rest = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let header = Header::read(&mut rest, &mut lines)?;
        let moves = read_moves(&mut rest, &mut lines)?;
        Ok((header.finish(&lines, moves)?, lines))
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        Self::read(text).map(|(record, _)| record)
    }
}

fn at(line: usize) -> impl Fn(Fault) -> RecordError {
    move |fault| RecordError { line, fault }
}

/// The line less its comment.
fn uncommented(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

/// What the header's lines say, as far as it is read.
#[derive(Default)]
struct Header {
    game: Option<Game>,
    rules: RuleKeys,
    players: Option<Vec<Player>>,
    deals: BTreeMap<u32, Deal>,
    result: Option<Vec<i32>>,
}

/// What the header says of one deal, as far as it is read.
#[derive(Default)]
struct Deal {
    line: usize,
    seed: Option<Hex<32>>,
    start: Option<Position>,
    dealer: Option<Seat>,
    starts: Option<Seat>,
    bot_seed: Option<Hex<32>>,
    commit: Option<Hex<32>>,
    server_seed: Option<Hex<32>>,
    nonces: Option<Vec<Hex<16>>>,
}

impl Header {
    fn read<'a>(rest: &mut impl Iterator<Item = (usize, &'a str)>, lines: &mut Lines) -> Result<Self, RecordError> {
        let mut header = Self::default();
        for (number, line) in rest {
            if line.trim().is_empty() {
                break;
            }
            let line = uncommented(line);
            if !line.is_empty() {
                header.line(number, line, lines).map_err(at(number))?;
            }
        }
        match lines.keys.is_empty() {
            true => Err(at(1)(Fault::NoFormat)),
            false => Ok(header),
        }
    }

    fn line(&mut self, number: usize, line: &str, lines: &mut Lines) -> Result<(), Fault> {
        let (key, value) = line.split_once(':').ok_or_else(|| Fault::NoHeaderLine(line.into()))?;
        let (key, value) = (key.trim(), value.trim());
        if lines.keys.is_empty() && key != "Format" {
            return Err(Fault::NoFormat);
        }
        if lines.keys.insert(key.into(), number).is_some() {
            return Err(Fault::Twice(key.into()));
        }
        match key.rsplit_once(' ').map(|(word, deal)| (word, deal_number(deal))) {
            Some((word, Some(deal))) => self.deal(deal, number).set(word, value),
            Some((_, None)) => Err(Fault::UnknownKey(key.into())),
            None => self.set(key, value),
        }
    }

    fn deal(&mut self, deal: u32, line: usize) -> &mut Deal {
        self.deals.entry(deal).or_insert_with(|| Deal { line, ..Deal::default() })
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Fault> {
        match key {
            "Format" if value == "rummy-record 1" => {}
            "Format" => return Err(Fault::UnknownFormat(value.into())),
            "Game" => self.game = Some(value.parse().map_err(|_| Fault::UnknownGame(value.into()))?),
            "Rules" => self.rules = value.parse()?,
            "Players" => self.players = Some(value.split('|').map(player).collect::<Result<_, _>>()?),
            "Result" => {
                self.result =
                    Some(value.split('|').map(|score| parsed(score.trim(), "a score")).collect::<Result<_, _>>()?)
            }
            _ => return Err(Fault::UnknownKey(key.into())),
        }
        Ok(())
    }

    fn finish(self, lines: &Lines, moves: Vec<RecordMove>) -> Result<Record, RecordError> {
        let missing = |key: &str| at(lines.of_key("Format"))(Fault::Missing(key.into()));
        let game = self.game.ok_or_else(|| missing("Game"))?;
        let players = self.players.ok_or_else(|| missing("Players"))?;
        let (first, line) =
            self.deals.first_key_value().map(|(n, deal)| (*n, deal.line)).ok_or_else(|| missing("Seed 1"))?;
        let seats = starts_are_told(game).then_some(players.len().min(u8::MAX.into()) as u8);
        let finish = |(number, deal): (u32, Deal)| deal.told_as(seats, number, lines)?.finish(number);
        let deals = self.deals.into_iter().map(finish).collect::<Result<Vec<_>, _>>()?;
        if first != 1 && deals[0].dealer.is_none() && matches!(deals[0].origin, Origin::Seed(_)) {
            return Err(at(line)(Fault::NoDealer(first)));
        }
        Ok(Record { game, rules: self.rules, players, deals, result: self.result, moves })
    }
}

impl Deal {
    fn set(&mut self, word: &str, value: &str) -> Result<(), Fault> {
        match word {
            "Seed" => self.seed = Some(hex(value)?),
            "Start" => {
                self.start = Some(serde_json::from_str(value).map_err(|error| Fault::BadStart(error.to_string()))?)
            }
            "Dealer" => self.dealer = Some(Seat(parsed(value, "a seat")?)),
            "Starts" => self.starts = Some(Seat(parsed(value, "a seat")?)),
            "Bot seed" => self.bot_seed = Some(hex(value)?),
            "Commit" => self.commit = Some(hex(value)?),
            "Server seed" => self.server_seed = Some(hex(value)?),
            "Nonces" => self.nonces = Some(value.split_whitespace().map(hex).collect::<Result<_, _>>()?),
            _ => return Err(Fault::UnknownKey(format!("{word} N"))),
        }
        Ok(())
    }

    /// The deal with its dealer, who is told by who starts where there are tiles, and else by name.
    fn told_as(self, starts_among: Option<u8>, number: u32, lines: &Lines) -> Result<Self, RecordError> {
        let foreign = match starts_among {
            None => self.starts.map(|_| "Starts"),
            Some(_) => self.dealer.map(|_| "Dealer"),
        };
        if let Some(word) = foreign {
            let key = format!("{word} {number}");
            return Err(at(lines.of_key(&key))(Fault::UnknownKey(key)));
        }
        match (self.starts, starts_among) {
            (Some(starts), Some(seats)) if starts.0 < seats => {
                Ok(Self { dealer: Some(starts.previous(seats)), ..self })
            }
            (Some(starts), Some(_)) => {
                let why = Fault::BadValue(format!("there is no seat {starts}"));
                Err(at(lines.of_key(&format!("Starts {number}")))(why))
            }
            (_, _) => Ok(self),
        }
    }

    fn finish(self, number: u32) -> Result<RecordDeal, RecordError> {
        let fault = at(self.line);
        let proof = match (self.commit, self.server_seed, self.nonces) {
            (Some(commit), Some(server_seed), Some(nonces)) => Some(Proof { commit, server_seed, nonces }),
            (None, None, None) => None,
            _ => return Err(fault(Fault::PartOfProof(number))),
        };
        let origin = match (self.seed, self.start) {
            (Some(seed), None) => Origin::Seed(seed),
            (None, Some(_)) if proof.is_some() => return Err(fault(Fault::ProofOfStart)),
            (None, Some(position)) => Origin::Start(position),
            (Some(_), Some(_)) => return Err(fault(Fault::TwoOrigins(number))),
            (None, None) => return Err(fault(Fault::NoOrigin(number))),
        };
        Ok(RecordDeal { number, origin, dealer: self.dealer, bot_seed: self.bot_seed, proof })
    }
}

/// Deals count from 1, and each number is written one way only, so that no deal is given twice.
fn deal_number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number: &u32| *number > 0 && number.to_string() == text)
}

fn hex<const N: usize>(text: &str) -> Result<Hex<N>, Fault> {
    text.parse().map_err(|error: crate::ParseHexError| Fault::BadValue(error.to_string()))
}

fn parsed<T: FromStr>(text: &str, what: impl fmt::Display) -> Result<T, Fault> {
    text.parse().map_err(|_| Fault::BadValue(format!("`{text}` is not {what}")))
}

fn player(text: &str) -> Result<Player, Fault> {
    let text = text.trim();
    let (word, name) = text.split_once(' ').unwrap_or((text, ""));
    let kind = kind(word).ok_or_else(|| Fault::NoPlayer(text.into()))?;
    match name.trim().chars().count() > NAME_LENGTH {
        true => Err(Fault::LongName(name.trim().into())),
        false => Ok(Player::new(kind, name)),
    }
}

fn kind(word: &str) -> Option<Kind> {
    match word {
        "human" => Some(Kind::Human),
        level => level.parse::<Level>().ok().map(Kind::from),
    }
}

fn read_moves<'a>(
    rest: &mut impl Iterator<Item = (usize, &'a str)>,
    lines: &mut Lines,
) -> Result<Vec<RecordMove>, RecordError> {
    let mut moves = Vec::new();
    for (number, line) in rest {
        let told = uncommented(line);
        let line = match told {
            "" => remark(line),
            _ => Some(read_move(told).map_err(at(number))?),
        };
        if let Some(line) = line {
            moves.push(line);
            lines.moves.push(number);
        }
    }
    Ok(moves)
}

/// The comments that say something of the next move.
fn remark(comment: &str) -> Option<RecordMove> {
    match comment.split_whitespace().collect::<Vec<_>>()[..] {
        ["#", "stopped", "after", pieces, "pieces"] => pieces.parse().ok().map(RecordMove::Stopped),
        ["#", "a", "plain", "move", "stood", "in"] => Some(RecordMove::StoodIn),
        _ => None,
    }
}

fn read_move(line: &str) -> Result<RecordMove, Fault> {
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        ["next"] => Ok(RecordMove::Next),
        ["seat", seat, player] => {
            let kind = kind(player).ok_or_else(|| Fault::NoPlayer(player.into()))?;
            Ok(RecordMove::Player(Seat(parsed(seat, "a seat")?), kind))
        }
        _ => Ok(RecordMove::Act(line.parse().map_err(|error: ParseActionError| Fault::Move(error))?)),
    }
}
