//! The draft of a table that may be rebuilt, its tiles by the names that the page has given them.

use std::rc::Rc;

use cards::{Card, CardSet, Face, Meld, Rank};
use protocol::{Action, Code, Draft, DraftMeld, DraftMeldId, DraftSteps, Edit, Refusal, Seat, View};

use super::{HintWay, TableModel};

/// A table under the hands of a seat.
///
/// Page and host count two equal tiles otherwise, so every tile has a name for each of them.
#[derive(Clone, PartialEq, Debug)]
pub struct TileDraft {
    draft: Draft,
    /// Each tile as the page calls it, and as the draft does.
    names: Rc<[(Card, Card)]>,
}

/// A meld as it lies in the draft, right or wrong.
#[derive(Clone, PartialEq, Debug)]
pub struct TableMeld {
    pub id: DraftMeldId,
    pub cards: Vec<Card>,
    /// What it is, or why it is none.
    pub verdict: Result<Meld, Code>,
}

/// A tile that alone is missing within a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap {
    /// The place of the tile after it.
    pub place: usize,
    pub face: Face,
}

impl TileDraft {
    /// The draft with which a turn of this seat begins; none where the table is not one that may be rebuilt.
    pub fn of(view: &View, seat: Seat) -> Option<Self> {
        if !view.law.is_rearranged() {
            return None;
        }
        let draft = Draft::of(view, seat)?;
        let rack = view.hands.get(seat.index())?.as_ref()?;
        let page =
            view.melds.iter().flat_map(|laid| laid.cards.iter().map(|slot| slot.card)).chain(rack.iter().copied());
        let its_own = draft.melds().iter().flat_map(|meld| &meld.cards).chain(draft.rack()).copied();
        let names = page.zip(its_own).collect();
        Some(Self { draft, names })
    }

    /// The same with the steps of a saved one, where they can be made here.
    pub fn resumed(self, steps: &DraftSteps) -> Self {
        let draft = self.draft.clone().resumed(steps).unwrap_or(self.draft);
        Self { draft, ..self }
    }

    /// What a host is to keep of it.
    pub fn saved(&self) -> DraftSteps {
        self.draft.saved()
    }

    /// The melds, each in its place.
    pub fn melds(&self) -> Vec<TableMeld> {
        let meld = |meld: &DraftMeld| TableMeld {
            id: meld.id,
            cards: meld.cards.iter().map(|card| self.on_page(*card)).collect(),
            verdict: self.draft.verdict(meld),
        };
        self.draft.melds().iter().map(meld).collect()
    }

    /// The tiles that are left in the rack.
    pub fn rack(&self) -> CardSet {
        self.draft.rack().iter().map(|card| self.on_page(*card)).collect()
    }

    /// The seat's own tiles on the table, which are not confirmed.
    pub fn placed(&self) -> CardSet {
        self.draft.placed().map(|card| self.on_page(card)).collect()
    }

    /// Whether a meld is one with these tiles too.
    pub fn fits(&self, meld: DraftMeldId, tiles: &[Card]) -> bool {
        let tiles: Vec<Card> = tiles.iter().map(|tile| self.in_draft(*tile)).collect();
        self.draft.with_added(meld, &tiles).is_ok()
    }

    /// This draft after a step; none where that cannot be made or changes nothing.
    pub fn after(&self, step: Edit) -> Option<Self> {
        let mut after = self.clone();
        after.edit(step).is_ok_and(|changed| changed).then_some(after)
    }

    /// The step that puts tiles before the one at this place of a meld: there, where they may lie so, else where they fit;
    /// where they fit nowhere, there as well. Within a meld that is right as it lies, none that would bring it into disorder.
    pub fn put(&self, meld: DraftMeldId, at: usize, tiles: &[Card]) -> Edit {
        let (there, added) = (Edit::Move(meld, at, tiles.to_vec()), Edit::Add(meld, tiles.to_vec()));
        let changes = |step: &Edit| self.after(step.clone());
        let fits = |step: &Edit| changes(step).is_some_and(|after| after.is_in_order(meld));
        let stays = || self.is_in_order(meld) && self.melds().iter().any(|own| own.holds(meld, tiles));
        if changes(&there).is_some() && !fits(&there) && (fits(&added) || stays()) { added } else { there }
    }

    /// Whether a meld lies as it is read.
    fn is_in_order(&self, id: DraftMeldId) -> bool {
        let meld = self.draft.melds().iter().find(|meld| meld.id == id);
        meld.is_some_and(|meld| {
            self.draft.verdict(meld).is_ok_and(|known| known.cards().eq(meld.cards.iter().copied()))
        })
    }

    /// Makes a step; says whether it changed anything. A meld out of whose middle tiles are taken falls apart there, where a
    /// part of it is right by itself.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub fn edit(&mut self, step: Edit) -> Result<bool, Refusal> {
        let grown = match &step {
            Edit::Add(id, _) | Edit::Move(id, ..) => Some(*id),
            Edit::New(_) | Edit::Split(..) | Edit::Join(..) | Edit::Back(_) | Edit::Reset => None,
        };
        let mut before = self.draft.melds().to_vec();
        before.retain(|meld| Some(meld.id) != grown);
        let changed = self.make(step)?;
        let split = if changed { before.iter().find_map(|meld| self.broken(meld)) } else { None };
        if let Some((meld, place)) = split {
            self.draft.edit(Edit::Split(meld, place))?;
        }
        Ok(changed)
    }

    /// Where a meld that was right falls apart.
    fn broken(&self, before: &DraftMeld) -> Option<(DraftMeldId, usize)> {
        let now = self.draft.melds().iter().find(|meld| meld.id == before.id)?;
        if self.draft.verdict(before).is_err() || self.draft.verdict(now).is_ok() {
            return None;
        }
        let place_of = |card: &Card| before.cards.iter().position(|other| other == card);
        let is_gap = |at: &usize| {
            let sides = (place_of(&now.cards[at - 1]), place_of(&now.cards[*at]));
            matches!(sides, (Some(left), Some(right)) if right > left + 1)
        };
        let is_right = |cards: &[Card]| self.draft.verdict(&DraftMeld { id: now.id, cards: cards.to_vec() }).is_ok();
        let parts = |at: &usize| is_right(&now.cards[..*at]) || is_right(&now.cards[*at..]);
        (1..now.cards.len()).filter(is_gap).find(parts).map(|at| (now.id, at))
    }

    /// Makes this step and no other; says whether it changed anything.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub fn make(&mut self, step: Edit) -> Result<bool, Refusal> {
        let step = renamed(step, |card| self.in_draft(card));
        self.draft.edit(step)
    }

    /// The way that these steps of a host make from the start of the turn.
    ///
    /// # Errors
    /// Why they cannot be made.
    pub fn way(&self, steps: Vec<Edit>) -> Result<HintWay, Refusal> {
        let steps: Vec<Edit> = steps.into_iter().map(|step| renamed(step, |card| self.on_page(card))).collect();
        let mut tried = self.clone();
        tried.reset();
        for step in &steps {
            tried.make(step.clone())?;
        }
        Ok(HintWay { tiles: tried.placed(), steps })
    }

    pub fn undo(&mut self) -> bool {
        self.draft.undo()
    }

    pub fn redo(&mut self) -> bool {
        self.draft.redo()
    }

    pub fn reset(&mut self) -> bool {
        self.draft.reset()
    }

    pub const fn can_undo(&self) -> bool {
        self.draft.can_undo()
    }

    pub fn can_redo(&self) -> bool {
        self.draft.can_redo()
    }

    /// Whether everything lies as at the start of the turn.
    pub fn is_reset(&self) -> bool {
        self.draft.is_reset()
    }

    /// What the new melds are worth so far and what they must be worth, where the seat has yet to open.
    pub fn opening(&self) -> Option<(u32, u32)> {
        self.draft.opening()
    }

    /// The play that confirms it.
    ///
    /// # Errors
    /// What is still wrong.
    pub fn confirm(&self) -> Result<Action, Refusal> {
        self.draft.confirm()
    }

    /// Whether the turn may be given up for a draw or a pass.
    ///
    /// # Errors
    /// `draft_not_reset`.
    pub fn must_be_reset(&self) -> Result<(), Refusal> {
        self.draft.must_be_reset()
    }

    /// The meld in which a tile lies, and its place there.
    pub fn place_of(&self, card: Card) -> Option<(TableMeld, usize)> {
        let of = |meld: TableMeld| Some((meld.cards.iter().position(|other| *other == card)?, meld));
        self.melds().into_iter().find_map(of).map(|(place, meld)| (meld, place))
    }

    fn on_page(&self, card: Card) -> Card {
        self.names.iter().find(|(_, its_own)| *its_own == card).map_or(card, |(page, _)| *page)
    }

    fn in_draft(&self, card: Card) -> Card {
        self.names.iter().find(|(page, _)| *page == card).map_or(card, |(_, its_own)| *its_own)
    }
}

/// The same step, with other names for its tiles.
fn renamed(step: Edit, name: impl Fn(Card) -> Card) -> Edit {
    let cards = |cards: Vec<Card>| cards.into_iter().map(&name).collect();
    match step {
        Edit::New(tiles) => Edit::New(cards(tiles)),
        Edit::Add(id, tiles) => Edit::Add(id, cards(tiles)),
        Edit::Move(id, at, tiles) => Edit::Move(id, at, cards(tiles)),
        Edit::Back(tiles) => Edit::Back(cards(tiles)),
        step @ (Edit::Split(..) | Edit::Join(..) | Edit::Reset) => step,
    }
}

impl TableMeld {
    /// Whether it is this meld, and all of these tiles lie in it.
    pub fn holds(&self, id: DraftMeldId, tiles: &[Card]) -> bool {
        self.id == id && tiles.iter().all(|tile| self.cards.contains(tile))
    }

    /// The tile that alone is missing within it, where the others make a run as they lie.
    pub fn gap(&self) -> Option<Gap> {
        if self.verdict != Err(Code::NotConsecutive) {
            return None;
        }
        let numbered = |card: &Card| match card.face() {
            Face::Joker => None,
            Face::Suited(suit, rank) => Some((suit, rank.number())),
        };
        let tiles: Vec<_> = self.cards.iter().map(numbered).collect::<Option<_>>()?;
        let mut gap = None;
        for (place, pair) in tiles.windows(2).enumerate() {
            let [(suit, low), (other, high)] = *pair else { return None };
            match high.checked_sub(low)? {
                1 if suit == other => {}
                2 if suit == other && gap.is_none() => {
                    gap = Some(Gap { place: place + 1, face: Face::Suited(suit, Rank::new(low + 1)?) });
                }
                _ => return None,
            }
        }
        gap
    }
}

impl TableModel {
    /// Whether the table is one that may be rebuilt.
    pub fn is_rebuilt(&self) -> bool {
        self.view.law.is_rearranged()
    }

    /// The draft, where its tiles may be moved now.
    pub fn at_hand(&self) -> Option<&TileDraft> {
        let free = self.pending.is_none() && !self.arranging && self.view.options.is_some();
        self.draft.as_ref().filter(|_| free && self.is_my_turn())
    }

    /// The melds that take the chosen tiles: those that these fit, and those that are unfinished anyway.
    pub fn takers(&self) -> Vec<DraftMeldId> {
        let Some(draft) = self.at_hand().filter(|_| !self.chosen().is_empty()) else { return Vec::new() };
        draft.melds().into_iter().filter(|meld| self.fits_on(draft, meld)).map(|meld| meld.id).collect()
    }

    fn fits_on(&self, draft: &TileDraft, meld: &TableMeld) -> bool {
        let cards = self.chosen();
        if cards.iter().any(|card| meld.cards.contains(card)) {
            return false;
        }
        meld.verdict.is_err() || draft.fits(meld.id, cards)
    }

    /// The one chosen tile, where it lies on the table: its meld, and its place there.
    pub fn one_on_table(&self) -> Option<(TableMeld, usize)> {
        self.at_hand()?.place_of(self.one_selected()?)
    }

    /// Whether exactly the tiles of one meld of several are chosen.
    pub fn is_whole_meld_chosen(&self) -> bool {
        let chosen: CardSet = self.chosen().iter().copied().collect();
        let melds = self.at_hand().map(TileDraft::melds).unwrap_or_default();
        chosen.len() > 1 && melds.iter().any(|meld| meld.cards.iter().copied().collect::<CardSet>() == chosen)
    }

    /// Whether all chosen tiles are the seat's own and lie on the table, so that they may go back to the rack.
    pub fn may_go_back(&self) -> bool {
        let placed = self.at_hand().map(TileDraft::placed).unwrap_or_default();
        !self.chosen().is_empty() && self.chosen().iter().all(|card| placed.contains(*card))
    }

    /// What the chosen tiles make by themselves.
    pub fn made_by_chosen(&self) -> Option<Meld> {
        let mut tried = self.at_hand()?.clone();
        tried.edit(Edit::New(self.chosen().to_vec())).ok()?;
        tried
            .melds()
            .into_iter()
            .find(|meld| meld.cards.len() == self.chosen().len() && self.chosen().contains(&meld.cards[0]))?
            .verdict
            .ok()
    }

    /// The tiles that came to the table by the last play of another.
    pub fn came_to_table(&self) -> CardSet {
        let log = &self.view.log;
        let played = log.iter().rposition(|event| event.seat().is_some());
        let Some(place) = played else { return CardSet::EMPTY };
        let protocol::SeatEvent::Played(seat, melds) = &log[place] else { return CardSet::EMPTY };
        if *seat == self.seat || self.is_over() {
            return CardSet::EMPTY;
        }
        let mut new = crate::rebuilt::placed(&log[..place], melds).unwrap_or_default();
        // Of two equal tiles the one that was not there before has the higher name.
        let mut lying: Vec<Card> =
            self.view.melds.iter().flat_map(|laid| laid.cards.iter().map(|slot| slot.card)).collect();
        lying.sort_unstable_by_key(|card| std::cmp::Reverse(card.byte()));
        let is_new = |card: &Card| {
            let found = new.iter().position(|face| face.face() == card.face());
            found.map(|place| new.swap_remove(place)).is_some()
        };
        lying.into_iter().filter(is_new).collect()
    }
}
