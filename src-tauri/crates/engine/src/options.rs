//! What the seat to move may do: in bulk for play, as a full list for tests and the command line.

mod rebuild;

use alloc::vec::Vec;
use cards::{Card, CardSet, Playable};
use protocol::{Action, Cards, MeldId, Options, Phase, Placing};

use crate::{State, decide::Placer};

impl State {
    /// What the seat to move may do; exactly what [`State::decide`] allows.
    pub fn options(&self) -> Options {
        match self.phase() {
            Phase::RoundOver => Options::default(),
            Phase::Draw if self.rules.is_rearranged() => self.options_to_rebuild(),
            Phase::Draw => Options {
                draw: self.allows(&Action::Draw),
                take: self.allows(&Action::Take),
                dig: self.faces_discarded().filter(|card| self.may_dig(*card)).collect(),
                ..Options::default()
            },
            Phase::Play => {
                let (placer, playable) = (self.placer(), Playable::of(self.own_hand(), self.rules.ace));
                Options {
                    discard: self.legal_discards().collect(),
                    lay_off: placer.meld_ids().map(|id| placer.cards_to_lay_off(&playable, id)).collect(),
                    meld: placer.melds(&playable).next().is_some(),
                    ..Options::default()
                }
            }
        }
    }

    /// Every legal move of the seat to move: each meld, lay-off and dig once for a set of cards and for a way to
    /// announce its jokers. Where the table may be rebuilt the plays are without number: those of one new meld, and those
    /// of one more tile on a meld, are listed.
    pub fn legal_actions(&self) -> Vec<Action> {
        match self.phase() {
            Phase::RoundOver => Vec::new(),
            Phase::Draw if self.rules.is_rearranged() => self.plays_listed(),
            Phase::Draw => {
                let draws = [Action::Draw, Action::Take].into_iter().filter(|action| self.allows(action));
                draws.chain(self.faces_discarded().flat_map(|card| self.digs(card))).collect()
            }
            Phase::Play => {
                let (placer, playable) = (self.placer(), Playable::of(self.own_hand(), self.rules.ace));
                let placings = placer.placings(&playable).map(Action::from);
                placings.chain(self.legal_discards().map(Action::Discard)).collect()
            }
        }
    }

    fn allows(&self, action: &Action) -> bool {
        self.decide(self.turn, action).is_ok()
    }

    fn legal_discards(&self) -> impl Iterator<Item = Card> + '_ {
        let lowest_copies = self.own_hand().iter().filter(|card| self.own_hand().find(card.face()) == Some(*card));
        lowest_copies.filter(|card| self.allows(&Action::Discard(*card)))
    }

    /// One card of each face in the discard pile.
    fn faces_discarded(&self) -> impl Iterator<Item = Card> + use<> {
        self.discard.iter().map(|card| card.with_copy(0)).collect::<CardSet>().iter()
    }

    fn may_dig(&self, card: Card) -> bool {
        self.digging(card).is_some_and(|(placer, playable)| placer.placings(&playable).next().is_some())
    }

    fn digs(&self, card: Card) -> Vec<Action> {
        let placings = self.digging(card).map(|(placer, playable)| placer.placings(&playable).collect::<Vec<_>>());
        placings.into_iter().flatten().map(|place| Action::Dig(card, place)).collect()
    }

    /// The seat to move with what a dig for this card brings, and what it could then put down with it.
    fn digging(&self, card: Card) -> Option<(Placer<'_>, Playable)> {
        let placer = self.placer_with(self.dug_cards(card.face()).ok()?);
        Some((placer, Playable::of(placer.hand, self.rules.ace).with(card.face())))
    }
}

impl Placer<'_> {
    fn meld_ids(&self) -> impl Iterator<Item = MeldId> + use<> {
        (0..self.state.melds.len()).map(MeldId::at)
    }

    fn placings(&self, playable: &Playable) -> impl Iterator<Item = Placing> {
        self.melds(playable).chain(self.meld_ids().flat_map(move |id| self.lay_offs(playable, id)))
    }

    fn melds(&self, playable: &Playable) -> impl Iterator<Item = Placing> {
        playable.melds().map(Placing::Meld).filter(|place| self.decide(place).is_ok())
    }

    fn lay_offs(&self, playable: &Playable, id: MeldId) -> impl Iterator<Item = Placing> {
        let meld = self.state.laid(id).map(|laid| &laid.meld);
        let slots = meld.into_iter().flat_map(|meld| playable.lay_offs(meld));
        slots.map(move |slots| Placing::LayOff(id, slots)).filter(|place| self.decide(place).is_ok())
    }

    /// The cards that are part of a legal lay-off on a meld; only ways that bring a new one are asked about.
    fn cards_to_lay_off(&self, playable: &Playable, id: MeldId) -> Cards {
        let meld = self.state.laid(id).map(|laid| &laid.meld);
        let ways = meld.into_iter().flat_map(|meld| playable.lay_offs(meld));
        let all = ways.fold(CardSet::EMPTY, |all, slots| {
            let cards: CardSet = slots.iter().map(|slot| slot.card).collect();
            let is_new = !cards.is_subset(&all) && self.decide(&Placing::LayOff(id, slots)).is_ok();
            if is_new { all.union(&cards) } else { all }
        });
        all.into()
    }
}
