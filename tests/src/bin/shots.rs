//! Takes the pictures in `docs/shots`: every screen on every device, light and dark.
use e2e::{
    browser::{Browser, Device, serve},
    eyes::{drawn, press, see},
    home::Home,
};
use std::{fs, path::Path};
use thirtyfour::prelude::*;
use xtask::place;

/// What is done to come from one picture to the next.
enum Step {
    /// Wait until this is to be seen.
    See(&'static str),
    /// Press this.
    Press(&'static str),
    /// Take a picture, to be called so.
    Take(&'static str),
}
use Step::{Press, See, Take};

/// One walk through the game, from a page that was never opened before.
const WALK: &[Step] = &[See("main"), Take("home")];

const DEVICES: [(Device, &str); 4] = [
    (Device::Phone, "phone"),
    (Device::PhoneOnItsSide, "landscape"),
    (Device::Tablet, "tablet"),
    (Device::Desk, "desktop"),
];

#[tokio::main]
async fn main() -> WebDriverResult<()> {
    let folder = place::root().join("docs/shots");
    fs::create_dir_all(&folder)?;
    let address = serve();
    for (device, name) in DEVICES {
        for theme in ["light", "dark"] {
            let home = Home::new(&format!("shots-{name}-{theme}"));
            let browser = Browser::open(&home, device, &address).await?;
            browser.theme(theme).await?;
            let result = walk(&browser, |screen| folder.join(format!("{screen}-{name}-{theme}.png"))).await;
            browser.close().await?;
            result?;
        }
    }
    Ok(())
}

async fn walk<P: AsRef<Path>>(browser: &Browser, file: impl Fn(&str) -> P) -> WebDriverResult<()> {
    for step in WALK {
        match step {
            See(css) => drop(see(&browser.page, css).await?),
            Press(css) => press(&browser.page, css).await?,
            Take(name) => {
                drawn(&browser.page).await?;
                browser.page.screenshot(file(name).as_ref()).await?;
                println!("      {}", file(name).as_ref().display());
            }
        }
    }
    Ok(())
}
