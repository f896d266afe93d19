//! The web page in a real browser.
use e2e::{
    browser::{Browser, Device, serve},
    eyes::see,
    home::Home,
    watch::no_complaints,
};
use thirtyfour::prelude::*;

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
