//! The moves that are worth a thought, and how each goes on.

use cards::{Card, Face};
use protocol::{Action, Phase, View};

use super::prior::prior;
use crate::{dig, judge::Judge, medium, outlook::Outlook, playout::Playout};

/// A move, and how it has fared so far.
#[derive(Debug)]
pub(super) struct Candidate {
    pub action: Action,
    pub plan: Plan,
    /// What it looks worth at once, as if it had been seen in some rounds already.
    prior: i64,
    /// How it has fared in each round played on, in hundredths of a point.
    outcomes: Vec<i32>,
    pub sum: i64,
}

/// What a move comes to in an imagined round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Plan {
    Draw,
    Take,
    /// So many cards of the pile.
    Dig(usize),
    /// Everything that can be.
    PutDown,
    Throw(Face),
}

impl Candidate {
    fn new(action: Action, plan: Plan, look: &Outlook) -> Self {
        Self { action, plan, prior: prior(plan, look), outcomes: Vec::new(), sum: 0 }
    }

    /// A round played on came to so much.
    pub fn fared(&mut self, outcome: i32) {
        self.outcomes.push(outcome);
        self.sum += i64::from(outcome);
    }

    /// Whether it fares worse than another by more than chance explains: by three times the error of the difference.
    pub fn is_clearly_worse(&self, other: &Self) -> bool {
        let ahead = |(mine, theirs): (&i32, &i32)| f64::from(theirs - mine);
        let differences = || self.outcomes.iter().zip(&other.outcomes).map(ahead);
        let count = self.outcomes.len().max(1) as f64;
        let sum: f64 = differences().sum();
        let spread: f64 = differences().map(|ahead| ahead - sum / count).map(|apart| apart * apart).sum();
        sum > 0.0 && sum * sum > 9.0 * spread
    }

    /// By what moves are ranked.
    pub const fn standing(&self) -> i64 {
        self.prior + self.sum
    }
}

impl Plan {
    /// What a move comes to; none for moves of a table that may be rebuilt.
    pub fn of(action: &Action, view: &View) -> Option<Self> {
        let depth = |card: &Card| view.discard.iter().rev().position(|lies| lies.face() == card.face());
        match action {
            Action::Draw => Some(Self::Draw),
            Action::Take => Some(Self::Take),
            Action::Dig(card, _) => depth(card).map(|place| Self::Dig(place + 1)),
            Action::Meld(_) | Action::LayOff(..) => Some(Self::PutDown),
            Action::Discard(card) => Some(Self::Throw(card.face())),
            Action::Play(_) | Action::Pass => None,
        }
    }

    /// Makes the move and plays on to the end.
    pub fn play(self, round: &mut Playout) {
        match self {
            Self::Draw => round.draw_from_stock(),
            Self::Take => round.take(),
            Self::Dig(depth) => round.dig(depth),
            Self::PutDown => round.put_down(),
            Self::Throw(card) => round.throw(card),
        }
        match self {
            Self::Draw | Self::Take | Self::Dig(_) => round.play(),
            Self::PutDown => round.end_by_discard(),
            Self::Throw(_) => {}
        }
        round.play_on();
    }
}

/// At least one.
pub(super) fn all(look: &Outlook, judge: &Judge) -> Vec<Candidate> {
    let moves = match look.phase {
        Phase::Draw => draws(look, judge),
        Phase::Play => plays(look, judge),
        Phase::RoundOver => Vec::new(),
    };
    let mut all: Vec<Candidate> = moves.into_iter().map(|(action, plan)| Candidate::new(action, plan, look)).collect();
    if all.is_empty() {
        all.push(Candidate::new(judge.any_move(), Plan::PutDown, look));
    }
    all
}

/// Adds a move that was made, where it is not thought of.
pub(super) fn add(all: &mut Vec<Candidate>, view: &View, look: &Outlook, made: &Action) {
    let new = Plan::of(made, view).filter(|plan| all.iter().all(|candidate| candidate.plan != *plan));
    all.extend(new.map(|plan| Candidate::new(made.clone(), plan, look)));
}

fn draws(look: &Outlook, judge: &Judge) -> Vec<(Action, Plan)> {
    let simple = [(Action::Draw, Plan::Draw), (Action::Take, Plan::Take)];
    let mut moves: Vec<_> = simple.into_iter().filter(|(action, _)| judge.allows(action)).collect();
    moves.extend(dig::all(look, judge).into_iter().map(|(depth, action)| (action, Plan::Dig(depth))));
    moves
}

fn plays(look: &Outlook, judge: &Judge) -> Vec<(Action, Plan)> {
    /// How many discards are thought of.
    const DISCARDS: usize = 7;
    let down = judge.first(look.placements()).map(|action| (action, Plan::PutDown));
    let goes_out = look.loose(look.hand).len() <= 1;
    if goes_out && down.is_some() {
        return down.into_iter().collect();
    }
    let mut faces: Vec<Face> = Vec::new();
    let is_new = |card: &Card| {
        let new = !faces.contains(&card.face());
        faces.push(card.face());
        new
    };
    let throws = medium::by_need(look).into_iter().filter(is_new).take(DISCARDS);
    let throws: Vec<_> = throws.map(|card| (Action::Discard(card), Plan::Throw(card.face()))).collect();
    down.into_iter().chain(throws).collect()
}
