//! The web page in Chromium, at the size of a phone or of a desk.
use crate::{driver::Driver, home::Home, watch};
use serde_json::{Value, json};
use std::{path::PathBuf, process::Command, thread};
use thirtyfour::{ChromeCapabilities, common::capabilities::chromium::ChromiumLikeCapabilities, prelude::*};
use xtask::{page::Page, serve::Server};

/// Tells the browser that it sits in a phone.
const PHONE: &str = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36";

/// What the browser sits in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Device {
    /// A small phone, upright, touched.
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
            Self::Phone => (360, 740),
            Self::PhoneOnItsSide => (740, 360),
            Self::Tablet => (768, 1024),
            Self::Desk => (1280, 800),
        }
    }

    fn is_touched(self) -> bool {
        match self {
            Self::Phone | Self::PhoneOnItsSide | Self::Tablet => true,
            Self::Desk => false,
        }
    }
}

/// A browser with the game's page in it.
#[derive(Debug)]
pub struct Browser {
    /// The page.
    pub page: WebDriver,
    _driver: Driver,
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
        let browser = Self { page, _driver: driver };
        browser.page.cdp().page().add_script_to_evaluate_on_new_document(watch::SCRIPT).await?;
        browser.page.goto(address).await?;
        Ok(browser)
    }

    /// Touches the middle of `element` with a finger.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn touch(&self, element: &WebElement) -> WebDriverResult<()> {
        element.scroll_into_view().await?;
        let script = "const r = arguments[0].getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2];";
        let (x, y): (f64, f64) = self.page.execute(script, vec![element.to_json()?]).await?.convert()?;
        let finger = |kind, points| json!({ "type": kind, "touchPoints": points });
        let cdp = self.page.cdp();
        cdp.send_raw("Input.dispatchTouchEvent", finger("touchStart", json!([{ "x": x, "y": y }]))).await?;
        cdp.send_raw("Input.dispatchTouchEvent", finger("touchEnd", json!([]))).await?;
        Ok(())
    }

    /// Makes the page light or dark, as the person's system would.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn theme(&self, theme: &str) -> WebDriverResult<()> {
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": theme }] });
        self.page.cdp().send_raw("Emulation.setEmulatedMedia", media).await.map(drop)
    }

    /// Closes the browser.
    ///
    /// # Errors
    /// If it does not answer.
    pub async fn close(self) -> WebDriverResult<()> {
        self.page.clone().quit().await
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
        "--lang=en",
        "--force-device-scale-factor=1",
    ] {
        wanted.add_arg(flag)?;
    }
    wanted.add_arg(&format!("--user-data-dir={}", home.folder().join("chromium").display()))?;
    wanted.add_experimental_option("mobileEmulation", screen(device))?;
    Ok(wanted)
}

fn screen(device: Device) -> Value {
    let (width, height) = device.size();
    if device.is_touched() {
        let metrics = json!({ "width": width, "height": height, "pixelRatio": 2.0, "touch": true, "mobile": true });
        json!({ "deviceMetrics": metrics, "userAgent": PHONE })
    } else {
        let metrics = json!({ "width": width, "height": height, "pixelRatio": 1.0, "touch": false, "mobile": false });
        json!({ "deviceMetrics": metrics })
    }
}
