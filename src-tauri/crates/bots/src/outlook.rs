//! What a seat knows when it is to move, in a form to reckon with.

use cards::{Ace, Arrangement, Card, CardSet, Slot};
use protocol::{Action, MeldId, Options, Phase, Rules, Seat, SeatEvent, View};

use crate::open_meld::OpenMeld;

/// A hand, the table around it, and where the cards may be that it does not show.
pub(crate) struct Outlook {
    pub hand: CardSet,
    pub phase: Phase,
    pub options: Options,
    pub top: Option<Card>,
    pub table: Vec<OpenMeld>,
    /// Cards that are in the stock or in another hand.
    pub unseen: CardSet,
    /// Cards that others took from the discard pile and still hold.
    pub shown: CardSet,
    /// Cards that others threw away.
    pub thrown: CardSet,
    /// How many cards the shortest of the other hands holds.
    pub fewest: u8,
    /// Completed turns of the round, over all seats.
    pub turns: u16,
    pub ace: Ace,
    law: Rules,
}

impl Outlook {
    pub fn of(view: &View) -> Self {
        let me = view.turn;
        let hand = view.hands[me.index()].as_ref().map(protocol::Cards::set).unwrap_or_default();
        let (shown, thrown) = others_cards(&view.log, me);
        Self {
            hand,
            phase: view.phase,
            options: view.options.clone().unwrap_or_default(),
            top: view.discard.last().copied(),
            table: view.melds.iter().filter_map(|meld| OpenMeld::of(meld, view.law.ace)).collect(),
            unseen: hidden(view).minus(&hand).minus(&shown),
            shown,
            thrown,
            fewest: others(view, me).min().unwrap_or_default(),
            turns: view.turns,
            ace: view.law.ace,
            law: view.law.clone(),
        }
    }

    /// What a card counts when it is left in hand.
    pub fn points(&self, card: Card) -> i32 {
        self.law.points_of(card.face())
    }

    /// The cards of a hand that can be laid off on the table.
    pub fn lay_offs(&self, hand: &CardSet) -> CardSet {
        self.table.iter().fold(CardSet::EMPTY, |all, meld| all.union(&meld.takes(hand)))
    }

    /// A hand laid out as well as can be: a card that can be laid off costs nothing, any other its points and, for
    /// being one card more, a little.
    pub fn arranged(&self, hand: CardSet) -> Arrangement {
        const A_CARD: i32 = 4;
        let free = self.lay_offs(&hand);
        Arrangement::of(hand, self.ace, &|card| if free.contains(card) { 0 } else { self.points(card) + A_CARD })
    }

    /// The cards that lie in no meld and can be laid off nowhere.
    pub fn loose(&self) -> CardSet {
        self.arranged(self.hand).rest.minus(&self.lay_offs(&self.hand))
    }

    /// Whether a card more would be melded or laid off at once, at no other cards' cost.
    pub fn absorbs(&self, card: Card) -> bool {
        self.arranged(self.hand.with(card)).cost <= self.arranged(self.hand).cost
    }

    /// Every meld of the best arrangement, then everything that can be laid off.
    pub fn placements(&self) -> impl Iterator<Item = Action> + '_ {
        let melds = self.arranged(self.hand).melds.into_iter().map(|meld| Action::meld(meld.iter()));
        melds.chain(self.lay_off_moves())
    }

    /// For each meld on the table all that can be laid off there, together and, should that not do, one by one.
    fn lay_off_moves(&self) -> impl Iterator<Item = Action> + '_ {
        self.table.iter().enumerate().flat_map(|(index, meld)| {
            let cards = meld.takes(&self.hand);
            let together = (cards.len() > 1).then(|| Action::lay_off(MeldId::at(index), cards.iter()));
            let single = cards.iter().map(move |card| Action::LayOff(MeldId::at(index), vec![Slot::natural(card)]));
            together.into_iter().chain(single)
        })
    }
}

fn others(view: &View, me: Seat) -> impl Iterator<Item = u8> + '_ {
    Seat::all(view.hand_counts.len() as u8).filter(move |seat| *seat != me).map(|seat| view.hand_counts[seat.index()])
}

/// All cards that do not lie face up.
fn hidden(view: &View) -> CardSet {
    let laid = view.melds.iter().flat_map(|meld| meld.cards.iter().map(|slot| slot.card));
    let open: CardSet = laid.chain(view.discard.iter().copied()).collect();
    view.law.deck.cards().collect::<CardSet>().minus(&open)
}

/// The cards that the others took and still hold, and those that they threw away.
fn others_cards(log: &[SeatEvent], me: Seat) -> (CardSet, CardSet) {
    let (mut held, mut thrown) = (CardSet::EMPTY, CardSet::EMPTY);
    for event in log.iter().filter(|event| event.seat() != Some(me)) {
        match event {
            SeatEvent::Dealt { .. } | SeatEvent::Shuffled | SeatEvent::TurnedOver(_) | SeatEvent::Drew(..) => {}
            SeatEvent::Dug(_, cards) => held = held.union(&cards.set()),
            SeatEvent::Took(_, card) => {
                held.insert(*card);
            }
            SeatEvent::Melded(_, slots) | SeatEvent::LaidOff(_, _, slots) => {
                slots.iter().for_each(|slot| {
                    held.remove(slot.card);
                });
            }
            SeatEvent::Discarded(_, card) => {
                held.remove(*card);
                thrown.insert(*card);
            }
        }
    }
    (held, thrown)
}
