//! A person before the page: looks until something is to be seen, and taps only what can be tapped.
use crate::{pointer::Point, sight::Sight, watch, way::Way};
use std::{sync::Arc, time::Duration};
use thirtyfour::{error::WebDriverErrorInner, extensions::query::ElementQueryable, prelude::*};
use tokio::{
    sync::Mutex,
    time::{Instant, sleep_until},
};

/// How long something may take to appear on a slow machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// How often one looks.
pub(crate) const BLINK: Duration = Duration::from_millis(30);

/// What takes this long may be a long press: browsers wait half a second.
const LONG_PRESS: Duration = Duration::from_millis(400);

/// What follows a tap so soon, and so near (in CSS pixels), is the second half of a double tap; a little more than in the page.
const DOUBLE_TAP: Duration = Duration::from_millis(450);
const NEAR: u64 = 30;

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
    last_tap: Arc<Mutex<Option<(Point, Instant)>>>,
}

impl Person {
    /// A person who plays by taps with `tap`.
    pub fn new(page: WebDriver, tap: Tap) -> Self {
        Self { page, way: Way::Taps, tap, last_tap: Arc::default() }
    }

    /// The same person, playing in another way.
    pub fn by(&self, way: Way) -> Self {
        Self { way, ..self.clone() }
    }

    /// Waits until an element that fits `css` is shown, and gives it.
    ///
    /// # Errors
    /// If none is shown in time.
    pub async fn see(&self, css: &str) -> WebDriverResult<WebElement> {
        loop {
            match self.page.query(By::Css(css)).wait(PATIENCE, BLINK).and_displayed().first().await {
                // It was drawn anew just as one looked.
                Err(error) if matches!(error.as_inner(), WebDriverErrorInner::StaleElementReference(_)) => {}
                seen => return seen,
            }
        }
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
        // Asked in the page: what goes away at this moment is no error then.
        self.page.execute("return !!document.querySelector(arguments[0])", vec![css.into()]).await?.convert()
    }

    /// Waits until an element that fits `css` is shown with nothing over it, and taps it.
    ///
    /// # Errors
    /// If there is none in time.
    pub async fn tap(&self, css: &str) -> WebDriverResult<()> {
        let spot = self.spot(css, 0).await?;
        self.tap_at(spot).await
    }

    /// Taps a point, when a tap there is one of its own: the page takes one that follows another at the same place too soon
    /// for the second half of a double tap.
    async fn tap_at(&self, at: Point) -> WebDriverResult<()> {
        let mut last = self.last_tap.lock().await;
        if let Some((_, when)) = last.filter(|(place, _)| is_near(*place, at)) {
            sleep_until(when + DOUBLE_TAP).await;
        }
        match self.tap {
            Tap::Mouse => self.mouse().move_to(at.0, at.1).click().perform().await?,
            Tap::Finger => self.touch_at(at).await?,
        }
        *last = Some((at, Instant::now()));
        Ok(())
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

fn is_near(one: Point, other: Point) -> bool {
    one.0.abs_diff(other.0) < NEAR && one.1.abs_diff(other.1) < NEAR
}
