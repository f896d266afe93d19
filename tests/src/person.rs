//! A person before the page: looks until something is to be seen, and taps only what can be tapped.
use crate::{pointer::Point, sight::Sight, watch, way::Way};
use std::time::{Duration, Instant};
use thirtyfour::{extensions::query::ElementQueryable, prelude::*};

/// How long something may take to appear on a slow machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// How often one looks.
pub(crate) const BLINK: Duration = Duration::from_millis(30);

/// What takes this long may be a long press: browsers wait half a second.
const LONG_PRESS: Duration = Duration::from_millis(400);

/// After so long without an answer one taps again.
const SECOND_THOUGHT: Duration = Duration::from_secs(12);

/// With what a person taps.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Tap {
    /// A mouse.
    Mouse,
    /// A finger on glass; only Chromium can be touched.
    Finger,
}

/// A person before a page.
#[derive(Clone, Debug)]
pub struct Person {
    /// The page.
    pub page: WebDriver,
    /// How this person plays.
    pub way: Way,
    pub(crate) tap: Tap,
}

impl Person {
    /// A person who plays by taps with `tap`.
    pub fn new(page: WebDriver, tap: Tap) -> Self {
        Self { page, way: Way::Taps, tap }
    }

    /// The same person, playing in another way.
    pub fn by(&self, way: Way) -> Self {
        Self { page: self.page.clone(), way, tap: self.tap }
    }

    /// Waits until an element that fits `css` is shown, and gives it.
    ///
    /// # Errors
    /// If none is shown in time.
    pub async fn see(&self, css: &str) -> WebDriverResult<WebElement> {
        self.page.query(By::Css(css)).wait(PATIENCE, BLINK).and_displayed().first().await
    }

    /// Waits until an element that fits `css` is shown, and gives its text.
    ///
    /// # Errors
    /// If none is shown in time.
    pub async fn read(&self, css: &str) -> WebDriverResult<String> {
        self.see(css).await?.text().await
    }

    /// Whether an element fits `css` at this moment.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn there_is(&self, css: &str) -> WebDriverResult<bool> {
        self.page.query(By::Css(css)).nowait().exists().await
    }

    /// Waits until an element that fits `css` is shown with nothing over it, and taps it.
    ///
    /// # Errors
    /// If there is none in time.
    pub async fn tap(&self, css: &str) -> WebDriverResult<()> {
        let spot = self.spot(css, 0).await?;
        self.tap_at(spot).await
    }

    /// Taps what fits `css`, and again where nothing came of it: a tap right after another at the same place, with the
    /// page changed in between, is taken for the second half of a double tap.
    ///
    /// # Errors
    /// If what is wanted does not come about.
    pub async fn tap_for(&self, css: &str, what: &str, wanted: impl Fn(&Sight) -> bool) -> WebDriverResult<Sight> {
        self.tap(css).await?;
        let began = Instant::now();
        while began.elapsed() < SECOND_THOUGHT {
            let sight = self.look().await?;
            if wanted(&sight) {
                return Ok(sight);
            }
            tokio::time::sleep(BLINK).await;
        }
        self.tap(css).await?;
        self.look_for(what, wanted).await
    }

    async fn tap_at(&self, at: Point) -> WebDriverResult<()> {
        match self.tap {
            Tap::Mouse => self.mouse().move_to(at.0, at.1).click().perform().await,
            Tap::Finger => self.touch_at(at).await,
        }
    }

    /// Touches a point. On a busy machine the finger may come up so late that it was no tap; if nothing came of it, it taps
    /// again.
    async fn touch_at(&self, at: Point) -> WebDriverResult<()> {
        loop {
            let (felt, seen, began) = (self.taps_felt().await?, self.look().await?, Instant::now());
            self.press(at).await?;
            self.lift().await?;
            if began.elapsed() < LONG_PRESS {
                return Ok(());
            }
            self.drawn().await?;
            // A card is chosen by a slow tap as well, which is no click.
            if self.taps_felt().await? > felt || self.look().await? != seen {
                return Ok(());
            }
        }
    }

    /// How many taps the page has felt so far.
    async fn taps_felt(&self) -> WebDriverResult<u64> {
        self.page.execute("return window.taps", vec![]).await?.convert()
    }

    /// What is to be seen now.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn look(&self) -> WebDriverResult<Sight> {
        Sight::of(&self.page).await
    }

    /// Looks until `wanted` holds of what is seen, and gives that.
    ///
    /// # Errors
    /// If it does not come to hold in time; `what` says what was awaited.
    pub async fn look_for(&self, what: &str, wanted: impl Fn(&Sight) -> bool) -> WebDriverResult<Sight> {
        let began = Instant::now();
        loop {
            let sight = self.look().await?;
            if wanted(&sight) {
                return Ok(sight);
            }
            if began.elapsed() > PATIENCE {
                return Err(WebDriverError::Timeout(format!("waited in vain: {what}; last seen: {sight:?}")));
            }
            tokio::time::sleep(BLINK).await;
        }
    }

    /// Waits until the page has drawn what it decided to draw: two frames on.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn drawn(&self) -> WebDriverResult<()> {
        let script = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));";
        self.page.execute_async(script, vec![]).await.map(drop)
    }

    /// Asserts that the page complained of nothing.
    ///
    /// # Errors
    /// If the page does not answer.
    ///
    /// # Panics
    /// If it did complain.
    pub async fn hears_no_complaints(&self) -> WebDriverResult<()> {
        watch::no_complaints(&self.page).await
    }
}
