//! What travels from where to where, and when: planned from two scenes, without a page.

mod course;
mod deal;
mod refusal;

#[cfg(test)]
mod tests;

use cards::Card;

use self::course::Course;
use super::{
    scene::{Anchor, Scene},
    tokens::Tokens,
};

/// All that moves between two scenes.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plan {
    /// Cards that go from one place of the table to another.
    pub travels: Vec<Travel>,
    /// Cards that stay among the same cards, and where each lay and lies; they may have to move aside.
    pub stays: Vec<(Anchor, Anchor)>,
}

/// One card on its way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Travel {
    /// None where its face is not to be seen.
    pub card: Option<Card>,
    pub from: Anchor,
    pub to: Anchor,
    /// When it leaves, in milliseconds.
    pub delay: f64,
    pub way: Way,
}

/// How a card travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    Deal,
    Draw,
    Take,
    Dig,
    /// Put down as part of a meld.
    Lay,
    Discard,
    /// With the other discards, to be the new stock.
    Gather,
    /// Back to the hand, for the move was taken back.
    Return,
    /// As a step of a play that is shown, so that one can follow it.
    Show,
    /// A little towards its target and back, for the move was refused.
    Refuse,
}

/// What is seen of a travelling card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    Face,
    Back,
    /// From back to face at half way.
    TurnsUp,
    TurnsDown,
}

impl Plan {
    /// When the last card comes to rest, in milliseconds.
    pub fn time(&self, tokens: &Tokens) -> f64 {
        self.travels.iter().map(|travel| travel.delay + travel.time(tokens)).fold(0.0, f64::max)
    }
}

impl Travel {
    /// How long it is on its way, in milliseconds, with the moment in which a discard settles.
    pub fn time(&self, tokens: &Tokens) -> f64 {
        let time = self.way.time(tokens);
        if self.way == Way::Discard { time + tokens.lift } else { time }
    }

    pub fn shown(&self) -> Shown {
        match (self.card, self.from, self.to) {
            (None, _, _) => Shown::Back,
            (Some(_), Anchor::Stock, _) => Shown::TurnsUp,
            (Some(_), _, Anchor::Stock) => Shown::TurnsDown,
            (Some(_), _, _) => Shown::Face,
        }
    }
}

impl Way {
    /// How long one card is on its way, in milliseconds.
    pub const fn time(self, tokens: &Tokens) -> f64 {
        match self {
            Self::Deal
            | Self::Draw
            | Self::Take
            | Self::Dig
            | Self::Lay
            | Self::Discard
            | Self::Gather
            | Self::Return => tokens.travel,
            Self::Show => tokens.show,
            Self::Refuse => tokens.lift,
        }
    }

    /// From one card to the next, in milliseconds.
    const fn step(self, tokens: &Tokens) -> f64 {
        match self {
            Self::Deal => tokens.deal,
            Self::Dig => tokens.dig,
            Self::Draw | Self::Take | Self::Lay | Self::Discard | Self::Gather | Self::Return | Self::Show => {
                tokens.step
            }
            Self::Refuse => 0.0,
        }
    }

    /// The easing of a card on this way.
    pub fn ease(self, tokens: &Tokens) -> &str {
        match self {
            Self::Lay | Self::Discard => &tokens.toss,
            Self::Deal
            | Self::Draw
            | Self::Take
            | Self::Dig
            | Self::Gather
            | Self::Return
            | Self::Show
            | Self::Refuse => &tokens.settle,
        }
    }
}

/// What moves from one scene to the next.
pub fn plan(before: &Scene, after: &Scene, tokens: &Tokens) -> Plan {
    if after.view.deal != before.view.deal {
        return new_deal(after, tokens);
    }
    let mut course = Course::new(before, after, tokens);
    after.news(before).iter().for_each(|event| course.follow(event));
    let mut plan = course.finish();
    plan.travels.extend(refusal::refusal(before, after));
    plan
}

/// What moves when cards are dealt.
pub fn new_deal(after: &Scene, tokens: &Tokens) -> Plan {
    let travels = if after.is_new_deal() { deal::deal(after, tokens) } else { Vec::new() };
    Plan { travels, stays: Vec::new() }
}
