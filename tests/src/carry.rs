//! Dragging: something is picked up, carried over the page, and dropped or let go.
use crate::{
    person::{BLINK, PATIENCE, Person, Tap},
    pointer::Point,
};
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;

/// So near to an edge of the window, in CSS pixels, a finger means the system's own gesture.
pub(crate) const EDGE: u32 = 24;

/// How long a finger rests before it lifts: one that lifts while it moves flings, and Chromium takes the next tap for the
/// one that stops the fling.
const REST: Duration = Duration::from_millis(60);

/// All that is to be seen of a drag, and of nothing else.
const HELD: &str = "[data-drag],[data-drop],[data-holding],[data-held],[data-away],[data-peek]";

/// What floats at the pointer.
pub(crate) const HELD_AT_TABLE: &str = "[data-screen=table][data-holding] .ghost [data-held]";

impl Person {
    /// Takes hold of what fits `css`, and gives the point where it is held.
    ///
    /// # Errors
    /// If the page does not show that it is held.
    pub async fn pick_up(&self, css: &str) -> WebDriverResult<Point> {
        let (x, y) = self.spot(css, EDGE).await?;
        self.press((x, y)).await?;
        // Upwards, for a finger that goes sideways only looks through the hand.
        self.glide((x, y), (x, y - 16)).await?;
        self.see(HELD_AT_TABLE).await?;
        Ok((x, y - 16))
    }

    /// Carries what is held at `from` over what fits `css`, waits until it would be dropped there, and gives the point.
    ///
    /// # Errors
    /// If the page does not show that it may be dropped there.
    pub async fn carry(&self, from: Point, css: &str) -> WebDriverResult<Point> {
        let to = self.spot(css, 0).await?;
        self.glide(from, to).await?;
        self.rest_over(css).await?;
        Ok(to)
    }

    /// Waits until what is held would be dropped over what fits `css`, and rests there as a hand does.
    ///
    /// # Errors
    /// If the page does not show that it may be dropped there.
    pub(crate) async fn rest_over(&self, css: &str) -> WebDriverResult<()> {
        self.see(&format!("{css}[data-drop=over]")).await?;
        tokio::time::sleep(REST).await;
        Ok(())
    }

    /// Drags what fits `css` onto what fits `onto`, and drops it there.
    ///
    /// # Errors
    /// If it cannot be held, or not be dropped there.
    pub async fn drag(&self, css: &str, onto: &str) -> WebDriverResult<()> {
        let from = self.pick_up(css).await?;
        self.carry(from, onto).await?;
        self.lift().await
    }

    /// Lets go of what is held: the system takes the finger away, or Escape is pressed.
    ///
    /// # Errors
    /// If something of the drag stays.
    pub async fn let_go(&self) -> WebDriverResult<()> {
        match self.tap {
            Tap::Finger => self.touch("touchCancel", &[]).await?,
            Tap::Mouse => {
                self.press_key(Key::Escape).await?;
                self.lift().await?;
            }
        }
        self.holds_nothing().await
    }

    /// Waits until nothing of a drag is left on the page.
    ///
    /// # Errors
    /// If something stays.
    pub async fn holds_nothing(&self) -> WebDriverResult<()> {
        let began = Instant::now();
        while self.there_is(HELD).await? {
            if began.elapsed() > PATIENCE {
                return Err(WebDriverError::Timeout("something of a drag is left on the page".into()));
            }
            tokio::time::sleep(BLINK).await;
        }
        Ok(())
    }

    /// Moves from one point to another, as a hand does: by points between.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn glide(&self, from: Point, to: Point) -> WebDriverResult<()> {
        for step in 1..=4 {
            let between = |from: i64, to: i64| from + (to - from) * step / 4;
            self.move_to((between(from.0, to.0), between(from.1, to.1))).await?;
        }
        Ok(())
    }
}
