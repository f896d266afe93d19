//! What the jokers among some cards can be announced as, so that together they make a meld.

use crate::{Ace, Card, Face, Meld, Rank, Slot};
use alloc::{vec, vec::Vec};

/// Every way to announce the jokers among these cards so that they make a new meld. Without a joker there is one way
/// where they make a meld; none where they make none.
pub fn announced(cards: &[Card], ace: Ace) -> Vec<Vec<Slot>> {
    ways(&[], cards, |slots| Meld::new(slots, ace).is_ok())
}

impl Meld {
    /// Every way to announce the jokers among these cards so that they can be laid off on this meld.
    pub fn announced(&self, cards: &[Card], ace: Ace) -> Vec<Vec<Slot>> {
        ways(self.slots(), cards, |slots| self.extended(slots, ace).is_ok())
    }
}

fn ways(there: &[Slot], cards: &[Card], fits: impl Fn(&[Slot]) -> bool) -> Vec<Vec<Slot>> {
    let (jokers, naturals): (Vec<Card>, Vec<Card>) = cards.iter().partition(|card| card.face() == Face::Joker);
    let naturals: Vec<Slot> = naturals.into_iter().map(Slot::natural).collect();
    let faces = common(there.iter().chain(&naturals).map(|slot| slot.plays));
    let mut ways = vec![naturals];
    for joker in jokers {
        ways = ways.iter().flat_map(|way| faces.iter().filter_map(|face| with_joker(way, joker, *face))).collect();
    }
    ways.retain(|way| fits(way));
    ways
}

/// One more joker, which stands for a later face than the one before it: which joker stands for which tells nothing.
fn with_joker(way: &[Slot], joker: Card, plays: Face) -> Option<Vec<Slot>> {
    let before = way.last().filter(|slot| slot.card.face() == Face::Joker);
    let later = before.is_none_or(|slot| slot.plays < plays);
    later.then(|| way.iter().copied().chain([Slot { card: joker, plays }]).collect())
}

/// The faces that can lie in one meld with all of these: those of a common rank, and those of a common suit.
fn common(faces: impl Iterator<Item = Face> + Clone) -> Vec<Face> {
    let known = faces.filter_map(|face| match face {
        Face::Joker => None,
        Face::Suited(suit, rank) => Some((suit, rank)),
    });
    let Some((suit, rank)) = known.clone().next() else { return Vec::new() };
    let (one_suit, one_rank) =
        known.fold((true, true), |(s, r), (also, other)| (s && also == suit, r && other == rank));
    let suits = suit.kind().suits().into_iter().filter(|_| one_rank).map(|suit| Face::Suited(suit, rank));
    let ranks = Rank::all().filter(|_| one_suit).map(|rank| Face::Suited(suit, rank));
    let mut all: Vec<Face> = suits.chain(ranks).collect();
    all.sort();
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::{String, ToString};

    fn cards(text: &str) -> Vec<Card> {
        let mut jokers = 0..;
        let card = |text: &str| match text {
            "*" => Card::joker(jokers.next().expect("a number")),
            text => Card::first(text.parse().expect("a card")),
        };
        text.split(' ').map(card).collect()
    }

    fn texts(ways: Vec<Vec<Slot>>) -> Vec<String> {
        let jokers = |way: Vec<Slot>| {
            let plays = way.iter().filter(|slot| slot.card.face() == Face::Joker).map(|slot| slot.plays.to_string());
            plays.collect::<Vec<_>>().join(" ")
        };
        ways.into_iter().map(jokers).collect()
    }

    #[test]
    fn a_joker_is_forced_between_two_cards_and_free_beside_them() {
        assert_eq!(texts(announced(&cards("7s * 9s"), Ace::Either)), ["8s"]);
        assert_eq!(texts(announced(&cards("7s 8s *"), Ace::Either)), ["6s", "9s"]);
        assert_eq!(texts(announced(&cards("7c 7h *"), Ace::Either)), ["7d", "7s"]);
        assert_eq!(texts(announced(&cards("Qs Ks *"), Ace::Either)), ["As", "Js"]);
        assert_eq!(texts(announced(&cards("Qs Ks *"), Ace::Low)), ["Js"]);
    }

    #[test]
    fn two_jokers_beside_one_card_make_a_set_or_a_run() {
        let ways = texts(announced(&cards("7s * *"), Ace::Low));
        assert_eq!(ways, ["7c 7d", "7c 7h", "7d 7h", "5s 6s", "6s 8s", "8s 9s"]);
    }

    #[test]
    fn cards_that_make_no_meld_are_announced_in_no_way() {
        assert_eq!(announced(&cards("7s Jd *"), Ace::Low), Vec::<Vec<Slot>>::new());
        assert_eq!(announced(&cards("* *"), Ace::Low), Vec::<Vec<Slot>>::new());
        assert_eq!(announced(&cards("7s 8s 9s"), Ace::Low).len(), 1);
    }

    #[test]
    fn a_joker_is_laid_off_at_either_end_or_where_a_natural_card_leads() {
        let run = Meld::new(&announced(&cards("7s 8s 9s"), Ace::Low)[0], Ace::Low).expect("a run");
        assert_eq!(texts(run.announced(&cards("*"), Ace::Low)), ["6s", "Ts"]);
        assert_eq!(texts(run.announced(&cards("Js *"), Ace::Low)), ["Ts"]);
        assert_eq!(run.announced(&cards("Kd *"), Ace::Low), Vec::<Vec<Slot>>::new());
    }
}
