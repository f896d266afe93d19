//! Where scenes are looked at: a browser whose page takes on any size, theme and language.
use crate::{
    axe,
    browser::{Browser, Device, serve_folder},
    home::Home,
    scene::SYSTEM,
};
use serde_json::json;
use thirtyfour::prelude::*;
use xtask::page::Page;

/// Whether the system is light or dark.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Theme {
    /// By day.
    Light,
    /// By night.
    Dark,
}

impl Theme {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// As the style sheets call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// The three that the page speaks, as systems ask for them.
pub const LANGUAGES: [&str; 3] = ["es", "pt-BR", "en"];

/// A browser for scenes, and where the pages are served that it shows.
#[derive(Debug)]
pub struct Stage {
    browser: Browser,
    pub(crate) web: String,
    pub(crate) app: String,
}

impl Stage {
    /// Opens it in `home`. Nothing moves on it, so that every picture is the last.
    ///
    /// # Errors
    /// If the browser does not start.
    ///
    /// # Panics
    /// If axe-core was not fetched.
    pub async fn open(home: &Home) -> WebDriverResult<Self> {
        let serve = |page: Page| serve_folder(page.folder());
        let (web, app) = (serve(Page::Web), serve(Page::App));
        let browser = Browser::open(home, Device::Phone, &web).await?;
        let page = &browser.person.page;
        for script in [SYSTEM, &axe::script()] {
            page.cdp().page().add_script_to_evaluate_on_new_document(script).await?;
        }
        Ok(Self { browser, web, app })
    }

    /// The page on it.
    pub fn page(&self) -> &WebDriver {
        &self.browser.person.page
    }

    /// Leaves every scene, for a page of the same origin on which nothing is and nothing runs.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn blank(&self) -> WebDriverResult<()> {
        self.page().goto(&format!("{}none", self.web)).await
    }

    /// Shows the page on another device, in another theme.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn show(&self, device: Device, theme: Theme) -> WebDriverResult<()> {
        self.browser.resize(device).await?;
        let features = json!([
            { "name": "prefers-color-scheme", "value": theme.name() },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        let media = json!({ "features": features });
        self.page().cdp().send_raw("Emulation.setEmulatedMedia", media).await?;
        self.browser.person.drawn().await
    }

    /// Sets the size of the root's text, in CSS pixels, as a browser's settings do.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn write_in(&self, size: u32) -> WebDriverResult<()> {
        let script = "document.documentElement.style.fontSize = `${arguments[0]}px`";
        self.page().execute(script, vec![size.into()]).await?;
        self.browser.person.drawn().await
    }

    /// Closes the browser.
    ///
    /// # Errors
    /// If it does not answer.
    pub async fn close(self) -> WebDriverResult<()> {
        self.browser.close().await
    }
}
