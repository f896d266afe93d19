//! A table as the seat that holds the device sees it.

use std::rc::Rc;

use cards::{Card, CardSet, HandOrder, Slot};
use protocol::{
    Act, Action, Code, Curtain, LaidMeld, Level, MeldId, Mode, Phase, Request, Reveal, Roster, Seat, SeatEvent,
    Verdict, View, Welcome,
};

use super::{Fan, Held, Hint, Retold, Showing, ShownPlay, TileDraft, identity, shown_play};
use crate::{
    log::{self, Audience},
    placing::{Choice, placed},
    player::Player,
    rebuilt,
    say::Say,
    turn,
};

/// The table, what is chosen on it, and what is on its way to it.
#[derive(Clone, PartialEq, Debug)]
pub struct TableModel {
    pub seat: Seat,
    pub version: u64,
    pub mode: Mode,
    pub view: Rc<View>,
    pub roster: Roster,
    /// The hand as it lies.
    pub order: HandOrder,
    /// The table as the seat has laid it out in this turn; none where tables are not rebuilt.
    pub draft: Option<TileDraft>,
    /// The play of another seat that is being shown; until it is over nobody is to move.
    pub shown: Option<ShownPlay>,
    /// What that play moved, where it was not seen on its way; marked until something is done.
    pub moved: CardSet,
    /// The curtain that falls once the tile was seen that was drawn last; a draw ends a turn with tiles.
    pub to_cover: Option<Box<Curtain>>,
    pub hint: Hint,
    /// The chosen cards of the hand, and of a table that may be rebuilt, in the order in which they were chosen.
    pub selected: Vec<Card>,
    /// What has come to the hand this turn, marked until the turn ends.
    pub fresh: CardSet,
    /// The last move that was refused, until something else is done.
    pub refused: Option<Refused>,
    /// Why the grey button that was just tapped does nothing now; shown in the bar until something else is done.
    pub reason: Option<Say>,
    /// The player moves cards about in the hand; a tap chooses the one to be moved.
    pub arranging: bool,
    /// The tiles of the table are as large as those of the rack, though the table must be scrolled then.
    pub zoomed: bool,
    /// The discard pile, laid open; ask [`TableModel::fan`].
    pub fan: Option<Fan>,
    /// What can be chosen from in the sheet that asks which is meant.
    pub asked: Vec<Choice>,
    pub pending: Option<Pending>,
    /// What was picked up; ask [`TableModel::held`] whether it still is.
    pub held: Option<Held>,
    /// The card of the hand that a sliding finger raises.
    pub peek: Option<Card>,
    pub reveal: Option<Reveal>,
    pub proof: Proof,
    pub round_page: RoundPage,
    /// The others move without long pauses until it is this seat's turn.
    pub hurried: bool,
    /// Whom it is told to, where it is looked at once more and nobody plays at it.
    pub retold: Option<Retold>,
}

/// What is shown once a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundPage {
    /// The table, as long as the last move comes to rest.
    Settling,
    /// Hands, points and what comes next.
    Result,
    /// The table as it was left.
    Table,
}

/// A request that has not been answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Pending {
    pub id: u64,
    pub request: Request,
}

/// A move that was refused, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    pub code: Code,
    /// The cards that the reason is about; they are lit.
    pub cards: Vec<Card>,
    /// What was tried.
    pub action: Option<Action>,
}

/// How far the check of the deal is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Nothing to check yet.
    None,
    Checking,
    Checked(Verdict),
    /// The host could not check.
    Failed,
}

impl TableModel {
    pub fn new(welcome: Welcome) -> Self {
        let Welcome { seat, version, mode, view, roster, order, reveal, draft } = welcome;
        // Whoever is handed the device sees what was played before, unless its turn is under way already.
        let before = (mode == Mode::SameDevice && draft.is_none()).then(|| before_play(&view, seat)).flatten();
        let (view, shown) = match before {
            Some((before, player)) => {
                let view = identity::follow(&before, view, seat, &[]);
                let shown = ShownPlay::of(&before, &view, player);
                (view, shown)
            }
            None => (identity::first(view, seat), None),
        };
        let hand = own_hand(&view, seat);
        let fresh = log::fresh(&view, seat, &hand);
        let order = HandOrder::new(&identity::in_hand(&order, &hand, &[]), &hand);
        let begun = TileDraft::of(&view, seat);
        let draft = begun.map(|begun| draft.iter().fold(begun, TileDraft::resumed));
        let mut table = Self {
            seat,
            version,
            mode,
            view: Rc::new(view),
            roster,
            order,
            draft,
            shown,
            moved: CardSet::EMPTY,
            to_cover: None,
            hint: Hint::Unasked,
            selected: Vec::new(),
            fresh,
            refused: None,
            reason: None,
            arranging: false,
            zoomed: false,
            fan: None,
            asked: Vec::new(),
            pending: None,
            held: None,
            peek: None,
            reveal,
            proof: Proof::None,
            round_page: RoundPage::Result,
            hurried: false,
            retold: None,
        };
        table.follow_draft();
        table
    }

    /// What the draft has put on the table is not in the rack.
    pub fn follow_draft(&mut self) {
        if let Some(draft) = &self.draft {
            self.order.follow(&draft.rack());
        }
    }

    pub fn showing(&self) -> Showing {
        match (&self.view.end, self.round_page) {
            (None, _) | (Some(_), RoundPage::Table | RoundPage::Settling) => Showing::Table,
            (Some(end), RoundPage::Result) if end.game_over => Showing::GameEnd,
            (Some(_), RoundPage::Result) => Showing::RoundEnd,
        }
    }

    /// One's own hand as it lies.
    pub fn hand(&self) -> &[Card] {
        self.order.cards()
    }

    pub fn is_my_turn(&self) -> bool {
        let is_played = self.shown.is_none() && self.retold.is_none();
        is_played && self.view.turn == self.seat && self.view.phase != Phase::RoundOver
    }

    pub fn is_over(&self) -> bool {
        self.view.phase == Phase::RoundOver
    }

    /// Who reads what is said: the seat that holds the device, but everybody once a round at a shared one is over.
    pub fn reader(&self) -> Option<Seat> {
        if let Some(retold) = self.retold {
            return retold.reader;
        }
        let for_all = self.mode == Mode::SameDevice && self.is_over();
        (!for_all).then_some(self.seat)
    }

    pub fn player(&self, seat: Seat) -> Player {
        Player::of(&self.roster, seat, self.reader())
    }

    /// The other seats, the next to play first.
    pub fn opponents(&self) -> Vec<Seat> {
        let seats = self.view.hand_counts.len() as u8;
        (1..seats).map(|step| Seat((self.seat.0 + step) % seats)).collect()
    }

    /// The levels of the computer players.
    pub fn levels(&self) -> Vec<(Seat, Level)> {
        self.roster.seats.iter().filter_map(|entry| Some((entry.seat, entry.kind.level()?))).collect()
    }

    /// Whether one waits for several computer players, and has not asked them to be quick.
    pub fn may_hurry(&self) -> bool {
        let waits = !self.is_my_turn() && !self.is_over();
        waits && self.mode == Mode::Computer && self.is_for_many() && !self.hurried
    }

    /// Whether more than two play, so that seats and melds must share their room.
    pub fn is_for_many(&self) -> bool {
        self.view.hand_counts.len() > 2
    }

    pub fn is_selected(&self, card: Card) -> bool {
        self.selected.contains(&card)
    }

    /// The cards that are on their way to the table.
    pub fn leaving(&self) -> CardSet {
        match &self.pending {
            Some(Pending { request: Request::Act(Act { action: Action::Play(_), .. }), .. }) => {
                self.draft.as_ref().map(TileDraft::placed).unwrap_or_default()
            }
            Some(Pending { request: Request::Act(act), .. }) => {
                placed(&act.action).iter().map(|slot| slot.card).chain(act.action.cards().iter()).collect()
            }
            Some(_) | None => CardSet::EMPTY,
        }
    }

    /// The cards that the last refusal is about.
    pub fn pointed_at(&self) -> CardSet {
        self.refused.iter().flat_map(|refused| refused.cards.iter().copied()).collect()
    }

    /// The melds, numbered, that this seat put down.
    pub fn melds_of(&self, seat: Seat) -> Vec<MeldId> {
        let all = (0..self.view.melds.len()).map(MeldId::at);
        all.filter(|meld| self.put_down_by(*meld) == Some(seat)).collect()
    }

    /// Who put a meld down; the log says it, for cards laid off on it may lie first.
    pub fn put_down_by(&self, meld: MeldId) -> Option<Seat> {
        let mut makers = self.view.log.iter().filter_map(|event| match event {
            SeatEvent::Melded(seat, _) => Some(*seat),
            SeatEvent::Dealt { .. }
            | SeatEvent::Drew(..)
            | SeatEvent::Shuffled
            | SeatEvent::TurnedOver(_)
            | SeatEvent::Took(..)
            | SeatEvent::Dug(..)
            | SeatEvent::LaidOff(..)
            | SeatEvent::Discarded(..)
            | SeatEvent::Played(..)
            | SeatEvent::Passed(_) => None,
        });
        makers.nth(meld.index()?)
    }

    /// What another player did in their last turn, or else the last thing that happened: the line over the piles.
    pub fn last_line(&self) -> Option<Say> {
        turn::told(&self.view.log, self.seat, &self.audience())
    }

    /// Who is told what happens.
    pub fn audience(&self) -> Audience<'_> {
        Audience { roster: &self.roster, reader: self.reader(), deck: self.view.law.deck.kind }
    }

    /// What these events say that have just happened, one by one.
    pub fn said_of(&self, events: &[SeatEvent]) -> Vec<Say> {
        let before = self.view.log.strip_suffix(events).unwrap_or(&self.view.log);
        let log = [before, events].concat();
        (before.len()..log.len()).filter_map(|place| log::last(&log[..=place], &self.audience())).collect()
    }
}

/// The table as it lay before the play that was the last thing to happen, and whose that was, if it was another's.
fn before_play(view: &View, seat: Seat) -> Option<(View, Seat)> {
    let player = shown_play::player(&view.log, seat).filter(|_| view.phase != Phase::RoundOver)?;
    let place = view.log.iter().rposition(|event| event.seat() == Some(player))?;
    let log = view.log[..place].to_vec();
    let laid = |cards: Vec<Slot>| LaidMeld { by: vec![player; cards.len()], cards };
    let melds = rebuilt::table_after(&log)?.into_iter().map(laid).collect();
    Some((identity::first(View { melds, log, options: None, ..view.clone() }, seat), player))
}

/// The cards of a seat's own hand.
pub fn own_hand(view: &View, seat: Seat) -> CardSet {
    match view.hands.get(seat.index()) {
        Some(Some(cards)) => cards.set(),
        Some(None) | None => CardSet::EMPTY,
    }
}
