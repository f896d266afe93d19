//! The web page in Chromium, at the size of a phone or of a desk.
use crate::{
    driver::Driver,
    home::Home,
    person::{Person, Tap},
    watch,
};
use serde_json::{Value, json};
use std::{path::PathBuf, process::Command, thread};
use thirtyfour::{ChromeCapabilities, common::capabilities::chromium::ChromiumLikeCapabilities, prelude::*};
use xtask::{page::Page, serve::Server};

/// Tells the browser that it sits in a phone.
const PHONE: &str = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36";

/// What the browser sits in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Device {
    /// As narrow as any page has to fit, and as low: an old small phone, upright, touched.
    SmallPhone,
    /// A phone, upright, touched.
    Phone,
    /// The same phone on its side.
    PhoneOnItsSide,
    /// A tablet, upright, touched.
    Tablet,
    /// A desk with a mouse.
    Desk,
}

impl Device {
    /// Width and height of the page in CSS pixels.
    pub fn size(self) -> (u32, u32) {
        match self {
            Self::SmallPhone => (320, 568),
            Self::Phone => (360, 740),
            Self::PhoneOnItsSide => (740, 360),
            Self::Tablet => (768, 1024),
            Self::Desk => (1280, 800),
        }
    }

    /// Pixels of the screen for each of the page.
    fn density(self) -> f64 {
        if self.is_touched() { 2.0 } else { 1.0 }
    }

    fn is_touched(self) -> bool {
        match self {
            Self::SmallPhone | Self::Phone | Self::PhoneOnItsSide | Self::Tablet => true,
            Self::Desk => false,
        }
    }
}

/// A browser with the game's page in it.
#[derive(Debug)]
pub struct Browser {
    // The driver goes first: nobody then waits for an answer of a page that is gone.
    _driver: Driver,
    /// Whoever sits before it.
    pub person: Person,
}

impl Browser {
    /// Opens the page as on `device`, with what `home` holds.
    ///
    /// # Errors
    /// If the browser does not start.
    ///
    /// # Panics
    /// If no port is free.
    pub async fn open(home: &Home, device: Device, address: &str) -> WebDriverResult<Self> {
        let driver = Driver::new(home, &mut Command::new("chromedriver"));
        let page = WebDriver::new(driver.address(), capabilities(home, device)?).await?;
        let tap = if device.is_touched() { Tap::Finger } else { Tap::Mouse };
        let browser = Self { person: Person::new(page.clone(), tap), _driver: driver };
        page.cdp().page().add_script_to_evaluate_on_new_document(watch::SCRIPT).await?;
        page.goto(address).await?;
        Ok(browser)
    }

    /// Puts the page before the eyes as if the device were another.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn resize(&self, device: Device) -> WebDriverResult<()> {
        let (width, height) = device.size();
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": device.density(), "mobile": device.is_touched() });
        let cdp = self.person.page.cdp();
        cdp.send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        let touch = json!({ "enabled": device.is_touched(), "maxTouchPoints": 1 });
        cdp.send_raw("Emulation.setTouchEmulationEnabled", touch).await.map(drop)
    }

    /// Makes the page light or dark, as the person's system would.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn theme(&self, theme: &str) -> WebDriverResult<()> {
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": theme }] });
        self.person.page.cdp().send_raw("Emulation.setEmulatedMedia", media).await.map(drop)
    }

    /// Closes the browser.
    ///
    /// # Errors
    /// If it does not answer.
    pub async fn close(self) -> WebDriverResult<()> {
        self.person.page.clone().quit().await
    }
}

/// Serves the finished web page until the test's process ends, and gives its address.
///
/// # Panics
/// If no port is free.
pub fn serve() -> String {
    serve_folder(Page::Web.folder())
}

/// Serves what is in `folder` in the same way.
///
/// # Panics
/// If no port is free.
pub fn serve_folder(folder: PathBuf) -> String {
    let server = Server::new(folder, 0).expect("some port is free");
    let address = server.address();
    thread::spawn(move || server.run());
    address
}

fn capabilities(home: &Home, device: Device) -> WebDriverResult<ChromeCapabilities> {
    let mut wanted = DesiredCapabilities::chrome();
    for flag in [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-quic",
        "--force-device-scale-factor=1",
    ] {
        wanted.add_arg(flag)?;
    }
    wanted.add_arg(&format!("--accept-lang={}", home.language()))?;
    wanted.add_arg(&format!("--user-data-dir={}", home.folder().join("chromium").display()))?;
    wanted.add_experimental_option("mobileEmulation", screen(device))?;
    Ok(wanted)
}

fn screen(device: Device) -> Value {
    let (width, height) = device.size();
    let touched = device.is_touched();
    let metrics = json!({ "width": width, "height": height, "pixelRatio": device.density(), "touch": touched, "mobile": touched });
    if touched { json!({ "deviceMetrics": metrics, "userAgent": PHONE }) } else { json!({ "deviceMetrics": metrics }) }
}
