//! What a seat knows when it is to move, in a form to reckon with.

use cards::{Ace, Arrangement, Card, CardSet, Face, Meld, Slot};
use protocol::{Action, Discards, GoingOut, MeldId, Options, Phase, Rules, Seat, SeatEvent, View};

use crate::{
    lay_off::{joker_moves, new_melds, takes, takes_joker},
    shown::{add, shown},
};

/// A hand, the table around it, and where the cards may be that it does not show.
pub(crate) struct Outlook {
    pub hand: CardSet,
    pub phase: Phase,
    pub options: Options,
    /// The discard pile, its top last.
    pub pile: Vec<Card>,
    pub melds: Vec<Meld>,
    /// Cards that are in the stock or in another hand.
    pub unseen: CardSet,
    /// The others, clockwise from the next.
    pub rivals: Vec<Rival>,
    /// Cards that others threw away.
    pub thrown: CardSet,
    /// Completed turns of the round, over all seats.
    pub turns: u16,
    law: Rules,
}

/// Another seat.
pub(crate) struct Rival {
    /// How many cards it holds.
    pub cards: u8,
    /// Those of them that it took openly.
    pub shown: CardSet,
}

impl Outlook {
    pub fn of(view: &View) -> Self {
        let me = view.turn;
        let hand = view.hands[me.index()].as_ref().map(protocol::Cards::set).unwrap_or_default();
        let rivals = rivals(view, me);
        Self {
            hand,
            phase: view.phase,
            options: view.options.clone().unwrap_or_default(),
            pile: view.discard.to_vec(),
            melds: view.melds.iter().filter_map(|laid| Meld::new(&laid.cards, view.law.ace).ok()).collect(),
            unseen: unseen(view, &hand, &rivals),
            rivals,
            thrown: thrown_by_others(&view.log, me),
            turns: view.turns,
            law: view.law.clone(),
        }
    }

    pub const fn ace(&self) -> Ace {
        self.law.ace
    }

    pub fn top(&self) -> Option<Card> {
        self.pile.last().copied()
    }

    /// How many cards the shortest of the other hands holds.
    pub fn fewest(&self) -> u8 {
        self.rivals.iter().map(|rival| rival.cards).min().unwrap_or_default()
    }

    /// How many sit at the table.
    pub const fn seats(&self) -> u8 {
        self.law.seats
    }

    /// Whether any card of the discard pile may be dug for.
    pub fn may_be_dug(&self) -> bool {
        match self.law.discards {
            Discards::Dig => true,
            Discards::Top | Discards::None => false,
        }
    }

    /// What a card counts when it is left in hand.
    pub fn points(&self, card: Card) -> i32 {
        self.law.points_of(card.face())
    }

    /// The cards of a hand that can be laid off on the table.
    pub fn lay_offs(&self, hand: &CardSet) -> CardSet {
        let naturals = self.melds.iter().fold(CardSet::EMPTY, |all, meld| all.union(&takes(meld, hand, self.ace())));
        let jokers = hand.iter().filter(|card| card.face() == Face::Joker);
        if self.melds.iter().any(takes_joker) { naturals.union(&jokers.collect()) } else { naturals }
    }

    /// A hand laid out as well as can be: a card that can be laid off costs nothing, any other its points and, for
    /// being one card more, a little. Of a large hand the jokers are left over for free: they find a place later, and
    /// finding the best for them takes long.
    pub fn arranged(&self, hand: CardSet) -> Arrangement {
        const A_CARD: i32 = 4;
        let free = self.lay_offs(&hand);
        let apart = jokers_apart(&hand);
        let cost = |card| if free.contains(card) { 0 } else { self.points(card) + A_CARD };
        let mut best = Arrangement::of(hand.minus(&apart), self.ace(), &cost);
        best.rest = best.rest.union(&apart);
        best
    }

    /// The cards of a hand that lie in no meld and can be laid off nowhere.
    pub fn loose(&self, hand: CardSet) -> CardSet {
        self.arranged(hand).rest.minus(&self.lay_offs(&hand)).minus(&jokers_apart(&hand))
    }

    /// Whether a card more would be melded or laid off at once, at no other cards' cost.
    pub fn absorbs(&self, card: Card) -> bool {
        self.arranged(self.hand.with(card)).cost <= self.arranged(self.hand).cost
    }

    /// Every meld of the best arrangement, then everything that can be laid off.
    pub fn placements(&self) -> impl Iterator<Item = Action> + '_ {
        let placed = self.kept().map_or(self.hand, |card| self.hand.without(card));
        let melds = self.arranged(placed).melds.into_iter().flat_map(|meld| new_melds(self, meld));
        let jokers = if self.is_late() { joker_moves(self) } else { Vec::new() };
        melds.chain(self.lay_off_moves(placed)).chain(jokers)
    }

    /// The card that is kept for going out by a discard, where all others can be put down.
    fn kept(&self) -> Option<Card> {
        if self.law.going_out == GoingOut::AnyWay || self.loose(self.hand).len() > 1 {
            return None;
        }
        let all = self.options.discard.iter().copied();
        all.filter(|card| self.loose(self.hand.without(*card)).is_empty())
            .max_by_key(|card| (self.points(*card), card.face()))
    }

    /// Whether somebody may soon go out, so that what can be put down should be.
    fn is_late(&self) -> bool {
        const FEW: u8 = 3;
        self.fewest() <= FEW || self.hand.len() <= FEW.into() || self.loose(self.hand).len() <= 1
    }

    /// For each meld on the table all that can be laid off there, together and, should that not do, one by one.
    fn lay_off_moves(&self, hand: CardSet) -> impl Iterator<Item = Action> + '_ {
        self.melds.iter().enumerate().flat_map(move |(index, meld)| {
            let cards = takes(meld, &hand, self.ace());
            let together = (cards.len() > 1).then(|| Action::lay_off(MeldId::at(index), cards.iter()));
            let single = cards.iter().map(move |card| Action::LayOff(MeldId::at(index), vec![Slot::natural(card)]));
            together.into_iter().chain(single)
        })
    }
}

/// The jokers of a hand too large to think of a place for them.
fn jokers_apart(hand: &CardSet) -> CardSet {
    const LARGE: usize = 16;
    hand.iter().filter(|card| hand.len() > LARGE && card.face() == Face::Joker).collect()
}

fn rivals(view: &View, me: Seat) -> Vec<Rival> {
    let seats = view.law.seats;
    let shown = shown(view);
    let clockwise = core::iter::successors(Some(me.next(seats)), |seat| Some(seat.next(seats)));
    let others = clockwise.take_while(|seat| *seat != me);
    others.map(|seat| Rival { cards: view.hand_counts[seat.index()], shown: shown[seat.index()] }).collect()
}

/// The cards of the deck that the seat to move does not see, and of which it does not know which hand they are in.
fn unseen(view: &View, hand: &CardSet, rivals: &[Rival]) -> CardSet {
    let laid = view.melds.iter().flat_map(|meld| meld.cards.iter().map(|slot| slot.card));
    let shown = rivals.iter().flat_map(|rival| rival.shown.iter());
    let mut seen = CardSet::EMPTY;
    laid.chain(view.discard.iter().copied()).chain(hand.iter()).chain(shown).for_each(|card| add(&mut seen, card));
    view.law.deck.cards().collect::<CardSet>().minus(&seen)
}

fn thrown_by_others(log: &[SeatEvent], me: Seat) -> CardSet {
    let thrown = |event: &SeatEvent| match event {
        SeatEvent::Discarded(seat, card) if *seat != me => Some(*card),
        SeatEvent::Discarded(..)
        | SeatEvent::Dealt { .. }
        | SeatEvent::Drew(..)
        | SeatEvent::Shuffled
        | SeatEvent::TurnedOver(_)
        | SeatEvent::Took(..)
        | SeatEvent::Dug(..)
        | SeatEvent::Melded(..)
        | SeatEvent::LaidOff(..)
        | SeatEvent::Played(..)
        | SeatEvent::Passed(_) => None,
    };
    log.iter().filter_map(thrown).collect()
}
