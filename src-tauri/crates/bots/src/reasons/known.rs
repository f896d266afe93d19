//! What a seat knows that is to move, as far as reasons follow from it.

use cards::{Ace, Card, CardSet};
use protocol::{Action, Placing, Reason, Seat, View, Why};

use crate::{outlook::Outlook, shown::add};

pub(super) struct Known<'a> {
    pub view: &'a View,
    pub look: Outlook,
}

impl<'a> Known<'a> {
    pub fn of(view: &'a View) -> Self {
        Self { view, look: Outlook::of(view) }
    }

    pub const fn ace(&self) -> Ace {
        self.view.law.ace
    }

    /// The next player.
    pub const fn next(&self) -> Seat {
        self.view.turn.next(self.view.law.seats)
    }

    /// The cards held after a move, without what is drawn.
    pub fn after(&self, action: &Action) -> CardSet {
        let hand = self.look.hand;
        match action {
            Action::Draw | Action::Pass => hand,
            Action::Take => with(hand, self.look.top().as_slice()),
            Action::Dig(card, place) => {
                let (Placing::Meld(slots) | Placing::LayOff(_, slots)) = place;
                without(with(hand, self.dug(*card)), slots.iter().map(|slot| slot.card))
            }
            Action::Meld(slots) | Action::LayOff(_, slots) => without(hand, slots.iter().map(|slot| slot.card)),
            Action::Discard(card) => without(hand, [*card]),
            Action::Play(melds) => without(hand, melds.iter().flatten().map(|slot| slot.card)),
        }
    }

    /// What a dig for this card brings. Of two equal ones the one nearer the top is meant.
    pub fn dug(&self, card: Card) -> &[Card] {
        let place = self.look.pile.iter().rposition(|lies| lies.face() == card.face());
        place.map_or(&[], |place| &self.look.pile[place..])
    }

    /// Whether there is just one legal move.
    pub fn has_one_move(&self) -> bool {
        let options = &self.look.options;
        let lone = [options.draw, options.take, options.meld, options.pass].into_iter().filter(|may| *may).count();
        let laid_off: usize = options.lay_off.iter().map(|cards| cards.len()).sum();
        lone + options.dig.len() + options.discard.len() + laid_off == 1
    }

    /// The cards that the others hold or may come to: those of the stock and, where it can be dug for, of the pile.
    pub fn elsewhere(&self) -> CardSet {
        if self.look.may_be_dug() { with(self.unseen(), &self.look.pile) } else { self.unseen() }
    }

    /// Those with the whole pile, where the stock may run out before this seat is to move again.
    pub fn elsewhere_till_then(&self) -> CardSet {
        let runs_out = self.view.stock_count < self.view.law.seats;
        if runs_out && !self.look.may_be_dug() { with(self.unseen(), &self.look.pile) } else { self.elsewhere() }
    }

    /// The cards of the stock and of other hands.
    pub fn unseen(&self) -> CardSet {
        let shown = self.look.rivals.iter().flat_map(|rival| rival.shown.iter());
        let mut all = self.look.unseen;
        shown.for_each(|card| add(&mut all, card));
        all
    }

    /// Another seat that may soon go out, the nearest to it.
    pub fn near_out(&self) -> Option<Reason> {
        const FEW: u8 = 3;
        let clockwise = core::iter::successors(Some(self.next()), |seat| Some(seat.next(self.view.law.seats)));
        let (seat, rival) = clockwise.zip(&self.look.rivals).min_by_key(|(_, rival)| rival.cards)?;
        let reason = Reason::new(Why::OtherNearOut, [], rival.cards.into()).about(seat);
        (rival.cards <= FEW).then_some(reason)
    }
}

/// A hand with more cards. A view tells faces, so that a copy may go by the name of one that is held.
pub(super) fn with(mut hand: CardSet, cards: &[Card]) -> CardSet {
    cards.iter().for_each(|card| add(&mut hand, *card));
    hand
}

/// A hand without these cards; of two equal ones, any.
fn without(hand: CardSet, cards: impl IntoIterator<Item = Card>) -> CardSet {
    let held = |hand: &CardSet, card: Card| if hand.contains(card) { Some(card) } else { hand.find(card.face()) };
    cards.into_iter().fold(hand, |hand, card| held(&hand, card).map_or(hand, |card| hand.without(card)))
}
