//! The app's real window, driven from inside its webview.
use crate::{
    driver::{Driver, runs, signal, wait_until},
    home::Home,
    person::{Person, Tap},
    watch,
};
use serde_json::json;
use std::process::Command;
use thirtyfour::prelude::*;
use xtask::{app, page::Size};

/// An open window of the app.
#[derive(Debug)]
pub struct Window {
    /// Whoever sits before it.
    pub person: Person,
    driver: Driver,
}

impl Window {
    /// Starts the app in `home`.
    ///
    /// # Errors
    /// If the app does not start.
    pub async fn open(home: &Home) -> WebDriverResult<Self> {
        Self::open_with(home, &[]).await
    }

    /// Starts the app in `home`, with more in its environment.
    ///
    /// # Errors
    /// If the app does not start.
    pub async fn open_with(home: &Home, environment: &[(&str, &str)]) -> WebDriverResult<Self> {
        let mut command = Command::new("WebKitWebDriver");
        command.env("TAURI_WEBVIEW_AUTOMATION", "true").envs(environment.iter().copied());
        let driver = Driver::new(home, &mut command);
        // Without a browser's name: the driver refuses to start anything by another name than its own.
        let mut wanted = Capabilities::new();
        wanted.set("webkitgtk:browserOptions", json!({ "binary": app::program(Size::Quick), "args": [] }))?;
        let page = WebDriver::new(driver.address(), wanted).await?;
        page.execute(watch::SCRIPT, vec![]).await?;
        Ok(Self { person: Person::new(page, Tap::Mouse), driver })
    }

    /// Closes the app as a person does.
    ///
    /// # Errors
    /// If the app does not answer.
    pub async fn close(self) -> WebDriverResult<()> {
        self.person.page.clone().quit().await
    }

    /// Ends the app without a chance to do anything about it.
    ///
    /// # Panics
    /// If it does not end.
    pub async fn kill(self) {
        for process in self.driver.children() {
            signal("KILL", process);
            wait_until("the app is gone", || !runs(process));
        }
        // The session died with the app; there is nothing left to answer.
        self.person.page.clone().quit().await.ok();
    }
}
