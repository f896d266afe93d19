//! The games: each says what may be chosen at its table, and is a function from those options to a law.
//!
//! Nothing that plays by a law knows which game it belongs to.

mod rummy;
mod rummy100;
mod rummy500;
mod tiles;

use alloc::string::ToString;

use crate::{AceKey, Game, GameEnd, RuleKeys, RuleKeysError, Rules};

/// What may be chosen for a table with so many seats. The first value of a list is the default; a list of one value
/// leaves no choice, an empty one means that the game has no such option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    pub seats: &'static [u8],
    /// Cards dealt to each seat.
    pub hand: &'static [u8],
    pub jokers: &'static [u8],
    pub ace: &'static [AceKey],
    /// Points that end the game.
    pub target: &'static [i32],
    /// Rounds that end it instead; the default is to play to the target.
    pub rounds: &'static [u16],
    pub go_out_any: &'static [bool],
}

impl Choices {
    /// What may be chosen in this game at a table for so many.
    pub const fn of(game: Game, seats: u8) -> Self {
        match game {
            Game::Rummy100 => rummy100::CHOICES,
            Game::Rummy => rummy::CHOICES,
            Game::Rummy500 => rummy500::choices(seats),
            Game::Tiles => tiles::CHOICES,
        }
    }
}

/// The law of a table with these options.
///
/// # Errors
/// The first option that this game does not have, or has not with this value; target and rounds at once.
pub fn rules(game: Game, keys: &RuleKeys) -> Result<Rules, RuleKeysError> {
    let usual = Choices::of(game, 2);
    let seats = one_of("seats", keys.seats, usual.seats)?.unwrap_or_else(|| usual.seats[0]);
    let chosen = Chosen::among(&Choices::of(game, seats), seats, keys)?;
    Ok(match game {
        Game::Rummy100 => rummy100::rules(),
        Game::Rummy => rummy::rules(&chosen),
        Game::Rummy500 => rummy500::rules(&chosen),
        Game::Tiles => tiles::rules(),
    })
}

/// Options that a game has, with its defaults where nothing was chosen; none where it has no such option.
struct Chosen {
    seats: u8,
    hand: Option<u8>,
    jokers: Option<u8>,
    ace: Option<AceKey>,
    end: Option<GameEnd>,
    go_out_any: Option<bool>,
}

impl Chosen {
    fn among(choices: &Choices, seats: u8, keys: &RuleKeys) -> Result<Self, RuleKeysError> {
        Ok(Self {
            seats,
            hand: one_of("hand", keys.hand, choices.hand)?,
            jokers: one_of("jokers", keys.jokers, choices.jokers)?,
            ace: one_of("ace", keys.ace, choices.ace)?,
            end: game_end(choices, keys)?,
            go_out_any: one_of("go_out_any", keys.go_out_any, choices.go_out_any)?,
        })
    }
}

fn game_end(choices: &Choices, keys: &RuleKeys) -> Result<Option<GameEnd>, RuleKeysError> {
    let target = one_of("target", keys.target, choices.target)?;
    match (keys.rounds, keys.target) {
        (None, _) => Ok(target.map(GameEnd::Target)),
        (Some(_), Some(_)) => Err(RuleKeysError::TargetAndRounds),
        (rounds, None) => Ok(one_of("rounds", rounds, choices.rounds)?.map(GameEnd::Rounds)),
    }
}

/// The value that was chosen, or the default.
fn one_of<T: Copy + PartialEq + ToString>(
    key: &str,
    given: Option<T>,
    among: &[T],
) -> Result<Option<T>, RuleKeysError> {
    match given {
        None => Ok(among.first().copied()),
        Some(_) if among.is_empty() => Err(RuleKeysError::NotOfThisGame(key.into())),
        Some(value) if !among.contains(&value) => Err(RuleKeysError::BadValue(key.into(), value.to_string())),
        chosen => Ok(chosen),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::{format, vec::Vec};

    fn law(game: Game, keys: &str) -> Result<Rules, RuleKeysError> {
        rules(game, &keys.parse().expect("keys"))
    }

    #[test]
    fn every_choice_makes_a_law_and_no_two_values_of_an_option_make_the_same() {
        for game in Game::ALL {
            for seats in Choices::of(game, 2).seats {
                let choices = Choices::of(game, *seats);
                let differ = |key: &str, values: Vec<alloc::string::String>| {
                    let law = |value| law(game, &format!("seats={seats} {key}={value}")).expect("a choice");
                    let laws: Vec<Rules> = values.iter().map(law).collect();
                    assert!((0..laws.len()).all(|i| !laws[..i].contains(&laws[i])), "{game}: {key}");
                };
                let texts = |values: &[u8]| values.iter().map(ToString::to_string).collect();
                differ("hand", texts(choices.hand));
                differ("jokers", texts(choices.jokers));
                differ("target", choices.target.iter().map(ToString::to_string).collect());
                differ("rounds", choices.rounds.iter().map(ToString::to_string).collect());
                differ("ace", choices.ace.iter().map(ToString::to_string).collect());
                differ("go_out_any", choices.go_out_any.iter().map(ToString::to_string).collect());
            }
        }
    }

    #[test]
    fn what_a_game_does_not_have_is_refused() {
        for (game, keys) in [
            (Game::Rummy100, "seats=3"),
            (Game::Rummy100, "target=50"),
            (Game::Rummy100, "ace=low"),
            (Game::Rummy100, "jokers=0"),
            (Game::Rummy, "seats=5"),
            (Game::Rummy, "seats=1"),
            (Game::Rummy, "jokers=2"),
            (Game::Rummy, "hand=10"),
            (Game::Rummy, "target=75"),
            (Game::Rummy, "rounds=2"),
            (Game::Rummy, "target=100 rounds=3"),
            (Game::Rummy500, "seats=8"),
            (Game::Rummy500, "jokers=1"),
            (Game::Rummy500, "seats=3 hand=13"),
            (Game::Rummy500, "rounds=3"),
            (Game::Rummy500, "ace=low"),
            (Game::Rummy500, "go_out_any=true"),
            (Game::Tiles, "seats=3"),
            (Game::Tiles, "jokers=2"),
        ] {
            assert!(law(game, keys).is_err(), "{game}: {keys}");
        }
    }

    #[test]
    fn the_last_of_a_hand_and_the_decks_follow_from_the_seats() {
        let cards = |game, keys: &str| law(game, keys).map(|law| (law.deck.packs, law.hand)).expect("a law");
        assert_eq!(cards(Game::Rummy, ""), (1, 10));
        assert_eq!(cards(Game::Rummy, "seats=3"), (1, 7));
        assert_eq!(cards(Game::Rummy500, ""), (1, 13));
        assert_eq!(cards(Game::Rummy500, "seats=4"), (1, 7));
        assert_eq!(cards(Game::Rummy500, "seats=5"), (2, 7));
    }
}
