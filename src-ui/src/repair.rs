//! What comes nearest to a refused move and may be done: worked out from what the table offers, judged by the host alone.

use std::cmp::Reverse;

use cards::{Arrangement, Card, CardSet, melds_in};
use protocol::{Action, Code, MeldId, Options, Phase};

use crate::{
    lights::has,
    model::{Refused, TableModel, identity},
    msg::Mend,
    placing::has_joker,
    say::Say,
};

/// A way out of a refusal.
#[derive(Clone, PartialEq, Debug)]
pub struct Repair {
    /// What would do; none where the refusal says it already.
    pub say: Option<Say>,
    /// What its button says.
    pub label: Say,
    pub mend: Mend,
}

impl TableModel {
    /// The nearest way out of the last refusal, where there is one.
    pub fn repair(&self) -> Option<Repair> {
        let (refused, options) = (self.refused.as_ref()?, self.view.options.as_ref()?);
        if let (Code::DraftNotReset, Some(action)) = (refused.code, &refused.action) {
            return Some(reset(action));
        }
        if self.view.phase == Phase::Draw {
            return self.other_dig(refused).or_else(|| draw(refused, options));
        }
        match refused.action.as_ref()? {
            Action::Meld(_) if options.meld => self.other_meld(refused),
            Action::LayOff(meld, _) => self.fewer_there(refused, options, *meld),
            Action::Discard(card) => self.other_discard(options, *card),
            Action::Meld(_) | Action::Draw | Action::Take | Action::Dig(..) | Action::Play(_) | Action::Pass => None,
        }
    }

    /// The meld that has most in common with the chosen cards.
    fn other_meld(&self, refused: &Refused) -> Option<Repair> {
        let tried = refused.action.as_ref()?.cards();
        let keeps_one_more = matches!(refused.code, Code::MustKeepADiscard | Code::WouldStrand);
        let hand: CardSet = if keeps_one_more { tried } else { self.hand().iter().copied().collect() };
        // Of two equal cards the meld has the one that was chosen.
        let chosen: Vec<Card> = tried.iter().collect();
        let of_chosen = |meld: CardSet| identity::in_hand(&meld.iter().collect::<Vec<_>>(), &hand, &chosen).into_iter();
        let melds = melds_in(&hand, self.view.law.ace).into_iter().map(|meld| of_chosen(meld).collect::<CardSet>());
        let with_joker = if has_joker(&chosen) { around(tried, &hand) } else { Vec::new() };
        let legal =
            melds.chain(with_joker).filter(|meld| !self.ways_to_meld(&meld.iter().collect::<Vec<_>>()).is_empty());
        let near = legal.filter(|meld| *meld != tried).map(|meld| Change { meld, tried }).filter(Change::is_near);
        let change = near.min_by_key(|change| (change.size(), change.added().len(), Reverse(change.meld.len())))?;
        Some(choose(change.say(), change.meld.iter().collect()))
    }

    /// What goes down with the card that was dug for, where something does.
    fn other_dig(&self, refused: &Refused) -> Option<Repair> {
        let dig = refused.action.as_ref().filter(|action| matches!(action, Action::Dig(..)))?;
        let place = self.named().filter(|_| self.digging().is_some())?;
        let with = self.best_with(place).filter(|with| !with.is_empty())?;
        let cards: Vec<Card> = with.iter().filter_map(|source| self.card_from(*source)).collect();
        let say = Say::new("mend-dig").with("card", dig.cards().iter().next()?).with("cards", cards);
        Some(Repair { say: Some(say), label: "mend-choose".into(), mend: Mend::Dig(with) })
    }

    /// Those of the chosen cards that fit the meld.
    fn fewer_there(&self, refused: &Refused, options: &Options, meld: MeldId) -> Option<Repair> {
        let tried = refused.action.as_ref()?.cards();
        let fit = options.lay_off.get(meld.index()?)?;
        let (left, kept): (Vec<Card>, Vec<Card>) = tried.iter().partition(|card| !has(fit, *card));
        let fits = !self.ways_at(meld, &kept).is_empty();
        let say = Say::new("mend-drop-there").with("cards", left.clone());
        (fits && !left.is_empty() && !kept.is_empty()).then(|| choose(say, kept))
    }

    /// Of the cards that may be discarded, the one that is missed least: in no meld, and worth most.
    fn other_discard(&self, options: &Options, card: Card) -> Option<Repair> {
        let law = &self.view.law;
        let points = |card: Card| law.points_of(card.face());
        let others: CardSet = options.discard.iter().copied().filter(|other| *other != card).collect();
        let idle = Arrangement::of(others, law.ace, &points).rest;
        let missed_least = if idle.is_empty() { others } else { idle }.iter().max_by_key(|card| points(*card))?;
        Some(choose(Say::new("mend-discard").with("card", missed_least), vec![missed_least]))
    }
}

/// The cards that were tried with one more of the hand, which is no joker, one fewer, or one other.
fn around(tried: CardSet, hand: &CardSet) -> Vec<CardSet> {
    let fewer: Vec<CardSet> = tried.iter().map(|card| tried.without(card)).collect();
    let others: Vec<Card> = hand.minus(&tried).iter().filter(|card| !has_joker(&[*card])).collect();
    let with_others = |cards: &CardSet| others.iter().map(|card| cards.with(*card)).collect::<Vec<_>>();
    fewer.iter().chain([&tried]).flat_map(with_others).chain(fewer.clone()).collect()
}

/// The turn begins with a card from one of the piles.
fn draw(refused: &Refused, options: &Options) -> Option<Repair> {
    let is_draw = matches!(refused.action, Some(Action::Draw));
    let (label, mend) = match (options.draw, options.take) {
        (true, _) if !is_draw => ("step-draw-button", Mend::Draw),
        (_, true) => ("step-take-button", Mend::Take),
        (_, false) => return None,
    };
    Some(Repair { say: None, label: label.into(), mend })
}

/// Tiles that lie on the table go back before the turn is given up.
fn reset(action: &Action) -> Repair {
    let label = if *action == Action::Pass { "mend-reset-pass" } else { "mend-reset-draw" };
    Repair { say: None, label: label.into(), mend: Mend::Reset(action.clone()) }
}

fn choose(say: Say, cards: Vec<Card>) -> Repair {
    let label = match cards[..] {
        [card] => Say::new("mend-choose-one").with("card", card),
        _ => Say::new("mend-choose"),
    };
    Repair { say: Some(say), label, mend: Mend::Choose(cards) }
}

/// A meld in place of the cards that were tried.
struct Change {
    meld: CardSet,
    tried: CardSet,
}

impl Change {
    fn added(&self) -> CardSet {
        self.meld.minus(&self.tried)
    }

    fn dropped(&self) -> CardSet {
        self.tried.minus(&self.meld)
    }

    fn size(&self) -> usize {
        self.added().len() + self.dropped().len()
    }

    /// Whether one still knows in it what was tried.
    fn is_near(&self) -> bool {
        /// More cards than these are another move.
        const MOST: usize = 3;
        let kept = self.tried.len() - self.dropped().len();
        self.size() <= MOST && kept >= self.tried.len().min(2)
    }

    fn say(&self) -> Say {
        let (added, dropped): (Vec<Card>, Vec<Card>) = (self.added().iter().collect(), self.dropped().iter().collect());
        match (&added[..], &dropped[..]) {
            (_, []) => Say::new("mend-add").with("cards", added),
            ([], _) => Say::new("mend-drop").with("cards", dropped),
            (_, _) => Say::new("mend-swap").with("cards", added).with("others", dropped),
        }
    }
}
