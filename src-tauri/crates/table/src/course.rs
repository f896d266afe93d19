//! The course of a table: who plays, every fact of the game so far, and what follows from them.

use cards::{Card, HandOrder};
use core::fmt;
use engine::{DealKind, Event, State, commitment, deal_seed, move_chance};
use protocol::{
    Action, Cards, Code, Curtain, DealInfo, Draft, DraftSteps, Game, GameEnd, Hex, Kind, Level, Mode, NewTable,
    Refusal, Reveal, RuleKeys, Rules, Seat, SeatEvent, Summary, View, Welcome, games,
};
use std::collections::{BTreeMap, BTreeSet};

use crate::{
    levels::{Change, Levels},
    moves::ends_move,
    seats::{NewTableError, Seats},
    undo,
};

/// What a deal was made from. It leaves the table only when its round is over, or in a save.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret {
    pub server_seed: [u8; 32],
    /// One a seat.
    pub nonces: Vec<[u8; 16]>,
    /// What the computer players' chance comes from; an older release kept none.
    pub bot_seed: Option<[u8; 32]>,
    /// The release that dealt; computer players of another may think otherwise.
    pub release: Option<String>,
}

/// This release, as saves name it.
pub(crate) const RELEASE: &str = env!("CARGO_PKG_VERSION");

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Everything that a save keeps of a table.
///
/// Invariant: the state is what the log makes of an empty table after the rounds before, and there is a secret for each
/// deal in the log.
#[derive(Clone, PartialEq, Eq)]
pub struct Course {
    pub(crate) seats: Seats,
    /// Confirmed changes.
    pub(crate) version: u64,
    /// The facts of the game under way, from its first deal; where each round stands by itself, of that round.
    pub(crate) log: Vec<Event>,
    pub(crate) secrets: Vec<Secret>,
    /// How each seat has laid out its hand.
    pub(crate) orders: Vec<HandOrder>,
    /// What the seat to move has begun at a table that may be rebuilt.
    pub(crate) draft: Option<DraftSteps>,
    /// How well the computer players played before.
    pub(crate) levels: Levels,
    /// Where in the log a computer player was stopped in its thoughts, and after how many pieces.
    pub(crate) stopped: BTreeMap<usize, u32>,
    /// Where in the log a plain move stood in for a computer player's, whose thought failed.
    pub(crate) stood_in: BTreeSet<usize>,
    pub(crate) state: State,
}

impl fmt::Debug for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Course({}, version {})", self.game(), self.version)
    }
}

impl Course {
    /// A table before its first deal.
    pub(crate) fn new(setup: &NewTable) -> Result<Self, NewTableError> {
        let keys =
            RuleKeys { seats: setup.rules.seats.or(u8::try_from(setup.seats.len()).ok()), ..setup.rules.clone() };
        let rules = games::rules(setup.game, &keys)?;
        let seats = Seats::new(setup.mode, setup.seats.clone(), rules.seats)?;
        Ok(Self::empty(seats, setup.game, keys, rules))
    }

    pub(crate) fn empty(seats: Seats, game: Game, keys: RuleKeys, rules: Rules) -> Self {
        let orders = vec![HandOrder::default(); usize::from(rules.seats)];
        let state = State::new(game, keys, rules);
        Self {
            seats,
            version: 0,
            log: Vec::new(),
            secrets: Vec::new(),
            orders,
            draft: None,
            levels: Levels::default(),
            stopped: BTreeMap::new(),
            stood_in: BTreeSet::new(),
            state,
        }
    }

    /// How the seats were brought together.
    pub const fn mode(&self) -> Mode {
        self.seats.mode()
    }

    /// Which game is played.
    pub const fn game(&self) -> Game {
        self.state.game()
    }

    /// Confirmed changes so far.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Deals count from 1 over the life of the table.
    pub const fn deal_number(&self) -> u32 {
        self.state.deal_number()
    }

    /// Deals from a server seed; the computer players' chance comes from another. A new game forgets the facts of the one
    /// before, as does a round that stands by itself.
    pub(crate) fn deal(&mut self, kind: DealKind, server_seed: [u8; 32], bot_seed: [u8; 32]) {
        let deal = self.deal_number() + 1;
        // No seat has a device of its own, so that the commitment alone fixes the deal. docs/fair-deal.md.
        let nonces = vec![[0; 16]; usize::from(self.state.rules().seats)];
        let seed = deal_seed(&server_seed, deal, &nonces);
        let dealt = self.state.deal(kind, deal, seed, commitment(&server_seed));
        match (kind, self.state.rules().game_end) {
            (DealKind::NextRound, GameEnd::Target(_) | GameEnd::Rounds(_)) => {}
            (DealKind::NewGame, _) | (DealKind::NextRound, GameEnd::EachRound) => {
                self.log.clear();
                self.secrets.clear();
                self.levels = Levels::default();
                self.stopped.clear();
                self.stood_in.clear();
            }
        }
        self.secrets.push(Secret { server_seed, nonces, bot_seed: Some(bot_seed), release: Some(RELEASE.into()) });
        self.orders.fill(HandOrder::default());
        self.confirm([dealt]);
    }

    /// Decides a move and, where it is legal, makes it. The facts that came of it are returned.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        let events = self.state.decide(seat, action)?;
        match action {
            Action::Draw | Action::Pass => self.draft_must_be_reset(seat)?,
            Action::Take
            | Action::Dig(..)
            | Action::Meld(_)
            | Action::LayOff(..)
            | Action::Discard(_)
            | Action::Play(_) => {}
        }
        self.confirm(events.iter().cloned());
        Ok(events)
    }

    /// Keeps the draft of the seat to move. It must be one of this very table.
    pub(crate) fn keep_draft(&mut self, seat: Seat, steps: DraftSteps) -> Result<(), Refusal> {
        self.state.decide_turn(seat)?;
        self.resumed(seat, &steps)?;
        self.draft = Some(steps).filter(|draft| *draft != DraftSteps::default());
        Ok(())
    }

    /// Whether a seat may have help: in its turn.
    pub(crate) fn may_be_helped(&self, seat: Seat) -> Result<(), Refusal> {
        self.state.decide_turn(seat)
    }

    fn draft_must_be_reset(&self, seat: Seat) -> Result<(), Refusal> {
        match &self.draft {
            Some(steps) => self.resumed(seat, steps)?.must_be_reset(),
            None => Ok(()),
        }
    }

    fn resumed(&self, seat: Seat, steps: &DraftSteps) -> Result<Draft, Refusal> {
        let draft = Draft::of(&self.view(seat), seat).filter(|_| self.state.rules().is_rearranged());
        draft.ok_or(Code::BadMessage)?.resumed(steps)
    }

    /// Changes a computer player's level from its next move on; says whether one sits there.
    pub(crate) fn set_level(&mut self, seat: Seat, level: Level) -> bool {
        let Some(was) = self.seats.level(seat) else { return false };
        self.levels.keep(Change { at: self.log.len(), seat, was }, level);
        self.seats.set_level(seat, level)
    }

    /// The level of the computer player at a seat after so many facts of the log, where one sits there.
    pub(crate) fn level_at(&self, facts: usize, seat: Seat) -> Option<Level> {
        self.seats.level(seat).map(|now| self.levels.at(facts, seat, now))
    }

    /// The chance with which a computer player thinks of the next move: who has the seed and the moves of a deal can
    /// compute it again. A round begun by an older release has no such seed, and takes the one that it was dealt from.
    pub(crate) fn move_chance(&self) -> u64 {
        let round = self.log.iter().rev().take_while(|event| !matches!(event, Event::Dealt { .. }));
        let number = round.filter(|event| ends_move(event)).count() as u32;
        let seed = self.secrets.last().map(|secret| secret.bot_seed.unwrap_or(secret.server_seed));
        move_chance(&seed.unwrap_or_default(), number)
    }

    /// Takes back the newest meld or lay-off of the turn under way.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.state.decide_turn(seat)?;
        let left = undo::cut(&self.log).ok_or(Code::NothingToTakeBack)?;
        self.log.truncate(left);
        self.levels.cut(left);
        self.state = self.state_after(left);
        self.version += 1;
        self.follow_hands();
        Ok(())
    }

    /// The state that the first facts of the log make.
    fn state_after(&self, facts: usize) -> State {
        let mut state = self.state.emptied().after_rounds(self.rounds_before());
        self.log[..facts].iter().for_each(|event| state.evolve(event));
        state
    }

    /// How many rounds of the game there were before the first fact of the log.
    pub(crate) fn rounds_before(&self) -> u16 {
        self.state.round().saturating_sub(self.secrets.len() as u16)
    }

    /// Lays out a hand; the cards must be that hand's, by their faces.
    pub(crate) fn arrange(&mut self, seat: Seat, order: &Cards) -> Result<(), Refusal> {
        let hand = self.state.hand(seat);
        let mut left = hand;
        let mut found = Vec::with_capacity(order.len());
        for card in order.iter() {
            let card = left.find(card.face()).ok_or(Code::BadMessage)?;
            left.remove(card);
            found.push(card);
        }
        if !left.is_empty() {
            return Err(Code::BadMessage.into());
        }
        self.orders[seat.index()] = HandOrder::new(&found, &hand);
        Ok(())
    }

    /// How a seat has laid out its hand.
    pub(crate) fn order(&self, seat: Seat) -> Cards {
        self.orders.get(seat.index()).map(|order| Cards(order.cards().to_vec())).unwrap_or_default()
    }

    pub(crate) fn commit(&self) -> DealInfo {
        let commit = self.secrets.last().map(|secret| commitment(&secret.server_seed)).unwrap_or_default();
        DealInfo { deal: self.deal_number(), commit: Hex(commit).to_string() }
    }

    /// The proof of the deal on the table, which is for the host of a finished or given-up round only.
    pub(crate) fn reveal(&self) -> Option<Reveal> {
        let secret = self.secrets.last()?;
        let nonces = secret.nonces.iter().map(|nonce| Hex(*nonce).to_string()).collect();
        Some(Reveal { deal: self.deal_number(), server_seed: Hex(secret.server_seed).to_string(), nonces })
    }

    pub(crate) const fn is_round_over(&self) -> bool {
        self.state.end().is_some()
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        view(&self.state, &self.log, seat)
    }

    /// What a seat saw after the first facts of the log.
    pub(crate) fn view_before(&self, at: usize, seat: Seat) -> View {
        view(&self.state_after(at), &self.log[..at], seat)
    }

    pub(crate) fn welcome(&self, seat: Seat) -> Welcome {
        Welcome {
            seat,
            version: self.version,
            mode: self.mode(),
            view: self.view(seat),
            roster: self.seats.roster(),
            order: self.order(seat),
            draft: self.draft.clone().filter(|_| seat == self.state.turn()),
            reveal: self.reveal().filter(|_| self.is_round_over()),
        }
    }

    pub(crate) fn curtain(&self) -> Curtain {
        let next = self.state.turn();
        let start = self.end_of_last_turn(next);
        Curtain {
            game: self.game(),
            round: self.state.round(),
            next,
            roster: self.seats.roster(),
            scores: self.state.scores().to_vec(),
            hand_counts: Seat::all(self.state.rules().seats).map(|seat| self.state.hand(seat).len() as u8).collect(),
            table: self.lying_at(start),
            log: self.seen_since(start, next),
        }
    }

    /// The table in a line.
    pub fn summary(&self) -> Summary {
        let players = self.seats.players();
        Summary {
            names: players.iter().map(|player| player.name.clone()).collect(),
            kinds: players.iter().map(|player| player.kind).collect::<Vec<Kind>>(),
            scores: self.standing(),
            round: self.state.round(),
            turn: self.state.turn(),
            round_over: self.is_round_over(),
            game_over: self.state.end().is_some_and(|end| end.game_over),
        }
    }

    /// The scores, where there are any: a round that stands by itself has none until it is over.
    fn standing(&self) -> Vec<i32> {
        match self.state.rules().game_end {
            GameEnd::EachRound if !self.is_round_over() => Vec::new(),
            GameEnd::EachRound | GameEnd::Target(_) | GameEnd::Rounds(_) => self.state.scores().to_vec(),
        }
    }

    /// Where in the log a seat's last turn ended.
    fn end_of_last_turn(&self, seat: Seat) -> usize {
        let rules = self.state.rules();
        let ended_or_dealt =
            |event: &Event| matches!(event, Event::Dealt { .. }) || event.ends_turn_of(rules) == Some(seat);
        self.log.iter().rposition(ended_or_dealt).map_or(0, |last| last + 1)
    }

    /// What anybody may know of what has happened in the round since then.
    fn seen_since(&self, start: usize, seat: Seat) -> Vec<SeatEvent> {
        let events = self.log[start..].iter().filter_map(|event| event.seen_by(seat));
        events.map(|event| event.in_public()).collect()
    }

    /// The tiles that lay on the table then, where it may be rebuilt.
    fn lying_at(&self, end: usize) -> Cards {
        let mut round = self.log[..end].iter().rev().take_while(|event| !matches!(event, Event::Dealt { .. }));
        let left = |event: &Event| {
            if let Event::Played { melds, .. } = event {
                return Some(melds.iter().flat_map(|meld| meld.cards()).map(|card| Card::first(card.face())).collect());
            }
            None
        };
        Cards(round.find_map(left).unwrap_or_default())
    }

    fn confirm(&mut self, events: impl IntoIterator<Item = Event>) {
        for event in events {
            self.state.evolve(&event);
            self.follow_hands();
            if event.ends_turn_of(self.state.rules()).is_some() {
                // After a turn nothing of it can be taken back, so that a card that comes again is a new one.
                self.orders.iter_mut().for_each(HandOrder::forget_gone);
            }
            self.log.push(event);
        }
        self.draft = None;
        self.version += 1;
    }

    fn follow_hands(&mut self) {
        for seat in self.seats.all() {
            self.orders[seat.index()].follow(&self.state.hand(seat));
        }
    }
}

/// What a seat may see of the state that a log led to.
fn view(state: &State, log: &[Event], seat: Seat) -> View {
    let mut view = state.view(seat).by_faces();
    if let Some(options) = &mut view.options {
        options.take_back = undo::cut(log).is_some();
    }
    view
}
