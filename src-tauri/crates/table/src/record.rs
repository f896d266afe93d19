//! The finished rounds of the game under way as a record, for people to keep, share and check. docs/receipts.md.

use engine::Event;
use protocol::{Hex, Kind, Origin, Player, Proof, Record, RecordDeal, RecordMove};

use crate::{
    Course,
    course::Secret,
    moves::{moves, rounds},
};

impl Course {
    /// The rounds of the game under way that are over; none before the first of them is. A running round is never among
    /// them, for its seed would give the cards away.
    pub fn record(&self) -> Option<Record> {
        let mut deals = Vec::new();
        let mut lines = Vec::new();
        let mut levels = self.levels.0.iter().peekable();
        for (round, secret) in rounds(&self.log).into_iter().zip(&self.secrets) {
            if !matches!(self.log[..round.end].last(), Some(Event::RoundEnded { .. })) {
                break;
            }
            if !deals.is_empty() {
                lines.push(RecordMove::Next);
            }
            deals.extend(deal(&self.log[round.start], secret, deals.is_empty()));
            for made in moves(&self.log, round) {
                while let Some(change) = levels.next_if(|change| change.at <= made.at) {
                    lines.push(RecordMove::Player(change.seat, self.kind_at(change.at, change.seat)));
                }
                lines.extend(self.stopped.get(&made.at).map(|pieces| RecordMove::Stopped(*pieces)));
                lines.extend(self.stood_in.contains(&made.at).then_some(RecordMove::StoodIn));
                lines.push(RecordMove::Act(made.action));
            }
        }
        let seats = self.seats.all().zip(self.seats.players());
        let players = seats.map(|(seat, player)| Player::new(self.kind_at(0, seat), &player.name)).collect();
        let game_over = self.state.end().is_some_and(|end| end.game_over);
        let result = game_over.then(|| self.state.scores().to_vec());
        let (game, rules) = (self.game(), self.state.keys().clone());
        (!deals.is_empty()).then_some(Record { game, rules, players, deals, result, moves: lines })
    }

    /// Who played a seat after so many facts of the log.
    fn kind_at(&self, facts: usize, seat: protocol::Seat) -> Kind {
        self.level_at(facts, seat).map_or(Kind::Human, Kind::from)
    }
}

/// A deal and its proof; of the first it is told who dealt, where its number does not say so.
fn deal(dealt: &Event, secret: &Secret, is_first: bool) -> Option<RecordDeal> {
    let Event::Dealt { deal, seed, commit, dealer, .. } = dealt else { return None };
    let nonces = secret.nonces.iter().copied().map(Hex).collect();
    Some(RecordDeal {
        number: *deal,
        origin: Origin::Seed(Hex(*seed.bytes())),
        dealer: (is_first && *deal != 1).then_some(*dealer),
        bot_seed: secret.bot_seed.map(Hex),
        proof: Some(Proof { commit: Hex(*commit), server_seed: Hex(secret.server_seed), nonces }),
    })
}
