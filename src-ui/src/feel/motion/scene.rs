//! What lies where on the table, as one seat sees it: by two scenes a move is told.

use std::{mem::discriminant, rc::Rc};

use cards::Card;
use protocol::{MeldId, Seat, SeatEvent, View};

use crate::model::{Model, Refused, Screen, Showing, TableModel};

/// A place on the page where a card can lie, or that it can come from or go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    Stock,
    /// The discard pile, counted from its top.
    Discard(usize),
    /// A seat as a whole: another's at the count of its cards, one's own at the hand.
    Seat(Seat),
    /// A place in one's own hand, from the left.
    Hand(usize),
    /// A place in a meld.
    Meld(MeldId, usize),
    /// The felt where melds lie.
    Felt,
}

impl Anchor {
    /// Whether a card that goes from one to the other stays among the same cards.
    pub fn is_beside(self, other: Self) -> bool {
        match (self, other) {
            (Self::Meld(one, _), Self::Meld(other, _)) => one == other,
            (Self::Seat(one), Self::Seat(other)) => one == other,
            (one, other) => discriminant(&one) == discriminant(&other),
        }
    }
}

/// The table on the screen.
#[derive(Clone, Debug)]
pub struct Scene {
    pub seat: Seat,
    pub view: Rc<View>,
    /// The melds as they are to be seen: of a draft, those of the draft.
    pub melds: Vec<(MeldId, Vec<Card>)>,
    /// One's own hand as it lies.
    pub hand: Vec<Card>,
    pub refused: Option<Refused>,
    /// Whose play is being shown step by step.
    pub plays: Option<Seat>,
}

impl Scene {
    /// The table, where it is what the screen shows.
    pub fn of(model: &Model) -> Option<Self> {
        let table = model.table.as_ref().filter(|_| model.screen == Screen::Table)?;
        (model.showing() == Showing::Table).then(|| Self {
            seat: table.seat,
            view: table.view.clone(),
            melds: melds(table),
            hand: table.hand().to_vec(),
            refused: table.refused.clone(),
            plays: table.shown.as_ref().map(|play| play.seat),
        })
    }

    /// Whether every card lies where it lay, and nothing was refused.
    pub fn is_like(&self, other: &Self) -> bool {
        let lie_alike = Rc::ptr_eq(&self.view, &other.view) && self.melds == other.melds || self.is_draft_of(other);
        lie_alike && self.hand == other.hand && self.refused == other.refused
    }

    /// Whether the other scene is this one's draft, confirmed: the same melds, only under other numbers.
    fn is_draft_of(&self, other: &Self) -> bool {
        let cards = |scene: &Self| scene.melds.iter().map(|(_, cards)| cards.clone()).collect::<Vec<_>>();
        let is_own = |event: &SeatEvent| matches!(event, SeatEvent::Played(seat, _) if *seat == self.seat);
        let news = other.news(self);
        !news.is_empty() && news.iter().all(is_own) && cards(self) == cards(other)
    }

    /// Every card whose face is to be seen, and where it lies.
    pub fn lying(&self) -> Vec<(Card, Anchor)> {
        let hand = self.hand.iter().enumerate().map(|(place, card)| (*card, Anchor::Hand(place)));
        let melds = self
            .melds
            .iter()
            .flat_map(|(id, cards)| cards.iter().enumerate().map(|(place, card)| (*card, Anchor::Meld(*id, place))));
        let discards = self.view.discard.iter().rev().enumerate().map(|(depth, card)| (*card, Anchor::Discard(depth)));
        hand.chain(melds).chain(discards).collect()
    }

    /// Whether cards were dealt, and nothing else has happened since.
    pub fn is_new_deal(&self) -> bool {
        matches!(self.view.log[..], [SeatEvent::Dealt { .. }])
    }

    /// What has happened since an earlier scene; nothing, where something was taken back.
    pub fn news(&self, before: &Self) -> &[SeatEvent] {
        self.view.log.strip_prefix(&before.view.log[..]).unwrap_or_default()
    }
}

fn melds(table: &TableModel) -> Vec<(MeldId, Vec<Card>)> {
    match &table.draft {
        Some(_) => table
            .melds()
            .into_iter()
            .filter_map(|meld| Some((MeldId(u8::try_from(meld.id.0).ok()?), meld.cards)))
            .collect(),
        None => lying(&table.view),
    }
}

/// The melds of a table, as they lie there.
pub fn lying(view: &View) -> Vec<(MeldId, Vec<Card>)> {
    let cards = |laid: &protocol::LaidMeld| laid.cards.iter().map(|slot| slot.card).collect();
    view.melds.iter().enumerate().map(|(index, laid)| (MeldId::at(index), cards(laid))).collect()
}
