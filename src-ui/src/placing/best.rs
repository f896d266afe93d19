//! The cards to go down with a card that is dug for: those that are worth most, so that one tap may do.

use std::cmp::Reverse;

use cards::{Card, CardSet, Face, Meld, announced, melds_in};

use crate::model::TableModel;

/// Where a card comes from that may go down with a dug one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Hand(Card),
    /// A place in the discard pile.
    Pile(usize),
}

impl TableModel {
    /// What goes down with the card at this place of the discard pile, if what is worth most does: where it makes a new
    /// meld or can be laid off. Jokers stay where it goes without. None where nothing was found.
    pub fn best_with(&self, place: usize) -> Option<Vec<Source>> {
        let pool = Pool::of(self, place)?;
        let natural = [pool.melds(self), pool.lay_offs(self)].concat();
        let found = if natural.is_empty() { pool.with_jokers(self) } else { natural };
        let points = |cards: &CardSet| cards.iter().map(|card| self.view.law.points_of(card.face())).sum::<i32>();
        let best = found.into_iter().max_by_key(|cards| (points(cards), Reverse(cards.len())))?;
        Some(best.without(pool.named).iter().filter_map(|card| pool.source(card)).collect())
    }

    /// The card from there.
    pub fn card_from(&self, source: Source) -> Option<Card> {
        match source {
            Source::Hand(card) => Some(card),
            Source::Pile(place) => self.view.discard.get(place).copied(),
        }
    }
}

/// All that may go down with the named card: the hand, and the newer cards of the pile.
struct Pool {
    named: Card,
    /// Equal cards are told apart here by their copy alone; the named one is always the first.
    cards: Vec<(Card, Source)>,
}

impl Pool {
    fn of(table: &TableModel, place: usize) -> Option<Self> {
        let named = Card::first(table.view.discard.get(place)?.face());
        let mut pool = Self { named, cards: vec![(named, Source::Pile(place))] };
        let newer = place + 1..table.view.discard.len();
        newer.for_each(|place| pool.add(table.view.discard[place], Source::Pile(place)));
        table.hand().iter().for_each(|card| pool.add(*card, Source::Hand(*card)));
        Some(pool)
    }

    fn add(&mut self, card: Card, from: Source) {
        let copies = self.cards.iter().filter(|(other, _)| other.face() == card.face()).count();
        self.cards.push((card.with_copy(copies as u8), from));
    }

    fn source(&self, card: Card) -> Option<Source> {
        self.cards.iter().find(|(other, _)| *other == card).map(|(_, source)| *source)
    }

    fn set(&self) -> CardSet {
        self.cards.iter().map(|(card, _)| *card).collect()
    }

    fn jokers(&self) -> Vec<Card> {
        self.others().filter(|card| card.face() == Face::Joker).collect()
    }

    fn others(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.cards.iter().skip(1).map(|(card, _)| *card)
    }

    /// New melds without a joker.
    fn melds(&self, table: &TableModel) -> Vec<CardSet> {
        melds_in(&self.set(), table.view.law.ace).into_iter().filter(|meld| meld.contains(self.named)).collect()
    }

    /// For each meld on the table, the fewest natural cards by which the named one can be laid off there.
    fn lay_offs(&self, table: &TableModel) -> Vec<CardSet> {
        table.laid_melds().filter_map(|meld| self.lay_off(table, &meld)).collect()
    }

    fn lay_off(&self, table: &TableModel, meld: &Meld) -> Option<CardSet> {
        let fits = |cards: &CardSet| {
            let slots: Vec<_> = cards.iter().map(cards::Slot::natural).collect();
            !cards.is_empty() && meld.extended(&slots, table.view.law.ace).is_ok()
        };
        // All that fits one after the other, less all that is not needed.
        let mut all = CardSet::EMPTY;
        while let Some(next) = self.set().minus(&all).iter().find(|card| fits(&all.with(*card))) {
            all.insert(next);
        }
        let needed = |all: CardSet, card| if fits(&all.without(card)) { all.without(card) } else { all };
        all.contains(self.named)
            .then(|| self.others().fold(all, |all, card| if all.contains(card) { needed(all, card) } else { all }))
    }

    /// New melds and lay-offs with the fewest jokers.
    fn with_jokers(&self, table: &TableModel) -> Vec<CardSet> {
        let jokers = self.jokers();
        let ones = jokers.first().map(|joker| vec![*joker]);
        let companies = [Some(Vec::new()), ones, (jokers.len() > 1).then(|| jokers.clone())];
        let found = companies.into_iter().flatten().map(|jokers| self.with_these(table, &jokers));
        found.into_iter().find(|found| !found.is_empty()).unwrap_or_default()
    }

    /// What the named card makes with these jokers, alone or with one or two more cards.
    fn with_these(&self, table: &TableModel, jokers: &[Card]) -> Vec<CardSet> {
        let ace = table.view.law.ace;
        let core: Vec<Card> = [self.named].iter().chain(jokers).copied().collect();
        let naturals: Vec<Card> = self.others().filter(|card| card.face() != Face::Joker).collect();
        let with = |more: &[Card]| -> Vec<Card> { core.iter().chain(more).copied().collect() };
        let pairs = naturals.iter().enumerate().flat_map(|(at, one)| naturals[at + 1..].iter().map(|two| [*one, *two]));
        let more = naturals.iter().map(|one| with(&[*one])).chain(pairs.map(|pair| with(&pair)));
        let melds = [core.clone()].into_iter().chain(more).filter(|cards| !announced(cards, ace).is_empty());
        let laid_off = table.laid_melds().any(|meld| !meld.announced(&core, ace).is_empty());
        melds.chain(laid_off.then(|| core.clone())).map(|cards| cards.into_iter().collect()).collect()
    }
}
