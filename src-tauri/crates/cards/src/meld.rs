//! Melds: which cards lie together as a set or a run, and why others do not.

mod tiles;

use crate::{Card, CardSet, DeckKind, Face, Rank, Suit};
use alloc::vec::Vec;
use core::fmt;

/// Where the ace may lie in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ace {
    /// A-2-3 only.
    Low,
    /// Q-K-A only.
    High,
    /// Either end, each run its own.
    Either,
}

/// The two kinds of meld.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MeldKind {
    /// Three or four of a rank, suits all different; of tiles a group.
    Set,
    /// Three or more of a suit in sequence.
    Run,
}

/// A card in a meld, and the face it plays; the two differ where a joker lies among cards. Among tiles a joker's place
/// says what it stands for, and it plays itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    pub card: Card,
    pub plays: Face,
}

impl Slot {
    /// A card that plays the face it shows.
    pub const fn natural(card: Card) -> Self {
        Self { card, plays: card.face() }
    }

    fn is_joker(self) -> bool {
        self.card.face() == Face::Joker
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.card.face(), self.plays) {
            (Face::Joker, Face::Suited(suit, _)) if suit.kind() == DeckKind::Cards => write!(f, "*={}", self.plays),
            (face, _) => face.fmt(f),
        }
    }
}

/// Cards lying together on the table; a run lies low to high, a set in the order of suits. Whether its cards are tiles
/// says how jokers stand for what they do.
///
/// Invariant: always a legal set or run. Kept by [`Meld::new`] and [`Meld::extended`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meld {
    kind: MeldKind,
    slots: Vec<Slot>,
}

/// Why cards are no meld.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MeldError {
    #[error("fewer than three cards")]
    TooShort,
    #[error("a suit twice in a set")]
    DuplicateSuit,
    #[error("a sequence of several suits")]
    MixedSuits,
    #[error("a gap in the sequence")]
    NotConsecutive,
    #[error("a sequence round the corner")]
    WrapsAround,
    #[error("the ace at the end where it may not lie")]
    WrongAce,
    #[error("the same card twice")]
    CardTwice,
    #[error("a joker without the card it stands for")]
    JokerNotAnnounced,
    #[error("no natural card")]
    JokerNeedsNatural,
    #[error("neither a set nor a run")]
    NotASetOrRun,
}

impl Meld {
    /// The meld that these cards make. Their order means nothing, but for an ace that could go either way: it lies
    /// low unless it is named last. Among tiles the order says where the jokers of a run lie; where it is no run's order,
    /// the tiles are put in order. docs/tiles.md, Melds.
    ///
    /// # Errors
    /// The first reason why they are no meld.
    pub fn new(slots: &[Slot], ace: Ace) -> Result<Self, MeldError> {
        let named_last = slots.last().is_some_and(|slot| rank_of(slot.plays) == Some(Rank::ACE));
        Self::parse(slots, ace, if named_last { AceEnd::High } else { AceEnd::Low })
    }

    /// This meld with more cards laid off on it, at either end or both.
    ///
    /// # Errors
    /// Why the result would be no meld.
    pub fn extended(&self, added: &[Slot], ace: Ace) -> Result<Self, MeldError> {
        let all: Vec<Slot> = self.slots.iter().chain(added).copied().collect();
        Self::parse(&all, ace, AceEnd::High)
    }

    /// Whether it is a set or a run.
    pub const fn kind(&self) -> MeldKind {
        self.kind
    }

    /// Tiles as they lie where they make a meld, else in the order in which they came together.
    pub fn arranged(tiles: Vec<Card>) -> Vec<Card> {
        let slots: Vec<Slot> = tiles.iter().copied().map(Slot::natural).collect();
        Self::new(&slots, Ace::Low).map_or(tiles, |meld| meld.cards().collect())
    }

    /// The cards with what they play, as they lie.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// The cards as they lie.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.slots.iter().map(|slot| slot.card)
    }

    /// The rank that each card stands for, as they lie.
    pub fn ranks(&self) -> impl Iterator<Item = Rank> + '_ {
        let known = self.slots.iter().enumerate().find_map(|(place, slot)| Some((place, rank_of(slot.plays)?)));
        let (first, rank) = known.expect("a meld has a natural card");
        let by_place = move |place: usize| match self.kind {
            MeldKind::Set => rank,
            MeldKind::Run => Rank::new(rank.number() + place as u8 - first as u8).expect("a run stays on the scale"),
        };
        self.slots.iter().enumerate().map(move |(place, slot)| rank_of(slot.plays).unwrap_or_else(|| by_place(place)))
    }

    /// The numbers of its tiles together, a joker counting the number it stands for.
    pub fn value(&self) -> u32 {
        self.ranks().map(|rank| u32::from(rank.number())).sum()
    }

    /// Whether the meld is a run with its ace at the low end.
    pub fn has_low_ace(&self) -> bool {
        self.kind == MeldKind::Run && rank_of(self.slots[0].plays) == Some(Rank::ACE)
    }

    fn parse(slots: &[Slot], ace: Ace, prefer: AceEnd) -> Result<Self, MeldError> {
        if slots.len() < 3 {
            return Err(MeldError::TooShort);
        }
        if slots.iter().all(|slot| slot.is_joker()) {
            return Err(MeldError::JokerNeedsNatural);
        }
        if slots.iter().any(|slot| is_tile(slot.card.face())) {
            return tiles::parse(slots);
        }
        let faces = slots.iter().map(|slot| suited(slot.plays)).collect::<Result<Vec<_>, _>>()?;
        let (first_suit, first_rank) = faces[0];
        if faces.iter().all(|(_, rank)| *rank == first_rank) {
            return Self::set(slots, &faces);
        }
        if faces.iter().all(|(suit, _)| *suit == first_suit) {
            return Self::run(slots, &faces, ace, prefer);
        }
        Err(neither(&faces, ace))
    }

    fn set(slots: &[Slot], faces: &[(Suit, Rank)]) -> Result<Self, MeldError> {
        if distinct(faces).len() < faces.len() {
            return Err(MeldError::DuplicateSuit);
        }
        let mut slots = slots.to_vec();
        slots.sort_by_key(|slot| slot.plays);
        Ok(Self { kind: MeldKind::Set, slots })
    }

    fn run(slots: &[Slot], faces: &[(Suit, Rank)], ace: Ace, prefer: AceEnd) -> Result<Self, MeldError> {
        let ranks = distinct(faces);
        if ranks.len() < faces.len() {
            return Err(MeldError::CardTwice);
        }
        let end = ace_end(ranks.lane(faces[0].0), ace, prefer)?;
        let mut slots = slots.to_vec();
        slots.sort_by_key(|slot| end.height(slot.plays));
        Ok(Self { kind: MeldKind::Run, slots })
    }
}

impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, slot) in self.slots.iter().enumerate() {
            write!(f, "{}{slot}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// The end of a run at which its ace lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AceEnd {
    Low,
    High,
}

impl AceEnd {
    /// The place of a face in a run whose ace lies at this end.
    fn height(self, face: Face) -> u8 {
        match (face, self) {
            (Face::Joker, _) => 0,
            (Face::Suited(_, Rank::ACE), Self::High) => Rank::KING.number() + 1,
            (Face::Suited(_, rank), _) => rank.number(),
        }
    }
}

/// Where the ace of a run with these ranks lies; for a run without one, either end will do.
fn ace_end(lane: u16, ace: Ace, prefer: AceEnd) -> Result<AceEnd, MeldError> {
    const LOW_ACE: u16 = 1 << 1;
    const HIGH_ACE: u16 = 1 << 14;
    let has_ace = lane & LOW_ACE != 0;
    let low = is_block(lane);
    let high = has_ace && is_block(lane & !LOW_ACE | HIGH_ACE);
    let may_be_low = low && (!has_ace || ace != Ace::High);
    let may_be_high = high && ace != Ace::Low;
    match (may_be_low, may_be_high) {
        (true, true) => Ok(prefer),
        (true, false) => Ok(AceEnd::Low),
        (false, true) => Ok(AceEnd::High),
        (false, false) if low || high => Err(MeldError::WrongAce),
        (false, false) if is_block_round_the_corner(lane) => Err(MeldError::WrapsAround),
        (false, false) => Err(MeldError::NotConsecutive),
    }
}

fn is_block(lane: u16) -> bool {
    let block = lane >> lane.trailing_zeros();
    block & (block + 1) == 0
}

/// Whether the ranks follow one another on a ring on which the ace comes after the king.
fn is_block_round_the_corner(lane: u16) -> bool {
    let gap = !(lane >> 1) & 0x1fff;
    is_block(gap)
}

/// The reason where neither rank nor suit is common to all.
fn neither(faces: &[(Suit, Rank)], ace: Ace) -> MeldError {
    let ranks = distinct(faces);
    let lane = Suit::CARDS.into_iter().fold(0, |all, suit| all | ranks.lane(suit));
    if lane.count_ones() as usize == faces.len() && ace_end(lane, ace, AceEnd::Low).is_ok() {
        MeldError::MixedSuits
    } else {
        MeldError::NotASetOrRun
    }
}

fn is_tile(face: Face) -> bool {
    suited(face).is_ok_and(|(suit, _)| suit.kind() == DeckKind::Tiles)
}

fn distinct(faces: &[(Suit, Rank)]) -> CardSet {
    faces.iter().map(|(suit, rank)| Card::new(*suit, *rank, 0)).collect()
}

fn suited(face: Face) -> Result<(Suit, Rank), MeldError> {
    match face {
        Face::Joker => Err(MeldError::JokerNotAnnounced),
        Face::Suited(suit, rank) => Ok((suit, rank)),
    }
}

fn rank_of(face: Face) -> Option<Rank> {
    suited(face).ok().map(|(_, rank)| rank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Deck;
    use alloc::string::ToString;

    fn slots(text: &str) -> Vec<Slot> {
        text.split(' ').map(slot).collect()
    }

    fn slot(text: &str) -> Slot {
        match text.strip_prefix("*=") {
            Some(plays) => Slot { card: Card::joker(0), plays: plays.parse().expect("a card") },
            None => Slot::natural(Card::first(text.parse().expect("a card"))),
        }
    }

    fn meld(text: &str, ace: Ace) -> Result<alloc::string::String, MeldError> {
        Meld::new(&slots(text), ace).map(|meld| meld.to_string())
    }

    #[test]
    fn a_run_lies_low_to_high_and_a_set_by_suit() {
        assert_eq!(meld("9h 7h 8h", Ace::Low).as_deref(), Ok("7h 8h 9h"));
        assert_eq!(meld("7s 7c 7h", Ace::Low).as_deref(), Ok("7c 7h 7s"));
        assert_eq!(meld("Ks As Qs", Ace::Either).as_deref(), Ok("Qs Ks As"));
        assert_eq!(meld("7s *=8s 9s", Ace::Low).as_deref(), Ok("7s *=8s 9s"));
    }

    #[test]
    fn what_is_no_meld_says_why() {
        use MeldError::*;
        for (text, ace, why) in [
            ("9h Th", Ace::Low, TooShort),
            ("5d 6d 8d", Ace::Low, NotConsecutive),
            ("Kd Ad 2d", Ace::Either, WrapsAround),
            ("Ad 2d Qd Kd", Ace::Either, WrapsAround),
            ("Qd Kd Ad", Ace::Low, WrongAce),
            ("Ad 2d 3d", Ace::High, WrongAce),
            ("5d 6d 7h", Ace::Low, MixedSuits),
            ("Qd Kd Ah", Ace::High, MixedSuits),
            ("Qd Kd Ah", Ace::Either, MixedSuits),
            ("Qd Kd Ah", Ace::Low, NotASetOrRun),
            ("Ad 2d 3h", Ace::High, NotASetOrRun),
            ("7c 7d 7d", Ace::Low, DuplicateSuit),
            ("7c 8c 8c 9c", Ace::Low, CardTwice),
            ("3c 8d Qh", Ace::Low, NotASetOrRun),
            ("7s *=* 9s", Ace::Low, JokerNotAnnounced),
            ("*=7s *=8s *=9s", Ace::Low, JokerNeedsNatural),
        ] {
            assert_eq!(meld(text, ace), Err(why), "{text}");
        }
    }

    #[test]
    fn in_thirteen_the_ace_is_low_unless_named_last_or_laid_off() {
        let low = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc";
        let high = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac";
        assert_eq!(meld(low, Ace::Either).as_deref(), Ok(low));
        assert_eq!(meld(high, Ace::Either).as_deref(), Ok(high));
        let twelve = Meld::new(&slots("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"), Ace::Either).expect("a run");
        assert_eq!(twelve.extended(&slots("Ac"), Ace::Either).map(|m| m.to_string()).as_deref(), Ok(high));
        assert!(!twelve.has_low_ace());
    }

    #[test]
    fn cards_are_laid_off_at_both_ends() {
        let run = Meld::new(&slots("7s 8s 9s"), Ace::Low).expect("a run");
        let longer = run.extended(&slots("Ts 6s"), Ace::Low).expect("a longer run");
        assert_eq!(longer.to_string(), "6s 7s 8s 9s Ts");
        assert_eq!(run.extended(&slots("Kd"), Ace::Low), Err(MeldError::NotASetOrRun));
    }

    /// Each of 13 ranks makes four sets of three and one of four. A suit of 13 in a row makes 11 + 10 + … + 1 = 66 runs.
    #[test]
    fn a_pack_holds_as_many_melds_as_counted_by_hand() {
        assert_eq!(count_sets(), 13 * 5);
        assert_eq!(count_runs(Ace::Low), 66);
        assert_eq!(count_runs(Ace::High), 66);
        // Twelve ranks from 2 to K give 55 runs without an ace; eleven begin with a low ace, eleven end with a high one,
        // and both thirteens are the same cards.
        assert_eq!(count_runs(Ace::Either), 55 + 11 + 11 - 1);
    }

    fn count_sets() -> usize {
        let pack: Vec<Card> = Deck::PACK.cards().collect();
        let of_rank = |rank: Rank| pack.iter().filter(move |c| matches!(c.face(), Face::Suited(_, r) if r == rank));
        Rank::all()
            .map(|rank| {
                let four: Vec<Card> = of_rank(rank).copied().collect();
                subsets(&four).filter(|cards| Meld::new(cards, Ace::Low).is_ok()).count()
            })
            .sum()
    }

    fn count_runs(ace: Ace) -> usize {
        let suit: Vec<Card> = Rank::all().map(|rank| Card::new(Suit::Hearts, rank, 0)).collect();
        subsets(&suit).filter(|cards| Meld::new(cards, ace).is_ok()).count()
    }

    fn subsets(cards: &[Card]) -> impl Iterator<Item = Vec<Slot>> + '_ {
        (0u32..1 << cards.len()).map(|mask| {
            let chosen = (0..cards.len()).filter(|i| mask >> i & 1 == 1);
            chosen.map(|i| Slot::natural(cards[i])).collect()
        })
    }
}
