//! Takes the pictures in `docs/shots`: one walk through the game, seen on every device, light and dark.
use Step::{Play, See, Take, Tap};
use base64::{Engine, engine::general_purpose::STANDARD};
use e2e::{
    browser::{Browser, Device, serve},
    home::Home,
    person::Person,
    rack::rebuilt,
    save::VS_TILES,
};
use serde_json::json;
use std::{fs, path::Path};
use thirtyfour::prelude::*;
use xtask::place;

/// What is done to come from one picture to the next.
enum Step {
    /// Wait until this is to be seen.
    See(&'static str),
    /// Tap this.
    Tap(&'static str),
    /// Play the round to its end.
    Play,
    /// Take pictures on these devices, to be called so.
    Take(&'static str, &'static [(Device, &'static str)]),
}

const PHONE: &[(Device, &str)] = &[(Device::Phone, "phone")];
const ALL: &[(Device, &str)] = &[
    (Device::Phone, "phone"),
    (Device::PhoneOnItsSide, "landscape"),
    (Device::Tablet, "tablet"),
    (Device::Desk, "desktop"),
];

/// One walk through the game, from a page that was never opened before.
const WALK: &[Step] = &[
    See("[data-screen=home]"),
    Tap("#options-rummy100"),
    See("[data-screen=new-table]"),
    Take("new-table", PHONE),
    Tap("#deal"),
    Tap("[data-phase=draw] #bar-main"),
    Tap("[data-phase=play] #hand [data-card]:last-child"),
    Take("table", ALL),
    Play,
    See("#proof[data-proof=fits]"),
    Take("round-end", ALL),
    Tap("#leave"),
    See("#continue-computer-rummy100"),
    Take("home", ALL),
    Tap("#settings"),
    See("[data-screen=settings]"),
    Take("settings", PHONE),
    Tap("button#back"),
    Tap("#options-rummy500"),
    See("[data-screen=new-table]"),
    Tap("#seats-choice [data-choice='7']"),
    Take("options", PHONE),
    Tap("#deal"),
    Tap("[data-my-turn=true][data-phase=draw] #stock"),
    Tap("[data-phase=play] #hand [data-card]:last-child"),
    Tap("[data-phase=play] #bar-main"),
    Tap("[data-my-turn=true][data-phase=draw] #discard"),
    See("#fan"),
    Take("seven", ALL),
    Tap("#leave"),
    Tap("#options-rummy100"),
    Tap("#mode-same-device"),
    Tap("#deal"),
    See("[data-screen=curtain]"),
    Take("curtain", PHONE),
];

/// A round of tiles under way, and a tile of the rack that is chosen.
const TILES: &[Step] = &[
    Tap("#continue-computer-tiles"),
    See("[data-my-turn=true][data-screen=table]"),
    Tap("#hand [data-card=r9]"),
    Take("tiles", ALL),
];

/// What seat 1 has put on that table, and what seat 0 has.
const THEIRS: &[&str] = &["k2 k3 k4 k5 k6", "r7 b7 o7", "b10 b11 b12 b13", "r1 b1 k1", "o2 o3 o4"];
const MINE: &[&str] = &["o8 o9 o10 o11", "r6 r7 r8", "b3 r3 k3", "k9 k10 *", "r13 o13 k13"];

#[tokio::main]
async fn main() -> WebDriverResult<()> {
    let folder = place::root().join("docs/shots");
    fs::create_dir_all(&folder)?;
    let address = serve();
    let browser = Browser::open(&Home::new("shots"), Device::Desk, &address).await?;
    let result = everything(&browser, &address, &folder).await;
    browser.close().await?;
    result
}

async fn everything(browser: &Browser, address: &str, folder: &Path) -> WebDriverResult<()> {
    walk(browser, WALK, folder).await?;
    let page = &browser.person.page;
    // A page of the same origin that runs nothing keeps no table over this one.
    page.goto(&format!("{address}none")).await?;
    let table = rebuilt("k7 k8 r9 b5 b9 o12 r2 b8", THEIRS, MINE);
    page.execute("localStorage.setItem(...arguments)", vec![VS_TILES.into(), table.into()]).await?;
    page.goto(address).await?;
    walk(browser, TILES, folder).await
}

async fn walk(browser: &Browser, steps: &[Step], folder: &Path) -> WebDriverResult<()> {
    let person = &browser.person;
    for step in steps {
        match step {
            See(css) => drop(person.see(css).await?),
            Tap(css) => person.tap(css).await?,
            Play => drop(person.play_the_round().await?),
            Take(screen, devices) => take(browser, folder, screen, devices).await?,
        }
    }
    Ok(())
}

async fn take(browser: &Browser, folder: &Path, screen: &str, devices: &[(Device, &str)]) -> WebDriverResult<()> {
    for (device, name) in devices {
        browser.resize(*device).await?;
        for theme in ["light", "dark"] {
            browser.theme(theme).await?;
            let file = folder.join(format!("{screen}-{name}-{theme}.webp"));
            fs::write(&file, picture(&browser.person).await?)?;
            println!("      {}", file.display());
        }
    }
    browser.resize(Device::Desk).await
}

/// A picture of the page at rest: what moves has arrived.
async fn picture(person: &Person) -> WebDriverResult<Vec<u8>> {
    let rest =
        "document.getAnimations().filter(a => a.effect.getComputedTiming().iterations === 1).forEach(a => a.finish())";
    person.drawn().await?;
    person.page.execute(rest, vec![]).await?;
    person.drawn().await?;
    let form = json!({ "format": "webp", "quality": 88 });
    let taken = person.page.cdp().send_raw("Page.captureScreenshot", form).await?;
    let text = taken["data"].as_str().expect("the browser gives a picture");
    Ok(STANDARD.decode(text).expect("the picture is in base64"))
}
