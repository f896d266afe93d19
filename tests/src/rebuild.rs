//! A turn at a table of tiles: it is rebuilt step by step as one sees fit, and confirmed; else a tile is drawn.
use crate::{
    carry::{EDGE, HELD_AT_TABLE},
    person::{Person, Tap},
    pointer::Point,
    sight::{Sight, meld, tile},
    tiles::{Idea, next, opening},
    way::Way,
};
use thirtyfour::prelude::*;

/// Puts the chosen tiles on the meld that has it.
const ADD: &str = ".tmeld__add";
/// Cuts a meld before the chosen tile.
const CUT: &str = ".tcut__tab";
/// Does the same from the bar.
const CUT_BY_BAR: &str = "#bar [data-step='tiles-split-button']";
/// Where a new meld is begun.
const NEW_MELD: &str = "#new-meld";
/// From where a tile is drawn.
const POOL: &str = "#stock";

impl Person {
    /// Plays one turn, to its end.
    pub(crate) async fn turn_of_tiles(&self, before: &Sight) -> WebDriverResult<()> {
        if self.rebuild(before).await? {
            self.confirm().await?
        } else {
            self.draw_tile().await?
        }
        let over = |now: &Sight| now.screen != before.screen || now.version > before.version;
        self.look_for("the end of the turn", over).await.map(drop)
    }

    /// Does whatever there is to be done before a turn is confirmed, and says whether there was anything.
    ///
    /// # Errors
    /// If the page has no way to do it.
    pub async fn rebuild(&self, before: &Sight) -> WebDriverResult<bool> {
        if before.opening.is_some() {
            let melds = opening(&before.hand);
            for tiles in &melds {
                self.lay_apart(tiles).await?;
            }
            return Ok(!melds.is_empty());
        }
        let mut now = before.clone();
        let mut did_any = false;
        while let Some(idea) = next(&now.hand, &now.melds) {
            self.carry_out(&idea).await?;
            now = self.look().await?;
            did_any = true;
        }
        Ok(did_any)
    }

    /// Makes one step of it, or the few that belong together.
    ///
    /// # Errors
    /// If the page has no way to do it.
    pub async fn carry_out(&self, idea: &Idea) -> WebDriverResult<()> {
        match idea {
            Idea::New(tiles) => self.lay_apart(tiles).await,
            Idea::Add(tile, meld) => self.add(tile, meld).await,
            Idea::Cut(tile, meld, rest) => {
                match self.way {
                    Way::Taps | Way::Keys => self.cut(meld, &rest[0]).await?,
                    Way::Drag => self.lay_apart(rest).await?,
                }
                self.add(tile, meld).await
            }
        }
    }

    /// Confirms the turn.
    ///
    /// # Errors
    /// If it cannot be confirmed.
    pub async fn confirm(&self) -> WebDriverResult<()> {
        self.look_for("a turn that may be confirmed", |now| now.offers("tiles-confirm-button")).await?;
        match self.way {
            Way::Taps | Way::Drag => self.tap("#bar-main").await,
            Way::Keys => self.press_key('c').await,
        }
    }

    /// Draws a tile, or passes where there is none.
    async fn draw_tile(&self) -> WebDriverResult<()> {
        let can = |now: &Sight| now.offers("step-draw-button") || now.offers("tiles-pass-button");
        let passes = self.look_for("a way to give up the turn", can).await?.offers("tiles-pass-button");
        match self.way {
            Way::Taps | Way::Drag if passes => self.tap("#bar-main").await,
            Way::Taps => self.tap(POOL).await,
            Way::Drag => self.drag(POOL, "#hand").await,
            Way::Keys => self.press_key(if passes { 'p' } else { 'd' }).await,
        }
    }

    /// Makes tiles a meld of their own, wherever they lie: chosen together, or carried there one by one.
    async fn lay_apart(&self, tiles: &[String]) -> WebDriverResult<()> {
        match self.way {
            Way::Taps => {
                self.choose_tiles(tiles).await?;
                self.tap("#bar-main").await?;
            }
            Way::Keys => {
                self.choose_tiles(tiles).await?;
                self.press_key('m').await?;
            }
            Way::Drag => {
                self.drag_to_new_meld(&tiles[0]).await?;
                for (place, tile) in tiles.iter().enumerate().skip(1) {
                    let begun = self.lie_together(&tiles[..place]).await?;
                    self.drag_to_meld(tile, &begun).await?;
                }
            }
        }
        self.lie_together(tiles).await.map(drop)
    }

    /// Puts a tile of the rack on a meld.
    async fn add(&self, key: &str, id: &str) -> WebDriverResult<()> {
        let button = format!("{} {ADD}", meld(id));
        match self.way {
            Way::Taps => {
                self.choose_tiles(&[key.into()]).await?;
                self.tap(&button).await?;
            }
            Way::Keys => {
                self.choose_tiles(&[key.into()]).await?;
                self.see(&button).await?;
                self.walk_to(&button).await?;
                self.press_key(Key::Enter).await?;
            }
            Way::Drag => self.drag_to_meld(key, id).await?,
        }
        let lies = |now: &Sight| now.meld_with(key).is_some_and(|meld| meld.id == id);
        self.look_for("the tile on its meld", lies).await.map(drop)
    }

    /// Cuts a meld before one of its tiles.
    async fn cut(&self, id: &str, before: &str) -> WebDriverResult<()> {
        self.choose_tiles(&[before.into()]).await?;
        match self.way {
            Way::Taps | Way::Drag => self.tap(&format!("{} {CUT}", meld(id))).await?,
            Way::Keys => {
                self.walk_to(CUT_BY_BAR).await?;
                self.press_key(Key::Enter).await?;
            }
        }
        let cut = |now: &Sight| now.meld_with(before).is_some_and(|meld| meld.id != id);
        self.look_for("two melds", cut).await.map(drop)
    }

    /// Waits until these tiles and no others lie together, and gives the number of their meld.
    async fn lie_together(&self, tiles: &[String]) -> WebDriverResult<String> {
        let together = |now: &Sight| {
            let found = now.meld_with(&tiles[0]).filter(|meld| meld.tiles.len() == tiles.len())?;
            found.tiles.iter().all(|tile| tiles.contains(&tile.key)).then(|| found.id.clone())
        };
        let now = self.look_for("a meld of its own", |now| together(now).is_some()).await?;
        Ok(together(&now).unwrap_or_default())
    }

    /// Chooses tiles until these and no others are chosen; those of the table first, for what is lit lies over its tiles.
    async fn choose_tiles(&self, tiles: &[String]) -> WebDriverResult<()> {
        let mut now = self.look().await?;
        let is_wrong = |now: &Sight, key: &str| {
            now.tile(key).is_some_and(|tile| tile.chosen != tiles.iter().any(|wanted| wanted == key))
        };
        loop {
            let on_table = now.melds.iter().flat_map(|meld| &meld.tiles);
            let Some(key) = on_table.chain(&now.hand).map(|piece| piece.key.clone()).find(|key| is_wrong(&now, key))
            else {
                return Ok(());
            };
            match self.way {
                Way::Taps | Way::Drag => self.tap(&tile(&key)).await?,
                Way::Keys => {
                    self.walk_to(&tile(&key)).await?;
                    self.press_key(' ').await?;
                }
            }
            now = self.look_for("another choice", |now| !is_wrong(now, &key)).await?;
        }
    }

    async fn drag_to_meld(&self, key: &str, id: &str) -> WebDriverResult<()> {
        let from = self.pick_up_tile(key).await?;
        self.carry(from, &meld(id)).await?;
        self.lift().await?;
        self.holds_nothing().await
    }

    async fn drag_to_new_meld(&self, key: &str) -> WebDriverResult<()> {
        let from = self.pick_up_tile(key).await?;
        let to = self.spot(NEW_MELD, 0).await?;
        self.glide(from, to).await?;
        self.rest_over("#melds").await?;
        self.lift().await?;
        self.holds_nothing().await
    }

    /// Takes hold of a tile. A finger rests on one of the table until it has it, for a full table can be pushed.
    async fn pick_up_tile(&self, key: &str) -> WebDriverResult<Point> {
        let rests = self.tap == Tap::Finger && self.look().await?.meld_with(key).is_some();
        if !rests {
            return self.pick_up(&tile(key)).await;
        }
        let at = self.spot(&tile(key), EDGE).await?;
        self.press(at).await?;
        self.see(HELD_AT_TABLE).await?;
        Ok(at)
    }
}
