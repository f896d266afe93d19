//! A person who plays the game by taps alone, and does only what the page offers.
use crate::{
    hand::{by_use, melds},
    person::Person,
    sight::Sight,
};
use thirtyfour::prelude::*;

/// More taps than any round takes.
const ENOUGH: usize = 2000;

impl Person {
    /// Deals a table against the computer, from the home screen of the first day: one tap.
    ///
    /// # Errors
    /// If there is no such way through the page.
    pub async fn deal_against_the_computer(&self) -> WebDriverResult<Sight> {
        self.tap("#new-rummy100").await?;
        self.look_for("the table", |sight| sight.screen == "table").await
    }

    /// Switches motion off, from the home screen: one waits for every card that flies.
    ///
    /// # Errors
    /// If there is no such way through the page.
    pub async fn switch_motion_off(&self) -> WebDriverResult<()> {
        self.tap("#settings").await?;
        self.tap("#motion[aria-checked=true]").await?;
        self.see("#motion[aria-checked=false]").await?;
        self.tap("button#back").await
    }

    /// Deals a table for two on this device, from the home screen.
    ///
    /// # Errors
    /// If there is no such way through the page.
    pub async fn deal_for_two(&self, names: [&str; 2]) -> WebDriverResult<Sight> {
        self.tap("#home-same-device").await?;
        for (seat, name) in names.iter().enumerate() {
            self.see(&format!("#name-{seat}")).await?.send_keys(*name).await?;
        }
        self.tap("#deal").await?;
        self.look_for("the curtain", |sight| sight.screen == "curtain").await
    }

    /// Plays on, for every seat that this device is handed to, until the round is over.
    ///
    /// # Errors
    /// If the page offers no way on.
    ///
    /// # Panics
    /// If the round does not end.
    pub async fn play_the_round(&self) -> WebDriverResult<Sight> {
        for _ in 0..ENOUGH {
            let sight = self.look().await?;
            match sight.screen.as_str() {
                "round-end" | "game-end" => return Ok(sight),
                "curtain" => drop(self.lift_the_curtain().await?),
                _ => self.go_on(&sight).await?,
            }
        }
        panic!("the round does not end");
    }

    /// Lifts the curtain by two taps and gives what is seen behind it.
    ///
    /// # Errors
    /// If it does not lift.
    pub async fn lift_the_curtain(&self) -> WebDriverResult<Sight> {
        self.tap("#curtain-reveal").await?;
        self.tap("#curtain-reveal").await?;
        self.look_for("what the curtain hid", |sight| sight.screen != "curtain").await
    }

    /// Draws, from where the bar says.
    ///
    /// # Errors
    /// If nothing can be drawn.
    pub async fn draw(&self) -> WebDriverResult<Sight> {
        let can_draw = |now: &Sight| now.offers("step-draw-button") || now.offers("step-take-button");
        let before = self.look_for("a way to draw", can_draw).await?;
        self.tap("#bar-main").await?;
        self.look_for("the drawn card", |now| now.phase == "play" && now.hand.len() > before.hand.len()).await
    }

    async fn go_on(&self, sight: &Sight) -> WebDriverResult<()> {
        match (sight.my_turn, sight.phase.as_str()) {
            (true, "draw") => self.draw().await.map(drop),
            (true, "play") => self.play(sight).await,
            _ => self.look_for("somebody's move", |now| now != sight).await.map(drop),
        }
    }

    /// One move of the turn: a meld if one lies ready, else a card goes where it can.
    async fn play(&self, sight: &Sight) -> WebDriverResult<()> {
        for meld in melds(&sight.cards()) {
            if self.choose(&meld).await?.offers("step-meld-button") {
                return self.commit("#bar-main", sight).await;
            }
        }
        for card in by_use(&sight.cards()) {
            let now = self.choose(&[card]).await?;
            if let Some(meld) = now.melds.iter().find(|meld| meld.lit) {
                return self.commit(&format!("[data-meld='{}']", meld.id), sight).await;
            }
            if now.offers("step-discard-button") {
                return self.commit("#bar-main", sight).await;
            }
        }
        Err(WebDriverError::Timeout(format!("no card goes anywhere: {sight:?}")))
    }

    /// Taps cards until these and no others are chosen, and gives what is then seen.
    async fn choose(&self, cards: &[&str]) -> WebDriverResult<Sight> {
        let mut now = self.look().await?;
        while let Some(held) = now.hand.iter().find(|held| held.chosen != cards.contains(&held.card.as_str())) {
            let (card, was) = (held.card.clone(), held.chosen);
            self.tap(&format!("#hand [data-card='{card}']")).await?;
            let turned = |now: &Sight| now.hand.iter().any(|held| held.card == card && held.chosen != was);
            now = self.look_for("another choice", turned).await?;
        }
        Ok(now)
    }

    /// Taps `css` and waits for what comes of it.
    async fn commit(&self, css: &str, before: &Sight) -> WebDriverResult<()> {
        self.tap(css).await?;
        let changed = |now: &Sight| now.screen != before.screen || now.version != before.version;
        self.look_for("the move done", changed).await.map(drop)
    }
}
