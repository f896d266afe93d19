//! A move of a round that is over, as its seat saw the table before it, and what it takes to judge it.

use engine::{Event, move_chance};
use protocol::{Advice, Again, AskReview, Code, Judgement, Moment, Refusal};

use crate::{
    Course,
    course::RELEASE,
    moves::{moves, rounds},
};

/// A move to be judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub moment: Moment,
    /// The chance that a computer player made it with, where that was kept, in a deal of this release; none of a move that
    /// stood in for its own.
    pub chance: Option<u64>,
    /// After how many pieces its thought was stopped, where it was.
    pub stopped: Option<u32>,
}

impl Question {
    /// What is told where the move cannot be judged: nothing against it, and of a computer player's that it does not come out
    /// again by what is known here.
    pub fn unjudged(&self) -> Judgement {
        match self.moment.level {
            Some(_) => Judgement::Receipt { reasons: Vec::new(), again: Again::Unknown },
            None => {
                let best = Advice { action: self.moment.action.clone(), reasons: Vec::new() };
                Judgement::Compared { best, loss: 0 }
            }
        }
    }
}

impl Course {
    /// The move that is asked for; a running round tells of none, for its hands are hidden.
    pub(crate) fn review(&self, ask: &AskReview) -> Result<Question, Refusal> {
        let asked = |event: &Event| matches!(event, Event::Dealt { deal, .. } if *deal == ask.deal);
        let dealt = rounds(&self.log).into_iter().zip(&self.secrets).find(|(round, _)| asked(&self.log[round.start]));
        let (round, secret) = dealt.ok_or(Code::BadMessage)?;
        if !matches!(self.log[..round.end].last(), Some(Event::RoundEnded { .. })) {
            return Err(Code::RoundNotOver.into());
        }
        let mut moves = moves(&self.log, round);
        let count = moves.len();
        let number = usize::from(ask.number).min(count.saturating_sub(1));
        let made = moves.drain(..).nth(number).ok_or(Code::BadMessage)?;
        let moment = Moment {
            deal: ask.deal,
            number: number as u16,
            count: count as u16,
            seat: made.seat,
            level: self.level_at(made.at, made.seat),
            action: made.action,
            view: self.view_before(made.at, made.seat),
        };
        let seed = secret.bot_seed.filter(|_| secret.release.as_deref() == Some(RELEASE));
        let chance = seed.filter(|_| !self.stood_in.contains(&made.at)).map(|seed| move_chance(&seed, number as u32));
        Ok(Question { moment, chance, stopped: self.stopped.get(&made.at).copied() })
    }
}
