//! A person before the page: looks until something is to be seen, and taps only what can be tapped.
use crate::{sight::Sight, watch};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use thirtyfour::{extensions::query::ElementQueryable, prelude::*};

/// How long something may take to appear on a slow machine.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often one looks.
const BLINK: Duration = Duration::from_millis(30);

/// Longer than anything moves on the page.
const ANY_MOVE: Duration = Duration::from_secs(3);
/// What takes this long may be a long press: browsers wait half a second.
const LONG_PRESS: Duration = Duration::from_millis(400);

/// A point of the element that nothing lies over, its middle if possible. There is none as long as anything on the page
/// moves, for cards may give way to each other: and the point has to be the same two frames later.
const SPOT: &str = r"
const [css, patient, done] = arguments;
const moves = a => a.playState === 'running' && a.effect?.getComputedTiming().iterations !== Infinity;
function spot() {
  if (patient && document.getAnimations().some(moves)) return null;
  const element = [...document.querySelectorAll(css)].find(e => e.getClientRects().length);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = element.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75, 0.1])
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85, 0.06]) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      const found = document.elementFromPoint(x, y);
      if (found && element.contains(found)) return [Math.round(x), Math.round(y)];
    }
  return null;
}
const first = spot();
if (!first) done(null);
else requestAnimationFrame(() => requestAnimationFrame(() => done(`${first}` === `${spot()}` ? first : null)));";

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
    tap: Tap,
}

impl Person {
    /// A person who taps with `tap`.
    pub fn new(page: WebDriver, tap: Tap) -> Self {
        Self { page, tap }
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
        let began = Instant::now();
        loop {
            // A webview may leave an animation running that was switched off under way: nobody waits for that one.
            let patient = began.elapsed() < ANY_MOVE;
            let arguments = vec![css.into(), patient.into()];
            let spot: Option<(i64, i64)> = self.page.execute_async(SPOT, arguments).await?.convert()?;
            match spot {
                Some(spot) => return self.tap_at(spot).await,
                None if began.elapsed() < PATIENCE => tokio::time::sleep(BLINK).await,
                None => return Err(WebDriverError::Timeout(format!("nothing to tap: {css}"))),
            }
        }
    }

    async fn tap_at(&self, (x, y): (i64, i64)) -> WebDriverResult<()> {
        match self.tap {
            Tap::Mouse => {
                let hand = self.page.action_chain_with_delay(None, Some(Duration::ZERO));
                hand.move_to(x, y).click().perform().await
            }
            Tap::Finger => self.touch_at((x, y)).await,
        }
    }

    /// Touches a point. On a busy machine the finger may come up so late that it was no tap; then it taps again.
    async fn touch_at(&self, (x, y): (i64, i64)) -> WebDriverResult<()> {
        loop {
            let (before, began) = (self.taps_felt().await?, Instant::now());
            self.touch("touchStart", json!([{ "x": x, "y": y }])).await?;
            self.touch("touchEnd", json!([])).await?;
            if began.elapsed() < LONG_PRESS {
                return Ok(());
            }
            self.drawn().await?;
            if self.taps_felt().await? > before {
                return Ok(());
            }
        }
    }

    async fn touch(&self, kind: &str, points: Value) -> WebDriverResult<()> {
        let event = json!({ "type": kind, "touchPoints": points });
        self.page.cdp().send_raw("Input.dispatchTouchEvent", event).await.map(drop)
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
