//! Films the moves of a turn on every device, light and dark, and joins each film to a strip in `target/strips`.
use e2e::{
    browser::{Browser, Device, serve},
    film,
    home::Home,
    save,
};
use std::fs;
use thirtyfour::prelude::*;
use xtask::place;

/// A hand that holds a run and a card that lengthens it.
const HAND: &str = "5h 6h 7h 8h 2c 9d Kd Ks 3s Jc";

const TABLE: &str = "[data-screen=table]";

/// What is filmed: its name, what is tapped before, and what is tapped then, or nothing where the computer moves.
const TAKES: [(&str, &[&str], Option<&str>); 6] = [
    ("deal", &[], Some("#new-rummy100")),
    ("draw", &[], Some("#stock")),
    ("meld", &["[data-card='5h']", "[data-card='6h']", "[data-card='7h']"], Some("#bar-main")),
    ("lay-off", &["[data-card='8h']"], Some("[data-meld].is-lit")),
    ("discard", &["[data-card='Kd']"], Some("#bar-main")),
    ("computer", &[], None),
];

/// Devices, with the width of a picture in the strip.
const DEVICES: [(Device, &str, u32); 3] =
    [(Device::Phone, "phone", 280), (Device::PhoneOnItsSide, "landscape", 470), (Device::Desk, "desktop", 560)];

/// What was filmed, and its pictures.
type Film = (&'static str, Vec<String>);

#[tokio::main]
async fn main() -> WebDriverResult<()> {
    let folder = place::target().join("strips");
    fs::create_dir_all(&folder)?;
    let address = serve();
    let browser = Browser::open(&Home::new("strips"), Device::Desk, &address).await?;
    film::load(&browser).await?;
    for (device, on, width) in DEVICES {
        for theme in ["light", "dark"] {
            browser.theme(theme).await?;
            // Joined only when all are taken, for that is done on another page.
            for (name, pictures) in shoot(&browser, device, &address).await? {
                let file = folder.join(format!("{name}-{on}-{theme}.webp"));
                fs::write(&file, film::join(&browser, &pictures, width).await?)?;
                println!("      {}", file.display());
            }
        }
    }
    browser.close().await
}

/// All the films, one after the other as in a turn.
async fn shoot(browser: &Browser, device: Device, address: &str) -> WebDriverResult<Vec<Film>> {
    let mut films = Vec::new();
    for (name, before, then) in TAKES {
        match name {
            "deal" => open(browser, device, address, None).await?,
            "draw" => open(browser, device, address, Some(&save::table(10, false))).await?,
            "meld" => open(browser, device, address, Some(&save::to_play(HAND))).await?,
            // The others go on where the last one ended.
            _ => film::rest(browser, TABLE).await?,
        }
        for css in before {
            browser.person.tap(css).await?;
        }
        film::rest(browser, "main").await?;
        films.push((name, film::take(browser, then).await?));
    }
    Ok(films)
}

/// Opens the page with this table kept, and goes on with it.
async fn open(browser: &Browser, device: Device, address: &str, table: Option<&str>) -> WebDriverResult<()> {
    let page = &browser.person.page;
    // A page of the same origin that runs nothing: the last table is not kept over this one.
    page.goto(&format!("{address}none")).await?;
    let keep = "localStorage.clear(); if (arguments[1]) localStorage.setItem(...arguments)";
    page.execute(keep, vec![save::VS.into(), table.into()]).await?;
    page.goto(address).await?;
    // The driver sizes each new page as the first.
    browser.resize(device).await?;
    film::rest(browser, "[data-screen=home]").await?;
    if table.is_some() {
        browser.person.tap("#continue-computer-rummy100").await?;
        film::rest(browser, TABLE).await?;
    }
    Ok(())
}
