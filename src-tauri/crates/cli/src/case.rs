//! `rummy case`: positions, moves, and what must come of them.

mod then;

use std::path::PathBuf;

use cards::Slot;
use engine::{DealKind, Seed, State};
use protocol::{Action, Case, CaseMove, Code, Expect, LegalCase, ParseActionError, Placing, games};

use crate::{Report, listed::Listed, trouble::Trouble};

/// Why a case does not pass.
enum Wrong {
    /// What it asks makes no sense, and so it says nothing of the rules.
    Input(String),
    /// The table answers otherwise than it says.
    Answer(String),
}

pub fn run(files: &[PathBuf]) -> Result<Report, Trouble> {
    let (mut text, mut passed, mut failed) = (String::new(), 0, 0);
    for file in files {
        let cases = Listed::read(file)?;
        for case in &cases.list {
            match check(case) {
                Ok(()) => {
                    passed += 1;
                    text += &format!("ok {}\n", case.name);
                }
                Err(Wrong::Input(why)) => return Err(cases.trouble(&case.name, why)),
                Err(Wrong::Answer(why)) => {
                    failed += 1;
                    text += &format!("FAIL {}: {why}\n", case.name);
                }
            }
        }
    }
    text += &format!("{passed} passed, {failed} failed\n");
    Ok(Report { text, is_good: failed == 0 })
}

/// The position that a case begins with.
pub fn set_up(case: &Case) -> Result<State, String> {
    let rules = games::rules(case.game, &case.rules).map_err(|error| error.to_string())?;
    State::set_up(case.game, case.rules.clone(), rules, &case.position).map_err(|error| error.to_string())
}

fn check(case: &Case) -> Result<(), Wrong> {
    let mut state = set_up(case).map_err(Wrong::Input)?;
    let mut version = 0;
    for case_move in &case.moves {
        make(&mut state, &mut version, case_move)?;
    }
    then::check(&state, &case.then).map_err(Wrong::Answer)?;
    if let Some(legal) = &case.legal {
        check_legal(&state, legal)?;
    }
    let count = state.legal_actions().len();
    match case.count {
        Some(expected) if expected != count => Err(Wrong::Answer(format!("{count} legal moves, not {expected}"))),
        Some(_) | None => Ok(()),
    }
}

/// Makes a move, and compares the answer. A refused one cannot have changed anything, for deciding does not.
fn make(state: &mut State, version: &mut u64, case_move: &CaseMove) -> Result<(), Wrong> {
    let answer = match decide(state, *version, case_move)? {
        Ok(events) => {
            events.iter().for_each(|event| state.evolve(event));
            *version += 1;
            None
        }
        Err(code) => Some(code),
    };
    let fits = match &case_move.expect {
        Expect::Ok(_) => answer.is_none(),
        Expect::Code(code) => answer == Some(*code),
        Expect::AnyOf(codes) => answer.is_some_and(|code| codes.contains(&code)),
    };
    match fits {
        true => Ok(()),
        false => Err(Wrong::Answer(format!("`{}`: answered {}", case_move.text, answer.map_or("ok", Code::text)))),
    }
}

type Answer = Result<Vec<engine::Event>, Code>;

fn decide(state: &State, version: u64, case_move: &CaseMove) -> Result<Answer, Wrong> {
    if case_move.version.is_some_and(|made_for| made_for != version) {
        return Ok(Err(Code::StaleVersion));
    }
    if case_move.text == "next" {
        let seed = Seed::new([state.deal_number() as u8; 32]);
        let deal = || vec![state.deal(DealKind::NextRound, state.deal_number() + 1, seed, [0; 32])];
        return Ok(state.decide_next_round().map(|()| deal()).map_err(|refusal| refusal.code));
    }
    let action = parse(&case_move.text, state)?;
    let seat = case_move.seat.unwrap_or(state.turn());
    Ok(state.decide(seat, &action).map_err(|refusal| refusal.code))
}

/// A text that is no move at all, or none of this game, is bad input, never refused.
fn parse(text: &str, state: &State) -> Result<Action, Wrong> {
    let action = text.parse().map_err(|error: ParseActionError| Wrong::Input(error.to_string()))?;
    match state.rules().knows(&action) {
        true => Ok(action),
        false => Err(Wrong::Input(format!("`{text}` is no move of this game"))),
    }
}

fn check_legal(state: &State, legal: &LegalCase) -> Result<(), Wrong> {
    let listed: Vec<String> = state.legal_actions().iter().map(sorted_text).collect();
    for (texts, is_wanted, fault) in [(&legal.includes, true, "is not listed"), (&legal.excludes, false, "is listed")] {
        for text in texts {
            if listed.contains(&sorted_text(&parse(text, state)?)) != is_wanted {
                return Err(Wrong::Answer(format!("`{text}` {fault}")));
            }
        }
    }
    Ok(())
}

/// Melds in one order, each with its tiles in one order: the order of a table means nothing, and jokers are listed where
/// they are worth most.
fn sorted_table(melds: &[Vec<Slot>]) -> Vec<Vec<Slot>> {
    let faces = |slots: &Vec<Slot>| slots.iter().map(|slot| slot.card.face()).collect::<Vec<_>>();
    let sorted = |slots: &Vec<Slot>| {
        let mut slots = slots.clone();
        slots.sort_by_key(|slot| slot.card.face());
        slots
    };
    let mut melds: Vec<Vec<Slot>> = melds.iter().map(sorted).collect();
    melds.sort_by_key(faces);
    melds
}

/// The text of a move with its cards in one order, for their order means nothing.
fn sorted_text(action: &Action) -> String {
    let sorted = |slots: &[Slot]| {
        let mut slots = slots.to_vec();
        slots.sort_by_key(|slot| (slot.plays, slot.card.face()));
        slots
    };
    let placing = |place: &Placing| match place {
        Placing::Meld(slots) => Placing::Meld(sorted(slots)),
        Placing::LayOff(id, slots) => Placing::LayOff(*id, sorted(slots)),
    };
    let same = match action {
        Action::Dig(card, place) => Action::Dig(*card, placing(place)),
        Action::Meld(slots) => Action::Meld(sorted(slots)),
        Action::LayOff(id, slots) => Action::LayOff(*id, sorted(slots)),
        Action::Play(melds) => Action::Play(sorted_table(melds)),
        Action::Draw | Action::Take | Action::Discard(_) | Action::Pass => action.clone(),
    };
    same.to_string()
}
