//! The web page in a real browser.
use e2e::{
    browser::{Browser, Device, serve, serve_folder},
    eyes::see,
    home::Home,
    watch::{complaints, no_complaints},
};
use std::fs;
use thirtyfour::prelude::*;

/// Were a breach of the policy not seen, all the tests below would prove nothing by it.
#[tokio::test]
async fn a_breach_of_the_policy_is_seen() -> WebDriverResult<()> {
    let home = Home::new("a_breach_of_the_policy_is_seen");
    let page = r#"<main style="color: red">Ink</main><script>console.error("run")</script><img src="/none.png">"#;
    fs::write(home.folder().join("index.html"), page)?;
    let browser = Browser::open(&home, Device::Desk, &serve_folder(home.folder().into())).await?;
    see(&browser.page, "main").await?;
    let seen = complaints(&browser.page).await?;
    for breach in ["policy: style-src-attr", "policy: script-src-elem", "not loaded: http"] {
        assert!(seen.iter().any(|line| line.starts_with(breach)), "{breach} is not in {seen:?}");
    }
    assert!(!seen.iter().any(|line| line.contains("run")), "{seen:?}");
    browser.close().await
}

async fn page_loads(test: &str, device: Device) -> WebDriverResult<()> {
    let home = Home::new(test);
    let browser = Browser::open(&home, device, &serve()).await?;
    see(&browser.page, "main").await?;
    let size: (u32, u32) = browser.page.execute("return [innerWidth, innerHeight]", vec![]).await?.convert()?;
    assert_eq!(size, device.size());
    no_complaints(&browser.page).await?;
    browser.close().await
}

#[tokio::test]
async fn page_loads_on_a_phone() -> WebDriverResult<()> {
    page_loads("page_loads_on_a_phone", Device::Phone).await
}

#[tokio::test]
async fn page_loads_on_a_desk() -> WebDriverResult<()> {
    page_loads("page_loads_on_a_desk", Device::Desk).await
}
