//! A table played at random, round after round, with the laws asked in every state.

use alloc::{vec, vec::Vec};
use cards::Arrangement;
use protocol::{Action, Game, HowEnded, Phase, RuleKeys, Rules, Seat};

use super::{lying, moves, probe::Probe, scores, secrecy, tiles};
use crate::{DealKind, Event, State, commitment, deal_seed, stream::Stream};

/// So many rounds at most make a game: players who move at random may never reach a target.
const ROUNDS: u16 = 12;

/// A table under way, and the chance that plays at it.
pub(super) struct Walk {
    pub(super) state: State,
    pub(super) chance: Stream,
    pub(super) seen: Seen,
    pub(super) server_seed: [u8; 32],
    /// All facts since the game began.
    pub(super) facts: Vec<Event>,
    /// By seat, how likely it digs and how likely it puts cards down in this round, in quarters. Who never does keeps what
    /// fits together, and goes out in one turn.
    eagerness: Vec<(u32, u32)>,
}

/// What walks have come upon.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    pub(super) actions: u32,
    pub(super) rounds: u32,
    ends: [u32; 3],
    pub(super) games: u32,
    pub(super) doubled: u32,
    /// Stocks made of discards.
    pub(super) renewed: u32,
    pub(super) digs: u32,
    pub(super) digs_with_jokers: u32,
    /// Plays that take tiles out of melds.
    pub(super) rebuilt: u32,
    pub(super) passes: u32,
    /// Moves that announce a joker.
    pub(super) announced: u32,
    longest_hand: usize,
    most_moves: usize,
}

impl Seen {
    /// How many rounds ended this way.
    pub(super) const fn how(&self, how: HowEnded) -> u32 {
        self.ends[how as usize]
    }
}

impl Walk {
    pub(super) fn new(rules: Rules, chance: Stream, seen: Seen) -> Self {
        let state = State::new(Game::Rummy100, RuleKeys::default(), rules);
        Self { state, chance, seen, server_seed: [0; 32], facts: Vec::new(), eagerness: Vec::new() }
    }

    /// Deals, plays to the end of the round, and asks the laws all the way.
    pub(super) fn round(&mut self) {
        self.deal();
        while self.state.end().is_none() {
            let legal = self.state.legal_actions();
            self.laws(&legal);
            self.step(&legal);
        }
        scores::a_round_is_worth_what_its_cards_are(&self.state);
        scores::the_game_ends_when_it_should(&self.state);
        scores::a_deal_proves(self);
        scores::the_facts_give_the_state(self);
        self.count_round();
    }

    pub(super) fn deal(&mut self) {
        let deal = self.state.deal_number() + 1;
        self.server_seed = core::array::from_fn(|_| self.chance.below(256) as u8);
        let seed = deal_seed(&self.server_seed, deal, &self.nonces());
        let kind = match self.state.end() {
            Some(end) if !end.game_over && self.state.round() < ROUNDS => DealKind::NextRound,
            Some(_) | None => DealKind::NewGame,
        };
        if kind == DealKind::NewGame {
            self.facts.clear();
        }
        let dealer_before = self.state.dealer();
        self.apply(&[self.state.deal(kind, deal, seed, commitment(&self.server_seed))]);
        if deal > 1 {
            assert_eq!(self.state.dealer(), dealer_before.next(self.state.rules.seats), "the deal moves on");
        }
        let seats = Seat::all(self.state.rules.seats);
        self.eagerness = seats.map(|_| (self.chance.below(5), self.chance.below(5))).collect();
    }

    pub(super) fn nonces(&self) -> Vec<[u8; 16]> {
        vec![[0; 16]; self.state.rules().seats.into()]
    }

    fn apply(&mut self, events: &[Event]) {
        for event in events {
            self.state.evolve(event);
            self.facts.push(event.clone());
        }
    }

    fn laws(&mut self, legal: &[Action]) {
        let (state, number) = (&self.state, self.seen.actions);
        lying::each_card_lies_in_one_place(state);
        lying::placed_cards_belong_to_seats(state);
        moves::the_turn_can_end(state, legal);
        moves::the_round_will_end(state);
        tiles::passes_are_counted_in_a_row(state);
        moves::options_are_the_list_in_bulk(state, legal);
        let probes: Vec<Probe> = (0..4).map(|_| Probe::new(state, legal, &mut self.chance)).collect();
        probes.iter().for_each(|probe| moves::a_probe_is_listed_or_refused(state, legal, probe));
        // A list may hold thousands, of whole tables where they are rebuilt, and a view a long log: all of it is asked about
        // now and then.
        if number.is_multiple_of(if state.rules.is_rearranged() { 64 } else { 8 }) {
            moves::what_is_listed_is_allowed_and_leaves_a_way_on(state, legal);
        }
        if number.is_multiple_of(4) && self.state.rules.is_rearranged() {
            tiles::a_draft_is_judged_as_the_table_would(&self.state, &mut self.chance);
        }
        if number.is_multiple_of(32) {
            secrecy::a_view_survives_the_wire(state);
        }
        // These are tens of thousands of moves a state.
        if number.is_multiple_of(128) {
            moves::every_small_placing_is_listed_or_refused(state, legal);
        }
        // For one seat, because a view carries the whole log.
        if number.is_multiple_of(2) {
            let reader = Seat(self.chance.below(state.rules.seats.into()) as u8);
            secrecy::imagining_a_view_gives_it_back(state, reader);
            secrecy::hidden_cards_tell_nothing(state, reader, &mut self.chance, &probes);
        }
    }

    /// A random legal move.
    pub(super) fn step(&mut self, legal: &[Action]) {
        assert!(!legal.is_empty(), "no legal move: {:?}", self.state);
        let puts_down = |action: &&Action| {
            matches!(action, Action::Meld(_) | Action::LayOff(..) | Action::Dig(..) | Action::Play(_))
        };
        let (placings, others): (Vec<&Action>, Vec<&Action>) = legal.iter().partition(puts_down);
        let (to_dig, to_place) = self.eagerness[self.state.turn().index()];
        let digs = self.state.phase() == Phase::Draw && !self.state.rules.is_rearranged();
        let eagerness = if digs { to_dig } else { to_place };
        let is_eager = others.is_empty() || self.chance.below(4) < eagerness;
        let among = match self.patient(legal).filter(|_| to_place == 0) {
            Some(patient) => patient,
            None if is_eager && !placings.is_empty() => placings,
            None => others,
        };
        let action = among[self.chance.below(among.len() as u32) as usize].clone();
        let action = tiles::rebuilt(&self.state, &mut self.chance).filter(|_| to_place > 2).unwrap_or(action);
        let events = self.state.decide(self.state.turn(), &action).expect("a listed move is allowed");
        self.count(&action, &events, legal.len());
        self.apply(&events);
    }

    /// The moves of a seat that goes out in one turn or not at all; none where it has nothing to choose.
    fn patient<'a>(&self, legal: &'a [Action]) -> Option<Vec<&'a Action>> {
        let laid_out = Arrangement::of(self.state.own_hand(), self.state.rules.ace, &|_| 1);
        let goes_out = laid_out.rest.len() <= 1;
        let fits = |action: &&Action| match action {
            Action::Meld(_) => goes_out && laid_out.melds.contains(&action.cards()),
            Action::Discard(card) => laid_out.rest.contains(*card) && !(goes_out && self.state.own_hand().len() > 1),
            Action::Draw | Action::Take | Action::Dig(..) | Action::LayOff(..) | Action::Play(_) | Action::Pass => {
                false
            }
        };
        let moves: Vec<&Action> = legal.iter().filter(fits).collect();
        (!moves.is_empty()).then_some(moves)
    }

    fn count(&mut self, action: &Action, events: &[Event], listed: usize) {
        let (seen, announces) = (&mut self.seen, u32::from(moves::announces(action)));
        seen.actions += 1;
        seen.announced += announces;
        if matches!(action, Action::Dig(..)) {
            seen.digs += 1;
            seen.digs_with_jokers += announces;
        }
        seen.rebuilt += u32::from(tiles::is_unlisted(&self.state, action));
        seen.passes += u32::from(*action == Action::Pass);
        let renews = |event: &&Event| matches!(event, Event::Shuffled { .. } | Event::TurnedOver { .. });
        seen.renewed += events.iter().filter(renews).count() as u32;
        seen.most_moves = seen.most_moves.max(listed);
        seen.longest_hand = seen.longest_hand.max(self.state.own_hand().len());
        assert_ne!(self.state.phase(), Phase::RoundOver);
    }

    fn count_round(&mut self) {
        let end = self.state.end().expect("the round is over");
        self.seen.rounds += 1;
        self.seen.ends[end.how as usize] += 1;
        self.seen.games += u32::from(end.game_over);
        self.seen.doubled += u32::from(end.doubled);
    }
}
