//! Whole games as tests play them: which game, for how many, and to what end.
use crate::{person::Person, sight::Sight};
use thirtyfour::prelude::*;

/// A table to be set up on the screen for a new one, and played to its end.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// The name of a test's home.
    pub name: &'static str,
    /// Its stable id.
    pub id: &'static str,
    /// How many sit at the table.
    pub seats: usize,
    /// For each row of the screen what is chosen in it.
    pub choices: &'static [(&'static str, &'static str)],
}

/// Both games with two seats and with the most there are, each ended as soon as it can be.
pub const GAMES: [Game; 4] = [
    Game { name: "rummy-two", id: "rummy", seats: 2, choices: &[("end", "target-50")] },
    Game { name: "rummy-four", id: "rummy", seats: 4, choices: &[("seats-choice", "4"), ("end", "rounds-1")] },
    Game { name: "rummy500-two", id: "rummy500", seats: 2, choices: &[("jokers", "2"), ("end", "target-250")] },
    Game {
        name: "rummy500-seven",
        id: "rummy500",
        seats: 7,
        choices: &[("seats-choice", "7"), ("jokers", "2"), ("end", "target-250")],
    },
];

impl Person {
    /// Plays a whole game against computers, all of them at once and none of them slow.
    ///
    /// # Errors
    /// If the page offers no way on.
    ///
    /// # Panics
    /// If what is seen at the end is no game played to its end.
    pub async fn play_from_first_to_last(&self, game: &Game) -> WebDriverResult<Sight> {
        self.hurry().await?;
        let table = self.deal_with(game.id, game.choices).await?;
        assert_eq!(table.scores.len(), game.seats, "each seat has a score");
        let end = self.play_the_game().await?;
        self.see("#proof[data-proof=fits]").await?;
        self.hears_no_complaints().await?;
        Ok(end)
    }

    /// Switches motion off and the quick pace on, from the home screen.
    ///
    /// # Errors
    /// If there is no such way through the page.
    pub async fn hurry(&self) -> WebDriverResult<()> {
        self.tap("#settings").await?;
        self.tap("#motion[aria-checked=true]").await?;
        self.quicken().await
    }

    /// Switches the quick pace on, from the settings, and goes back home.
    ///
    /// # Errors
    /// If there is no such way through the page.
    pub async fn quicken(&self) -> WebDriverResult<()> {
        self.tap("#quick-pace[aria-checked=false]").await?;
        self.see("#quick-pace[aria-checked=true]").await?;
        self.tap("button#back").await
    }
}
