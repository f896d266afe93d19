//! One whole game between computers.

use cpu_time::ThreadTime;
use engine::{DealKind, Seed, State};
use protocol::{GameEnd, HowEnded, Seat};
use serde::{Deserialize, Serialize};

use super::{Play, times::Times};

/// What came of a game. Players count from 0, as they were named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// By player.
    pub scores: Vec<i32>,
    /// Several, where a win is shared; none, where nobody won.
    pub winners: Vec<usize>,
    pub rounds: u32,
    /// Rounds that nobody ended by going out.
    pub blocked: u32,
}

/// A game that is being played.
pub struct Contest<'a> {
    play: &'a Play,
    state: State,
    /// Which deals are dealt.
    deals: u32,
    /// How many seats further on everybody sits.
    shift: usize,
    chance: u64,
    rounds: u32,
    blocked: u32,
}

impl<'a> Contest<'a> {
    pub fn new(table: &State, play: &'a Play, deals: u32, shift: usize) -> Self {
        let game = u64::from(deals) * play.bots.len() as u64 + shift as u64;
        let chance = play.seed ^ game << 32;
        Self { play, state: table.clone(), deals, shift, chance, rounds: 0, blocked: 0 }
    }

    /// Plays it to its end; the time that each player's moves take is added to `times`.
    pub fn play(mut self, times: &mut [Times]) -> Played {
        self.deal(DealKind::NewGame);
        loop {
            match self.state.end() {
                None => self.one_move(times),
                Some(end) => {
                    self.rounds += 1;
                    self.blocked += u32::from(is_blocked(end.how));
                    if let Some(played) = self.played() {
                        return played;
                    }
                    self.deal(DealKind::NextRound);
                }
            }
        }
    }

    /// What came of the game, once it is over; where each round stands by itself, that is after one.
    fn played(&self) -> Option<Played> {
        let end = self.state.end()?;
        match self.state.rules().game_end {
            GameEnd::EachRound => Some(self.by_player(&end.round_scores, &end.winners)),
            GameEnd::Target(_) | GameEnd::Rounds(_) => {
                end.game_over.then(|| self.by_player(self.state.scores(), &end.winners))
            }
        }
    }

    fn by_player(&self, scores: &[i32], winners: &[Seat]) -> Played {
        let seats = self.play.bots.len();
        let seat_of = |player: usize| (player + seats - self.shift) % seats;
        let mut winners: Vec<usize> = winners.iter().map(|seat| self.player_at(*seat)).collect();
        winners.sort_unstable();
        let scores = (0..seats).map(|player| scores[seat_of(player)]).collect();
        Played { scores, winners, rounds: self.rounds, blocked: self.blocked }
    }

    fn player_at(&self, seat: Seat) -> usize {
        (seat.index() + self.shift) % self.play.bots.len()
    }

    /// The deal follows from the match's seed, the game's deals and how many of them there were, and from nothing else.
    fn deal(&mut self, kind: DealKind) {
        let number = self.state.deal_number() + 1;
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.play.seed.to_le_bytes());
        bytes[8..12].copy_from_slice(&self.deals.to_le_bytes());
        bytes[12..16].copy_from_slice(&number.to_le_bytes());
        let dealt = self.state.deal(kind, number, Seed::new(bytes), [0; 32]);
        self.state.evolve(&dealt);
    }

    fn one_move(&mut self, times: &mut [Times]) {
        // As a table hands it out: nobody tells two equal cards apart.
        let view = self.state.view(self.state.turn()).by_faces();
        let player = self.player_at(view.turn);
        self.chance += 1;
        let start = ThreadTime::now();
        let action = self.play.bots[player].choose(&view, self.chance, self.play.budget);
        times[player].add(start.elapsed());
        let events = self.state.decide(view.turn, &action).expect("computer players make legal moves");
        events.iter().for_each(|event| self.state.evolve(event));
    }
}

const fn is_blocked(how: HowEnded) -> bool {
    match how {
        HowEnded::Out => false,
        HowEnded::Blocked | HowEnded::Turns => true,
    }
}
