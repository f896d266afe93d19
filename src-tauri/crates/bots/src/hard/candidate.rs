//! The moves that are worth a thought, and how each goes on.

use cards::{Card, Face, Meld};
use protocol::{Action, MeldId, Phase, View};

use super::prior::{cost, down, rounds};
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
    sum: i64,
}

/// What a move comes to in an imagined round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Plan {
    Draw,
    Take,
    /// So many cards of the pile, placed where they serve best.
    Dig(usize),
    /// Everything that can be.
    PutDown,
    /// One meld, or one lay-off.
    Place(Action),
    Throw(Face),
}

impl Candidate {
    fn new(action: Action, plan: Plan, prior: i64) -> Self {
        Self { action, plan, prior, outcomes: Vec::new(), sum: 0 }
    }

    /// A move that was made; none at a table that may be rebuilt.
    pub fn made(action: &Action, view: &View) -> Option<Self> {
        Some(Self::new(action.clone(), Plan::of(action, view)?, 0))
    }

    /// A round played on came to so much.
    pub fn fared(&mut self, outcome: i32) {
        self.outcomes.push(outcome);
        self.sum += i64::from(outcome);
    }

    /// By what moves are ranked.
    pub const fn standing(&self) -> i64 {
        self.prior + self.sum
    }

    /// By how much it fares worse than another in the same rounds, on average.
    pub fn behind(&self, other: &Self) -> i32 {
        let rounds = self.outcomes.len().max(1) as i64;
        ((other.sum - self.sum) / rounds).max(0) as i32
    }

    /// Whether it fares worse than another by more than chance explains: by so many errors of the difference.
    pub fn is_worse_by(&self, errors: f64, other: &Self) -> bool {
        let ahead = |(mine, theirs): (&i32, &i32)| f64::from(theirs - mine);
        let differences = || self.outcomes.iter().zip(&other.outcomes).map(ahead);
        let count = self.outcomes.len().max(1) as f64;
        let sum: f64 = differences().sum();
        let spread: f64 = differences().map(|ahead| ahead - sum / count).map(|apart| apart * apart).sum();
        sum > 0.0 && sum * sum > errors * errors * spread
    }
}

impl Plan {
    /// What a move comes to; none for moves of a table that may be rebuilt.
    fn of(action: &Action, view: &View) -> Option<Self> {
        let depth = |card: &Card| view.discard.iter().rev().position(|lies| lies.face() == card.face());
        match action {
            Action::Draw => Some(Self::Draw),
            Action::Take => Some(Self::Take),
            Action::Dig(card, _) => depth(card).map(|place| Self::Dig(place + 1)),
            Action::Meld(_) | Action::LayOff(..) => Some(Self::Place(action.clone())),
            Action::Discard(card) => Some(Self::Throw(card.face())),
            Action::Play(_) | Action::Pass => None,
        }
    }

    /// Makes the move and plays on to the end.
    pub fn play(&self, round: &mut Playout, view: &View) {
        match self {
            Self::Draw => round.draw_from_stock(),
            Self::Take => round.take(),
            Self::Dig(depth) => round.dig(*depth),
            Self::PutDown => round.put_down(),
            Self::Place(action) => place(action, round, view),
            Self::Throw(card) => round.throw(*card),
        }
        match self {
            Self::Draw | Self::Take | Self::Dig(_) | Self::Place(_) => round.play(),
            Self::PutDown => round.end_by_discard(),
            Self::Throw(_) => {}
        }
        round.play_on();
    }
}

fn place(action: &Action, round: &mut Playout, view: &View) {
    let ace = view.law.ace;
    let lying = |id: MeldId| Meld::new(&view.melds.get(id.index()?)?.cards, ace).ok();
    match action {
        Action::Meld(slots) => {
            if let Ok(meld) = Meld::new(slots, ace) {
                round.place(slots, &meld, None);
            }
        }
        Action::LayOff(id, slots) => {
            if let Some(meld) = lying(*id).and_then(|meld| meld.extended(slots, ace).ok()) {
                round.place(slots, &meld, Some(*id));
            }
        }
        Action::Draw | Action::Take | Action::Dig(..) | Action::Discard(_) | Action::Play(_) | Action::Pass => {}
    }
}

/// At least one.
pub(super) fn all(look: &Outlook, judge: &Judge) -> Vec<Candidate> {
    let mut all = match look.phase {
        Phase::Draw => draws(look, judge),
        Phase::Play => plays(look, judge),
        Phase::RoundOver => Vec::new(),
    };
    if all.is_empty() {
        all.push(Candidate::new(judge.any_move(), Plan::PutDown, 0));
    }
    all
}

fn draws(look: &Outlook, judge: &Judge) -> Vec<Candidate> {
    let simple = [(Action::Draw, Plan::Draw), (Action::Take, Plan::Take)];
    let digs = dig::all(look, judge).into_iter().map(|(depth, action)| (action, Plan::Dig(depth)));
    let simple = simple.into_iter().filter(|(action, _)| judge.allows(action));
    simple.chain(digs).map(|(action, plan)| Candidate::new(action, plan, 0)).collect()
}

fn plays(look: &Outlook, judge: &Judge) -> Vec<Candidate> {
    let placed = judge.first(look.placements());
    if let Some(action) = placed.as_ref().filter(|_| goes_out(look)) {
        return vec![Candidate::new(action.clone(), Plan::PutDown, 0)];
    }
    let costs: Vec<(Card, i32)> = discards(look).map(|card| (card, cost(card.face(), look))).collect();
    let least = costs.iter().map(|(_, cost)| *cost).min().unwrap_or(0);
    let throw =
        |(card, cost): &(Card, i32)| Candidate::new(Action::Discard(*card), Plan::Throw(card.face()), rounds(-cost));
    let down = placed.map(|action| Candidate::new(action, Plan::PutDown, rounds(down(least, look))));
    down.into_iter().chain(costs.iter().map(throw)).collect()
}

/// Whether all can be put down but a card that may then be thrown.
fn goes_out(look: &Outlook) -> bool {
    let loose = look.loose(look.hand);
    let may_go = |card: Card| look.options.discard.iter().any(|other| other.face() == card.face());
    loose.len() <= 1 && loose.iter().all(may_go)
}

/// The discards that are thought of, each face once.
fn discards(look: &Outlook) -> impl Iterator<Item = Card> {
    const DISCARDS: usize = 7;
    let mut faces: Vec<Face> = Vec::new();
    let is_new = move |card: &Card| {
        let new = !faces.contains(&card.face());
        faces.push(card.face());
        new
    };
    medium::by_need(look).into_iter().filter(is_new).take(DISCARDS)
}
