//! `rummy case`: positions, moves, and what must come of them.

mod then;

use std::path::{Path, PathBuf};

use engine::{DealKind, Seed, State, games};
use protocol::{Action, Case, CaseMove, Code, Expect, LegalCase};

use crate::{
    Report,
    trouble::{Trouble, read},
};

pub fn run(files: &[PathBuf]) -> Result<Report, Trouble> {
    let (mut text, mut passed, mut failed) = (String::new(), 0, 0);
    for file in files {
        for case in cases(file)? {
            match check(&case) {
                Ok(()) => {
                    passed += 1;
                    text += &format!("ok {}\n", case.name);
                }
                Err(why) => {
                    failed += 1;
                    text += &format!("FAIL {}: {why}\n", case.name);
                }
            }
        }
    }
    text += &format!("{passed} passed, {failed} failed\n");
    Ok(Report { text, is_good: failed == 0 })
}

/// The cases of a file: one, or a list of them.
pub fn cases(file: &Path) -> Result<Vec<Case>, Trouble> {
    let text = read(file)?;
    let cases = if text.trim_start().starts_with('[') {
        serde_json::from_str(&text)
    } else {
        serde_json::from_str(&text).map(|case| vec![case])
    };
    cases.map_err(|error| Trouble::in_json(file, &error))
}

/// The position that a case begins with.
pub fn set_up(case: &Case) -> Result<State, String> {
    let rules = games::rules(case.game, &case.rules).map_err(|error| error.to_string())?;
    State::set_up(case.game, case.rules.clone(), rules, &case.position).map_err(|error| error.to_string())
}

fn check(case: &Case) -> Result<(), String> {
    let mut state = set_up(case)?;
    let mut version = 0;
    for case_move in &case.moves {
        make(&mut state, &mut version, case_move).map_err(|why| format!("`{}`: {why}", case_move.text))?;
    }
    then::check(&state, &case.then)?;
    if let Some(legal) = &case.legal {
        check_legal(&state, legal)?;
    }
    let count = state.legal_actions().len();
    match case.count {
        Some(expected) if expected != count => Err(format!("{count} legal moves, not {expected}")),
        Some(_) | None => Ok(()),
    }
}

/// Makes a move, and compares the answer. A refused one cannot have changed anything, for deciding does not.
fn make(state: &mut State, version: &mut u64, case_move: &CaseMove) -> Result<(), String> {
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
    if fits { Ok(()) } else { Err(format!("answered {}", answer.map_or("ok", Code::text))) }
}

type Answer = Result<Vec<engine::Event>, Code>;

/// The outer error is a text that is no move at all.
fn decide(state: &State, version: u64, case_move: &CaseMove) -> Result<Answer, String> {
    if case_move.version.is_some_and(|made_for| made_for != version) {
        return Ok(Err(Code::StaleVersion));
    }
    if case_move.text == "next" {
        let seed = Seed::new([state.deal_number() as u8; 32]);
        let deal = || vec![state.deal(DealKind::NextRound, state.deal_number() + 1, seed, [0; 32])];
        return Ok(state.decide_next_round().map(|()| deal()).map_err(|refusal| refusal.code));
    }
    let action: Action = case_move.text.parse().map_err(|error| format!("{error}"))?;
    let seat = case_move.seat.unwrap_or(state.turn());
    Ok(state.decide(seat, &action).map_err(|refusal| refusal.code))
}

fn check_legal(state: &State, legal: &LegalCase) -> Result<(), String> {
    let listed: Vec<String> = state.legal_actions().iter().map(sorted_text).collect();
    let is_listed = |text: &String| {
        let action: Action = text.parse().map_err(|error| format!("`{text}`: {error}"))?;
        Ok::<_, String>(listed.contains(&sorted_text(&action)))
    };
    for text in &legal.includes {
        if !is_listed(text)? {
            return Err(format!("`{text}` is not listed"));
        }
    }
    for text in &legal.excludes {
        if is_listed(text)? {
            return Err(format!("`{text}` is listed"));
        }
    }
    Ok(())
}

/// The text of a move with its cards in one order, for their order means nothing.
fn sorted_text(action: &Action) -> String {
    match action {
        Action::Meld(_) => Action::meld(action.cards().iter()).to_string(),
        Action::LayOff(id, _) => Action::lay_off(*id, action.cards().iter()).to_string(),
        Action::Draw | Action::Take | Action::Dig(..) | Action::Discard(_) => action.to_string(),
    }
}
