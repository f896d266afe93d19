//! What is thought of a move of a round that is gone through: beside a person's what the strongest computer would have done,
//! of a computer's why it was made, and whether it comes out again.

use protocol::{Again, Judgement};

use crate::{advice, model::ReviewedMove, say::Say};

/// With so many hundredths of a point and more one move is called better than another.
const A_POINT: i32 = 50;

/// What is thought of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    /// Of a person's: how it compares, and what would have been done.
    pub compared: Option<Compared>,
    /// What speaks for the better move; of a computer's move, for that one.
    pub reasons: Vec<Say>,
    /// Of a computer's: whether it comes out again.
    pub again: Option<(Again, Say)>,
}

/// A person's move beside that of the strongest computer.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared {
    /// What would have been done: the same, or another move.
    pub best: Say,
    /// How much better that is; nothing of the same move.
    pub difference: Option<Say>,
    /// Whether it is better at all.
    pub is_better: bool,
}

impl ReviewedMove {
    /// What is thought of it, once that is known.
    pub fn opinion(&self) -> Option<Opinion> {
        let said = |reasons: &[protocol::Reason]| -> Vec<Say> {
            reasons.iter().map(|reason| advice::reason(reason, &self.table.audience())).collect()
        };
        Some(match self.judgement.as_ref()? {
            Judgement::Receipt { reasons, again } => {
                let key = match again {
                    Again::Same => "review-again-same",
                    Again::Other => "review-again-other",
                    Again::Unknown => "review-again-unknown",
                };
                Opinion { compared: None, reasons: said(reasons), again: Some((*again, key.into())) }
            }
            Judgement::Compared { best, loss } => Opinion {
                compared: Some(self.compared(&best.action, *loss)),
                reasons: said(&best.reasons),
                again: None,
            },
        })
    }

    fn compared(&self, best: &protocol::Action, loss: i32) -> Compared {
        if self.is_like(best) {
            return Compared { best: "review-same".into(), difference: None, is_better: false };
        }
        let is_better = loss >= A_POINT;
        let difference = if !is_better {
            "review-even".into()
        } else if self.table.view.law.is_rearranged() {
            // With tiles a round that is won counts besides its points, so that no number of them can be told.
            "review-better-unsaid".into()
        } else {
            Say::new("review-better").with("count", loss.saturating_add(A_POINT) / 100)
        };
        Compared { best: advice::named(&self.table.view, best), difference: Some(difference), is_better }
    }
}

impl Opinion {
    /// All of it, for the ear.
    pub fn says(&self) -> Vec<Say> {
        let compared = self.compared.iter().flat_map(|compared| {
            [Some("review-best".into()), Some(compared.best.clone()), compared.difference.clone()].into_iter().flatten()
        });
        let again = self.again.iter().map(|(_, say)| say.clone());
        compared.chain(self.reasons.iter().cloned()).chain(again).collect()
    }
}
