//! The app in its real window.
#![cfg(target_os = "linux")]
use e2e::{eyes::see, home::Home, watch::no_complaints, window::Window};
use thirtyfour::prelude::*;

#[tokio::test]
async fn page_loads() -> WebDriverResult<()> {
    let home = Home::new("window_page_loads");
    let window = Window::open(&home).await?;
    see(&window.page, "main").await?;
    no_complaints(&window.page).await?;
    window.close().await
}

#[tokio::test]
async fn a_killed_app_starts_again() -> WebDriverResult<()> {
    let home = Home::new("window_killed");
    let window = Window::open(&home).await?;
    see(&window.page, "main").await?;
    window.kill().await;
    let window = Window::open(&home).await?;
    see(&window.page, "main").await?;
    window.close().await
}
