//! Looking at a page as a person does: waiting until something is to be seen, then acting on it.
use std::time::Duration;
use thirtyfour::{extensions::query::ElementQueryable, prelude::*};

/// How long something may take to appear on a slow machine.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often one looks.
const BLINK: Duration = Duration::from_millis(40);

/// Waits until an element that fits `css` is shown, and gives it.
///
/// # Errors
/// If none is shown in time.
pub async fn see(page: &WebDriver, css: &str) -> WebDriverResult<WebElement> {
    page.query(By::Css(css)).wait(PATIENCE, BLINK).and_displayed().first().await
}

/// Waits until no element fits `css`.
///
/// # Errors
/// If one is still there in the end.
pub async fn see_gone(page: &WebDriver, css: &str) -> WebDriverResult<()> {
    if page.query(By::Css(css)).wait(PATIENCE, BLINK).not_exists().await? {
        return Ok(());
    }
    Err(WebDriverError::Timeout(format!("still there: {css}")))
}

/// Waits until an element that fits `css` is shown, and presses it.
///
/// # Errors
/// If none is shown in time, or something lies over it.
pub async fn press(page: &WebDriver, css: &str) -> WebDriverResult<()> {
    page.query(By::Css(css)).wait(PATIENCE, BLINK).and_displayed().and_clickable().first().await?.click().await
}

/// Whether an element fits `css` at this moment.
///
/// # Errors
/// If the page does not answer.
pub async fn there_is(page: &WebDriver, css: &str) -> WebDriverResult<bool> {
    page.query(By::Css(css)).nowait().exists().await
}

/// Waits until the page has drawn what it decided to draw: two frames on.
///
/// # Errors
/// If the page does not answer.
pub async fn drawn(page: &WebDriver) -> WebDriverResult<()> {
    let script = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));";
    page.execute_async(script, vec![]).await.map(drop)
}
