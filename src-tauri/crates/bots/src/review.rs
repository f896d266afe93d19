//! What is thought of a move of a round that is over, worked out in pieces: a receipt of a computer player's, a comparison of
//! a person's.

use protocol::{Again, Judgement, Moment, Reason};

use crate::{Comparison, Rethought, reasons};

/// A move that is being judged, by what its seat saw alone.
#[derive(Debug)]
pub struct Review(Course);

#[derive(Debug)]
enum Course {
    /// None where the move's chance was not kept.
    Receipt(Vec<Reason>, Option<Box<Rethought>>),
    Compared(Box<Comparison>),
}

impl Review {
    /// Begins to judge a move; a computer player's by the chance that it was made with, where that was kept, and with its
    /// thought stopped after so many pieces, where it was.
    pub fn begin(moment: &Moment, chance: Option<u64>, stopped: Option<u32>) -> Self {
        let Moment { view, action, .. } = moment;
        let Some(level) = moment.level else {
            return Self(Course::Compared(Box::new(Comparison::begin(view, action))));
        };
        let thought = chance.map(|chance| Box::new(Rethought::begin(view, level, chance, stopped, action)));
        Self(Course::Receipt(reasons(view, action), thought))
    }

    /// Thinks on for a piece; gives the judgement, once it is found.
    pub fn go_on(&mut self) -> Option<Judgement> {
        match &mut self.0 {
            Course::Compared(comparison) => {
                let (best, loss) = comparison.go_on()?;
                Some(Judgement::Compared { best, loss })
            }
            Course::Receipt(reasons, thought) => {
                let again = match thought.as_mut().map(|thought| thought.go_on()) {
                    None => Again::Unknown,
                    Some(same) if same? => Again::Same,
                    Some(_) => Again::Other,
                };
                Some(Judgement::Receipt { reasons: core::mem::take(reasons), again })
            }
        }
    }

    /// Thinks it through to the end.
    pub fn finish(mut self) -> Judgement {
        loop {
            if let Some(judgement) = self.go_on() {
                return judgement;
            }
        }
    }
}
