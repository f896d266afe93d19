//! What the seat to move may do: in bulk for play, as a full list for tests and the command line.

use alloc::vec::Vec;
use cards::{Card, CardSet, Face, Meld, MeldKind, Rank, Slot, melds_in};
use protocol::{Action, Cards, MeldId, Options, Phase, Placing};

use crate::State;

/// The height of an ace that is played high.
const HIGH_ACE: u8 = Rank::KING.number() + 1;

impl State {
    /// What the seat to move may do; exactly what [`State::decide`] allows.
    pub fn options(&self) -> Options {
        match self.phase() {
            Phase::RoundOver => Options::default(),
            Phase::Draw => Options {
                draw: self.allows(&Action::Draw),
                take: self.allows(&Action::Take),
                dig: self.legal_digs().into_iter().map(|(card, _)| card).collect::<CardSet>().into(),
                ..Options::default()
            },
            Phase::Play => Options {
                discard: self.legal_discards().collect(),
                lay_off: (0..self.melds.len()).map(|index| self.cards_to_lay_off(MeldId::at(index))).collect(),
                meld: self.possible_melds().any(|cards| self.allows(&Action::meld(cards.iter()))),
                ..Options::default()
            },
        }
    }

    /// Every legal move of the seat to move: each meld, lay-off and dig once for a set of cards. Jokers are not
    /// announced here.
    pub fn legal_actions(&self) -> Vec<Action> {
        match self.phase() {
            Phase::RoundOver => Vec::new(),
            Phase::Draw => {
                let draws = [Action::Draw, Action::Take].into_iter().filter(|action| self.allows(action));
                draws.chain(self.legal_digs().into_iter().map(|(card, place)| Action::Dig(card, place))).collect()
            }
            Phase::Play => {
                let placings = self.legal_placings().into_iter().map(Action::from);
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

    fn cards_to_lay_off(&self, id: MeldId) -> Cards {
        let legal =
            self.possible_lay_offs(id).into_iter().filter(|cards| self.allows(&Action::lay_off(id, cards.iter())));
        legal.fold(CardSet::EMPTY, |all, cards| all.union(&cards)).into()
    }

    fn legal_placings(&self) -> Vec<Placing> {
        let melds = self.possible_melds().map(|cards| Placing::Meld(naturals(cards)));
        let ids = (0..self.melds.len()).map(MeldId::at);
        let lay_offs = ids.flat_map(|id| {
            self.possible_lay_offs(id).into_iter().map(move |cards| Placing::LayOff(id, naturals(cards)))
        });
        melds.chain(lay_offs).filter(|place| self.allows(&place.clone().into())).collect()
    }

    fn legal_digs(&self) -> Vec<(Card, Placing)> {
        let faces: CardSet = self.discard.iter().map(|card| card.with_copy(0)).collect();
        let dug = faces.iter().filter_map(|card| Some((card, self.dug_cards(card).ok()?)));
        dug.flat_map(|(card, cards)| {
            let places = self.while_digging(cards).legal_placings();
            let with_it = move |place: &Placing| {
                let (Placing::Meld(slots) | Placing::LayOff(_, slots)) = place;
                slots.iter().any(|slot| slot.card.face() == card.face())
            };
            places.into_iter().filter(with_it).map(move |place| (card, place))
        })
        .collect()
    }

    /// All sets and runs of the hand, whether or not putting them down would strand the seat.
    fn possible_melds(&self) -> impl Iterator<Item = CardSet> + use<> {
        melds_in(&self.own_hand(), self.rules.ace).into_iter()
    }

    /// The sets of cards of the hand that could lengthen a meld, whether or not that would strand the seat.
    fn possible_lay_offs(&self, id: MeldId) -> Vec<CardSet> {
        let Some(laid) = self.laid(id) else {
            return Vec::new();
        };
        match laid.meld.kind() {
            MeldKind::Set => self.possible_set_cards(&laid.meld),
            MeldKind::Run => self.possible_run_cards(&laid.meld),
        }
    }

    fn possible_set_cards(&self, meld: &Meld) -> Vec<CardSet> {
        let Face::Suited(_, rank) = meld.slots()[0].plays else {
            return Vec::new();
        };
        let hand = self.own_hand();
        let held = hand.suits_of(rank).filter_map(|suit| hand.find(Face::Suited(suit, rank)));
        held.map(|card| CardSet::EMPTY.with(card)).collect()
    }

    fn possible_run_cards(&self, meld: &Meld) -> Vec<CardSet> {
        let Face::Suited(suit, first) = meld.slots()[0].plays else {
            return Vec::new();
        };
        let low = first.number();
        let high = low + meld.slots().len() as u8 - 1;
        let (hand, ace) = (self.own_hand(), self.rules.ace);
        let held = |height: u8| hand.at_height(suit, height, ace);
        let below: Vec<Card> = (1..low).rev().map_while(held).collect();
        let above: Vec<Card> = (high + 1..=HIGH_ACE).map_while(held).collect();
        let mut all = Vec::new();
        for down in 0..=below.len() {
            for up in 0..=above.len() {
                let cards: CardSet = below[..down].iter().chain(&above[..up]).copied().collect();
                if cards.len() == down + up && !cards.is_empty() && !all.contains(&cards) {
                    all.push(cards);
                }
            }
        }
        all
    }
}

fn naturals(cards: CardSet) -> Vec<Slot> {
    cards.iter().map(Slot::natural).collect()
}
