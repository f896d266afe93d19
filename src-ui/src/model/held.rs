//! What the player holds over the table, and where it may be dropped.

use cards::Card;
use protocol::{DraftMeldId, MeldId, Phase};

use super::TableModel;
use crate::drag::{Aim, Grip, Spot};

/// Something that was picked up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    pub load: Load,
    /// Where it would be dropped now.
    pub over: Option<Spot>,
    pub grasp: Grasp,
}

/// Whether what is held may be dropped somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fit {
    Fits,
    /// It would be dropped there now.
    Over,
    No,
}

/// What was picked up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Load {
    /// Cards of the hand.
    Cards(Vec<Card>),
    /// The top of the stock, face down.
    Stock,
    /// The top of the discard pile.
    Discard(Card),
    /// A card of the open discard pile, and its place there.
    Pile(usize, Card),
}

/// Who holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grasp {
    /// The pointer.
    Pointer,
    /// Nobody: it was dropped, and waits there for the table's answer.
    Dropped,
}

impl TableModel {
    /// What is held, as long as it is there to be held.
    pub fn held(&self) -> Option<&Held> {
        self.held.as_ref().filter(|held| self.can_hold(&held.load) && self.is_awaited(held.grasp))
    }

    /// The cards that a move would be about: those held, else the chosen ones.
    pub fn chosen(&self) -> &[Card] {
        match self.held() {
            Some(Held { load: Load::Cards(cards), .. }) => cards,
            Some(_) | None => &self.selected,
        }
    }

    /// Whether this may be dropped there now.
    pub fn takes(&self, held: &Held, spot: Spot) -> bool {
        if let (true, Load::Cards(tiles)) = (self.is_rebuilt(), &held.load) {
            return self.takes_tiles(tiles, spot);
        }
        match (&held.load, spot) {
            (Load::Cards(_) | Load::Stock | Load::Discard(_) | Load::Pile(..), Spot::Hand(_)) => true,
            (Load::Cards(_), Spot::Discard) => self.view.phase == Phase::Play && self.lights().discard,
            (Load::Cards(_), Spot::Meld(meld)) => self.lights_meld(meld),
            (Load::Cards(cards), Spot::Felt) => self.makes_meld(cards),
            (Load::Cards(_), Spot::Draft(..))
            | (
                Load::Stock | Load::Discard(_) | Load::Pile(..),
                Spot::Discard | Spot::Meld(_) | Spot::Draft(..) | Spot::Felt,
            ) => false,
        }
    }

    /// Tiles go to any meld, apart from all, and back where they came from; not where they lie already.
    fn takes_tiles(&self, tiles: &[Card], spot: Spot) -> bool {
        let in_rack = tiles.iter().all(|tile| self.hand().contains(tile));
        let Some(draft) = self.at_hand() else { return in_rack && matches!(spot, Spot::Hand(_)) };
        let own = draft.placed();
        match spot {
            Spot::Hand(_) => in_rack || tiles.iter().all(|tile| own.contains(*tile)),
            Spot::Draft(meld, at) => draft.after(draft.put(meld, at, tiles)).is_some(),
            Spot::Felt => true,
            Spot::Meld(_) | Spot::Discard => false,
        }
    }

    /// Every place on the table, and whether what the pointer holds may be dropped there; none while it holds nothing.
    pub fn fits(&self) -> Vec<(Spot, Fit)> {
        let Some(held) = self.held().filter(|held| held.grasp == Grasp::Pointer) else { return Vec::new() };
        let melds: Vec<Spot> = match &self.draft {
            Some(draft) => draft.melds().iter().map(|meld| Spot::Draft(meld.id, 0)).collect(),
            None => (0..self.view.melds.len()).map(|index| Spot::Meld(MeldId::at(index))).collect(),
        };
        let here = |spot: Spot| held.over.filter(|over| over.is_in_same(spot)).unwrap_or(spot);
        let fit = |spot: Spot| match self.takes(held, spot) {
            true if held.over == Some(spot) => Fit::Over,
            true => Fit::Fits,
            false => Fit::No,
        };
        let all = melds.into_iter().chain([Spot::Felt, Spot::Discard, Spot::Hand(0)]).map(here);
        all.map(|spot| (spot, fit(spot))).collect()
    }

    /// The meld that what is held is over, as it would lie if that were dropped now.
    pub fn meld_to_be(&self) -> Option<(DraftMeldId, Vec<Card>)> {
        let held = self.held().filter(|held| held.grasp == Grasp::Pointer)?;
        let (Load::Cards(tiles), Some(Spot::Draft(id, at))) = (&held.load, held.over) else { return None };
        let draft = self.at_hand()?;
        let melds = draft.after(draft.put(id, at, tiles))?.melds();
        melds.into_iter().find(|meld| meld.id == id).map(|meld| (meld.id, meld.cards))
    }

    /// The piles whose top may be dragged into the hand.
    pub fn grips(&self) -> Vec<&'static str> {
        let lights = self.lights();
        let may_draw = self.view.phase == Phase::Draw;
        let piles = [("stock", lights.stock), ("discard", lights.discard)];
        piles.into_iter().filter(|(_, lit)| may_draw && *lit).map(|(pile, _)| pile).collect()
    }

    /// The hand as it would lie if what is held were dropped now.
    pub fn hand_to_be(&self) -> Vec<Card> {
        let mut order = self.order.clone();
        if let Some(Held { load: Load::Cards(cards), over: Some(Spot::Hand(place)), .. }) = self.held() {
            order.gather(cards, *place);
        }
        order.cards().to_vec()
    }

    /// Picks something up: the chosen cards, if the grabbed one is among them.
    pub fn pick_up(&mut self, grip: Grip) {
        let load = match grip {
            Grip::Card(card) if self.is_selected(card) && !self.arranging => Load::Cards(self.selected.clone()),
            Grip::Card(card) => Load::Cards(vec![card]),
            Grip::Tile(_) if self.at_hand().is_none() => return,
            Grip::Tile(tile) if self.is_selected(tile) => Load::Cards(self.selected.clone()),
            Grip::Tile(tile) => Load::Cards(vec![tile]),
            Grip::Stock => Load::Stock,
            Grip::Discard => match self.view.discard.last() {
                Some(top) => Load::Discard(*top),
                None => return,
            },
            Grip::Pile(place) => match self.view.discard.get(place) {
                Some(card) => Load::Pile(place, *card),
                None => return,
            },
        };
        self.held = Some(Held { load, over: None, grasp: Grasp::Pointer });
    }

    /// Turns to where the pointer aims now.
    pub fn aim(&mut self, aim: Aim) {
        let over = self.held().and_then(|held| self.meant(held, aim));
        if let Some(held) = &mut self.held {
            held.over = over;
        }
    }

    /// What the aim means: the pointer is over the hand or it is not; else what is below it, or below the load, the felt
    /// last, for it lies around everything.
    fn meant(&self, held: &Held, aim: Aim) -> Option<Spot> {
        if let Some(hand @ Spot::Hand(_)) = aim.pointer {
            return Some(hand);
        }
        // Over the meld in which it lies it floats above the felt, and means to stay.
        let stays = aim.pointer.is_some_and(|spot| self.lies_there(held, spot));
        let load = aim.load.filter(|spot| match spot {
            Spot::Hand(_) => false,
            Spot::Felt => !stays,
            Spot::Meld(_) | Spot::Draft(..) | Spot::Discard => true,
        });
        let spots: Vec<Spot> =
            [aim.pointer, load].into_iter().flatten().filter(|spot| self.takes(held, *spot)).collect();
        spots.iter().copied().find(|spot| *spot != Spot::Felt).or(spots.first().copied())
    }

    /// Whether all that is held lies in this meld of a table that may be rebuilt.
    fn lies_there(&self, held: &Held, spot: Spot) -> bool {
        let (Load::Cards(tiles), Spot::Draft(id, _), Some(draft)) = (&held.load, spot, self.at_hand()) else {
            return false;
        };
        draft.melds().iter().any(|meld| meld.holds(id, tiles))
    }

    fn can_hold(&self, load: &Load) -> bool {
        let may_draw = self.is_my_turn() && self.view.phase == Phase::Draw;
        match load {
            Load::Cards(cards) => !self.is_over() && cards.iter().all(|card| self.is_in_reach(*card)),
            Load::Stock => may_draw,
            Load::Pile(place, card) => may_draw && self.fan().is_some() && self.view.discard.get(*place) == Some(card),
            Load::Discard(top) => may_draw && self.view.discard.last() == Some(top),
        }
    }

    /// Whether a card lies in the hand, or where the seat may rebuild the table, on that.
    fn is_in_reach(&self, card: Card) -> bool {
        let on_table = || self.at_hand().is_some_and(|draft| draft.place_of(card).is_some());
        self.hand().contains(&card) || on_table()
    }

    const fn is_awaited(&self, grasp: Grasp) -> bool {
        match grasp {
            Grasp::Pointer => true,
            Grasp::Dropped => self.pending.is_some(),
        }
    }

    fn lights_meld(&self, meld: MeldId) -> bool {
        let lights = self.lights();
        meld.index().and_then(|index| lights.melds.get(index).copied()).unwrap_or_default()
    }

    fn makes_meld(&self, cards: &[Card]) -> bool {
        let allowed = self.view.options.as_ref().is_some_and(|options| options.meld) || self.digging().is_some();
        let free = self.pending.is_none() && !self.arranging;
        free && allowed && !self.ways_to_meld(&self.going_down_with(cards)).is_empty()
    }
}
