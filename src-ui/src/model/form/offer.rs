//! The options of a game as they are offered for a new table.

use cards::Ace;
use protocol::{AceKey, GameEnd, GoingOut, games::Choices};

use super::NewTableForm;

/// One value of one option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    Seats(u8),
    Hand(u8),
    Jokers(u8),
    Ace(AceKey),
    End(GameEnd),
    GoOutAny(bool),
}

/// An option with its values, in the order in which they are shown, and the one that is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    pub values: Vec<Rule>,
    pub chosen: Rule,
}

impl NewTableForm {
    /// Chooses one value; what a table for so many has not is as it usually is there.
    pub fn choose(&mut self, rule: Rule) {
        let rules = &mut self.rules;
        match rule {
            Rule::Seats(seats) => {
                let choices = Choices::of(self.game, seats);
                rules.seats = Some(seats);
                rules.hand = rules.hand.filter(|hand| choices.hand.contains(hand));
                rules.jokers = rules.jokers.filter(|jokers| choices.jokers.contains(jokers));
                rules.ace = rules.ace.filter(|ace| choices.ace.contains(ace));
                rules.target = rules.target.filter(|target| choices.target.contains(target));
                rules.rounds = rules.rounds.filter(|rounds| choices.rounds.contains(rounds));
                rules.go_out_any = rules.go_out_any.filter(|any| choices.go_out_any.contains(any));
            }
            Rule::Hand(hand) => rules.hand = Some(hand),
            Rule::Jokers(jokers) => rules.jokers = Some(jokers),
            Rule::Ace(ace) => rules.ace = Some(ace),
            Rule::End(GameEnd::Target(points)) => (rules.target, rules.rounds) = (Some(points), None),
            Rule::End(GameEnd::Rounds(rounds)) => (rules.target, rules.rounds) = (None, Some(rounds)),
            // Nothing is chosen where a round stands by itself.
            Rule::End(GameEnd::EachRound) => {}
            Rule::GoOutAny(any) => rules.go_out_any = Some(any),
        }
    }

    /// How many may sit at this table, where that is for the players to choose.
    pub fn seats_offer(&self) -> Option<Offer> {
        let seats = self.law().seats;
        offer(sorted(Choices::of(self.game, seats).seats).into_iter().map(Rule::Seats), Rule::Seats(seats))
    }

    /// What else may be chosen for this game at a table for so many.
    pub fn offers(&self) -> Vec<Offer> {
        let law = self.law();
        let choices = Choices::of(self.game, law.seats);
        let ace = match law.ace {
            Ace::Low => AceKey::Low,
            Ace::High | Ace::Either => AceKey::High,
        };
        let targets = sorted(choices.target).into_iter().map(GameEnd::Target);
        let rounds = sorted(choices.rounds).into_iter().map(GameEnd::Rounds);
        let any = law.going_out == GoingOut::AnyWay;
        [
            offer(targets.chain(rounds).map(Rule::End), Rule::End(law.game_end)),
            offer(sorted(choices.hand).into_iter().map(Rule::Hand), Rule::Hand(law.hand)),
            offer(choices.jokers.iter().copied().map(Rule::Jokers), Rule::Jokers(law.deck.jokers)),
            offer(choices.ace.iter().copied().map(Rule::Ace), Rule::Ace(ace)),
            offer(choices.go_out_any.iter().copied().map(Rule::GoOutAny), Rule::GoOutAny(any)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

/// Nothing is offered where there is nothing to choose.
fn offer(values: impl Iterator<Item = Rule>, chosen: Rule) -> Option<Offer> {
    let values: Vec<Rule> = values.collect();
    (values.len() > 1).then_some(Offer { values, chosen })
}

fn sorted<T: Copy + Ord>(values: &[T]) -> Vec<T> {
    let mut values = values.to_vec();
    values.sort_unstable();
    values
}
