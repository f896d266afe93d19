//! A person who plays the game in one way or another, and does only what the page offers.
use crate::{
    hand::{by_use, melds},
    person::Person,
    sight::{Sight, with_key},
    way::Way,
};
use std::slice;
use thirtyfour::prelude::*;

/// More moves than any round takes.
const ENOUGH: usize = 2000;

/// Each time the table has changed so often, one looks at the discard pile first.
const CURIOUS: i64 = 3;

/// So few cards in hand are few.
const FEW: usize = 4;

/// Where cards are put.
#[derive(Clone, Debug)]
enum Goal {
    /// Down as a new meld.
    Felt,
    /// Laid off on the meld of this number.
    Meld(String),
    /// On the discard pile, which ends the turn.
    Discard,
}

impl Goal {
    /// What is tapped to put the chosen cards there.
    fn tapped(&self) -> String {
        match self {
            Self::Felt | Self::Discard => "#bar-main".into(),
            Self::Meld(_) => self.css(),
        }
    }

    fn css(&self) -> String {
        match self {
            Self::Felt => "#melds".into(),
            Self::Meld(id) => format!("[data-meld='{id}']"),
            Self::Discard => "#discard".into(),
        }
    }
}

impl Person {
    /// Deals a table against the computer, from the home screen of the first day: one tap, or one key.
    ///
    /// # Errors
    /// If there is no such way through the page.
    pub async fn deal_against_the_computer(&self) -> WebDriverResult<Sight> {
        match self.way {
            Way::Taps | Way::Drag => self.tap("#new-rummy100").await?,
            Way::Keys => {
                self.see("#new-rummy100").await?;
                self.press_key(Key::Down).await?;
                self.drawn().await?;
                // From the gear at the right the way down leads elsewhere.
                self.enter("#new-rummy100").await?;
            }
        }
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

    /// Deals a table of this game by the screen for a new one: for each choice the row, and what is chosen in it.
    ///
    /// # Errors
    /// If there is no such way through the page.
    pub async fn deal_with(&self, game: &str, choices: &[(&str, &str)]) -> WebDriverResult<Sight> {
        self.tap(&format!("#options-{game}")).await?;
        for (row, choice) in choices {
            self.tap(&format!("#{row} [data-choice='{choice}']")).await?;
        }
        self.tap("#deal").await?;
        self.look_for("the table", |sight| ["table", "curtain"].contains(&sight.screen.as_str())).await
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
        self.play_the_round_by(slice::from_ref(&self.way)).await
    }

    /// Plays on, round after round, until the game is over.
    ///
    /// # Errors
    /// If the page offers no way on.
    pub async fn play_the_game(&self) -> WebDriverResult<Sight> {
        loop {
            let sight = self.play_the_round().await?;
            if sight.screen == "game-end" {
                return Ok(sight);
            }
            self.tap("#next-round").await?;
            self.look_for("the next round", |now| now.screen != "round-end").await?;
        }
    }

    /// Plays on in the same manner, each time the device is handed on in the next of these ways, the first after the last.
    ///
    /// # Errors
    /// If the page offers no way on.
    ///
    /// # Panics
    /// If the round does not end.
    pub async fn play_the_round_by(&self, ways: &[Way]) -> WebDriverResult<Sight> {
        let mut ways = ways.iter().cycle().map(|way| self.by(*way));
        let mut player = ways.next().unwrap_or(self.clone());
        for _ in 0..ENOUGH {
            let sight = self.look().await?;
            match sight.screen.as_str() {
                "round-end" | "game-end" => return Ok(sight),
                "curtain" => {
                    player = ways.next().unwrap_or(player);
                    player.lift_the_curtain().await?;
                }
                _ => player.go_on(&sight).await?,
            }
        }
        panic!("the round does not end");
    }

    /// Lifts the curtain, by two taps, by holding it, or by two keys, and gives what is seen behind it.
    ///
    /// # Errors
    /// If it does not lift.
    pub async fn lift_the_curtain(&self) -> WebDriverResult<Sight> {
        let behind = |sight: &Sight| sight.screen != "curtain";
        let cloth = "#curtain-reveal";
        match self.way {
            Way::Taps => {
                self.tap(cloth).await?;
                self.tap(cloth).await?;
            }
            Way::Drag => {
                self.press(self.spot(cloth, 0).await?).await?;
                self.look_for("what the held curtain hid", behind).await?;
                self.lift().await?;
            }
            Way::Keys => {
                self.see(&format!("{cloth}:focus")).await?;
                self.press_key(Key::Enter).await?;
                self.press_key(Key::Enter).await?;
            }
        }
        self.look_for("what the curtain hid", behind).await
    }

    /// Draws, from where the bar says.
    ///
    /// # Errors
    /// If nothing can be drawn.
    pub async fn draw(&self) -> WebDriverResult<Sight> {
        let can_draw = |now: &Sight| now.offers("step-draw-button") || now.offers("step-take-button");
        let before = self.look_for("a way to draw", can_draw).await?;
        let from_stock = before.offers("step-draw-button");
        let drawn = |now: &Sight| now.phase == "play" && now.hand.len() > before.hand.len();
        match self.way {
            Way::Taps if from_stock => self.tap("#stock").await?,
            Way::Taps => self.tap("#bar-main").await?,
            Way::Drag => self.drag(if from_stock { "#stock" } else { "#discard" }, "#hand").await?,
            Way::Keys => self.press_key(if from_stock { 'd' } else { 't' }).await?,
        }
        let now = self.look_for("the drawn card", drawn).await?;
        self.holds_nothing().await?;
        Ok(now)
    }

    async fn draw_or_dig(&self, sight: &Sight) -> WebDriverResult<()> {
        let looks = self.way == Way::Taps && sight.version % CURIOUS == 0;
        if looks && self.dig(sight).await? {
            return Ok(());
        }
        self.draw().await.map(drop)
    }

    /// Opens the discard pile and takes the newest card below its top that can be placed, with all above; where the pile
    /// does not open, its top is taken. Says whether anything was.
    async fn dig(&self, before: &Sight) -> WebDriverResult<bool> {
        if !before.pile_is_lit {
            return Ok(false);
        }
        let taken = |now: &Sight| now.screen != before.screen || now.phase == "play";
        self.tap("#discard").await?;
        let now = self.look_for("the pile", |now| taken(now) || !now.fan.is_empty()).await?;
        let Some((_, below)) = now.fan.split_last() else { return Ok(true) };
        if let Some(card) = below.iter().rev().find(|card| card.open) {
            self.tap(&format!("#fan [data-place='{}']", card.place)).await?;
            let now = self.look_for("what it brings", |now| now.says("dig-button")).await?;
            if now.offers("dig-button") {
                self.tap("#bar-main").await?;
                let now = self.look_for("an answer", |now| taken(now) || now.sheet.is_some()).await?;
                if now.sheet.as_deref() == Some("which") {
                    self.tap("#sheet [data-way]").await?;
                    self.look_for("the dug cards", taken).await?;
                }
                return Ok(true);
            }
        }
        self.tap("#fan-close").await?;
        self.look_for("the closed pile", |now| now.fan.is_empty()).await?;
        Ok(false)
    }

    async fn go_on(&self, sight: &Sight) -> WebDriverResult<()> {
        match (sight.my_turn, sight.phase.as_str()) {
            (true, "draw") if sight.is_rebuilt => self.turn_of_tiles(sight).await,
            (true, "draw") => self.draw_or_dig(sight).await,
            (true, "play") => self.play(sight).await,
            _ => self.look_for("somebody's move", |now| now != sight).await.map(drop),
        }
    }

    /// One move of the turn: a meld if one lies ready, else a card goes where it can. What is refused is let be.
    async fn play(&self, sight: &Sight) -> WebDriverResult<()> {
        for meld in melds(&sight.cards()) {
            if self.choose(&meld).await?.offers("step-meld-button") && self.put(meld[0], &Goal::Felt, sight).await? {
                return Ok(());
            }
        }
        let cards = by_use(&sight.cards());
        let mut spare = None;
        for card in &cards {
            match self.goal_of(card).await? {
                Some(goal @ Goal::Meld(_)) if self.put(card, &goal, sight).await? => return Ok(()),
                Some(Goal::Discard) if spare.is_none() => spare = Some(*card),
                Some(_) | None => {}
            }
            // Whoever holds few cards goes out by what can be laid off, so each of them is tried before one is discarded.
            if spare.is_some() && cards.len() > FEW {
                break;
            }
        }
        if let Some(card) = spare {
            if self.way != Way::Drag {
                self.choose(&[card]).await?;
            }
            if self.put(card, &Goal::Discard, sight).await? {
                return Ok(());
            }
        }
        Err(WebDriverError::Timeout(format!("no card goes anywhere: {sight:?}")))
    }

    /// Where this one card can go: what lights up when it is chosen, or held.
    async fn goal_of(&self, card: &str) -> WebDriverResult<Option<Goal>> {
        let now = match self.way {
            Way::Taps | Way::Keys => self.choose(&[card]).await?,
            Way::Drag => {
                self.choose(&[]).await?;
                let held = self.look().await?.in_hand(card);
                self.pick_up(&held).await?;
                self.look().await?
            }
        };
        let lit = now.melds.iter().find(|meld| meld.lit).map(|meld| Goal::Meld(meld.id.clone()));
        let goal = lit.or_else(|| now.offers("step-discard-button").then_some(Goal::Discard));
        if self.way == Way::Drag {
            self.let_go().await?;
        }
        Ok(goal)
    }

    /// Puts the chosen cards, or the one, where they go, and says whether they went there or were refused.
    async fn put(&self, card: &str, goal: &Goal, before: &Sight) -> WebDriverResult<bool> {
        let moved = |now: &Sight| now.screen != before.screen || now.hand.len() < before.hand.len();
        let answered = |now: &Sight| moved(now) || now.sheet.is_some();
        match self.way {
            Way::Taps => self.tap(&goal.tapped()).await?,
            Way::Drag => self.drag(&before.in_hand(card), &goal.css()).await?,
            Way::Keys => self.key_goal(goal).await?,
        }
        let mut now = self.look_for("an answer", answered).await?;
        if now.sheet.as_deref() == Some("which") {
            self.tap("#sheet [data-way]").await?;
            now = self.look_for("an answer", |now| moved(now) || now.sheet.as_deref() == Some("why-not")).await?;
        }
        let went = moved(&now);
        if !went {
            self.tap("#choose-again").await?;
            self.look_for("the table", |now| now.sheet.is_none()).await?;
        }
        self.holds_nothing().await?;
        Ok(went)
    }

    async fn key_goal(&self, goal: &Goal) -> WebDriverResult<()> {
        match goal {
            Goal::Felt => self.press_key('m').await,
            Goal::Discard => self.press_key('x').await,
            Goal::Meld(_) => {
                self.walk_to(&goal.css()).await?;
                self.press_key(Key::Enter).await
            }
        }
    }

    /// Chooses cards until these and no others are chosen, and gives what is then seen.
    ///
    /// # Errors
    /// If they cannot be chosen.
    pub async fn choose(&self, cards: &[&str]) -> WebDriverResult<Sight> {
        let mut now = self.look().await?;
        let wanted = now.keys_of(cards);
        while let Some(held) = now.hand.iter().find(|held| held.chosen != wanted.contains(&held.key)) {
            let (key, was) = (held.key.clone(), held.chosen);
            let turned = |now: &Sight| now.hand.iter().any(|held| held.key == key && held.chosen != was);
            match self.way {
                Way::Taps | Way::Drag => self.tap(&with_key(&key)).await?,
                Way::Keys => {
                    self.walk_to(&with_key(&key)).await?;
                    self.press_key(' ').await?;
                }
            }
            now = self.look_for("another choice", turned).await?;
        }
        Ok(now)
    }
}
