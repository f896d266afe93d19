//! Melds in words: "Escalera de picas, del 4 al 7".

use cards::{Face, Rank, Slot, Suit};

use super::{Words, card, rank_index};

impl Words {
    /// The name of a meld as it lies.
    pub fn meld(&self, slots: &[Slot]) -> String {
        let (Some((suit, low)), Some((_, high))) = (faces(slots).next(), faces(slots).next_back()) else {
            return String::new();
        };
        let name = if low == high { self.set(low, slots) } else { self.run(suit, low, high) };
        let jokers = slots.iter().filter(|slot| card::stands_for(slot).is_some());
        let parts: Vec<String> = [name].into_iter().chain(jokers.map(|slot| self.slot(slot))).collect();
        parts.join(", ")
    }

    fn set(&self, rank: Rank, slots: &[Slot]) -> String {
        let suits: Vec<String> = faces(slots).map(|(suit, _)| self.suit(suit)).collect();
        self.with("meld-set", &[("ranks", self.rank_plural(rank).into()), ("suits", self.list(&suits).into())])
    }

    fn run(&self, suit: Suit, low: Rank, high: Rank) -> String {
        let args = [
            ("suit", self.suit(suit).into()),
            ("from", rank_index(low).into()),
            ("low", self.rank(low).into()),
            ("to", rank_index(high).into()),
            ("high", self.rank(high).into()),
        ];
        self.with("meld-run", &args)
    }

    fn rank_plural(&self, rank: Rank) -> String {
        self.text(PLURALS[usize::from(rank.number()) - 1])
    }
}

const PLURALS: [&str; 13] = [
    "ranks-ace",
    "ranks-2",
    "ranks-3",
    "ranks-4",
    "ranks-5",
    "ranks-6",
    "ranks-7",
    "ranks-8",
    "ranks-9",
    "ranks-10",
    "ranks-jack",
    "ranks-queen",
    "ranks-king",
];

fn faces(slots: &[Slot]) -> impl DoubleEndedIterator<Item = (Suit, Rank)> + '_ {
    slots.iter().filter_map(|slot| match slot.plays {
        Face::Joker => None,
        Face::Suited(suit, rank) => Some((suit, rank)),
    })
}
