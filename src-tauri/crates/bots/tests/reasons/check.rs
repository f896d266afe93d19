//! Whether a reason is true: asked of the rules and the true table, by trying everything, with nothing that found it.

use bots::solver::{Goal, Solver};
use cards::{Ace, Arrangement, Card, CardSet, Face, Meld, Playable, Slot, Suit, announced};
use engine::State;
use protocol::{Action, Discards, Draft, HowEnded, Placing, Reason, Seat, SeatEvent, View, Why};

/// A move whose reasons are gone through.
pub struct Checked<'a> {
    state: &'a State,
    after: State,
    view: &'a View,
    action: &'a Action,
}

impl<'a> Checked<'a> {
    pub fn new(state: &'a State, view: &'a View, action: &'a Action) -> Self {
        let mut after = state.clone();
        let events = state.decide(state.turn(), action).expect("a legal move");
        events.iter().for_each(|event| after.evolve(event));
        Self { state, after, view, action }
    }

    pub fn goes_out(&self) -> bool {
        self.after.end().is_some_and(|end| end.how == HowEnded::Out)
    }

    pub fn holds(&self, reason: &Reason) -> bool {
        let (cards, count) = (reason.cards.to_vec(), reason.count);
        match reason.why {
            Why::GoesOut => self.goes_out(),
            Why::OnlyMove => self.state.legal_actions().len() == 1,
            Why::MakesMeld => self.is_meld_with_what_is_taken(&cards),
            Why::FitsTheTable => cards == [self.top()] && self.fits_the_table(&self.hand(), self.top()),
            Why::BringsNear => *self.action == Action::Take && self.are_near_the_top(&cards),
            Why::KnownCard => *self.action == Action::Take && cards == [self.top()],
            Why::DigBrings => matches!(self.action, Action::Dig(..)) && self.points_placed() == count,
            Why::TopFitsNothing => *self.action == Action::Draw && cards == [self.top()] && self.top_fits_nothing(),
            Why::CardsToCome => *self.action == Action::Draw && self.cards_to_come() == count,
            Why::DrawnUnseen => *self.action == Action::Draw,
            Why::PutsDown => self.action.cards().len() == cards.len() && self.points_placed() == count,
            Why::FewLeft => self.after.hand(self.me()).len() as i32 == count && count <= 3,
            Why::OtherNearOut => self.is_near_out(reason),
            Why::HoldsBack => {
                self.could_be_put_down(&cards) && self.would_help_others(&cards) && self.is_nobody_near_out()
            }
            Why::KeepsRuns => self.are_open(&cards, count, |one, other| suit(one) == suit(other)),
            Why::KeepsPairs => self.are_open(&cards, count, |one, other| suit(one) != suit(other)),
            Why::LiesAlone => self.lies_alone(cards[0]),
            Why::SavesPoints => cards.iter().map(|card| self.view.law.points_of(card.face())).sum::<i32>() == count,
            Why::ThrownByNext => reason.seat == Some(self.next()) && self.was_thrown(cards[0]),
            Why::LeftByNext => reason.seat == Some(self.next()) && self.was_left(cards[0]),
            Why::NobodyCanUse => self.nobody_can_use(cards[0]),
            Why::MostTiles => self.placed() == count as usize && self.most() == self.placed(),
            Why::Opens => !self.has_opened() && self.value_of_new_melds() == count,
            Why::BelowOpening => !self.has_opened() && self.best_opening() == count && count < 30,
            Why::KeepsTiles => self.placed() == 0 && count > 0 && self.could_place(count as usize),
            Why::NoPlay => self.could_place(0) && !self.could_place(1) && self.best_opening_if_needed() == 0,
            Why::HoldsLess => self.holds_less(reason),
        }
    }

    fn me(&self) -> Seat {
        self.state.turn()
    }

    fn next(&self) -> Seat {
        self.me().next(self.view.law.seats)
    }

    fn ace(&self) -> Ace {
        self.view.law.ace
    }

    fn hand(&self) -> CardSet {
        self.state.hand(self.me())
    }

    fn rest(&self) -> CardSet {
        self.after.hand(self.me())
    }

    fn top(&self) -> Card {
        *self.state.discard().last().expect("a pile")
    }

    /// What the others hold, what lies in the stock and, where that can be dug for, in the pile.
    fn elsewhere(&self) -> CardSet {
        let others = Seat::all(self.view.law.seats).filter(|seat| *seat != self.me());
        let held = others.flat_map(|seat| self.state.hand(seat).iter().collect::<Vec<_>>());
        let pile = if self.view.law.discards == Discards::Dig { self.state.discard() } else { &[] };
        held.chain(self.state.stock()).chain(pile.iter().copied()).collect()
    }

    fn makes_meld(&self, hand: &CardSet, card: Card) -> bool {
        Playable::of(hand.with(card), self.ace()).with(card.face()).melds().next().is_some()
    }

    fn fits_the_table(&self, hand: &CardSet, card: Card) -> bool {
        let playable = Playable::of(hand.with(card), self.ace()).with(card.face());
        self.state.melds().iter().any(|laid| playable.lay_offs(&laid.meld).next().is_some())
    }

    fn is_meld_with_what_is_taken(&self, cards: &[Card]) -> bool {
        let taken = match self.action {
            Action::Dig(card, Placing::Meld(_) | Placing::LayOff(..)) => {
                let place = self.state.discard().iter().rposition(|lies| lies.face() == card.face());
                self.state.discard()[place.expect("it lies there")..].to_vec()
            }
            Action::Draw
            | Action::Take
            | Action::Meld(_)
            | Action::LayOff(..)
            | Action::Discard(_)
            | Action::Play(_)
            | Action::Pass => vec![self.top()],
        };
        let faces = |cards: CardSet| cards.iter().map(|card| card.face()).collect::<Vec<_>>();
        let held = faces(taken.iter().copied().fold(self.hand(), CardSet::with));
        let has_taken = taken.iter().any(|card| cards.iter().any(|there| there.face() == card.face()));
        let all_held = cards.iter().all(|card| held.contains(&card.face()));
        has_taken && all_held && !announced(cards, self.ace()).is_empty()
    }

    /// Whether some face makes a meld of two cards, and lies among these.
    fn third(&self, one: Card, other: Card, among: &CardSet) -> bool {
        among.iter().any(|third| {
            let orders = [[one, other, third], [other, third, one], [third, one, other]];
            let slots = |cards: [Card; 3]| cards.map(Slot::natural);
            one != other && orders.into_iter().any(|cards| Meld::new(&slots(cards), self.ace()).is_ok())
        })
    }

    fn deck(&self) -> CardSet {
        self.view.law.deck.cards().filter(|card| card.face() != Face::Joker).collect()
    }

    fn are_near_the_top(&self, cards: &[Card]) -> bool {
        let elsewhere = self.elsewhere();
        let near = |card: &Card| self.third(*card, self.top(), &naturals(elsewhere));
        !cards.is_empty() && cards.iter().all(near)
    }

    fn top_fits_nothing(&self) -> bool {
        let (hand, top) = (self.hand(), self.top());
        !self.makes_meld(&hand, top) && !self.fits_the_table(&hand, top) && self.is_near_none(&hand, top)
    }

    fn is_near_none(&self, hand: &CardSet, card: Card) -> bool {
        naturals(*hand).iter().all(|other| !self.third(card, other, &self.deck()))
    }

    fn cards_to_come(&self) -> i32 {
        let pile: CardSet = self.state.discard().iter().copied().collect();
        let hidden = self.elsewhere().minus(&pile);
        let helps = |card: &Card| {
            let hand = card.copies().fold(self.hand(), CardSet::without);
            self.makes_meld(&hand, *card) || self.fits_the_table(&hand, *card) || self.makes_joker_meld(*card)
        };
        hidden.iter().filter(helps).count() as i32
    }

    /// A joker that is held already goes with another one.
    fn makes_joker_meld(&self, card: Card) -> bool {
        card.face() == Face::Joker && self.makes_meld(&self.hand(), card)
    }

    fn points_placed(&self) -> i32 {
        let [before, after] = [self.state, &self.after].map(|state| state.table_points()[self.me().index()]);
        after - before
    }

    fn is_near_out(&self, reason: &Reason) -> bool {
        let Some(seat) = reason.seat else { return false };
        seat != self.me() && self.state.hand(seat).len() as i32 == reason.count && reason.count <= 3
    }

    fn could_be_put_down(&self, cards: &[Card]) -> bool {
        let cards: CardSet = cards.iter().copied().collect();
        let are_melds = Arrangement::of(cards, self.ace(), &|_| 1).rest.is_empty();
        let is_part = |action: &Action| {
            matches!(action, Action::Meld(_)) && action.cards().iter().all(|card| cards.find(card.face()).is_some())
        };
        are_melds && cards.is_subset(&self.rest()) && self.state.legal_actions().iter().any(is_part)
    }

    /// Whether all of these cards are held and none stands by itself, and they fall apart into so many groups.
    fn are_open(&self, cards: &[Card], count: i32, may: impl Fn(Card, Card) -> bool) -> bool {
        let others = naturals(self.elsewhere());
        let linked = |one: Card, other: Card| may(one, other) && self.third(one, other, &others);
        let mut left = cards.to_vec();
        let mut groups = 0;
        while let Some(first) = left.pop() {
            let mut group = vec![first];
            while let Some(place) = left.iter().position(|card| group.iter().any(|there| linked(*there, *card))) {
                group.push(left.swap_remove(place));
            }
            groups += 1;
            if group.len() < 2 {
                return false;
            }
        }
        groups == count && cards.iter().all(|card| self.rest().contains(*card))
    }

    fn lies_alone(&self, card: Card) -> bool {
        self.is_near_none(&self.rest(), card)
    }

    fn is_like(&self, one: Card, other: Card) -> bool {
        let beside = || {
            let between = self.deck().iter().any(|third| {
                let middle = [one, third, other].map(Slot::natural);
                let is_middle = |meld: Meld| meld.slots()[1].card == third && meld.slots().len() == 3;
                Meld::new(&middle, self.ace()).is_ok_and(is_middle)
            });
            suit(one) == suit(other) && !between && self.third(one, other, &self.deck())
        };
        rank(one) == rank(other) || beside()
    }

    fn was_thrown(&self, evidence: Card) -> bool {
        let thrown = |event: &SeatEvent| matches!(event, SeatEvent::Discarded(seat, card) if *seat == self.next() && card.face() == evidence.face());
        let mut places = (0..self.view.log.len()).filter(|place| thrown(&self.view.log[*place]));
        places.any(|place| self.still_tells(place, evidence)) && self.may_lie()
    }

    fn was_left(&self, evidence: Card) -> bool {
        let top_before = |place: usize| {
            // A pile that is turned over for a draw has another top only after it.
            let turned = matches!(self.view.log[..place].last(), Some(SeatEvent::TurnedOver(_)));
            self.view.log[..place - usize::from(turned)].iter().rev().find_map(|event| match event {
                SeatEvent::Discarded(_, card) => Some(Some(*card)),
                SeatEvent::Dealt { upcard, .. } => Some(*upcard),
                SeatEvent::Took(..) | SeatEvent::Dug(..) => Some(None),
                SeatEvent::TurnedOver(upcard) => Some(Some(*upcard)),
                SeatEvent::Drew(..) | SeatEvent::Shuffled => None,
                SeatEvent::Melded(..) | SeatEvent::LaidOff(..) | SeatEvent::Played(..) | SeatEvent::Passed(_) => None,
            })
        };
        let drew = |event: &SeatEvent| matches!(event, SeatEvent::Drew(seat, _) if *seat == self.next());
        let places = (0..self.view.log.len()).filter(|place| drew(&self.view.log[*place]));
        let is_it = |place: &usize| top_before(*place).flatten().is_some_and(|top| top.face() == evidence.face());
        places.filter(is_it).any(|place| self.still_tells(place, evidence)) && self.may_lie()
    }

    fn discarded(&self) -> Card {
        self.action.cards().iter().next().expect("a discard")
    }

    /// Whether the card that the next player threw or left here is like the discard, it has begun two turns since at most,
    /// and has since neither taken nor put down any card that goes with either.
    fn still_tells(&self, place: usize, evidence: Card) -> bool {
        let later = self.view.log[place + 1..].iter().filter(|event| event.seat() == Some(self.next()));
        let begins =
            |event: &&SeatEvent| matches!(event, SeatEvent::Drew(..) | SeatEvent::Took(..) | SeatEvent::Dug(..));
        let turns = later.clone().filter(begins).count();
        let mut shown = later.flat_map(|event| [taken(event), put_down(event)].concat());
        let speaks_against = |card: Card| self.goes_with(card, self.discarded()) || self.goes_with(card, evidence);
        self.is_like(self.discarded(), evidence) && turns < 3 && !shown.any(speaks_against)
    }

    fn goes_with(&self, one: Card, other: Card) -> bool {
        one.face() == other.face() || self.third(one, other, &self.deck())
    }

    /// Whether nobody can lay the discard off, no other holds what it took and what goes with it, and no such card can be dug.
    fn may_lie(&self) -> bool {
        let goes = |card: &Card| self.goes_with(*card, self.discarded());
        // Of two equal cards the one that is held need not be the one that was taken.
        let packs = usize::from(self.view.law.deck.packs);
        let is_kept = |seat: Seat, card: Card| packs == 1 && self.state.hand(seat).find(card.face()).is_some();
        let keeps = |event: &SeatEvent| {
            let other = event.seat().filter(|seat| *seat != self.me());
            other.is_some_and(|seat| taken(event).into_iter().any(|card| is_kept(seat, card) && goes(&card)))
        };
        let can_be_dug = self.view.law.discards == Discards::Dig && self.state.discard().iter().any(goes);
        !self.fits_the_table(&self.elsewhere(), self.discarded()) && !self.view.log.iter().any(keeps) && !can_be_dug
    }

    fn nobody_can_use(&self, card: Card) -> bool {
        let runs_out = self.state.stock().len() < usize::from(self.view.law.seats);
        let pile = self.state.discard().iter().filter(|_| runs_out);
        let all = pile.fold(self.elsewhere(), |all, card| all.with(*card));
        let others = card.copies().fold(all, CardSet::without);
        !self.makes_meld(&others, card) && !self.fits_the_table(&others, card)
    }

    /// Whether on melds that can be made of these cards others may lay off: some meld with each card takes one of theirs.
    fn would_help_others(&self, cards: &[Card]) -> bool {
        let others = self.elsewhere();
        let takes = |slots: Vec<Slot>| {
            let meld = Meld::new(&slots, self.ace()).expect("a meld");
            let free = slots.iter().fold(others, |left, slot| left.without(slot.card));
            Playable::of(free, self.ace()).lay_offs(&meld).next().is_some()
        };
        let held: CardSet = cards.iter().copied().collect();
        cards.iter().all(|card| Playable::of(held, self.ace()).with(card.face()).melds().any(takes))
    }

    fn is_nobody_near_out(&self) -> bool {
        Seat::all(self.view.law.seats).all(|seat| seat == self.me() || self.state.hand(seat).len() > 3)
    }

    fn draft(&self) -> Draft {
        Draft::of(self.view, self.me()).expect("the rack is seen")
    }

    fn has_opened(&self) -> bool {
        self.view.placed_before.contains(&self.me())
    }

    /// How many tiles the move places.
    fn placed(&self) -> usize {
        let is_play = matches!(self.action, Action::Play(_));
        if is_play { self.hand().len() - self.rest().len() } else { 0 }
    }

    fn most(&self) -> usize {
        let draft = self.draft();
        let table: Vec<Vec<Card>> = draft.melds().iter().map(|meld| meld.cards.clone()).collect();
        Solver::new().best(&table, draft.rack(), Goal::Tiles).map_or(0, |best| best.placed.len())
    }

    fn best_opening(&self) -> i32 {
        Solver::new().opening(self.draft().rack()).map_or(0, |best| best.points as i32)
    }

    fn best_opening_if_needed(&self) -> i32 {
        if self.has_opened() { 0 } else { self.best_opening() }
    }

    fn could_place(&self, tiles: usize) -> bool {
        if self.has_opened() {
            return self.most() >= tiles;
        }
        let opening = Solver::new().opening(self.draft().rack()).filter(|best| best.points >= 30);
        let most = Solver::new().best(&[], self.draft().rack(), Goal::Tiles).map_or(0, |best| best.placed.len());
        tiles == 0 || opening.is_some() && most >= tiles
    }

    fn value_of_new_melds(&self) -> i32 {
        let worth = |state: &State| state.melds().iter().map(|laid| laid.meld.value() as i32).sum::<i32>();
        worth(&self.after) - worth(self.state)
    }

    fn holds_less(&self, reason: &Reason) -> bool {
        let points = |hand: CardSet| hand.iter().map(|card| self.view.law.points_of(card.face())).sum::<i32>();
        let is_over = self.after.end().is_some_and(|end| end.how == HowEnded::Blocked);
        let less = points(self.state.hand(self.next())) - points(self.hand());
        is_over && reason.seat == Some(self.next()) && less == reason.count && less > 0
    }
}

/// The cards that were openly taken.
fn taken(event: &SeatEvent) -> Vec<Card> {
    match event {
        SeatEvent::Took(_, card) => vec![*card],
        SeatEvent::Dug(_, cards) => cards.to_vec(),
        SeatEvent::Dealt { .. }
        | SeatEvent::Drew(..)
        | SeatEvent::Shuffled
        | SeatEvent::TurnedOver(_)
        | SeatEvent::Melded(..)
        | SeatEvent::LaidOff(..)
        | SeatEvent::Discarded(..)
        | SeatEvent::Played(..)
        | SeatEvent::Passed(_) => Vec::new(),
    }
}

/// The cards that were put down, a joker as what it plays.
fn put_down(event: &SeatEvent) -> Vec<Card> {
    let (SeatEvent::Melded(_, slots) | SeatEvent::LaidOff(_, _, slots)) = event else { return Vec::new() };
    slots.iter().map(|slot| Card::first(slot.plays)).collect()
}

fn naturals(cards: CardSet) -> CardSet {
    cards.iter().filter(|card| card.face() != Face::Joker).collect()
}

fn suit(card: Card) -> Option<Suit> {
    match card.face() {
        Face::Suited(suit, _) => Some(suit),
        Face::Joker => None,
    }
}

fn rank(card: Card) -> Option<u8> {
    match card.face() {
        Face::Suited(_, rank) => Some(rank.number()),
        Face::Joker => None,
    }
}
