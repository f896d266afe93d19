//! Law, players and ends of rounds as the first form of a save has them. What the protocol's own types gain later
//! must be said here, and so breaks no save: taken apart field by field, they do not compile until it is.

use cards::{Ace, DeckKind};
use protocol::{
    AfterStock, Discards, DraftSteps, FirstDealer, GameEnd, GoingOut, HowEnded, Kind, Level, Melding, ParseEditError,
    Rules, Scoring, Seat, SeatSetup, TakenCard, TurnLimit,
};
use serde::{Deserialize, Serialize};

use crate::levels;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Law {
    seats: u8,
    deck: Deck,
    hand: u8,
    first_dealer: FirstDealer,
    ace: Ace,
    discards: Discards,
    taken_card: TakenCard,
    going_out: GoingOut,
    after_stock: AfterStock,
    scoring: Scoring,
    turn_limit: TurnLimit,
    game_end: GameEnd,
    /// Left out where melds stay as they lie, as they once did in every game.
    #[serde(default = "fixed", skip_serializing_if = "is_fixed")]
    melding: Melding,
}

const fn fixed() -> Melding {
    Melding::Fixed
}

fn is_fixed(melding: &Melding) -> bool {
    *melding == fixed()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Deck {
    /// Left out for cards, of which every deck once was.
    #[serde(default = "of_cards", skip_serializing_if = "is_of_cards")]
    kind: DeckKind,
    packs: u8,
    jokers: u8,
}

const fn of_cards() -> DeckKind {
    DeckKind::Cards
}

fn is_of_cards(kind: &DeckKind) -> bool {
    *kind == of_cards()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    name: String,
    kind: Kind,
}

/// A change of level, after so many facts, from what it was.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Change {
    at: usize,
    seat: Seat,
    was: Level,
}

impl From<levels::Change> for Change {
    fn from(levels::Change { at, seat, was }: levels::Change) -> Self {
        Self { at, seat, was }
    }
}

impl From<Change> for levels::Change {
    fn from(Change { at, seat, was }: Change) -> Self {
        Self { at, seat, was }
    }
}

/// A draft by the texts of its steps.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Draft {
    steps: Vec<String>,
    done: usize,
}

impl From<&DraftSteps> for Draft {
    fn from(DraftSteps { steps, done }: &DraftSteps) -> Self {
        Self { steps: steps.iter().map(ToString::to_string).collect(), done: *done }
    }
}

impl TryFrom<Draft> for DraftSteps {
    type Error = ParseEditError;

    fn try_from(Draft { steps, done }: Draft) -> Result<Self, ParseEditError> {
        Ok(Self { steps: steps.iter().map(|step| step.parse()).collect::<Result<_, _>>()?, done })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    how: HowEnded,
    seat: Option<Seat>,
    doubled: bool,
    round_scores: Vec<i32>,
    game_over: bool,
    winners: Vec<Seat>,
}

impl From<Rules> for Law {
    fn from(rules: Rules) -> Self {
        let Rules {
            seats,
            deck: cards::Deck { kind, packs, jokers },
            hand,
            first_dealer,
            ace,
            discards,
            taken_card,
            going_out,
            after_stock,
            scoring,
            turn_limit,
            game_end,
            melding,
        } = rules;
        let deck = Deck { kind, packs, jokers };
        Self {
            seats,
            deck,
            hand,
            first_dealer,
            ace,
            discards,
            taken_card,
            going_out,
            after_stock,
            scoring,
            turn_limit,
            game_end,
            melding,
        }
    }
}

impl From<Law> for Rules {
    fn from(law: Law) -> Self {
        Self {
            seats: law.seats,
            deck: cards::Deck { kind: law.deck.kind, packs: law.deck.packs, jokers: law.deck.jokers },
            hand: law.hand,
            first_dealer: law.first_dealer,
            ace: law.ace,
            discards: law.discards,
            taken_card: law.taken_card,
            going_out: law.going_out,
            after_stock: law.after_stock,
            scoring: law.scoring,
            turn_limit: law.turn_limit,
            game_end: law.game_end,
            melding: law.melding,
        }
    }
}

impl From<SeatSetup> for Player {
    fn from(SeatSetup { name, kind }: SeatSetup) -> Self {
        Self { name, kind }
    }
}

impl From<Player> for SeatSetup {
    fn from(Player { name, kind }: Player) -> Self {
        Self { name, kind }
    }
}

impl From<protocol::End> for End {
    fn from(end: protocol::End) -> Self {
        let protocol::End { how, seat, doubled, round_scores, game_over, winners } = end;
        Self { how, seat, doubled, round_scores, game_over, winners }
    }
}

impl From<End> for protocol::End {
    fn from(End { how, seat, doubled, round_scores, game_over, winners }: End) -> Self {
        Self { how, seat, doubled, round_scores, game_over, winners }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every word that a law of this form can be written in; the goldens show one game's only.
    #[test]
    fn every_word_of_a_law_is_read_as_it_was_written() {
        let law = |choices: [&str; 9]| {
            let [dealer, ace, discards, taken, out, stock, scoring, limit, end] = choices;
            format!(
                r#"{{"seats":2,"deck":{{"packs":2,"jokers":2}},"hand":10,"first_dealer":{dealer},"ace":{ace},"discards":{discards},"taken_card":{taken},"going_out":{out},"after_stock":{stock},"scoring":{scoring},"turn_limit":{limit},"game_end":{end}}}"#
            )
        };
        for text in [
            law([
                r#"{"seat":1}"#,
                r#""low""#,
                r#""top""#,
                r#""stays""#,
                r#""any_way""#,
                r#"{"shuffle":"unlimited"}"#,
                r#""winner_takes_hands""#,
                r#"{"no_points":200}"#,
                r#"{"target":100}"#,
            ]),
            law([
                r#""random""#,
                r#""high""#,
                r#""top""#,
                r#""stays""#,
                r#""by_discard""#,
                r#"{"turn_over":{"ends_at":2}}"#,
                r#""winner_takes_hands_or_rummy""#,
                r#"{"as_blocked":500}"#,
                r#"{"rounds":5}"#,
            ]),
            r#"{"seats":2,"deck":{"kind":"tiles","packs":2,"jokers":2},"hand":14,"first_dealer":{"seat":1},"ace":"low","discards":"none","taken_card":"stays","going_out":"any_way","after_stock":"pass","scoring":"winner_takes_hands","turn_limit":"unlimited","game_end":"each_round","melding":{"rearranged":{"opening":30}}}"#.into(),
            law([
                r#""random""#,
                r#""either""#,
                r#""dig""#,
                r#""stays_unless_last""#,
                r#""any_way""#,
                r#"{"shuffle":{"ends_at":3}}"#,
                r#""placed_less_held""#,
                r#"{"as_blocked":500}"#,
                r#"{"target":500}"#,
            ]),
        ] {
            let read: Law = serde_json::from_str(&text).expect("a law");
            let again = Law::from(Rules::from(read));
            assert_eq!(serde_json::to_string(&again).expect("JSON"), text);
        }
    }
}
