//! The app's real window, driven from inside its webview.
use crate::{
    driver::{Driver, runs, signal, wait_until},
    home::Home,
    person::{Person, Tap},
    watch,
};
use serde_json::json;
use std::process::{Command, Stdio};
use thirtyfour::prelude::*;
use xtask::{app, page::Size, place};

/// Where the app looks for the session's message bus.
const BUS: &str = "DBUS_SESSION_BUS_ADDRESS";
/// The address of no bus.
pub const NO_BUS: &str = "disabled:";

/// Without a graphics card the webview compiles how each thing is drawn, seconds for a first table; it keeps that here.
const SHADERS: &str = "target/shaders";

/// An open window of the app.
#[derive(Debug)]
pub struct Window {
    // The driver goes first: nobody then waits for an answer of a page that is gone.
    driver: Driver,
    /// Whoever sits before it.
    pub person: Person,
}

impl Window {
    /// Starts the app in `home`, at a desk that has no message bus: a lock keeps its copies apart.
    ///
    /// # Errors
    /// If the app does not start.
    pub async fn open(home: &Home) -> WebDriverResult<Self> {
        Self::open_at(home, NO_BUS).await
    }

    /// Starts the app in `home`, at a desk with the message bus of this address.
    ///
    /// # Errors
    /// If the app does not start.
    pub async fn open_at(home: &Home, bus: &str) -> WebDriverResult<Self> {
        let mut command = Command::new("WebKitWebDriver");
        command.env("TAURI_WEBVIEW_AUTOMATION", "true").env(BUS, bus);
        command.env("MESA_SHADER_CACHE_DIR", place::root().join(SHADERS));
        let driver = Driver::new(home, &mut command);
        // Without a browser's name: the driver refuses to start anything by another name than its own.
        let mut wanted = Capabilities::new();
        wanted.set("webkitgtk:browserOptions", json!({ "binary": app::program(Size::Quick), "args": [] }))?;
        let page =
            WebDriver::new(driver.address(), wanted).await.inspect_err(|_| eprintln!("{}", home.complaints()))?;
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

/// Starts the app as a person does who forgot that it runs, and waits for this second copy to end.
///
/// # Panics
/// If it does not end well and soon.
pub fn start_again(home: &Home, bus: &str) {
    let mut command = Command::new(app::program(Size::Quick));
    home.lend(&mut command);
    let mut second =
        command.env(BUS, bus).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the app was built");
    let number = second.id();
    wait_until("the second copy leaves", || !runs(number));
    assert!(second.wait().expect("it ended").success());
}
