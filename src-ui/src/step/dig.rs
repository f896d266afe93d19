//! The next step while a card of the open discard pile is named.

use cards::Card;
use protocol::{Action, Code, preview};

use super::{Step, Tone};
use crate::{model::TableModel, msg::Msg, placing::Way, say::Say};

/// A meld of more cards than these is told by its first and last.
const MOST_CARDS: usize = 5;

impl TableModel {
    /// What the bar says of the named card; none where there is none.
    pub(super) fn step_dig(&self) -> Option<Step> {
        if let Some(top) = self.named_top() {
            let step = Step::titled(Say::new("dig-top").with("card", top)).note("dig-top-note");
            return Some(step.button("step-take-button", Tone::Lit, Msg::Take));
        }
        let card = self.digging()?;
        let place = self.named()?;
        Some(if self.can_be_dug(place) {
            self.step_placing(card, self.brought_from(place))
        } else {
            nowhere(card, self.brought_from(place))
        })
    }

    fn step_placing(&self, card: Card, count: usize) -> Step {
        let title = Say::new("dig-take").with("count", count).with("card", card);
        let cards = self.going_down();
        let (ways, lit) = (self.ways_to_meld(&cards), self.open_to().melds.iter().filter(|lit| **lit).count());
        let (note, tone) = match (&ways[..], lit) {
            ([], 0) => (self.why_not_yet(&cards), Tone::Grey),
            ([], 1) => ("dig-fits-one".into(), Tone::Lit),
            ([], _) => ("dig-fits-many".into(), Tone::Lit),
            ([way, more @ ..], fits) => (makes(way, !more.is_empty(), fits > 0), Tone::Lit),
        };
        Step::titled(title).note(note).button_for("dig-button", count, tone, Msg::Meld)
    }

    fn why_not_yet(&self, cards: &[Card]) -> Say {
        match preview(&self.view, &Action::meld(cards.iter().copied())) {
            Err(refusal) if refusal.code == Code::TooShort => "dig-more".into(),
            Ok(_) | Err(_) => "dig-no-match".into(),
        }
    }
}

/// A card that can be put nowhere at once.
fn nowhere(card: Card, count: usize) -> Step {
    let step = Step::titled(Say::new("dig-nowhere").with("card", card)).note("dig-nowhere-note");
    step.button_for("dig-button", count, Tone::Grey, Msg::WhyGrey(Say::new("dig-nowhere-why").with("card", card)))
}

/// What the cards make, unless a joker has still to say.
fn makes(way: &Way, asks: bool, or_lit: bool) -> Say {
    let slots = way.makes.slots();
    let card = |place: usize| Card::first(slots[place].plays);
    let said = |key: &'static str, cards: Vec<Card>| Say::new(key).with("cards", cards);
    match (asks, or_lit, slots.len() > MOST_CARDS) {
        (true, true, _) => "step-joker-or-note".into(),
        (true, false, _) => "step-joker-note".into(),
        (false, _, true) => Say::new(if or_lit { "dig-makes-long-or" } else { "dig-makes-long" })
            .with("first", card(0))
            .with("last", card(slots.len() - 1))
            .with("count", slots.len()),
        (false, true, false) => said("dig-makes-or", (0..slots.len()).map(card).collect()),
        (false, false, false) => said("dig-makes", (0..slots.len()).map(card).collect()),
    }
}
