//! What a hand does before a page: a finger or a mouse goes down, moves and lifts.
use crate::person::{Person, Tap};
use serde_json::{Value, json};
use std::time::Duration;
use thirtyfour::{action_chain::ActionChain, prelude::*};

/// A place on the page, in CSS pixels from its left and from its top.
pub type Point = (i64, i64);

impl Person {
    /// Goes down at a point.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn press(&self, at: Point) -> WebDriverResult<()> {
        match self.tap {
            Tap::Mouse => self.mouse().move_to(at.0, at.1).click_and_hold().perform().await,
            Tap::Finger => self.touch("touchStart", &[at]).await,
        }
    }

    /// Moves to a point, down or not.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn move_to(&self, at: Point) -> WebDriverResult<()> {
        match self.tap {
            Tap::Mouse => self.mouse().move_to(at.0, at.1).perform().await,
            Tap::Finger => self.touch("touchMove", &[at]).await,
        }
    }

    /// Lifts where it is.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn lift(&self) -> WebDriverResult<()> {
        match self.tap {
            Tap::Mouse => self.mouse().release().perform().await,
            Tap::Finger => self.touch("touchEnd", &[]).await,
        }
    }

    /// Tells the page what its fingers do; only Chromium can be touched.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn touch(&self, kind: &str, fingers: &[Point]) -> WebDriverResult<()> {
        let finger = |(id, (x, y)): (usize, &Point)| json!({ "id": id, "x": x, "y": y });
        let points: Vec<Value> = fingers.iter().enumerate().map(finger).collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.page.cdp().send_raw("Input.dispatchTouchEvent", event).await.map(drop)
    }

    /// The mouse, which goes from point to point at once.
    pub(crate) fn mouse(&self) -> ActionChain {
        self.page.action_chain_with_delay(None, Some(Duration::ZERO))
    }
}
